myvillage = My Village

## Things
myvillage-good-horse = { $count ->
    [one] 1 horse
   *[other] { $count } horses
    }
myvillage-good-beer = { $count } beer
myvillage-good-plough = { $count ->
    [one] 1 plough
   *[other] { $count } ploughs
    }
myvillage-good-scroll = { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
    }
myvillage-good-wagon = { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
    }

myvillage-ware-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
    }
myvillage-ware-time = { $count ->
    [0] no time
   *[other] { $count } time
    }
myvillage-ware-story = { $count ->
    [one] 1 story point
   *[other] { $count } story points
    }
myvillage-ware-point = { $count ->
    [one] 1 point
   *[other] { $count } points
    }
myvillage-ware-marker = { $count ->
    [one] 1 marker
   *[other] { $count } markers
    }
myvillage-ware-joker = { $count ->
    [one] 1 joker good
   *[other] { $count } joker goods
    }

myvillage-shop-stables = Stables
myvillage-shop-brewery = Brewery
myvillage-shop-smithy = Smithy
myvillage-shop-scriptorium = Scriptorium
myvillage-shop-wainwright = Wainwright's

myvillage-church-healing = Healing church
myvillage-church-abbey = Abbey church
myvillage-church-trade = Trade church
myvillage-church-mission = Mission church

myvillage-hall-finance = Finance hall
myvillage-hall-areas = Area hall
myvillage-hall-population = Population hall
myvillage-hall-guild = Guild hall

myvillage-symbol-quill = Monk with the quill
myvillage-symbol-jug = Monk with the jug
myvillage-symbol-rosary = Monk with the rosary

myvillage-spot-school = School
myvillage-spot-game = Game banner
myvillage-spot-meeting = Meeting place
myvillage-spot-field = Cornfield
myvillage-spot-chief = “?” banner
myvillage-spot-hand = Start player's hand
myvillage-spot-bailiff = Bailiff's office
myvillage-spot-customer = Customer
myvillage-spot-hall = Town hall

myvillage-profession-abbot = abbot
myvillage-profession-councillor = councillor
myvillage-profession-traveller = traveller
myvillage-profession-craftsman = craftsman
myvillage-profession-merchant = merchant

myvillage-areamark-journeys = travel cards
myvillage-areamark-shops = craft buildings
myvillage-areamark-served = served customers
myvillage-areamark-religion = church and monks
myvillage-areamark-fields = cornfields

myvillage-head-house = main house
myvillage-head-coin = coin field
myvillage-head-stories = story field

myvillage-category-religion = Religion
myvillage-category-council = Council
myvillage-category-harvest = Harvest
myvillage-category-travel = Travel
myvillage-category-customers = Customers
myvillage-category-stories = Stories
myvillage-category-labourers = Day labourers
myvillage-category-hand = Start player's hand

## Questions
myvillage-task-die = Choose a die from the pool.
myvillage-task-change = Change your dice, or keep the value?
myvillage-task-activate = Which banner do you activate?
myvillage-task-gain = How much of it do you take?
myvillage-task-pay = Where does the good come from?
myvillage-task-fare = How do you pay for the journey?
myvillage-task-plough = On which cornfield do you put the plough?
myvillage-task-school = School: what do you do?
myvillage-task-chief = Where does your chief go?
myvillage-task-bonus = Do you use the monk's bonus?
myvillage-task-free = Trade church: which customer do you take for free?
myvillage-task-lure = Bailiff's office: which customer do you lure into your village?
myvillage-task-tile = Beside which white banner do you lay your 2/12 tile?
myvillage-task-mark = Which field of your town hall do you mark?
myvillage-task-exchange = Mission church: do you keep this travel card?
myvillage-task-death = Your time marker has crossed the bridge: which villager dies?
myvillage-task-labourer = Your village is empty: what work does the day labourer do?
myvillage-task-heal = Plague! Do you use your healing church?

## Moves
myvillage-move-die-white = White die: { $face }
myvillage-move-die-black = Black die: { $face } (costs time)
myvillage-move-keep = Keep the value { $value }
myvillage-move-turn = 1 coin: turn the { $old } to a { $face }
myvillage-move-set = 1 marker: set the { $old } to a { $face }
myvillage-move-done = End the turn
myvillage-move-choose = Choose what to take of the next banner
myvillage-move-plough-smithy = Put a plough from the smithy on a cornfield
myvillage-move-plough-guild = Put a joker good on a cornfield as a plough
myvillage-move-chief = “?” banner: move the chief ({ $price })
myvillage-move-hand = Take the start player's hand with { $stories }
myvillage-move-bailiff = Bailiff's office: lure customers
myvillage-move-take = Take: { $card } ({ $price })
myvillage-move-journey = Travel on to { $letter } ({ $price })
myvillage-move-journey-fare = Travel on to { $letter } ({ $price } and the fare)
myvillage-move-no-monk = { $stack }
myvillage-move-monk-story = { $stack }: { $size } story points ({ $price })
myvillage-move-monk-chief = { $stack }: “?” banner ({ $price })
myvillage-move-monk-school = { $stack }: school { $size ->
    [one] once
   *[other] { $size } times
    } ({ $price })
myvillage-move-monk-market = { $stack }: bailiff's office ({ $price })
myvillage-move-use = Activate: { $banner } ({ $price })
myvillage-move-use-bare = Activate: cornfield without a plough ({ $price })
myvillage-move-use-ploughed = Activate: cornfield with a plough ({ $price })
myvillage-move-serve = Serve the customer who wants { $wares } ({ $points })
myvillage-move-gain = Take { $gain }
myvillage-move-lapse = Let { $gain } lapse
myvillage-move-pay = Pay { $good } from the craft building
myvillage-move-pay-joker = Pay a joker good in place of { $good }
myvillage-move-pay-field = Pay the plough of cornfield { $field }
myvillage-move-fare = Pay { $price }
myvillage-move-field = Cornfield { $field }
myvillage-move-decline = Let it lapse
myvillage-move-enrol = A new pupil on the left field
myvillage-move-shift = Move the left pupil to the right field
myvillage-move-grow-left = The left pupil becomes { $profession } ({ $price })
myvillage-move-grow-right = The right pupil becomes { $profession } and brings stories ({ $price })
myvillage-move-chief-house = To the main house: secure { $stories }
myvillage-move-chief-coin = To the coin field
myvillage-move-chief-stories = To the story field
myvillage-move-bonus-chief = Activate the “?” banner
myvillage-move-bonus-market = Activate the bailiff's office
myvillage-move-free = For free: the customer who wants { $wares } ({ $points })
myvillage-move-lure = Lure the customer who wants { $wares } ({ $points })
myvillage-move-lure-done = That is all: pay { $price }
myvillage-move-tile = { $banner }
myvillage-move-tile-customer = The customer who wants { $wares }
myvillage-move-mark = Mark: { $field }
myvillage-move-journey-keep = Keep the card ({ $points })
myvillage-move-journey-exchange = Put the card ({ $points }) back and take the next one
myvillage-move-death = The { $profession } dies
myvillage-move-labourer = The day labourer becomes { $profession }
myvillage-move-heal = Use the healing church, lose nothing (else { $stories })

## Reasons
myvillage-why-not-here = This is not in question now.
myvillage-why-legal = Allowed.
myvillage-why-no-die = There is no such die in the pool.
myvillage-why-no-coin = You do not have enough coins.
myvillage-why-no-marker = There is no marker on your meeting place, or you have none.
myvillage-why-face-limit = A die shows 1 to 6.
myvillage-why-same-face = The die shows this already.
myvillage-why-wrong-value = Your value does not match this banner.
myvillage-why-no-abbot = Your abbot is missing.
myvillage-why-no-councillor = Your councillor is missing.
myvillage-why-no-traveller = Your traveller is missing.
myvillage-why-no-craftsman = Your craftsman is missing.
myvillage-why-no-merchant = Your merchant is missing.
myvillage-why-gone = This card is no longer on display.
myvillage-why-have-one = You have a card of this kind already.
myvillage-why-no-church = A monk needs a church.
myvillage-why-six-windows = Your church has six windows already.
myvillage-why-not-next = Travel cards are taken in the order of their letters.
myvillage-why-journey-over = Your journey ended at the chapel.
myvillage-why-no-goods = You do not have the goods for it.
myvillage-why-cannot-pay = You cannot pay for this journey.
myvillage-why-hand-closed = The hand has been taken in this round.
myvillage-why-start-player = The start player cannot take the hand now.
myvillage-why-no-customer = There are no customers left.
myvillage-why-used = You have activated this banner in this turn.
myvillage-why-white-begun = After a white banner only white ones can follow.
myvillage-why-nothing-yet = You must activate a banner.
myvillage-why-no-plough = There is no plough in your smithy.
myvillage-why-no-joker = You have no joker good.
myvillage-why-no-bare-field = You have no cornfield without a plough.
myvillage-why-no-pupil = There is no pupil on that field of the school.
myvillage-why-pupil-there = That field of the school is occupied.
myvillage-why-occupied = That villager is there already.
myvillage-why-none-yet = You must take at least one customer.
myvillage-why-tile-there = The tile lies there already.
myvillage-why-marked = That field is marked already.
myvillage-why-needed-later = You need the joker good for the rest of the price.

## Events
myvillage-event-round-began = Round { $round } begins.
myvillage-event-first-player = { $who } is start player. On the hand: { $stories }.
myvillage-event-rolled = { $who } rolls the dice.
myvillage-event-took-die = { $who } takes a { $black ->
    [0] white
   *[other] black
    } { $face }.
myvillage-event-turned-die = { $who } turns a { $old } to a { $face }.
myvillage-event-set-die = { $who } sets a { $old } to a { $face } with a marker.
myvillage-event-banner-value = { $who } has the value { $value }.
myvillage-event-spent-time = { $who } spends { $time }.
myvillage-event-crossed-bridge = { $who } crosses the bridge: somebody will die.
myvillage-event-took-card = { $who } takes a card: { $card }.
myvillage-event-activated = { $who } activates a white banner: { $banner }.
myvillage-event-used-black = { $who } activates a black banner: { $banner }.
myvillage-event-got-coins = { $who } gets { $coins }.
myvillage-event-got-stories = { $who } gets { $stories }.
myvillage-event-got-marker = { $who } puts a marker on the meeting place.
myvillage-event-got-joker = { $who } makes a joker good.
myvillage-event-got-good = { $who } makes { $good }.
myvillage-event-lapsed = { $who } lets { $gain } lapse.
myvillage-event-no-room = { $who } has no room for another marker.
myvillage-event-paid-coins = { $who } pays { $coins }.
myvillage-event-paid-good = { $who } hands over { $good }.
myvillage-event-paid-joker = { $who } hands over a joker good in place of { $good }.
myvillage-event-paid-field-plough = { $who } hands over a plough from a cornfield.
myvillage-event-set-plough = { $who } puts a plough on cornfield { $field }.
myvillage-event-took-hand = { $who } takes the start player's hand with { $stories }.
myvillage-event-revealed = { $who } reveals another customer with the trade church.
myvillage-event-lured = { $who } lures the customer who wants { $wares } ({ $points }).
myvillage-event-refilled = { $count ->
    [one] 1 new customer comes
   *[other] { $count } new customers come
    }.
myvillage-event-served = { $who } serves the customer who wants { $wares } ({ $points }).
myvillage-event-enrolled = { $who } sends a new pupil to school.
myvillage-event-shifted = { $who } moves the pupil up.
myvillage-event-settled = { $who }: a pupil becomes { $profession }.
myvillage-event-moved-head = { $who } moves the chief: { $field }.
myvillage-event-secured = { $who } secures { $stories }.
myvillage-event-marked = { $who } marks on the town hall: { $field }.
myvillage-event-tile-laid = { $who } lays the 2/12 tile: { $banner }.
myvillage-event-travelled = { $who } reaches { $letter } ({ $points }).
myvillage-event-exchanged = { $who } exchanges a travel card { $letter }.
myvillage-event-declined = { $who } lets it lapse.
myvillage-event-into-chronicle = { $who }: the { $profession } dies and enters the chronicle.
myvillage-event-into-grave = { $who }: the { $profession } dies and is buried in an anonymous grave.
myvillage-event-labourer = { $who } hires a day labourer as { $profession }.
myvillage-event-rat-moved = { $who } rolls a { $pips } for the rat: { $left ->
    [0] it reaches the plague
    [one] it is 1 step from the plague
   *[other] it is { $left } steps from the plague
    }.
myvillage-event-plague = The plague breaks out.
myvillage-event-lost-stories = { $who } loses { $stories }.
myvillage-event-healed = { $who } is spared by the healing church.
myvillage-event-end-reached = { $count } dead: the game ends.
myvillage-event-game-over = The game is over.
myvillage-event-chooses-gains = { $who } will choose what to take.
