# Nastavení a popisky

players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
tournament = turnaj
seat = { $number }. místo
order = { $number ->
    [1] začíná
    [2] druhý na tahu
    [3] třetí na tahu
   *[other] { $number }. na tahu
}

# Stránka

language = Jazyk
language-cs = Česky
language-en = English
made-of = { $games ->
    [one] { $games } hra botů
    [few] { $games } hry botů
   *[other] { $games } her botů
} · Deskovka { $version }
contents = Nastavení
overview = Všechna nastavení vedle sebe
comparison = Srovnání se studií „{ $title }“
settings-line = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}; boti: { $bots }; semínko { $seed }
options-line = Volby: { $options }.

# Grafy

first-player = Výhry začínajícího hráče
fair-line = Čárkovaná čára je spravedlivý podíl.
by-order = Výhry podle pořadí na tahu
by-seat = Výhry podle místa u stolu
topic-note = Jak často vyhrávají místa, která to měla, od nejlepšího k nejhoršímu; malá čísla říkají, kolika ze všech míst se to týká.
trait-line = Čárkovaná čára říká, kolik vyhrávají místa stejného druhu ({ $trait }).
topic-left-out = { $count ->
    [one] Jedna věc uprostřed, nebo příliš vzácná pro úsudek, je jen v tabulce.
    [few] { $count } věci uprostřed, nebo příliš vzácné pro úsudek, jsou jen v tabulce.
   *[other] { $count } věcí uprostřed, nebo příliš vzácných pro úsudek, je jen v tabulce.
}
sources = Body podle zdroje
events = Co se dělo
two-note = Průměr na jedno místo, s 95% intervaly.
winners = vítězové
others = ostatní
length-decisions = Délka v rozhodnutích
length-turns = Délka v tazích
length-says = Průměr { $mean }; polovina her má { $low } až { $high }, všechny { $min } až { $max }.
length-column = { $low } až { $high }
points-by-setting = Body
points-note = Průměr všech míst, s 95% intervaly.
ladder = Hodnocení botů
ladder-note = Hodnocení Plackett–Luce s 95% intervaly, nejsilnější je první.
ladder-wins = Výhry botů
cross = Kdo končí před kým
cross-note = Jak často končí bot z řádku před botem ze sloupce; stejné umístění se počítá napůl.
differences-note = Plné tečky: tato studie. Prázdné: druhá. Tučně: 95% interval rozdílu neobsahuje nulu.
no-common = Obě studie nemají žádné společné nastavení.

# Sloupce

all-things = Všechno v tabulce
column-what = Co
column-setting = Nastavení
column-wins = Výhry
column-mean = Průměr
column-rating = Hodnocení
column-difference = Rozdíl
column-seats = Míst
column-times = Kolikrát
column-share = { $share } míst
column-interval = { $low } až { $high }
column-two = { $one } / { $other }

# Na konci

reading = Jak to číst
reading-wins = Sdílená výhra se počítá rovným dílem. Intervaly jsou Wilsonovy, 95%; místa jedné hry bereme jako nezávislá, takže si jsou intervaly jisté o trochu víc, než smějí.
reading-many = Z dvaceti intervalů jeden náhodou mine pravdu: čím víc věcí srovnáváme, tím víc jich vyčnívá pro nic.
reading-bots = Boti nejsou lidé: co vyhrává jim, nemusí vyhrávat u vašeho stolu. A kdo měl některou kartu, mohl ji mít proto, že už se mu dařilo.
stand-in = ° označuje, co nepotvrzuje žádný zdroj.
cut = { $count ->
    [one] { $count } hra neskončila ani po { $longest } rozhodnutích a byla uťata: nikdo ji nevyhrál, body a pořadí platí, jak právě stály.
    [few] { $count } hry neskončily ani po { $longest } rozhodnutích a byly uťaty: nikdo je nevyhrál, body a pořadí platí, jak právě stály.
   *[other] { $count } her neskončilo ani po { $longest } rozhodnutích a bylo uťato: nikdo je nevyhrál, body a pořadí platí, jak právě stály.
}
problems = { $count ->
    [one] Jednou bot udělal chybu a byl za něj zahrán dovolený tah.
   *[other] { $count }krát bot udělal chybu a byl za něj zahrán dovolený tah.
}
made-with = Z čeho to vzniklo
made-games = { $game }: verze { $version }, obsah { $content }
made-commit = Commit { $commit }
made-digest = Otisk všech her: { $digest }
made-python = Python { $python }, polars { $polars }, { $compiled ->
    [yes] přeloženo
   *[no] interpretováno
}
made-study = Studie { $name } ({ $hash })
