tumult = Tumult Royale

## Things
tumult-good-bread = { $count ->
    [one] { $count } pain
   *[other] { $count } pains
    }
tumult-good-marble = { $count ->
    [one] { $count } marbre
   *[other] { $count } marbres
    }
tumult-good-tools = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
    }
tumult-ware-retinue = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
    }
tumult-ware-statue = { $count ->
    [one] { $count } statue
   *[other] { $count } statues
    }
tumult-land-meadow = Prairie
tumult-land-forest = Forêt
tumult-land-mountain = Montagne
tumult-land-village = Village
tumult-land-castle = Château
tumult-rank-king = Roi
tumult-rank-duke = Duc
tumult-rank-prince = Prince
tumult-rank-count = Comte
tumult-colour-grey = Gris
tumult-colour-blue = Bleu
tumult-colour-yellow = Jaune
tumult-colour-violet = Violet
tumult-phase-mood = Sonder l’humeur du peuple
tumult-phase-raid = Razzia des impôts
tumult-phase-tumults = Émeutes
tumult-phase-building = Ériger des statues
tumult-phase-ranks = Redistribuer les rangs
tumult-phase-crowning = Couronnement
tumult-phase-mercy = Grâce du peuple
tumult-category-fields = Sur les terrains
tumult-category-chronicle = Sur la chronique

## Questions
tumult-task-first = Placez votre première statue sur une prairie.
tumult-task-spin = Faites tourner la flèche : que veut le peuple ?
tumult-task-aside = Écartez une tuile Marchandise face cachée pour cette manche.
tumult-task-start = Tout le monde est prêt pour la razzia ?
tumult-task-raid = Razzia : une tuile à la fois. Regardez-la, puis gardez-la ou reposez-la.
tumult-task-build = Sur quel terrain érigez-vous des statues ?
tumult-task-pay = Avec quelles tuiles payez-vous ? Chaque marchandise payée en trop rapporte 1 partisan.
tumult-task-uncover = Quel paysage face cachée révélez-vous ?

## Moves
tumult-move-first = Première statue en { $place } ({ $land })
tumult-move-first-down = Première statue en { $place } (paysage face cachée)
tumult-move-spin = Faire tourner la flèche
tumult-move-spin-bread = Faire tourner la flèche pour le pain
tumult-move-spin-marble = Faire tourner la flèche pour le marbre
tumult-move-spin-tools = Faire tourner la flèche pour les outils
tumult-move-forget = Oublier de faire tourner la flèche
tumult-move-aside = Écarter la tuile { $tile }
tumult-move-ready = Je suis prêt
tumult-move-start = Retourner le sablier : la razzia commence
tumult-move-lift = Soulever la tuile { $tile }
tumult-move-keep = Garder la tuile
tumult-move-back = Reposer la tuile
tumult-move-wait = Attendre un instant
tumult-move-done = Ne plus rien prendre
tumult-move-sand = Le sablier est écoulé
tumult-move-stop = Crier « Stop ! »
tumult-move-pass = Passer
tumult-move-build = { $place } ({ $land }) : { $statues } pour { $price }
tumult-move-build-down = { $place } (paysage face cachée)
tumult-move-pay = Payer { $price }
tumult-move-overpay = Payer { $price } et recevoir { $retinue }
tumult-move-uncover = Révéler le paysage { $panel }

## Reasons
tumult-why-not-here = Ce choix ne se présente pas maintenant.
tumult-why-legal = Permis.
tumult-why-not-king = Seul le Roi peut le faire.
tumult-why-not-spun = Il faut d’abord faire tourner la flèche.
tumult-why-already-spun = La flèche ne tourne qu’une fois par manche.
tumult-why-spin-forgotten = On a oublié de tourner la flèche : le nombre de la manche précédente s’applique.
tumult-why-spin-after-raid = Dans cette variante, la flèche ne tourne qu’après la razzia.
tumult-why-already-ready = Vous avez déjà dit que vous êtes prêt.
tumult-why-not-ready = Tout le monde n’est pas encore prêt.
tumult-why-set-aside = Cette tuile est écartée pour cette manche.
tumult-why-hand-full = Vous avez une tuile en main : gardez-la ou reposez-la d’abord.
tumult-why-hand-empty = Vous n’avez pas de tuile en main.
tumult-why-in-hand = Quelqu’un a cette tuile en main.
tumult-why-on-board = Les tuiles posées sur un plateau Château y restent, en sécurité.
tumult-why-time-running = Le sablier coule encore.
tumult-why-time-up = Le sablier est déjà écoulé.
tumult-why-stopped = « Stop ! » a été crié.
tumult-why-finished = Vous avez terminé votre razzia.
tumult-why-panel-down = Ce paysage est face cachée.
tumult-why-panel-up = Ce paysage est déjà révélé.
tumult-why-already-named = Vous avez déjà désigné ce paysage.
tumult-why-not-meadow = La première statue se place sur une prairie.
tumult-why-field-taken = Il y a déjà des statues sur ce terrain.
tumult-why-not-adjacent = Aucune de vos statues n’est juste à côté de ce terrain.
tumult-why-no-goods = Il vous manque les marchandises pour ce terrain.
tumult-why-no-goods-double = Loin de vos statues le prix est double, et il vous manque les marchandises.
tumult-why-no-statues = Il ne vous reste pas assez de statues.
tumult-why-not-covered = Cela ne couvre pas le prix.
tumult-why-needless-tile = Une de ces tuiles n’est pas nécessaire.
tumult-why-already-chosen = Vous avez déjà choisi pour cet instant.

## Events
tumult-event-round-began = La manche { $round } commence.
tumult-event-phase-began = Phase : { $phase }.
tumult-event-first-statue = { $who } place sa première statue en { $place }.
tumult-event-spun = { $who } tourne la flèche : le peuple veut { $number } de chaque marchandise.
tumult-event-spun-for = { $who } tourne la flèche : le peuple veut { $left }.
tumult-event-forgot = { $who } a oublié de tourner la flèche : le { $number } s’applique.
tumult-event-put-aside = { $who } écarte la tuile { $tile }.
tumult-event-ready = { $who } se dit prêt.
tumult-event-raid-began = { $who } retourne le sablier : la razzia commence !
tumult-event-lifted = { $who } soulève la tuile { $tile }.
tumult-event-missed = { $who } tend la main en vain vers la tuile { $tile }.
tumult-event-kept = { $who } garde la tuile { $tile }.
tumult-event-put-back = { $who } repose la tuile { $tile }.
tumult-event-waited = { $who } attend.
tumult-event-finished = { $who } ne prend plus rien.
tumult-event-sand-out = Le sablier est écoulé.
tumult-event-stop = Stop ! La razzia est finie.
tumult-event-revealed = Toutes les tuiles prises et restantes sont révélées.
tumult-event-no-tumult = Il reste { $left } au peuple : pas d’émeute.
tumult-event-tumult = Il ne reste que { $left } au peuple : une émeute !
tumult-event-greediest = { $who } a été le plus avide et subit la punition.
tumult-event-nobody-greedy = Personne n’a été avide : c’est donc la faute du Roi.
tumult-event-gave-back = { $who } rend au peuple une tuile avec { $tile }.
tumult-event-paid-tile = { $who } paie avec une tuile de { $tile }.
tumult-event-passed = { $who } passe.
tumult-event-placed = { $who } érige { $statues } en { $place }.
tumult-event-lapsed = { $who } : une tuile avec { $tile } est perdue.
tumult-event-consoled = { $who } n’a rien pu ériger et reçoit une consolation.
tumult-event-got-retinue = { $who } reçoit { $retinue }.
tumult-event-lost-retinue = { $who } perd { $retinue }.
tumult-event-supply-short = La réserve ne suffit pas : chacun rend { $retinue }.
tumult-event-player-short = { $who } n’a pas assez de partisans : chacun reçoit d’abord { $retinue }.
tumult-event-waived = { $who } ne peut pas tout rendre ; remise de { $retinue }.
tumult-event-swapped = { $who } échange sa carte contre la carte « { $rank } ».
tumult-event-ranked = { $who } : { $rank }.
tumult-event-crowned = { $who } reçoit la couronne.
tumult-event-chronicled = { $who } place { $statues } sur la case { $field } de la chronique.
tumult-event-uncovered = { $who } révèle le paysage { $panel }.
tumult-event-mercy = { $who } a la grâce du peuple.
tumult-event-mixed = Toutes les tuiles Marchandise sont mélangées face cachée.
tumult-event-trial-over = La razzia d’essai est finie ; elle ne compte pas.
tumult-event-difference = L’avance sur le dernier est de { $difference } ; la limite est { $number }.
tumult-event-last-statue = { $who } a érigé toutes ses statues !
tumult-event-game-over = La partie est terminée.
tumult-event-tips = Conseil : réfléchissez avant la razzia, payez trop pour gagner des partisans, osez les prairies et forêts à prix double et ne négligez pas la grâce.
