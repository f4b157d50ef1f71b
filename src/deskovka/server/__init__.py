"""The web table. It knows no particular game.

Programs stand here: `serve` runs `app`; `thinker` (bots) and `historian` (replays, records, packs) run beside it
in processes of their own. The rooms below know each other in one direction only: base, messages, storage,
processes, tables, web, sockets.
"""
