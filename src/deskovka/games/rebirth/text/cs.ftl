# Věty hry Rebirth.

game-title = Rebirth
option-map = Mapa
option-map-scotland = Skotsko
option-map-ireland = Irsko
option-start = Začíná
option-start-random = los
option-start-1 = hráč 1
option-start-2 = hráč 2
option-start-3 = hráč 3
option-start-4 = hráč 4
option-zero_majority = Většina s nulou
option-zero_majority-never = nulou nikdo misi nesplní
option-zero_majority-literal = mají-li všichni nulu, splní misi její majitel

# Slova

points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tiles-count = { $count ->
    [one] dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
tile-farm = farma
    .acc = farmu
tile-energy = elektrárna
    .acc = elektrárnu
tile-settlement1 = sídlo 1
    .acc = sídlo 1
tile-settlement2 = sídlo 2
    .acc = sídlo 2
tile-settlement3 = sídlo 3
    .acc = sídlo 3
tile-settlement4 = sídlo 4
    .acc = sídlo 4
tile-acc = { $tile ->
    [farm] { tile-farm.acc }
    [energy] { tile-energy.acc }
    [settlement1] { tile-settlement1.acc }
    [settlement2] { tile-settlement2.acc }
    [settlement3] { tile-settlement3.acc }
    [settlement4] { tile-settlement4.acc }
   *[hidden] jeden dílek
}
tile-nom = { $tile ->
    [farm] { tile-farm }
    [energy] { tile-energy }
    [settlement1] { tile-settlement1 }
    [settlement2] { tile-settlement2 }
    [settlement3] { tile-settlement3 }
   *[settlement4] { tile-settlement4 }
}
ground = { $ground ->
    [farm] políčko farmy
    [energy] políčko elektrárny
    [blank] prázdné políčko
   *[town] políčko sídla
}
landmark = { $landmark ->
    [tara] kopec Tara
   *[other] { $kind ->
        [castle] hrad { $name }
        [cathedral] katedrála { $name }
       *[tower] věž { $name }
    }
}
landmark-gen = { $landmark ->
    [tara] kopce Tara
   *[other] { $kind ->
        [castle] hradu { $name }
        [cathedral] katedrály { $name }
       *[tower] věže { $name }
    }
}
landmark-short = { $landmark ->
    [tara] kopec Tara
   *[other] { $name }
}
space = { $town ->
    [none] { $space }
   *[other] { $space } ({ $town })
}
use = bonus-{ $place }
off-the-map = mimo mapu { $place }
mission = { $mission ->
    [hidden] neznámou misi
   *[other] misi „{ $mission }“
}
source-clusters = shluky
source-settlements = sídla
source-coast = { $map ->
    [scotland] přístavy
   *[ireland] pobřeží
}
source-missions = mise
source-towers = věže
source-unfinished = rozestavěná
source-castles = hrady
source-cards = splněné karty

# Otázky

ask-place-tile = Kam umístíš dílek z ruky?
ask-keep-one = Který z dobraných dílků si necháš?
ask-put-token = Na kterou misi položíš žeton dvojnásobku?
ask-choose-tower = Kterou věž využiješ teď? Na řadě jsou bonusy u { $towers }.
ask-another-tile = Bonus u { landmark-gen }: chceš hned umístit jeden ze svých odložených dílků?

# Tahy

move-place = Umístit dílek: { space }
move-keep = Nechat si { tile-acc }
move-use = Využít teď bonus u { landmark-gen }
move-double = Položit žeton dvojnásobku na { mission }

# Události

event-covered = Při hře ve dvou se { $count ->
    [one] zakrývá { $count } políčko
    [few] zakrývají { $count } políčka
   *[other] zakrývá { $count } políček
}.
event-removed = Každý hráč vyřazuje { tiles-count }: { $tiles }.
event-row-laid = { $count ->
    [one] V řadě leží { $count } mise
    [few] V řadě leží { $count } mise
   *[other] V řadě leží { $count } misí
}: { $missions }.
event-deck-shuffled = Balíček misí je zamíchaný a má { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
event-tower-laid = Bonus „{ $bonus }“ leží u { landmark-gen }.
event-set-aside = { $tiles ->
    [hidden] { $seat } si prohlíží a odkládá { tiles-count }.
   *[other] { $seat } si prohlíží a odkládá { tiles-count }: { $tiles }.
}
event-began = { $seat } začíná.
event-drew = { $tiles ->
    [hidden] { $seat } si dobírá { tiles-count }.
   *[other] { $seat } si dobírá { tiles-count }: { $tiles }.
}
event-put-back = { $seat } si nechává { tile-acc } a do zásoby vrací { tiles-count }.
event-placed = { $rule ->
    [place-exception-farm] { $seat } umisťuje { tile-acc } podle výjimky na políčko elektrárny { space }: políčko farmy ani prázdné už volné není.
    [place-exception-energy] { $seat } umisťuje { tile-acc } podle výjimky na políčko farmy { space }: políčko elektrárny ani prázdné už volné není.
   *[other] { $seat } umisťuje { tile-acc } na { space }.
}
    .brief = { space }
event-scored = { $source ->
    [clusters] { $seat } získává { points } za shluk.
    [coast] { $map ->
        [scotland] { $seat } získává { points } za přístav.
       *[ireland] { $seat } získává { points } za místo na pobřeží.
    }
    [settlements] { $seat } získává { points } za dokončené sídlo.
    [unfinished] { $seat } získává { points } za rozestavěná sídla.
    [towers] { $seat } získává { points } za věž.
   *[castles] { $seat } získává { points } za hrady.
}
event-settlement-scored = { $seat } získává { points } za dokončené sídlo { $town }.
    .brief = { $town }
event-unfinished-scored = { $count ->
    [one] { $seat } získává { points } za rozestavěné sídlo { $towns }.
   *[other] { $seat } získává { points } za rozestavěná sídla: { $towns }.
}
event-castle-taken = { $held ->
    [no] { $seat } obsazuje { landmark }.
   *[yes] { $rule ->
        [castle-tie-plain] { $seat } přebírá { landmark }, protože má při stejném počtu dílků víc farem a elektráren; přichází o něj { $seat-loser }.
       *[other] { $seat } přebírá { landmark }, přichází o něj { $seat-loser }.
    }
}
    .brief = { $name }
event-castle-kept = Při shodě si { landmark } dál drží { $seat }.
    .brief = { $name }
event-mission-drawn = { $mission ->
    [hidden] { $seat } si u { landmark-gen } bere kartu mise.
   *[other] { $seat } si u { landmark-gen } bere { mission }.
}
    .brief = { $name }
event-mission-fulfilled = { $rule ->
    [mission-first] { $seat } jako první plní { mission } a získává { points }.
    [tower-doubling-pays] { $seat } plní { mission } se žetonem dvojnásobku a získává { points }.
   *[other] { $seat } plní { mission } a získává { points }.
}
    .brief = { $mission }
event-tower-reached = { $seat } má první dílek u { landmark-gen }: „{ $bonus }“.
    .brief = { $name }: { $bonus }
event-tower-ignored = { $rule ->
    [tower-another-once] Bonus u { landmark-gen } teď neplatí: další dílek smí { $seat } umístit jen jednou za tah.
   *[other] { $seat } se bonusu u { landmark-gen } vzdává.
}
event-tile-fetched = { $tile ->
    [hidden] { $seat } losuje jeden z odložených dílků.
   *[other] { $seat } losuje z odložených dílků { tile-acc }.
}
event-token-placed = { $seat } pokládá žeton dvojnásobku na { mission }.
event-token-useless = { $seat } už má splněné všechny mise v řadě, žeton dvojnásobku propadá.
event-ended = Všechny dílky jsou umístěné, hra končí.
event-card-scored = { $counts ->
    [none] { $points ->
        [0] { $seat } odkrývá { mission }, ale body za ni nezískává.
       *[other] { $seat } odkrývá { mission } a získává { points }.
    }
   *[other] { $points ->
        [0] { $seat } odkrývá { mission }, ale body za ni nezískává (podle pořadí hráčů { $counts }).
       *[other] { $seat } odkrývá { mission } a získává { points } (podle pořadí hráčů { $counts }).
    }
}
event-tie-broken = Při stejném vlivu je výš { $seat }, níž { $seat-behind }.
event-won = { $rule ->
    [tie-edinburgh] Shodu o první místo rozhoduje hrad Edinburgh: drží ho { $seats }, a tak vyhrává.
    [tie-stirling] Hrad Edinburgh nedrží nikdo z hráčů ve shodě, a tak o prvním místě rozhoduje hrad Stirling: drží ho { $seats }, a tak vyhrává.
    [tie-stirling-nobody] Hrad Edinburgh nedrží nikdo z hráčů ve shodě a hrad Stirling nikdo vůbec: o vítězství se dělí { $seats }.
    [tie-blarney] Shodu o první místo rozhoduje hrad Blarney: drží ho { $seats }, a tak vyhrává.
    [tie-tara] Hrad Blarney nedrží nikdo z hráčů ve shodě, a tak o prvním místě rozhoduje kopec Tara: nejvíc dílků má u něj { $seats }, a tak vyhrává.
    [tie-tara-shared] Hrad Blarney nedrží nikdo z hráčů ve shodě a shoda je i v počtu dílků u kopce Tara: o vítězství se dělí { $seats }.
    [tie-tara-nobody] Hrad Blarney nedrží nikdo z hráčů ve shodě a u kopce Tara nemá dílek nikdo: o vítězství se dělí { $seats }.
   *[other] Vyhrává { $seats }.
}

# Proč to nejde

why-on-landmark = Na políčko { landmark-gen } se dílky nikdy nekladou.
why-off-the-map = Tam na mapě žádné políčko pro dílky není, jen voda.
why-covered-space = Políčko { space } je ve hře dvou hráčů zakryté dílkem, který nikomu nepatří; { $count ->
    [one] je takové jediné
    [few] taková jsou { $count }
   *[other] takových je { $count }
}.
why-occupied = Na políčku { space } už má { $seat } { tile-acc }.
why-own-tile = Na políčku { space } už leží tvoje { tile-nom }.
why-wrong-ground = { $tile ->
    [farm] V ruce máš farmu: ta patří jen na políčko farmy nebo na prázdné políčko, a { space } je { ground }.
    [energy] V ruce máš elektrárnu: ta patří jen na políčko elektrárny nebo na prázdné políčko, a { space } je { ground }.
   *[other] V ruce máš { tile-acc }: to patří jen na políčko sídla, a { space } je { ground }.
}
why-not-yet = { $tile ->
    [farm] Farmu smíš umístit na políčko elektrárny { $space }, až když na celém plánu nezbývá volné políčko farmy ani prázdné. Zbývá ještě: { $fields ->
        [0] { left-blank }
       *[other] { $blanks ->
            [0] { left-farm }
           *[other] { left-farm } a { left-blank }
        }
    }.
   *[energy] Elektrárnu smíš umístit na políčko farmy { $space }, až když na celém plánu nezbývá volné políčko elektrárny ani prázdné. Zbývá ještě: { $fields ->
        [0] { left-blank }
       *[other] { $blanks ->
            [0] { left-energy }
           *[other] { left-energy } a { left-blank }
        }
    }.
}
left-farm = { $fields ->
    [one] { $fields } políčko farmy
    [few] { $fields } políčka farem
   *[other] { $fields } políček farem
}
left-energy = { $fields ->
    [one] { $fields } políčko elektrárny
    [few] { $fields } políčka elektráren
   *[other] { $fields } políček elektráren
}
left-blank = { $blanks ->
    [one] { $blanks } prázdné políčko
    [few] { $blanks } prázdná políčka
   *[other] { $blanks } prázdných políček
}
why-only-exceptions = { $tile ->
    [farm] V ruce máš farmu a na plánu už není volné políčko farmy ani prázdné: podle výjimky patří jen na políčko elektrárny, a { space } je { ground }.
   *[energy] V ruce máš elektrárnu a na plánu už není volné políčko elektrárny ani prázdné: podle výjimky patří jen na políčko farmy, a { space } je { ground }.
}
why-must-place = Vylosovaný dílek ({ tile-nom }) musíš umístit: vzdát se bonusu šlo jen před losováním.
why-not-drawn = Mezi dobranými dílky { tile-nom } není. Vybíráš z těchto: { $tiles }.
why-not-in-row = { $mission ->
    [hidden] Taková mise v Irsku není; žeton dvojnásobku patří na misi v řadě.
   *[other] Mise „{ $mission }“ neleží v řadě, a proto na ni žeton dvojnásobku položit nejde.
}
why-already-fulfilled = Misi „{ $mission }“ už máš splněnou; žeton dvojnásobku patří na misi, kterou teprve splníš.
why-not-reached = { $kind ->
    [nowhere] Taková věž na mapě není. Vybíráš z bonusů u { $towers }.
    [tower] U { landmark-gen } teď svůj první dílek neumisťuješ. Vybíráš z bonusů u { $towers }.
   *[other] U { landmark-gen } žádný bonus věže není. Vybíráš z bonusů u { $towers }.
}

# Stůl

hand = { $tiles ->
    [none] V ruce nemáš nic.
   *[other] V ruce: { $tiles }.
}
aside = { $tiles ->
    [none] Odložené nemáš nic.
   *[other] Odloženo: { $tiles }.
}
card = Mise „{ $name }“ ({ points }): { $about }
card-fulfilled = Splněná mise „{ $name }“ ({ points }): { $about }
row-mission = Mise { $id } „{ $name }“ za { points } prvnímu, { $later } dalším: { $about }
row-fulfilled = Misi { $id } má splněnou (první napřed): { $seats }.
row-token = Žeton dvojnásobku na misi { $id } má: { $seats }.
bonus = Bonus „{ $name }“ je zde: { $places }. { $about }
bonus-reached = Dílek u { landmark-gen } má: { $seats }.
tiles-on-map = { $tiles ->
    [none] { $seat } nemá na mapě žádný dílek.
   *[other] { $seat } má na mapě: { $tiles }.
}
tiles-at = { $tile } { $spaces }
covered-spaces = Zakrytá políčka: { $spaces }.
castles-held = { $castles ->
    [none] { $seat } nedrží žádný hrad.
   *[other] { $seat } drží { $castles }.
}
castles-free = Bez držitele: { $castles }.
stock = { $seat }: v zásobě { $supply }, odloženo { $aside }, karet misí { $cards }.
score = { $sources ->
    [none] { $seat } má { points }.
   *[other] { $seat } má { points }: { $sources }.
}
source-points = { $source } { $number }
if-ended = Kdyby hra skončila teď: { $seats }. Karty, které nevidíš, v tom nejsou.
if-ended-seat = { $seat } { $points }
column-total = celkem
column-if-ended = konec
column-clusters = shluky
column-settlements = sídla
column-coast = { source-coast }
column-missions = mise
column-towers = věže
column-unfinished = rozest.
column-castles = hrady
column-cards = karty
column-supply-left = zásoba
column-aside-left = odloženo
column-cards-left = v ruce
heading-castles = Hrady:
heading-cathedrals = Katedrály:
legend-scotland = f pole, e elektrárna, . bez symbolu, Abc/( ) sídlo, + přístav, ×× zakryto, #{"\u00A0"}hrad, †{"\u00A0"}katedrála; řada a číslo = políčko („?{"\u00A0"}E2“ ho popíše); °{"\u00A0"}zástupný údaj
legend-ireland = f pole, e elektrárna, . bez symbolu, Abc/( ) sídlo, + pobřeží, ×× zakryto, #{"\u00A0"}hrad, ^{"\u00A0"}věž; řada a číslo = políčko („?{"\u00A0"}E2“ ho popíše); °{"\u00A0"}zástupný údaj
legend-row = Mise v řadě (body prvnímu/dalším; ✓ splněno, ×2 žeton dvojnásobku):
legend-tiles = { $choice ->
    [none] F farma, E elektrárna, 1 až 4 sídlo
   *[other] F farma, E elektrárna, 1 až 4 sídlo; { $choice } = sem můžeš
}
map-name = Mapa: { $name }.

# Místa

water = voda
row-ends = Políčko { $space } na mapě není; tahle řada má { $first } až { $last }.
row-of-water = Políčko { $space } na mapě není: v téhle řadě je jen voda. Políčka mají řady { $first } až { $last }.
no-row = Políčko { $space } na mapě není: políčka mají řady { $first } až { $last }.
terrain-farm = pole
terrain-energy = pole elektrárny
terrain-blank = bez symbolu
terrain-town = { $count ->
    [one] sídlo { $name } o { $count } políčku
   *[other] sídlo { $name } o { $count } políčkách
}
on-the-coast = { $map ->
    [scotland] přístav
   *[ireland] pobřeží
}
next-to = { $note ->
    [none] u { landmark-gen }
   *[other] u { landmark-gen } ({ $note })
}
held-by = drží { $seat }
reached-by = dílek tu má { $seats }
is-covered = zakryto
tile-of = { $tile } ({ $seat })
neighbour = { $space } { $what }
neighbours = { $spaces ->
    [none] Vedle není žádné políčko.
   *[other] Vedle: { $spaces }.
}
gain = hned { points }

# Co je odhad

stand-in-map = Rozložení mapy je naše vlastní; počty odpovídají pravidlům, podoba tištěné mapy, většina jmen a zakrytá políčka jsou odhad.
stand-in-majority = Odhad: že v balíčku je karta právě s touto podmínkou a za tolik bodů.
stand-in-bonus = Odhad: kolik karet bez podmínky v balíčku je.
stand-in-public = Odhad: podmínka i body této mise.
stand-in-removed = Odhad: která tři různá sídla se při hře ve čtyřech vyřazují.

# Skotsko: mise
mission-SM01 = Nejvíc přístavů
    .about = Nikdo nemá dílky na více přístavech než ty.
mission-SM02 = Pán středních sídel
    .about = Nikdo nemá oba dílky ve více středních sídlech než ty.
mission-SM03 = Nejvíc elektráren
    .about = Nikdo nemá více shluků elektráren o třech a více dílcích než ty.
mission-SM04 = Nejvíc farem
    .about = Nikdo nemá více shluků farem o třech a více dílcích než ty.
mission-SM05 = Nejvíc hradů
    .about = Nikdo neovládá více hradů než ty.
mission-SM06 = Hrad Invergarry
    .about = Nikdo nemá více dílků u hradu Invergarry než ty.
mission-SM07 = Hrad Edinburgh
    .about = Nikdo nemá více dílků u hradu Edinburgh než ty.
mission-SM08 = Hrad Stirling
    .about = Nikdo nemá více dílků u hradu Stirling než ty.
mission-SM09 = Hrad Eilean Donan
    .about = Nikdo nemá více dílků u hradu Eilean Donan než ty.
mission-SM10 = Hrad Dunrobin
    .about = Nikdo nemá více dílků u hradu Dunrobin než ty.
mission-SM11 = Hrad Sinclair
    .about = Nikdo nemá více dílků u hradu Sinclair než ty.
mission-SM12 = Hrad Balmoral
    .about = Nikdo nemá více dílků u hradu Balmoral než ty.
mission-SM13 = Hrad Fyvie
    .about = Nikdo nemá více dílků u hradu Fyvie než ty.
mission-SM14 = Hrad Glamis
    .about = Nikdo nemá více dílků u hradu Glamis než ty.
mission-SM15 = Hrad Inveraray
    .about = Nikdo nemá více dílků u hradu Inveraray než ty.
mission-SM16 = Hrad Culzean
    .about = Nikdo nemá více dílků u hradu Culzean než ty.
mission-SM17 = Hrad Hermitage
    .about = Nikdo nemá více dílků u hradu Hermitage než ty.
mission-SM18 = Největší farma
    .about = Nikdo nemá větší shluk farem než ty.
mission-SM19 = Největší elektrárna
    .about = Nikdo nemá větší shluk elektráren než ty.
mission-SM20 = Nejvíc malých sídel
    .about = Nikdo nemá dílky ve více malých sídlech než ty.
mission-SM21 = Nejvíc velkých sídel
    .about = Nikdo nemá dílek ve více velkých sídlech než ty.
mission-SM22 = Nejvíc katedrál
    .about = Nikdo nemá svou katedrálu na více políčkách katedrál než ty.
mission-SM23 = Nejvíc volné krajiny
    .about = Nikdo nemá dílky na více políčkách bez symbolu než ty.
mission-SM24 = Největší území klanu
    .about = Nikdo nemá větší souvislou skupinu dílků jakéhokoli typu než ty.
mission-SM25 = Bonus za katedrálu
    .about = Body bez podmínky.
mission-SM26 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM27 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM28 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM29 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM30 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM31 = { mission-SM25 }
    .about = { mission-SM25.about }
mission-SM32 = { mission-SM25 }
    .about = { mission-SM25.about }

# Irsko: mise
mission-IM01 = Čtyři políčka u hradu
    .about = Měj dílky na čtyřech políčkách kolem téhož hradu.
mission-IM02 = Čtyři políčka u věže
    .about = Měj dílky na čtyřech políčkách kolem téže věže.
mission-IM03 = Tři místa na pobřeží
    .about = Měj dílky na třech pobřežních políčkách se značkou 1+.
mission-IM04 = Tři malá sídla
    .about = Měj dílek ve třech malých sídlech.
mission-IM05 = Dva shluky farem
    .about = Měj dva různé shluky farem, každý aspoň o třech dílcích.
mission-IM06 = Dva shluky elektráren
    .about = Měj dva různé shluky elektráren, každý aspoň o třech dílcích.
mission-IM07 = Spojené věže
    .about = Jedna souvislá skupina tvých dílků sousedí se čtyřmi věžemi.
mission-IM08 = Spojené hrady
    .about = Jedna souvislá skupina tvých dílků sousedí se čtyřmi hrady.
mission-IM09 = Čtyři střední sídla
    .about = Měj dílek ve čtyřech středních sídlech.
mission-IM10 = Jeden velký shluk
    .about = Měj shluk farem nebo elektráren aspoň o pěti dílcích.
mission-IM11 = Tři velká sídla
    .about = Měj dílek ve třech velkých sídlech nebo velkosídlech.
mission-IM12 = U pěti hradů
    .about = Měj dílek vedle pěti různých hradů.

# Irsko: bonusy věží
bonus-set_13 = 13 bodů za tři věže
    .about = Jakmile máš dílek u všech tří věží s tímto bonusem, získáš 13 bodů.
bonus-place_another = Další dílek
    .about = Můžeš hned vylosovat, umístit a obodovat jeden ze svých odložených dílků.
bonus-draw_three = Tři dílky na výběr
    .about = Na konci tahu si dobereš tři dílky místo jednoho a příště jeden z nich umístíš.
bonus-three_points = 3 body
    .about = Hned získáš 3 body.
bonus-private_mission = Soukromá mise
    .about = Dobereš si kartu mise, kterou můžeš splnit jen ty; na konci hry přinese vyšší počet bodů.
bonus-doubling = Dvojnásobek
    .about = Jakmile máš dílek u obou věží s tímto bonusem, označíš misi v řadě, která ti pak přinese dvojnásobek bodů.

# Opravy od majitelů hry

stand-in-number = Odhad: tento počet.
mission-castle = Hrad { $name }
    .about = Nikdo nemá více dílků u hradu { $name } než ty.
pack-code = „{ $code }“ není značka místa: sídla mají dvě malá písmena, hrady C a číslo, ostatní místa { $other } a číslo.
pack-doubled-id = Místo „{ $id }“ tu už je.
pack-overlap = „{ $token }“ zasahuje do políčka „{ $other }“ vedle.
pack-column = „{ $token }“ ve sloupci { $column } nezačíná tam, kde má být políčko; políčka jsou po šesti sloupcích, v dalším řádku o tři posunutá.
pack-token = Značku „{ $token }“ v kresbě mapy neznám.
pack-doubled = „{ $code }“ je na mapě dvakrát.
pack-not-drawn = „{ $code }“ na mapě není.
pack-castles = Hradů je { $count }, figurek je jen { $most }.
pack-others = { $map ->
    [scotland] Katedrál
   *[ireland] Věží
} je { $count }, má jich být { $needed }.
pack-blocked = Políček označených „!“ je { $count }, má jich být { $needed }.
pack-port = Přístav „+“ na políčku { $space } není v sídle; ve Skotsku mají přístavy jen políčka sídel.
pack-too-large = Mapa je příliš velká: míst smí být nejvýš { $spaces } a řádků nejvýš { $rows }.
pack-apart = Políčka sídla „{ $code }“ spolu nesousedí.
pack-town-size = Sídlo „{ $code }“ má { $count } políček, nejvýš smí mít { $most }.
pack-tie-breaks = O remíze mají rozhodovat { $map ->
    [scotland] dva hrady
   *[ireland] hrad a věž
}.
pack-no-castle = Hrad „{ $castle }“ z mise { $mission } na mapě není.
pack-prizes = Čísel tu má být { $count }.
pack-row = V řadě má ležet { $count } misí, ale na soukromé mise jich musí zbýt tolik, že řada smí mít nejvýš { $most }.
pack-bonuses = Bonusů je { $count }, má jich být tolik, kolik je věží.
pack-tiles = Dílků jedné barvy je { $count }, má jich být { $needed }.
pack-removed = Vyřazuje se víc dílků, než kolik jich barva má.
pack-room-towns = Ve hře s { $seats } hráči je { $count } políček sídel, ale dílků sídel je { $needed }.
pack-room = Ve hře s { $seats } hráči je mimo sídla { $count } políček, ale farem a elektráren je { $needed }.
pack-aside = Odložit se musí aspoň tolik dílků, kolik věží dovoluje umístit další, a aspoň jeden musí zbýt.
pack-no-name = Mise { $id } chce něco, co žádná naše karta, a proto potřebuje jméno (name).

# Co se počítá ve statistice stolu

tile-number = { $value ->
    [0] { tile-farm }
    [1] { tile-energy }
    [2] { tile-settlement1 }
    [3] { tile-settlement2 }
    [4] { tile-settlement3 }
   *[5] { tile-settlement4 }
}
count-drew = Dobrané dílky
    .tiles = { tile-number }
count-placed = Položené dílky
    .tile = { tile-number }
count-castle-taken = Obsazené hrady
count-mission-drawn = Získané tajné mise
count-mission-fulfilled = Splněné veřejné mise
count-tower-reached = Dosažené věže
topic-castle = Obsazené hrady
topic-tower = Bonusy věží
topic-mission = Splněné veřejné mise
topic-card = Karty misí na konci hry

# Co je vytištěno a čím se to v seznamu jmenuje

number-removed_with = Počet hráčů, při kterém se dílky vyřazují
number-aside_scotland = Odložené dílky ve Skotsku
number-aside_ireland = Odložené dílky v Irsku
number-mission_row = Mise v řadě
number-castle_points = Body za hrad na konci hry
number-port_points = Body za přístav
number-coast_points = Body za místo na pobřeží
number-prizes_2 = Body za střední sídlo
number-prizes_3 = Body za velké sídlo
number-prizes_4 = Body za velkosídlo
printed-castle = hrad
printed-cluster-at-least = dílky ve shluku nejméně
printed-coast = místa na pobřeží
printed-covered = zakrytá při dvou hráčích
printed-near = vedle
printed-ports = přístavy
printed-removed-with-four = vyřazené při čtyřech hráčích
printed-settlements-by-size = sídla
printed-size-1 = malá
printed-size-2 = střední
printed-size-3 = velká
printed-size-4 = velkosídla
printed-sizes = velikosti
printed-tiles = dílky
printed-tower = věž
printed-towers = věže
printed-town = sídlo

# Forms of packs.
question-map = Polož vedle sebe plán a tenhle obrázek: souhlasí řada po řadě políčka, hrady, jména a překrytá místa?
question-mission = Projdi balíček misí: je v něm karta s touhle podmínkou? Kolik je na ní bodů?
question-public = Najdi kartu mezi misemi Irska: co žádá a kolik bodů dostane první a kolik další?
question-removed = Podívej se do přípravy hry pro čtyři: která tři sídla se vracejí do krabice?
question-number = Podívej se do pravidel nebo na plán: jaké číslo tam je?
tiles-colour = Dílky jedné barvy
tiles-removed-plain = Farmy a elektrárny, které se vracejí do krabice
tiles-removed-settlements = Sídla, která se vracejí do krabice
tiles-about = Kolik je kterých dílků.
field-first-row = první řada
field-origin = odsazení
field-tie-breaks = místa, která rozhodují shodu
field-drawing = plán
field-places = místa
field-value = číslo
field-copies = kusů
field-points = body
field-effect = podmínka
field-first = body prvnímu
field-later = body dalším
field-at-least = nejméně
field-cluster-at-least = dílků ve skupině nejméně
field-castle = hrad
field-near = vedle
field-sizes = velikosti sídel
field-tiles = dílky
field-about = text karty
effect-ports-occupied = nejvíc přístavů
effect-medium-settlements-full = nejvíc plných středních sídel
effect-energy-clusters-3plus = nejvíc skupin aspoň tří elektráren
effect-farm-clusters-3plus = nejvíc skupin aspoň tří farem
effect-castle-adjacent-hexes = nejvíc políček u jednoho hradu
effect-castles-controlled = nejvíc hradů
effect-largest-farm-cluster = největší skupina farem
effect-largest-energy-cluster = největší skupina elektráren
effect-small-settlements-occupied = nejvíc malých sídel
effect-large-settlements-present = nejvíc velkých sídel
effect-cathedrals-reached = nejvíc katedrál
effect-blank-hexes-occupied = nejvíc prázdných polí
effect-largest-group-any = největší skupina čehokoli
effect-bonus = body bez podmínky
effect-adjacent-to-one = políčka u jednoho místa
effect-adjacent-to-many = políčka u různých míst
effect-occupied-hexes = místa na pobřeží
effect-settlements-present = přítomnost v sídlech
effect-clusters = skupiny dílků
effect-link = skupina, která spojuje místa
