"""Every rule and every example of the ledger that counts has a test."""

import ledger


def test_every_rule_has_a_test() -> None:
    assert ledger.untested() == []


def test_tests_name_only_rules_of_the_ledger() -> None:
    known = ledger.entries("rule") + ledger.entries("example") + ledger.entries("ambiguity")
    assert ledger.tested() <= set(known)


def test_ids_are_unique() -> None:
    ids = ledger.entries("rule") + ledger.entries("example") + ledger.entries("ambiguity")
    assert len(ids) == len(set(ids))
