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
    .object = à bord du bateau
    .origin = du bateau
village-place-lighthouse-1 = phare de l’île aux Mouettes
    .object = au phare de l’île aux Mouettes
    .origin = du phare de l’île aux Mouettes
village-place-lighthouse-2 = phare de l’île aux Palmiers
    .object = au phare de l’île aux Palmiers
    .origin = du phare de l’île aux Palmiers
village-place-lighthouse-3 = phare de l’île aux Phoques
    .object = au phare de l’île aux Phoques
    .origin = du phare de l’île aux Phoques
village-place-lighthouse-4 = phare de l’île aux Crabes
    .object = au phare de l’île aux Crabes
    .origin = du phare de l’île aux Crabes
village-place-lighthouse-5 = phare de l’île aux Chèvres
    .object = au phare de l’île aux Chèvres
    .origin = du phare de l’île aux Chèvres
village-place-lighthouse-6 = phare de l’île aux Hérons
    .object = au phare de l’île aux Hérons
    .origin = du phare de l’île aux Hérons
village-place-sea-1 = sépulture en mer 1
    .object = dans la sépulture en mer 1
    .origin = de la sépulture en mer 1
village-place-sea-2 = sépulture en mer 2
    .object = dans la sépulture en mer 2
    .origin = de la sépulture en mer 2
village-place-sea-3 = sépulture en mer 3
    .object = dans la sépulture en mer 3
    .origin = de la sépulture en mer 3
village-place-sea-4 = sépulture en mer 4
    .object = dans la sépulture en mer 4
    .origin = de la sépulture en mer 4
village-place-sea-5 = sépulture en mer 5
    .object = dans la sépulture en mer 5
    .origin = de la sépulture en mer 5
village-why-at-sea = Un membre à bord ou sur un phare ne revient pas par l’action « Famille ».
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
    .object = le port
village-water-time-1 = case Temps T1
    .object = la case Temps T1
village-water-time-2 = case Temps T2
    .object = la case Temps T2
village-water-time-3 = case Temps T3
    .object = la case Temps T3
village-water-time-4 = case Temps T4
    .object = la case Temps T4
village-water-time-5 = case Temps T5
    .object = la case Temps T5
village-water-island-1 = île aux Mouettes
    .object = l’île aux Mouettes
village-water-island-2 = île aux Palmiers
    .object = l’île aux Palmiers
village-water-island-3 = île aux Phoques
    .object = l’île aux Phoques
village-water-island-4 = île aux Crabes
    .object = l’île aux Crabes
village-water-island-5 = île aux Chèvres
    .object = l’île aux Chèvres
village-water-island-6 = île aux Hérons
    .object = l’île aux Hérons

village-task-load = Votre bateau : que chargez-vous ? Tous les éléments à bord doivent être différents.
village-task-sail = Votre bateau : où va-t-il ?
village-task-island = Île : que faites-vous ?
village-task-stay = Île : que faites-vous ?
village-task-sea-burial = Un décès : quelle sépulture en mer pour ce membre de votre famille ?
village-task-open-chest = Quel coffre au trésor ouvrez-vous ?

village-move-hire = Engager un capitaine pour { $coins } ({ $price } : { $steps ->
    [one] { $steps } case de plus
   *[other] jusqu’à { $steps } cases de plus
    })
village-move-load = Charger { $thing }
village-move-put-to-sea = Prendre la mer
village-move-step = Naviguer vers { $target }
village-move-step-time = Naviguer vers { $target } pour { $price }
village-move-stay = S’arrêter ici
village-move-land = Accoster à { $water }
village-move-return = Rentrer au port pour { $time }
village-move-sell = Vendre { $thing } pour { $points }
village-move-sell-none = Vendre { $thing }
village-move-take-tile = Embarquer { $thing }
village-move-light = Envoyer au phare le membre embarqué pour { $price } ({ $points })
village-move-leave-island = Quitter l’île
village-move-bury-at-sea = Placer le défunt { $place } ({ $points })
village-move-choose-chest = Ouvrir le coffre au trésor contenant { $content }
village-move-sell-at-stall = Vendre { $thing } au marché ({ $gain })
village-move-sell-at-stall-paid = Vendre { $thing } au marché ({ $gain }) et payer { $price }

village-why-no-captain = Aucun bateau ne quitte le port sans capitaine.
village-why-captain-taken = Ce capitaine a déjà été engagé.
village-why-not-on-farm = Vous n’en avez pas à la Ferme.
village-why-only-at-islands = Le cacao, le thé et les coffres au trésor ne se chargent que sur les îles.
village-why-kind-aboard = Tous les éléments à bord doivent être différents : vous avez déjà celui-ci.
village-why-holds-full = Toutes les cales sont pleines, et rien ne peut être jeté par-dessus bord.
village-why-no-line = Aucune voie maritime n’y mène d’ici.
village-why-only-return = On ne regagne le port qu’avec « Rentrer au port ».
village-why-no-island = Il n’y a pas d’île où accoster.
village-why-not-bought-here = Cette île ne l’achète pas.
village-why-not-aboard = Vous n’en avez pas à bord.
village-why-stack-empty = Il n’y en a plus sur cette île.
village-why-lighthouse-taken = Ce phare est déjà occupé.
village-why-nobody-aboard = Vous n’avez aucun membre de votre famille à bord.
village-why-no-wagon-aboard = Vous n’avez pas de chariot à bord.
village-why-still-aboard = C’est encore à bord : rentrez d’abord au port.
village-why-nothing-to-sell = Vous n’en avez pas.

village-event-hired = { $who } engage un capitaine ({ $price } : { $steps ->
    [one] { $steps } case de plus
   *[other] jusqu’à { $steps } cases de plus
    }).
village-event-loaded = { $who } charge { $thing }.
village-event-sailed = { $who } navigue vers { $target }.
village-event-landed = { $who } accoste à { $water }.
village-event-sold-cargo = { $who } vend { $thing } sur l’île.
village-event-took-tile = { $who } embarque { $thing }.
village-event-returned = { $who } rentre au port ; le capitaine est retiré du jeu.
village-event-unloaded = { $who } décharge { $thing }.
village-event-surplus-grain = { $who } n’a plus de place dans sa grange et remet { $grain } dans la réserve.
village-event-sold-at-stall = { $who } vend { $thing } au marché.
village-event-opened-chest = { $who } ouvre un coffre au trésor.
village-event-buried-at-sea = { $who } : un membre « { $generation } » décède { $place } et reçoit une sépulture en mer.

terminal-ship = Bateau
terminal-captain = { $price } : { $steps ->
    [one] { $steps } case
   *[other] jusqu’à { $steps } cases
    }
terminal-any-cubes = { $count ->
    [one] { $count } cube au choix
   *[other] { $count } cubes au choix
    }
terminal-sea = Mer
terminal-next = Cases voisines
terminal-buys = Achète (points)
terminal-island-stack = Pile
terminal-lighthouse = Phare (● occupé)
terminal-captains = Capitaines
terminal-steps = Cases supplémentaires
terminal-burials = Sépultures en mer libres (points) : { $points }
