# Allgemein
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
yes-no = j/n
yes-or-no = Bitte mit „j“ oder „n“ antworten.
goodbye = Bis zum nächsten Mal!
goodbye-saved = Bis zum nächsten Mal! Die Partie liegt in { $file } und geht dort weiter, wo sie war.
saved = Gespeichert in { $file }.
not-saved = In { $file } ließ sich nicht speichern: { $problem }.

# Spiele
games-id = Kennung
games-name = Name
games-players = Spieler
games-minutes = Minuten
games-options = Optionen (Vorgabe zuerst)
games-how = Spielen: tischlein play KENNUNG --set OPTION=WERT. Regeln: tischlein rules KENNUNG.

# Falsche Angaben
no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
no-people = Mindestens eine Person muss mitspielen (--people 1).
too-many-names = Das sind { $names } Namen für { $people ->
    [one] eine Person
   *[other] { $people } Personen
}; mit --people spielen mehr mit.
too-many-people = { $people } Personen haben an einem Tisch mit { $players ->
    [one] einem Platz
   *[other] { $players } Plätzen
} keinen Platz (--players).
wrong-setting = „{ $setting }“ ist keine Einstellung; gemeint ist --set OPTION=WERT (siehe tischlein games).
no-terminal = Zum Spielen braucht es ein Terminal, in das jemand tippt; hier ist keines (Antworten aus einer Pipe liest --pipe).
cannot-read = { $file } lässt sich nicht lesen: { $problem }.
by-hand = In der Partie in { $file } wird von Hand gewürfelt; das geht im Terminal nicht.

# Am Tisch
bot-name = { $bots ->
    [one] Bot
   *[other] Bot { $number }
}
continue = In { $file } liegt eine Partie { $game }. Weiterspielen? Bei „n“ überschreibt eine neue Partie sie.
seated = Am Tisch: { $names }
how-to-change = Anders spielen: tischlein play --help, etwa --players 3 --name Anna --name Ben.
luck-promised = Fingerabdruck: { $commitment }
luck-revealed = Startwert: { $seed }
    Fingerabdruck: { $commitment }
    Mit dem Startwert lässt sich jeder Wurf nachprüfen; sein Fingerabdruck (SHA-256) stand von Anfang an fest.
next-person = { $player } ist dran
only-option = einzige Möglichkeit
forced-move = { $player } hat keine Wahl: { $what }
the-end = Das Spiel ist zu Ende
hint-help = „?“ hilft weiter.
hint-commands = Nummer oder Wörter tippen. Außerdem: hilfe, zurück, punkte, protokoll, regeln WORT, speichern DATEI, aufhören.

# Antworten auf Eingaben
type-something = Tippe die Nummer einer Möglichkeit.
no-such-number = Möglich ist { $least } bis { $most }.
several-options = „{ $text }“ passt auf mehrere Möglichkeiten: { $numbers }.
no-such-option-here = „{ $text }“ passt auf keine der Möglichkeiten.
help-rules = Dazu sagen die Regeln:
help-commands = Das kannst du tippen:
    eine Nummer             wählt diese Möglichkeit
    Wörter, etwa „D2“       wählen die Möglichkeit, die sie enthält
    zurück [NAME]           nimmt deine letzte Entscheidung zurück (oder die von NAME)
    punkte                  zeigt alle Punkte bis jetzt
    protokoll               erzählt alles, was bisher geschah
    regeln WORT             sucht in den Regeln
    speichern DATEI         speichert die Partie
    aufhören                verlässt den Tisch
rules-what = Wonach soll gesucht werden? Zum Beispiel: regeln Silber
rules-none = Keine Regel enthält „{ $text }“.
rules-more = { $count ->
    [one] Eine weitere Regel passt
   *[other] { $count } weitere Regeln passen
}; mit mehr Wörtern werden es weniger.
log-empty = Bis jetzt ist nichts geschehen.
save-where = In welche Datei? Zum Beispiel: speichern partie.json
overwrite = { $file } gibt es schon. Überschreiben?
undo-nobody = Hier sitzt niemand, der „{ $name }“ heißt.
undo-consent = { $person }, darf { $player } das zurücknehmen?
really-quit = Die Partie ist nicht gespeichert (speichern DATEI). Trotzdem aufhören?

# Punkte
score-sum = Summe

# Regeln
rules-example = Beispiel
rules-decision = Unsere Auslegung (englisch)
rules-clarification = Klarstellung (englisch)
rules-untestable = Nicht prüfbar (englisch)
rules-tests = Geprüft von
rules-no-section = Einen Abschnitt „{ $section }“ gibt es nicht. Es gibt: { $known }.
rules-count = { $rules } Regeln.
rules-no-tests = Welche Regeln durch Tests geprüft sind, ist nur dort bekannt, wo der Quelltext mit seinen Tests liegt.
rules-broken-test = Die Testdatei { $file } ist in Zeile { $line } fehlerhaft; ohne sie lässt sich nicht sagen, was geprüft ist.
rules-summary = { $rules } Regeln: { $tested } geprüft, { $untestable } nicht prüfbar, { $open } offen
rules-marks = { $tested } geprüft  { $untestable } nicht prüfbar  { $open } offen

# Nachspielen
replay-no-entry = Die Partie hat { $entries } Einträge; einen Stand nach { $number } gibt es nicht.
replay-no-seat = Einen Spieler { $seat } gibt es in dieser Partie nicht, nur 1 bis { $players }.
replay-position = Stand nach { $number } von { $entries } Einträgen
press-enter = Weiter mit Enter
taken-back = zurückgenommen
luck-right = Alle Würfe stimmen mit dem Startwert überein.
luck-wrong = Diese Würfe stammen nicht aus dem Startwert: Einträge { $entries }.
luck-by-hand = In dieser Partie wurde von Hand gewürfelt.

# Simulieren
simulate-no-games = Mindestens ein Spiel muss gespielt werden (--games 1).
simulate-no-workers = Mindestens ein Prozess muss spielen (--workers 1).
simulate-progress = Die Bots spielen
simulate-seats = Für { $players } Spieler braucht es { $players } Bots, genannt { $bots ->
    [one] ist einer
   *[other] sind { $bots }
} (--bots, durch Kommas getrennt).
simulate-bot = Bot
simulate-mean = Punkte
simulate-interval = 95 %
simulate-deviation = Streuung
simulate-median = Median
simulate-range = Spanne
simulate-wins = Siege
simulate-games = { $whole ->
    [yes] { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
   *[no] { $games } von { $asked } Spielen
} mit den Startwerten { $seed } bis { $last }. „95 %“ ist der Bereich, in dem der wahre Wert mit 95 % Sicherheit liegt.
simulate-teams = Partner gewinnen gemeinsam: Der Sieg eines Teams zählt für jeden von beiden ganz.
simulate-nothing = Kein Spiel wurde zu Ende gespielt.

# Messen
bench-seconds = Gemessen wird länger als 0 Sekunden (--seconds 5).
bench-no-peer = Zum Vergleich fehlt catanatron: pip install 'tischlein[peer]'.
bench-game = Spiel
bench-players = Spieler
bench-decisions = Entscheidungen/s
bench-games = Spiele/s
bench-copy = Kopie, µs
bench-times = Vergleich
bench-everything = { $game }, alles
bench-measuring = Messung
bench-compiling = Die Regeln werden zum Vergleich übersetzt; das geschieht einmal und dauert einige Minuten (--alone lässt es weg) ...
bench-how = Zufälliges Spiel auf einem Kern, Python { $python }, { $ways ->
    [compiled-plain] interpretiert / übersetzt
    [compiled] übersetzt
   *[plain] interpretiert
}.
bench-not-compiled = Hier lassen sich die Regeln nicht übersetzen: Dazu braucht es das Repository, einen C-Compiler und was „make test“ installiert.

# Die Burgen von Burgund: Das Würfelspiel
dice-duchy = Fürstentum { $duchy }
dice-round = Durchgang { $phase }, Runde { $round }
dice-phase = Durchgang
dice-time = Zeit
dice-points = Punkte
dice-size = { $size }er
dice-bonuses = Boni
dice-castle = Burg
dice-kind = Art
dice-number = Zahlen
dice-extra = Extra
dice-rule = { $colour ->
    [purple] 1 oder 2
    [gray] 3 oder 4
    [blue] 5 oder 6
    [orange] verschieden
    [green] wie Nachbar
   *[yellow] gleich
}

# Der Server
serve-not-installed = Der Server braucht noch ein paar Pakete: pip install 'tischlein[server]'.
serve-open = Der Server ist unter { $host } zu erreichen: Jeder, der diesen Rechner erreicht, kann hier Tische eröffnen und spielen.
serve-at = Die Tische stehen unter { $url } und werden in { $data } aufbewahrt. Strg+C beendet den Server; danach gehen die Spiele weiter.
serve-no-page = Die Seite für den Browser ist noch nicht gebaut (make page); Programme können trotzdem spielen.
serve-port-taken = Port { $port } ist auf diesem Rechner gerade nicht zu haben, vielleicht läuft dort schon ein Server. Versuch es mit --port { $other }.

# Sicherungen und Datenbanken
backup-written = { $file } enthält jetzt alles: { $people ->
    [one] eine Person
   *[other] { $people } Personen
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}. Auch Geheimnisse sind darin: Bewahre die Datei so sicher auf wie die Datenbank selbst.
backup-exists = { $file } gibt es schon. Mit --force wird die Datei überschrieben.
backup-foreign = { $file } ist keine Sicherung von Tischlein.
backup-newer = { $file } stammt von einem neueren Tischlein. Bring dieses hier auf den neuen Stand und versuch es dann noch einmal.
backup-damaged = { $file } ist beschädigt oder unvollständig. Es wurde nichts wiederhergestellt.
restore-done = { $file } ist wiederhergestellt: { $people ->
    [one] eine Person
   *[other] { $people } Personen
}, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}.
restore-not-empty = Diese Datenbank ist nicht leer. Eine Sicherung wird nur in einer leeren wiederhergestellt; es wurde nichts geändert.
store-both = Gib entweder --data oder --database an, nicht beides.
store-no-driver = PostgreSQL braucht noch ein Paket: pip install 'tischlein[postgres]'.
store-newer = Diese Datenbank stammt von einem neueren Tischlein. Bring dieses hier auf den neuen Stand und versuch es dann noch einmal.
store-older = Diese Datenbank stammt von einem älteren Tischlein. Starte den Server dieser Version einmal, er bringt sie auf den neuen Stand, oder mach die Sicherung mit der älteren Version.
store-missing = Dort ist keine Datenbank von Tischlein. Sag mit --data oder --database, wo sie ist.
store-not-utf8 = Diese Datenbank hat die Kodierung { $encoding }. Tischlein braucht eine mit UTF8.
store-unreachable = Die Datenbank lässt sich nicht benutzen: { $problem }.

# Die Burgen von Burgund
burgundy-round = Durchgang { $phase }, Runde { $round }; weißer Würfel { $white }; Reihenfolge: { $order }
burgundy-target = Punkte: { $counter } von { $target }
burgundy-depot = Depot
burgundy-tiles = Plättchen
burgundy-goods = Waren
burgundy-shields = Schilde
burgundy-black = schwarz
burgundy-seat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Würfel: { $dice }; Schlüsselfelder: { $keys }
burgundy-estate = Silber { $silver }, Arbeiter { $workers }; Waren: { $goods }; verkauft: { $sold }
burgundy-common = Gemeinsame Schlüsselfelder: { $keys }
burgundy-own-shields = Schilde: { $shields }
