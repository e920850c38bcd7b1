tumult = Tumult Royale

## Things
tumult-good-bread = { $count } bread
tumult-good-marble = { $count } marble
tumult-good-tools = { $count ->
    [one] 1 tool
   *[other] { $count } tools
    }
tumult-ware-retinue = { $count } retinue
tumult-ware-statue = { $count ->
    [one] 1 statue
   *[other] { $count } statues
    }
tumult-land-meadow = Meadow
tumult-land-forest = Forest
tumult-land-mountain = Mountain
tumult-land-village = Village
tumult-land-castle = Castle
tumult-rank-king = King
tumult-rank-duke = Duke
tumult-rank-prince = Prince
tumult-rank-count = Count
tumult-colour-grey = Grey
tumult-colour-blue = Blue
tumult-colour-yellow = Yellow
tumult-colour-violet = Violet
tumult-phase-mood = Explore the people’s mood
tumult-phase-raid = Tax raid
tumult-phase-tumults = Tumults
tumult-phase-building = Place statues
tumult-phase-ranks = Redistribute the ranks
tumult-phase-crowning = Coronation
tumult-phase-mercy = The people’s mercy
tumult-category-fields = On fields
tumult-category-chronicle = On the chronicle

## Questions
tumult-task-first = Place your first statue on a meadow.
tumult-task-spin = Spin the arrow: how much do the people want?
tumult-task-aside = Set a face-down goods tile aside for this round.
tumult-task-start = Is everybody ready for the raid?
tumult-task-raid = Raid: one tile at a time. Look, then keep it or put it back.
tumult-task-build = On which field do you place statues?
tumult-task-pay = Which tiles do you pay with? Every unit overpaid brings 1 retinue.
tumult-task-uncover = Which face-down landscape do you turn up?

## Moves
tumult-move-first = First statue on { $place } ({ $land })
tumult-move-first-down = First statue on { $place } (face-down landscape)
tumult-move-spin = Spin the arrow
tumult-move-spin-bread = Spin the arrow for bread
tumult-move-spin-marble = Spin the arrow for marble
tumult-move-spin-tools = Spin the arrow for tools
tumult-move-forget = Forget to spin
tumult-move-aside = Set tile { $tile } aside
tumult-move-ready = I am ready
tumult-move-start = Turn the hourglass: the raid begins
tumult-move-lift = Lift tile { $tile }
tumult-move-keep = Keep the tile
tumult-move-back = Put the tile back
tumult-move-wait = Wait for a moment
tumult-move-done = Rob nothing more
tumult-move-sand = The hourglass has run out
tumult-move-stop = Call “Stop!”
tumult-move-pass = Pass
tumult-move-build = { $place } ({ $land }): { $statues } for { $price }
tumult-move-build-down = { $place } (face-down landscape)
tumult-move-pay = Pay { $price }
tumult-move-overpay = Pay { $price } and get { $retinue }
tumult-move-uncover = Turn up landscape { $panel }

## Reasons
tumult-why-not-here = This is not in question now.
tumult-why-legal = Allowed.
tumult-why-not-king = Only the King does that.
tumult-why-not-spun = The arrow must be spun first.
tumult-why-already-spun = The arrow is spun once in a round, and it has been.
tumult-why-spin-forgotten = The spin was forgotten: the number of the round before holds.
tumult-why-spin-after-raid = In this variant the arrow is spun after the raid.
tumult-why-already-ready = You have said that you are ready.
tumult-why-not-ready = Not everybody is ready yet.
tumult-why-set-aside = This tile is set aside for this round.
tumult-why-hand-full = You hold a tile: keep it or put it back first.
tumult-why-hand-empty = You have no tile in hand.
tumult-why-in-hand = Somebody holds this tile.
tumult-why-on-board = Tiles on a castle board are safe and stay there.
tumult-why-time-running = The hourglass is still running.
tumult-why-time-up = The hourglass has run out already.
tumult-why-stopped = “Stop!” has been called.
tumult-why-finished = You have finished your raid.
tumult-why-panel-down = This landscape lies face down.
tumult-why-panel-up = This landscape lies face up already.
tumult-why-already-named = You have named this landscape already.
tumult-why-not-meadow = The first statue stands on a meadow.
tumult-why-field-taken = There are statues on this field.
tumult-why-not-adjacent = None of your statues stands next to this field.
tumult-why-no-goods = You do not have the goods for this field.
tumult-why-no-goods-double = Away from your statues the price is double, and you do not have the goods.
tumult-why-no-statues = You do not have enough statues left.
tumult-why-not-covered = That does not cover the price.
tumult-why-needless-tile = One of these tiles is not needed.
tumult-why-already-chosen = You have chosen for this moment.

## Events
tumult-event-round-began = Round { $round } begins.
tumult-event-phase-began = Phase: { $phase }.
tumult-event-first-statue = { $who } places a first statue on { $place }.
tumult-event-spun = { $who } spins: the people want { $number } of every good.
tumult-event-spun-for = { $who } spins: the people want { $left }.
tumult-event-forgot = { $who } forgot to spin: { $number } holds.
tumult-event-put-aside = { $who } sets tile { $tile } aside.
tumult-event-ready = { $who } is ready.
tumult-event-raid-began = { $who } turns the hourglass: the raid begins!
tumult-event-lifted = { $who } lifts tile { $tile }.
tumult-event-missed = { $who } reaches for tile { $tile } in vain.
tumult-event-kept = { $who } keeps tile { $tile }.
tumult-event-put-back = { $who } puts tile { $tile } back.
tumult-event-waited = { $who } waits.
tumult-event-finished = { $who } robs nothing more.
tumult-event-sand-out = The hourglass has run out.
tumult-event-stop = Stop! The raid is over.
tumult-event-revealed = All robbed and remaining tiles are turned up.
tumult-event-no-tumult = { $left } left for the people: no tumult.
tumult-event-tumult = Only { $left } left for the people: a tumult!
tumult-event-greediest = { $who } is the greediest and is punished.
tumult-event-nobody-greedy = Nobody was greedy, so it is the King’s fault.
tumult-event-gave-back = { $who } gives a tile with { $tile } back to the people.
tumult-event-paid-tile = { $who } pays with a tile of { $tile }.
tumult-event-passed = { $who } passes.
tumult-event-placed = { $who } places { $statues } on { $place }.
tumult-event-lapsed = { $who }: a tile with { $tile } lapses.
tumult-event-consoled = { $who } could not build and is consoled.
tumult-event-got-retinue = { $who } gets { $retinue }.
tumult-event-lost-retinue = { $who } loses { $retinue }.
tumult-event-supply-short = The supply is short: everybody gives { $retinue }.
tumult-event-player-short = { $who } has too little retinue: everybody gets { $retinue } first.
tumult-event-waived = { $who } cannot give the missing { $retinue }: they are waived.
tumult-event-swapped = { $who } takes over the card { $rank } in exchange.
tumult-event-ranked = { $who }: { $rank }.
tumult-event-crowned = { $who } is crowned.
tumult-event-chronicled = { $who } sets { $statues } on field { $field } of the chronicle.
tumult-event-uncovered = { $who } turns up landscape { $panel }.
tumult-event-mercy = { $who } has the people’s mercy.
tumult-event-mixed = All goods tiles are mixed face down.
tumult-event-trial-over = The trial raid is over; it does not count.
tumult-event-difference = The leader is { $difference } ahead of the last; the limit is { $number }.
tumult-event-last-statue = { $who } has placed all statues!
tumult-event-game-over = The game is over.
tumult-event-tips = Tip: think before the raid, overpay for retinue, use double-price meadows and forests, and value mercy.
