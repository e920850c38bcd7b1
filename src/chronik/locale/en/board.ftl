## The board of Village on the page: short words in the drawings
board-place-harvest = Harvest
board-place-council = Council
board-building-wainwright = Wainwright’s
board-place-well = Well
board-place-chronicle = Chronicle
board-market-day = Market day
board-mass = Mass
board-conny = Conny
board-pink = a pink member
board-empty = empty
board-served = served
board-closed = closed
board-full = full
board-or = or
board-of = { $taken } of { $all }
board-next = next
board-recall = recall
board-nothing = nothing
board-each-road = each road
board-further-sales = further sales
board-each-sale = each sale
board-free-sale = first sale free
board-queue = Queue
board-queue-moves =
    moves up
    later
board-mill = Mill
board-well-lines =
    { $count } alike:
    any action
    you like
board-well-short = alike: any action
board-well-alike = { $count } alike
board-written = { $written } of { $all }
board-written-long = { $written } of { $all } written
board-yours = Yours: { $count }
board-graves-short = { $taken } of { $all } graves
board-called = called the day
board-takes-part = takes part
board-serves = sells or passes
board-passed = passed, is out
board-sold = sold for { $points }
board-sold-to = Served by { $name } for { $points }
board-out-picked = picked
board-out-drawn = drawn
board-out-back = back
board-leading = leads so far
board-tip-leading = Most members in the church, then the foremost: { $points } points
board-monk = A monk
board-came-out = Came out
board-left-in-bag = left in the bag
board-mass-pick = pick, { $coins } { $coins ->
    [one] coin
   *[other] coins
    }
    .short = pick
board-mass-draw = draw up to { $figures }
    .short = draw
board-mass-climb = climb with grain
    .short = climb
board-mass-lead = who leads: { $points }
    .short = lead
board-mass-note = Members picked for coins came out first; the rest was drawn by lot.
board-holds = Holds
board-free = free
board-captains = Captains
board-your-captain = Your captain
board-no-captain = No captain
board-free-step = { $count ->
    [one] 1 step free, then
   *[other] { $count } steps free, then
    }
board-to-stand = to stand
board-child-each = a child each
board-ranks-marry = After the mass, the highest ranks marry.
board-inn-pay = pay
board-inn-turn = top card to the bottom
board-inn-buy = buy a top card
board-ink-short-full = any time
board-ink-short-empty = at the end
board-pin = Keep this place open
board-look = Look at: { $place }
board-cubes-left = { $left } of { $all } cubes left
board-last-turns = { $left ->
    [0] this is the last turn
   *[other] last turns: { $left } more after this one
}

## The farm
board-farm-of = Farm of { $name }
board-points = { $points ->
    [one] point
   *[other] points
    }
board-at-end = +{ $points } at the end
board-family = Family
board-whereabouts = { $home } home · { $away } away · { $written } written
board-home-away = Members at home: { $home }. Away: { $away }
board-grain = Grain
board-goods = Goods
board-cubes = Cubes
board-deeds = Deeds
board-ship = Ship
board-cards = Cards
board-no-cards = none
board-steps-left = { $left ->
    [one] 1 step left
   *[other] { $left } steps left
    }
board-left = { $left } left
board-then-dies = then somebody dies
board-life-due = The time is up
board-dies-now = somebody dies now
board-life = Time spent: { $life }; { $left } left until the next death
board-first = First player of this round
board-persons = { $count ->
    [one] 1 person card in hand
   *[other] { $count } person cards in hand
    }
board-deed-customers = Customers served: { $count }
board-deed-cities = Cities visited: { $count }
board-deed-lighthouses = Members at lighthouses: { $count }
board-deed-council = Members in the council: { $count }
board-deed-church = Members in the church: { $count }
board-deed-chronicle = Members in the chronicle: { $count }

## Conny
board-tray = Conny’s tray: cubes in { $count } of its slots
board-beside = beside
board-if-now = { $points ->
    [one] point if it ended now
   *[other] points if it ended now
}
board-title-from = { $title } from { $points }
board-tile-down = Fate tile, face down
board-tile-quill = Fate tile: quill
board-tile-blank = Fate tile: blank
board-next-tile = Her next cube turns a fate tile up: on a quill, one of her people dies.
board-next-none = Her next cube passes no fate tile.

## What a thing is
board-figure = { $name }, generation { $generation }
board-city = City { $city }
board-road = Road: { $price }
board-reward = First visit: { $reward }
board-customer = Wants { $wants }: { $points } points
board-stack = { $count ->
    [one] 1 more customer, face down
   *[other] { $count } more customers, face down
    }
board-step = Step { $step } of the council: { $points } points at the end
board-level = Level { $level } of the church: { $points } points at the end
board-bag = Black bag: { $members } members, { $monks } monks
board-page = { $area }: { $written } written, { $free } free
board-graves = Graves: { $taken } of { $all }
board-sea-grave = Sea burial: { $points } points
board-fate-page = written on the page { $area }
board-fate-graves = a nameless grave
board-fate-sea = a burial at sea
board-lost-trade = nobody is left to work there
board-harbour = Harbour
board-time-field = Time space { $water }: costs { $time } time
board-isle-buys = Buys { $thing } for { $points } points
board-isle-tiles = The island still gives { $thing }
board-lighthouse = Lighthouse: { $price }, { $points } points
board-captain = Captain: { $coins } { $coins ->
    [one] coin
   *[other] coins
    }; then { $price } for { $steps ->
    [one] 1 more step
   *[other] up to { $steps } more steps
    }
board-free-hold = A free hold
board-rank = Rank { $rank } of the ceremony
board-pink-left = Pink members in the supply: { $count }
board-make = The craftsman makes it in { $time } time.
board-buy = Or buy it: { $price }.

## What it does
board-tip-cube = Who takes a cube may act here.
board-tip-plague = Plague: taking it costs { $time } time.
board-tip-city = A first visit is rewarded; visited cities count at the end.
board-tip-road = Each road costs { $time } time and 1 wagon, and the cubes printed on it.
board-tip-cities = Points for visited cities: one, two, three and so on.
board-tip-customer = Serve the customer on a market day.
board-tip-queue = Waits; moves up to a free stall after the market day.
board-tip-surcharge = Every sale costs this, but for the caller’s first.
board-tip-train = Train a member here: { $time } time.
board-tip-mill = { $grain } grain and { $time } time for { $coins } coins.
board-tip-council-price = Each step costs a scroll or influence, and time.
board-tip-privilege-1 = Privilege: be first player next round.
board-tip-privilege-2 = Privilege: take { $cubes } cubes of your choice.
board-tip-privilege-3 = Privilege: take a good of your choice.
board-tip-privilege-4 = Privilege: { $points } points for { $coins } { $coins ->
    [one] coin
   *[other] coins
    }.
board-tip-level = Climbing to this level in the mass costs { $grain } grain.
board-tip-first-level = Who comes out of the bag stands here.
board-tip-bag = Each mass, { $figures } figures come out. Yours in it: { $ours }.
board-tip-into-bag = What it costs to put a member into the black bag.
board-tip-harvest = { $grain } grain each time. The barn holds { $barn }.
board-tip-birth = A new member joins your farm.
board-tip-recall = A member comes home.
board-tip-well = { $count } cubes of one colour, or { $count } coins, for any action.
board-tip-page = Who dies there is written here, as long as there is room.
board-tip-graves = Who finds no room in the chronicle. When all are taken, the game ends.
board-tip-chronicle-points = So many members in the chronicle, so many points at the end.
board-tip-lighthouse = A member from the ship stays here as its keeper.
board-tip-hold = Every hold takes one thing, and no two may be alike.
board-tip-inn = What it costs to use the inn.
board-tip-ceremony = What it costs to send a member to the ceremony.
board-tip-rank = Who stands here may marry, and gets the bonus at once.
board-tip-bakery = A couple here gets bread, or bread and grain.
board-tip-shop = A couple here gets tools, or a tool and cubes.
board-tip-parents = A child is born to each family of the couple.
board-tip-smuggle-goods = Sell bread or tools.
board-tip-smuggle-cubes = Take two cubes of different colours.
board-tip-smuggle-queue = Serve a customer who still queues.
board-tip-life = When the marker has gone round, one of your oldest dies.
board-tip-barn = The barn holds { $barn } sacks.
board-tip-slot = Conny’s cubes go round clockwise.
board-tip-tile = When a cube passes it, it is turned: a quill, and one of her people dies.
board-ink-full = Full inkwell: play it in your turn, when you like.
board-ink-empty = Empty inkwell: it counts at the end.
board-about-travel = Visit cities: rewards now, points at the end.
board-about-sea = Sail to the islands: sell, take goods, man the lighthouses.
board-about-harvest = Bring grain into the barn.
board-about-family = Birth, or bring a member home.
board-about-crafts = Make goods with time, or buy them with cubes.
board-about-market = Hold a market day: serve customers for points.
board-about-council = Climb the steps, use privileges.
board-about-church = Put members into the black bag; the mass draws them.
board-about-well = Pay cubes alike or coins for any action.
board-about-chronicle = Where the dead are remembered. A full book or a full graveyard ends the game.
board-about-inn = Buy persons who help once or count at the end.
board-about-marriage = Members stand in the ceremony; couples get favours.
board-about-smuggler = Sell bread and tools, serve the queue, or take cubes.

## How sure we are
board-source-rulebook = printed: in the rulebook
board-source-public = printed: from public sources
board-source-inferred = inferred from what is printed
board-source-reconstructed = reconstructed by us
