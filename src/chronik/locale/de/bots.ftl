## Things that a reason may name
bots-points = { $points } ({ $source })
bots-member = { $count ->
    [one] 1 Familienmitglied
   *[other] { $count } Familienmitglieder
    } ({ $place })
bots-death = { $count ->
    [one] 1 Todesfall
   *[other] { $count } Todesfälle
    }
bots-ready = 1 erfüllbarer Kundenwunsch ({ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
    })
bots-cards = { $count ->
    [one] 1 Personenkarte
   *[other] { $count } Personenkarten
    }
bots-villagers = { $count } Dorfbewohner
bots-monks = { $count ->
    [one] 1 Mönch
   *[other] { $count } Mönche
    }
bots-shops = { $count } Handwerksgebäude
bots-fields = { $count ->
    [one] 1 Kornfeld
   *[other] { $count } Kornfelder
    }
bots-journeys = { $count ->
    [one] 1 Reise
   *[other] { $count } Reisen
    }
bots-waiting = { $count ->
    [one] 1 wartender Kunde
   *[other] { $count } wartende Kunden
    }

## Why one move is better than another
bots-more = +{ $what }
bots-less = −{ $what }
bots-you-gain = { $gains }.
bots-you-lose = { $losses }.
bots-you-gain-lose = { $gains }; dafür { $losses }.
bots-others-gain = Die anderen: { $gains }.
bots-others-lose = Die anderen: { $losses }.
bots-others-gain-lose = Die anderen: { $gains }; dafür { $losses }.

## Hints
bots-moves = { $first }; { $rest }
bots-alike = { $move }, oder einer von { $count } Zügen, die genauso aussehen
bots-warn-none = Kein Zug ist hier ein schlimmer Fehler.
bots-warn-death = { $game ->
    [myvillage] Daran stirbt einer der eigenen Dorfbewohner: { $moves }
   *[other] Daran stirbt jemand aus der eigenen Familie: { $moves }
    }
bots-warn-nothing = Das bringt nichts: { $moves }
bots-warn-worse = Viel schlechter als der beste Zug: { $moves }
bots-warn-more = (und { $count } weitere)
bots-nudge-any = Alle Züge sind hier ungefähr gleich gut.
bots-nudge-few = { $count ->
    [one] 1 von { $of } Zügen ist gut.
   *[other] { $count } von { $of } Zügen sind gut.
    }
bots-nudge-place = Hier lohnt ein Blick: { $places }.
bots-die-white = Weißer Würfel
bots-die-black = Schwarzer Würfel
bots-nudge-gain = Für den besten spricht: { $subject }.
bots-show-best = Der beste Zug: { $move } ({ $worth })
bots-show-death = { $game ->
    [myvillage] Daran stirbt allerdings einer der eigenen Dorfbewohner.
   *[other] Daran stirbt allerdings jemand aus der eigenen Familie.
    }
bots-show-next = Der nächste: { $move } ({ $worth })
bots-show-why = Im Vergleich: { $why }
bots-worth-ahead = gewinnt zu { $win } %, { $score } Vorsprung
bots-worth-behind = gewinnt zu { $win } %, { $score } Rückstand
bots-worth-level = gewinnt zu { $win } %, gleichauf
bots-worth-alone = { $score } zu erwarten
bots-score = { $game ->
    [tumult] { $count ->
        [one] 1 Statue
       *[other] { $count } Statuen
    }
   *[other] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
    }

## What is known in a raid
bots-raid-hand = Das Plättchen zeigt { $shown }.
bots-raid-tile = Plättchen { $tile } zeigt { $shown }.
bots-raid-lack = Für ein Feld „{ $land }“ fehlt noch: { $lacking }.
bots-raid-enough = { $good }: genug für jedes Feld neben den eigenen Statuen.
bots-raid-people = Das Volk verlangt { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
    } von jeder Sorte.
bots-raid-moments = { $count ->
    [one] Das ist der letzte Augenblick.
   *[other] Es bleiben noch { $count } Augenblicke.
    }
