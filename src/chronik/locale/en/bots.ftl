## Things that a reason may name
bots-points = { $points } ({ $source })
bots-member = { $count ->
    [one] 1 family member
   *[other] { $count } family members
    } ({ $place })
bots-death = { $count ->
    [one] 1 death
   *[other] { $count } deaths
    }
bots-ready = 1 customer you can serve ({ $count ->
    [one] 1 point
   *[other] { $count } points
    })
bots-cards = { $count ->
    [one] 1 villager card
   *[other] { $count } villager cards
    }
bots-villagers = { $count ->
    [one] 1 villager
   *[other] { $count } villagers
    }
bots-monks = { $count ->
    [one] 1 monk
   *[other] { $count } monks
    }
bots-shops = { $count ->
    [one] 1 craft building
   *[other] { $count } craft buildings
    }
bots-fields = { $count ->
    [one] 1 field
   *[other] { $count } fields
    }
bots-journeys = { $count ->
    [one] 1 journey
   *[other] { $count } journeys
    }
bots-waiting = { $count ->
    [one] 1 waiting customer
   *[other] { $count } waiting customers
    }

## Why one move is better than another
bots-more = +{ $what }
bots-less = −{ $what }
bots-you-gain = { $gains }.
bots-you-lose = { $losses }.
bots-you-gain-lose = { $gains }; but { $losses }.
bots-others-gain = The others: { $gains }.
bots-others-lose = The others: { $losses }.
bots-others-gain-lose = The others: { $gains }; but { $losses }.

## Hints
bots-moves = { $first }; { $rest }
bots-alike = { $move }, or any of { $count } others that look the same
bots-warn-none = No move here is a bad mistake.
bots-warn-death = { $game ->
    [myvillage] One of your villagers dies of this: { $moves }
   *[other] Somebody of yours dies of this: { $moves }
    }
bots-warn-nothing = This gains nothing: { $moves }
bots-warn-worse = Much worse than the best: { $moves }
bots-warn-more = (and { $count } more)
bots-nudge-any = All moves here are about equally good.
bots-nudge-few = { $count ->
    [one] 1 of { $of } moves is good.
   *[other] { $count } of { $of } moves are good.
    }
bots-nudge-place = Look here: { $places }.
bots-die-white = White die
bots-die-black = Black die
bots-nudge-gain = What speaks for the best: { $subject }.
bots-show-best = Best: { $move } ({ $worth })
bots-show-death = { $game ->
    [myvillage] One of your villagers dies of it.
   *[other] One of your family dies of it.
    }
bots-show-next = Next: { $move } ({ $worth })
bots-show-why = In comparison: { $why }
bots-worth-ahead = wins { $win } %, { $score } ahead
bots-worth-behind = wins { $win } %, { $score } behind
bots-worth-level = wins { $win } %, level
bots-worth-alone = { $score } to be expected
bots-score = { $game ->
    [tumult] { $count ->
        [one] 1 statue
       *[other] { $count } statues
    }
   *[other] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
    }

## What is known in a raid
bots-raid-hand = The tile shows { $shown }.
bots-raid-tile = Tile { $tile } shows { $shown }.
bots-raid-lack = You still lack { $lacking } for a { $land }.
bots-raid-enough = { $good }: you have enough for any space beside your statues.
bots-raid-people = The people want { $count } of each good.
bots-raid-moments = { $count ->
    [one] This is the last moment.
   *[other] { $count } moments are left.
    }
