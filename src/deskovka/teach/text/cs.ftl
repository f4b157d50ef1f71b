# Proč rozbor není

no-analysis-unfinished = Hra neskončila a rozebírají se jen dohrané hry.
no-analysis-alone = Hra jednoho hráče se nerozebírá: šance na výhru se srovnávají mezi místy.

# Jak se rozhodnutí jmenuje

verdict-blunder = hrubka
verdict-mistake = chyba
verdict-inaccuracy = nepřesnost
verdict-unsure = v mezích nejistoty
verdict-fine = bez znatelné ztráty

# Nejdražší rozhodnutí

decision = { $number }. tah, { $who }: { $verdict }, stojí { $loss } ± { $half } { $loss ->
    [one] bod
    [few] body
   *[other] bodů
} šance.
decision-played = Zahráno: { $move } ({ $chance })
decision-best = Rozbor dává přednost: { $move } ({ $chance })

# Proč: konečné body podle zdroje s lepší odpovědí místo zahrané

why = Lepší tah přináší v průměru: { $differences }.
why-more = { $who } o { $points } bodu víc ({ $source })
why-less = { $who } o { $points } bodu méně ({ $source })

# Hráči

player = hráč
accuracy = přesnost
accuracy-parts = začátek / střed / konec
blunders = hrubky
mistakes = chyby
inaccuracies = nepřesnosti
unsure = v mezích nejistoty
too-few = málo rozhodnutí

# Kudy vedla cesta

account = Kudy vedla cesta
account-start = začátek hry
account-luck = štěstí
account-own = vlastní chyby
account-others = chyby ostatních
account-gains = tahy lepší než rychlého hráče
account-remainder = zbytek
account-result = výsledek
account-without = bez štěstí

# Štěstí

luck = Štěstí
luck-deal = Rozdání: { $who } { $luck } { $count ->
    [one] bod
    [few] body
   *[other] bodů
} šance.
luck-draw = { $number }. tah ({ $actor }): { $who } { $luck } { $count ->
    [one] bod
    [few] body
   *[other] bodů
} šance.

# Celek

title = Rozbor: { $game }
costliest = Nejdražší rozhodnutí
nothing-costly = Žádné rozhodnutí nestojí jistě 5 bodů šance nebo víc.
honesty = Šance jsou odhady: pro každé rozhodnutí { $worlds } představených světů podle toho, co hráč mohl vědět, a dál v nich táhne rychlý hráč; ± je 95% interval. Štěstí srovnává každou událost s { $redraws } jinými, které mohly přijít. Štěstí a chyby jsou odhady, se zbytkem dávají přesný součet; zbytek je to, co vyšlo najevo o skrytých věcech, a co odhadům unikne.

# Stránka s rozborem

report-chances = Šance na výhru
report-chart = Šance na výhru všech hráčů po každé z { $answers } odpovědí; stejná čísla jsou u nejdražších rozhodnutí.
report-best = rozbor dává přednost
report-played = zahráno
report-other = další možnost
report-board = Stůl před rozhodnutím, jak ho viděl ten, kdo byl na tahu

# What a puzzle is about: a source of points, or this

theme-end = konec hry

# Trenér: jaký tah je teď dobrý

kind-own = Nejvíc teď rozhoduje: { $sources }.
kind-keep = Po slabším tahu má víc bodů { $who } ({ $source }).
kind-none = Žádný zdroj bodů sám nerozhoduje, jde o celkové postavení.
