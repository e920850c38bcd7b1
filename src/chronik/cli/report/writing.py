"""Where a page goes."""

from pathlib import Path

from chronik.rulebook.errors import OptionError, reason, shown


def check_file(out: Path) -> None:
    """Whether a page can be written there is found out before minutes of work."""
    try:
        is_new = not out.exists()
        out.open("a", encoding="utf-8").close()
        if is_new:
            out.unlink()  # nothing is left behind if it comes to nothing
    except (OSError, ValueError) as error:
        raise OptionError(f"out: {shown(out)}: {reason(error)}") from None


def write(out: Path, told: str) -> None:
    try:
        out.write_text(told, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise OptionError(f"out: {shown(out)}: {reason(error)}") from None
