## Things
village-space-inn = Auberge
village-good-beer = { $count ->
    [one] { $count } bière
   *[other] { $count } bières
    }
village-building-brewery = Brasserie
village-place-brewery = Brasserie
    .object = à la Brasserie
    .origin = de la Brasserie
village-place-inn = Auberge
    .object = à l’Auberge
    .origin = de l’Auberge
village-place-beside = à côté des Archives du Village
    .origin = d’à côté des Archives du Village
village-category-persons = Cartes Personnage
village-cost-any-cube = { $count ->
    [one] { $count } cube au choix
   *[other] { $count } cubes au choix
    }

## Persons
village-person-count = Comte
    .object = le Comte
village-person-traveller = Voyageur
    .object = le Voyageur
village-person-messenger = Messager
    .object = le Messager
village-person-toll-keeper = Péager
    .object = le Péager
village-person-medico = Médecin
    .object = le Médecin
village-person-bard = Barde
    .object = le Barde
village-person-scrap-dealer = Ferrailleur
    .object = le Ferrailleur
village-person-duchess = Duchesse
    .object = la Duchesse
village-person-chronicler = Archiviste
    .object = l’Archiviste
village-person-smith = Forgeronne
    .object = la Forgeronne
village-person-miller = Meunier
    .object = le Meunier
village-person-gravedigger = Fossoyeur
    .object = le Fossoyeur
village-person-midwife = Sage-femme
    .object = la Sage-femme
village-person-abbot = Abbé
    .object = l’Abbé
village-person-bishop = Évêque
    .object = l’Évêque
village-person-nun = Nonne
    .object = la Nonne
village-person-mayor = Bourgmestre
    .object = le Bourgmestre
village-person-beadle = Huissier
    .object = l’Huissier
village-person-scribe = Scribe
    .object = le Scribe
village-person-wainwright = Charron
    .object = le Charron
village-person-cattle-dealer = Marchand de bétail
    .object = le Marchand de bétail
village-person-farmers-wife = Fermière
    .object = la Fermière
village-person-market-woman = Marchande
    .object = la Marchande
village-person-wholesaler = Négociante
    .object = la Négociante
village-person-treasurer = Trésorier
    .object = le Trésorier
village-person-juggler = Jongleur
    .object = le Jongleur
village-person-fortune-teller = Voyante
    .object = la Voyante
village-person-guild-master = Maître de guilde
    .object = le Maître de guilde
village-person-night-watchman = Veilleur de nuit
    .object = le Veilleur de nuit
village-person-innkeeper = Aubergiste
    .object = l’Aubergiste
village-person-admiral = Amiral
    .object = l’Amiral
village-person-helmsman = Timonier
    .object = le Timonier
village-person-quartermaster = Quartier-maître
    .object = le Quartier-maître
village-person-cartographer = Cartographe
    .object = le Cartographe
village-person-shopkeeper = Boutiquière
    .object = la Boutiquière
village-person-jack-of-all-trades = Touche-à-tout
    .object = le Touche-à-tout
village-person-cousin = Cousine
    .object = la Cousine

## What persons do
village-effect-traveller = Ce voyage ne coûte aucun cube.
village-effect-messenger = Ce voyage ne coûte aucun chariot.
village-effect-toll-keeper = Recevez à nouveau { $count ->
    [one] la récompense d’une
   *[other] les récompenses de { $count }
    } de vos cités.
village-effect-bard = Un défunt compte dans les Archives du Village même si sa section est pleine.
village-effect-scrap-dealer = Après un jour de marché que vous avez déclenché, prenez un client restant.
village-effect-miller = Échangez jusqu’à { $count ->
    [one] { $count } sac de grain contre une pièce
   *[other] { $count } sacs de grain contre autant de pièces
    }.
village-effect-gravedigger = Déplacez un membre d’une Tombe Anonyme vers une place libre des Archives du Village.
village-effect-midwife = Un nouveau membre naît dans votre Ferme.
village-effect-abbot = À la Messe, un membre monte gratuitement d’une fenêtre.
village-effect-nun = Déplacez un membre de la Ferme directement à l’Église.
village-effect-beadle = Utilisez { $count ->
    [one] le privilège { $count }
   *[other] un des { $count } premiers privilèges
    } de la Chambre du Conseil.
village-effect-cattle-dealer = { $count ->
    [one] Prenez { $count } cheval ou { $count } bœuf.
   *[other] Prenez { $count } chevaux ou { $count } bœufs.
    }
village-effect-farmers-wife = Remplissez votre grange de grain.
village-effect-market-woman = Vos ventes de ce jour de marché ne coûtent aucun cube d’Influence.
village-effect-juggler = { $count ->
    [one] Prenez { $count } cube.
   *[other] Prenez { $count } cubes de couleurs différentes.
    }
village-effect-fortune-teller = Reculez de { $count } temps au plus sur votre Ligne de Temps, sans repasser le pont.
village-effect-night-watchman = Devenez Prochain Premier Joueur et prenez { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
    } au choix.
village-effect-admiral = Engagez un capitaine sans payer de pièces.
village-effect-helmsman = Naviguez de { $count ->
    [one] { $count } case
   *[other] { $count } cases
    } de plus au maximum, sans payer de cube.
village-effect-quartermaster = Votre bateau a { $count ->
    [one] { $count } cale
   *[other] { $count } cales
    } de plus jusqu’à son retour.
village-effect-shopkeeper = { $count ->
    [one] Prenez { $count } tuile au choix : pain ou outil.
   *[other] Prenez { $count } tuiles au choix : pain ou outil.
    }
village-effect-jack-of-all-trades = Réalisez une action de plus, sauf Marché ou Auberge.
village-effect-cousin = Envoyez gratuitement un membre dans la zone de Cérémonie.
village-effect-count = Décompte final : une cité de plus compte pour le Voyage.
village-effect-medico = Décompte final : { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    } par membre vivant et visible.
village-effect-duchess = Décompte final : { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    } par carte Personnage achetée.
village-effect-chronicler = Décompte final : { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    } de plus par membre dans les Archives du Village.
village-effect-bishop = Décompte final : { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    } par membre dans l’Église.
village-effect-mayor = Décompte final : { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    } par membre au niveau 3 ou 4 de la Chambre du Conseil.
village-effect-wholesaler = Décompte final : { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    } par client servi.
village-effect-treasurer = Décompte final : 1 point de Prestige de plus par pièce ({ $count } au maximum).
village-effect-guild-master = Décompte final : { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    } par membre dans un bâtiment Artisanat.
village-effect-cartographer = Décompte final : { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    } par membre sur un phare.
village-brings = Prenez { $good }.

## Questions
village-task-inn = Auberge : achetez-vous une carte Personnage ?
village-task-rotate = Auberge : quelle première carte glissez-vous sous sa pile ?
village-task-buy-person = Auberge : quelle carte Personnage achetez-vous ?
village-task-pause = Terminez-vous votre tour, ou jouez-vous d’abord une carte Personnage ?
village-task-play-person = Quelle carte Personnage jouez-vous ?
village-task-toll = Péager : quelle cité vous récompense à nouveau ?
village-task-grind = Meunier : combien de sacs de grain échangez-vous contre des pièces ?
village-task-exhume = Fossoyeur : dans quelle section des Archives du Village placez-vous le défunt ?
village-task-cattle = Marchand de bétail : prenez-vous un cheval ou un bœuf ?
village-task-juggle = Jongleur : prenez des cubes de couleurs différentes.
village-task-fortune = Voyante : de combien reculez-vous sur votre Ligne de Temps ?
village-task-scrap = Ferrailleur : prenez-vous un client restant ?
village-task-bard = Barde : chantez-vous les exploits du défunt ?
village-task-shopping = Boutiquière : prenez-vous un pain ou un outil ?

## Moves
village-move-inn = Utiliser l’Auberge pour { $price }
village-move-rotate = Glisser { $person } sous la pile { $stack }
village-move-rotate-none = Pile { $stack } (vide)
village-move-no-person = Ne rien acheter
village-move-buy-none = Acheter une carte de la pile { $stack } (vide)
village-move-buy-person = Acheter { $person } pour { $price }. { $effect }
village-move-end-turn = Terminer le tour
village-move-play-card = Jouer une carte Personnage
village-move-play-person = Jouer { $person }. { $effect }
village-move-toll = Prendre la récompense de la cité { $city } : { $gain }
village-move-toll-done = Ne plus rien recevoir
village-move-grind = Échanger { $grain } contre { $coins }
village-move-exhume = Placer le défunt dans les Archives du Village : { $area }
village-move-fortune = Reculer de { $time }
village-move-scrap = Prendre le client qui demande { $wares } ({ $points })
village-move-no-scrap = Ne prendre aucun client
village-move-bard = Jouer le Barde : le défunt compte dans les Archives du Village
village-move-no-bard = Garder le Barde

## Reasons
village-why-no-cards-left = Cette pile est vide.
village-why-no-beer = Vous n’avez pas assez de bières.
village-why-empty-inkwell = Encrier vide : cette carte ne sert qu’au décompte final.
village-why-not-now = Cette carte ne peut pas être jouée maintenant.
village-why-no-trip = Cette carte ne vous permettrait aucun voyage.
village-why-no-city = Vous n’avez aucun marqueur dans cette cité.
village-why-no-grave = Il faut l’un de vos membres dans une Tombe Anonyme et une place libre dans les Archives du Village.
village-why-barn-full = Votre grange est pleine.
village-why-no-time-spent = Votre marqueur ne peut pas repasser le pont.
village-why-waived-already = Vos ventes de ce jour de marché ne coûtent déjà plus de cube d’Influence.

## Events
village-event-rotated = { $who } glisse { $person } sous sa pile.
village-event-bought-person = { $who } achète { $person }.
village-event-no-person = { $who } n’achète aucune carte Personnage.
village-event-played-person = { $who } joue { $person }.
village-event-turned-back = { $who } recule de { $time } sur sa Ligne de Temps.
village-event-exhumed = { $who } : un membre « { $generation } » quitte les Tombes Anonymes et entre { $target }.
village-event-beside-chronicle = { $who } : un membre « { $generation } » décède { $place } et compte dans les Archives du Village.

## In the terminal
terminal-persons = Cartes Personnage
terminal-price = Prix
terminal-inkwell = Encrier
terminal-inkwell-full = plein
terminal-inkwell-empty = vide
