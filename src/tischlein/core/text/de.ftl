player = Spieler { $number }
named = { $player }
and = { $first } und { $last }
chance = Zufall
deal-card = die nächste Karte

# Das Protokoll
event-points = { $signed } { $points ->
    [one] Punkt
   *[other] Punkte
}: { $text }
undone = { $player } nimmt { $count ->
    [one] die letzte Entscheidung
   *[other] { $count } Entscheidungen
} zurück.

# Aufbau
no-such-game = Ein Spiel „{ $id }“ gibt es nicht. Es gibt: { $known }.
wrong-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
wrong-players-exactly = Dieses Spiel ist für genau { $least } Spieler, nicht für { $players }.
no-elements = Elemente sind eine Liste von Kennungen, nicht { $elements }.
no-such-element = Ein Element „{ $id }“ gibt es nicht. Es gibt: { $known }.
element-needs = Das Element „{ $id }“ braucht auch „{ $other }“.
element-conflicts = Die Elemente „{ $id }“ und „{ $other }“ passen nicht zusammen.
no-such-option = Eine Option „{ $id }“ gibt es nicht. Es gibt: { $known }.
wrong-option = Die Option „{ $id }“ kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
one-value-per-seat = Die Option „{ $id }“ braucht eine Liste mit einem Wert für jeden der { $players } Spieler.

# Aktionen
no-action = { $action } ist keine Aktion. Eine Aktion ist ein Tupel aus einem Verb, Wörtern und ganzen Zahlen, etwa ("pass",).
no-such-verb = „{ $verb }“ ist jetzt nicht gefragt. Möglich ist: { $verbs }.
not-an-option = { $action } ist jetzt nicht möglich.
no-such-outcome = { $outcome } kann hier nicht fallen ({ $chance }).
not-due = Du bist nicht am Zug: { $count ->
    [one] { $who } muss
   *[other] { $who } müssen
} entscheiden.
not-your-turn = Du bist nicht am Zug: { $player } muss entscheiden.
others-decide = Du bist nicht am Zug: Zuerst müssen andere entscheiden.
asked-so = Was jetzt möglich ist, ist markiert: { $prompt }
asked-first = Gefragt ist gerade etwas anderes: { $prompt }
chance-is-due = Du bist nicht am Zug: Zuerst entscheidet der Zufall.
game-is-over = Das Spiel ist zu Ende.
chance-by-seed = Der Zufall kommt aus dem Startwert dieser Partie. Wer ihn selbst vorgeben will, beginnt die Partie mit by_hand=True.
form-shape = { $action } ist keine solche Antwort: Sie beginnt mit „{ $verb }“, und es { $count ->
    [one] folgt eine Liste
   *[other] folgen { $count } Listen
}.
form-unknown = { $part }: { $id } gibt es nicht.
form-too-many = { $part }: { $thing } höchstens { $most }-mal.
form-count = { $part }: { $least } bis { $most } werden gebraucht, nicht { $count }.

# Zurücknehmen
nothing-to-undo = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
undo-needs-consent = Seitdem wurde etwas aufgedeckt oder jemand anders hat gehandelt. Zum Zurücknehmen { $count ->
    [one] muss { $who }
   *[other] müssen { $who }
} zustimmen.

# Laden
load-not-json = Das ist keine gespeicherte Partie: Der Text ist nicht lesbar ({ $problem }).
load-no-text = Eine gespeicherte Partie ist ein Text.
load-foreign = Das ist keine gespeicherte Partie von Tischlein.
load-newer = Diese Partie wurde im Format { $version } gespeichert; dieses Programm kennt Formate bis { $known }. Mit einem neueren Tischlein lässt sie sich öffnen.
load-incomplete = Diese gespeicherte Partie ist unvollständig: „{ $what }“ fehlt oder ist von falscher Art.
load-damaged = Diese gespeicherte Partie ist beschädigt oder wurde verändert: Die Prüfsumme stimmt nicht.
load-commitment = Der Startwert dieser gespeicherten Partie passt nicht zum veröffentlichten Fingerabdruck.
load-rules = Diese Partie wurde mit Version { $saved } der Regeln von { $game } gespielt; dieses Programm hat Version { $known } und kann sie nicht nachspielen.
load-setup = Der Aufbau dieser gespeicherten Partie ist nicht möglich: { $problem }
load-undo = Er nimmt zurück, was er nicht zurücknehmen kann: { $numbers }.
load-forced = Er sagt, es habe keine Wahl gegeben; es gab aber eine.
load-stream = Das Glück kommt aus „{ $stream }“, was nicht an der Reihe ist.
load-odd-entry = { $entry } ist kein Eintrag eines Protokolls.
load-entry = Eintrag { $number } dieser gespeicherten Partie ist nicht möglich: { $problem }
