## The board of My Village on the page
mv-display = Display
mv-offer-church = Church
mv-offer-monks = Monks
mv-offer-council = Council
mv-offer-field = Field
mv-offer-journey = Journey
mv-offer-crafts = Crafts
mv-travel-card = Travel card { $letter }
mv-left = { $left } left
mv-none-left = none left
mv-journey-about = Fare: { $fares }. Worth { $points } points.
mv-monk-story = Bonus: { $size } story points
mv-monk-chief = Bonus: the “?” banner
mv-monk-school = Bonus: school, { $size ->
    [one] once
   *[other] { $size } times
    }
mv-monk-market = Bonus: the bailiff’s office
mv-market = Market
mv-buyer = Customer ({ $values }) who wants { $wares }, { $points ->
    [one] 1 point
   *[other] { $points } points
    }
mv-customer = Customer
mv-banner = Banner

## A village
mv-village-of = Village of { $name }
mv-area-crafts = Crafts
mv-area-journey = Journey
mv-area-church = Church
mv-area-council = Council
mv-area-fields = Fields
mv-area-customers = Customers
mv-area-square = Square
mv-active = Active: the { $who } is there.
mv-shut = Shut: the { $who } is missing.
mv-needs-abbot = The abbot takes churches and monks and makes the church work.
mv-needs-councillor = The councillor takes town halls and the meeting place and activates them.
mv-needs-traveller = The traveller takes travel cards.
mv-needs-craftsman = The craftsman takes craft buildings and produces in them.
mv-needs-merchant = The merchant serves customers.
mv-shop-about = Room for { $room }. Producing costs { $time } time.
mv-surcharge = The next card costs { $price } more.
mv-no-surcharge = The next card costs nothing more.
mv-chapel = The journey ends here.
mv-travelled = Travel card { $letter }: { $points } points
mv-not-travelled = Travel card { $letter }, still to come
mv-journey-over = The journey is over.
mv-next-journey = Travel card { $letter } is next: { $fares }.
mv-church-healing = Keeps your story points safe from a rat invasion.
mv-church-abbey = Counts as one window by itself.
mv-church-trade = At the bailiff’s office: one more customer is shown, and one is free.
mv-church-mission = You may exchange a travel card that you have drawn.
mv-windows = { $windows ->
    [one] 1 window
   *[other] { $windows } windows
    }: { $points } points
mv-hall-finance = Gives { $coins } coins.
mv-hall-areas = { $points } point for each card that a marked space counts.
mv-hall-population = { $points } points for each marked villager who is alive.
mv-hall-guild = Gives a joker that replaces any good.
mv-meeting = Meeting place: { $markers } of { $room } markers
mv-meeting-about = A marker sets a die to any face.
mv-nobody-waits = nobody waits
mv-served = { $count } served, { $points } points
mv-school = A pupil comes, moves on, or grows up ({ $time } time; from the right space { $stories } story points).
mv-pupil-left = Left space of the school: { $there ->
    [0] free
   *[other] a pupil
    }
mv-pupil-right = Right space of the school: { $there ->
    [0] free
   *[other] a pupil
    }
mv-chief = “?” banner: the chief walks, whatever the dice show
mv-head-house = Main house: secures all stories of the tree
mv-head-coin = Coin space: { $gain }
mv-head-stories = Story space: { $gain }
mv-tree = Story tree: { $count }
mv-tree-about = Not safe yet: counts nothing until the chief comes home.
mv-house = Main house: { $count } safe stories
mv-house-about = One point each.
mv-labourers = { $count ->
    [one] 1 day labourer
   *[other] { $count } day labourers
    }, { $points } points lost for each
mv-at-home = At home

## Dice and values
mv-dice = Dice
mv-pool = Dice pool
mv-pool-of = { $count } dice in the pool
mv-your-two = Your two
mv-die = { $black ->
    [0] White
   *[other] Black
    } die: { $face }
mv-black-costs = a black die costs at once
mv-to-change = To change them
mv-coins-turn = { $coins ->
    [one] 1 coin turns
   *[other] { $coins } coins turn
    } a die by one
mv-markers-set = 1 marker sets a die to any face
mv-banner-value = Banner value { $value }
mv-hand = First-player hand: { $stories ->
    [one] 1 story
   *[other] { $stories } stories
    }, held by { $name }
mv-hand-about = Taken with { $values }; who has it at the end gets { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
mv-lapse = Forgo a part
mv-lapse-about = You will be asked what you take from the next banner.
mv-ledger = What each value opens
mv-ledger-key-black = take one black banner
mv-ledger-key-white = or use all your white ones
mv-ledger-key-lack = something is missing
mv-ledger-pair = { $dice }, { $price }
mv-ledger-none = no pair reaches it
mv-ledger-out = no pair
mv-ledger-black = One black banner: { $banners }
mv-ledger-white = or all white ones: { $banners }
mv-any-value = any value
mv-nothing = nothing

## The plan of a turn
mv-plan = Your turn
mv-plan-about = one after the other, in your order; what one yields pays for the next
mv-white-banners = White banners of { $value }
mv-asked = One question
mv-earlier = Earlier: { $step }
mv-step-done = done
mv-this-turn = This turn
mv-nothing-yet = nothing yet
mv-dies-tonight = somebody dies after this turn
mv-nobody-dies = nobody dies
mv-enough = That is all
mv-skip = Skip it

## Life, death and rats
mv-your-life = Life of { $name }
mv-clock = Cloud { $cloud }, { $bridge ->
    [one] 1 step
   *[other] { $bridge } steps
    } to the bridge
mv-to-bridge = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
    } to the bridge
mv-bridge = The bridge
mv-crossed = Now on cloud { $cloud }: the reaper comes along
mv-chronicle = Chronicle
mv-coffins = { $filled } of { $all } coffins
mv-last-round = coffin { $all } brings the last round
mv-entry = { $who }: { $filled } of { $all } written; the next one gets { $next ->
    [0] a nameless grave
    [one] 1 story
   *[other] { $next } stories
    }
mv-graves = { $count ->
    [one] 1 nameless grave
   *[other] { $count } nameless graves
    }
mv-grave = Nameless grave: no stories
mv-place-filled = written
mv-place-free = free: { $stories ->
    [one] 1 story
   *[other] { $stories } stories
    }
mv-page-full = full: a nameless grave
mv-book-about = A place in the book gives its stories at once. A nameless grave gives none.
mv-fate-book = into the chronicle
mv-fate-grave = a nameless grave
mv-still-abbot = { $cards ->
    [0] no church, no monk
   *[other] church rests, points stay
    }
mv-still-councillor = { $cards ->
    [0] no council cards
   *[other] cards rest, markers stay
    }
mv-still-traveller = { $cards ->
    [0] no journey begins
   *[other] no travel, points stay
    }
mv-still-craftsman = { $cards ->
    [0] no craft buildings
   *[other] crafts rest, goods stay
    }
mv-still-merchant = { $cards ->
    [0] nobody can be served
   *[other] customers wait unserved
    }
mv-rat = Rat
mv-rat-runs = Then the rat runs
mv-rat-far = { $left } steps to the invasion: out of reach this time.
mv-rat-near = A roll of { $left } or more brings the invasion: your tree would lose { $stories }.

## Rivals and pages
mv-look = Look at the village of { $name }
mv-left-on-tree = left on the tree, counts nothing
mv-first = First player
mv-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
    }
mv-people = { $count ->
    [one] 1 villager
   *[other] { $count } villagers
    }
mv-waiting = { $count ->
    [one] 1 customer waits
   *[other] { $count } customers wait
    }
mv-journeys = { $count ->
    [one] 1 travel card
   *[other] { $count } travel cards
    }
mv-monks = { $count ->
    [one] 1 monk
   *[other] { $count } monks
    }
mv-page-village = Village
mv-page-market = Market
mv-page-chronicle = Chronicle
