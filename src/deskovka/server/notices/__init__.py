"""Notices: telling people whose page is closed what happens at their tables."""
