## The realm, its prices and the chronicle
realm-trial = trial raid
realm-map = The realm
realm-down = Region, face down
realm-later = opens later
realm-named = chosen
realm-prices = What a statue costs
realm-affords = you can pay this
realm-anywhere = Away from your statues, only { $lands }, at double price.
realm-chronicle = King’s chronicle
realm-free = free
realm-limit = The game ends if the leader is more than { $limit } ahead of the last.
realm-page = Space { $field }, { $statues }
realm-spread = leader ahead by { $spread }
realm-order = Who builds first
realm-ranks = Ranks until the next crowning
realm-you = You
realm-mercy = the people’s mercy
realm-no-mercy = no mercy of the people
realm-built = { $statues } placed
realm-punished = punished
realm-next = next to yours
realm-far = anywhere, at double price
realm-waits = { $name } decides.
realm-payment = How do you pay?
realm-costs = Costs
realm-whole-tiles = { $good }: paid in whole tiles. What is over brings supporters.
realm-statues-of = { $placed } of { $all } statues placed
realm-of = of { $all }
realm-kept = On your castle, kept for good
realm-on-castle = On the castle
realm-castle-empty = Nothing yet. What you lay here is safe and stays.
realm-slot = next
realm-loot = Loot
realm-enough = Enough for
realm-not-enough = Not enough for a statue.
realm-lacks = lacks
realm-unseen = Not known before the raid is over.
realm-sheet = Realm and prices

## The raid
raid-tile = Tile { $tile }
raid-table = Tiles on the table
raid-holds = in the hand of { $name }
raid-kept = kept by { $name }
raid-aside = set aside
raid-to-set-aside = { $count ->
    [one] 1 tile more to set aside
   *[other] { $count } tiles to set aside
    }
raid-on-castles = { $count ->
    [one] 1 tile on castles
   *[other] { $count } tiles on castles
    }
raid-to-take = { $count } still to take
raid-must-stay = must stay
raid-of-each = of each good must stay, or the people rise
raid-unknown = What the people want is not known yet
raid-seconds = { $left ->
    [one] 1 second left
   *[other] { $left } seconds left
    }
raid-moments = { $left ->
    [one] 1 moment left
   *[other] { $left } moments left
    }
raid-hand = Your hand
raid-in-hand = { $units } in your hand
raid-empty-hand = Your hand is empty
raid-chosen = You have chosen
raid-finished = You have finished
raid-stopped = Stop!
raid-keep-or-back = Keep it, or put it back face down?
raid-others-choose = All hands move together when everybody has chosen.
raid-others-go-on = The others empty their hands.
raid-lift-one = Lift one tile and look at it. Nobody else sees it.

## The people’s mood
mood-shows = The arrow shows { $number }
mood-rests = The arrow rests at { $number } until it is spun
mood-want = The people want
mood-waiting = What will the people want?
mood-about = of every good, in units, not tiles. Where less is left after the raid, they rise against the greediest.
mood-odds = How often
mood-in = { $count } in { $all }
mood-spin = Spin the arrow
mood-spin-good = Spin for: { $good }
mood-spin-about = The number holds for the whole round.
mood-hourglass = Turn the hourglass?
mood-start-about = The tiles lie face down. One hand each, everybody at once.
mood-waits = Waiting for { $name }.

## The tumults
tumults-tumult = Tumult
tumults-calm = Calm
tumults-left = { $left } left, { $wanted } wanted
tumults-none = none
tumults-nobody = Nobody took any: the crown takes the blame.
tumults-equals = { $count } with { $units }: the highest rank answers.
tumults-most = { $units }, more than anybody.
tumults-loses = loses { $retinue }
tumults-keeps = keeps
tumults-back = back
tumults-peace = Nobody is asked
tumults-peace-about = Enough was left. What was robbed stays robbed.
tumults-enough = { $units } left: enough
tumults-short = { $units } left: too little
tumults-story = { $name } has the most in the eyes of the people: { $units }. That costs { $lost } supporters, and { $back ->
    [0] no tile goes back.
    [one] 1 tile goes back.
   *[other] { $back } tiles go back.
    }
tumults-story-nobody = Nobody took any, so { $name } must answer for it and loses { $lost } supporters.
tumults-to-building = To the building
tumults-back-step = Previous act
tumults-next-step = Next act
tumults-pause = Pause
tumults-play = Play
tumults-of = { $at } of { $all }

## Coronation and end
crowning-ties = Ties: the higher rank wins. { $statues } end the game at once.
crowning-title = The last coronation
crowning-ranks = Ranks
crowning-ranks-about = { $name } has the most supporters and gets the crown.
crowning-crown = Coronation
crowning-crown-about = It costs supporters and gives { $statues }.
crowning-difference = Difference
crowning-no-check = A single space: nothing is compared.
crowning-ahead = So far is the first ahead of the last.
crowning-end = The end
crowning-goes-on = The game goes on
crowning-no-limit = A check comes on double spaces.
crowning-limit = This space allows { $limit }.

## Setting the table
page-option-seconds = Seconds
    .about = how long a raid lasts; bots slow down with it

## What rivals do
rival-ready = ready
rival-holds = holds a tile
rival-finished = has finished
rival-chosen = has chosen
rival-reaching = reaching
rival-tiles = { $count ->
    [one] 1 tile on the castle
   *[other] { $count } tiles on the castle
    }
