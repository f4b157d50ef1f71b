"""One file per part of the rulebook."""
