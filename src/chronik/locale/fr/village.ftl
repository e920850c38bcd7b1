village = Village (Descendance)

## Things
village-space-harvest = Récolte
village-space-family = Famille
village-space-crafts = Artisanat
village-space-market = Marché
village-space-travel = Voyage
village-space-council = Chambre du Conseil
village-space-church = Église

village-colour-orange = { $count ->
    [one] { $count } cube orange
   *[other] { $count } cubes orange
    }
village-colour-green = { $count ->
    [one] { $count } cube vert
   *[other] { $count } cubes verts
    }
village-colour-brown = { $count ->
    [one] { $count } cube brun
   *[other] { $count } cubes bruns
    }
village-colour-pink = { $count ->
    [one] { $count } cube rose
   *[other] { $count } cubes roses
    }
village-colour-plague = { $count ->
    [one] { $count } cube Peste
   *[other] { $count } cubes Peste
    }

village-good-scroll = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
    }
village-good-horse = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
    }
village-good-plough = { $count ->
    [one] { $count } charrue
   *[other] { $count } charrues
    }
village-good-ox = { $count ->
    [one] { $count } bœuf
   *[other] { $count } bœufs
    }
village-good-wagon = { $count ->
    [one] { $count } chariot
   *[other] { $count } chariots
    }

village-ware-grain = { $count ->
    [one] { $count } sac de grain
   *[other] { $count } sacs de grain
    }
village-ware-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
    }
village-ware-time = { $count } temps
village-ware-point = { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    }
village-ware-marker = { $count ->
    [one] { $count } marqueur Premier Joueur
   *[other] { $count } marqueurs Premier Joueur
}
village-ware-good = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}

village-building-wainwright = Constructeur de chariots
village-building-stables = Étables
village-building-scriptorium = Bibliothèque
village-building-smithy = Forge

village-area-farm = Ferme
village-area-craft = Artisanat
village-area-travel = Voyage
village-area-council = Chambre du Conseil
village-area-church = Église
village-area-graves = Tombes Anonymes

village-place-not-in-the-box = pas dans cette partie
village-place-unborn = pas encore né
village-place-bag = sac noir
    .object = dans le sac noir
    .origin = du sac noir
village-place-farm = Ferme
    .object = à la Ferme
    .origin = de la Ferme
village-place-wainwright = Constructeur de chariots
    .object = chez le Constructeur de chariots
    .origin = de chez le Constructeur de chariots
village-place-stables = Étables
    .object = aux Étables
    .origin = des Étables
village-place-scriptorium = Bibliothèque
    .object = à la Bibliothèque
    .origin = de la Bibliothèque
village-place-smithy = Forge
    .object = à la Forge
    .origin = de la Forge
village-place-council-1 = Chambre du Conseil, niveau 1
    .object = au niveau 1 de la Chambre du Conseil
    .origin = du niveau 1 de la Chambre du Conseil
village-place-council-2 = Chambre du Conseil, niveau 2
    .object = au niveau 2 de la Chambre du Conseil
    .origin = du niveau 2 de la Chambre du Conseil
village-place-council-3 = Chambre du Conseil, niveau 3
    .object = au niveau 3 de la Chambre du Conseil
    .origin = du niveau 3 de la Chambre du Conseil
village-place-council-4 = Chambre du Conseil, niveau 4
    .object = au niveau 4 de la Chambre du Conseil
    .origin = du niveau 4 de la Chambre du Conseil
village-place-city-1 = cité A
    .object = dans la cité A
    .origin = de la cité A
village-place-city-2 = cité B
    .object = dans la cité B
    .origin = de la cité B
village-place-city-3 = cité C
    .object = dans la cité C
    .origin = de la cité C
village-place-city-4 = cité D
    .object = dans la cité D
    .origin = de la cité D
village-place-city-5 = cité E
    .object = dans la cité E
    .origin = de la cité E
village-place-city-6 = cité F
    .object = dans la cité F
    .origin = de la cité F
village-place-church-1 = Église, fenêtre 1
    .object = à la fenêtre 1 de l’Église
    .origin = de la fenêtre 1 de l’Église
village-place-church-2 = Église, fenêtre 2
    .object = à la fenêtre 2 de l’Église
    .origin = de la fenêtre 2 de l’Église
village-place-church-3 = Église, fenêtre 3
    .object = à la fenêtre 3 de l’Église
    .origin = de la fenêtre 3 de l’Église
village-place-church-4 = Église, fenêtre 4
    .object = à la fenêtre 4 de l’Église
    .origin = de la fenêtre 4 de l’Église
village-place-chronicle-farm = Archives du Village, Ferme
    .object = dans les Archives du Village (Ferme)
    .origin = des Archives du Village (Ferme)
village-place-chronicle-craft = Archives du Village, Artisanat
    .object = dans les Archives du Village (Artisanat)
    .origin = des Archives du Village (Artisanat)
village-place-chronicle-travel = Archives du Village, Voyage
    .object = dans les Archives du Village (Voyage)
    .origin = des Archives du Village (Voyage)
village-place-chronicle-council = Archives du Village, Chambre du Conseil
    .object = dans les Archives du Village (Chambre du Conseil)
    .origin = des Archives du Village (Chambre du Conseil)
village-place-chronicle-church = Archives du Village, Église
    .object = dans les Archives du Village (Église)
    .origin = des Archives du Village (Église)
village-place-grave = Tombes Anonymes
    .object = dans les Tombes Anonymes
    .origin = des Tombes Anonymes
village-place-removed = retiré du jeu
village-place-unburied = pas encore inhumé

village-category-track = Pendant la partie
village-category-travel = Voyage
village-category-council = Chambre du Conseil
village-category-church = Église
village-category-chronicle = Archives du Village
village-category-customers = Clients
village-category-coins = Pièces

## Questions
village-task-take = Prenez un cube sur une case Action, ou utilisez le Puits.
village-task-any-action = Au choix : quelle action réalisez-vous ?
village-task-harvest = Récolte : récoltez-vous du grain ?
village-task-family = Famille : qui rejoint votre Ferme ?
village-task-crafts = Artisanat : quel bâtiment utilisez-vous ?
village-task-produce = Artisanat : le membre de votre famille est formé. Produisez-vous tout de suite ?
village-task-sale = Jour de marché : servez un client, ou passez jusqu’à la fin du jour de marché.
village-task-council = Chambre du Conseil : que faites-vous ?
village-task-privilege = Chambre du Conseil : quel privilège utilisez-vous ?
village-task-travel = Voyage : que faites-vous ?
village-task-church = Église : mettez-vous un membre de votre famille dans le sac noir ?
village-task-choose-cube = Réserve : choisissez un cube d’Influence.
village-task-choose-good = Réserve : choisissez une marchandise.
village-task-pay = Paiement : comment payez-vous ? Une pièce peut remplacer n’importe quel cube d’Influence.
village-task-pay-any = Paiement : quel cube d’Influence payez-vous ? Une pièce peut le remplacer.
village-task-send = Votre famille : quel membre de votre famille envoyez-vous ?
village-task-death = Un décès : quel membre de votre famille décède ?
village-task-pick = Messe : sortez-vous des membres de votre famille du sac noir ?
village-task-climb = Messe : faites-vous monter des membres de votre famille ?

## Moves
village-move-take = { $space } : prendre { $cube }
village-move-take-plague = { $space } : prendre { $cube } ({ $price })
village-move-well = Puits : payer { $cubes } pour une action au choix
village-move-well-coins = Puits : payer { $coins } pour une action au choix
village-move-any-action = { $space }
village-move-no-action = Ne réaliser aucune action
village-move-decline = Renoncer à l’action
village-move-harvest = Récolter { $grain }
village-move-birth = Naissance : accueillir un nouveau membre « { $generation } »
village-move-recall = Rapatrier { $origin } un { $member }
village-move-mill = Moulin : échanger { $time } et { $grain } contre { $coins }
village-move-train = { $building } : former un membre de la famille ({ $time })
village-move-buy = Acheter { $good } ({ $price })
village-move-make = Produire { $good } ({ $time })
village-move-stop = Ne rien produire
village-move-pass = Passer
village-move-serve = Servir le client qui demande { $wares } ({ $points })
village-move-serve-paid = Servir le client qui demande { $wares } ({ $points }) et payer { $price }
village-move-council-top = Faire progresser un membre au-delà du niveau 4
village-move-enter = Entrer à la Chambre du Conseil pour { $price }
village-move-advance = Faire progresser un membre du niveau { $step } pour { $price }
village-move-privilege-1 = Privilège 1 : devenir Prochain Premier Joueur
village-move-privilege-2 = Privilège 2 : prendre { $count ->
    [one] { $count } cube d’Influence
   *[other] { $count } cubes d’Influence
    } au choix
village-move-privilege-3 = Privilège 3 : prendre 1 marchandise au choix
village-move-privilege-4 = Privilège 4 : acheter { $points } pour { $price }
village-move-no-privilege = N’utiliser aucun privilège
village-move-first-trip = Voyager de la Ferme à la cité { $target } pour { $price }
village-move-trip = Voyager de la cité { $origin } à la cité { $target } pour { $price }
village-move-travel-home = Revenir de la cité { $origin } au village
village-move-church = Mettre un membre de la famille dans le sac noir pour { $price }
village-move-choose-cube = Prendre { $cube }
village-move-choose-good = Prendre { $good }
village-move-pay = Payer { $price }
village-move-send = Un { $start }
village-move-die = Un { $start } { $place }
village-move-die-nobody = Plus personne ne peut mourir
village-move-pick = Sortir un { $member } pour { $price }
village-move-pick-done = Ne sortir personne d’autre
village-move-climb = Faire monter un { $member } à la fenêtre { $level } pour { $price }
village-move-climb-free = Faire monter gratuitement un { $member } à la fenêtre { $level }
village-move-climb-top = Faire monter un { $member } au-delà de la fenêtre 4
village-move-climb-done = Ne faire monter personne d’autre
village-move-first-trip-reward = Voyager de la Ferme à la cité { $target } pour { $price } (première visite : { $gain })
village-move-trip-reward = Voyager de la cité { $origin } à la cité { $target } pour { $price } (première visite : { $gain })

## Reasons
village-why-not-here = Ce n’est pas possible maintenant.
village-why-legal = Permis.
village-why-no-cube = Aucun cube de cette couleur sur cette case Action.
village-why-no-influence = Il vous manque des cubes d’Influence (ou des pièces pour les remplacer).
village-why-no-grain = Vous n’avez pas assez de sacs de grain.
village-why-no-coin = Vous n’avez pas assez de pièces.
village-why-no-wagon = Chaque voyage coûte 1 chariot, et vous n’en avez pas.
village-why-no-scroll = Vous n’avez pas de parchemin.
village-why-no-wares = Vous n’avez pas tout ce que demande ce client.
village-why-no-surcharge = Il vous manque les cubes d’Influence (ou les pièces) à payer en plus pour cette vente.
village-why-nobody-on-farm = Vous n’avez aucun membre de votre famille à la Ferme.
village-why-nobody-unborn = Tous les membres de votre famille sont déjà nés.
village-why-nobody-there = Vous n’avez aucun membre de votre famille à cet endroit.
village-why-dead = Ce membre de la famille est décédé.
village-why-in-bag = Un membre dans le sac noir est hors d’atteinte.
village-why-not-oldest = Seul un membre visible de votre plus ancienne génération peut décéder.
village-why-no-craftsman = Vous n’avez formé personne dans ce bâtiment.
village-why-supply-empty = Il n’y en a plus dans la réserve.
village-why-in-queue = Les clients de la file d’attente ne peuvent pas encore être servis.
village-why-step-too-high = Aucun membre qui compte ici n’a atteint ce niveau.
village-why-top-reached = Le niveau 4 et la fenêtre 4 sont les derniers.
village-why-no-way-home = Un voyageur ne revient que par l’action « Famille ».
village-why-four-out = Plus personne ne peut sortir du sac à cette Messe.

## Events
village-event-round-began = La manche { $round } commence.
village-event-first-player = { $who } est Premier Joueur.
village-event-took-cube = { $who } prend { $cube } sur la case Action « { $space } ».
village-event-spent-time = { $who } paie { $time }.
village-event-used-well = { $who } utilise le Puits.
village-event-chose-action = { $who } choisit l’action { $space }.
village-event-free-action = Il n’y a plus de cubes : { $who } peut réaliser gratuitement une action au choix.
village-event-declined = { $task ->
    [produce] { $who } ne produit rien pour l’instant.
    [privilege] { $who } n’utilise aucun privilège.
    [pick] { $who } ne sort plus personne du sac noir.
    [climb] { $who } ne fait plus monter personne.
    [swap] { $who } n’échange aucun cube.
    [purchase] { $who } n’achète ni pain ni outil.
    [tool] { $who } n’utilise pas d’outil.
   *[other] { $who } renonce à l’action.
    }
village-event-declined-action = { $who } renonce à l’action { $space }.
village-event-declined-any = { $who } ne réalise aucune action.
village-event-harvested = { $who } récolte { $grain }.
village-event-born = { $who } : naissance d’un membre « { $generation } ».
village-event-recalled = { $who } rapatrie { $origin } un membre « { $generation } ».
village-event-trained = { $who } forme un membre « { $generation } » { $place }.
village-event-produced = { $who } produit { $good }.
village-event-bought = { $who } achète { $good }.
village-event-milled = { $who } utilise le Moulin.
village-event-called-market = { $who } déclenche un jour de marché.
village-event-served = { $who } sert le client qui demande { $wares } ({ $points }).
village-event-passed = { $who } passe.
village-event-closed-market = Le jour de marché se termine : { $count ->
    [0] aucun client n’a été servi
    [one] { $count } client a été servi
   *[other] { $count } clients ont été servis
    }.
village-event-entered-council = { $who } envoie un membre « { $generation } » à la Chambre du Conseil.
village-event-advanced = { $who } fait progresser un membre « { $generation } » { $target }.
village-event-took-marker = { $who } sera Premier Joueur de la prochaine manche.
village-event-used-privilege = { $who } utilise le privilège { $step } de la Chambre du Conseil.
village-event-marker-gone = { $who } ne prend rien : le Prochain Premier Joueur est déjà désigné.
village-event-bought-points = { $who } achète { $points }.
village-event-got-cube = { $who } prend { $cube } dans la réserve.
village-event-got-good = { $who } prend { $good } dans la réserve.
village-event-got-grain = { $who } reçoit { $grain }.
village-event-got-coin = { $who } reçoit { $coins }.
village-event-got-points = { $who } reçoit { $points }.
village-event-supply-empty = { $who } ne reçoit pas { $missing } : la réserve est vide.
village-event-travelled = { $who } envoie un membre « { $generation } » en voyage { $target }.
village-event-moved = { $who } déplace un membre « { $generation } » { $target }.
village-event-into-bag = { $who } met un membre « { $generation } » dans le sac noir.
village-event-paid-cubes = { $who } paie { $cubes }.
village-event-paid-coins = { $who } paie { $coins }.
village-event-paid-grain = { $who } paie { $grain }.
village-event-paid-good = { $who } remet { $good } dans la réserve.
village-event-death-lapsed = { $who } n’a personne qui puisse décéder.
village-event-into-chronicle = { $who } : un membre « { $generation } » décède { $place } et entre dans les Archives du Village.
village-event-into-grave = { $who } : un membre « { $generation } » décède { $place } et rejoint les Tombes Anonymes.
village-event-removed = { $who } : un membre « { $generation } » décède { $place } et est retiré du jeu.
village-event-end-triggered = { $where ->
    [graves] { $who } occupe la dernière tombe : les derniers tours commencent.
    [sea] { $who } occupe la dernière place en mer : les derniers tours commencent.
   *[chronicle] { $who } occupe la dernière place des Archives du Village : les derniers tours commencent.
}
village-event-last-turns = { $count ->
    [0] Plus personne n’a de tour.
    [one] Il reste { $count } dernier tour ; à suivre : { $who }.
   *[other] Il reste { $count } derniers tours ; à suivre : { $who }.
}
village-event-mass-began = La Messe commence.
village-event-picked = { $who } sort un membre « { $generation } » du sac noir.
village-event-drew-member = { $who } : un membre « { $generation } » est tiré du sac noir.
village-event-drew-monks = { $count ->
    [one] { $count } moine est tiré puis remis
   *[other] { $count } moines sont tirés puis remis
    } dans le sac noir.
village-event-climbed = { $who } : un membre « { $generation } » monte { $target }.
village-event-majority = { $who } a la majorité dans l’Église.
village-event-no-majority = Personne n’a la majorité dans l’Église.
village-event-game-over = La partie est terminée.
village-event-scored = Décompte, { $who } : { $category }, { $points }.
village-event-won = { $who } gagne avec { $points }.
village-event-tie-break = { $by ->
    [grain] { $who } l’emporte à égalité (sacs de grain : { $count }, membres vivants : { $living }).
   *[customers] { $who } l’emporte à égalité (clients servis : { $count }, membres vivants : { $living }).
    }

## A family member, where bread or a spouse tells it from others
village-member = membre « { $generation } »
village-member-bread = { $bread ->
    [one] { $member } (avec { $bread } pain)
   *[other] { $member } (avec { $bread } pains)
    }
village-member-married = { $member }, marié avec { $owner } (« { $partner } »)
village-member-married-pink = { $member }, marié avec un membre rose
