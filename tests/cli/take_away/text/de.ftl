ask = Wie viele Steine nimmst du?
take = { $count } nehmen
took = { $player } nahm { $count }
over = Der Haufen ist weg.
term-stones = Steine
category-stones = Steine
section-turn = Spielzug
section-odd_things = Kurioses
