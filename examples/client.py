"""A bot from outside: sits down at a table of Village against two bots of the house and plays at random.

pip install httpx websockets
python examples/client.py http://localhost:8765
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect


def main(server: str) -> None:
    seats = [{"kind": "human", "name": "Visitor"}, {"kind": "bot", "level": "master"}, {"kind": "bot"}]
    made = (
        httpx.post(f"{server}/api/tables", json={"game": "village", "seats": seats}).raise_for_status().json()
    )
    print(f"watch: {server}{made['watch']}")
    me = made["seats"][0]
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{made['table']}/live") as live:
        live.send(json.dumps({"token": me["token"], "since": None}))
        for text in live:
            heard = json.loads(text)
            if "error" in heard:
                print(heard["message"])
            elif heard.get("over"):
                print("scores:", heard["scores"])
                return
            elif heard.get("moves"):
                move = random.choice(heard["moves"])
                print(heard["seq"], move["text"])
                live.send(json.dumps({"id": heard["seq"], "seq": heard["seq"], "move": move["notation"]}))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8765")
