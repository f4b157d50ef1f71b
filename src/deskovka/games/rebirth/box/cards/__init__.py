"""Component data of Rebirth: maps, tiles, missions and tower bonuses, each with its source."""
