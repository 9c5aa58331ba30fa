"""Draws the picture of the README: a position in the middle of a match between bots, as the terminal shows it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

import tischlein
from tischlein.bots import GreedyBot, ask
from tischlein.cli.boards import Look, draw
from tischlein.cli.language import Voice

PAPER = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="8" fill="#1b1a17"/>
<g transform="translate(14, 14)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g>
</svg>
"""


def interesting(match: tischlein.Match) -> bool:
    """The middle of the game, and seat 0 has several fields to choose from."""
    state = match.state
    return state.view(None)["phase"] == 2 and 0 in state.waiting_for and state.options(0)[0][0] == "mark" and len(state.options(0)) > 2


def main() -> None:
    game = tischlein.game("burgundy_dice")
    match = tischlein.Match(game.setup(players=2), seed=3)
    bots = [GreedyBot(seat) for seat in range(2)]
    while not interesting(match):
        seat = match.state.waiting_for[0]
        match.play(seat, ask(bots[seat], match.state, seat))
    voice, decision = Voice("en", ["Ottilie", "Konrad"]), match.state.decision(0)
    console = Console(record=True, width=118, force_terminal=True, color_system="truecolor", file=StringIO())
    look = Look(
        match.state.view(0),
        game.material(match.setup),
        voice,
        118,
        focus=0,
        options=decision.options,
        others=True,
        colour=True,
        unicode=True,
    )
    console.print(draw(look))
    console.print(Text("\n" + voice.say(decision.prompt), "bold"))
    for number, label in enumerate(decision.labels, 1):
        console.print(f"  {number}  {voice.say(label)}", highlight=False)
    Path(__file__).with_name("burgundy_dice.svg").write_text(console.export_svg(code_format=PAPER, unique_id="board"), encoding="utf-8")


if __name__ == "__main__":
    main()
