## Things
village-space-inn = Auberge
village-good-beer = { $count ->
    [one] { $count } bière
   *[other] { $count } bières
    }
village-building-brewery = Brasserie
village-place-brewery = Brasserie
village-place-inn = Auberge
village-place-beside = à côté des Archives du Village
village-category-persons = Cartes Personnage
village-cost-any-cube = { $count ->
    [one] { $count } cube au choix
   *[other] { $count } cubes au choix
    }

## Persons
village-person-count = Comte
village-person-traveller = Voyageur
village-person-messenger = Messager
village-person-toll-keeper = Péager
village-person-medico = Médecin
village-person-bard = Barde
village-person-scrap-dealer = Ferrailleur
village-person-duchess = Duchesse
village-person-chronicler = Archiviste
village-person-smith = Forgeronne
village-person-miller = Meunier
village-person-gravedigger = Fossoyeur
village-person-midwife = Sage-femme
village-person-abbot = Abbé
village-person-bishop = Évêque
village-person-nun = Nonne
village-person-mayor = Bourgmestre
village-person-beadle = Huissier
village-person-scribe = Scribe
village-person-wainwright = Charron
village-person-cattle-dealer = Marchand de bétail
village-person-farmers-wife = Fermière
village-person-market-woman = Maraîchère
village-person-wholesaler = Négociante
village-person-treasurer = Trésorier
village-person-juggler = Jongleur
village-person-fortune-teller = Voyante
village-person-guild-master = Maître de guilde
village-person-night-watchman = Veilleur de nuit
village-person-innkeeper = Aubergiste
village-person-admiral = Amiral
village-person-helmsman = Timonier
village-person-quartermaster = Quartier-maître
village-person-cartographer = Cartographe
village-person-shopkeeper = Boutiquière
village-person-jack-of-all-trades = Touche-à-tout
village-person-cousin = Cousine

## What persons do
village-effect-count = À la fin, une cité de plus compte pour le Voyage.
village-effect-traveller = Ce voyage ne coûte aucun cube.
village-effect-messenger = Ce voyage ne coûte aucun chariot.
village-effect-toll-keeper = Recevez à nouveau les récompenses de deux de vos cités.
village-effect-medico = À la fin, 1 point de Prestige par membre vivant et visible.
village-effect-bard = Un défunt compte dans les Archives bien que sa section soit pleine.
village-effect-scrap-dealer = Après un jour de marché que vous avez lancé, prenez un client restant.
village-effect-duchess = À la fin, 1 point de Prestige par carte Personnage achetée.
village-effect-chronicler = À la fin, 1 point de Prestige de plus par membre dans les Archives.
village-effect-smith = Prenez une charrue.
village-effect-miller = Échangez jusqu'à trois sacs de grain contre autant de pièces.
village-effect-gravedigger = Déplacez un membre d'une Tombe vers une place libre des Archives.
village-effect-midwife = Un nouveau membre arrive à votre Ferme.
village-effect-abbot = À la Messe, un membre monte gratuitement d'une fenêtre.
village-effect-bishop = À la fin, 1 point de Prestige par membre dans l'Église.
village-effect-nun = Un membre va de la Ferme directement à l'Église.
village-effect-mayor = À la fin, 2 points de Prestige par membre au niveau 3 ou 4 de la Chambre du Conseil.
village-effect-beadle = Utilisez l'un des trois premiers privilèges de la Chambre du Conseil.
village-effect-scribe = Prenez deux parchemins.
village-effect-wainwright = Prenez un chariot.
village-effect-cattle-dealer = Prenez un cheval ou un bœuf.
village-effect-farmers-wife = Remplissez votre grange de grain.
village-effect-market-woman = Vos ventes de ce jour de marché ne coûtent aucun cube vert.
village-effect-wholesaler = À la fin, 1 point de Prestige par client servi.
village-effect-treasurer = À la fin, 1 point de Prestige de plus par pièce, 5 au maximum.
village-effect-juggler = Prenez trois cubes de couleurs différentes.
village-effect-fortune-teller = Reculez votre Ligne de Temps jusqu'à cinq, sans repasser le pont.
village-effect-guild-master = À la fin, 2 points de Prestige par membre dans un bâtiment Artisanat.
village-effect-night-watchman = Soyez le Prochain Premier Joueur et prenez deux cubes au choix.
village-effect-innkeeper = Prenez deux bières.
village-effect-admiral = Engagez un capitaine sans payer de pièces.
village-effect-helmsman = Naviguez jusqu'à deux pas de plus sans cubes.
village-effect-quartermaster = Votre bateau a une quatrième cale jusqu'à son retour.
village-effect-cartographer = À la fin, 2 points de Prestige par membre sur un phare.
village-effect-shopkeeper = Prenez deux tuiles, pain ou outil.
village-effect-jack-of-all-trades = Effectuez une action de plus, sauf Marché ou Auberge.
village-effect-cousin = Envoyez gratuitement un membre dans la zone de Cérémonie.

## Questions
village-task-inn = Auberge : acquérir une carte Personnage ?
village-task-rotate = Sous quelle pile glissez-vous sa première carte ?
village-task-buy-person = Quelle carte Personnage achetez-vous ?
village-task-pause = Terminer le tour, ou jouer d'abord une carte Personnage ?
village-task-play-person = Quelle carte Personnage jouez-vous ?
village-task-toll = Quelle cité vous récompense à nouveau ?
village-task-grind = Combien de sacs de grain échangez-vous contre des pièces ?
village-task-exhume = Dans quelle section des Archives du Village ?
village-task-cattle = Un cheval ou un bœuf ?
village-task-juggle = Choisissez un cube d'une autre couleur.
village-task-fortune = De combien reculez-vous votre Ligne de Temps ?
village-task-scrap = Ferrailleur : prendre un client restant ?
village-task-bard = Barde : faut-il chanter le défunt ?
village-task-shopping = Un pain ou un outil ?

## Moves
village-move-inn = Utiliser l'Auberge pour { $price }
village-move-rotate = Glisser { $person } sous la pile { $stack }
village-move-rotate-none = Pile { $stack }
village-move-no-person = N'acheter personne
village-move-buy-none = Acheter de la pile { $stack }
village-move-buy-person = Acheter { $person } pour { $price } : { $effect }
village-move-end-turn = Terminer le tour
village-move-play-card = Jouer une carte Personnage
village-move-play-person = Jouer { $person } : { $effect }
village-move-toll = La récompense de la cité { $city }
village-move-toll-done = Aucune autre récompense
village-move-grind = { $grain } contre { $coins }
village-move-exhume = Archives du Village : { $area }
village-move-fortune = Reculer de { $time }
village-move-scrap = Prendre le client qui veut { $wares } ({ $points })
village-move-no-scrap = Ne prendre aucun client
village-move-bard = Jouer le Barde : le défunt compte dans les Archives
village-move-no-bard = Garder le Barde

## Reasons
village-why-no-cards-left = Il n'y reste aucune carte.
village-why-no-beer = Vous n'avez pas assez de bière.
village-why-empty-inkwell = Encrier vide : cette carte est pour le décompte final.
village-why-not-now = Cette carte ne peut pas être jouée à ce moment.
village-why-no-trip = Elle ne permettrait aucun voyage.
village-why-no-city = Vous n'avez aucun marqueur dans cette cité.
village-why-no-grave = Il faut un membre à vous dans une Tombe et une place libre dans les Archives.
village-why-barn-full = Votre grange est pleine.
village-why-no-time-spent = Votre Ligne de Temps ne peut pas repasser le pont.
village-why-waived-already = Vos ventes ne coûtent déjà aucun cube vert aujourd'hui.

## Events
village-event-rotated = { $who } glisse une carte Personnage sous sa pile : { $person }.
village-event-bought-person = { $who } achète une carte Personnage : { $person }.
village-event-no-person = { $who } n'achète aucune carte Personnage.
village-event-played-person = { $who } joue une carte Personnage : { $person }.
village-event-turned-back = { $who } recule de { $time }.
village-event-exhumed = { $who } : un membre de la génération { $generation } passe d'une Tombe aux Archives du Village ({ $place }).
village-event-beside-chronicle = { $who } : un membre de la génération { $generation } décède ({ $place }) et compte dans les Archives du Village.

## In the terminal
terminal-persons = Cartes Personnage
terminal-price = Prix
terminal-inkwell = Encrier
terminal-inkwell-full = plein
terminal-inkwell-empty = vide
