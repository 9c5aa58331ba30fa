card = { $card ->
    [mouse] Maus
    [cheese] Käse
    [cat] Katze
    [dog] Hund
   *[owl] Eule
}
pile = { $pile ->
    [barn] Scheune
   *[own] eigener Stapel
}
ask-deck = Mit welchen Karten spielst du?
part-deck = Kartensatz
deck-hunter = Der Jäger
deck-glutton = Der Vielfraß
no-more-cats = Ein Kartensatz hat nicht mehr Katzen als Mäuse: Hier sind es { $cats } und { $mice }.
ask-before = Spielst du zuerst eine Eule?
go = Weiter
owl-at = Eule: die Hand von { $player } ansehen
ask-act = Was tust du?
draw-from = Ziehen: { $pile }
search = Den eigenen Stapel durchsuchen
bury = Ablegen: { $card } ({ $pile })
play-mouse = Eine Maus spielen
cat-at = Katze gegen { $player }
end = Nichts
eat = Einen Käse essen
ask-take = Welche Karte nimmst du?
take = Nehmen: { $card }
ask-react = { $player } schickt eine Katze. Verjagst du sie?
dog = Verjagen
pass = Geschehen lassen
refuse-not-held = Diese Karte hast du nicht.
composed = { $player } hat Karten zusammengestellt.
composed-secretly = { $player } hat Karten zusammengestellt: { $cards }.
drew = { $player } zieht ({ $pile }).
drew-card = { $player } zieht ({ $pile }): { $card }.
searched = { $player } durchsucht den eigenen Stapel und nimmt eine Karte.
searched-card = { $player } durchsucht den eigenen Stapel und nimmt: { $card }.
buried = { $player } legt eine Karte darunter ({ $pile }).
buried-card = { $player } legt darunter ({ $pile }): { $card }.
looked = { $player } sieht sich die Hand von { $other } an.
looked-hand = { $player } sieht sich die Hand von { $other } an: { $cards }.
attacked = { $player } schickt { $other } eine Katze.
warded = { $player } verjagt sie mit einem Hund.
let-happen = { $player } lässt es geschehen.
term-mouse = eine Maus
term-cheese = ein Käse
term-cat = eine Katze
category-mouse = Mäuse
category-cheese = Käse
category-cat = Katzen
section-deck = Kartensätze
section-turn = Züge
section-end = Das Ende
over = { $count ->
    [one] { $player } gewinnt mit { $points }.
   *[other] { $count } Spieler gewinnen gemeinsam mit { $points }.
}
