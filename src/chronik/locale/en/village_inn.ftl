## Things
village-space-inn = Inn
village-good-beer = { $count ->
    [one] 1 beer
   *[other] { $count } beer
    }
village-building-brewery = Brewery
village-place-brewery = brewery
village-place-inn = inn
village-place-beside = beside the chronicle
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
village-person-farmers-wife = Farmer's Wife
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
village-effect-count = At the end one more city counts for travel.
village-effect-traveller = This trip costs no influence cubes.
village-effect-messenger = This trip costs no wagon.
village-effect-toll-keeper = Receive the rewards of two of your cities once more.
village-effect-medico = At the end 1 point for each member who lives and can be seen.
village-effect-bard = A dead member counts as in the chronicle although its area is full.
village-effect-scrap-dealer = After a market day that you called, take a customer who was left over.
village-effect-duchess = At the end 1 point for each person card that you bought.
village-effect-chronicler = At the end 1 more point for each member in the chronicle.
village-effect-smith = Take a plough.
village-effect-miller = Turn up to three grain into as many coins.
village-effect-gravedigger = Move a member from a grave to a free place of the chronicle.
village-effect-midwife = A new member comes to your farm.
village-effect-abbot = In the mass a member climbs one level for free.
village-effect-bishop = At the end 1 point for each member in the church.
village-effect-nun = A member goes from the farm straight into the church.
village-effect-mayor = At the end 2 points for each member on step 3 or 4 of the council.
village-effect-beadle = Use one of the first three privileges of the council.
village-effect-scribe = Take two scrolls.
village-effect-wainwright = Take a wagon.
village-effect-cattle-dealer = Take a horse or an ox.
village-effect-farmers-wife = Fill your barn with grain.
village-effect-market-woman = Your sales of this market day cost no green cube.
village-effect-wholesaler = At the end 1 point for each customer you served.
village-effect-treasurer = At the end 1 more point for each coin, at most 5.
village-effect-juggler = Take three cubes of different colours.
village-effect-fortune-teller = Turn your life line back by up to five, but not past the quill.
village-effect-guild-master = At the end 2 points for each member in a craft building.
village-effect-night-watchman = Be first player next round, and take two cubes of your choice.
village-effect-innkeeper = Take two beer.
village-effect-admiral = Hire a captain without paying coins.
village-effect-helmsman = Sail up to two more steps without cubes.
village-effect-quartermaster = Your ship has a fourth hold until it comes home.
village-effect-cartographer = At the end 2 points for each member on a lighthouse.
village-effect-shopkeeper = Take two tiles, bread or tools.
village-effect-jack-of-all-trades = Carry out one more action, but not market or inn.
village-effect-cousin = Send a member to the ceremony for free.

## Questions
village-task-inn = Inn: get a person card?
village-task-rotate = Slide the top card of which stack under it?
village-task-buy-person = Which person card do you buy?
village-task-pause = End your turn, or play a person card before?
village-task-play-person = Which person card do you play?
village-task-toll = Which city rewards you once more?
village-task-grind = How much grain do you turn into coins?
village-task-exhume = Into which area of the chronicle?
village-task-cattle = A horse or an ox?
village-task-juggle = Choose a cube of another colour.
village-task-fortune = How far do you turn your life line back?
village-task-scrap = Scrap Dealer: take a customer who was left over?
village-task-bard = Bard: shall the dead be sung of?
village-task-shopping = Bread or a tool?

## Moves
village-move-inn = Use the inn for { $price }
village-move-rotate = Slide { $person } under stack { $stack }
village-move-rotate-none = Stack { $stack }
village-move-no-person = Buy nobody
village-move-buy-none = Buy from stack { $stack }
village-move-buy-person = Buy { $person } for { $price }: { $effect }
village-move-end-turn = End the turn
village-move-play-card = Play a person card
village-move-play-person = Play { $person }: { $effect }
village-move-toll = The reward of city { $city }
village-move-toll-done = No more rewards
village-move-grind = { $grain } for { $coins }
village-move-exhume = Chronicle: { $area }
village-move-fortune = Turn back { $time }
village-move-scrap = Take the customer who wants { $wares } ({ $points })
village-move-no-scrap = Take no customer
village-move-bard = Play the Bard: the dead counts as in the chronicle
village-move-no-bard = Keep the Bard

## Reasons
village-why-no-cards-left = There is no card left there.
village-why-no-beer = You do not have enough beer.
village-why-empty-inkwell = An empty inkwell: this card is for the final scoring.
village-why-not-now = This card cannot be played at this moment.
village-why-no-trip = No trip could be made with it.
village-why-no-city = You have no marker in that city.
village-why-no-grave = It takes an own member in a grave and a free place in the chronicle.
village-why-barn-full = Your barn is full.
village-why-no-time-spent = Your life line cannot go back past the quill.
village-why-waived-already = Your sales cost no green cube today already.

## Events
village-event-rotated = { $who } slides a person card under its stack: { $person }.
village-event-bought-person = { $who } buys a person card: { $person }.
village-event-no-person = { $who } buys no person card.
village-event-played-person = { $who } plays a person card: { $person }.
village-event-turned-back = { $who } turns back { $time }.
village-event-exhumed = { $who }: a generation-{ $generation } member comes from a grave into the chronicle ({ $place }).
village-event-beside-chronicle = { $who }: a generation-{ $generation } member dies ({ $place }) and counts as in the chronicle.

## In the terminal
terminal-persons = Person cards
terminal-price = Price
terminal-inkwell = Inkwell
terminal-inkwell-full = full
terminal-inkwell-empty = empty
