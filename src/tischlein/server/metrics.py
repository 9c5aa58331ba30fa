"""Figures for Prometheus, at `/metrics`."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, generate_latest

TABLES = Gauge("tischlein_tables", "Tables in memory")
CLIENTS = Gauge("tischlein_clients", "Connected browsers and programs")
ENTRIES = Counter("tischlein_log_entries", "Entries written to logs: decisions, chance, undo")
GAMES = Counter("tischlein_games_finished", "Games played to their end", ["game"])
REFUSALS = Counter("tischlein_refusals", "Messages that were answered with a refusal")
FALLBACKS = Counter("tischlein_bot_fallbacks", "Moves that were drawn by lot because a bot failed or was too slow", ["bot"])
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
MOVE_SECONDS = Histogram("tischlein_move_seconds", "From a move's arrival until it was stored", buckets=BUCKETS)
BOT_SECONDS = Histogram("tischlein_bot_seconds", "How long bots thought", ["bot"], buckets=BUCKETS)


def text() -> bytes:
    return generate_latest()
