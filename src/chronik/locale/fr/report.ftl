report-title = L’histoire d’une partie
report-about = { $moves } coups, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
    }, graine { $seed }
report-place = { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
   *[5] cinquième place
    }
report-horizon = Un bot ne pense pas au-delà de la manche { $rounds } : ensuite, il prend les points tels qu’ils sont, et rien n’est dit des coups.
report-chances = Qui va gagner ?
report-chances-note = Les chances de chacun à tout moment, vues par un bot qui ne savait que ce que pouvait savoir le joueur dont c’était le tour. Les numéros marquent les tournants.
report-points = Points
report-points-note = Trait épais : les points si la partie s’était arrêtée là. Trait fin : ce à quoi il fallait s’attendre.
report-sources = D’où viennent les points
report-sources-note = Par origine, comme si la partie s’était arrêtée à ce moment.
report-round = Manche { $number }
report-turns = Les tournants
report-no-turns = Personne n’a fait d’erreur coûteuse : chaque coup valait à peu près le meilleur.
report-turn = Manche { $round } : { $who }
report-lost = { $percent } % des chances perdues
report-lost-points = { $count ->
    [one] { $count } point perdu
   *[other] { $count } points perdus
    }
report-played = Joué
report-better = Mieux
report-why = Pourquoi
report-footer = Les chances et les meilleurs coups sont l’avis d’un bot : il joue bien, mais il n’a pas toujours raison.
report-written = Le rapport se trouve dans { $path }
