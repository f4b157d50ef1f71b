"""The rules of the game: nothing else changes the table."""
