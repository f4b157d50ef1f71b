"""Live tables: rooms, referees, who looks on, who sits where, what is agreed."""
