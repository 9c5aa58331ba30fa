"""An answer that is put together is typed word by word; what is whispered stays with whom it is for."""

from __future__ import annotations

from tests.cli.conftest import Run
from tests.support.games import EXAMPLE


def test_a_deck_is_typed_word_by_word(run: Run) -> None:
    output = run(
        "play", EXAMPLE, "--pipe", typed="deck mouse\ndeck cat cat mouse dog dog owl\ndeck mouse mouse dog dog owl cheese\n"
    ).output
    assert "Or put an answer together: “deck …”" in output
    assert "mouse (mouse, ≤ 4)" in output
    assert "6 to 6 are needed, not 1" in output
    assert "no more cats than mice" in output
    assert "Do you play an owl first?" in output


def test_what_a_bot_draws_is_not_shown(run: Run) -> None:
    output = run("play", EXAMPLE, "--pipe", "--name", "Anna", "--seed", "5", typed="1\nlog\n").output
    assert "Anna draws from the own deck: cat. [CAM-003]" in output
    assert "Bot draws from the own deck. [CAM-003]" in output
    assert "Bot draws from the own deck:" not in output and "Bot has put together a deck:" not in output
