## Where a record of a game departs from the rules, or from itself
record-title = ce n’est pas un enregistrement de Chronik : il ne commence pas par « { $title } »
record-head-cut = coupé dans son en-tête : la ligne « { $rule } » manque
record-cut = coupé : { $found } coups sur { $said }
record-more = coups : il y en a { $found }, l’en-tête en annonce { $said }
record-unsealed = coupé : la somme de contrôle de la dernière position manque
record-unfinished = résultat : l’en-tête en donne un, mais les coups ne terminent pas la partie
record-result = résultat : les coups donnent { $found }, et non { $said }
record-components = matériel : fait avec le jeu de valeurs { $said }, celui-ci est { $found } ; il vient d’une autre version de Chronik, ou son en-tête a été modifié
record-older = règles : fait avec la version { $said } des règles de { $game }, celle-ci est la version { $found } ; des coups pourraient avoir un autre sens. Une version plus ancienne de Chronik peut le rejouer
record-newer = règles : fait avec la version { $said } des règles de { $game }, celle-ci est la version { $found } ; des coups pourraient avoir un autre sens. Une version plus récente de Chronik peut le rejouer
record-over = coup { $number } ({ $move }) : la partie est déjà finie
record-round = coup { $number } ({ $move }) : manche { $said }, mais c’est la manche { $found }
record-opening = la position de départ est { $found }, et non { $said }
record-hash = coup { $number } ({ $move }) : la position qui suit est { $found }, et non { $said }
record-hashes = coup { $number } : deux sommes de contrôle différentes pour la position qui suit
record-no-move = coup { $number } : { $line } n’est pas un coup
