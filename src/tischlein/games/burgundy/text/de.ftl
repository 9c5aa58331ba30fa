# Wörter, die andere Texte benutzen
good = { $good ->
    [turquoise] Türkis
    [purple] Lila
    [pink] Rosa
    [red] Rot
    [brown] Braun
   *[orange] Orange
}
kind = { $kind ->
    [building] Stadt
    [animal] Weide
    [monastery] Kloster
    [ship] Fluss
    [castle] Burg
    [mine] Mine
   *[posts] Grenzposten
}
colour-of = { $kind ->
    [building] Beige
    [animal] Hellgrün
    [monastery] Gelb
    [ship] Blau
    [castle] Dunkelgrün
    [mine] Grau
   *[posts] Grenzposten
}
tile = { $tile ->
    [market] Markt
    [carpenter] Schreinerei
    [church] Kirche
    [warehouse] Warenhaus
    [boarding_house] Wohnhaus
    [bank] Bank
    [town_hall] Rathaus
    [watchtower] Wachturm
    [white_castle] Weiße Burg
    [crane] Kran
    [cow-2] 2 Kühe
    [cow-3] 3 Kühe
    [cow-4] 4 Kühe
    [sheep-2] 2 Schafe
    [sheep-3] 3 Schafe
    [sheep-4] 4 Schafe
    [pig-2] 2 Schweine
    [pig-3] 3 Schweine
    [pig-4] 4 Schweine
    [goat-2] 2 Ziegen
    [goat-3] 3 Ziegen
    [goat-4] 4 Ziegen
    [geese] Gänse
    [monastery-1] Kloster 1 (gleiche Gebäude)
    [monastery-2] Kloster 2 (Arbeiter aus Minen)
    [monastery-3] Kloster 3 (Silber beim Verkauf)
    [monastery-4] Kloster 4 (Arbeiter beim Verkauf)
    [monastery-5] Kloster 5 (zwei Depots fürs Schiff)
    [monastery-6] Kloster 6 (Kauf mit Arbeitern)
    [monastery-7] Kloster 7 (mehr für Tiere)
    [monastery-8] Kloster 8 (Arbeiter zählen doppelt)
    [monastery-9] Kloster 9 (±1 für Gebäude)
    [monastery-10] Kloster 10 (±1 für Tiere und Schiffe)
    [monastery-11] Kloster 11 (±1 für Burgen, Minen, Klöster)
    [monastery-12] Kloster 12 (±1 beim Nehmen)
    [monastery-13] Kloster 13 (Silber zu Arbeitern)
    [monastery-14] Kloster 14 (vier Arbeiter)
    [monastery-15] Kloster 15 (Punkte für Warensorten)
    [monastery-16] Kloster 16 (Punkte für Warenhäuser)
    [monastery-17] Kloster 17 (Punkte für Wachtürme)
    [monastery-18] Kloster 18 (Punkte für Schreinereien)
    [monastery-19] Kloster 19 (Punkte für Kirchen)
    [monastery-20] Kloster 20 (Punkte für Märkte)
    [monastery-21] Kloster 21 (Punkte für Wohnhäuser)
    [monastery-22] Kloster 22 (Punkte für Banken)
    [monastery-23] Kloster 23 (Punkte für Rathäuser)
    [monastery-24] Kloster 24 (Punkte für Tierarten)
    [monastery-25] Kloster 25 (Punkte für Waren)
    [monastery-26] Kloster 26 (Punkte für Bonuskärtchen)
    [monastery-27] Kloster 27 (oben auf der Brücke)
    [monastery-28] Kloster 28 (Arbeiter für Silber)
    [monastery-29] Kloster 29 (Punkte für weiße Burgen)
    [castle] Burg
    [mine] Mine
    [ship] Schiff
    [inn] Gasthof
   *[black] verdecktes Plättchen
}
shield = Schild { $number } ({ $number ->
    [1] eine Weide
    [2] Mitarbeiter
    [3] Tribut in Arbeitern
    [4] unbegrenztes Lager
    [5] Warenkonvoi
    [6] geliehene Klöster
    [7] doppelter Bonus
    [8] doppelte Minen
    [9] Silber pro Ware
    [10] doppelte Klöster
    [11] Burgschild
    [12] doppelter Verkauf
    [13] doppelte Schilde
    [14] Depotgeschenk
    [15] schwarzes Geschenk
    [16] freier Würfel
    [17] größere Gebiete
   *[18] freies Platzieren
})
species-name = { $species ->
    [cow] Kühe
    [sheep] Schafe
    [pig] Schweine
    [goat] Ziegen
   *[geese] Gänse
}
bonus = { $bonus ->
    [take_building] ein Gebäude nehmen
    [take_mine_monastery_castle] Mine, Kloster oder Burg nehmen
    [take_any] ein beliebiges Plättchen nehmen
    [workers_4] 4 Arbeiter
    [silver_2] 2 Silber
   *[points_4] 4 Punkte
}
for-chips = { $chips ->
    [0] {""}
   *[other] {" "}({ $chips } Arbeiter)
}
goods-count = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
the-depot = { $depot ->
    [0] dem schwarzen Depot
   *[other] Depot { $depot }
}
with-die = { $die ->
    [0] {""}
   *[other] {" "}mit der { $die }
}
team-named = Team { $both }
space-name = { $kind ->
    [building] Stadtfeld
    [animal] Weidefeld
    [monastery] Klosterfeld
    [ship] Flussfeld
    [castle] Burgfeld
   *[mine] Minenfeld
} { $die }{ $size ->
    [one] {""}
   *[other] , Gebiet der Größe { $size }
}{ where-on-board }
where-on-board = { $column ->
    [0] {""}
   *[other] {" "}({ $row ->
    [0] Feld { $column }
   *[other] Reihe { $row }, Feld { $column }
})
}
depot-name = { $depot ->
    [0] schwarzes Depot
   *[other] Depot { $depot }
}

# Fragen
ask-start = Auf welches Burgfeld kommt deine Start-Burg?
ask-turn = { $left ->
    [0] Noch etwas in diesem Zug?
   *[other] Welchen Würfel benutzt du jetzt?
}
ask-act = { $source ->
    [castle] Burg: welche Zusatzaktion, mit beliebiger Zahl?
    [white] Weiße Burg: welche Aktion mit der { $number }?
    [reset] Marke erreicht: welche Zusatzaktion, mit beliebiger Zahl?
   *[die] Was machst du mit der { $number }?
}
ask-tile = Welches Plättchen aus Depot { $depot } nimmst du?
ask-gain = Welches Plättchen nimmst du?
ask-gift = Welches Plättchen platzierst du direkt?
ask-buy = Welches Plättchen kaufst du?
ask-lay = Auf welches Schlüsselfeld legst du dieses Plättchen: { $tile }?
ask-discard = Alle Schlüsselfelder sind voll. Was kommt weg, um Platz zu schaffen für: { $tile }?
ask-space = Wohin mit diesem Plättchen: { $tile }?
ask-town-hall = Rathaus: welches Plättchen platzierst du?
ask-crane = Kran: wie welches Gebäude wirkt er?
ask-species = Mit welchen anderen Tieren punkten die Gänse?
ask-ship = Schiff: aus welchem Depot nimmst du die Waren?
ask-goods = Nicht alle Sorten passen in dein Lager: welche nimmst du?
ask-convoy = Schild 5: alle Waren welcher Sorte nimmst du zusätzlich?
ask-sell = Warenhaus: welche Waren verkaufst du?
ask-shield = Welchen Schild nimmst du, und welche Burg trägt ihn?
ask-tribute = Tribut für { $shield }, am Ende { $points } Punkte wert: behalten? (Du hast { $silver } Silber{ $workers ->
    [0] {""}
   *[other] {" "}und { $workers } Arbeiter
}.)
ask-name = Schild 6: wessen Klöster benutzt du ab jetzt mit?
ask-points = Du hast { $counter } von { $target } Punkten: wie viele kaufst du dazu?
ask-next = Was kommt als Nächstes?
ask-exchange = Fünf Waren für ein Plättchen aus dem schwarzen Depot?
ask-give = Welche Ware gibst du ab? (noch { $left })

# Möglichkeiten
use-die = die { $number }
end-turn = Zug beenden
take = Plättchen aus Depot { $depot } nehmen{ for-chips }
place = { $tile } platzieren{ $where ->
    [common] {" "}(gemeinsames Schlüsselfeld)
   *[own] {""}
}
sell = { goods-count } verkaufen ({ good }){ for-chips }
take-workers = { $count } Arbeiter nehmen
take-shield = Schild aus Depot { $depot } nehmen{ for-chips }
buy-something = Ein Plättchen kaufen
hire = 2 Arbeiter für 1 Silber kaufen
name-opponent = Ab jetzt die Klöster von { $other } mitbenutzen
turn-die = Die { $number } auf { $new } drehen
gain = { $tile } ({ depot-name })
buy = { $tile } ({ depot-name }) für 2 { $means ->
    [silver] Silber
   *[workers] Arbeiter
}
lay = { $where ->
    [own] eigenes
   *[common] gemeinsames
}
discard = { $tile }{ $where ->
    [common] {" "}(gemeinsames Schlüsselfeld)
   *[own] {""}
}
space = { $space }{ for-chips }
as = wie dieses Gebäude: { $tile }
species = { species-name } ({ points-count })
ship = Depot { $depot }{ $second ->
    [0] {""}
   *[other] {" "}und Depot { $second }
}: { goods-count }
goods = { good } ({ $count })
convoy = { good } aus allen Depots ({ $count })
no-tile = Kein Plättchen
no-goods = Nichts nehmen
not-yet = Noch nicht
no-sale = Nichts verkaufen
crest = { $shield } auf { $castle } ({ $points } Punkte am Ende){ $old ->
    [0] {""}
   *[other] , anstelle von Schild { $old }
}
tribute = Behalten und 1 { $means ->
    [silver] Silber
   *[worker] Arbeiter
} zahlen
drop-shield = Abgeben
points = { $count ->
    [0] keine
   *[other] { $count } für { $count } Silber
}
next-points = { points-count }: { $what }
next-building = der Vorteil: { $tile }
next-tile = Handelsstraße: { $bonus }
next-of-several = { $what } (Nummer { $number })
next = { $what ->
    [ColourGift] ein Plättchen aus dem schwarzen Depot, für die vollständige Farbe
    [SoloShip] die Waren für das Schiff
    [Act] die Zusatzaktion
    [UseCrane] der Kran
   *[other] die Gänse
}
exchange = { $tile }, verdeckt

# Protokoll
begins = { $player } beginnt.
board-drawn = { $player } bekommt Tableau { $board }.
start-chosen = { $player } legt die Start-Burg auf { $space }.
phase = Durchgang { $phase } beginnt.
rolled = { $player } würfelt { $one } und { $two }.
goods-come = Eine Ware ({ $good }) kommt in Depot { $depot }.
worn-out = Aus Depot { $depot } geht verloren: { $tile }.
paid-workers = { $player } gibt { $count } Arbeiter ab{ $number ->
    [0] {" "}für einen Pasch
   *[other] , um die { $number } auf { $wanted } zu drehen
}.
took = { $player } nimmt aus { the-depot }{ with-die }: { $tile }.
gift = { $player } nimmt aus { the-depot }, um es gleich zu platzieren ({ $source ->
    [0] vollständige Farbe
   *[other] Schild { $source }
}): { $tile }.
bought = { $player } kauft aus { the-depot } für 2 { $means ->
    [silver] Silber
   *[workers] Arbeiter
}: { $tile }.
discarded = { $player } nimmt aus dem Spiel: { $tile }.
placed = { $player } platziert auf { $space }: { $tile }.
advanced = { $player } rückt auf der Brücke vor.
loaded = { $player } nimmt für das Schiff { goods-count } ({ $good }).
sold = { $player } verkauft { goods-count } ({ $good }) für { $silver } Silber{ with-die }.
sale-worker = { $player } bekommt für den Verkauf 1 Arbeiter (Kloster 4).
shared-worker = { $player } bekommt auch 1 Arbeiter (Schild 2).
workers-taken = { $player } nimmt { $count } Arbeiter{ $silver ->
    [0] {""}
   *[other] {" "}und { $silver } Silber
}{ with-die }.
bank = { $player } nimmt 2 Silber (Bank).
boarding-house = { $player } nimmt 4 Arbeiter (Wohnhaus).
crane = { $player } nutzt den Kran wie dieses Gebäude: { $tile }.
route-bonus = { $player } bekommt einen Bonus der Handelsstraße: { $bonus }.
hired = { $player } kauft 2 Arbeiter für 1 Silber.
named = { $player } benutzt ab jetzt auch die Klöster von { $other }.
turned = { $player } dreht einen Würfel auf { $number }.
shield-taken = { $player } nimmt { $shield }.
shield-dropped = { $player } gibt ab, weil kein Tribut gezahlt wird: { $shield }.
shield-replaced = { $player } entfernt, um Platz für einen anderen zu machen: { $shield }.
tribute-paid = { $player } zahlt 1 { $means ->
    [silver] Silber
   *[worker] Arbeiter
} für { $shield }.
mines = { $player } bekommt { $silver } Silber aus Minen.
mine-workers = { $player } bekommt { $count } Arbeiter aus Minen.
goods-cleared = { goods-count } in den anderen Depots { $count ->
    [one] kommt
   *[other] kommen
} aus dem Spiel.
reset = Der Zählstein geht zurück auf 0, der Siegpunktemarker steht nun auf { $target }.
points-bought = { $player } kauft { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
team-total = { $player } hat zusammen { points-count } ({ $one } + { $two }).
exchanged = { $player } gibt fünf Waren für ein verdecktes Plättchen: { $tile }.

# Zufall
chance-start = wer beginnt
chance-board = ein zufälliges Tableau
chance-goods = eine Ware wird gezogen
chance-route = eine Handelsstraße wird verteilt
chance-shield = ein Schild wird gezogen
chance-tile = ein Plättchen wird gezogen
chance-dice = die Würfel von { $player }
chance-white = der weiße Würfel

# Punkte
term-area = Gebiet ({ kind }) der Größe { $size }
term-phase = abgeschlossen in Durchgang { $phase }
term-bonus = { $size ->
    [large] großer
   *[small] kleiner
} Bonus: { colour-of }
term-posts = { $count } Grenzposten verbunden in Durchgang { $phase }
term-animals = { species-name } ({ $tiles } Plättchen)
term-watchtower = Wachturm
term-sale = { goods-count } verkauft ({ good })
term-route = Handelsstraße
term-goods = { goods-count } übrig
term-silver = { $count } Silber übrig
term-workers = { $count } Arbeiter übrig
term-monastery = Kloster { $number } ({ $count })
term-shield = Schild { $number }
term-covered = { $spaces } Felder belegt
category-area = Gebiete
category-phase = Durchgangsbonus
category-bonus = Farbbonus
category-posts = Grenzposten
category-animals = Tiere
category-watchtower = Wachtürme
category-sale = Verkaufte Waren
category-route = Handelsstraßen
category-goods = Übrige Waren
category-silver = Übriges Silber
category-workers = Übrige Arbeiter
category-monastery = Klöster
category-shield = Schilde
category-covered = Belegte Felder

# Das Ende
points-count = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
with-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
result-points = { $player } gewinnt mit { with-points }.
result-empty = { $player } gewinnt mit { with-points } und mehr leeren Feldern ({ $empty }).
result-order = { $player } gewinnt mit { with-points }; leere Felder: { $empty } wie andere, aber später in der Zugreihenfolge.
result-team-points = { $player } und { $partner } gewinnen mit zusammen { with-points }.
result-team-empty = { $player } und { $partner } gewinnen mit zusammen { with-points } und mehr leeren Feldern.
result-team-shared = Beide Teams haben { points-count } und gleich viele leere Felder.
result-solo-won = Gewonnen: das ganze Tableau ist in Zug { $round } voll.
result-solo-lost = Verloren: nach 25 Zügen { $empty ->
    [one] ist 1 Feld
   *[other] sind { $empty } Felder
} leer.

# Ablehnungen
setup-team = Das Team-Spiel ist für vier Personen.
setup-solo-posts = Das Solospiel hat eigene Tableaus, ohne Grenzposten.
setup-solo-secret = Im Solospiel gibt es niemanden, vor dem man die Start-Burg verdeckt wählen könnte.
setup-target = Nur das Solospiel hat einen Siegpunktemarker mit Zielwert.
setup-board = Tableau { $board } passt nicht zu dieser Spielart. Möglich sind: auto, { $boards }.
setup-partners = Partner teilen sich ein Tableau: die Plätze 1 und 3 brauchen dieselbe Wahl, ebenso 2 und 4.
setup-copies = Tableau { $board } gibt es nur { $copies ->
    [one] einmal
   *[other] { $copies }-mal
}.
refuse-empty = In diesem Depot liegt kein Plättchen mehr.
refuse-no-goods = Von dieser Sorte hast du keine Waren.
refuse-nowhere = Für dieses Plättchen ist gerade kein Feld erreichbar.
refuse-no-key = Dieses Plättchen liegt nicht auf deinen Schlüsselfeldern.
refuse-taken = Auf diesem Feld liegt schon ein Plättchen.
refuse-colour = Die Farbe des Plättchens muss die Farbe des Feldes sein.
refuse-apart = Ein Plättchen muss an ein Plättchen angrenzen, das schon liegt.
refuse-building = In dieser Stadt steht schon ein solches Gebäude.
refuse-inn = In diesem Gebiet liegt schon ein Gasthof.
refuse-number-dice = Die { $die } ist mit deinen Würfeln und deinen Arbeitern nicht erreichbar.
refuse-place-number = Die Felder für dieses Plättchen verlangen { $dice }; das ist mit deinen Würfeln und Arbeitern nicht erreichbar.
refuse-no-keys = Auf deinen Schlüsselfeldern liegt kein Plättchen, das du legen könntest.
refuse-no-key-fits = Keines der Plättchen auf deinen Schlüsselfeldern passt auf dieses Feld.
refuse-bought = In diesem Zug hast du schon ein Plättchen gekauft.
refuse-silver = Ein Plättchen des schwarzen Depots kostet 2 Silber, und du hast { $silver }.
refuse-die-in-use = Beende zuerst die Aktion mit dem Würfel, den du gerade nutzt.
refuse-dice-used = Deine beiden Würfel sind genutzt.
refuse-other-depot = Du nimmst gerade ein Plättchen aus Depot { $depot }.
refuse-black = Dieses Gebäude nimmt nichts aus dem schwarzen Depot.
refuse-kind = Dieses Gebäude nimmt keine Plättchen dieser Farbe.
refuse-not-black = Kaufen kann man nur Plättchen des schwarzen Depots.
refuse-number = Die { $die } ist mit diesem Würfel und deinen Arbeitern nicht erreichbar.

# Abschnitte der Regeln
section-components = Spielmaterial
section-setup = Spielvorbereitung
section-phase = Durchgänge
section-round = Runden und Zugreihenfolge
section-workers = Würfel und Arbeiter
section-take = Aktion: Plättchen nehmen
section-place = Aktion: Plättchen platzieren
section-ships_castles_mines = Schiffe, Burgen, Minen
section-animals = Tiere
section-buildings = Gebäude
section-areas = Gebiete und Bonuskärtchen
section-selling = Waren verkaufen und Arbeiter nehmen
section-black_depot = Das schwarze Depot
section-phase_end = Ende eines Durchgangs
section-game_end = Spielende
section-monasteries = Klöster 1 bis 26
section-few_players = Zu zweit und zu dritt
section-extra_tiles = Vier weitere Plättchen
section-border_posts = Die Grenzposten
section-white_castles = Die weißen Burgen
section-inns = Die Gasthöfe
section-trade_routes = Die Handelsstraßen
section-team = Das Team-Spiel
section-solo_setup = Das Solospiel: Vorbereitung
section-solo = Das Solospiel: Verlauf
section-shields = Die Schilde
section-shield_list = Die Schilde: 1 bis 18
section-experienced = Vorbereitung für Erfahrene
