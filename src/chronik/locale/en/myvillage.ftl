myvillage = My Village

## Things
myvillage-good-horse = { $count ->
    [one] 1 horse
   *[other] { $count } horses
    }
    .one = a horse
myvillage-good-beer = { $count } beer
    .one = a beer
myvillage-good-plough = { $count ->
    [one] 1 plough
   *[other] { $count } ploughs
    }
    .one = a plough
myvillage-good-scroll = { $count ->
    [one] 1 scroll
   *[other] { $count } scrolls
    }
    .one = a scroll
myvillage-good-wagon = { $count ->
    [one] 1 wagon
   *[other] { $count } wagons
    }
    .one = a wagon

myvillage-ware-coin = { $count ->
    [0] no coins
    [one] 1 coin
   *[other] { $count } coins
    }
myvillage-ware-time = { $count ->
    [0] no time
   *[other] { $count } time
    }
myvillage-ware-story = { $count ->
    [0] no story points
    [one] 1 story point
   *[other] { $count } story points
    }
myvillage-ware-point = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
    }
myvillage-ware-marker = { $count ->
    [one] 1 marker
   *[other] { $count } markers
    }
myvillage-ware-joker = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
    }

myvillage-shop-stables = Stables
myvillage-shop-brewery = Brewery
myvillage-shop-smithy = Smithy
myvillage-shop-scriptorium = Scriptorium
myvillage-shop-wainwright = Wainwright’s

myvillage-church-healing = Healing church
myvillage-church-abbey = Abbey church
myvillage-church-trade = Trade church
myvillage-church-mission = Mission church

myvillage-hall-finance = Finance hall
myvillage-hall-areas = Area hall
myvillage-hall-population = Population hall
myvillage-hall-guild = Guild hall

myvillage-symbol-quill = Quill monk
    .object = quill monk
myvillage-symbol-jug = Jug monk
    .object = jug monk
myvillage-symbol-rosary = Rosary monk
    .object = rosary monk

myvillage-spot-school = School
    .bonus = School banner
myvillage-spot-game = Game
myvillage-spot-meeting = Meeting place
myvillage-spot-field = Field
myvillage-spot-chief = “?”
    .bonus = “?” banner
myvillage-spot-hand = First-player hand
myvillage-spot-bailiff = Bailiff’s office

myvillage-profession-abbot = abbot
myvillage-profession-councillor = councillor
myvillage-profession-traveller = traveller
myvillage-profession-craftsman = craftsman
myvillage-profession-merchant = merchant

myvillage-areamark-journeys = travel cards
myvillage-areamark-shops = craft buildings
myvillage-areamark-served = served customers
myvillage-areamark-religion = church and monks
myvillage-areamark-fields = fields

myvillage-head-house = main house
myvillage-head-coin = coin space
myvillage-head-stories = story space

myvillage-category-religion = Religion
myvillage-category-council = Council
myvillage-category-harvest = Harvest
myvillage-category-travel = Travel
myvillage-category-customers = Customers
myvillage-category-stories = Stories
myvillage-category-labourers = Day labourers
myvillage-category-hand = First-player hand

## Questions
myvillage-task-die = Two dice: choose one from the dice pool. The sum of your two is your banner value.
myvillage-task-change = Banner value: change your dice, or keep this value?
myvillage-task-activate = Banners: which one do you activate? One black banner, or your white ones one by one.
myvillage-task-gain = Your yield: how much of it do you take?
myvillage-task-pay = Payment: where does the good come from?
myvillage-task-fare = Journey: how do you pay for it?
myvillage-task-plough = Plough: on which field do you put it?
myvillage-task-school = School: what do you do?
myvillage-task-chief = Your chief: where does he go?
myvillage-task-bonus = Monk’s bonus: do you use it?
myvillage-task-free = Trade church: which customer do you take for free?
myvillage-task-lure = Bailiff’s office: which customer do you attract to your village?
myvillage-task-tile = Your 2/12 tile: beside which white banner do you lay it?
myvillage-task-mark = Town hall: which space do you mark?
myvillage-task-exchange = Mission church: do you keep this travel card?
myvillage-task-death = The bridge: your time marker has crossed it. Which villager dies?
myvillage-task-labourer = Day labourer: your village is empty. Whose job does he take?
myvillage-task-heal = Rat invasion: do you use your healing church?

## Moves
myvillage-move-die-white = White die: { $face }
myvillage-move-die-black = Black die: { $face } ({ $price })
myvillage-move-keep = Keep banner value { $value }
myvillage-move-turn = Pay { $price }: turn the { $old } to a { $face }
myvillage-move-set = Spend 1 marker: turn the { $old } to a { $face }
myvillage-move-done = End your turn
myvillage-move-choose = Choose what to take from the next banner
myvillage-move-plough-smithy = Put a plough from the smithy on a field
myvillage-move-plough-guild = Put a joker on a field as a plough
myvillage-move-chief = “?” banner: move the chief ({ $price })
myvillage-move-hand = Take the first-player hand with { $stories }
myvillage-move-bailiff = Bailiff’s office: attract customers
myvillage-move-take = Take the { $card } card ({ $price })
myvillage-move-journey = Take travel card { $letter } ({ $price })
myvillage-move-journey-fare = Take travel card { $letter } ({ $price } and the fare)
myvillage-move-no-monk = Take the { $stack }
myvillage-move-monk = Take the { $stack } ({ $price }), bonus: { $bonus }
myvillage-move-use = Activate the { $banner } banner ({ $price })
myvillage-move-use-bare = Activate field { $field } without a plough: { $coins } ({ $price })
myvillage-move-use-ploughed = Activate field { $field } with a plough: { $coins } ({ $price })
myvillage-move-serve = Serve the customer ({ $values }) who wants { $wares } ({ $points })
myvillage-move-serve-paid = Serve the customer ({ $values }) who wants { $wares } ({ $points }; costs { $price })
myvillage-move-gain = Take { $gain }
myvillage-move-lapse = Forgo { $gain }
myvillage-move-pay = Pay { $good } from the craft building
myvillage-move-pay-joker = Pay a joker instead of { $one }
myvillage-move-pay-field = Pay the plough from field { $field }
myvillage-move-fare = Pay { $price }
myvillage-move-field = Field { $field }
myvillage-move-decline = { $task ->
    [school] Change nothing at school
    [chief] Leave the chief where he is
    [bonus] Do not use the bonus
    [free] Take no customer
    [tile] Leave the 2/12 tile as it is
    [mark] Mark nothing
    [heal] Do not use the healing church
   *[other] Decline
    }
myvillage-move-enrol = Enrol a new pupil on the left space
myvillage-move-shift = Move the left pupil to the right space
myvillage-move-grow-left = Make the left pupil your { $profession } ({ $price })
myvillage-move-grow-right = Make the right pupil your { $profession } and get { $stories } ({ $price })
myvillage-move-chief-house = Move to the main house: secure { $stories }
myvillage-move-chief-coin = Move to the coin space: get { $gain }
myvillage-move-chief-stories = Move to the story space: get { $gain }
myvillage-move-bonus-chief = Activate the “?” banner
myvillage-move-bonus-market = Activate the bailiff’s office
myvillage-move-free = Take the customer ({ $values }) who wants { $wares } ({ $points }) for free
myvillage-move-lure = Attract the customer ({ $values }) who wants { $wares } ({ $points }; { $price })
myvillage-move-lure-done = Attract no more customers
myvillage-move-tile = { $banner } banner
myvillage-move-mark = Mark: { $field }
myvillage-move-journey-keep = Keep the card ({ $card })
myvillage-move-journey-exchange = Put the card ({ $card }) under its stack and take the next one
myvillage-move-death = Your { $start } dies
myvillage-move-labourer = Make the day labourer your { $profession }
myvillage-move-heal = Use the healing church to save { $stories }

## Reasons
myvillage-why-not-here = This is not possible now.
myvillage-why-legal = Allowed.
myvillage-why-no-die = There is no such die in the dice pool.
myvillage-why-no-coin = You do not have enough coins.
myvillage-why-no-marker = You have no meeting place with a marker on it.
myvillage-why-wrong-value = Your banner value does not match this banner.
myvillage-why-no-abbot = You need an abbot for this.
myvillage-why-no-councillor = You need a councillor for this.
myvillage-why-no-traveller = You need a traveller for this.
myvillage-why-no-craftsman = You need a craftsman for this.
myvillage-why-no-merchant = You need a merchant for this.
myvillage-why-gone = This card is no longer on display.
myvillage-why-have-one = You already have a card of this kind.
myvillage-why-no-church = You need a church before you can take a monk.
myvillage-why-six-windows = Your church already has 6 windows.
myvillage-why-not-next = Take travel cards in alphabetical order.
myvillage-why-journey-over = Your journey ended at the chapel.
myvillage-why-no-goods = You do not have the goods for this.
myvillage-why-cannot-pay = You cannot pay for this journey.
myvillage-why-hand-closed = The first-player hand has already been taken this round.
myvillage-why-start-player = The first player cannot take the first-player hand now.
myvillage-why-no-customer = There are no customers left.
myvillage-why-used = You have already activated this banner this turn.
myvillage-why-white-begun = After a white banner you may activate only white banners.
myvillage-why-nothing-yet = You must activate a banner.
myvillage-why-no-plough = There is no plough in your smithy.
myvillage-why-no-joker = You have no joker.
myvillage-why-no-bare-field = You have no field without a plough.
myvillage-why-no-pupil = There is no pupil on that space of the school.
myvillage-why-pupil-there = That space of the school is occupied.
myvillage-why-occupied = You already have that villager.
myvillage-why-none-yet = You must take at least 1 customer.
myvillage-why-tile-there = The tile is already there.
myvillage-why-marked = That space is already marked.
myvillage-why-needed-later = You need the joker for the rest of the price.

## Events
myvillage-event-round-began = Round { $round } begins.
myvillage-event-first-player = { $who } is first player. The first-player hand holds { $stories }.
myvillage-event-rolled = { $who } rolls the white dice: { $dice }.
myvillage-event-took-die = { $who } takes a { $black ->
    [0] white
   *[other] black
    } { $face }.
myvillage-event-turned-die = { $who } turns a { $old } to a { $face }.
myvillage-event-set-die = { $who } spends a marker and turns a { $old } to a { $face }.
myvillage-event-banner-value = { $who } has a banner value of { $value }.
myvillage-event-spent-time = { $who } spends { $time }.
myvillage-event-crossed-bridge = { $who } crosses the bridge: a villager will die.
myvillage-event-took-card = { $who } takes the { $card } card.
myvillage-event-activated = { $who } activates the white { $banner } banner.
myvillage-event-used-black = { $who } activates the black { $banner } banner.
myvillage-event-got-coins = { $who } gets { $coins }.
myvillage-event-got-stories = { $who } gets { $stories }.
myvillage-event-got-marker = { $who } puts a marker on the meeting place.
myvillage-event-got-joker = { $who } makes 1 joker.
myvillage-event-got-good = { $who } makes { $good }.
myvillage-event-lapsed = { $who } forgoes { $gain }.
myvillage-event-no-room = { $who } has no room for another marker.
myvillage-event-paid-coins = { $who } pays { $coins }.
myvillage-event-paid-good = { $who } pays { $good }.
myvillage-event-paid-joker = { $who } pays a joker instead of { $one }.
myvillage-event-paid-field-plough = { $who } pays the plough from field { $field }.
myvillage-event-set-plough = { $who } puts a plough on field { $field }.
myvillage-event-took-hand = { $who } takes the first-player hand with { $stories }.
myvillage-event-revealed = { $who } reveals another customer with the trade church: ({ $values }), who wants { $wares } ({ $points }).
myvillage-event-lured = { $who } attracts the customer ({ $values }) who wants { $wares } ({ $points }).
myvillage-event-refilled = { $count ->
    [one] 1 new customer arrives
   *[other] { $count } new customers arrive
    }.
myvillage-event-served = { $who } serves the customer ({ $values }) who wants { $wares } ({ $points }).
myvillage-event-enrolled = { $who } sends a new pupil to school.
myvillage-event-shifted = { $who } moves the pupil to the right space of the school.
myvillage-event-settled = { $who }’s pupil becomes the new { $profession }.
myvillage-event-moved-head = { $who } moves the chief to the { $field }.
myvillage-event-secured = { $who } secures { $stories }.
myvillage-event-marked = { $who } marks a space of the town hall: { $field }.
myvillage-event-tile-laid = { $who } lays the 2/12 tile beside the { $banner } banner.
myvillage-event-travelled = { $who } takes travel card { $letter } ({ $card }).
myvillage-event-exchanged = { $who } exchanges travel card { $letter }.
myvillage-event-declined = { $who } { $task ->
    [school] changes nothing at school
    [chief] leaves the chief where he is
    [bonus] does not use the bonus
    [free] takes no customer
    [tile] leaves the 2/12 tile as it is
    [mark] marks nothing
    [heal] does not use the healing church
   *[other] declines
    }.
myvillage-event-into-chronicle = { $who }’s { $subject } dies and enters the chronicle.
myvillage-event-into-grave = { $who }’s { $subject } dies and is buried in an anonymous grave.
myvillage-event-labourer = { $who } hires a day labourer as { $profession }.
myvillage-event-rat-moved = { $who } rolls a { $pips } for the rat: { $left ->
    [0] it reaches the end of its track
    [one] 1 step to the rat invasion
   *[other] { $left } steps to the rat invasion
    }.
myvillage-event-plague = Rat invasion!
myvillage-event-lost-stories = { $who } loses { $stories }.
myvillage-event-healed = { $who } is spared thanks to the healing church.
myvillage-event-end-reached = { $count ->
    [one] 1 villager has died
   *[other] { $count } villagers have died
    }: the game ends after this round.
myvillage-event-game-over = The game is over.
myvillage-event-chooses-gains = { $who } will choose what to take from the next banner.
myvillage-event-rolled-black = { $who } rolls the black dice: { $dice }.
myvillage-event-stack-empty = { $who } reveals nobody with the trade church: the customer stack is empty.
myvillage-event-no-customer = { $who } gets no customer: there are none left.
myvillage-event-bonus = { $who } gets the bonus of the monk: { $bonus }.
myvillage-event-surcharge = { $who } pays { $price } more because of the last travel card.
myvillage-event-village-empty = { $who } has no villagers left: a day labourer comes, who costs { $points } at the end.
myvillage-event-turn-left = { $who } still has a turn.
myvillage-event-scored = { $who }, { $category }: { $points }.
myvillage-event-total = { $who } has { $points } in all.
myvillage-event-tie-break = Tie-break: { $who } has { $count } left over (coins, goods and story points on the tree).
myvillage-event-winner = { $who } wins with { $points }.

## Within other messages
myvillage-free = free
myvillage-customer = Customer ({ $values }; { $wares })
myvillage-field = Field { $field }
myvillage-times = { $banner }, { $times } times
myvillage-journey-dearer = { $points }; the next card costs { $price } more
myvillage-journey-chapel = { $points }; the journey ends here
