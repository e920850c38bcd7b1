## The Port
village-good-cocoa = { $count ->
    [one] { $count } panier de cacao
   *[other] { $count } paniers de cacao
    }
village-good-tea = { $count ->
    [one] { $count } ballot de thé
   *[other] { $count } ballots de thé
    }
village-place-ship = bateau
village-place-lighthouse-1 = phare 1
village-place-lighthouse-2 = phare 2
village-place-lighthouse-3 = phare 3
village-place-lighthouse-4 = phare 4
village-place-lighthouse-5 = phare 5
village-place-lighthouse-6 = phare 6
village-place-sea-1 = sépulture en mer 1
village-place-sea-2 = sépulture en mer 2
village-place-sea-3 = sépulture en mer 3
village-place-sea-4 = sépulture en mer 4
village-place-sea-5 = sépulture en mer 5
village-why-at-sea = Un membre sur un bateau ou un phare ne rentre pas par l'action Famille.
village-move-open-chest = Ouvrir un coffre au trésor

village-ware-member = { $count ->
    [one] { $count } membre de la famille
   *[other] { $count } membres de la famille
    }
village-ware-chest = { $count ->
    [one] { $count } coffre au trésor
   *[other] { $count } coffres au trésor
    }
village-water-harbour = port
village-water-time-1 = case Temps T1
village-water-time-2 = case Temps T2
village-water-time-3 = case Temps T3
village-water-time-4 = case Temps T4
village-water-time-5 = case Temps T5
village-water-island-1 = case Île I1
village-water-island-2 = case Île I2
village-water-island-3 = case Île I3
village-water-island-4 = case Île I4
village-water-island-5 = case Île I5
village-water-island-6 = case Île I6

village-task-load = Que chargez-vous ? Toutes les pièces à bord doivent être différentes.
village-task-sail = Où va votre bateau ?
village-task-island = Que faites-vous sur l'île ?
village-task-sea-burial = Quelle sépulture en mer votre membre de la famille reçoit-il ?
village-task-open-chest = Quel coffre au trésor ouvrez-vous ?

village-move-hire = Engager un capitaine pour { $coins } : { $price } pour { $steps ->
    [one] 1 pas de plus
   *[other] jusqu'à { $steps } pas de plus
    }
village-move-hire-any = Engager un capitaine pour { $coins } : { $count ->
    [one] 1 cube au choix
   *[other] { $count } cubes au choix
    } pour { $steps ->
    [one] 1 pas de plus
   *[other] jusqu'à { $steps } pas de plus
    }
village-move-load = Charger { $thing }
village-move-put-to-sea = Ne plus rien charger
village-move-step = Naviguer : { $water }
village-move-step-time = Naviguer pour { $price } : { $water }
village-move-step-any = Naviguer pour { $count ->
    [one] 1 cube au choix
   *[other] { $count } cubes au choix
    } : { $water }
village-move-step-any-time = Naviguer pour { $count ->
    [one] 1 cube au choix
   *[other] { $count } cubes au choix
    } et { $price } : { $water }
village-move-stay = S'arrêter ici
village-move-land = Accoster ({ $water })
village-move-return = Rentrer au port pour { $time }
village-move-sell = Vendre { $thing } pour { $points }
village-move-take-tile = Prendre { $thing } à bord
village-move-light = Envoyer le membre à bord au phare pour { $price } ({ $points })
village-move-leave-island = Quitter l'île
village-move-bury-at-sea = Choisir : { $place } ({ $points })
village-move-choose-chest = Ouvrir le coffre au trésor : { $content }
village-move-sell-at-stall = Vendre { $thing } ({ $gain })
village-move-sell-at-stall-paid = Vendre { $thing } ({ $gain }) et payer { $price }

village-why-no-captain = Aucun bateau ne quitte le port sans capitaine.
village-why-captain-taken = Ce capitaine a déjà été engagé.
village-why-not-on-farm = Vous n'en avez pas dans votre Ferme.
village-why-only-at-islands = Le cacao, le thé et les coffres au trésor ne se chargent que sur les îles.
village-why-kind-aboard = Un bateau ne porte que des pièces différentes, et il y en a déjà une pareille à bord.
village-why-holds-full = Toutes les cales sont pleines, et rien ne peut être jeté par-dessus bord.
village-why-no-line = Aucune ligne n'y mène depuis votre bateau.
village-why-only-return = Aucun pas ne mène au port : il faut y rentrer.
village-why-no-island = Il n'y a pas d'île où accoster.
village-why-not-bought-here = Cette île ne l'achète pas.
village-why-not-aboard = Vous n'en avez pas à bord.
village-why-stack-empty = L'île n'en a plus.
village-why-lighthouse-taken = Ce phare est déjà occupé.
village-why-nobody-aboard = Vous n'avez aucun membre de la famille à bord.
village-why-no-wagon-aboard = Vous n'avez pas de chariot à bord.
village-why-still-aboard = Il faut d'abord le ramener à la Ferme.
village-why-nothing-to-sell = Vous n'en avez pas.

village-event-hired = { $who } engage le capitaine { $captain }.
village-event-loaded = { $who } charge { $thing }.
village-event-sailed = { $who } navigue : { $water }.
village-event-landed = { $who } accoste ({ $water }).
village-event-sold-cargo = { $who } vend { $thing } à l'île.
village-event-took-tile = { $who } prend { $thing } à bord.
village-event-returned = { $who } rentre au port ; le capitaine quitte la partie.
village-event-unloaded = { $who } décharge { $thing }.
village-event-surplus-grain = { $who } n'a plus de place dans la grange et remet { $grain } dans la réserve.
village-event-sold-at-stall = { $who } vend { $thing } au marché.
village-event-opened-chest = { $who } ouvre un coffre au trésor.
village-event-buried-at-sea = { $who } : un membre de la génération { $generation } décède ({ $place }) et reçoit une sépulture en mer.

terminal-ship = Bateau
terminal-captain = { $price } pour { $steps ->
    [one] { $steps } pas
   *[other] jusqu'à { $steps } pas
    }
terminal-any-cubes = { $count ->
    [one] { $count } cube au choix
   *[other] { $count } cubes au choix
    }
terminal-sea = Mer
terminal-next = À côté de
terminal-buys = Achète (points)
terminal-island-stack = Pile
terminal-lighthouse = Phare (● occupé)
terminal-captains = Capitaines
terminal-steps = Pas de plus
terminal-burials = Sépultures en mer libres, par leurs points : { $points }
