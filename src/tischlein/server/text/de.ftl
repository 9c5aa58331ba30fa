no-invitation = Dieser Tisch ist privat. Lass dir den Einladungslink geben.
table-is-full = An diesem Tisch ist kein Platz mehr frei.
no-such-table = Diesen Tisch gibt es nicht.
not-started = Das Spiel beginnt, sobald alle Plätze besetzt sind.
not-your-seat = Das ist nicht dein Platz.
not-an-action = Das ist keine Aktion.
nobody-asked = Niemand will etwas zurücknehmen.
not-stored = Der Zug konnte nicht gespeichert werden und zählt deshalb nicht. Bitte versuch es noch einmal.
only-players-chat = Hier können nur Mitspieler schreiben.
no-such-seat = Ein Platz ist „me“, „open“ oder der Name eines Bots ({ $bots }), nicht „{ $wish }“.
nobody-sits = Setz dich dazu: Mindestens ein Platz muss „me“ sein.
who-are-you = Sag zuerst, wie du heißt.
bad-message = Diese Nachricht ist nicht zu verstehen: { $problem }
too-fast = Das war zu schnell. Bitte warte einen Augenblick.
foreign-page = Diese Anfrage kommt von einer fremden Seite.
not-finished = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
not-found = Hier ist nichts.
game-is-over = Die Partie ist zu Ende.
bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
nothing-to-hold = Hier ist kein Platz, den ein Bot übernehmen könnte.
not-waiting-for = Auf diesen Spieler wartet das Spiel nicht.
still-here = Dieser Spieler war vor weniger als { $seconds } Sekunden noch hier.
seat-is-yours = Du spielst diesen Platz schon selbst.
too-late-to-leave = Die Partie hat begonnen: Gib auf oder lass einen Bot für dich spielen.
result-conceded = { $count ->
    [one] { $player } hat aufgegeben.
   *[other] { $count } Spieler haben aufgegeben.
}
no-such-moment = Diese Partie hat { $entries } Einträge; einen solchen Moment gibt es nicht.
seat-not-here = Dieser Tisch hat { $seats } Plätze.
nothing-left-to-play = Dort ist die Partie schon zu Ende: Wähle einen früheren Moment.
has-account = Du hast schon ein Konto: { $login }.
login-taken = Der Name „{ $login }“ ist vergeben. Bitte wähle einen anderen.
weak-password = Das Passwort darf nicht dein Name sein.
wrong-password = Der Name oder das Passwort stimmt nicht.
not-your-password = Das ist nicht dein Passwort.
too-many-attempts = Zu viele Versuche. Bitte warte eine Minute.
broken = Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.
