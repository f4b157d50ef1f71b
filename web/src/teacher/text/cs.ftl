# Rozbor dohrané hry

an-title = Rozbor
an-none = Rozbor ukáže, kde se hra rozhodla: šance na výhru po každém tahu, nejdražší rozhodnutí a štěstí.
an-start = Rozebrat hru
an-start-note = Počítá se, když se nehraje; u delší hry to trvá i několik minut. Stránku můžeš zavřít, výsledek tu zůstane.
an-read-only = Rozbor může spustit jen ten, kdo u stolu seděl.
an-waiting = { $ahead ->
    [0] Rozbor začne, až bude volno
    [one] Před tímto rozborem čeká { $ahead } jiný
    [few] Před tímto rozborem čekají { $ahead } jiné
   *[other] Před tímto rozborem čeká { $ahead } jiných
}
an-stage-calibrate = Zjišťuje se, co znamená náskok
an-stage-quick = Rychlý průchod
an-stage-refine = Zpřesňuje se
an-stage-explain = Hledá se vysvětlení
an-progress = { $done } z { $total }
an-left = asi { $time }
an-quick-done = Rychlý průchod je hotový.
an-failed = Rozbor se nepodařil dokončit. Co je hotové, zůstává.
an-again = Zkusit znovu
an-loading = Načítá se rozbor…

# Graf

an-chances = Šance na výhru
an-interval = nejistota 95 %
an-luck-mark = velké štěstí či smůla
an-chart-said = Šance na výhru po každé odpovědi. { $who }: na začátku { $start } %, nejméně { $low } %, nejvíc { $high } %, na konci { $end } %.
an-as-table = Ukázat jako tabulku
an-answer = tah
an-chart-keys = Tah rozboru

# Hráči

an-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
an-accuracy = přesnost
an-few = málo rozhodnutí
an-good-luck = štěstí
an-bad-luck = smůla
an-without = bez štěstí
an-points-of-chance = body šance
an-account = Kudy vedla cesta: { $who }
an-account-start = začátek hry
an-account-luck = štěstí
an-account-own = vlastní chyby
an-account-others = chyby ostatních
an-account-gains = tahy lepší než rychlého hráče
an-account-remainder = zbytek
an-account-result = výsledek
an-parts = Přesnost v částech hry
an-part-0 = začátek
an-part-1 = střed
an-part-2 = konec
an-without-said = Kdyby náhoda byla průměrná, byl by výsledek { $who } asi { $share } %. Štěstí a chyby jsou odhady; součet se skutečným výsledkem vždy souhlasí.

# Rozhodnutí

an-costliest = Nejdražší rozhodnutí
an-everybody = všichni
an-nobody-costly = Žádné rozhodnutí nestálo jistě 5 bodů šance nebo víc.
an-decisions = { $count ->
    [one] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
} · { $fine } bez znatelné ztráty
an-number = { $number }. tah
an-cost = { $loss ->
    [one] Stálo { $loss } bod šance
    [few] Stálo { $loss } body šance
   *[other] Stálo { $loss } bodů šance
}
an-no-cost = Bez znatelné ztráty
an-verdict-blunder = hrubka
an-verdict-mistake = chyba
an-verdict-inaccuracy = nepřesnost
an-verdict-unsure = v mezích nejistoty
an-verdict-fine = v pořádku
an-best = rozbor dává přednost
an-played = zahráno
an-better = lepší než zahrané
an-worse = horší než zahrané
an-both = zahráno, a nic nebylo lepší
an-why = Co by lepší tah přinesl v průměru navíc
an-why-half = Průměry jsou přesné asi na ± { $half } bodu.
an-why-later = Vysvětlení se ještě počítá.
an-to-replay = V přehrávání
an-before = Předchozí tah
an-after = Další tah
an-rather = lépe: { $move }

# Štěstí

an-luck = Štěstí a smůla
an-luck-deal = rozdání
an-luck-sum = Součet všech hráčů je vždy 0.
an-luck-none = V této hře náhoda nic znatelného nepřinesla.
an-how = Jak to čteme
an-how-said = Šance je odhad: pro každé rozhodnutí { $worlds } představených světů podle toho, co hráč v tu chvíli mohl vědět, a dál v nich za všechny táhne týž rychlý hráč. Menší čísla jsou 95% interval; co je menší než interval, za chybu neoznačujeme. Štěstí srovnává každou událost s { $redraws } jinými, které mohly přijít.
an-classes = Tři stupně ztráty: 5 nepřesnost, 10 chyba, 15 hrubka.

# Učit se ze svých chyb

an-learn = { $count ->
    [0] Učit se ze svých chyb
   *[other] Učit se ze svých chyb ({ $count })
}
an-learn-whose = Učit se z chyb: { $who } ({ $count })
an-learn-title = Chyba { $number } z { $all }
an-learn-task = { $who } je na tahu. Najdi lepší tah, než jaký padl.
an-learn-choices = Všechny možnosti
an-learn-play = Zkusit: { $move }
an-learn-pick = Vyber tah na desce nebo v seznamu.
an-learn-trying = Zkouší se…
an-learn-right = Správně! Šance { $chance } %.
an-learn-best = Výborně, to je nejlepší tah! Šance { $chance } %.
an-learn-wrong = { $loss ->
    [one] Je tu lepší: tohle stojí { $loss } bod šance.
    [few] Je tu lepší: tohle stojí { $loss } body šance.
   *[other] Je tu lepší: tohle stojí { $loss } bodů šance.
}
an-learn-same = To se stalo i ve hře. Je tu lepší.
an-learn-show = Ukázat
an-learn-skip = Přeskočit
an-learn-next = Další
an-learn-end = Hotovo
an-learn-close = Zpět k rozboru
an-learn-shown = Nejlepší tah: { $move }. Šance { $chance } %, zahraný měl { $played } %.
an-learn-sum = { $right } z { $all } napoprvé
an-learn-none = Žádná chyba ani hrubka. Není se z čeho učit.
