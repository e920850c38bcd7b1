"""Which rules of the ledger have a test. `python tests/ledger.py` prints the table."""

import re
import sys
import tomllib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
COUNTED = ("V", "VS", "VI", "VP", "VM", "MV", "TR")  # the games whose every rule and example must have a test
MARK = re.compile(r"mark\.rule\(([^)]*)\)")


def prefix(rule: str) -> str:
    return rule.partition("-")[0]


def entries(kind: str) -> list[str]:
    """The ids of all rules, or of all examples."""
    ids = []
    for path in sorted((ROOT / "rules").glob("*.toml")):
        ids += [entry["id"] for entry in tomllib.loads(path.read_text("utf-8")).get(kind, [])]
    return ids


def tested() -> set[str]:
    """The ids that tests carry."""
    marks = (
        mark for path in (ROOT / "tests").glob("**/test_*.py") for mark in MARK.findall(path.read_text())
    )
    return {rule for mark in marks for rule in re.findall(r'"([^"]+)"', mark)}


def untested() -> list[str]:
    done = tested()
    wanted = entries("rule") + entries("example")
    return [rule for rule in wanted if prefix(rule) in COUNTED and rule not in done]


def report() -> str:
    """Tested and all, for each game; examples do not count here."""
    done, rules = tested(), entries("rule")
    total = Counter(prefix(rule) for rule in rules)
    covered = Counter(prefix(rule) for rule in rules if rule in done)
    return "ledger: " + "  ".join(f"{covered[game]}/{total[game]} {game}" for game in total)


if __name__ == "__main__":
    strangers = sorted(tested() - set(entries("rule") + entries("example") + entries("ambiguity")))
    for rule in strangers:
        print(f"not in the ledger: {rule}")
    for rule in untested():
        print(f"no test: {rule}")
    print(report())
    sys.exit(bool(strangers or untested()))
