tumult = Tumult Royale

## Things
tumult-good-bread = { $count ->
    [0] no bread
   *[other] { $count } bread
    }
    .good = Bread
tumult-good-marble = { $count ->
    [0] no marble
   *[other] { $count } marble
    }
    .good = Marble
tumult-good-tools = { $count ->
    [0] no tools
    [one] 1 tool
   *[other] { $count } tools
    }
    .good = Tools
tumult-ware-retinue = { $count ->
    [0] no supporters
    [one] 1 supporter
   *[other] { $count } supporters
    }
tumult-ware-statue = { $count ->
    [0] no statues
    [one] 1 statue
   *[other] { $count } statues
    }
tumult-land-meadow = Meadow
    .object = meadow
tumult-land-forest = Forest
    .object = forest
tumult-land-mountain = Mountain
    .object = mountain
tumult-land-village = Village
    .object = village
tumult-land-castle = Palace
    .object = palace
tumult-rank-king = King
tumult-rank-duke = Duke
tumult-rank-prince = Prince
tumult-rank-count = Count
tumult-colour-grey = Grey
tumult-colour-blue = Blue
tumult-colour-yellow = Yellow
tumult-colour-violet = Violet
tumult-phase-mood = The people’s mood
tumult-phase-raid = Tax raid
tumult-phase-tumults = Tumults
tumult-phase-building = Statues
tumult-phase-ranks = New ranks
tumult-phase-crowning = Coronation
tumult-phase-mercy = The people’s mercy
tumult-category-fields = On the map
tumult-category-chronicle = On the King’s chronicle

## Questions
tumult-task-first = First statue: place it on a meadow.
tumult-task-spin = The people’s mood: spin the arrow. How much do they want?
tumult-task-aside = Before the raid: set a face-down goods tile aside for this round.
tumult-task-start = Hourglass: is everybody ready for the raid?
tumult-task-raid = Raid: lift one tile at a time, look at it, then keep it or put it back.
tumult-task-build = Statues: on which space do you place them?
tumult-task-pay = Payment: which tiles do you pay with? What you overpay brings supporters.
tumult-task-uncover = New region: which face-down region do you reveal?

## Moves
tumult-move-first = Statue on { $place } ({ $land })
tumult-move-first-down = Statue on { $place } (face-down region)
tumult-move-spin = Spin the arrow
tumult-move-spin-bread = Spin the arrow for bread
tumult-move-spin-marble = Spin the arrow for marble
tumult-move-spin-tools = Spin the arrow for tools
tumult-move-forget = “Forget” to spin
tumult-move-aside = Set tile { $tile } aside
tumult-move-ready = I’m ready
tumult-move-start = Turn the hourglass and start the raid
tumult-move-lift = Lift tile { $tile }
tumult-move-keep = Keep the tile
tumult-move-back = Put the tile back
tumult-move-wait = Wait a moment
tumult-move-done = Stop raiding
tumult-move-sand = The hourglass has run out
tumult-move-stop = Call “Stop!”
tumult-move-pass = Pass
tumult-move-build = Space { $place }, { $land } ({ $statues } for { $price })
tumult-move-build-down = Space { $place } (face-down region)
tumult-move-pay = { $good }: pay { $count ->
    [one] tile { $values }
   *[other] tiles { $values }
    }
tumult-move-overpay = { $good }: pay { $count ->
    [one] tile { $values }
   *[other] tiles { $values }
    } and get { $retinue }
tumult-move-uncover = Reveal region { $panel }

## Reasons
tumult-why-not-here = This is not possible now.
tumult-why-legal = Allowed.
tumult-why-not-king = Only the King may do that.
tumult-why-not-spun = The arrow must be spun first.
tumult-why-already-spun = The arrow has already been spun this round.
tumult-why-spin-forgotten = The spin was forgotten: last round’s number still holds.
tumult-why-spin-after-raid = In this variant the arrow is spun after the raid.
tumult-why-already-ready = You have already said that you are ready.
tumult-why-not-ready = Not everybody is ready yet.
tumult-why-set-aside = This tile is set aside for this round.
tumult-why-hand-full = First keep the tile you are holding or put it back.
tumult-why-hand-empty = You are not holding a tile.
tumult-why-in-hand = Somebody is holding this tile.
tumult-why-on-board = Tiles on a castle board are safe and stay there.
tumult-why-time-running = The hourglass is still running.
tumult-why-time-up = The hourglass has already run out.
tumult-why-stopped = Somebody has already called “Stop!”
tumult-why-finished = You have finished your raid.
tumult-why-panel-down = This region is face down.
tumult-why-panel-up = This region is already face up.
tumult-why-already-named = You have already chosen this region.
tumult-why-not-meadow = Your first statue must go on a meadow.
tumult-why-field-taken = This space already has statues.
tumult-why-not-adjacent = This space is not next to any of your statues.
tumult-why-no-goods = You do not have the goods for this space.
tumult-why-no-goods-double = Away from your statues it costs more, and you do not have the goods.
tumult-why-no-statues = You do not have enough statues left.
tumult-why-not-covered = That does not cover the price.
tumult-why-needless-tile = One of these tiles is not needed.
tumult-why-already-chosen = You have already chosen for this moment.

## Events
tumult-event-round-began = Round { $round } begins.
tumult-event-phase-began = Phase: { $phase }.
tumult-event-first-statue = { $who } places their first statue on { $place }.
tumult-event-spun = { $who } spins the arrow: the people want { $number } of each good.
tumult-event-spun-for = { $who } spins the arrow: the people want { $left }.
tumult-event-forgot = { $who } forgets to spin: { $number } still holds.
tumult-event-put-aside = { $who } sets tile { $tile } aside.
tumult-event-ready = { $who } is ready.
tumult-event-raid-began = { $who } turns the hourglass: the raid begins!
tumult-event-lifted = { $who } lifts tile { $tile }.
tumult-event-missed = { $who } reaches for tile { $tile } in vain.
tumult-event-kept = { $who } keeps tile { $tile }.
tumult-event-put-back = { $who } puts tile { $tile } back.
tumult-event-waited = { $who } waits.
tumult-event-finished = { $who } stops raiding.
tumult-event-sand-out = The hourglass has run out.
tumult-event-stop = Stop! The raid is over.
tumult-event-revealed = All tiles, taken or left, are turned face up.
tumult-event-no-tumult = The people have { $left } left: no tumult.
tumult-event-tumult = Not enough for the people ({ $left } left): tumult!
tumult-event-greediest = { $who } is the greediest, with { $robbed }, and is punished.
tumult-event-nobody-greedy = Nobody was greedy, so the King takes the blame.
tumult-event-gave-back = { $who } gives a tile with { $tile } back to the people.
tumult-event-paid-tile = { $who } pays a tile with { $tile }.
tumult-event-passed = { $who } passes.
tumult-event-placed = { $who } places { $statues } on { $place }.
tumult-event-lapsed = { $who } loses unused tiles: { $goods }.
tumult-event-consoled = { $who } cannot place a statue and is consoled.
tumult-event-got-retinue = { $who } gets { $retinue }.
tumult-event-lost-retinue = { $who } loses { $retinue }.
tumult-event-supply-short = The supply is short: everybody gives back up to { $retinue }.
tumult-event-player-short = { $who } has too few supporters: everybody gets { $retinue } first.
tumult-event-waived = { $who } is short of { $retinue }: the debt is waived.
tumult-event-swapped = { $who } takes over the { $rank } card.
tumult-event-ranked = { $who } is now { $rank }.
tumult-event-crowned = { $who } is crowned.
tumult-event-chronicled = { $who } places { $statues } on space { $field } of the King’s chronicle.
tumult-event-uncovered = { $who } reveals region { $panel }.
tumult-event-mercy = { $who } has the people’s mercy.
tumult-event-mixed = All goods tiles are shuffled face down.
tumult-event-trial-over = The trial raid is over; it does not count.
tumult-event-difference = The leader is { $difference } ahead of last place (limit: { $number }).
tumult-event-last-statue = { $who } has placed their last statue!
tumult-event-game-over = The game is over.
tumult-event-tips = Tip: plan before the raid, overpay to win supporters, consider building away from your statues though it costs more, and do not underrate the people’s mercy.
tumult-event-robbed = { $who } takes { $count ->
    [0] nothing
   *[other] { $robbed }
    } from the people.
tumult-event-peace = The people have { $left } left: no tumult.
tumult-event-gave-relief = { $who } gives back { $retinue }.
tumult-event-got-relief = { $who } gets { $retinue } from the supply.
tumult-event-last-field = The last space of the King’s chronicle is filled.
tumult-event-scored = { $who }: { $fields } on the map and { $chronicle } on the King’s chronicle, { $statues } in all.
tumult-event-tie-break = A tie for first place: the higher rank decides, and { $who } is { $rank }.
tumult-event-winner = { $who } wins with { $statues }!

## Ranks of those who chose the other side of their card
tumult-lady-king = Queen
tumult-lady-duke = Duchess
tumult-lady-prince = Princess
tumult-lady-count = Countess
