"""What is kept: the database, its rows as values, backups, and packs in the host's folder."""
