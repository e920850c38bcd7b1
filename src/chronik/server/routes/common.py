"""What all paths share: who asks, in which language, for which service."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.params import Parameter

from chronik.server import tokens, words
from chronik.server.refusal import Refusal
from chronik.server.service import Service
from chronik.server.table import Table

Asked = Request[Any, Any, Any]
Number = Annotated[int, Parameter(le=999_999_999)]  # of a path
JSON = "application/json"
BEARER = "bearer"
HOUSEHOLDS = 1024  # kept in mind


def service_of(request: Asked) -> Service:
    found: Service = request.app.state.service
    return found


def lang_of(request: Asked) -> str:
    return words.language(request.query_params.get("lang"), request.headers.get("accept-language"))


def address_of(request: Any) -> str:
    return household(request.client.host) if request.client else ""


@lru_cache(HOUSEHOLDS)
def household(host: str) -> str:
    """With IPv6 everybody has more addresses than can be counted, alike in their first half."""
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


def limit(request: Asked, kind: str) -> None:
    service_of(request).limits.check(kind, address_of(request))


async def table_of(request: Asked, name: str, kind: str = "asked") -> Table:
    limit(request, kind)
    return await service_of(request).house.table(name)


def seat_of(request: Asked, table: Table) -> int:
    """The seat whose key was sent along; without one, nobody's."""
    seat = reader_of(request, table)
    if seat is None:
        raise Refusal("not-your-seat")
    return seat


def reader_of(request: Asked, table: Table) -> int | None:
    """The same; without a key, a spectator. A wrong key is no spectator's."""
    header = request.headers.get("authorization", "")
    if not header:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != BEARER:
        raise Refusal("not-your-seat")
    return seat_by(token.strip(), table)


def seat_by(token: str, table: Table) -> int:
    seat = tokens.seat_of(token, [seat.token_hash for seat in table.seats])
    if seat is None:
        raise Refusal("not-your-seat")
    return seat


def answer(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response[bytes]:
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return Response(body, status_code=status, media_type=JSON, headers=headers)


def whole(text: str | None) -> int | None:
    """A number of a query string."""
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9:
        raise Refusal("malformed", detail="a whole number")
    return int(text)
