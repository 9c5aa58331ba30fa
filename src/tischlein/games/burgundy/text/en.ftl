# Words that other messages use
good = { $good ->
    [turquoise] turquoise
    [purple] purple
    [pink] pink
    [red] red
    [brown] brown
   *[orange] orange
}
kind = { $kind ->
    [building] city
    [animal] pasture
    [monastery] monastery
    [ship] river
    [castle] castle
    [mine] mine
   *[posts] border posts
}
colour-of = { $kind ->
    [building] beige
    [animal] light green
    [monastery] yellow
    [ship] blue
    [castle] dark green
    [mine] grey
   *[posts] border posts
}
tile = { $tile ->
    [market] Market
    [carpenter] Carpenter’s Workshop
    [church] Church
    [warehouse] Warehouse
    [boarding_house] Boarding House
    [bank] Bank
    [town_hall] Town Hall
    [watchtower] Watchtower
    [white_castle] White Castle
    [crane] Crane
    [cow-2] 2 Cows
    [cow-3] 3 Cows
    [cow-4] 4 Cows
    [sheep-2] 2 Sheep
    [sheep-3] 3 Sheep
    [sheep-4] 4 Sheep
    [pig-2] 2 Pigs
    [pig-3] 3 Pigs
    [pig-4] 4 Pigs
    [goat-2] 2 Goats
    [goat-3] 3 Goats
    [goat-4] 4 Goats
    [geese] Geese
    [monastery-1] Monastery 1 (equal buildings)
    [monastery-2] Monastery 2 (workers from mines)
    [monastery-3] Monastery 3 (silver for a sale)
    [monastery-4] Monastery 4 (worker for a sale)
    [monastery-5] Monastery 5 (two depots for a ship)
    [monastery-6] Monastery 6 (buy with workers)
    [monastery-7] Monastery 7 (more for animals)
    [monastery-8] Monastery 8 (workers count double)
    [monastery-9] Monastery 9 (±1 for buildings)
    [monastery-10] Monastery 10 (±1 for animals and ships)
    [monastery-11] Monastery 11 (±1 for castles, mines, monasteries)
    [monastery-12] Monastery 12 (±1 for taking tiles)
    [monastery-13] Monastery 13 (silver with workers)
    [monastery-14] Monastery 14 (four workers)
    [monastery-15] Monastery 15 (points for kinds of goods)
    [monastery-16] Monastery 16 (points for warehouses)
    [monastery-17] Monastery 17 (points for watchtowers)
    [monastery-18] Monastery 18 (points for carpenters)
    [monastery-19] Monastery 19 (points for churches)
    [monastery-20] Monastery 20 (points for markets)
    [monastery-21] Monastery 21 (points for boarding houses)
    [monastery-22] Monastery 22 (points for banks)
    [monastery-23] Monastery 23 (points for town halls)
    [monastery-24] Monastery 24 (points for species)
    [monastery-25] Monastery 25 (points for goods)
    [monastery-26] Monastery 26 (points for bonus tiles)
    [monastery-27] Monastery 27 (top of the bridge)
    [monastery-28] Monastery 28 (workers for silver)
    [monastery-29] Monastery 29 (points for white castles)
    [castle] Castle
    [mine] Mine
    [ship] Ship
    [inn] Inn
   *[black] face-down tile
}
shield = shield { $number } ({ $number ->
    [1] one pasture
    [2] shared workers
    [3] tribute in workers
    [4] endless storage
    [5] goods convoy
    [6] borrowed monasteries
    [7] double bonus
    [8] double mines
    [9] silver for each good
    [10] double monasteries
    [11] castle shield
    [12] double sales
    [13] double shields
    [14] depot gift
    [15] black gift
    [16] free die
    [17] larger areas
   *[18] free placement
})
species-name = { $species ->
    [cow] cows
    [sheep] sheep
    [pig] pigs
    [goat] goats
   *[geese] geese
}
bonus = { $bonus ->
    [take_building] take a building
    [take_mine_monastery_castle] take a mine, monastery or castle
    [take_any] take any tile
    [workers_4] 4 workers
    [silver_2] 2 silver
   *[points_4] 4 points
}
for-chips = { $chips ->
    [0] {""}
    [one] {" "}(1 worker)
   *[other] {" "}({ $chips } workers)
}
goods-count = { $count ->
    [one] 1 goods tile
   *[other] { $count } goods tiles
}
with-die = { $die ->
    [0] {""}
   *[other] {" "}with the { $die }
}
team-named = Team { $both }
space-name = { kind } space { $die }{ $size ->
    [one] {""}
   *[other] , area of { $size }
}{ where-on-board }
where-on-board = { $column ->
    [0] {""}
   *[other] {" "}({ $row ->
    [0] space { $column }
   *[other] row { $row }, space { $column }
})
}
the-depot = { $depot ->
    [0] the black depot
   *[other] depot { $depot }
}
depot-name = { $depot ->
    [0] black depot
   *[other] depot { $depot }
}

# Questions
ask-start = On which castle space does your start castle go?
ask-turn = { $left ->
    [0] Anything else in this turn?
   *[other] Which die do you use now?
}
ask-act = { $source ->
    [castle] Castle: which extra action, with any number?
    [white] White castle: which action with the { $number }?
    [reset] Target reached: which extra action, with any number?
   *[die] What do you do with the { $number }?
}
ask-tile = Which tile of depot { $depot } do you take?
ask-gain = Which tile do you take?
ask-gift = Which tile do you place directly?
ask-buy = Which tile do you buy?
ask-lay = On which key space do you lay the { $tile }?
ask-discard = All key spaces are full: which tile goes, to make room for the { $tile }?
ask-space = Where do you place the { $tile }?
ask-town-hall = Town hall: which tile do you place?
ask-crane = Crane: which building’s advantage do you use?
ask-species = With which other animals do the geese score?
ask-ship = Ship: from which depot do you take the goods?
ask-goods = Not all colours fit into your store: which one do you take?
ask-convoy = Shield 5: all goods of which colour do you take besides?
ask-sell = Warehouse: which goods do you sell?
ask-shield = Which shield do you take, and which castle carries it?
ask-tribute = Tribute for { $shield }, worth { $points } points at the end: keep it? (You have { $silver } silver{ $workers ->
    [0] {""}
    [one] {" "}and 1 worker
   *[other] {" "}and { $workers } workers
}.)
ask-name = Shield 6: whose monasteries do you use from now on?
ask-points = You have { $counter } of { $target } points: how many more do you buy?
ask-next = What comes next?
ask-exchange = Five goods for a tile of the black depot?
ask-give = Which goods do you give up? ({ $left } more)

# Options
use-die = the { $number }
end-turn = End the turn
take = Take a tile from depot { $depot }{ for-chips }
place = Place { $tile }{ $where ->
    [common] {" "}(common key space)
   *[own] {""}
}
sell = Sell { goods-count } ({ good }){ for-chips }
take-workers = Take { $count } workers
take-shield = Take a shield from depot { $depot }{ for-chips }
buy-something = Buy a tile
hire = Buy 2 workers for 1 silver
name-opponent = Use the monasteries of { $other } from now on
turn-die = Turn the { $number } to a { $new }
gain = { $tile } from { depot-name }
buy = { $tile } from { depot-name } for 2 { $means ->
    [silver] silver
   *[workers] workers
}
lay = { $where ->
    [own] your own
   *[common] common with your partner
}
discard = { $tile }{ $where ->
    [common] {" "}(common key space)
   *[own] {""}
}
space = { $space }{ for-chips }
as = like a { $tile }
species = { species-name } ({ points-count })
ship = depot { $depot }{ $second ->
    [0] {""}
   *[other] {" "}and depot { $second }
}: { goods-count }
goods = { good } ({ $count })
convoy = { good } from all depots ({ $count })
no-tile = No tile
no-goods = Take nothing
not-yet = Not yet
no-sale = Sell nothing
crest = { $shield } on { $castle } ({ $points } points at the end){ $old ->
    [0] {""}
   *[other] , instead of shield { $old }
}
tribute = Keep it and pay 1 { $means ->
    [silver] silver
   *[worker] worker
}
drop-shield = Give it up
points = { $count ->
    [0] none
   *[other] { $count } for { $count } silver
}
next-points = { points-count }: { $what }
next-building = the advantage: { $tile }
next-tile = trade route: { $bonus }
next-of-several = { $what } (number { $number })
next = { $what ->
    [ColourGift] a tile from the black depot, for the completed colour
    [SoloShip] the goods for the ship
    [Act] the extra action
    [UseCrane] use the crane
   *[other] the geese
}
exchange = { $tile }, face down

# Log
begins = { $player } begins.
board-drawn = { $player } gets board { $board }.
start-chosen = { $player } puts the start castle on { $space }.
phase = Phase { $phase } begins.
rolled = { $player } rolls { $one } and { $two }.
goods-come = Goods ({ $good }) come to depot { $depot }.
worn-out = { $tile } leaves depot { $depot }.
paid-workers = { $player } spends { $count ->
    [one] 1 worker
   *[other] { $count } workers
}{ $number ->
    [0] {" "}for a double
   *[other] {" "}to turn the { $number } into a { $wanted }
}.
took = { $player } takes { $tile } from { the-depot }{ with-die }.
gift = { $player } takes { $tile } from { the-depot } to place it at once ({ $source ->
    [0] completed colour
   *[other] shield { $source }
}).
bought = { $player } buys { $tile } from { the-depot } for 2 { $means ->
    [silver] silver
   *[workers] workers
}.
discarded = { $player } removes { $tile } from the game.
placed = { $player } places { $tile } on { $space }.
advanced = { $player } advances on the bridge.
loaded = { $player } takes { goods-count } ({ $good }) for the ship.
sold = { $player } sells { goods-count } ({ $good }) for { $silver } silver{ with-die }.
sale-worker = { $player } gets 1 worker for the sale (monastery 4).
shared-worker = { $player } gets 1 worker as well (shield 2).
workers-taken = { $player } takes { $count } workers{ $silver ->
    [0] {""}
   *[other] {" "}and { $silver } silver
}{ with-die }.
bank = { $player } takes 2 silver (bank).
boarding-house = { $player } takes 4 workers (boarding house).
crane = { $player } uses the crane like this: { $tile }.
route-bonus = { $player } gets a trade route bonus: { $bonus }.
hired = { $player } buys 2 workers for 1 silver.
named = { $player } uses the monasteries of { $other } from now on.
turned = { $player } turns a die to { $number }.
shield-taken = { $player } takes { $shield }.
shield-dropped = { $player } gives up { $shield }: no tribute paid.
shield-replaced = { $player } removes { $shield } to make room for another one.
tribute-paid = { $player } pays 1 { $means ->
    [silver] silver
   *[worker] worker
} for { $shield }.
mines = { $player } gets { $silver } silver from mines.
mine-workers = { $player } gets { $count ->
    [one] 1 worker
   *[other] { $count } workers
} from mines.
goods-cleared = { goods-count } in the other depots { $count ->
    [one] leaves
   *[other] leave
} the game.
reset = The counting marker goes back to 0, the target is { $target } now.
points-bought = { $player } buys { $count ->
    [one] 1 point
   *[other] { $count } points
}.
team-total = { $player } has { points-count } together ({ $one } + { $two }).
exchanged = { $player } gives five goods for { $tile }, face down.

# Chance
chance-start = who begins
chance-board = a random board
chance-goods = a goods tile is drawn
chance-route = a trade route card is dealt
chance-shield = a shield is drawn
chance-tile = a tile is drawn
chance-dice = the dice of { $player }
chance-white = the white die

# Points
term-area = { kind } area of { $size }
term-phase = completed in phase { $phase }
term-bonus = { $size ->
    [large] large
   *[small] small
} bonus: { colour-of }
term-posts = { $count } border posts linked in phase { $phase }
term-animals = { species-name } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
})
term-watchtower = watchtower
term-sale = { goods-count } sold ({ good })
term-route = trade route
term-goods = { goods-count } left
term-silver = { $count } silver left
term-workers = { $count } workers left
term-monastery = monastery { $number } ({ $count })
term-shield = shield { $number }
term-covered = { $spaces } spaces covered
category-area = Areas
category-phase = Phase bonus
category-bonus = Colour bonus
category-posts = Border posts
category-animals = Animals
category-watchtower = Watchtowers
category-sale = Goods sold
category-route = Trade routes
category-goods = Goods left
category-silver = Silver left
category-workers = Workers left
category-monastery = Monasteries
category-shield = Shields
category-covered = Spaces covered

# The end
points-count = { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-points = { $player } wins with { points-count }.
result-empty = { $player } wins with { points-count } and more empty spaces ({ $empty }).
result-order = { $player } wins with { points-count }; empty spaces: { $empty } like others, but later in turn order.
result-team-points = { $player } and { $partner } win with { points-count } together.
result-team-empty = { $player } and { $partner } win with { points-count } together and more empty spaces.
result-team-shared = Both teams have { points-count } and equally many empty spaces.
result-solo-won = Won: the whole board is full in turn { $round }.
result-solo-lost = Lost: { $empty ->
    [one] 1 space is
   *[other] { $empty } spaces are
} empty after 25 turns.

# Refusals
setup-team = The team game is for four players.
setup-solo-posts = The solo game has boards of its own, without border posts.
setup-solo-secret = In the solo game there is nobody to choose a start castle in secret from.
setup-target = Only the solo game has a target marker.
setup-board = Board { $board } is not for this kind of game. Possible are: auto, { $boards }.
setup-partners = Partners share one board: seats 1 and 3 need the same choice, and so do seats 2 and 4.
setup-copies = Board { $board } is in the box only { $copies ->
    [one] once
   *[other] { $copies } times
}.
refuse-empty = There is no tile left in this depot.
refuse-no-goods = You have no goods of this colour.
refuse-nowhere = There is no space for this tile that you could reach now.
refuse-no-key = This tile is not on your key spaces.
refuse-taken = There is a tile on this space already.
refuse-colour = The colour of the tile must be the colour of the space.
refuse-apart = A tile must be placed next to a tile that is there already.
refuse-building = This city has such a building already.
refuse-inn = This area has an inn already.
refuse-number-dice = The number { $die } is out of reach for your dice and your workers.
refuse-place-number = The spaces for this tile ask for { $dice }; that is out of reach for your dice and your workers.
refuse-no-keys = You have no tile on your key spaces to place.
refuse-no-key-fits = None of the tiles on your key spaces fits this space.
refuse-bought = You have bought a tile in this turn already.
refuse-silver = A tile of the black depot costs 2 silver coins, and you have { $silver }.
refuse-die-in-use = First finish the action of the die that you are using.
refuse-dice-used = Both of your dice are used.
refuse-other-depot = You are taking a tile from depot { $depot }.
refuse-black = This building takes nothing from the black depot.
refuse-kind = This building does not take tiles of this colour.
refuse-not-black = Only tiles of the black depot can be bought.
refuse-number = The number { $die } is out of reach for this die and your workers.

# Sections of the rules
section-components = Components
section-setup = Set-up
section-phase = Phases
section-round = Rounds and turn order
section-workers = Dice and workers
section-take = Action: take a tile
section-place = Action: place a tile
section-ships_castles_mines = Ships, castles, mines
section-animals = Animals
section-buildings = Buildings
section-areas = Areas and bonus tiles
section-selling = Selling goods and taking workers
section-black_depot = The black depot
section-phase_end = End of a phase
section-game_end = End of the game
section-monasteries = Monasteries 1 to 26
section-few_players = Two and three players
section-extra_tiles = Four extra tiles
section-border_posts = The Border Posts
section-white_castles = The White Castles
section-inns = The Inns
section-trade_routes = The Trade Routes
section-team = The Team Game
section-solo_setup = The Solo Game: set-up
section-solo = The Solo Game: play
section-shields = The Shields
section-shield_list = The Shields: 1 to 18
section-experienced = Set-up for experienced players
