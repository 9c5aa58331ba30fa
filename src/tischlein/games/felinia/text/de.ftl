# Wörter, die andere Sätze benutzen
good = { $good ->
    [clock] Uhr
    [clothes] Kleidung
    [glass] Glas
    [wine] Wein
   *[book] Buch
}
goods = { $first }, { $then }
a-thing = { $thing ->
    [gold] 1 Gold
    [spice] 1 Gewürz
    [provision] 1 Proviant
    [silver] 1 Silber
    [clock] eine Uhr
    [clothes] Kleidung
    [glass] Glas
    [wine] Wein
   *[book] ein Buch
}
thing = { $thing ->
    [gold] Gold
    [spice] Gewürz
    [provision] Proviant
    [silver] Silber
    [clock] Uhr
    [clothes] Kleidung
    [glass] Glas
    [wine] Wein
    [book] Buch
   *[nothing] nichts
}
country = { $country ->
    [lion] Land der Löwen
    [cheetah] Land der Geparden
    [panther] Land der Panther
    [tiger] Land der Tiger
   *[puma] Land der Pumas
}
cats = { $country ->
    [lion] Löwen
    [cheetah] Geparden
    [panther] Panther
    [tiger] Tiger
   *[puma] Pumas
}
to-cats = { $country ->
    [lion] Löwen
    [cheetah] Geparden
    [panther] Panthern
    [tiger] Tigern
   *[puma] Pumas
}
species = { $species ->
    [lion] Löwen
    [cheetah] Geparden
    [panther] Panther
    [tiger] Tiger
   *[puma] Puma
}
tile = { $tile ->
    [lion] Löwen-Plättchen
    [cheetah] Geparden-Plättchen
    [panther] Panther-Plättchen
    [tiger] Tiger-Plättchen
    [puma] Puma-Plättchen
    [none] nichts
    [provision_points] Sonderplättchen „Proviant zählt“
    [spice_points] Sonderplättchen „Gewürze zählen“
    [lone_merchants] Sonderplättchen „einzelne Händler“
    [mystery_points] Sonderplättchen „geheimnisvolle Orte“
    [provision_income] Sonderplättchen „mehr Proviant“
    [treasure] Sonderplättchen „Schatz“
    [silver_income] Sonderplättchen „mehr Silber“
   *[gold_income] Sonderplättchen „mehr Gold“
}
bonus-tile = { $tile ->
    [extra_lion] ein Löwe mehr
    [extra_tiger] ein Tiger mehr
    [extra_puma] ein Puma mehr
    [plus_panther] +1 je Panther
   *[plus_cheetah] +1 je Gepard
}
mystery = { $card ->
    [hermit_vineyard] Weinberg des Eremiten
    [moon_temple] Mondtempel
    [lost_library] Verschollene Bibliothek
    [star_tower] Sternenturm
    [crystal_cave] Kristallhöhle
   *[sunken_garden] Versunkener Garten
}
place-price = { $cost ->
    [wine] für einen Wein
    [book] für ein Buch
   *[free] umsonst
}
place = { $place ->
    [6] Händlergilde
   *[other] Markt { $place }
}
province = { $kind ->
    [harbour] Hafen der { cats }
    [post] Posten { $number } der { cats }
   *[other] Kreuzung { $number } der { cats }
}
ship = { $time } Uhr zu den { to-cats }
passage = { $count } × { $first }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more } × { $second }
}{ $silver ->
    [0] {""}
   *[other] {" "}+ { $silver } Silber
}
symbol = { $symbol ->
    [spice] { $count } Gewürz
    [gold] { $count } Gold
    [silver] { $count } Silber
    [good] { $count ->
        [one] eine zufällige Ware
       *[other] { $count } zufällige Waren
    }
    [provision] { $count } Proviant
   *[mystery] ein geheimnisvoller Ort
}
lost = { $lost ->
    [0] {""}
   *[other] {" "}({ $lost } verfällt: niemand hat mehr als 6)
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

# Zufall
chance-begin = Startspieler
chance-goods = Plättchen aus dem Beutel
chance-ship = Schiffstafel
chance-tile = Plättchen im { $country }

# Entscheidungen
ask-bid = Bietstein { $turn } von 3: Wohin damit?
earn = Eigene Tafel: { $silver } Silber{ lost }
bid-on = { $place ->
    [6] Gilde: Preis { $price }
   *[other] Markt { $place }: Preis { $price }
}
ask-buy = { $place }: Dein Bietstein liegt oben. Welche Ware kaufst du für { $price } Silber?
buy = { $good } kaufen für { $price } Silber
pass-token = Bietstein zurücknehmen
ask-exchange = Dein Bietstein bei der Händlergilde liegt oben. Was tauschst du für { $price } Silber?
swap = { $give } gegen { $good }, dazu { $gift }
take-bonus = Gold und Gewürz gegen das Bonusplättchen „{ $tile }“
ask-board = Geht ein Händler an Bord?
board = An Bord, { $ship }: { $price }
board-end = Niemand (mehr) geht an Bord
ask-turn = { $left ->
    [one] Du darfst noch ein Plättchen aufdecken.
   *[other] Du darfst bis zu { $left } Plättchen in diesem Land aufdecken.
}
turn = Posten { $post } aufdecken
turn-end = Kein Plättchen (mehr) aufdecken
ask-move = Wohin geht dein Händler? { $steps ->
    [0] Jeder Schritt kostet einen Proviant ({ $provisions } übrig).
    [one] Noch 1 Schritt.
   *[other] Noch { $steps } Schritte.
}
go = { $kind ->
    [post] Posten
   *[other] Kreuzung
} { $number }: { $found }{ $provision ->
    [0] {""}
   *[other] , für einen Proviant
}
go-home = Heim in den Vorrat
ask-keep = Welchen geheimnisvollen Ort behältst du?
keep = { $card } behalten, { $price }
keep-none = Keinen behalten
ask-store = Nur { $room } Waren darfst du behalten: { $count } { $count ->
    [one] muss
   *[other] müssen
} weg.
rent = Vierte Ware behalten für { $silver } Silber
sell = { $thing } verkaufen: { $silver } Silber{ lost }

# Was geschah
begins = { $player } ist Startspieler.
round = Runde { $round }
bid-earn = { $player } setzt einen Bietstein auf die eigene Tafel: { $silver } Silber{ lost }.
bid = { $player } setzt einen Bietstein: { $place }, der Preis dort ist jetzt { $count }.
token-back = { $player } nimmt einen Bietstein zurück, ohne zu handeln ({ $place }).
token-idle = { $player } kann nichts tun und nimmt den Bietstein zurück ({ $place }).
bought = { $player } kauft { $good } für { $silver } Silber ({ $place }).
swapped = { $player } tauscht { $give } gegen { $good } bei der Händlergilde für { $silver } Silber.
bonus-taken = { $player } gibt Gold und Gewürz für das Bonusplättchen „{ $tile }“ und zahlt { $silver } Silber.
boarded = { $player } schickt einen Händler an Bord ({ $ship }); { $left ->
    [one] einer bleibt
   *[other] { $left } bleiben
}.
last-merchant = { $player } hat keinen Händler mehr: Nach dem Handeln segeln alle Schiffe, und das Spiel endet.
sails = Das Schiff läuft aus: { $ship }.
sails-empty = Niemand ist an Bord ({ $ship }); die Tafel kommt aus dem Spiel.
walks = { $player } zieht mit dem Händler weiter: { $province }.
gained = { $player } bekommt { $thing } ({ $source ->
    [guild] von der Gilde
    [special] für ein Sonderplättchen
   *[way] unterwegs gefunden
}).
silver-lost = { $player } hat schon 6 Silber; das Silber verfällt.
supply-empty = { $player } geht leer aus, nichts mehr im Vorrat: { $thing }.
found-good = { $player } zieht { $good } aus dem Beutel.
bag-empty = { $player } bekommt keine Ware, der Beutel ist leer.
turns-up = { $player } deckt ein Plättchen auf: { $province }.
tile-shows = { $province }: Dort liegt ein { $tile }.
tile-taken = { $player } gründet einen Handelsposten ({ $province }) und nimmt das { $tile }.
special-taken = { $player } gründet einen Handelsposten ({ $province }) und nimmt das { $tile }.
went-home = { $player } findet keinen Handelsposten, der Händler kehrt heim.
drew-places = { $count ->
    [one] { $player } zieht { $one }.
   *[other] { $player } zieht { $one } und { $two }.
}
drew-places-secretly = { $player } zieht { $count ->
    [one] einen geheimnisvollen Ort
   *[other] { $count } geheimnisvolle Orte
}.
kept-place = { $player } behält { $card } { $price }.
kept-place-secretly = { $player } behält einen geheimnisvollen Ort { $price }.
kept-none = { $player } behält keinen geheimnisvollen Ort.
no-places-left = { $player } geht leer aus, es ist kein geheimnisvoller Ort mehr da.
sold = { $player } verkauft { $thing } für { $silver } Silber{ lost }.
rented = { $player } zahlt { $silver } Silber, um eine vierte Ware zu behalten.
ship-comes = Ein neues Schiff im Hafen: { $ship }.
next-ship = Das nächste Schiff fährt { $ship }.
no-ships = Es sind nicht mehr genug Schiffstafeln da: Alle Schiffe segeln jetzt, und das Spiel endet.

# Punkte
term-set = { $count ->
    [one] 1 { species }-Plättchen
   *[other] { $count } { species }-Plättchen zu je { $each }
}
term-plus = Bonusplättchen: +1 für jedes von { $count } { species }-Plättchen
term-groups = Händlergruppen: { $sizes }
term-lone = { $count ->
    [one] 1 einzelner Händler
   *[other] { $count } einzelne Händler
} mit dem Sonderplättchen
term-gold = { $count } Gold
term-spice = { $count } Gewürze, je zwei ein Punkt
term-spice-special = { $count ->
    [one] 1 Gewürz
   *[other] { $count } Gewürze
} mit dem Sonderplättchen
term-goods = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
term-mysteries = { $count ->
    [one] 1 geheimnisvoller Ort
   *[other] { $count } geheimnisvolle Orte
}
term-mysteries-special = Sonderplättchen für { $count ->
    [one] 1 geheimnisvollen Ort
   *[other] { $count } geheimnisvolle Orte
}
term-provisions-special = Sonderplättchen für { $count } Proviant

# Das Ende
result-points = { $player } gewinnt mit { points }.
result-silver = { $player } gewinnt mit { points }; bei Gleichstand entscheidet das Silber ({ $silver }).
result-shared = { $count } Spieler teilen sich den Sieg: je { $points } Punkte und { $silver } Silber.

# Ablehnungen
refuse-closed = Einen solchen offenen Markt gibt es nicht.
refuse-bid-now = Bietsteine legt man nur in der ersten Phase einer Runde.
refuse-buy-now = Eine Ware kauft man nur, wenn auf ihrem Markt der eigene Bietstein oben liegt.
refuse-other-market = Die Bietsteine werden Ort für Ort abgewickelt: jetzt { $place }.
refuse-exchange-now = Die Gilde tauscht nur, wenn dort der eigene Bietstein oben liegt.
refuse-board-now = An Bord gehen Händler nur direkt nach einem Geschäft.
refuse-explore-now = Eine Provinz betritt ein Händler nur, wenn sein Schiff abgefahren ist.
refuse-turn-now = Plättchen werden gleich nach der Landung eines Händlers aufgedeckt, bevor er weitergeht.
refuse-keep-now = Solche Karten zieht man nur in einer Provinz mit ihrem Symbol.
refuse-rent-now = Die vierte Ware bezahlt man erst beim Lagern.
refuse-fare = Die Überfahrt kostet { $silver } Silber, und du hast { $have }. Du darfst vorher etwas verkaufen.
refuse-turn-abroad = Aufdecken kann man nur Plättchen des Landes, in dem der Händler gelandet ist.
refuse-here = Dort steht dein Händler.
refuse-price = Das kostet { $price } Silber, und du hast { $silver }. Du darfst vorher etwas verkaufen.
refuse-not-there = Diese Ware liegt nicht auf dem Markt; dort liegt: { $goods }.
refuse-bonus-price = Ein Bonusplättchen kostet ein Gold und ein Gewürz.
refuse-no-bonus = Dieses Bonusplättchen liegt nicht mehr auf dem Spielbrett.
refuse-same-colour = Du bekommst eine Ware anderer Farbe als die, die du gibst.
refuse-not-owned = Diese Ware hast du nicht: { $good }.
refuse-not-in-bag = Diese Ware ist nicht im Beutel: { $good }. Wähle eine andere Farbe.
refuse-gift = Zum Tausch gibt es ein Gewürz, im Profi-Spiel stattdessen auch einen Proviant.
refuse-no-ship = Dieses Schiff liegt nicht im Hafen.
refuse-full = Auf diesem Schiff ist kein Platz frei.
refuse-passage = Ein Händler zahlt für dieses Schiff { $price }.
refuse-turn = In diesem Land liegt dort kein verdecktes Plättchen.
refuse-abroad = Ein Händler bleibt in dem Land, in dem er gelandet ist.
refuse-no-way = Dorthin führt von hier kein Weg.
refuse-visited = Dort war dieser Händler schon.
refuse-occupied = Dort steht schon ein Händler.
refuse-face-down = Dort liegt ein verdecktes Plättchen; niemand darf hinein.
refuse-not-drawn = Diese Karte hast du nicht gezogen.
refuse-same-place = Von dieser Sorte hast du schon eine Karte.
refuse-place-price = Um diese Karte zu behalten, fehlt dir: { $good }.
refuse-sell = Davon hast du nichts zu verkaufen.
refuse-sell-provision = Proviant kann man nicht verkaufen.
refuse-rent = Die vierte Ware kostet { $silver } Silber; verkaufe vorher etwas.
refuse-second-rent = Die vierte Ware ist schon bezahlt ({ $silver } Silber); mehr als vier kann man nicht behalten.

# Arten von Punkten
category-set = Handelsplättchen
category-plus = Bonusplättchen
category-groups = Händlergruppen
category-lone = Einzelne Händler (Sonderplättchen)
category-gold = Gold
category-spice = Gewürze
category-spice-special = Gewürze (Sonderplättchen)
category-goods = Waren
category-mysteries = Geheimnisvolle Orte
category-mysteries-special = Geheimnisvolle Orte (Sonderplättchen)
category-provisions-special = Proviant (Sonderplättchen)

# Abschnitte der Regel
section-overview = Überblick
section-setup = Vorbereitung
section-round = Die Runde
section-placing = 1 Einsetzen
section-trading = 2 Handeln
section-guild = Die Händlergilde
section-boarding = An Bord gehen
section-departure = 3 Entdecken: Abreise
section-arrival = 3 Entdecken: Ankunft
section-storing = 4 Lagern
section-next_round = 5 Vorbereiten der nächsten Runde
section-selling = Verkaufen
section-supply = Vorrat und Karten
section-end_last_merchant = Spielende: der letzte Händler
section-end_ship_tiles = Spielende: zu wenige Schiffstafeln
section-scoring = Wertung
section-variant_expert = Variante für Experten
section-pro_setup = Profi-Spiel: Vorbereitung
section-pro_trading = Profi-Spiel: Handeln
section-pro_exploring = Profi-Spiel: Entdecken
section-pro_mystery = Profi-Spiel: Geheimnisvolle Orte
section-pro_scoring = Profi-Spiel: Wertung
section-special_tiles = Profi-Spiel: Sonderplättchen
