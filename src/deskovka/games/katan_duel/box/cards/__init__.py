"""The cards of the box, set by set."""
