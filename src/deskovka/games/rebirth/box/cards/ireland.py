"""The map of Ireland, drawn so that a person sees it and a program reads it.

One text line per row r, the first line is row FIRST_ROW. A token starts at text column
6 * q + 3 * r + ORIGIN, so q = (column - 3 * r - ORIGIN) / 6.

F farm, E energy, _ blank, two small letters a settlement, C castle, T tower, ~ water next to
land; an empty place is open sea. Suffixes: + the coastal 1+ mark, ! covered with two players.
"""

from typing import Final

FIRST_ROW: Final = -1
ORIGIN: Final = 3

DRAWING: Final = """\
                                          ~     ~
                                 ~     ~     E!    ~     ~     ~     ~
                              ~     E+    E     T10   E+    E     E!    ~
                           ~     T9    F!    de    F     F!    T13   E     ~
                        ~     _     le    F     de    F     ~     be    E+    ~
         ~     ~     ~     ~     C8    F     T11   _     C7    be    be    ~
      ~     F+    F+    ~     sl!   E     E!    cv    E!    E     T14   ~
   ~     F     cb    cb    T12   sl!   E     F     F     E     dr    _!    ~
      ~     F     C9    _     E     E     F!    at    T1    E!    dr    ~
   ~     F+    ga!   ga!   F     F     T3    at    _     du    C6    ~
      ~     ~     ga!   T8    _     F     F     C5    du    du    du    ~
               ~     ~     en    C10   F!    _     E!    T2    F+!   ~
            ~     E     E+    E     E!    po    E     cw    _     F     ~
         ~     E+    C3    li    li    F     E     C4    F     F+    ~
      ~     ~     ~     _!    T7    F     cl    E     wa!   T4    ~
   ~     E+    T6    co    co    F!    F     E+    wa!   _     ~
~     tr    E     F!    co    co    C1    E     ~     ~     ~
   ~     ~     C2    F+    T5    _     ~     ~
~     _     ba!   F+    ~     ~     ~
   ~     ~     ~     ~
"""

SETTLEMENTS: Final[dict[str, tuple[str, str]]] = {
    "le": ("letterkenny", "Letterkenny"),
    "cv": ("cavan", "Cavan"),
    "en": ("ennis", "Ennis"),
    "po": ("portlaoise", "Portlaoise"),
    "cw": ("carlow", "Carlow"),
    "cl": ("clonmel", "Clonmel"),
    "tr": ("tralee", "Tralee"),
    "ba": ("bantry", "Bantry"),
    "de": ("derry", "Derry"),
    "sl": ("sligo", "Sligo"),
    "cb": ("castlebar", "Castlebar"),
    "dr": ("drogheda", "Drogheda"),
    "at": ("athlone", "Athlone"),
    "li": ("limerick", "Limerick"),
    "wa": ("waterford", "Waterford"),
    "be": ("belfast", "Belfast"),
    "ga": ("galway", "Galway"),
    "du": ("dublin", "Dublin"),
    "co": ("cork", "Cork"),
}

CASTLES: Final[dict[str, tuple[str, str]]] = {
    "C1": ("blarney", "Blarney"),
    "C2": ("ross", "Ross"),
    "C3": ("bunratty", "Bunratty"),
    "C4": ("kilkenny", "Kilkenny"),
    "C5": ("charleville", "Charleville"),
    "C6": ("dublin", "Dublin"),
    "C7": ("gosford", "Gosford"),
    "C8": ("donegal", "Donegal"),
    "C9": ("ashford", "Ashford"),
    "C10": ("portumna", "Portumna"),
}

TOWERS: Final[dict[str, tuple[str, str]]] = {
    "T1": ("tara", "Hill of Tara"),
    "T2": ("glendalough", "Glendalough"),
    "T3": ("clonmacnoise", "Clonmacnoise"),
    "T4": ("ferns", "Ferns"),
    "T5": ("kinneigh", "Kinneigh"),
    "T6": ("rattoo", "Rattoo"),
    "T7": ("dysert", "Dysert"),
    "T8": ("kilmacduagh", "Kilmacduagh"),
    "T9": ("tory", "Tory"),
    "T10": ("grianan", "Grianan"),
    "T11": ("devenish", "Devenish"),
    "T12": ("drumcliff", "Drumcliff"),
    "T13": ("antrim", "Antrim"),
    "T14": ("dromiskin", "Dromiskin"),
}

# The places that decide a tie for first place, in the order they are asked.
TIE_BREAKS: Final = ("C1", "T1")

SOURCE: Final = "S"
SOURCE_NOTE: Final = "Our own layout with the numbers of the rulebook, not the printed board."

# Names the rulebook itself gives; every other name and every position has SOURCE.
NAME_SOURCES: Final[dict[str, str]] = {"C1": "R", "T1": "R"}

# Kinds of space whose number the rulebook gives; every other number has SOURCE.
COUNT_SOURCES: Final[dict[str, str]] = {"tower": "R", "blocked": "R"}
