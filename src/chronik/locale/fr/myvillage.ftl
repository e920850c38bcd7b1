myvillage = My Village (Clochemerle)

## Things
myvillage-good-horse = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
    }
myvillage-good-beer = { $count ->
    [one] { $count } bière
   *[other] { $count } bières
    }
myvillage-good-plough = { $count ->
    [one] { $count } charrue
   *[other] { $count } charrues
    }
myvillage-good-scroll = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
    }
myvillage-good-wagon = { $count ->
    [one] { $count } chariot
   *[other] { $count } chariots
    }

myvillage-ware-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
    }
myvillage-ware-time = { $count ->
    [0] aucun temps
   *[other] { $count } temps
    }
myvillage-ware-story = { $count ->
    [one] { $count } point d’Histoire
   *[other] { $count } points d’Histoire
    }
myvillage-ware-point = { $count ->
    [one] { $count } point de Prestige
   *[other] { $count } points de Prestige
    }
myvillage-ware-marker = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
    }
myvillage-ware-joker = { $count ->
    [one] { $count } marchandise joker
   *[other] { $count } marchandises joker
    }

myvillage-shop-stables = Étables
myvillage-shop-brewery = Brasserie
myvillage-shop-smithy = Forge
myvillage-shop-scriptorium = Bibliothèque
myvillage-shop-wainwright = Constructeur de chariots

myvillage-church-healing = Église de la guérison
myvillage-church-abbey = Église abbatiale
myvillage-church-trade = Église du commerce
myvillage-church-mission = Église de la mission

myvillage-hall-finance = Mairie des finances
myvillage-hall-areas = Mairie des quartiers
myvillage-hall-population = Mairie des habitants
myvillage-hall-guild = Mairie des guildes

myvillage-symbol-quill = Moine à la plume
myvillage-symbol-jug = Moine à la cruche
myvillage-symbol-rosary = Moine au rosaire

myvillage-spot-school = École
myvillage-spot-game = Bannière de jeu
myvillage-spot-meeting = Place de réunion
myvillage-spot-field = Champ de blé
myvillage-spot-chief = Bannière « ? »
myvillage-spot-hand = Main du Premier Joueur
myvillage-spot-bailiff = Bailliage du marché
myvillage-spot-customer = Client
myvillage-spot-hall = Mairie

myvillage-profession-abbot = abbé
myvillage-profession-councillor = conseiller
myvillage-profession-traveller = voyageur
myvillage-profession-craftsman = artisan
myvillage-profession-merchant = marchand

myvillage-areamark-journeys = cartes Voyage
myvillage-areamark-shops = bâtiments d’Artisanat
myvillage-areamark-served = clients servis
myvillage-areamark-religion = église et moines
myvillage-areamark-fields = champs de blé

myvillage-head-house = maison principale
myvillage-head-coin = case Pièce
myvillage-head-stories = case Histoire

myvillage-category-religion = Religion
myvillage-category-council = Conseil
myvillage-category-harvest = Récolte
myvillage-category-travel = Voyage
myvillage-category-customers = Clients servis
myvillage-category-stories = Histoires en sûreté
myvillage-category-labourers = Journaliers
myvillage-category-hand = Main du Premier Joueur

## Questions
myvillage-task-die = Choisissez un dé dans la réserve commune.
myvillage-task-change = Modifiez-vous vos dés, ou gardez-vous cette valeur ?
myvillage-task-activate = Quelle bannière activez-vous ?
myvillage-task-gain = Combien en prenez-vous ?
myvillage-task-pay = D’où vient la marchandise ?
myvillage-task-fare = Comment payez-vous le voyage ?
myvillage-task-plough = Sur quel champ de blé posez-vous la charrue ?
myvillage-task-school = École : que faites-vous ?
myvillage-task-chief = Où va votre chef ?
myvillage-task-bonus = Utilisez-vous le bonus du moine ?
myvillage-task-free = Église du commerce : quel client prenez-vous gratuitement ?
myvillage-task-lure = Bailliage du marché : quel client attirez-vous dans votre village ?
myvillage-task-tile = À côté de quelle bannière blanche posez-vous votre tuile 2/12 ?
myvillage-task-mark = Quelle case de votre mairie marquez-vous ?
myvillage-task-exchange = Église de la mission : gardez-vous cette carte Voyage ?
myvillage-task-death = Votre marqueur a franchi le pont : quel habitant décède ?
myvillage-task-labourer = Votre village est vide : quel métier exerce le journalier ?
myvillage-task-heal = La peste ! Utilisez-vous votre église de la guérison ?

## Moves
myvillage-move-die-white = Dé blanc : { $face }
myvillage-move-die-black = Dé noir : { $face } (coûte du temps)
myvillage-move-keep = Garder la valeur { $value }
myvillage-move-turn = 1 pièce : tourner le { $old } sur { $face }
myvillage-move-set = 1 marqueur : mettre le { $old } sur { $face }
myvillage-move-done = Terminer le tour
myvillage-move-choose = Choisir ce que l’on prend de la prochaine bannière
myvillage-move-plough-smithy = Poser une charrue de la Forge sur un champ de blé
myvillage-move-plough-guild = Poser une marchandise joker comme charrue sur un champ de blé
myvillage-move-chief = Bannière « ? » : déplacer le chef ({ $price })
myvillage-move-hand = Prendre la main du Premier Joueur avec { $stories }
myvillage-move-bailiff = Bailliage du marché : attirer des clients
myvillage-move-take = Prendre : { $card } ({ $price })
myvillage-move-journey = Continuer le voyage jusqu’à { $letter } ({ $price })
myvillage-move-journey-fare = Continuer le voyage jusqu’à { $letter } ({ $price } et le prix du voyage)
myvillage-move-no-monk = { $stack }
myvillage-move-monk-story = { $stack } : { $size } points d’Histoire ({ $price })
myvillage-move-monk-chief = { $stack } : bannière « ? » ({ $price })
myvillage-move-monk-school = { $stack } : école, { $size } fois ({ $price })
myvillage-move-monk-market = { $stack } : bailliage du marché ({ $price })
myvillage-move-use = Activer : { $banner } ({ $price })
myvillage-move-use-bare = Activer : champ de blé sans charrue ({ $price })
myvillage-move-use-ploughed = Activer : champ de blé avec charrue ({ $price })
myvillage-move-serve = Servir le client qui demande { $wares } ({ $points })
myvillage-move-gain = Prendre { $gain }
myvillage-move-lapse = Renoncer à { $gain }
myvillage-move-pay = Payer { $good } du bâtiment d’Artisanat
myvillage-move-pay-joker = Payer une marchandise joker à la place de { $good }
myvillage-move-pay-field = Payer la charrue du champ de blé { $field }
myvillage-move-fare = Payer { $price }
myvillage-move-field = Champ de blé { $field }
myvillage-move-decline = Y renoncer
myvillage-move-enrol = Un nouvel élève sur la case de gauche
myvillage-move-shift = Déplacer l’élève de gauche sur la case de droite
myvillage-move-grow-left = L’élève de gauche devient { $profession } ({ $price })
myvillage-move-grow-right = L’élève de droite devient { $profession } et apporte des histoires ({ $price })
myvillage-move-chief-house = À la maison principale : mettre en sûreté { $stories }
myvillage-move-chief-coin = Sur la case Pièce
myvillage-move-chief-stories = Sur la case Histoire
myvillage-move-bonus-chief = Activer la bannière « ? »
myvillage-move-bonus-market = Activer le bailliage du marché
myvillage-move-free = Gratuitement : le client qui demande { $wares } ({ $points })
myvillage-move-lure = Attirer le client qui demande { $wares } ({ $points })
myvillage-move-lure-done = C’est tout : payer { $price }
myvillage-move-tile = { $banner }
myvillage-move-tile-customer = Le client qui demande { $wares }
myvillage-move-mark = Marquer : { $field }
myvillage-move-journey-keep = Garder la carte ({ $points })
myvillage-move-journey-exchange = Remettre la carte ({ $points }) et prendre la suivante
myvillage-move-death = Décès : { $profession }
myvillage-move-labourer = Le journalier devient { $profession }
myvillage-move-heal = Utiliser l’église de la guérison, ne rien perdre (sinon { $stories })

## Reasons
myvillage-why-not-here = Ce choix ne se présente pas maintenant.
myvillage-why-legal = Permis.
myvillage-why-no-die = Il n’y a pas de dé de ce genre dans la réserve commune.
myvillage-why-no-coin = Vous n’avez pas assez de pièces.
myvillage-why-no-marker = Vous n’avez pas de marqueur sur une place de réunion.
myvillage-why-face-limit = Un dé va de 1 à 6.
myvillage-why-same-face = Le dé montre déjà cette face.
myvillage-why-wrong-value = Votre valeur ne correspond pas à cette bannière.
myvillage-why-no-abbot = Votre abbé est absent.
myvillage-why-no-councillor = Votre conseiller est absent.
myvillage-why-no-traveller = Votre voyageur est absent.
myvillage-why-no-craftsman = Votre artisan est absent.
myvillage-why-no-merchant = Votre marchand est absent.
myvillage-why-gone = Cette carte n’est plus disponible.
myvillage-why-have-one = Vous avez déjà une carte de ce genre.
myvillage-why-no-church = Un moine a besoin d’une église.
myvillage-why-six-windows = Votre église a déjà six fenêtres.
myvillage-why-not-next = Les cartes Voyage se prennent dans l’ordre des lettres.
myvillage-why-journey-over = Votre voyage s’est terminé à la chapelle.
myvillage-why-no-goods = Il vous manque les marchandises.
myvillage-why-cannot-pay = Vous ne pouvez pas payer ce voyage.
myvillage-why-hand-closed = La main a déjà été prise pendant cette manche.
myvillage-why-start-player = Le Premier Joueur ne peut pas prendre la main maintenant.
myvillage-why-no-customer = Il n’y a plus de clients.
myvillage-why-used = Vous avez déjà activé cette bannière pendant ce tour.
myvillage-why-white-begun = Après une bannière blanche, seules des blanches peuvent suivre.
myvillage-why-nothing-yet = Vous devez activer une bannière.
myvillage-why-no-plough = Il n’y a pas de charrue dans votre Forge.
myvillage-why-no-joker = Vous n’avez pas de marchandise joker.
myvillage-why-no-bare-field = Vous n’avez pas de champ de blé sans charrue.
myvillage-why-no-pupil = Il n’y a pas d’élève sur cette case de l’école.
myvillage-why-pupil-there = Cette case de l’école est occupée.
myvillage-why-occupied = Cet habitant est déjà là.
myvillage-why-none-yet = Vous devez prendre au moins un client.
myvillage-why-tile-there = La tuile s’y trouve déjà.
myvillage-why-marked = Cette case est déjà marquée.
myvillage-why-needed-later = Vous avez besoin de la marchandise joker pour le reste du prix.

## Events
myvillage-event-round-began = La manche { $round } commence.
myvillage-event-first-player = { $who } est Premier Joueur. Sur la main : { $stories }.
myvillage-event-rolled = { $who } lance les dés.
myvillage-event-took-die = { $who } prend un { $face } { $black ->
    [0] blanc
   *[other] noir
    }.
myvillage-event-turned-die = { $who } tourne un { $old } sur { $face }.
myvillage-event-set-die = { $who } met un { $old } sur { $face } avec un marqueur.
myvillage-event-banner-value = { $who } a la valeur { $value }.
myvillage-event-spent-time = { $who } paie { $time }.
myvillage-event-crossed-bridge = { $who } franchit le pont : quelqu’un va décéder.
myvillage-event-took-card = { $who } prend une carte : { $card }.
myvillage-event-activated = { $who } active une bannière blanche : { $banner }.
myvillage-event-used-black = { $who } active une bannière noire : { $banner }.
myvillage-event-got-coins = { $who } reçoit { $coins }.
myvillage-event-got-stories = { $who } reçoit { $stories }.
myvillage-event-got-marker = { $who } pose un marqueur sur la place de réunion.
myvillage-event-got-joker = { $who } produit une marchandise joker.
myvillage-event-got-good = { $who } produit { $good }.
myvillage-event-lapsed = { $who } renonce à { $gain }.
myvillage-event-no-room = { $who } n’a pas de place pour un marqueur de plus.
myvillage-event-paid-coins = { $who } paie { $coins }.
myvillage-event-paid-good = { $who } remet { $good }.
myvillage-event-paid-joker = { $who } remet une marchandise joker à la place de { $good }.
myvillage-event-paid-field-plough = { $who } remet la charrue d’un champ de blé.
myvillage-event-set-plough = { $who } pose une charrue sur le champ de blé { $field }.
myvillage-event-took-hand = { $who } prend la main du Premier Joueur avec { $stories }.
myvillage-event-revealed = { $who } révèle un client de plus grâce à l’église du commerce.
myvillage-event-lured = { $who } attire le client qui demande { $wares } ({ $points }).
myvillage-event-refilled = { $count ->
    [one] { $count } nouveau client arrive
   *[other] { $count } nouveaux clients arrivent
    }.
myvillage-event-served = { $who } sert le client qui demande { $wares } ({ $points }).
myvillage-event-enrolled = { $who } envoie un nouvel élève à l’école.
myvillage-event-shifted = { $who } fait avancer son élève.
myvillage-event-settled = { $who } : un élève devient { $profession }.
myvillage-event-moved-head = { $who } déplace le chef : { $field }.
myvillage-event-secured = { $who } met en sûreté { $stories }.
myvillage-event-marked = { $who } marque sur la mairie : { $field }.
myvillage-event-tile-laid = { $who } pose la tuile 2/12 : { $banner }.
myvillage-event-travelled = { $who } atteint { $letter } ({ $points }).
myvillage-event-exchanged = { $who } échange une carte Voyage { $letter }.
myvillage-event-declined = { $who } y renonce.
myvillage-event-into-chronicle = { $who } : décès de son { $profession }, qui entre dans les Archives du Village.
myvillage-event-into-grave = { $who } : décès de son { $profession }, qui rejoint les Tombes Anonymes.
myvillage-event-labourer = { $who } engage un journalier comme { $profession }.
myvillage-event-rat-moved = { $who } obtient un { $pips } pour le rat : { $left ->
    [0] il atteint la case Peste
    [1] il est à 1 case de la peste
   *[other] il est à { $left } cases de la peste
    }.
myvillage-event-plague = La peste éclate.
myvillage-event-lost-stories = { $who } perd { $stories }.
myvillage-event-healed = L’église de la guérison épargne { $who }.
myvillage-event-end-reached = { $count } morts : la partie se termine.
myvillage-event-game-over = La partie est terminée.
myvillage-event-chooses-gains = { $who } choisira quoi prendre.
