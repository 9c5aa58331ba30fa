"""Every rule of every ledger has a test that would see it broken, or says why it cannot have one."""

from __future__ import annotations

from pathlib import Path

import pytest

import tischlein
from tischlein.cli.coverage import covered_ids

COVERED = covered_ids(Path(__file__).parent)


@pytest.mark.parametrize("id", tischlein.games())
def test_every_rule_is_tested_or_says_why_not(id: str) -> None:
    open_rules = [rule.id for rule in tischlein.game(id).rules if rule.id not in COVERED and not rule.untestable]
    assert open_rules == []


@pytest.mark.parametrize("id", tischlein.games())
def test_untestable_rules_have_no_test(id: str) -> None:
    assert [rule.id for rule in tischlein.game(id).rules if rule.untestable and rule.id in COVERED] == []


def test_tests_name_only_rules_that_exist() -> None:
    known = {rule.id for id in tischlein.games() for rule in tischlein.game(id).rules}
    assert set(COVERED) <= known
