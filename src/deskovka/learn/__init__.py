"""Opponents that have learned: self-play, training, gate and export, for any game of the registry.

python -m deskovka.learn rebirth --seats 2 --run runs/rebirth-2 --minutes 10

Playing with a network needs nothing but this package; training needs numpy and torch.
"""
