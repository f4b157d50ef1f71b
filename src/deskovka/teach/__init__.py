"""The teacher: what a finished game tells about play and luck. It knows no game."""
