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

village-ware-grain = { $count ->
    [0] no grain
   *[other] { $count } grain
    }
village-ware-coin = { $count ->
    [0] no coins
    [one] 1 coin
   *[other] { $count } coins
    }
village-ware-time = { $count } time
village-ware-point = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
    }
village-ware-marker = { $count ->
    [one] 1 first-player marker
   *[other] { $count } first-player markers
}
village-ware-good = { $count ->
    [one] 1 good
   *[other] { $count } goods
}

village-building-wainwright = Wainwright’s
village-building-stables = Stables
village-building-scriptorium = Scriptorium
village-building-smithy = Smithy

village-area-farm = Farm
village-area-craft = Crafts
village-area-travel = Travel
village-area-council = Council
village-area-church = Church
village-area-graves = Graves

village-place-not-in-the-box = not in this game
village-place-unborn = not yet born
village-place-bag = black bag
    .object = in the black bag
    .origin = from the black bag
    .target = into the black bag
village-place-farm = farm
    .object = on the farm
    .origin = from the farm
    .target = to the farm
village-place-wainwright = wainwright’s
    .object = at the wainwright’s
    .origin = from the wainwright’s
    .target = to the wainwright’s
village-place-stables = stables
    .object = at the stables
    .origin = from the stables
    .target = to the stables
village-place-scriptorium = scriptorium
    .object = at the scriptorium
    .origin = from the scriptorium
    .target = to the scriptorium
village-place-smithy = smithy
    .object = at the smithy
    .origin = from the smithy
    .target = to the smithy
village-place-council-1 = council, step 1
    .object = on step 1 of the council
    .origin = from step 1 of the council
    .target = to step 1 of the council
village-place-council-2 = council, step 2
    .object = on step 2 of the council
    .origin = from step 2 of the council
    .target = to step 2 of the council
village-place-council-3 = council, step 3
    .object = on step 3 of the council
    .origin = from step 3 of the council
    .target = to step 3 of the council
village-place-council-4 = council, step 4
    .object = on step 4 of the council
    .origin = from step 4 of the council
    .target = to step 4 of the council
village-place-city-1 = city A
    .object = in city A
    .origin = from city A
    .target = to city A
village-place-city-2 = city B
    .object = in city B
    .origin = from city B
    .target = to city B
village-place-city-3 = city C
    .object = in city C
    .origin = from city C
    .target = to city C
village-place-city-4 = city D
    .object = in city D
    .origin = from city D
    .target = to city D
village-place-city-5 = city E
    .object = in city E
    .origin = from city E
    .target = to city E
village-place-city-6 = city F
    .object = in city F
    .origin = from city F
    .target = to city F
village-place-church-1 = church, level 1
    .object = on level 1 of the church
    .origin = from level 1 of the church
    .target = to level 1 of the church
village-place-church-2 = church, level 2
    .object = on level 2 of the church
    .origin = from level 2 of the church
    .target = to level 2 of the church
village-place-church-3 = church, level 3
    .object = on level 3 of the church
    .origin = from level 3 of the church
    .target = to level 3 of the church
village-place-church-4 = church, level 4
    .object = on level 4 of the church
    .origin = from level 4 of the church
    .target = to level 4 of the church
village-place-chronicle-farm = chronicle, farm
    .object = in the chronicle (farm)
    .origin = from the chronicle (farm)
    .target = to the chronicle (farm)
village-place-chronicle-craft = chronicle, crafts
    .object = in the chronicle (crafts)
    .origin = from the chronicle (crafts)
    .target = to the chronicle (crafts)
village-place-chronicle-travel = chronicle, travel
    .object = in the chronicle (travel)
    .origin = from the chronicle (travel)
    .target = to the chronicle (travel)
village-place-chronicle-council = chronicle, council
    .object = in the chronicle (council)
    .origin = from the chronicle (council)
    .target = to the chronicle (council)
village-place-chronicle-church = chronicle, church
    .object = in the chronicle (church)
    .origin = from the chronicle (church)
    .target = to the chronicle (church)
village-place-grave = grave
    .object = in a grave
    .target = into a grave
    .origin = from a grave
village-place-removed = out of the game
village-place-unburied = dead, not buried yet
    .object = not buried yet

village-category-track = During the game
village-category-travel = Travel
village-category-council = Council
village-category-church = Church
village-category-chronicle = Chronicle
village-category-customers = Customers
village-category-coins = Coins

## Questions
village-task-take = Take a cube from an action space, or use the well.
village-task-any-action = Your choice: which action do you carry out?
village-task-harvest = Harvest: bring in grain?
village-task-family = Family: who comes to your farm?
village-task-crafts = Crafts: which building do you use?
village-task-produce = Crafts: your family member is trained. Make goods right away?
village-task-sale = Market day: make a sale, or pass for the rest of the market day.
village-task-council = Council: enter, advance, or use a privilege?
village-task-privilege = Council: which privilege do you use?
village-task-travel = Travel: what do you do?
village-task-church = Church: put a member into the black bag?
village-task-choose-cube = From the supply: choose an influence cube.
village-task-choose-good = From the supply: choose a good.
village-task-pay = Payment: how do you pay? A coin can replace any influence cube.
village-task-pay-any = Payment: which influence cube do you pay? You may pay a coin instead.
village-task-send = Your family: which family member do you choose?
village-task-death = A death: which of your family members dies?
village-task-pick = Mass: pick members from the black bag?
village-task-climb = Mass: let your members climb?

## Moves
village-move-take = { $space }: take { $cube }
village-move-take-plague = { $space }: take { $cube } ({ $price })
village-move-well = Well: pay { $cubes } for any one action
village-move-well-coins = Well: pay { $coins } for any one action
village-move-any-action = { $space }
village-move-no-action = Take no action
village-move-decline = Decline the action
village-move-harvest = Harvest { $grain }
village-move-birth = Birth: add a new generation-{ $generation } member
village-move-recall = Bring home the { $member } { $origin }
village-move-mill = Mill: turn { $grain } into { $coins } ({ $time })
village-move-train = { $building }: train a member ({ $time })
village-move-buy = Buy { $good } ({ $price })
village-move-make = Make { $good } ({ $time })
village-move-stop = Make nothing
village-move-pass = Pass
village-move-serve = Serve the customer who wants { $wares } ({ $points })
village-move-serve-paid = Serve the customer who wants { $wares } ({ $points }; costs { $price })
village-move-council-top = Advance a member beyond step 4
village-move-enter = Enter the council for { $price }
village-move-advance = Advance a member from step { $step } for { $price }
village-move-privilege-1 = Privilege 1: be first player next round
village-move-privilege-2 = Privilege 2: take { $count ->
    [one] 1 influence cube
   *[other] { $count } influence cubes
    } of your choice
village-move-privilege-3 = Privilege 3: take 1 good of your choice
village-move-privilege-4 = Privilege 4: buy { $points } for { $price }
village-move-no-privilege = Use no privilege
village-move-first-trip = Travel from the farm to city { $target } for { $price }
village-move-trip = Travel from city { $origin } to city { $target } for { $price }
village-move-travel-home = Travel from city { $origin } back to the village
village-move-church = Put a member into the black bag for { $price }
village-move-choose-cube = Take { $cube }
village-move-choose-good = Take { $good }
village-move-pay = Pay { $price }
village-move-send = { $start }
village-move-die = { $start } { $place }
village-move-die-nobody = Nobody is left to die
village-move-pick = Pick a { $member } for { $price }
village-move-pick-done = Done picking
village-move-climb = Let a { $member } climb to level { $level } for { $price }
village-move-climb-free = Let a { $member } climb to level { $level } for nothing
village-move-climb-top = Let a { $member } climb beyond level 4
village-move-climb-done = Done climbing
village-move-first-trip-reward = Travel from the farm to city { $target } for { $price } (first visit: { $gain })
village-move-trip-reward = Travel from city { $origin } to city { $target } for { $price } (first visit: { $gain })

## Reasons
village-why-not-here = This is not possible now.
village-why-legal = Allowed.
village-why-no-cube = There is no such cube on that action space.
village-why-no-influence = You do not have enough influence cubes, or coins to replace them.
village-why-no-grain = You do not have enough grain.
village-why-no-coin = You do not have enough coins.
village-why-no-wagon = Every trip costs 1 wagon, and you have none.
village-why-no-scroll = You have no scroll.
village-why-no-wares = You do not have everything this customer wants.
village-why-no-surcharge = You do not have the extra influence cubes (or coins) for this sale.
village-why-nobody-on-farm = You have no family member on your farm.
village-why-nobody-unborn = All your family members have already been born.
village-why-nobody-there = You have no family member there.
village-why-dead = This family member is dead.
village-why-in-bag = A member in the black bag cannot be reached.
village-why-not-oldest = Only a visible member of your oldest generation can die.
village-why-no-craftsman = You have no trained member in that building.
village-why-supply-empty = There are none left in the supply.
village-why-in-queue = Customers in the queue cannot be served yet.
village-why-step-too-high = You have no eligible member on that step or higher.
village-why-top-reached = There is nothing above step 4 or level 4.
village-why-no-way-home = Only the Family action brings a member home from a city.
village-why-four-out = No more figures may leave the bag in this mass.

## Events
village-event-round-began = Round { $round } begins.
village-event-first-player = { $who } is first player.
village-event-took-cube = { $who } takes { $cube } from the { $space } space.
village-event-spent-time = { $who } spends { $time }.
village-event-used-well = { $who } uses the well.
village-event-chose-action = { $who } chooses the { $space } action.
village-event-free-action = All cubes are gone: { $who } may carry out any one action for free.
village-event-declined = { $task ->
    [produce] { $who } makes nothing right away.
    [privilege] { $who } uses no privilege.
    [pick] { $who } picks no further member.
    [climb] { $who } lets nobody climb any further.
    [swap] { $who } exchanges no cube.
    [purchase] { $who } buys neither bread nor a tool.
    [tool] { $who } uses no tool.
   *[other] { $who } declines.
    }
village-event-declined-action = { $who } takes no { $space } action.
village-event-declined-any = { $who } takes no action.
village-event-harvested = { $who } harvests { $grain }.
village-event-born = { $who }: a generation-{ $generation } member is born.
village-event-recalled = { $who } brings home a generation-{ $generation } member { $origin }.
village-event-trained = { $who } trains a generation-{ $generation } member { $place }.
village-event-produced = { $who } makes { $good }.
village-event-bought = { $who } buys { $good }.
village-event-milled = { $who } uses the mill.
village-event-called-market = { $who } holds a market day.
village-event-served = { $who } serves the customer who wants { $wares } ({ $points }).
village-event-passed = { $who } passes.
village-event-closed-market = The market day ends: { $count ->
    [0] no customers were
    [one] 1 customer was
   *[other] { $count } customers were
    } served.
village-event-entered-council = { $who } sends a generation-{ $generation } member to the council.
village-event-advanced = { $who } advances a generation-{ $generation } member { $target }.
village-event-took-marker = { $who } will be first player next round.
village-event-used-privilege = { $who } uses privilege { $step } of the council.
village-event-marker-gone = { $who } is too late: next round’s first player is already decided.
village-event-bought-points = { $who } buys { $points }.
village-event-got-cube = { $who } takes { $cube } from the supply.
village-event-got-good = { $who } takes { $good } from the supply.
village-event-got-grain = { $who } gets { $grain }.
village-event-got-coin = { $who } gets { $coins }.
village-event-got-points = { $who } gets { $points }.
village-event-supply-empty = { $who } misses out on { $missing }: the supply has no more.
village-event-travelled = { $who } sends a generation-{ $generation } member { $target }.
village-event-moved = { $who } moves a generation-{ $generation } member { $target }.
village-event-into-bag = { $who } puts a generation-{ $generation } member into the black bag.
village-event-paid-cubes = { $who } pays { $cubes }.
village-event-paid-coins = { $who } pays { $coins }.
village-event-paid-grain = { $who } pays { $grain }.
village-event-paid-good = { $who } pays { $good }.
village-event-death-lapsed = { $who } has nobody who can die.
village-event-into-chronicle = { $who }: a generation-{ $generation } member dies { $place } and enters the chronicle.
village-event-into-grave = { $who }: a generation-{ $generation } member dies { $place } and is buried in an anonymous grave.
village-event-removed = { $who }: a generation-{ $generation } member dies { $place } and is removed from the game.
village-event-end-triggered = { $where ->
    [graves] { $who } fills the last grave and triggers the end of the game.
    [sea] { $who } fills the last place at sea and triggers the end of the game.
   *[chronicle] { $who } fills the last place of the chronicle and triggers the end of the game.
}
village-event-last-turns = { $count ->
    [0] Nobody has a turn any more.
    [one] 1 last turn follows: { $who } is next.
   *[other] { $count } last turns follow: { $who } is next.
}
village-event-mass-began = Mass begins.
village-event-picked = { $who } picks a generation-{ $generation } member out of the black bag.
village-event-drew-member = { $who }: a generation-{ $generation } member is drawn from the black bag.
village-event-drew-monks = { $count ->
    [one] 1 monk is
   *[other] { $count } monks are
    } drawn and put back.
village-event-climbed = { $who }: a generation-{ $generation } member climbs { $target }.
village-event-majority = { $who } has the majority in the church.
village-event-no-majority = Nobody has the majority in the church.
village-event-game-over = The game is over.
village-event-scored = Scoring, { $who }: { $category }, { $points }.
village-event-won = { $who } wins with { $points }.
village-event-tie-break = { $by ->
    [grain] { $who } wins the tie-break (grain: { $count }, living members: { $living }).
   *[customers] { $who } wins the tie-break (customers served: { $count }, living members: { $living }).
    }

## A family member, where bread or a spouse tells it from others
village-member = generation-{ $generation } member
    .start = Generation-{ $generation } member
village-member-bread = { $member } with { $bread } bread
village-member-married = { $member }, married to { $owner } (generation { $partner })
village-member-married-pink = { $member }, married to a pink member
