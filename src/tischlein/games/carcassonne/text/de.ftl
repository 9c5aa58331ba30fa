# Wörter, die andere Meldungen benutzen
kind = { $kind ->
    [city] Stadt
    [road] Straße
    [field] Wiese
    [monastery] Kloster
   *[garden] Garten
}
title-kind = { kind }
figure = { $figure ->
    [meeple] Meeple
    [big] großer Meeple
    [abbot] Abt
    [builder] Baumeister
   *[pig] Schwein
}
title-figure = { $figure ->
    [meeple] Meeple
    [big] Großer Meeple
    [abbot] Abt
    [builder] Baumeister
   *[pig] Schwein
}
the-figure = { $figure ->
    [meeple] den Meeple
   *[big] den großen Meeple
}
a-figure = { $figure ->
    [meeple] einen Meeple
    [big] den großen Meeple
    [abbot] den Abt
    [builder] den Baumeister
   *[pig] das Schwein
}
role = { $role ->
    [knight] Ritter
    [highwayman] Wegelagerer
    [farmer] Bauer
    [monk] Mönch
   *[gardener] Gärtner
}
this-role = { $role ->
    [knight] Ritter
    [highwayman] Wegelagerer
   *[farmer] Bauern
}
good = { $good ->
    [wine] Wein
    [grain] Korn
   *[cloth] Tuch
}
magic = { $figure ->
    [mage] der Magier
   *[witch] die Hexe
}
tile = { $what ->
    [river] ein Flussplättchen
    [monastery] ein Klosterplättchen
    [city-road] ein Plättchen mit Stadt und Straße
    [city] ein Stadtplättchen
    [road] ein Straßenplättchen
   *[meadow] ein Wiesenplättchen
}
title-role = { role }
side = { $side ->
    [N] oben
    [E] rechts
    [S] unten
    [W] links
    [NW] oben links
    [NE] oben rechts
    [SE] unten rechts
    [SW] unten links
   *[middle] Mitte
}
base = { $base ->
    [start] Startplättchen
    [new] neuen Plättchen
   *[last] letzten Plättchen
}
beside = { $side ->
    [here] auf dem
    [right] rechts vom
    [left] links vom
    [above] über dem
   *[below] unter dem
} { base }
further = { $right ->
    [0] {""}
   *[other] { $right } nach { $across ->
    [right] rechts
   *[left] links
}{ $down ->
    [0] {""}
   *[other] ,{" "}
}
}{ $down ->
    [0] {""}
   *[other] { $down } nach { $along ->
    [above] oben
   *[below] unten
}
} vom { base } aus
brackets = {" "}({ $what })
comma = { $first }, { $last }
number = Nummer { $number }
value = { $state ->
    [open] : jetzt { $now }, fertig { $finished }
    [complete] : sofort { $now }
    [meadow] : jetzt { $now }
   *[joined] {""}
}
tiles = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-dative = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
message = { $number ->
    [1] Kleinste Straße werten
    [2] Kleinste Stadt werten
    [3] Kleinstes Kloster werten
    [4] Noch 1 Plättchen legen
    [5] 2 Punkte je Wappen in Städten mit eigenem Ritter
    [6] 2 Punkte je eigener Ritter
    [7] 2 Punkte je eigener Bauer
   *[8] Einen Meeple werten und zurücknehmen
}

# Zufall
chance-tile = nächstes Landschaftsplättchen
chance-flight = Flugwürfel
chance-message = nächste Depesche

# Entscheidungen
ask-place = Wohin legst du das Plättchen?
place = { $place }{ $turn ->
    [0] , nicht gedreht
    [1] , nach rechts gedreht
    [2] , auf dem Kopf
    [3] , nach links gedreht
   *[other] {""}
}
ask-figure = Setzt du eine Figur ein?
put-as = { $figure ->
    [meeple] { role }
    [builder] Baumeister ({ kind })
    [pig] Schwein ({ kind })
   *[other] { title-figure } als { role }
}{ value }{ $where }
no-figure = Keine Figur
fly = { the-figure } fliegen lassen
recall = Den Abt zurücknehmen und werten
ask-land = Wo landest du?
land = { title-kind }{ value }{ $where }
ask-score = Welches abgeschlossene Gebiet wird als nächstes gewertet?
score-feature = { $what }: { points }{ $where }
ask-move = Welche Figur zieht { $points ->
    [one] 1 Feld
   *[other] { $points } Felder
} ({ $what })?
move = { $figure ->
    [meeple] Zählmeeple
   *[messenger] Meeplefrau
}: von { $start } auf { $end }{ $dark ->
    [yes] {" "}(dunkles Feld: eine Depesche)
   *[no] {""}
}
ask-robber = Wohin stellst du deinen Räuber?
no-robber = Den Räuber lassen, wo er ist
robber = Feld { $space }, zu { $other }
ask-rob = Von welchen Punkten nimmst du die Hälfte?
rob = { $half } von den { $points } von { $victim }
ask-gold = Auf welches benachbarte Plättchen legst du den zweiten Barren?
ask-take-gold = Von welchem Plättchen nimmst du einen Barren?
on-tile = Plättchen { $place }
ask-magic = Versetzt du den Magier oder die Hexe?
ask-magic-where = Auf welche Straße oder Stadt kommt { $figure }?
feature-at = { $what }{ $where }
ask-banish = Nichts ist offen. Wer verlässt das Spielfeld?
ask-ferry = Welche Stege verbindet die Fähre?
ferry = { $one } und { $two }
ask-relay = Legst du die Fähre um ({ $place })?
keep-ferry = Liegen lassen
other-ferry-first = Erst die andere Fähre ({ $place })
ask-message = Deine Depesche: { $message }. Nutzt du sie?
message-act = { $message }{ $points ->
    [-1] {""}
   *[other] {" "}({ points })
}
message-points = 2 Punkte nehmen
ask-back = Welchen Meeple wertest du und nimmst ihn zurück?
back = { title-figure }, { $what }: { points }{ $where }
ask-crop = Kornkreis ({ $role }): Was tun alle?
crop = { $choice ->
    [add] A: Alle dürfen einen { $role } hinzusetzen
   *[remove] B: Alle müssen einen { $role } zurücknehmen
}
ask-crop-add = Zu welchem { $role } setzt du einen weiteren?
crop-add = { title-figure }, { $what }{ $where }
ask-crop-remove = Welchen { $role } nimmst du zurück?
crop-remove = { title-figure }, { $what }{ $where }

# Ereignisse
laid = { $player } legt { $tile } ({ $place }).
discarded = Es passt nirgends: { $tile } kommt zurück in die Schachtel.
put = { $player } setzt { $figure }{ $role ->
    [none] {" "}ein ({ kind })
    [farmer] {" "}als Bauern ein
   *[other] {" "}als { role } ein
}.
abbot-returns = { $player } nimmt den Abt zurück.
double-turn = { $player } hat beim Baumeister angelegt und macht weiter.
flies = { $player } lässt { $figure } { $distance } Plättchen weit fliegen.
cannot-land = { $player } findet keinen Platz zum Landen und nimmt { $figure ->
    [meeple] den Meeple
   *[big] den großen Meeple
} zurück.
special-returns = { $player } nimmt zurück: { $figure }. Dort ist kein eigener Meeple mehr.
goods = { $player } bekommt { $good }.
gold-laid = { $player } legt einen Goldbarren auf das neue Plättchen und einen daneben ({ $place }).
gold-taken = { $player } nimmt { $count ->
    [one] einen Goldbarren
   *[other] { $count } Goldbarren
}.
the-magic = { $figure ->
    [mage] den Magier
   *[witch] die Hexe
}
onto = { $kind ->
    [city] in eine Stadt
   *[road] auf eine Straße
} aus { tiles }
magic-moved = { $player } versetzt { the-magic } { onto }.
magic-comes = { $player } bringt { the-magic } ins Spiel, { onto }.
mage-leaves = Der Magier verlässt das Spielfeld.
witch-leaves = Die Hexe verlässt das Spielfeld.
ferry-laid = { $player } legt eine Fähre: Sie verbindet { $one } und { $two }.
ferry-relaid = { $player } legt eine Fähre um ({ $place }): Sie verbindet nun { $one } und { $two }.
robber-placed = { $player } stellt den Räuber auf Feld { $space }, zu { $other }.
robber-along = { $player } lässt den Räuber mit { $other } auf Feld { $space } mitgehen.
robber-home = { $player } nimmt den Räuber von der Wertungstafel zurück.
track = { $player } zieht { $figure ->
    [meeple] den Zählmeeple
   *[messenger] die Meeplefrau
} von { $start } auf { $end }.
message-drawn = { $player } bekommt eine Depesche: { $message }.
meeple-back = { $player } nimmt einen Meeple zurück.
crop-chosen = { $player } bestimmt für alle: einen { $role } { $choice ->
    [add] hinzusetzen
   *[remove] zurücknehmen
}.
crop-added = { $player } setzt einen { $role } hinzu.
crop-removed = { $player } nimmt einen { $role } zurück.

# Punkte
term-road = Straße aus { tiles }{ $inn ->
    [yes] , Wirtshaus
   *[no] {""}
}{ enchanted }
term-city = Stadt aus { tiles }{ $shields ->
    [0] {""}
   *[other] , { $shields } Wappen
}{ $cathedral ->
    [yes] , Kathedrale
   *[no] {""}
}{ enchanted }
enchanted = { $magic ->
    [mage] , Magier
    [witch] , Hexe
   *[none] {""}
}
term-monastery = Kloster ({ tiles })
term-garden = Garten ({ tiles })
term-meadow = Wiese an { $cities ->
    [one] 1 abgeschlossenen Stadt
   *[other] { $cities } abgeschlossenen Städten
}{ $pig ->
    [yes] {" "}mit Schwein
   *[no] {""}
}
term-goods = am meisten { good } ({ $count })
term-gold = { $bars ->
    [one] 1 Goldbarren
   *[other] { $bars } Goldbarren
} zu je { $each }
term-message = { $seal ->
    [yes] Siegel einer Depesche, statt ihrer Aktion
   *[no] Depesche: { message }
}
term-robbed = von { $victim } geraubt: die Hälfte von { $of }
term-robber = Räuber noch auf der Wertungstafel

# Arten von Punkten
category-road = Straßen
category-city = Städte
category-monastery = Klöster
category-garden = Gärten
category-meadow = Wiesen
category-goods = Waren
category-gold = Gold
category-message = Depeschen
category-robbed = Geraubt
category-robber = Räuber am Ende

# Ergebnisse
result-points = { $player } gewinnt mit { points-dative }.
result-shared = { $count } Spieler teilen sich den Sieg mit { points-dative }.

# Ablehnungen
setup-pig = Das Schwein braucht Bauern.
refuse-taken = Dort liegt schon ein Plättchen.
refuse-apart = Das Plättchen muss an ein Plättchen angelegt werden, das schon liegt.
refuse-edges = { $side ->
    [N] Im Norden
    [E] Im Osten
    [S] Im Süden
   *[W] Im Westen
} ist { $there ->
    [road] eine Straße
    [city] eine Stadt
    [river] der Fluss
   *[field] eine Wiese
}, und das Plättchen hat dort { $here ->
    [road] eine Straße
    [city] eine Stadt
    [river] den Fluss
   *[field] eine Wiese
}.
refuse-no-rotation = Es passt hier nicht, wie man es auch dreht. { $best }
refuse-river = Der Fluss muss an seinem Ende weitergehen, und alle Seiten müssen passen.
refuse-bend = Der Fluss darf nicht zweimal hintereinander gleich abbiegen.
refuse-same-look = { $turn ->
    [0] Das Plättchen sieht ungedreht genauso aus: Leg es so an.
   *[other] Das Plättchen sieht um { $turn }° gedreht genauso aus: Leg es so an.
}
refuse-no-place = Diesen Platz gibt es auf dem eben gelegten Plättchen nicht.
refuse-supply = Diese Figur hast du nicht mehr im Vorrat.
refuse-abbot = Der Abt darf nur auf ein Kloster oder einen Garten.
refuse-garden = Auf einen Garten darf nur der Abt.
refuse-builder = Der Baumeister darf nur auf eine Straße oder in eine Stadt, wo schon ein Meeple von dir steht.
refuse-pig = Das Schwein darf nur auf eine Wiese, auf der schon ein Bauer von dir liegt.
refuse-occupied = { $kind ->
    [road] Auf dieser Straße ist schon jemand.
    [city] In dieser Stadt ist schon jemand.
    [field] Auf dieser Wiese ist schon jemand.
   *[other] Dort ist schon jemand.
}
refuse-tile-laid = Dein Plättchen liegt schon; jetzt darf eine Figur darauf.
refuse-other-tile = Eine Figur kommt nur auf das Plättchen, das eben gelegt wurde.

# Abschnitte der Regeln
section-introduction = Einleitung
section-setup = Grundspiel: Material und Aufbau
section-turn = Grundspiel: der Zug
section-placing_a_tile = Grundspiel: ein Plättchen legen
section-placing_a_meeple = Grundspiel: einen Meeple setzen
section-roads = Grundspiel: Straßen
section-cities = Grundspiel: Städte
section-monasteries = Grundspiel: Klöster
section-scoring = Grundspiel: Wertung und Wertungstafel
section-end = Grundspiel: Spielende und Schlusswertung
section-farmers = Die Bauern
section-river = Der Fluss
section-abbot = Der Abt
section-expansions = Zu den Erweiterungen
section-inns = Wirtshäuser und Kathedralen: Plättchen
section-big_meeple = Wirtshäuser und Kathedralen: großer Meeple
section-traders = Händler und Baumeister: Plättchen und Waren
section-builder = Händler und Baumeister: Baumeister
section-pig = Händler und Baumeister: Schwein
section-flying = Die Fluggeräte
section-messages = Die Depeschen
section-message_tiles = Die Depeschen: die acht Depeschen
section-message_rules = Die Depeschen: Schlusswertung und andere Erweiterungen
section-ferries = Die Fähren
section-gold = Die Goldminen
section-magic = Magier & Hexe
section-robbers = Die Räuber
section-crop_circles = Die Kornkreise
section-overview = Zugübersicht
section-end_with_expansions = Spielende mit Erweiterungen
