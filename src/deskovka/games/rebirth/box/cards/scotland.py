"""The map of Scotland, drawn so that a person sees it and a program reads it.

One text line per row r, the first line is row FIRST_ROW. A token starts at text column
6 * q + 3 * r + ORIGIN, so q = (column - 3 * r - ORIGIN) / 6.

F farm, E energy, _ blank, two small letters a settlement, C castle, K cathedral, ~ water next to
land; an empty place is open sea. Suffixes: + a port, ! covered with two players.
"""

from typing import Final

FIRST_ROW: Final = -1
ORIGIN: Final = 6

DRAWING: Final = """\
                                                               ~     ~
                                                            ~     E     ~
                                                         ~     E     ki+!  ~
                                    ~     ~     ~     ~     ~     ~     ~
         ~     ~     ~           ~     F     E!    E     wi    wi+   ~
      ~     F!    st    ~     ~     F!    F     E     C6    _!    ~
   ~     F!    st+   ~     ~     ~     F!    C5    E     ~     ~
~     F     ~     ~     ~     ul+   F     _     E     ~     ~     ~     ~
   ~     F     ~     E!    ~     ul    F     K1    ~     lo!   lo!   E     ~     ~
      ~     ~     po+   E     C4    _     in!   in+!  K2    F     C8    E     E!    ~
               ~     E     F!    F     E     in!   _     F     F     ab    ab    ~
                  ~     ~     F     C3    E     E     C7    _!    K3    ab+   ~
               ~     ~     fo    fo    _!    E!    pi    E     E     E!    ~
            ~     E     K8    F!    F     F     K4    F     C9    du!   ~
               ~     E     ~     F     C10   _     pe    F     du+!  ~
                  ~     ~     ~     E     E!    C2    F     K5    _     ~
         ~     ~     F!    ~     E     gl    gl    F!    ed+   ~     ~     ~
      ~     F     F     ~     E!    ~     gl+   K6    ed    C1    F     be    ~
         ~     ~     ~     ca+   ~     ~     E!    E!    ed    _!    F     be    ~
                        ~     ~     ~     ay+   C11   E     E     C12   F!    ~
                                 ~     ay    _     _     K7    gr    ~     ~
                              ~     _     ~     df!   df!   ~     ~
                                 ~     ~     ~     ~     ~
"""

SETTLEMENTS: Final[dict[str, tuple[str, str]]] = {
    "ki": ("kirkwall", "Kirkwall"),
    "po": ("portree", "Portree"),
    "pi": ("pitlochry", "Pitlochry"),
    "pe": ("perth", "Perth"),
    "ca": ("campbeltown", "Campbeltown"),
    "gr": ("gretna", "Gretna"),
    "wi": ("wick", "Wick"),
    "st": ("stornoway", "Stornoway"),
    "ul": ("ullapool", "Ullapool"),
    "lo": ("lossiemouth", "Lossiemouth"),
    "fo": ("fort_william", "Fort William"),
    "du": ("dundee", "Dundee"),
    "be": ("berwick", "Berwick"),
    "ay": ("ayr", "Ayr"),
    "df": ("dumfries", "Dumfries"),
    "in": ("inverness", "Inverness"),
    "ab": ("aberdeen", "Aberdeen"),
    "gl": ("glasgow", "Glasgow"),
    "ed": ("edinburgh", "Edinburgh"),
}

CASTLES: Final[dict[str, tuple[str, str]]] = {
    "C1": ("edinburgh", "Edinburgh"),
    "C2": ("stirling", "Stirling"),
    "C3": ("invergarry", "Invergarry"),
    "C4": ("eilean_donan", "Eilean Donan"),
    "C5": ("dunrobin", "Dunrobin"),
    "C6": ("sinclair", "Sinclair"),
    "C7": ("balmoral", "Balmoral"),
    "C8": ("fyvie", "Fyvie"),
    "C9": ("glamis", "Glamis"),
    "C10": ("inveraray", "Inveraray"),
    "C11": ("culzean", "Culzean"),
    "C12": ("hermitage", "Hermitage"),
}

CATHEDRALS: Final[dict[str, tuple[str, str]]] = {
    "K1": ("dornoch", "Dornoch"),
    "K2": ("elgin", "Elgin"),
    "K3": ("aberdeen", "Aberdeen"),
    "K4": ("dunkeld", "Dunkeld"),
    "K5": ("st_andrews", "St Andrews"),
    "K6": ("glasgow", "Glasgow"),
    "K7": ("whithorn", "Whithorn"),
    "K8": ("iona", "Iona"),
}

# The places that decide a tie for first place, in the order they are asked.
TIE_BREAKS: Final = ("C1", "C2")

SOURCE: Final = "S"
SOURCE_NOTE: Final = "Our own layout with the numbers of the rulebook, not the printed board."

# Names the rulebook itself gives; every other name and every position has SOURCE.
NAME_SOURCES: Final[dict[str, str]] = {"C1": "R", "C2": "R", "C3": "R"}

# Kinds of space whose number the rulebook gives; every other number has SOURCE.
COUNT_SOURCES: Final[dict[str, str]] = {"cathedral": "R", "blocked": "R"}
