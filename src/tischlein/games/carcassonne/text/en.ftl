# Words that other messages use
kind = { $kind ->
    [city] city
    [road] road
    [field] meadow
    [monastery] monastery
   *[garden] garden
}
title-kind = { $kind ->
    [city] City
    [road] Road
    [field] Meadow
    [monastery] Monastery
   *[garden] Garden
}
figure = { $figure ->
    [meeple] meeple
    [big] big meeple
    [abbot] abbot
    [builder] builder
   *[pig] pig
}
title-figure = { $figure ->
    [meeple] Meeple
    [big] Big meeple
    [abbot] Abbot
    [builder] Builder
   *[pig] Pig
}
a-figure = { $figure ->
    [meeple] a meeple
    [big] the big meeple
    [abbot] the abbot
    [builder] the builder
   *[pig] the pig
}
role = { $role ->
    [knight] knight
    [highwayman] highwayman
    [farmer] farmer
    [monk] monk
   *[gardener] gardener
}
this-role = { $role ->
    [knight] knight
    [highwayman] highwayman
   *[farmer] farmer
}
good = { $good ->
    [wine] wine
    [grain] grain
   *[cloth] cloth
}
magic = { $figure ->
    [mage] the mage
   *[witch] the witch
}
tile = { $what ->
    [river] a river tile
    [monastery] a monastery tile
    [city-road] a tile with city and road
    [city] a city tile
    [road] a road tile
   *[meadow] a meadow tile
}
title-role = { $role ->
    [knight] Knight
    [highwayman] Highwayman
    [farmer] Farmer
    [monk] Monk
   *[gardener] Gardener
}
side = { $side ->
    [N] top
    [E] right
    [S] bottom
    [W] left
    [NW] top left
    [NE] top right
    [SE] bottom right
    [SW] bottom left
   *[middle] middle
}
base = { $base ->
    [start] the start tile
    [new] the new tile
   *[last] the last tile
}
beside = { $side ->
    [here] on
    [right] right of
    [left] left of
    [above] above
   *[below] below
} { base }
further = { $right ->
    [0] {""}
   *[other] { $right } to the { $across ->
    [right] right
   *[left] left
}{ $down ->
    [0] {""}
   *[other] ,{" "}
}
}{ $down ->
    [0] {""}
   *[other] { $down } { $along ->
    [above] up
   *[below] down
}
} from { base }
brackets = {" "}({ $what })
comma = { $first }, { $last }
number = number { $number }
value = { $state ->
    [open] : { $now } now, { $finished } when finished
    [complete] : { $now } at once
    [meadow] : { $now } now
   *[joined] {""}
}
tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
message = { $number ->
    [1] Score your smallest road
    [2] Score your smallest city
    [3] Score your smallest monastery
    [4] Place one more tile
    [5] 2 points for each shield in cities where you have a knight
    [6] 2 points for each of your knights
    [7] 2 points for each of your farmers
   *[8] Score one meeple and take it back
}

# Chance
chance-tile = next land tile
chance-flight = flight die
chance-message = next message

# Decisions
ask-place = Where do you place the tile?
place = { $place }{ $turn ->
    [0] , not turned
    [1] , turned to the right
    [2] , upside down
    [3] , turned to the left
   *[other] {""}
}
ask-figure = Do you place a figure?
put-as = { $figure ->
    [meeple] { title-role }
    [builder] Builder, { kind }
    [pig] Pig, { kind }
   *[other] { title-figure } as { role }
}{ value }{ $where }
no-figure = No figure
fly = Let the { figure } fly
recall = Take the abbot back and score
ask-land = Where do you land?
land = { title-kind }{ value }{ $where }
ask-score = Which completed feature is scored next?
score-feature = The { $what }: { points }{ $where }
ask-move = Which figure moves { $points ->
    [one] 1 space
   *[other] { $points } spaces
} ({ $what })?
move = { $figure ->
    [meeple] Scoring meeple
   *[messenger] Messenger
}: from { $start } to { $end }{ $dark ->
    [yes] {" "}(dark space: a message)
   *[no] {""}
}
ask-robber = Where do you put your robber?
no-robber = Leave the robber where he is
robber = Space { $space }, with { $other }
ask-rob = Of which points do you take half?
rob = { $half } of the { $points } of { $victim }
ask-gold = On which tile beside it do you put the second bar?
ask-take-gold = From which tile do you take a bar?
on-tile = The tile { $place }
ask-magic = Do you move the mage or the witch?
ask-magic-where = To which road or city does { $figure } go?
feature-at = To the { $what }{ $where }
ask-banish = Nothing is open. Who leaves the board?
ask-ferry = Which piers does the ferry join?
ferry = { $one } and { $two }
ask-relay = Do you lay the ferry anew ({ $place })?
keep-ferry = Leave it as it is
other-ferry-first = First the other ferry ({ $place })
ask-message = Your message: { $message }. Do you use it?
message-act = { $message }{ $points ->
    [-1] {""}
   *[other] {" "}({ points })
}
message-points = Take 2 points
ask-back = Which meeple do you score and take back?
back = { title-figure }, { $what }: { points }{ $where }
ask-crop = Crop circle ({ $role }): what does everybody do?
crop = { $choice ->
    [add] A: everybody may add a { $role }
   *[remove] B: everybody must take back a { $role }
}
ask-crop-add = To which { $role } do you add another one?
crop-add = { title-figure }, { $what }{ $where }
ask-crop-remove = Which { $role } do you take back?
crop-remove = { title-figure }, { $what }{ $where }

# Events
laid = { $player } places { $tile } ({ $place }).
discarded = It fits nowhere: { $tile } goes back into the box.
put = { $player } places { $figure }{ $role ->
    [none] {" "}({ kind })
   *[other] {" "}as { role }
}.
abbot-returns = { $player } takes the abbot back.
double-turn = { $player } has extended the builder's feature and goes on.
flies = { $player } lets { $figure } fly { $distance ->
    [one] 1 tile
   *[other] { $distance } tiles
} far.
cannot-land = { $player } finds no place to land and takes the { figure } back.
special-returns = { $player } takes the { $figure } back: no own meeple is left there.
goods = { $player } gets { $good }.
gold-laid = { $player } puts a gold bar on the new tile and one beside it ({ $place }).
gold-taken = { $player } takes { $count ->
    [one] a gold bar
   *[other] { $count } gold bars
}.
magic-moved = { $player } moves { magic } to a { kind } of { tiles }.
magic-comes = { $player } brings { magic } into play, to a { kind } of { tiles }.
mage-leaves = The mage leaves the board.
witch-leaves = The witch leaves the board.
ferry-laid = { $player } lays a ferry: it joins { $one } and { $two }.
ferry-relaid = { $player } lays a ferry anew ({ $place }): it joins { $one } and { $two } now.
robber-placed = { $player } puts the robber on space { $space }, with { $other }.
robber-along = { $player } has the robber go along with { $other } to space { $space }.
robber-home = { $player } takes the robber back from the score track.
track = { $player } moves the { $figure ->
    [meeple] scoring meeple
   *[messenger] messenger
} from { $start } to { $end }.
message-drawn = { $player } gets a message: { $message }.
meeple-back = { $player } takes a meeple back.
crop-chosen = { $player } chooses for everybody: { $choice ->
    [add] add a { $role }
   *[remove] take back a { $role }
}.
crop-added = { $player } adds a { $role }.
crop-removed = { $player } takes back a { $role }.

# Points
term-road = road of { tiles }{ $inn ->
    [yes] , inn
   *[no] {""}
}{ enchanted }
term-city = city of { tiles }{ $shields ->
    [0] {""}
    [one] , 1 shield
   *[other] , { $shields } shields
}{ $cathedral ->
    [yes] , cathedral
   *[no] {""}
}{ enchanted }
enchanted = { $magic ->
    [mage] , mage
    [witch] , witch
   *[none] {""}
}
term-monastery = monastery ({ tiles })
term-garden = garden ({ tiles })
term-meadow = meadow at { $cities ->
    [one] 1 completed city
   *[other] { $cities } completed cities
}{ $pig ->
    [yes] {" "}with the pig
   *[no] {""}
}
term-goods = most { good } ({ $count })
term-gold = { $bars ->
    [one] 1 gold bar
   *[other] { $bars } gold bars
} at { $each }
term-message = { $seal ->
    [yes] seal of a message, instead of its action
   *[no] message: { message }
}
term-robbed = robbed from { $victim }: half of { $of }
term-robber = robber still on the track

# Kinds of points
category-road = Roads
category-city = Cities
category-monastery = Monasteries
category-garden = Gardens
category-meadow = Meadows
category-goods = Goods
category-gold = Gold
category-message = Messages
category-robbed = Robbed
category-robber = Robber at the end

# Results
result-points = { $player } wins with { points }.
result-shared = { $count } players share the victory with { points }.

# Refusals
setup-pig = The pig needs farmers.
refuse-taken = A tile lies there already.
refuse-apart = The tile must touch a tile that lies already.
refuse-edges = { $side ->
    [N] In the north
    [E] In the east
    [S] In the south
   *[W] In the west
} there is { $there ->
    [road] a road
    [city] a city
    [river] the river
   *[field] a meadow
}, and the tile has { $here ->
    [road] a road
    [city] a city
    [river] the river
   *[field] a meadow
} there.
refuse-no-rotation = It does not fit here, however it is turned. { $best }
refuse-river = The river must go on at its end, and all sides must fit.
refuse-bend = The river must not bend the same way twice in a row.
refuse-same-look = { $turn ->
    [0] The tile looks the same when it is not turned: place it like that.
   *[other] The tile looks the same when turned by { $turn }°: place it like that.
}
refuse-no-place = There is no such place on the tile just laid.
refuse-supply = You have no such figure left.
refuse-abbot = The abbot goes to a monastery or a garden only.
refuse-garden = Only the abbot may use a garden.
refuse-builder = The builder goes to a road or city where you already have a meeple.
refuse-pig = The pig goes to a meadow where you already have a farmer.
refuse-occupied = { $kind ->
    [road] Somebody is on this road already.
    [city] Somebody is in this city already.
    [field] Somebody is on this meadow already.
   *[other] Somebody is there already.
}
refuse-tile-laid = Your tile is laid already; now a figure may come onto it.
refuse-other-tile = A figure comes only onto the tile that was just laid.

# Sections of the rules
section-introduction = Introduction
section-setup = Base game: components and set-up
section-turn = Base game: the turn
section-placing_a_tile = Base game: placing a tile
section-placing_a_meeple = Base game: placing a meeple
section-roads = Base game: roads
section-cities = Base game: cities
section-monasteries = Base game: monasteries
section-scoring = Base game: scoring and score track
section-end = Base game: end of the game and final scoring
section-farmers = Farmers
section-river = The River
section-abbot = The Abbot
section-expansions = About the expansions
section-inns = Inns & Cathedrals: tiles
section-big_meeple = Inns & Cathedrals: big meeple
section-traders = Traders & Builders: tiles and goods
section-builder = Traders & Builders: builder
section-pig = Traders & Builders: pig
section-flying = The Flying Machines
section-messages = The Messages
section-message_tiles = The Messages: the eight messages
section-message_rules = The Messages: final scoring and other expansions
section-ferries = The Ferries
section-gold = The Gold Mines
section-magic = Mage & Witch
section-robbers = The Robbers
section-crop_circles = The Crop Circles
section-overview = Turn overview
section-end_with_expansions = End of the game with expansions
