"""Rows of numbers without compiled code."""
