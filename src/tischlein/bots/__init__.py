"""Honest opponents: they know a game only through the contract, and of a position only what their seat may know."""

from __future__ import annotations

from tischlein.bots.bot import Bot, ask
from tischlein.bots.greedy import GreedyBot
from tischlein.bots.random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots by name, weakest first."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "ask"]
