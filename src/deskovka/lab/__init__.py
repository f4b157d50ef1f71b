"""The laboratory: many games between bots, and what they tell. It knows no game.

The same seed makes the same tables on every machine and for any number of processes, as long as the bots think for
a number of simulations and not for seconds.
"""
