"""What exactly stands in the way of a move; each has its sentence `why-…` in the Fluent files.

`at` is a region card, goods by kind are rows of six numbers; `thing` and the like are words that sentences know.
"""
