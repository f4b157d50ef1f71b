"""Archives: what finished games showed, kept when they ended; they are read without the rules (docs/adr/0013)."""

from deskovka.archive.form import BadArchive, pack, unpack
from deskovka.archive.making import Eyes, all_eyes, archive_of
from deskovka.archive.reading import LAST, last_moment, read

__all__ = ["LAST", "BadArchive", "Eyes", "all_eyes", "archive_of", "last_moment", "pack", "read", "unpack"]
