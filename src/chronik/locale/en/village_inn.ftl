## Things
village-space-inn = Inn
village-good-beer = { $count ->
    [one] 1 beer
   *[other] { $count } beer
    }
village-building-brewery = Brewery
village-place-brewery = brewery
    .object = at the brewery
    .origin = from the brewery
    .target = to the brewery
village-place-inn = inn
    .object = at the inn
    .origin = from the inn
    .target = to the inn
village-place-beside = beside the chronicle
    .origin = from beside the chronicle
village-category-persons = Person cards
village-cost-any-cube = { $count ->
    [one] 1 cube of any colour
   *[other] { $count } cubes of any colour
    }

## Persons
village-person-count = Count
village-person-traveller = Traveller
village-person-messenger = Messenger
village-person-toll-keeper = Toll Keeper
village-person-medico = Medico
village-person-bard = Bard
village-person-scrap-dealer = Scrap Dealer
village-person-duchess = Duchess
village-person-chronicler = Chronicler
village-person-smith = Smith
village-person-miller = Miller
village-person-gravedigger = Gravedigger
village-person-midwife = Midwife
village-person-abbot = Abbot
village-person-bishop = Bishop
village-person-nun = Nun
village-person-mayor = Mayor
village-person-beadle = Beadle
village-person-scribe = Scribe
village-person-wainwright = Wainwright
village-person-cattle-dealer = Cattle Dealer
village-person-farmers-wife = Farmer’s Wife
village-person-market-woman = Market Woman
village-person-wholesaler = Wholesaler
village-person-treasurer = Treasurer
village-person-juggler = Juggler
village-person-fortune-teller = Fortune Teller
village-person-guild-master = Guild Master
village-person-night-watchman = Night Watchman
village-person-innkeeper = Innkeeper
village-person-admiral = Admiral
village-person-helmsman = Helmsman
village-person-quartermaster = Quartermaster
village-person-cartographer = Cartographer
village-person-shopkeeper = Shopkeeper
village-person-jack-of-all-trades = Jack-of-all-Trades
village-person-cousin = Cousin

## What persons do
village-effect-traveller = This trip costs no influence cubes.
village-effect-messenger = This trip costs no wagon.
village-effect-toll-keeper = Receive the { $count ->
    [one] reward of 1
   *[other] rewards of { $count }
    } of your cities again.
village-effect-bard = A member who dies counts as being in the chronicle even if its area is full.
village-effect-scrap-dealer = After a market day you held, take one of the customers left over.
village-effect-miller = Exchange up to { $count } grain for the same number of coins.
village-effect-gravedigger = Move a member from a grave to a free place in the chronicle.
village-effect-midwife = A new member is born on your farm.
village-effect-abbot = During mass, a member climbs 1 level for free.
village-effect-nun = Move a member from your farm straight into the church.
village-effect-beadle = Use { $count ->
    [one] privilege 1
   *[other] one of the first { $count } privileges
    } of the council.
village-effect-cattle-dealer = { $count ->
    [one] Take 1 horse or 1 ox.
   *[other] Take { $count } horses or { $count } oxen.
    }
village-effect-farmers-wife = Fill your barn with grain.
village-effect-market-woman = Your sales on this market day cost no influence cubes.
village-effect-juggler = { $count ->
    [one] Take 1 cube.
   *[other] Take { $count } cubes of different colours.
    }
village-effect-fortune-teller = Move your time marker back by up to { $count } time, but not past the quill.
village-effect-night-watchman = Be first player next round and take { $count ->
    [one] 1 cube
   *[other] { $count } cubes
    } of your choice.
village-effect-admiral = Hire a captain without paying coins.
village-effect-helmsman = Sail up to { $count ->
    [one] 1 more step
   *[other] { $count } more steps
    } without paying cubes.
village-effect-quartermaster = Your ship has { $count ->
    [one] 1 more hold
   *[other] { $count } more holds
    } until it returns to the harbour.
village-effect-shopkeeper = { $count ->
    [one] Take 1 tile: bread or a tool.
   *[other] Take { $count } tiles, each of them bread or a tool.
    }
village-effect-jack-of-all-trades = Carry out 1 more action (not Market or Inn).
village-effect-cousin = Send a member to the ceremony for free.
village-effect-count = At the end of the game, count 1 more city for travel.
village-effect-medico = At the end of the game, score { $count ->
    [one] 1 point
   *[other] { $count } points
    } for each of your living, visible members.
village-effect-duchess = At the end of the game, score { $count ->
    [one] 1 point
   *[other] { $count } points
    } for each person card you bought.
village-effect-chronicler = At the end of the game, score { $count ->
    [one] 1 extra point
   *[other] { $count } extra points
    } for each of your members in the chronicle.
village-effect-bishop = At the end of the game, score { $count ->
    [one] 1 point
   *[other] { $count } points
    } for each of your members in the church.
village-effect-mayor = At the end of the game, score { $count ->
    [one] 1 point
   *[other] { $count } points
    } for each of your members on step 3 or 4 of the council.
village-effect-wholesaler = At the end of the game, score { $count ->
    [one] 1 point
   *[other] { $count } points
    } for each customer you served.
village-effect-treasurer = At the end of the game, score 1 extra point for each coin ({ $count } at most).
village-effect-guild-master = At the end of the game, score { $count ->
    [one] 1 point
   *[other] { $count } points
    } for each of your members in a craft building.
village-effect-cartographer = At the end of the game, score { $count ->
    [one] 1 point
   *[other] { $count } points
    } for each of your members at a lighthouse.
village-brings = Take { $good }.

## Questions
village-task-inn = Inn: buy a person card?
village-task-rotate = Inn: which stack’s top card do you slide to the bottom?
village-task-buy-person = Inn: which person card do you buy?
village-task-pause = End your turn, or play a person card first?
village-task-play-person = Which person card do you play?
village-task-toll = Toll Keeper: which city rewards you again?
village-task-grind = Miller: how much grain do you exchange for coins?
village-task-exhume = Gravedigger: which area of the chronicle does the member move to?
village-task-cattle = Cattle Dealer: a horse or an ox?
village-task-juggle = Juggler: take cubes of different colours.
village-task-fortune = Fortune Teller: how much time do you regain?
village-task-scrap = Scrap Dealer: take one of the customers left over?
village-task-bard = Bard: have him sing of your dead member?
village-task-shopping = Shopkeeper: bread or a tool?

## Moves
village-move-inn = Use the inn for { $price }
village-move-rotate = Slide the { $person } to the bottom of stack { $stack }
village-move-rotate-none = Stack { $stack } (empty)
village-move-no-person = Buy no person card
village-move-buy-none = Buy from stack { $stack } (empty)
village-move-buy-person = Buy the { $person } for { $price }: { $effect }
village-move-end-turn = End your turn
village-move-play-card = Play a person card
village-move-play-person = Play the { $person }: { $effect }
village-move-toll = Take the reward of city { $city }: { $gain }
village-move-toll-done = Take no more rewards
village-move-grind = Exchange { $grain } for { $coins }
village-move-exhume = Move to the chronicle: { $area }
village-move-fortune = Regain { $time }
village-move-scrap = Take the customer who wants { $wares } ({ $points })
village-move-no-scrap = Take no customer
village-move-bard = Play the Bard: your dead member counts as being in the chronicle
village-move-no-bard = Keep the Bard

## Reasons
village-why-no-cards-left = That stack is empty.
village-why-no-beer = You do not have enough beer.
village-why-empty-inkwell = Empty inkwell: this card counts only in the final scoring.
village-why-not-now = You cannot play that now.
village-why-no-trip = This card would not make any trip possible.
village-why-no-city = You have no marker in that city.
village-why-no-grave = You need a member in a grave and a free place in the chronicle.
village-why-barn-full = Your barn is full.
village-why-no-time-spent = Your time marker cannot move back past the quill.
village-why-waived-already = Your sales on this market day already cost no influence cubes.

## Events
village-event-rotated = { $who } slides the { $person } to the bottom of the stack.
village-event-bought-person = { $who } buys the { $person }.
village-event-no-person = { $who } buys no person card.
village-event-played-person = { $who } plays the { $person }.
village-event-turned-back = { $who } regains { $time }.
village-event-exhumed = { $who }: a generation-{ $generation } member moves from a grave { $target }.
village-event-beside-chronicle = { $who }: a generation-{ $generation } member dies { $place } and counts as being in the chronicle.

## In the terminal
terminal-persons = Person cards
terminal-price = Price
terminal-inkwell = Inkwell
terminal-inkwell-full = full
terminal-inkwell-empty = empty
