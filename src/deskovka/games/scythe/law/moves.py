"""What a player can say. Yes and No come from the core."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.step import Move


@dataclass
class Section(Move):
    """My action pawn goes to this section; 4 is the Factory card."""

    section: int


@dataclass
class Top(Move):
    """I take the top action, with this of its two benefits."""

    choice: int


@dataclass
class Less(Move):
    """I take the top action, with this of its two benefits, and say how much of it I take."""

    choice: int


@dataclass
class Bottom(Move):
    """I take the bottom action, without its coins (0), with them (1), or I say how many I take (2)."""

    coins: int


@dataclass
class Skip(Move):
    """I leave this out."""


@dataclass
class Unit(Move):
    """I move this unit: a character, mech or worker at this place."""

    kind: int
    place: int


@dataclass
class Load(Move):
    """The unit takes one of this along."""

    good: int


@dataclass
class LoadWalker(Move):
    """The mech takes a worker along who has walked in this action."""


@dataclass
class Unload(Move):
    """The unit puts one of this down."""

    good: int


@dataclass
class UnloadWalker(Move):
    """The mech puts a worker down who has walked in this action."""


@dataclass
class Go(Move):
    """The unit goes there."""

    place: int


@dataclass
class Place(Move):
    """This place."""

    place: int


@dataclass
class Good(Move):
    """This resource."""

    good: int


@dataclass
class Number(Move):
    """A number, as an answer."""

    number: int


@dataclass
class Cube(Move):
    """The technology cube of this benefit."""

    cube: int


@dataclass
class Square(Move):
    """It covers a square of this bottom action."""

    bottom: int


@dataclass
class Ability(Move):
    """The mech that unlocks this ability of my faction."""

    number: int


@dataclass
class Structure(Move):
    """This structure."""

    structure: int


@dataclass
class Recruit(Move):
    """The recruit of this bottom action."""

    bottom: int


@dataclass
class Bonus(Move):
    """This one-time bonus."""

    number: int


@dataclass
class Share(Move):
    """This one-time bonus, and I say how much of it I take."""

    number: int


@dataclass
class Option(Move):
    """This option of the encounter, with all it brings."""

    number: int


@dataclass
class Part(Move):
    """This option of the encounter, and I say how much of each gain I take."""

    number: int


@dataclass
class Take(Move):
    """I take this Factory card."""

    card: int


@dataclass
class Card(Move):
    """I spend a combat card of this value."""

    value: int


@dataclass
class Fight(Move):
    """I put power on the dial, and combat cards of each value behind it."""

    power: int
    twos: int
    threes: int
    fours: int
    fives: int


@dataclass
class Reveal(Move):
    """I have fulfilled this objective."""

    objective: int


@dataclass
class Gift(Move):
    """I give this player coins."""

    seat: int
    coins: int


@dataclass
class Wish(Move):
    """From now on I take the ongoing bonus of this bottom action (1), or leave it (0)."""

    bottom: int
    take: int


@dataclass
class Done(Move):
    """Nothing more."""
