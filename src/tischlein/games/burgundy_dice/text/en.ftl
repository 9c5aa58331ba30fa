# Words that other messages use
colour = { $colour ->
    [purple] purple
    [gray] grey
    [blue] blue
    [orange] orange
    [green] green
   *[yellow] yellow
}
kind = { $colour ->
    [purple] monastery
    [gray] mine
    [blue] river
    [orange] city
    [green] castle
   *[yellow] pasture
}
title-kind = { $colour ->
    [purple] Monastery
    [gray] Mine
    [blue] River
    [orange] City
    [green] Castle
   *[yellow] Pasture
}
bonus = { $bonus ->
    [monk] monk
    [silver] silver
    [goods] goods
   *[worker] worker
}
a-bonus = { $bonus ->
    [monk] a monk
    [silver] a silver
    [goods] a good
   *[worker] a worker
}
phase = { $phase ->
    [1] I
    [2] II
   *[3] III
}
size = { $size ->
    [1] one
    [2] two
    [3] three
   *[4] four
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
places = { $places ->
    [one] 1 field
   *[other] { $places } fields
}

# Chance
chance-die = { $die ->
    [pips-1] first pip die
    [pips-2] second pip die
    [colour-1] first colour die
    [colour-2] second colour die
   *[hourglass] hourglass die
}

# Decisions
ask-start = Which castle do you start with?
start = Castle { $field }: { bonus }
ask-proposal = Which castle should all of you start with?
ask-decide-start = You do not agree, so you decide as owner of the game: which castle does everybody start with?
ask-sell = { $goods ->
    [one] Do you sell your good?
   *[other] How many of your { $goods } goods do you sell?
}
sell = { $count ->
    [0] Sell nothing
   *[other] Sell { $count }: { $count } silver, { $points } points
}
ask-use = The dice show { $one } and { $two }, { $first } and { $second }. Which combination do you use?
use = { title-kind } { $number } ({ places })
monk = Monk: { kind } { $number } ({ places })
worker = Worker: { kind } { $number } ({ places })
silver = Silver: { kind } { $number } ({ places })
pass = Pass and take a worker
pass-in-vain = Pass (no worker circle is free)
ask-mark = Which { kind } field gets the { $number }?
mark = { title-kind } { $field }: { $number }, then { $left } to go
mark-completes = { title-kind } { $field }: { $number }, completes the region: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [none] {""}
    [monk] {" "}and a monk
    [worker] {" "}and a worker
    [goods] {" "}and a good
   *[silver] {" "}and a silver
}
ask-silver = Do you pay a silver for a second combination?
end = End the turn

# What happened
started = { $player } starts with castle { $field } and has { a-bonus }.
proposed = { $player } proposes castle { $field } for all.
rolled = Phase { phase }, round { $round }: the dice show { $one } and { $two }, { $first } and { $second }, { $hourglass ->
    [1] one hourglass
   *[other] a double hourglass
}.
sold = { $player } sells { $count ->
    [one] a good
   *[other] { $count } goods
} and gets { $silver } silver.
passed = { $player } passes and takes a worker.
passed-in-vain = { $player } passes; no worker circle is free.
spent = { $player } crosses out { a-bonus }.
marked = { $player } marks { kind } field { $field } with { $number }.
earned = { $player } gets { a-bonus }.
bonus-lost = { $player } has no free circle for another { bonus }; it is lost.
full-colour = { $player } has marked every { kind } field.
interim = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in phase { phase }, { $total } in all.

# Points
term-start = start castle
term-region = { kind } of { size } in phase { phase }
term-pasture = pasture of { size } again
term-sale = { $count ->
    [one] a good
   *[other] { $count } goods
} sold
term-extra = all { kind } fields, { $place ->
    [first] higher
   *[second] lower
} extra points

# The end
result-points = { $player } wins with { points }.
result-bonuses = { $player } wins with { points }; the tie is broken by bonuses left ({ $bonuses }).
result-shared = { $count } players share the victory: { $points } points and { $bonuses ->
    [one] 1 bonus
   *[other] { $bonuses } bonuses
} left each.
result-solo = { $points } points: { $rating ->
    [good] good!
    [very-good] very good!
    [top-class] outstanding!
   *[none] more than 50 would be good.
}

# Refusals
setup-all-different = There are only four castles: with “all different” at most 4 can play, not { $players }.
setup-solo-start = Whoever plays alone chooses the start castle freely; leave the option “start” at “free”.
refuse-start = You start with one of the four castles.
refuse-start-taken = Somebody else starts with this castle already.
refuse-sell = You can sell 0 to { $goods } goods.
refuse-sell-first = First say how many goods you sell; it can be none.
refuse-no-field = There is no such field; fields are numbered 0 to 36.
refuse-marked = Field { $field } is marked already.
refuse-colour = Field { $field } is not a { kind }.
refuse-not-adjacent = Field { $field } is not next to a marked field.
refuse-number = { $colour ->
    [orange] A { $number } stands in this city already; its numbers must differ.
    [yellow] This pasture has another number; its numbers must be equal.
    [green] No neighbour of this castle bears a { $number }.
   *[other] This field does not take a { $number }.
}
refuse-no-bonus = You have no { bonus } left.
refuse-needless-bonus = The dice show that already; you need no { bonus } for it.
refuse-dice = The dice do not show this combination.
refuse-no-place = No reachable { kind } field takes a { $number }.
refuse-silver-first = A silver is for a second combination; use the first one before.
refuse-number-die = With the { $number } no field of a colour on the dice can be marked now.
refuse-colour-die = None of the numbers on the dice fits a { kind } field that you can reach.
refuse-idle-bonus = No field could be marked with your { bonus } now.
refuse-hourglass = The hourglass die only counts the time; it is not part of a combination.
refuse-sell-now = Goods are sold only after a double hourglass, before the dice are used.
refuse-sell-over = Goods are sold before the dice are used; in this round that is over.
refuse-no-colour = No die shows { colour }.{ $monks ->
    [0] {""}
   *[other] {" "}A monk can change that.
}
refuse-no-number = Neither number on the dice fits { kind } field { $field }.{ $workers ->
    [0] {""}
   *[other] {" "}A worker can change that.
}
refuse-same-dice = You used these two dice already; the second combination needs another one.
refuse-second-bonus = Only one bonus per turn: the second combination costs the silver.

# Kinds of points
category-start = Start castle
category-region = Completed regions
category-pasture = Pastures count twice
category-sale = Goods sold
category-extra = Extra points for all fields of a colour

# Sections of the rules
section-overview = Overview
section-setup = Set-up
section-time = Time
section-turn = The turn
section-monastery = Monasteries
section-mine = Mines
section-river = Rivers
section-numbers = Numbers
section-city = Cities
section-castle = Castles
section-pasture = Pastures
section-region_scoring = Scoring regions
section-bonus = Bonuses
section-monk = Monk
section-worker = Worker
section-silver = Silver
section-goods = Goods
section-extra_points = Extra points
section-game_end = End of the game
section-variant_all_different = Variant: all start castles different
section-variant_all_same = Variant: the same start castle for all
section-variant_solo = Variant: playing alone
section-worked_example = Worked example
