# Words that other messages use
good = { $good ->
    [clock] clock
    [clothes] clothes
    [glass] glassware
    [wine] wine
   *[book] book
}
goods = { $first }, { $then }
a-thing = { $thing ->
    [gold] 1 gold
    [spice] 1 spice
    [provision] 1 provision
    [silver] 1 silver
    [clock] a clock
    [clothes] clothes
    [glass] glassware
    [wine] wine
   *[book] a book
}
thing = { $thing ->
    [gold] gold
    [spice] spice
    [provision] provision
    [silver] silver
    [clock] clock
    [clothes] clothes
    [glass] glassware
    [wine] wine
    [book] book
   *[nothing] nothing
}
country = { $country ->
    [lion] Land of Lions
    [cheetah] Land of Cheetahs
    [panther] Land of Panthers
    [tiger] Land of Tigers
   *[puma] Land of Pumas
}
cats = { $country ->
    [lion] lions
    [cheetah] cheetahs
    [panther] panthers
    [tiger] tigers
   *[puma] pumas
}
species = { $species ->
    [lion] lion
    [cheetah] cheetah
    [panther] panther
    [tiger] tiger
   *[puma] puma
}
tile = { $tile ->
    [lion] lion tile
    [cheetah] cheetah tile
    [panther] panther tile
    [tiger] tiger tile
    [puma] puma tile
    [none] nothing
    [provision_points] special tile “provisions count”
    [spice_points] special tile “spices count”
    [lone_merchants] special tile “lone merchants”
    [mystery_points] special tile “mysterious places”
    [provision_income] special tile “more provisions”
    [treasure] special tile “treasure”
    [silver_income] special tile “more silver”
   *[gold_income] special tile “more gold”
}
bonus-tile = { $tile ->
    [extra_lion] one more lion
    [extra_tiger] one more tiger
    [extra_puma] one more puma
    [plus_panther] +1 for each panther
   *[plus_cheetah] +1 for each cheetah
}
mystery = { $card ->
    [hermit_vineyard] Hermit's Vineyard
    [moon_temple] Moon Temple
    [lost_library] Lost Library
    [star_tower] Star Tower
    [crystal_cave] Crystal Cave
   *[sunken_garden] Sunken Garden
}
place-price = { $cost ->
    [wine] for a wine
    [book] for a book
   *[free] for nothing
}
place = { $place ->
    [6] the merchants' guild
   *[other] market { $place }
}
province = { $kind ->
    [harbour] the harbour of the { cats }
    [post] post { $number } of the { cats }
   *[other] crossing { $number } of the { cats }
}
ship = the { $time } to the { cats }
passage = { $count } × { $first }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more } × { $second }
}{ $silver ->
    [0] {""}
   *[other] {" "}+ { $silver } silver
}
symbol = { $symbol ->
    [spice] { $count } spice
    [gold] { $count } gold
    [silver] { $count } silver
    [good] { $count ->
        [one] a random good
       *[other] { $count } random goods
    }
    [provision] { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    }
   *[mystery] a mysterious place
}
lost = { $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost: nobody has more than 6)
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Chance
chance-begin = start player
chance-goods = tile from the bag
chance-ship = ship tile
chance-tile = tile in the { $country }

# Decisions
ask-bid = Bid token { $turn } of 3: where do you place it?
earn = Own board: { $silver } silver{ lost }
bid-on = { $place ->
    [6] Guild: price { $price }
   *[other] Market { $place }: price { $price }
}
ask-buy = Your token at { $place } is on top. Which good do you buy for { $price } silver?
buy = Buy { $good } for { $price } silver
pass-token = Take the token back
ask-exchange = Your token at the guild is on top. What do you exchange for { $price } silver?
swap = { $give } for { $good }, and { $gift }
take-bonus = Gold and spice for the bonus tile “{ $tile }”
ask-board = Does a merchant go aboard?
board = Board { $ship }: { $price }
board-end = Nobody (else) goes aboard
ask-turn = { $left ->
    [one] You may turn up another tile.
   *[other] You may turn up to { $left } tiles in this country.
}
turn = Turn up post { $post }
turn-end = Turn up no (more) tile
ask-move = Where does your merchant go? { $steps ->
    [0] Each step costs a provision ({ $provisions } left).
    [one] 1 step left.
   *[other] { $steps } steps left.
}
go = { $kind ->
    [post] Post
   *[other] Crossing
} { $number }: { $found }{ $provision ->
    [0] {""}
   *[other] , for a provision
}
go-home = Home to the supply
ask-keep = Which mysterious place do you keep?
keep = Keep { $card } { $price }
keep-none = Keep none
ask-store = Only { $room } goods can be kept: { $count ->
    [one] 1 must go.
   *[other] { $count } must go.
}
rent = Keep a fourth good for { $silver } silver
sell = Sell { $thing }: { $silver } silver{ lost }

# What happened
begins = { $player } is the start player.
round = Round { $round }
bid-earn = { $player } places a token on the own board: { $silver } silver{ lost }.
bid = { $player } places a token on { $place }; the price there is { $count } now.
token-back = { $player } takes a token back from { $place } without a deal.
token-idle = { $player } can do nothing at { $place } and takes the token back.
bought = { $player } buys { $good } at { $place } for { $silver } silver.
swapped = { $player } exchanges { $give } for { $good } at the guild for { $silver } silver.
bonus-taken = { $player } exchanges gold and spice for the bonus tile “{ $tile }” for { $silver } silver.
boarded = { $player } puts a merchant aboard { $ship }; { $left ->
    [one] 1 is
   *[other] { $left } are
} left.
last-merchant = { $player } has no merchant left: all ships sail after trading, and the game ends.
sails = The ship leaves: { $ship }.
sails-empty = Nobody is aboard { $ship }; the tile leaves the game.
walks = { $player } sends the merchant on to { $province }.
gained = { $player } gets { $thing } ({ $source ->
    [guild] from the guild
    [special] for a special tile
   *[way] found on the way
}).
silver-lost = { $player } has 6 silver already; the silver is lost.
supply-empty = { $player } gets no { $thing }: there is none left in the supply.
found-good = { $player } draws { $good } from the bag.
bag-empty = { $player } gets no good: the bag is empty.
turns-up = { $player } turns up a tile at { $province }.
tile-shows = At { $province } there is a { $tile }.
tile-taken = { $player } founds a trading post at { $province } and takes the { $tile }.
special-taken = { $player } founds a trading post at { $province } and takes the { $tile }.
went-home = { $player } finds no trading post, the merchant returns home.
drew-places = { $count ->
    [one] { $player } draws { $one }.
   *[other] { $player } draws { $one } and { $two }.
}
drew-places-secretly = { $player } draws { $count ->
    [one] 1 mysterious place
   *[other] { $count } mysterious places
}.
kept-place = { $player } keeps { $card } { $price }.
kept-place-secretly = { $player } keeps a mysterious place { $price }.
kept-none = { $player } keeps no mysterious place.
no-places-left = { $player } gets no mysterious place: there is none left.
sold = { $player } sells { $thing } for { $silver } silver{ lost }.
rented = { $player } pays { $silver } silver to keep a fourth good.
ship-comes = A new ship in the harbour: { $ship }.
next-ship = The next ship will be { $ship }.
no-ships = There are not enough ship tiles left: all ships sail now, and the game ends.

# Points
term-set = { $count ->
    [one] 1 { species } tile
   *[other] { $count } { species } tiles, { $each } each
}
term-plus = bonus tile: +1 for each of { $count } { species } tiles
term-groups = groups of merchants: { $sizes }
term-lone = { $count ->
    [one] 1 lone merchant
   *[other] { $count } lone merchants
} with the special tile
term-gold = { $count } gold
term-spice = { $count } spices, two for a point
term-spice-special = { $count ->
    [one] 1 spice
   *[other] { $count } spices
} with the special tile
term-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
term-mysteries = { $count ->
    [one] 1 mysterious place
   *[other] { $count } mysterious places
}
term-mysteries-special = special tile for { $count ->
    [one] 1 mysterious place
   *[other] { $count } mysterious places
}
term-provisions-special = special tile for { $count ->
    [one] 1 provision
   *[other] { $count } provisions
}

# The end
result-points = { $player } wins with { points }.
result-silver = { $player } wins with { points }; the tie is broken by silver ({ $silver }).
result-shared = { $count } players share the victory: { $points } points and { $silver } silver each.

# Refusals
refuse-closed = There is no such open market.
refuse-bid-now = Tokens are placed in the first phase of a round only.
refuse-buy-now = A good is bought only when one’s own token on its market is on top.
refuse-other-market = The tokens are dealt with place by place: now it is { $place }.
refuse-exchange-now = The guild exchanges something only when one’s own token there is on top.
refuse-board-now = Merchants go aboard only directly after a deal.
refuse-explore-now = A province is entered only when a merchant’s ship has sailed.
refuse-turn-now = Tiles are turned up right after a merchant has landed, before he walks on.
refuse-keep-now = Such a card is drawn in a province with its symbol only.
refuse-rent-now = The fourth good is paid for when goods are stored.
refuse-fare = The passage costs { $silver } silver, and you have { $have }. You may sell something first.
refuse-turn-abroad = Only tiles of the country in which your merchant has landed can be turned up.
refuse-here = Your merchant stands there.
refuse-price = That costs { $price } silver, and you have { $silver }. You may sell something first.
refuse-not-there = There is no such good on this market; there are: { $goods }.
refuse-bonus-price = A bonus tile costs a gold and a spice.
refuse-no-bonus = This bonus tile is no longer on the board.
refuse-same-colour = You get a good of another colour than the one you give.
refuse-not-owned = You have no { $good } to give.
refuse-not-in-bag = There is no { $good } in the bag; choose another colour.
refuse-gift = With a swap you get a spice, or in the pro game a provision.
refuse-no-ship = This ship is not in the harbour.
refuse-full = This ship has no free seat.
refuse-passage = A merchant pays { $price } for this ship.
refuse-turn = There is no face-down tile in this country.
refuse-abroad = A merchant stays in the country in which he has landed.
refuse-no-way = No way leads there from here.
refuse-visited = This merchant has been there already.
refuse-occupied = A merchant stands there already.
refuse-face-down = A tile lies there face down; nobody may enter.
refuse-not-drawn = You have not drawn this card.
refuse-same-place = You have a card of this kind already.
refuse-place-price = You need a { $good } to keep this card.
refuse-sell = You have nothing of that kind to sell.
refuse-sell-provision = Provisions cannot be sold.
refuse-rent = The fourth good costs { $silver } silver; sell something first.
refuse-second-rent = You have paid for the fourth good already ({ $silver } silver); more than four cannot be kept.

# Kinds of points
category-set = Trade tiles
category-plus = Bonus tiles
category-groups = Groups of merchants
category-lone = Lone merchants (special tile)
category-gold = Gold
category-spice = Spice
category-spice-special = Spice (special tile)
category-goods = Goods
category-mysteries = Mysterious places
category-mysteries-special = Mysterious places (special tile)
category-provisions-special = Provisions (special tile)

# Sections of the rules
section-overview = Overview
section-setup = Set-up
section-round = The round
section-placing = 1 Placing
section-trading = 2 Trading
section-guild = The merchants' guild
section-boarding = Going aboard
section-departure = 3 Exploring: departure
section-arrival = 3 Exploring: arrival
section-storing = 4 Storing
section-next_round = 5 Preparing the next round
section-selling = Selling
section-supply = Supply and cards
section-end_last_merchant = End of the game: the last merchant
section-end_ship_tiles = End of the game: no ship tiles left
section-scoring = Scoring
section-variant_expert = Variant for experts
section-pro_setup = Pro game: set-up
section-pro_trading = Pro game: trading
section-pro_exploring = Pro game: exploring
section-pro_mystery = Pro game: mysterious places
section-pro_scoring = Pro game: scoring
section-special_tiles = Pro game: special tiles
