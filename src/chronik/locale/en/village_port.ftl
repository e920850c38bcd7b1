## The Port
village-good-cocoa = { $count ->
    [one] 1 cocoa basket
   *[other] { $count } cocoa baskets
    }
village-good-tea = { $count ->
    [one] 1 tea bale
   *[other] { $count } tea bales
    }
village-place-ship = ship
    .object = aboard the ship
    .origin = from the ship
    .target = aboard the ship
village-place-lighthouse-1 = lighthouse on Gull Island
    .object = at the lighthouse on Gull Island
    .origin = from the lighthouse on Gull Island
    .target = to the lighthouse on Gull Island
village-place-lighthouse-2 = lighthouse on Palm Island
    .object = at the lighthouse on Palm Island
    .origin = from the lighthouse on Palm Island
    .target = to the lighthouse on Palm Island
village-place-lighthouse-3 = lighthouse on Seal Island
    .object = at the lighthouse on Seal Island
    .origin = from the lighthouse on Seal Island
    .target = to the lighthouse on Seal Island
village-place-lighthouse-4 = lighthouse on Crab Island
    .object = at the lighthouse on Crab Island
    .origin = from the lighthouse on Crab Island
    .target = to the lighthouse on Crab Island
village-place-lighthouse-5 = lighthouse on Goat Island
    .object = at the lighthouse on Goat Island
    .origin = from the lighthouse on Goat Island
    .target = to the lighthouse on Goat Island
village-place-lighthouse-6 = lighthouse on Heron Island
    .object = at the lighthouse on Heron Island
    .origin = from the lighthouse on Heron Island
    .target = to the lighthouse on Heron Island
village-place-sea-1 = sea burial 1
    .object = in sea burial space 1
    .origin = from sea burial space 1
    .target = to sea burial space 1
village-place-sea-2 = sea burial 2
    .object = in sea burial space 2
    .origin = from sea burial space 2
    .target = to sea burial space 2
village-place-sea-3 = sea burial 3
    .object = in sea burial space 3
    .origin = from sea burial space 3
    .target = to sea burial space 3
village-place-sea-4 = sea burial 4
    .object = in sea burial space 4
    .origin = from sea burial space 4
    .target = to sea burial space 4
village-place-sea-5 = sea burial 5
    .object = in sea burial space 5
    .origin = from sea burial space 5
    .target = to sea burial space 5
village-why-at-sea = The Family action brings nobody home from a ship or lighthouse.
village-move-open-chest = Open a treasure chest

village-ware-member = { $count ->
    [one] 1 family member
   *[other] { $count } family members
    }
village-ware-chest = { $count ->
    [one] 1 treasure chest
   *[other] { $count } treasure chests
    }
village-water-harbour = harbour
    .object = the harbour
village-water-time-1 = time space T1
village-water-time-2 = time space T2
village-water-time-3 = time space T3
village-water-time-4 = time space T4
village-water-time-5 = time space T5
village-water-island-1 = Gull Island
village-water-island-2 = Palm Island
village-water-island-3 = Seal Island
village-water-island-4 = Crab Island
village-water-island-5 = Goat Island
village-water-island-6 = Heron Island

village-task-load = Your ship: what do you load? Everything aboard must be different.
village-task-sail = Your ship: where does it sail?
village-task-island = Island: what do you do?
village-task-stay = Island: what do you do?
village-task-sea-burial = A death: where is your family member buried at sea?
village-task-open-chest = Which treasure chest do you open?

village-move-hire = Hire a captain for { $coins } (pay { $price } to sail { $steps ->
    [one] 1 more step
   *[other] up to { $steps } more steps
    })
village-move-load = Load { $thing }
village-move-put-to-sea = Set sail
village-move-step = Sail to { $target }
village-move-step-time = Sail to { $target } for { $price }
village-move-stay = Stop here
village-move-land = Land here ({ $water })
village-move-return = Return to the harbour for { $time }
village-move-sell = Sell { $thing } for { $points }
village-move-sell-none = Sell { $thing }
village-move-take-tile = Take { $thing } aboard
village-move-light = Move your member from the ship to the lighthouse for { $price } ({ $points })
village-move-leave-island = Leave the island
village-move-bury-at-sea = Bury the member { $place } ({ $points })
village-move-choose-chest = Open the treasure chest with { $content }
village-move-sell-at-stall = Sell { $thing } ({ $gain })
village-move-sell-at-stall-paid = Sell { $thing } ({ $gain }; costs { $price })

village-why-no-captain = No ship leaves the harbour without a captain.
village-why-captain-taken = This captain has already been hired.
village-why-not-on-farm = You have none on your farm.
village-why-only-at-islands = Cocoa, tea and treasure chests come aboard only at islands.
village-why-kind-aboard = You already have one aboard, and everything aboard must be different.
village-why-holds-full = All holds are full, and nothing may be thrown overboard.
village-why-no-line = No line connects your ship to that space.
village-why-only-return = You cannot sail into the harbour step by step: return to it instead.
village-why-no-island = There is no island here.
village-why-not-bought-here = This island does not buy that.
village-why-not-aboard = You have none aboard.
village-why-stack-empty = The island has none left.
village-why-lighthouse-taken = This lighthouse already has a keeper.
village-why-nobody-aboard = You have no family member aboard.
village-why-no-wagon-aboard = You have no wagon aboard.
village-why-still-aboard = It is still aboard: bring it home first.
village-why-nothing-to-sell = You have none to sell.

village-event-hired = { $who } hires a captain who sails { $steps ->
    [one] 1 more step
   *[other] up to { $steps } more steps
    } for { $price }.
village-event-loaded = { $who } loads { $thing }.
village-event-sailed = { $who } sails to { $target }.
village-event-landed = { $who } lands at { $water }.
village-event-sold-cargo = { $who } sells { $thing } to the island.
village-event-took-tile = { $who } takes { $thing } aboard.
village-event-returned = { $who } returns to the harbour; the captain is removed from the game.
village-event-unloaded = { $who } unloads { $thing }.
village-event-surplus-grain = { $who } has no room in the barn and returns { $grain } to the supply.
village-event-sold-at-stall = { $who } sells { $thing } at the market.
village-event-opened-chest = { $who } opens a treasure chest.
village-event-buried-at-sea = { $who }: a generation-{ $generation } member dies { $place } and is buried at sea.

terminal-ship = Ship
terminal-captain = { $price } for { $steps ->
    [one] 1 more step
   *[other] up to { $steps } more steps
    }
terminal-any-cubes = { $count ->
    [one] 1 cube of any colour
   *[other] { $count } cubes of any colour
    }
terminal-sea = Sea
terminal-next = Connected to
terminal-buys = Buys (points)
terminal-island-stack = Tiles
terminal-lighthouse = Lighthouse (● taken)
terminal-captains = Captains
terminal-steps = More steps
terminal-burials = Free sea burial spaces (points): { $points }
