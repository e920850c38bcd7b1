## Marriage
village-space-smuggler = Smuggler
village-space-marriage = Marriage
village-good-bread = { $count } bread
village-good-tool = { $count ->
    [one] 1 tool
   *[other] { $count } tools
    }
village-place-rank-1 = ceremony, rank 1
    .object = on ceremony rank 1
    .origin = from ceremony rank 1
    .target = to ceremony rank 1
village-place-rank-2 = ceremony, rank 2
    .object = on ceremony rank 2
    .origin = from ceremony rank 2
    .target = to ceremony rank 2
village-place-rank-3 = ceremony, rank 3
    .object = on ceremony rank 3
    .origin = from ceremony rank 3
    .target = to ceremony rank 3
village-place-rank-4 = ceremony, rank 4
    .object = on ceremony rank 4
    .origin = from ceremony rank 4
    .target = to ceremony rank 4
village-place-rank-5 = ceremony, rank 5
    .object = on ceremony rank 5
    .origin = from ceremony rank 5
    .target = to ceremony rank 5
village-place-rank-6 = ceremony, rank 6
    .object = on ceremony rank 6
    .origin = from ceremony rank 6
    .target = to ceremony rank 6
village-place-bakery = bakery
    .object = at the bakery
    .origin = from the bakery
    .target = to the bakery
village-place-shop = village shop
    .object = at the village shop
    .origin = from the village shop
    .target = to the village shop
village-place-parents = parental bliss
    .object = in parental bliss
    .origin = from parental bliss
    .target = to parental bliss
village-task-smuggler = Smuggler: sell, serve a customer in the queue, or take cubes?
village-task-marriage = Marriage: send a member to the ceremony?
village-move-use-bread = Put bread under a member

village-face-orange = orange
village-face-green = green
village-face-brown = brown
village-face-pink = pink

village-task-bonus-cube = Rank bonus: which influence cube do you take?
village-task-swap = Rank bonus: exchange one of your influence cubes?
village-task-building = Wedding: where does your couple go?
village-task-purchase = Your member comes home unmarried. Buy bread or a tool?
village-task-favour = Marriage: which favour do you choose for your married member?
village-task-raise = Under which member do you put the bread?
village-task-tool = Use a tool to get the same again?

village-move-smuggle-goods = Sell { $goods } to the smuggler for { $points } (costs { $price })
village-move-serve-queued = Serve the customer in the queue who wants { $wares } ({ $points }; costs { $price })
village-move-smuggle-cubes = Take { $cubes } from the smuggler ({ $time })
village-move-ceremony = Send a member to rank { $rank } of the ceremony
village-move-ceremony-bonus = Send a member to rank { $rank } of the ceremony (bonus: { $bonus })
village-move-ceremony-cube = Send a member to rank { $rank } of the ceremony (bonus: { $cube } or { $other })
village-move-ceremony-swap = Send a member to rank { $rank } of the ceremony (bonus: exchange 1 cube for { $count ->
    [one] another
   *[other] { $count } others
    })
village-move-ceremony-paid = Send a member to rank { $rank } of the ceremony (costs { $price })
village-move-ceremony-bonus-paid = Send a member to rank { $rank } of the ceremony (bonus: { $bonus }; costs { $price })
village-move-ceremony-cube-paid = Send a member to rank { $rank } of the ceremony (bonus: { $cube } or { $other }; costs { $price })
village-move-ceremony-swap-paid = Send a member to rank { $rank } of the ceremony (bonus: exchange 1 cube for { $count ->
    [one] another
   *[other] { $count } others
    }; costs { $price })
village-move-swap = Exchange { $cube } for { $count ->
    [one] 1 influence cube
   *[other] { $count } influence cubes
    } of your choice
village-move-no-swap = Exchange nothing
village-move-building = Settle the couple { $place } ({ $more }, or { $mixed })
village-move-purchase = Buy { $good } for { $price }
village-move-no-purchase = Buy nothing
village-move-favour = Receive { $things }
village-move-raise = Under the { $member } { $place }
village-move-tool = Use a tool to get { $made } again
village-move-no-tool = Use no tool

village-why-in-ceremony = You already have a family member in the ceremony.
village-why-rank-taken = That rank is already taken.
village-why-no-bread = You have no bread.
village-why-no-tool = You have no tool.

village-event-sold = { $who } sells { $good } to the smuggler.
village-event-swapped = { $who } exchanges { $cube } for { $count ->
    [one] another
   *[other] { $count } others
    }.
village-event-wedding-began = The wedding begins.
village-event-rolled = The die shows { $face }: { $subject }.
village-event-pink-came = A pink family member appears { $place }.
village-event-pink-left = A single pink family member returns to the supply.
village-event-married = { $start } and { $other } get married.
village-spouse = a generation-{ $generation } member of { $owner }
    .start = A generation-{ $generation } member of { $owner }
village-spouse-pink = a pink member
    .start = A pink member
village-event-chose-building = { $who } settles the couple { $place }.
village-event-couple-moved = A couple moves { $origin } { $target }.
village-event-went-home = { $who }: a single generation-{ $generation } member comes home { $origin }.
village-event-raised = { $who } puts bread under a generation-{ $generation } member, who now counts as generation { $number }.
village-event-doubled = { $who } uses a tool and gets { $good } again.

terminal-ceremony = Ceremony
terminal-figures = Members
terminal-pink = pink
terminal-pink-supply = Pink members in the supply: { $count }
