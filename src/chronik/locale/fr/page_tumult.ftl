## The realm, its prices and the chronicle
realm-trial = razzia d’essai
realm-map = Le royaume
realm-down = Paysage, face cachée
realm-later = s’ouvre plus tard
realm-named = choisi
realm-prices = Ce que coûte une statue
realm-affords = vous pouvez payer
realm-anywhere = Loin de vos statues, seulement { $lands }, au prix double.
realm-chronicle = Chronique du Roi
realm-free = libre
realm-limit = La partie s’arrête si le premier a plus de { $limit } d’avance sur le dernier.
realm-page = Case { $field }, { $statues }
realm-spread = avance du premier : { $spread }
realm-order = Qui érige en premier
realm-ranks = Rangs jusqu’au couronnement
realm-you = Vous
realm-mercy = grâce du peuple
realm-no-mercy = sans la grâce du peuple
realm-built = { $statues } en place
realm-punished = en disgrâce
realm-next = à côté des vôtres
realm-far = ailleurs, au prix double
realm-waits = { $name } décide.
realm-payment = Comment payez-vous ?
realm-costs = Coûte
realm-whole-tiles = { $good } : payé en tuiles entières. Le surplus rapporte des partisans.
realm-statues-of = { $placed } statues érigées sur { $all }
realm-of = sur { $all }
realm-kept = Sur votre château, à l’abri
realm-on-castle = Sur le château
realm-castle-empty = Rien encore. Ce que vous posez ici est à l’abri et y reste.
realm-slot = suivante
realm-loot = Butin
realm-enough = Assez pour
realm-not-enough = Pas assez pour une statue.
realm-lacks = manque
realm-unseen = Inconnu avant la fin de la razzia.
realm-sheet = Royaume et prix

## The raid
raid-tile = Tuile { $tile }
raid-table = Tuiles sur la table
raid-holds = chez { $name }
raid-kept = gardée par { $name }
raid-aside = écartée
raid-to-set-aside = { $count ->
    [one] encore { $count } tuile à écarter
   *[other] encore { $count } tuiles à écarter
    }
raid-on-castles = { $count } sur les châteaux
raid-to-take = { $count } à prendre
raid-must-stay = doivent rester
raid-of-each = de chaque marchandise doivent rester, sinon le peuple se soulève
raid-unknown = On ignore encore ce que veut le peuple
raid-seconds = { $left ->
    [one] encore { $left } seconde
   *[other] encore { $left } secondes
    }
raid-moments = { $left ->
    [one] encore { $left } moment
   *[other] encore { $left } moments
    }
raid-hand = Votre main
raid-in-hand = { $units } dans votre main
raid-empty-hand = Votre main est vide
raid-chosen = Vous avez choisi
raid-finished = Vous avez fini
raid-stopped = Stop !
raid-keep-or-back = La garder, ou la reposer face cachée ?
raid-others-choose = Toutes les mains bougent ensemble quand tous ont choisi.
raid-others-go-on = Les autres vident leurs mains.
raid-lift-one = Soulevez une tuile et regardez-la. Personne d’autre ne la voit.

## The people’s mood
mood-shows = La flèche indique { $number }
mood-rests = La flèche reste sur { $number } jusqu’à ce qu’on la fasse tourner
mood-want = Le peuple veut
mood-waiting = Que voudra le peuple ?
mood-about = de chaque marchandise, en unités, pas en tuiles. S’il en reste moins après la razzia, il se soulève contre le joueur le plus avide.
mood-odds = À quelle fréquence
mood-in = { $count } sur { $all }
mood-spin = Faire tourner la flèche
mood-spin-good = Faire tourner pour : { $good }
mood-spin-about = Le nombre vaut pour toute la manche.
mood-hourglass = Retourner le sablier ?
mood-start-about = Les tuiles sont face cachée. Une seule main, tout le monde à la fois.
mood-waits = On attend { $name }.

## The tumults
tumults-tumult = Émeute
tumults-calm = Calme
tumults-left = reste { $left }, exigé { $wanted }
tumults-none = rien
tumults-nobody = Personne n’en a pris : la couronne en répond.
tumults-equals = { $count } avec { $units } : le plus haut rang répond.
tumults-most = { $units }, plus que tous les autres.
tumults-loses = perd { $retinue }
tumults-keeps = garde
tumults-back = rend
tumults-peace = Personne n’est inquiété
tumults-peace-about = Il en reste assez. Ce qui est pillé reste pillé.
tumults-enough = Il reste { $units } : assez
tumults-short = Il reste { $units } : trop peu
tumults-story = { $name } a le plus aux yeux du peuple : { $units }. Cela coûte { $lost } partisans, et { $back ->
    [0] aucune tuile n’est rendue.
    [one] { $back } tuile est rendue.
   *[other] { $back } tuiles sont rendues.
    }
tumults-story-nobody = Personne n’en a pris : { $name } en répond et perd { $lost } partisans.
tumults-to-building = Aux statues
tumults-back-step = Acte précédent
tumults-next-step = Acte suivant
tumults-pause = Pause
tumults-play = Lecture
tumults-of = { $at } sur { $all }

## Coronation and end
crowning-ties = Égalité : le rang le plus élevé gagne. { $statues } mettent aussitôt fin à la partie.
crowning-title = Le dernier couronnement
crowning-ranks = Rangs
crowning-ranks-about = { $name } a le plus de partisans et reçoit la couronne.
crowning-crown = Couronnement
crowning-crown-about = Il coûte des partisans et rapporte { $statues }.
crowning-difference = Écart
crowning-no-check = Une case simple : rien à comparer.
crowning-ahead = L’avance du premier sur le dernier.
crowning-end = La fin
crowning-goes-on = La partie continue
crowning-no-limit = On vérifie sur les cases doubles.
crowning-limit = Cette case permet { $limit }.

## Setting the table
page-option-seconds = Secondes
    .about = la durée d’une razzia ; les bots ralentissent aussi

## What rivals do
rival-ready = attend
rival-holds = tient une tuile
rival-finished = a fini
rival-chosen = a choisi
rival-reaching = cherche
rival-tiles = { $count ->
    [one] { $count } tuile sur le château
   *[other] { $count } tuiles sur le château
    }
