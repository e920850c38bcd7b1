## Marriage
village-space-smuggler = Smuggler
village-space-marriage = Marriage
village-good-bread = { $count ->
    [one] 1 bread
   *[other] { $count } breads
    }
village-good-tool = { $count ->
    [one] 1 tool
   *[other] { $count } tools
    }
village-place-rank-1 = ceremony, rank 1
village-place-rank-2 = ceremony, rank 2
village-place-rank-3 = ceremony, rank 3
village-place-rank-4 = ceremony, rank 4
village-place-rank-5 = ceremony, rank 5
village-place-rank-6 = ceremony, rank 6
village-place-bakery = bakery
village-place-shop = village shop
village-place-parents = parents' joy
village-task-smuggler = Smuggler: sell, serve a customer of the queue, or take cubes?
village-task-marriage = Marriage: send a member to the ceremony?
village-move-use-bread = Put bread under a member

village-face-orange = orange
village-face-green = green
village-face-brown = brown
village-face-pink = pink

village-task-bonus-cube = Which influence cube do you take as the bonus of the rank?
village-task-swap = Bonus of the rank: exchange one of your influence cubes?
village-task-building = Wedding: where does your couple go?
village-task-purchase = Your unmarried member comes home. Pay an influence cube for bread or a tool?
village-task-favour = Which favour do you choose for your married member?
village-task-raise = Under which member do you put the bread?
village-task-tool = Use a tool to receive the same once more?

village-move-smuggle-goods = Sell { $goods } to the smuggler for { $points } (costs { $price })
village-move-serve-queued = Serve the queued customer who wants { $wares } ({ $points }), for 1 influence cube besides
village-move-smuggle-cubes = Take { $cubes } from the smuggler ({ $time })
village-move-ceremony = Send a member to rank { $rank } of the ceremony
village-move-ceremony-bonus = Send a member to rank { $rank } of the ceremony ({ $bonus })
village-move-ceremony-cube = Send a member to rank { $rank } of the ceremony ({ $one } or { $other })
village-move-ceremony-swap = Send a member to rank { $rank } of the ceremony (exchange 1 cube for { $count })
village-move-swap = Exchange { $cube } for { $count ->
    [one] 1 influence cube
   *[other] { $count } influence cubes
    } of your choice
village-move-no-swap = Exchange nothing
village-move-building = To the { $place }
village-move-purchase = Buy { $good } for 1 influence cube
village-move-no-purchase = Buy nothing
village-move-favour = Receive { $things }
village-move-raise = Under a generation-{ $generation } member ({ $place })
village-move-climb-bread = Let a generation-{ $generation } member climb to level { $level } for 1 bread
village-move-tool = Use a tool: { $made } more
village-move-no-tool = Use no tool

village-why-in-ceremony = You have a family member in the ceremony area already.
village-why-rank-taken = Somebody stands on that rank already.
village-why-no-bread = You have no bread.
village-why-no-tool = You have no tool.

village-event-sold = { $who } sells { $good } to the smuggler.
village-event-swapped = { $who } exchanges { $cube }.
village-event-wedding-began = A wedding is held.
village-event-rolled = The die shows { $face }.
village-event-pink-came = A pink family member joins ({ $place }).
village-event-pink-left = A single pink family member goes back to the supply.
village-event-married = A couple is married ({ $origin } and { $place }).
village-event-chose-building = { $who } chooses where the couple goes ({ $place }).
village-event-couple-moved = A couple moves ({ $origin } → { $place }).
village-event-went-home = { $who }: a single generation-{ $generation } member comes home to the farm ({ $place }).
village-event-raised = { $who } puts bread under a generation-{ $generation } member: it counts as a { $number } now.
village-event-doubled = { $who } uses a tool: { $good } more.

terminal-ceremony = Marriage
terminal-figures = Members
terminal-pink = pink
terminal-pink-supply = Pink members in the supply: { $count }
