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

village-place-not-in-the-box = pas dans la boîte
village-place-unborn = pas encore né
village-place-bag = sac noir
village-place-farm = Ferme
village-place-wainwright = Constructeur de chariots
village-place-stables = Étables
village-place-scriptorium = Bibliothèque
village-place-smithy = Forge
village-place-council-1 = Chambre du Conseil, niveau 1
village-place-council-2 = Chambre du Conseil, niveau 2
village-place-council-3 = Chambre du Conseil, niveau 3
village-place-council-4 = Chambre du Conseil, niveau 4
village-place-city-1 = cité A
village-place-city-2 = cité B
village-place-city-3 = cité C
village-place-city-4 = cité D
village-place-city-5 = cité E
village-place-city-6 = cité F
village-place-church-1 = Église, fenêtre 1
village-place-church-2 = Église, fenêtre 2
village-place-church-3 = Église, fenêtre 3
village-place-church-4 = Église, fenêtre 4
village-place-chronicle-farm = Archives du Village, Ferme
village-place-chronicle-craft = Archives du Village, Artisanat
village-place-chronicle-travel = Archives du Village, Voyage
village-place-chronicle-council = Archives du Village, Chambre du Conseil
village-place-chronicle-church = Archives du Village, Église
village-place-grave = Tombes Anonymes
village-place-removed = hors du jeu

village-category-track = Pendant la partie
village-category-travel = Voyage
village-category-council = Chambre du Conseil
village-category-church = Église
village-category-chronicle = Archives du Village
village-category-customers = Clients
village-category-coins = Pièces

## Questions
village-task-take = Prenez un cube sur une case Action, ou utilisez le Puits.
village-task-any-action = Quelle action réalisez-vous ?
village-task-harvest = Récolte : récoltez-vous du grain ?
village-task-family = Famille : qui rejoint votre Ferme ?
village-task-crafts = Artisanat : quel bâtiment utilisez-vous ?
village-task-produce = Le membre de votre famille est formé. Produisez-vous tout de suite une marchandise ?
village-task-sale = Jour de marché : servez un client, ou passez pour le reste de la journée.
village-task-council = Chambre du Conseil : voulez-vous y entrer, y progresser ou utiliser un privilège ?
village-task-privilege = Quel privilège utilisez-vous ?
village-task-travel = Voyage : quelle destination ?
village-task-church = Église : mettez-vous un membre de votre famille dans le sac noir ?
village-task-choose-cube = Choisissez un cube d’Influence dans la réserve.
village-task-choose-good = Choisissez une marchandise dans la réserve.
village-task-pay = Comment payez-vous ? Une pièce remplace n’importe quel cube d’Influence.
village-task-pay-any = Quel cube d'Influence payez-vous ? Une pièce le remplace.
village-task-send = Quel membre de votre famille part ?
village-task-death = Un membre de votre famille décède : lequel ?
village-task-pick = Messe : sortez-vous des membres de votre famille du sac noir, pour 1 pièce chacun ?
village-task-climb = Messe : faites-vous monter des membres de votre famille ?

## Moves
village-move-take = { $space } : prendre { $cube }
village-move-well = Puits : payer { $cubes } pour une action au choix
village-move-well-coins = Puits : payer { $coins } pour une action au choix
village-move-any-action = { $space }
village-move-no-action = Aucune action
village-move-decline = Renoncer à l’action
village-move-harvest = Récolter { $grain }
village-move-birth = Naissance : un nouveau membre de la génération { $generation }
village-move-recall = Ramener à la Ferme un membre de la génération { $generation } ({ $place })
village-move-mill = Moulin : { $time } et { $grain } contre { $coins }
village-move-train = { $building } : former un membre de la famille ({ $time })
village-move-buy = Acheter { $good } pour { $price }
village-move-make = Produire { $good } ({ $time })
village-move-stop = Ne rien produire pour l’instant
village-move-pass = Passer
village-move-serve = Servir le client qui demande { $wares } ({ $points })
village-move-serve-paid = Servir le client qui demande { $wares } ({ $points }), pour { $price } en plus
village-move-council-top = Faire progresser un membre depuis le niveau 4
village-move-enter = Entrer à la Chambre du Conseil pour { $price } et { $time }
village-move-advance = Faire progresser un membre depuis le niveau { $step } pour { $price } et { $time }
village-move-privilege-1 = Privilège 1 : devenir Premier Joueur à la prochaine manche
village-move-privilege-2 = Privilège 2 : 2 cubes d’Influence au choix
village-move-privilege-3 = Privilège 3 : 1 marchandise au choix
village-move-privilege-4 = Privilège 4 : 3 points de Prestige pour 1 pièce
village-move-no-privilege = Aucun privilège
village-move-first-trip = De la Ferme à la cité { $target } pour { $price }
village-move-trip = De la cité { $origin } à la cité { $target } pour { $price }
village-move-travel-home = De la cité { $origin } au village
village-move-church = Mettre un membre de la famille dans le sac noir pour { $price }
village-move-choose-cube = Prendre { $cube }
village-move-choose-good = Prendre { $good }
village-move-pay = Payer { $price }
village-move-send = Un membre de la génération { $generation }
village-move-die = Un membre de la génération { $generation } ({ $place })
village-move-pick = Sortir un membre de la génération { $generation } pour 1 pièce
village-move-pick-done = Ne plus sortir personne
village-move-climb = Faire monter un membre de la génération { $generation } à la fenêtre { $level } pour { $grain }
village-move-climb-top = Faire monter un membre de la génération { $generation } depuis la fenêtre 4
village-move-climb-done = Ne plus faire monter personne

## Reasons
village-why-not-here = Ce choix ne se présente pas maintenant.
village-why-legal = Permis.
village-why-no-cube = Il n’y a pas de cube de ce genre sur cette case Action.
village-why-no-influence = Il vous manque des cubes d’Influence (ou des pièces pour les remplacer).
village-why-no-grain = Vous n’avez pas assez de sacs de grain.
village-why-no-coin = Vous n’avez pas assez de pièces.
village-why-no-wagon = Chaque voyage coûte un chariot, et vous n’en avez pas.
village-why-no-scroll = Vous n’avez pas de parchemin.
village-why-no-wares = Vous n’avez pas tout ce que demande ce client.
village-why-no-surcharge = Il vous manque le cube vert (ou une pièce) que cette vente coûte en plus.
village-why-nobody-on-farm = Vous n’avez aucun membre de votre famille à la Ferme.
village-why-nobody-unborn = Tous les membres de votre famille sont déjà nés.
village-why-nobody-there = Vous n’avez aucun membre de votre famille à cet endroit.
village-why-dead = Les morts ne reviennent pas.
village-why-in-bag = Un membre dans le sac noir est hors d’atteinte.
village-why-not-oldest = Seul un membre visible de votre plus ancienne génération peut décéder.
village-why-no-craftsman = Vous n’avez formé personne dans ce bâtiment.
village-why-supply-empty = La réserve n’en a plus.
village-why-in-queue = Les clients de la file d’attente ne peuvent pas encore être servis.
village-why-step-too-high = Aucun membre utilisable ici ne se trouve à ce niveau ni plus haut.
village-why-top-reached = Il n’y a rien au-dessus du niveau 4 ou de la fenêtre 4.
village-why-no-way-home = Un voyageur ne rentre que par l’action « Famille ».
village-why-four-out = Quatre personnages sont déjà sortis du sac.

## Events
village-event-round-began = La manche { $round } commence.
village-event-first-player = { $who } est Premier Joueur.
village-event-took-cube = { $who } prend { $cube } sur la case « { $space } ».
village-event-spent-time = { $who } paie { $time }.
village-event-used-well = { $who } utilise le Puits.
village-event-free-action = Il n’y a plus de cubes : { $who } peut réaliser gratuitement une action au choix.
village-event-declined = { $who } renonce.
village-event-harvested = { $who } récolte { $grain }.
village-event-born = { $who } : un membre de la génération { $generation } naît.
village-event-recalled = { $who } ramène à la Ferme un membre de la génération { $generation } ({ $place }).
village-event-trained = { $who } forme un membre de la génération { $generation } ({ $place }).
village-event-produced = { $who } produit { $good }.
village-event-bought = { $who } achète { $good }.
village-event-milled = { $who } va au Moulin.
village-event-called-market = { $who } déclenche un jour de marché.
village-event-served = { $who } sert le client qui demande { $wares } ({ $points }).
village-event-passed = { $who } passe.
village-event-closed-market = Le jour de marché se termine : { $count ->
    [0] aucun client n’a été servi
    [one] { $count } client a été servi
   *[other] { $count } clients ont été servis
    }.
village-event-entered-council = { $who } envoie un membre de la génération { $generation } à la Chambre du Conseil.
village-event-advanced = { $who } fait progresser un membre de la génération { $generation } ({ $place }).
village-event-took-marker = { $who } sera Premier Joueur à la prochaine manche.
village-event-marker-gone = { $who } arrive trop tard : le prochain Premier Joueur est déjà désigné.
village-event-bought-points = { $who } achète des points de Prestige.
village-event-got-cube = { $who } prend { $cube } dans la réserve.
village-event-got-good = { $who } prend { $good } dans la réserve.
village-event-got-grain = { $who } reçoit { $grain }.
village-event-got-coin = { $who } reçoit { $coins }.
village-event-got-points = { $who } reçoit { $points }.
village-event-travelled = { $who } fait voyager un membre de la génération { $generation } ({ $place }).
village-event-moved = { $who } déplace un membre de la génération { $generation } ({ $place }).
village-event-into-bag = { $who } met un membre de la génération { $generation } dans le sac noir.
village-event-paid-cubes = { $who } paie { $cubes }.
village-event-paid-coins = { $who } paie { $coins }.
village-event-paid-grain = { $who } paie { $grain }.
village-event-paid-good = { $who } remet { $good }.
village-event-death-lapsed = { $who } n’a personne qui puisse décéder.
village-event-into-chronicle = { $who } : un membre de la génération { $generation } décède ({ $place }) et entre dans les Archives du Village.
village-event-into-grave = { $who } : un membre de la génération { $generation } décède ({ $place }) et rejoint les Tombes Anonymes.
village-event-removed = { $who } : un membre de la génération { $generation } décède ({ $place }) et quitte le jeu.
village-event-end-triggered = { $who } occupe la dernière place : les derniers tours suivent.
village-event-mass-began = Une Messe est dite.
village-event-picked = { $who } sort un membre de la génération { $generation } du sac noir.
village-event-drew-member = { $who } : un membre de la génération { $generation } est tiré du sac noir.
village-event-drew-monks = { $count ->
    [one] { $count } moine est tiré puis remis
   *[other] { $count } moines sont tirés puis remis
    } dans le sac noir.
village-event-climbed = { $who } : un membre de la génération { $generation } monte ({ $place }).
village-event-majority = { $who } a la majorité dans l’Église.
village-event-no-majority = Personne n’a la majorité dans l’Église.
village-event-game-over = La partie est terminée.
