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
compose = Oder selbst zusammenstellen: „{ $verb } …“, ein Wort nach dem anderen, ein „/“ zwischen Teilen.
    { $parts }
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
rules-code = Genannt in
rules-no-code = Keine Zeile im Code nennt sie.
rules-untested = Für sie gibt es noch keinen Test.
rules-tests-elsewhere = Ihre Tests sind nicht hier: Sie liegen beim Quelltext, nicht im installierten Paket.
rules-no-rule = Eine Regel { $id } gibt es in keinem Spiel.
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
simulate-rounds = { $rounds } Runden je Spiel, im Mittel.
simulate-teams = Partner gewinnen gemeinsam: Der Sieg eines Teams zählt für jeden von beiden ganz.
simulate-nothing = Kein Spiel wurde zu Ende gespielt.

# Messen
bench-seconds = Gemessen wird länger als 0 Sekunden (--seconds 5).
bench-no-peer = Zum Vergleich fehlt catanatron: pip install 'tischlein[peer]'.
bench-game = Spiel
bench-players = Plätze
bench-decisions = Entsch./s
bench-games = Spiele/s
bench-copy = Kopie, µs
bench-plain = Schleife
bench-simulation = Bots
bench-times = Vergleich
bench-everything = { $game }, alles
bench-measuring = Messung
bench-compiling = Die Regeln werden zum Vergleich übersetzt; was sich nicht ändert, bleibt für das nächste Mal (--alone lässt es weg) ...
bench-progress = Übersetzung
bench-compiled = { $done } von { $total } übersetzt
bench-compiling-failed = Die Regeln ließen sich nicht übersetzen, deshalb sind nur die interpretierten gemessen:
    { $why }
bench-rules = Regeln
bench-way-plain = interpretiert
bench-way-compiled = übersetzt
bench-how = Zufälliges Spiel auf einem Kern, Python { $python }. Schleife und Bots: was eine Partie mit einer einfachen Schleife über options und play oder zwischen Zufallsbots kostet, verglichen mit play_out.
bench-not-compiled = Hier lassen sich die Regeln nicht übersetzen: Dazu braucht es das Repository, einen C-Compiler und was „make compile“ installiert.

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
serve-compiling = Die Regeln werden nebenher übersetzt, damit die Bots schneller denken; das geschieht nur einmal (--no-compile lässt es weg).

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

# Felinia
felinia-round = Runde { $round }: { $phase ->
    [placing] Einsetzen
    [trading] Handeln
    [exploring] Entdecken
    [storing] Lagern
    [preparing] Vorbereiten
   *[over] das Spiel ist zu Ende
}; Startspieler: { $first }
felinia-closing = Die letzte Entdeckungsphase: Alle Schiffe segeln.
felinia-ashore = An Land: { $player }, noch { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
felinia-market = Markt
felinia-goods = Waren
felinia-tokens = Bietsteine (von oben)
felinia-price = Preis
felinia-closed = geschlossen
felinia-guild = Gilde
felinia-bonus = Bonusplättchen: { $tiles }
felinia-ship = Schiff
felinia-passage = Jeder Händler zahlt
felinia-aboard = An Bord
felinia-stack = Schiffstafeln, die noch kommen: { $gray } + { $blue } mit blauer Rückseite.
felinia-next = Als Nächstes: { $ship }.
felinia-supply = Karten im Vorrat: { $cards }. Im Beutel: { $bag }.
felinia-places-left = Geheimnisvolle Orte im Stapel: { $count }.
felinia-places-known = Davon kennst du: { $cards }.
felinia-drawn = Du hast gezogen: { $cards }
felinia-face-down = verdeckt: { $tiles }
felinia-province = { $kind ->
    [harbour] Hafen
    [post] Posten { $number }
   *[other] Kreuzung { $number }
}
felinia-ways = { $count ->
    [one] Kreuzung { $crossings }
   *[other] Kreuzungen { $crossings }
}
felinia-tile = { $tile ->
    [lion] Löwe
    [cheetah] Gepard
    [panther] Panther
    [tiger] Tiger
    [puma] Puma
    [provision_points] „Proviant zählt“
    [spice_points] „Gewürze zählen“
    [lone_merchants] „einzelne Händler“
    [mystery_points] „geheimnisvolle Orte“
    [provision_income] „mehr Proviant“
    [treasure] „Schatz“
    [silver_income] „mehr Silber“
   *[gold_income] „mehr Gold“
}
felinia-at-least = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ohne verdeckte Plättchen
felinia-things = Silber { $silver }, Gold { $gold }, Gewürze { $spice }, Händler { $merchants }
felinia-provisions = Proviant { $count }
felinia-unplaced = Bietsteine { $count }
felinia-tiles = Plättchen: { $tiles }
felinia-special = Sonderplättchen { $tile }
felinia-own-bonus = Bonusplättchen „{ $tile }“
felinia-hidden = Plättchen: { $tiles }, Bonusplättchen: { $bonus } (verdeckt)
felinia-places = Geheimnisvolle Orte: { $count } ({ $cards })

# Hilfe: was drum herum steht
manual-usage = Aufruf:
manual-arguments = Argumente
manual-options = Optionen
manual-commands = Befehle
manual-options-metavar = [OPTIONEN]
manual-subcommand-metavar = BEFEHL [ARGUMENTE]...
manual-default = [Vorgabe: { $value }]
manual-environment = [Umgebung: { $name }]
manual-required = [nötig]
manual-help = Diese Hilfe zeigen.
manual-lang = Sprache: en oder de (sonst die des Terminals).
manual-data = Ordner der Datenbank.
manual-database = postgresql://... statt einer Datei im Ordner.

# Hilfe: das Programm
manual-tischlein = Brettspiele an einem Tisch: spielen, Regeln nachlesen, Bots spielen lassen.
manual-tischlein-version = Sagen, welche Version das ist.

# Hilfe: die Befehle
manual-games = Die Spiele auflisten, mit Spielerzahl, Dauer und Optionen.
manual-games-json = Die Liste als JSON ausgeben.
manual-play = An diesem Terminal spielen: ohne Optionen du gegen einen Bot.
manual-play-game = Welches Spiel; „tischlein games“ zählt sie auf.
manual-play-players = Wie viele mitspielen, Bots eingerechnet (sonst 2, wo das geht).
manual-play-people = Wie viele davon Menschen sind (sonst 1); sie sitzen auf den ersten Plätzen.
manual-play-name = Name eines Menschen; für den nächsten noch einmal angeben.
manual-play-bot = Wer auf den anderen Plätzen spielt: { $bots }.
manual-play-set = Eine Option des Spiels, zum Beispiel sheet=B.
manual-play-element = Ein Element, mit dem gespielt wird; für weitere noch einmal angeben.
manual-play-seed = Gleicher Startwert, gleiches Glück (sonst ein geheimer).
manual-play-save = Die Partie nach jedem Zug in dieser Datei sichern; gibt es sie schon, geht die Partie weiter.
manual-play-pipe = Die Antworten aus einer Pipe lesen statt von einem Terminal.
manual-rules = Die Regeln eines Spiels in unseren Worten zeigen, jede mit ihrer Nummer, und welche davon geprüft sind.
manual-rules-game = Welches Spiel; „tischlein games“ zählt sie auf. Oder die Nummer einer Regel: Sie wird mit dem Code und den Tests gezeigt, die sie nennen.
manual-rules-wanted = Eine Regel, oder Wörter, nach denen gesucht wird.
manual-rules-section = Nur dieser Abschnitt.
manual-rules-summary = Nur die Zahlen.
manual-rules-open = Nur Regeln, für die es noch keinen Test gibt.
manual-replay = Eine gesicherte Partie noch einmal erzählen, ihren Stand zeigen und die Würfe prüfen.
manual-replay-file = Eine Partie, die gesichert wurde.
manual-replay-to = Nach so vielen Einträgen aufhören (sonst am Ende).
manual-replay-seat = Sie mit den Augen dieses Spielers sehen, 1, 2 ... (sonst als Zuschauer).
manual-replay-step = Nach jedem Eintrag auf Enter warten.
manual-simulate = Bots viele Spiele spielen lassen und sagen, wie sie abschneiden. Die Bots wechseln von Spiel zu Spiel die Plätze. Strg+C beendet das mit dem, was gespielt ist.
manual-simulate-game = Welches Spiel; „tischlein games“ zählt sie auf.
manual-simulate-games = Wie viele Spiele.
manual-simulate-players = Wie viele Spieler (sonst einer je Bot).
manual-simulate-bots = Bots beim Namen ({ $bots }), durch Kommas getrennt; ein einzelner spielt auf allen Plätzen.
manual-simulate-seed = Nummer des ersten Spiels: gleicher Startwert, gleiche Spiele.
manual-simulate-element = Ein Element, mit dem gespielt wird; für weitere noch einmal angeben.
manual-simulate-set = Eine Option des Spiels, zum Beispiel sheet=B.
manual-simulate-workers = Wie viele Prozesse sich eine lange Simulation teilen (sonst einer je Kern).
manual-simulate-json = Den Bericht als JSON ausgeben.
manual-bench = Zufälliges Spiel auf einem Kern messen, interpretiert und übersetzt: Entscheidungen und Spiele je Sekunde, Dauer einer Kopie.
manual-bench-game = Welches Spiel (sonst alle).
manual-bench-seconds = Wie lange für jede Zeile gemessen wird.
manual-bench-alone = Nur so, wie die Regeln hier laufen, nicht auch auf die andere Art.
manual-bench-peer = Im selben Lauf auch catanatron messen (pip install 'tischlein[peer]').
manual-bench-json = Die Zahlen als JSON ausgeben.
manual-serve = Einen Server starten: Menschen spielen im Browser, Programme über HTTP und WebSocket (siehe docs/protocol.md).
manual-serve-host = Adresse, unter der er zu erreichen ist.
manual-serve-port = Port, unter dem er zu erreichen ist.
manual-serve-log = Form der Protokollzeilen.
manual-serve-log-level = Was protokolliert wird.
manual-serve-open = Die Seite im Browser öffnen.
manual-serve-compile = Die Regeln nebenher übersetzen, damit Bots schneller denken (im Repository, nach „make test“ oder „make compile“).
manual-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben. Der Server kann dabei weiterlaufen.
manual-backup-file = Die Datei, in die geschrieben wird, zum Beispiel club.backup.
manual-backup-force = Die Datei überschreiben, wenn es sie schon gibt.
manual-restore = Eine leere Datenbank mit einer Sicherung füllen, ganz oder gar nicht. Sie darf von der anderen Art sein: So zieht man auch um.
manual-restore-file = Eine Datei, die „tischlein backup“ geschrieben hat.
