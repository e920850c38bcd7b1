## Things that a reason may name
bots-points = { $points } ({ $source })
bots-member = { $count ->
    [one] { $count } membre de la famille
   *[other] { $count } membres de la famille
    } ({ $place })
bots-death = { $count } décès
bots-ready = 1 client que l’on peut servir ({ $count ->
    [one] { $count } point
   *[other] { $count } points
    })
bots-cards = { $count ->
    [one] { $count } carte Personnage
   *[other] { $count } cartes Personnage
    }
bots-villagers = { $count } villageois
bots-monks = { $count ->
    [one] { $count } moine
   *[other] { $count } moines
    }
bots-shops = { $count ->
    [one] { $count } bâtiment Artisanat
   *[other] { $count } bâtiments Artisanat
    }
bots-fields = { $count ->
    [one] { $count } champ de blé
   *[other] { $count } champs de blé
    }
bots-journeys = { $count ->
    [one] { $count } voyage
   *[other] { $count } voyages
    }
bots-waiting = { $count ->
    [one] { $count } client qui attend
   *[other] { $count } clients qui attendent
    }

## Why one move is better than another
bots-more = +{ $what }
bots-less = −{ $what }
bots-you-gain = { $gains }.
bots-you-lose = { $losses }.
bots-you-gain-lose = { $gains } ; mais { $losses }.
bots-others-gain = Les autres : { $gains }.
bots-others-lose = Les autres : { $losses }.
bots-others-gain-lose = Les autres : { $gains } ; mais { $losses }.

## Hints
bots-moves = { $first } ; { $rest }
bots-alike = { $move }, ou l’un de { $count } autres coups d’apparence identique
bots-warn-none = Aucun coup n’est une grosse erreur ici.
bots-warn-death = { $game ->
    [myvillage] Cela coûte la vie à un de vos villageois : { $moves }
   *[other] Cela coûte la vie à un membre de votre famille : { $moves }
    }
bots-warn-nothing = Cela ne rapporte rien : { $moves }
bots-warn-worse = Bien moins bon que le meilleur coup : { $moves }
bots-warn-more = (et { $count } de plus)
bots-nudge-any = Tous les coups se valent à peu près ici.
bots-nudge-few = { $count ->
    [one] { $count } coup sur { $of } est bon.
   *[other] { $count } coups sur { $of } sont bons.
    }
bots-nudge-place = À regarder de près : { $places }.
bots-die-white = Dé blanc
bots-die-black = Dé noir
bots-nudge-gain = En faveur du meilleur : { $subject }.
bots-show-best = Le meilleur : { $move } ({ $worth })
bots-show-death = { $game ->
    [myvillage] Il coûte toutefois la vie à un de vos villageois.
   *[other] Il coûte toutefois la vie à un membre de votre famille.
    }
bots-show-next = Ensuite : { $move } ({ $worth })
bots-show-why = En comparaison : { $why }
bots-worth-ahead = gagne à { $win } %, { $score } d’avance
bots-worth-behind = gagne à { $win } %, { $score } de retard
bots-worth-level = gagne à { $win } %, à égalité
bots-worth-alone = { $score } en perspective
bots-score = { $game ->
    [tumult] { $count ->
        [one] { $count } statue
       *[other] { $count } statues
    }
   *[other] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    }

## What is known in a raid
bots-raid-hand = La tuile montre { $shown }.
bots-raid-tile = La tuile { $tile } montre { $shown }.
bots-raid-lack = Pour un terrain « { $land } », il manque encore { $lacking }.
bots-raid-enough = { $good } : il y en a assez pour tout terrain à côté de vos statues.
bots-raid-people = Le peuple veut { $count ->
    [one] { $count } unité
   *[other] { $count } unités
    } de chaque marchandise.
bots-raid-moments = { $count ->
    [one] C’est le dernier instant.
   *[other] Il reste { $count } instants.
    }
