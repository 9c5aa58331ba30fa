# Wörter für andere Texte
colour = { $colour ->
    [purple] Violett
    [gray] Grau
    [blue] Blau
    [orange] Orange
    [green] Grün
   *[yellow] Gelb
}
kind = { $colour ->
    [purple] Kloster
    [gray] Mine
    [blue] Fluss
    [orange] Stadt
    [green] Burg
   *[yellow] Weide
}
field-kind = { $colour ->
    [purple] Klosterfeld
    [gray] Minenfeld
    [blue] Flussfeld
    [orange] Stadtfeld
    [green] Burgfeld
   *[yellow] Weidefeld
}
bonus = { $bonus ->
    [monk] Mönch
    [silver] Silber
    [goods] Ware
   *[worker] Arbeiter
}
a-bonus = { $bonus ->
    [monk] einen Mönch
    [silver] ein Silber
    [goods] eine Ware
   *[worker] einen Arbeiter
}
phase = { $phase ->
    [1] I
    [2] II
   *[3] III
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
places = { $places ->
    [one] 1 Feld
   *[other] { $places } Felder
}

# Zufall
chance-die = { $die ->
    [pips-1] erster Augenwürfel
    [pips-2] zweiter Augenwürfel
    [colour-1] erster Farbenwürfel
    [colour-2] zweiter Farbenwürfel
   *[hourglass] Sanduhr-Würfel
}

# Entscheidungen
ask-start = Mit welcher Burg beginnst du?
start = Burg { $field }: { bonus }
ask-proposal = Mit welcher Burg sollt ihr alle beginnen?
ask-decide-start = Ihr seid euch nicht einig; als Besitzer des Spiels entscheidest du: Mit welcher Burg beginnen alle?
ask-sell = { $goods ->
    [one] Verkaufst du deine Ware?
   *[other] Wie viele deiner { $goods } Waren verkaufst du?
}
sell = { $count ->
    [0] Nichts verkaufen
   *[other] { $count } verkaufen: { $count } Silber, { $points } Punkte
}
ask-use = Die Würfel zeigen { $one } und { $two }, { $first } und { $second }. Welche Kombination nutzt du?
use = { kind } { $number } ({ places })
monk = Mönch: { kind } { $number } ({ places })
worker = Arbeiter: { kind } { $number } ({ places })
silver = Silber: { kind } { $number } ({ places })
pass = Passen und einen Arbeiter nehmen
pass-in-vain = Passen (kein Arbeiter-Kreis ist mehr frei)
ask-mark = Welches { field-kind } bekommt die { $number }?
mark = { kind } { $field }: { $number }, dann { $left ->
    [one] fehlt noch 1
   *[other] fehlen noch { $left }
}
mark-completes = { kind } { $field }: { $number }, vollendet das Gebiet: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [none] {""}
    [monk] {" "}und ein Mönch
    [silver] {" "}und ein Silber
    [goods] {" "}und eine Ware
   *[worker] {" "}und ein Arbeiter
}
ask-silver = Zahlst du ein Silber für eine zweite Kombination?
end = Zug beenden

# Was geschah
started = { $player } beginnt mit Burg { $field } und hat { a-bonus }.
proposed = { $player } schlägt Burg { $field } für alle vor.
rolled = Durchgang { phase }, Runde { $round }: Die Würfel zeigen { $one } und { $two }, { $first } und { $second }, { $hourglass ->
    [1] eine Sanduhr
   *[other] eine doppelte Sanduhr
}.
sold = { $player } verkauft { $count ->
    [one] eine Ware
   *[other] { $count } Waren
} und bekommt { $silver } Silber.
passed = { $player } passt und nimmt einen Arbeiter.
passed-in-vain = { $player } passt; kein Arbeiter-Kreis ist mehr frei.
spent = { $player } streicht { a-bonus } durch.
marked = { $player } markiert { field-kind } { $field } mit { $number }.
earned = { $player } bekommt { a-bonus }.
bonus-lost = { $player } hat keinen freien Kreis mehr für { a-bonus }; der Bonus verfällt.
full-colour = { $player } hat jedes { field-kind } markiert.
interim = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Durchgang { phase }, { $total } insgesamt.

# Punkte
term-start = Start-Burg
term-region = { kind } der Größe { $size } in Durchgang { phase }
term-pasture = Weide der Größe { $size } noch einmal
term-sale = { $count ->
    [one] eine Ware
   *[other] { $count } Waren
} verkauft
term-extra = alle { $colour ->
    [purple] Klosterfelder
    [gray] Minenfelder
    [blue] Flussfelder
    [orange] Stadtfelder
    [green] Burgfelder
   *[yellow] Weidefelder
}, { $place ->
    [first] höhere
   *[second] niedrigere
} Extrapunkte

# Das Ende
result-points = { $player } gewinnt mit { points }.
result-bonuses = { $player } gewinnt mit { points }; bei Gleichstand zählen die übrigen Boni ({ $bonuses }).
result-shared = { $count } Spieler teilen sich den Sieg: je { $points } Punkte und { $bonuses ->
    [one] 1 übriger Bonus
   *[other] { $bonuses } übrige Boni
}.
result-solo = { $points } Punkte: { $rating ->
    [good] gut!
    [very-good] sehr gut!
    [top-class] hervorragend!
   *[none] Mehr als 50 wären gut.
}

# Ablehnungen
setup-all-different = Es gibt nur vier Burgen: Bei „alle verschieden“ können höchstens 4 mitspielen, nicht { $players }.
setup-solo-start = Wer allein spielt, wählt die Start-Burg frei; die Option „start“ bleibt „free“.
refuse-start = Du beginnst mit einer der vier Burgen.
refuse-start-taken = Mit dieser Burg beginnt schon jemand anders.
refuse-sell = Du kannst 0 bis { $goods } Waren verkaufen.
refuse-sell-first = Sag zuerst, wie viele Waren du verkaufst; es kann auch keine sein.
refuse-no-field = Ein solches Feld gibt es nicht; die Felder haben die Nummern 0 bis 36.
refuse-marked = Feld { $field } ist schon markiert.
refuse-colour = Feld { $field } ist kein { field-kind }.
refuse-not-adjacent = Feld { $field } liegt nicht neben einem markierten Feld.
refuse-number = { $colour ->
    [orange] Eine { $number } steht schon in dieser Stadt; ihre Zahlen müssen verschieden sein.
    [yellow] In dieser Weide steht eine andere Zahl; ihre Zahlen müssen gleich sein.
    [green] Kein Nachbarfeld dieser Burg trägt eine { $number }.
   *[other] Dieses Feld nimmt keine { $number }.
}
refuse-no-bonus = Du hast keinen Bonus dieser Art mehr ({ bonus }).
refuse-needless-bonus = Das zeigen die Würfel schon; dafür brauchst du keinen Bonus ({ bonus }).
refuse-dice = Diese Kombination zeigen die Würfel nicht.
refuse-no-place = Kein erreichbares { field-kind } nimmt eine { $number }.
refuse-silver-first = Ein Silber ist für eine zweite Kombination da; nutze zuerst die erste.
refuse-number-die = Mit der { $number } lässt sich jetzt kein Feld in einer der gewürfelten Farben markieren.
refuse-colour-die = Keine der gewürfelten Zahlen passt in ein { field-kind }, das du erreichst.
refuse-idle-bonus = Mit deinem Bonus ({ bonus }) ließe sich jetzt kein Feld markieren.
refuse-hourglass = Der Sanduhr-Würfel zählt nur die Zeit; er gehört zu keiner Kombination.
refuse-sell-now = Waren verkauft man nur nach einer doppelten Sanduhr, bevor die Würfel genutzt werden.
refuse-sell-over = Waren verkauft man, bevor die Würfel genutzt werden; in dieser Runde ist das vorbei.
refuse-no-colour = Kein Würfel zeigt { colour }.{ $monks ->
    [0] {""}
   *[other] {" "}Ein Mönch kann das ändern.
}
refuse-no-number = Keine der beiden Zahlen passt in { field-kind } { $field }.{ $workers ->
    [0] {""}
   *[other] {" "}Ein Arbeiter kann das ändern.
}
refuse-same-dice = Diese beiden Würfel hast du schon benutzt; die zweite Kombination braucht einen anderen.
refuse-second-bonus = Nur ein Bonus pro Zug: Die zweite Kombination kostet schon das Silber.

# Kinds of points
category-start = Start-Burg
category-region = Vollendete Gebiete
category-pasture = Weiden zählen doppelt
category-sale = Verkaufte Waren
category-extra = Extrapunkte für alle Felder einer Farbe

# Sections of the rules
section-overview = Überblick
section-setup = Aufbau
section-time = Zeit
section-turn = Spielzug
section-monastery = Klöster
section-mine = Minen
section-river = Flüsse
section-numbers = Zahlen
section-city = Städte
section-castle = Burgen
section-pasture = Weiden
section-region_scoring = Wertung der Gebiete
section-bonus = Boni
section-monk = Mönch
section-worker = Arbeiter
section-silver = Silber
section-goods = Waren
section-extra_points = Extrapunkte
section-game_end = Spielende
section-variant_all_different = Variante: lauter verschiedene Start-Burgen
section-variant_all_same = Variante: gleiche Start-Burg für alle
section-variant_solo = Variante: allein spielen
section-worked_example = Ausführliches Beispiel
