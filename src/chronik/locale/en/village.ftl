village = Village

## Things
village-space-harvest = Harvest
village-space-family = Family
village-space-crafts = Crafts
village-space-market = Market
village-space-travel = Travel
village-space-council = Council
village-space-church = Church

village-colour-orange = { $count ->
    [one] 1 orange cube
   *[other] { $count } orange cubes
    }
village-colour-green = { $count ->
    [one] 1 green cube
   *[other] { $count } green cubes
    }
village-colour-brown = { $count ->
    [one] 1 brown cube
   *[other] { $count } brown cubes
    }
village-colour-pink = { $count ->
    [one] 1 pink cube
   *[other] { $count } pink cubes
    }
village-colour-plague = { $count ->
    [one] 1 plague cube
   *[other] { $count } plague cubes
    }

village-good-scroll = { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
    }
village-good-horse = { $count ->
    [one] 1 horse
   *[other] { $count } horses
    }
village-good-plough = { $count ->
    [one] 1 plough
   *[other] { $count } ploughs
    }
village-good-ox = { $count ->
    [one] 1 ox
   *[other] { $count } oxen
    }
village-good-wagon = { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
    }

village-ware-grain = { $count } grain
village-ware-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
    }
village-ware-time = { $count } time
village-ware-point = { $count ->
    [one] 1 point
   *[other] { $count } points
    }

village-building-wainwright = Wainwright's
village-building-stables = Stables
village-building-scriptorium = Scriptorium
village-building-smithy = Smithy

village-area-farm = Farm
village-area-craft = Crafts
village-area-travel = Travel
village-area-council = Council
village-area-church = Church
village-area-graves = Graves

village-place-not-in-the-box = not in the box
village-place-unborn = not born yet
village-place-bag = black bag
village-place-farm = farm
village-place-wainwright = wainwright's
village-place-stables = stables
village-place-scriptorium = scriptorium
village-place-smithy = smithy
village-place-council-1 = council, step 1
village-place-council-2 = council, step 2
village-place-council-3 = council, step 3
village-place-council-4 = council, step 4
village-place-city-1 = city A
village-place-city-2 = city B
village-place-city-3 = city C
village-place-city-4 = city D
village-place-city-5 = city E
village-place-city-6 = city F
village-place-church-1 = church, level 1
village-place-church-2 = church, level 2
village-place-church-3 = church, level 3
village-place-church-4 = church, level 4
village-place-chronicle-farm = chronicle, farm
village-place-chronicle-craft = chronicle, crafts
village-place-chronicle-travel = chronicle, travel
village-place-chronicle-council = chronicle, council
village-place-chronicle-church = chronicle, church
village-place-grave = grave
village-place-removed = out of the game

village-category-track = During the game
village-category-travel = Travel
village-category-council = Council
village-category-church = Church
village-category-chronicle = Chronicle
village-category-customers = Customers
village-category-coins = Coins

## Questions
village-task-take = Take a cube from an action space, or use the well.
village-task-any-action = Which action do you carry out?
village-task-harvest = Harvest: bring in grain?
village-task-family = Family: who comes to your farm?
village-task-crafts = Crafts: which building do you use?
village-task-produce = The member is trained. Make the good at once?
village-task-sale = Market day: serve a customer, or pass for the rest of this day.
village-task-council = Council: enter, advance, or use a privilege?
village-task-privilege = Which privilege do you use?
village-task-travel = Travel: where to?
village-task-church = Church: put a member into the black bag?
village-task-choose-cube = Choose an influence cube from the supply.
village-task-choose-good = Choose a good from the supply.
village-task-pay = How do you pay? A coin replaces any influence cube.
village-task-pay-any = Which influence cube do you pay? A coin replaces it.
village-task-send = Which family member goes?
village-task-death = A family member of yours dies: which one?
village-task-pick = Mass: pick members of yours out of the black bag, for 1 coin each?
village-task-climb = Mass: let members of yours climb?

## Moves
village-move-take = { $space }: take { $cube }
village-move-well = Well: pay { $cubes } for any one action
village-move-well-coins = Well: pay { $coins } for any one action
village-move-any-action = { $space }
village-move-no-action = No action
village-move-decline = Decline the action
village-move-harvest = Harvest { $grain }
village-move-birth = Birth: a new generation-{ $generation } member
village-move-recall = Bring a generation-{ $generation } member back to the farm ({ $place })
village-move-mill = Mill: { $time } and { $grain } for { $coins }
village-move-train = { $building }: train a member ({ $time })
village-move-buy = Buy { $good } for { $price }
village-move-make = Make { $good } ({ $time })
village-move-stop = Make nothing for now
village-move-pass = Pass
village-move-serve = Serve the customer who wants { $wares } ({ $points })
village-move-serve-paid = Serve the customer who wants { $wares } ({ $points }), for { $price } besides
village-move-council-top = Advance a member from step 4
village-move-enter = Enter the council for { $price } and { $time }
village-move-advance = Advance a member from step { $step } for { $price } and { $time }
village-move-privilege-1 = Privilege 1: be first player next round
village-move-privilege-2 = Privilege 2: 2 influence cubes of your choice
village-move-privilege-3 = Privilege 3: 1 good of your choice
village-move-privilege-4 = Privilege 4: 3 points for 1 coin
village-move-no-privilege = No privilege
village-move-first-trip = From the farm to city { $target } for { $price }
village-move-trip = From city { $origin } to city { $target } for { $price }
village-move-travel-home = From city { $origin } back to the village
village-move-church = Put a member into the black bag for { $price }
village-move-choose-cube = Take { $cube }
village-move-choose-good = Take { $good }
village-move-pay = Pay { $price }
village-move-send = A generation-{ $generation } member
village-move-die = A generation-{ $generation } member ({ $place })
village-move-pick = Pick a generation-{ $generation } member for 1 coin
village-move-pick-done = Pick nobody else
village-move-climb = Let a generation-{ $generation } member climb to level { $level } for { $grain }
village-move-climb-top = Let a generation-{ $generation } member climb on from level 4
village-move-climb-done = Let nobody else climb

## Reasons
village-why-not-here = This is not in question now.
village-why-legal = Allowed.
village-why-no-cube = There is no such cube on that action space.
village-why-no-influence = You lack influence cubes, or coins to replace them.
village-why-no-grain = You do not have enough grain.
village-why-no-coin = You do not have enough coins.
village-why-no-wagon = Every trip takes a wagon, and you have none.
village-why-no-scroll = You have no scroll.
village-why-no-wares = You do not have all that this customer wants.
village-why-no-surcharge = You lack the green cube (or a coin) that this sale costs besides.
village-why-nobody-on-farm = You have no family member on your farm.
village-why-nobody-unborn = All your family members have been born.
village-why-nobody-there = You have no family member there.
village-why-dead = The dead do not come back.
village-why-in-bag = A member in the black bag cannot be reached.
village-why-not-oldest = Only a visible member of your oldest generation can die.
village-why-no-craftsman = You have no trained member in that building.
village-why-supply-empty = The supply has none of it left.
village-why-in-queue = Customers in the queue cannot be served yet.
village-why-step-too-high = No member you can use here stands on that step or above it.
village-why-top-reached = There is nothing above step or level 4.
village-why-no-way-home = A traveller comes home only by the family action.
village-why-four-out = Four figures are out of the bag already.

## Events
village-event-round-began = Round { $round } begins.
village-event-first-player = { $who } is first player.
village-event-took-cube = { $who } takes { $cube } from the space { $space }.
village-event-spent-time = { $who } spends { $time }.
village-event-used-well = { $who } uses the well.
village-event-free-action = All cubes are gone: { $who } may carry out any one action for free.
village-event-declined = { $who } declines.
village-event-harvested = { $who } harvests { $grain }.
village-event-born = { $who }: a generation-{ $generation } member is born.
village-event-recalled = { $who } brings a generation-{ $generation } member back to the farm ({ $place }).
village-event-trained = { $who } trains a generation-{ $generation } member ({ $place }).
village-event-produced = { $who } makes { $good }.
village-event-bought = { $who } buys { $good }.
village-event-milled = { $who } goes to the mill.
village-event-called-market = { $who } calls a market day.
village-event-served = { $who } serves the customer who wants { $wares } ({ $points }).
village-event-passed = { $who } passes.
village-event-closed-market = The market day ends: { $count ->
    [0] no customer was
    [one] 1 customer was
   *[other] { $count } customers were
    } served.
village-event-entered-council = { $who } sends a generation-{ $generation } member to the council.
village-event-advanced = { $who } advances a generation-{ $generation } member ({ $place }).
village-event-took-marker = { $who } will be first player next round.
village-event-marker-gone = { $who } comes too late: next round's first player is settled already.
village-event-bought-points = { $who } buys points.
village-event-got-cube = { $who } takes { $cube } from the supply.
village-event-got-good = { $who } takes { $good } from the supply.
village-event-got-grain = { $who } gets { $grain }.
village-event-got-coin = { $who } gets { $coins }.
village-event-got-points = { $who } gets { $points }.
village-event-travelled = { $who } travels with a generation-{ $generation } member ({ $place }).
village-event-moved = { $who } moves a generation-{ $generation } member ({ $place }).
village-event-into-bag = { $who } puts a generation-{ $generation } member into the black bag.
village-event-paid-cubes = { $who } pays { $cubes }.
village-event-paid-coins = { $who } pays { $coins }.
village-event-paid-grain = { $who } pays { $grain }.
village-event-paid-good = { $who } hands over { $good }.
village-event-death-lapsed = { $who } has nobody who can die.
village-event-into-chronicle = { $who }: a generation-{ $generation } member dies ({ $place }) and enters the chronicle.
village-event-into-grave = { $who }: a generation-{ $generation } member dies ({ $place }) and goes to a grave.
village-event-removed = { $who }: a generation-{ $generation } member dies ({ $place }) and leaves the game.
village-event-end-triggered = { $who } fills the last place: the last turns follow.
village-event-mass-began = A mass is held.
village-event-picked = { $who } picks a generation-{ $generation } member out of the black bag.
village-event-drew-member = { $who }: a generation-{ $generation } member is drawn from the black bag.
village-event-drew-monks = { $count ->
    [one] 1 monk is
   *[other] { $count } monks are
    } drawn and put back.
village-event-climbed = { $who }: a generation-{ $generation } member climbs ({ $place }).
village-event-majority = { $who } has the majority in the church.
village-event-no-majority = Nobody has the majority in the church.
village-event-game-over = The game is over.
