"""The contract all games keep.

Read in this order: `state` (a position), `decision` and `chance` (what it waits for), `agenda` (what is still to happen), `score`, `game`
and `setup`, `match` and `saving` (a game being played). Small things below them: `value`, `message` and `words` (what can be said),
`errors`, `ledger` (the rules), `registry` (which games there are).
"""
