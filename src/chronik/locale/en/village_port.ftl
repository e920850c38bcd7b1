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
village-place-lighthouse-1 = lighthouse 1
village-place-lighthouse-2 = lighthouse 2
village-place-lighthouse-3 = lighthouse 3
village-place-lighthouse-4 = lighthouse 4
village-place-lighthouse-5 = lighthouse 5
village-place-lighthouse-6 = lighthouse 6
village-place-sea-1 = sea burial 1
village-place-sea-2 = sea burial 2
village-place-sea-3 = sea burial 3
village-place-sea-4 = sea burial 4
village-place-sea-5 = sea burial 5
village-why-at-sea = Members on a ship or a lighthouse do not come home by the family action.
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
village-water-time-1 = time field T1
village-water-time-2 = time field T2
village-water-time-3 = time field T3
village-water-time-4 = time field T4
village-water-time-5 = time field T5
village-water-island-1 = island field I1
village-water-island-2 = island field I2
village-water-island-3 = island field I3
village-water-island-4 = island field I4
village-water-island-5 = island field I5
village-water-island-6 = island field I6

village-task-load = What do you load? All pieces aboard must be different.
village-task-sail = Where does your ship sail?
village-task-island = What do you do on the island?
village-task-sea-burial = Where is your family member buried at sea?
village-task-open-chest = Which treasure chest do you open?

village-move-hire = Hire a captain for { $coins }: { $price } for { $steps ->
    [one] 1 further step
   *[other] up to { $steps } further steps
    }
village-move-hire-any = Hire a captain for { $coins }: { $count ->
    [one] 1 cube of any colour
   *[other] { $count } cubes of any colours
    } for { $steps ->
    [one] 1 further step
   *[other] up to { $steps } further steps
    }
village-move-load = Load { $thing }
village-move-put-to-sea = Load nothing else
village-move-step = Sail to { $water }
village-move-step-time = Sail to { $water } for { $price }
village-move-step-any = Sail to { $water } for { $count ->
    [one] 1 cube of any colour
   *[other] { $count } cubes of any colours
    }
village-move-step-any-time = Sail to { $water } for { $count ->
    [one] 1 cube of any colour
   *[other] { $count } cubes of any colours
    } and { $price }
village-move-stay = Stop here
village-move-land = Land ({ $water })
village-move-return = Return to the harbour for { $time }
village-move-sell = Sell { $thing } for { $points }
village-move-take-tile = Take { $thing } aboard
village-move-light = Send the member aboard to the lighthouse for { $price } ({ $points })
village-move-leave-island = Leave the island
village-move-bury-at-sea = Bury at sea: { $place } ({ $points })
village-move-choose-chest = Open the treasure chest with { $content }
village-move-sell-at-stall = Sell { $thing } ({ $gain })
village-move-sell-at-stall-paid = Sell { $thing } ({ $gain }), for { $price } besides

village-why-no-captain = No ship leaves the harbour without a captain.
village-why-captain-taken = This captain was hired before.
village-why-not-on-farm = You have none on your farm.
village-why-only-at-islands = Cocoa, tea and treasure chests come aboard only at islands.
village-why-kind-aboard = A ship carries only different pieces, and one like this is aboard.
village-why-holds-full = All holds are full, and nothing may be thrown overboard.
village-why-no-line = No line leads there from where your ship is.
village-why-only-return = The harbour cannot be reached by steps, only by returning.
village-why-no-island = There is no island to land at.
village-why-not-bought-here = This island does not buy it.
village-why-not-aboard = You have none aboard.
village-why-stack-empty = The island has none left.
village-why-lighthouse-taken = Somebody keeps this lighthouse already.
village-why-nobody-aboard = You have no family member aboard.
village-why-no-wagon-aboard = You have no wagon aboard.
village-why-still-aboard = It must be brought home first.
village-why-nothing-to-sell = You have none of it.

village-event-hired = { $who } hires captain { $captain }.
village-event-loaded = { $who } loads { $thing }.
village-event-sailed = { $who } sails to { $water }.
village-event-landed = { $who } lands ({ $water }).
village-event-sold-cargo = { $who } sells { $thing } to the island.
village-event-took-tile = { $who } takes { $thing } aboard.
village-event-returned = { $who } returns to the harbour; the captain leaves the game.
village-event-unloaded = { $who } unloads { $thing }.
village-event-surplus-grain = { $who } has no room in the barn: { $grain } into the supply.
village-event-sold-at-stall = { $who } sells { $thing } at the market.
village-event-opened-chest = { $who } opens a treasure chest.
village-event-buried-at-sea = { $who }: a generation-{ $generation } member dies ({ $place }) and is buried at sea.

terminal-ship = Ship
terminal-captain = { $price } for { $steps ->
    [one] 1 step
   *[other] up to { $steps } steps
    }
terminal-any-cubes = { $count ->
    [one] 1 cube of any colour
   *[other] { $count } cubes of any colours
    }
terminal-sea = Sea
terminal-next = Next to
terminal-buys = Buys (points)
terminal-island-stack = Tiles
terminal-lighthouse = Lighthouse (● kept)
terminal-captains = Captains
terminal-steps = Further steps
terminal-burials = Free sea burials, by their points: { $points }
