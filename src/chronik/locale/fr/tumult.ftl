tumult = Tumult Royale

## Things
tumult-good-bread = { $count ->
    [one] { $count } pain
   *[other] { $count } pains
    }
    .good = Pain
tumult-good-marble = { $count ->
    [one] { $count } bloc de marbre
   *[other] { $count } blocs de marbre
    }
    .good = Marbre
tumult-good-tools = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
    }
    .good = Outils
tumult-ware-retinue = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
    }
tumult-ware-statue = { $count ->
    [one] { $count } statue
   *[other] { $count } statues
    }
tumult-land-meadow = Prairie
    .object = prairie
tumult-land-forest = Forêt
    .object = forêt
tumult-land-mountain = Montagne
    .object = montagne
tumult-land-village = Village
    .object = village
tumult-land-castle = Château
    .object = château
tumult-rank-king = Roi
tumult-rank-duke = Duc
tumult-rank-prince = Prince
tumult-rank-count = Comte
tumult-colour-grey = Gris
tumult-colour-blue = Bleu
tumult-colour-yellow = Jaune
tumult-colour-violet = Violet
tumult-phase-mood = Humeur du peuple
tumult-phase-raid = Razzia fiscale
tumult-phase-tumults = Émeutes
tumult-phase-building = Construction des statues
tumult-phase-ranks = Redistribution des rangs
tumult-phase-crowning = Couronnement
tumult-phase-mercy = Grâce du peuple
tumult-category-fields = Sur les terrains
tumult-category-chronicle = Sur la Chronique du Roi

## Questions
tumult-task-first = Première statue : placez-la sur une prairie.
tumult-task-spin = Humeur du peuple : faites tourner la flèche. Que veut-il ?
tumult-task-aside = Avant la razzia : écartez une tuile Marchandise face cachée pour cette manche.
tumult-task-start = Sablier : tout le monde est-il prêt pour la razzia ?
tumult-task-raid = Razzia : soulevez une tuile. Gardez-la ou reposez-la.
tumult-task-build = Statues : sur quel terrain les érigez-vous ?
tumult-task-pay = Paiement : avec quelles tuiles payez-vous ? Ce que vous payez en trop rapporte des partisans.
tumult-task-uncover = Nouveau paysage : quel paysage caché révélez-vous ?

## Moves
tumult-move-first = Statue en { $place } ({ $land })
tumult-move-first-down = Statue en { $place } (paysage caché)
tumult-move-spin = Faire tourner la flèche
tumult-move-spin-bread = Faire tourner la flèche pour le pain
tumult-move-spin-marble = Faire tourner la flèche pour le marbre
tumult-move-spin-tools = Faire tourner la flèche pour les outils
tumult-move-forget = « Oublier » de faire tourner la flèche
tumult-move-aside = Écarter la tuile { $tile }
tumult-move-ready = On peut commencer
tumult-move-start = Retourner le sablier et lancer la razzia
tumult-move-lift = Soulever la tuile { $tile }
tumult-move-keep = Garder la tuile
tumult-move-back = Reposer la tuile
tumult-move-wait = Attendre un instant
tumult-move-done = Cesser de piller
tumult-move-sand = Le sablier est écoulé
tumult-move-stop = Crier « Stop ! »
tumult-move-pass = Passer
tumult-move-build = Terrain { $place }, { $land } ({ $statues } pour { $price })
tumult-move-build-down = Terrain { $place } (paysage caché)
tumult-move-pay = { $good } : payer { $count ->
    [one] la tuile { $values }
   *[other] les tuiles { $values }
    }
tumult-move-overpay = { $good } : payer { $count ->
    [one] la tuile { $values }
   *[other] les tuiles { $values }
    } et recevoir { $retinue }
tumult-move-uncover = Révéler le paysage { $panel }

## Reasons
tumult-why-not-here = Ce n’est pas possible maintenant.
tumult-why-legal = Permis.
tumult-why-not-king = Seul le Roi peut le faire.
tumult-why-not-spun = Il faut d’abord faire tourner la flèche.
tumult-why-already-spun = La flèche ne tourne qu’une fois par manche.
tumult-why-spin-forgotten = La flèche a été oubliée : le nombre de la manche précédente s’applique.
tumult-why-spin-after-raid = Dans cette variante, la flèche ne tourne qu’après la razzia.
tumult-why-already-ready = Vous l’avez déjà dit.
tumult-why-not-ready = Tout le monde n’est pas encore prêt.
tumult-why-set-aside = Cette tuile est écartée pour cette manche.
tumult-why-hand-full = Vous avez une tuile en main : gardez-la ou reposez-la d’abord.
tumult-why-hand-empty = Vous n’avez pas de tuile en main.
tumult-why-in-hand = Quelqu’un a cette tuile en main.
tumult-why-on-board = Les tuiles posées sur un plateau Château y restent, en sécurité.
tumult-why-time-running = Le sablier coule encore.
tumult-why-time-up = Le sablier est déjà écoulé.
tumult-why-stopped = Quelqu’un a crié « Stop ! ».
tumult-why-finished = Vous avez terminé votre razzia.
tumult-why-panel-down = Ce paysage est encore caché.
tumult-why-panel-up = Ce paysage est déjà révélé.
tumult-why-already-named = Vous avez déjà désigné ce paysage.
tumult-why-not-meadow = La première statue se place sur une prairie.
tumult-why-field-taken = Il y a déjà des statues sur ce terrain.
tumult-why-not-adjacent = Ce terrain n’est adjacent à aucune de vos statues.
tumult-why-no-goods = Il vous manque des marchandises pour ce terrain.
tumult-why-no-goods-double = Loin de vos statues, le prix est plus élevé : il vous manque des marchandises.
tumult-why-no-statues = Il ne vous reste pas assez de statues.
tumult-why-not-covered = Cela ne couvre pas le prix.
tumult-why-needless-tile = Une de ces tuiles n’est pas nécessaire.
tumult-why-already-chosen = Vous avez déjà choisi pour cet instant.

## Events
tumult-event-round-began = La manche { $round } commence.
tumult-event-phase-began = Phase : { $phase }.
tumult-event-first-statue = { $who } place sa première statue en { $place }.
tumult-event-spun = { $who } fait tourner la flèche : le peuple veut { $number ->
    [one] { $number } unité
   *[other] { $number } unités
    } de chaque marchandise.
tumult-event-spun-for = { $who } fait tourner la flèche : le peuple veut { $left }.
tumult-event-forgot = { $who } oublie de faire tourner la flèche : le { $number } s’applique.
tumult-event-put-aside = { $who } écarte la tuile { $tile }.
tumult-event-ready = { $who } n’attend plus que le signal.
tumult-event-raid-began = { $who } retourne le sablier : la razzia commence !
tumult-event-lifted = { $who } soulève la tuile { $tile }.
tumult-event-missed = { $who } tend la main en vain vers la tuile { $tile }.
tumult-event-kept = { $who } garde la tuile { $tile }.
tumult-event-put-back = { $who } repose la tuile { $tile }.
tumult-event-waited = { $who } attend.
tumult-event-finished = { $who } cesse de piller.
tumult-event-sand-out = Le sablier est écoulé.
tumult-event-stop = Stop ! La razzia est terminée.
tumult-event-revealed = Toutes les tuiles, pillées ou restantes, sont révélées.
tumult-event-no-tumult = Le peuple garde de quoi vivre ({ $left }) : pas d’émeute.
tumult-event-tumult = Le peuple n’a plus assez ({ $left }) : une émeute éclate !
tumult-event-greediest = { $who } a pillé le plus ({ $robbed }) : le peuple se venge !
tumult-event-nobody-greedy = Personne n’a été avide : c’est donc la faute du Roi.
tumult-event-gave-back = { $who } rend au peuple une tuile de { $tile }.
tumult-event-paid-tile = { $who } paie avec une tuile de { $tile }.
tumult-event-passed = { $who } passe.
tumult-event-placed = { $who } érige { $statues } en { $place }.
tumult-event-lapsed = { $who } perd des tuiles inutilisées ({ $goods }).
tumult-event-consoled = { $who } ne peut rien ériger et reçoit une consolation.
tumult-event-got-retinue = { $who } reçoit { $retinue }.
tumult-event-lost-retinue = { $who } perd { $retinue }.
tumult-event-supply-short = La réserve ne suffit pas : chacun rend jusqu’à { $retinue }.
tumult-event-player-short = { $who } n’a pas assez de partisans : chacun reçoit d’abord { $retinue }.
tumult-event-waived = { $who } ne peut pas tout rendre : dette de { $retinue } annulée.
tumult-event-swapped = { $who } échange sa carte contre la carte « { $rank } ».
tumult-event-ranked = { $who } porte le titre de { $rank }.
tumult-event-crowned = { $who } reçoit la couronne.
tumult-event-chronicled = { $who } place { $statues } sur la case { $field } de la Chronique du Roi.
tumult-event-uncovered = { $who } révèle le paysage { $panel }.
tumult-event-mercy = { $who } a la grâce du peuple.
tumult-event-mixed = Toutes les tuiles Marchandise sont mélangées face cachée.
tumult-event-trial-over = La razzia d’essai est terminée ; elle ne compte pas.
tumult-event-difference = Écart entre le premier et le dernier : { $difference } (limite : { $number }).
tumult-event-last-statue = { $who } a érigé toutes ses statues !
tumult-event-game-over = La partie est terminée.
tumult-event-tips = Conseil : réfléchissez avant la razzia, surpayez pour gagner des partisans, osez construire loin de vos statues, même plus cher, et ne négligez pas la grâce du peuple.
tumult-event-robbed = { $who } { $count ->
    [0] ne prend rien
   *[other] prend { $robbed }
    } au peuple.
tumult-event-peace = Le peuple garde de quoi vivre ({ $left }) : pas d’émeute.
tumult-event-gave-relief = { $who } rend { $retinue }.
tumult-event-got-relief = { $who } reçoit { $retinue } de la réserve.
tumult-event-last-field = La dernière case de la Chronique du Roi est remplie.
tumult-event-scored = { $who } : { $fields } sur les terrains et { $chronicle } sur la Chronique du Roi, { $statues } en tout.
tumult-event-tie-break = Égalité en tête : le rang le plus élevé l’emporte, et { $who } porte le titre de { $rank }.
tumult-event-winner = { $who } gagne avec { $statues } !

## Ranks of those who chose the other side of their card
tumult-lady-king = Reine
tumult-lady-duke = Duchesse
tumult-lady-prince = Princesse
tumult-lady-count = Comtesse
