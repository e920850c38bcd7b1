myvillage = My Village (Clochemerle)

## Things
myvillage-good-horse = { $count ->
    [one] { $count } cheval
   *[other] { $count } chevaux
    }
    .one = un cheval
myvillage-good-beer = { $count ->
    [one] { $count } bière
   *[other] { $count } bières
    }
    .one = une bière
myvillage-good-plough = { $count ->
    [one] { $count } charrue
   *[other] { $count } charrues
    }
    .one = une charrue
myvillage-good-scroll = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
    }
    .one = un parchemin
myvillage-good-wagon = { $count ->
    [one] { $count } chariot
   *[other] { $count } chariots
    }
    .one = un chariot

myvillage-ware-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
    }
myvillage-ware-time = { $count } temps
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

myvillage-church-healing = Église du Salut
myvillage-church-abbey = Église abbatiale
myvillage-church-trade = Église du Commerce
myvillage-church-mission = Église de la Mission

myvillage-hall-finance = Chambre des Finances
myvillage-hall-areas = Chambre des Quartiers
myvillage-hall-population = Chambre des Habitants
myvillage-hall-guild = Chambre des Guildes

myvillage-symbol-quill = Moine à la plume
    .stack = le moine à la plume
myvillage-symbol-jug = Moine à la cruche
    .stack = le moine à la cruche
myvillage-symbol-rosary = Moine au chapelet
    .stack = le moine au chapelet

myvillage-spot-school = École
    .bonus = bannière « École »
myvillage-spot-game = Jeu
myvillage-spot-meeting = Place du Village
myvillage-spot-field = Champ de blé
myvillage-spot-chief = ?
    .bonus = bannière « ? »
myvillage-spot-hand = Main du Premier Joueur
myvillage-spot-bailiff = Bureau de l’Intendant

myvillage-profession-abbot = abbé
myvillage-profession-councillor = conseiller
myvillage-profession-traveller = voyageur
myvillage-profession-craftsman = artisan
myvillage-profession-merchant = marchand

myvillage-areamark-journeys = cartes Voyage
myvillage-areamark-shops = bâtiments Artisanat
myvillage-areamark-served = clients servis
myvillage-areamark-religion = église et moines
myvillage-areamark-fields = champs de blé

myvillage-head-house = maison principale
    .object = à la maison principale
myvillage-head-coin = case Pièce
    .object = sur la case Pièce
myvillage-head-stories = case Histoire
    .object = sur la case Histoire

myvillage-category-religion = Religion
myvillage-category-council = Chambre du Conseil
myvillage-category-harvest = Récolte
myvillage-category-travel = Voyage
myvillage-category-customers = Clients servis
myvillage-category-stories = Histoires en sûreté
myvillage-category-labourers = Journaliers
myvillage-category-hand = Main du Premier Joueur

## Questions
myvillage-task-die = Deux dés : choisissez-en un dans la réserve. La somme des deux est votre valeur de bannière.
myvillage-task-change = Valeur de bannière : modifiez-vous vos dés, ou la gardez-vous ?
myvillage-task-activate = Bannières : laquelle activez-vous ? Une noire, ou vos blanches l’une après l’autre.
myvillage-task-gain = Votre gain : combien en prenez-vous ?
myvillage-task-pay = Paiement : d’où vient la marchandise ?
myvillage-task-fare = Voyage : comment le payez-vous ?
myvillage-task-plough = Charrue : sur quel champ de blé la posez-vous ?
myvillage-task-school = École : que faites-vous ?
myvillage-task-chief = Votre chef : où va-t-il ?
myvillage-task-bonus = Bonus du moine : l’utilisez-vous ?
myvillage-task-free = Église du Commerce : quel client prenez-vous gratuitement ?
myvillage-task-lure = Bureau de l’Intendant : quel client attirez-vous dans votre village ?
myvillage-task-tile = Tuile 2/12 : à côté de quelle bannière blanche la posez-vous ?
myvillage-task-mark = Chambre du Conseil : quelle case marquez-vous ?
myvillage-task-exchange = Église de la Mission : gardez-vous cette carte Voyage ?
myvillage-task-death = Le pont : votre marqueur l’a passé. Quel villageois décède ?
myvillage-task-labourer = Journalier : votre village est vide. Quel métier exerce-t-il ?
myvillage-task-heal = Invasion de rats : utilisez-vous votre Église du Salut ?

## Moves
myvillage-move-die-white = Dé blanc : { $face }
myvillage-move-die-black = Dé noir : { $face } ({ $price })
myvillage-move-keep = Garder la valeur de bannière { $value }
myvillage-move-turn = Payer { $price } pour changer le { $old } en { $face }
myvillage-move-set = Utiliser 1 marqueur pour changer le { $old } en { $face }
myvillage-move-done = Terminer le tour
myvillage-move-choose = Choisir ce que rapportera la prochaine bannière
myvillage-move-plough-smithy = Poser une charrue de la Forge sur un champ de blé
myvillage-move-plough-guild = Poser une marchandise joker comme charrue sur un champ de blé
myvillage-move-chief = Bannière « ? » : déplacer le chef ({ $price })
myvillage-move-hand = Prendre la main du Premier Joueur avec { $stories }
myvillage-move-bailiff = Bureau de l’Intendant : attirer des clients
myvillage-move-take = Prendre la carte « { $card } » ({ $price })
myvillage-move-journey = Voyager jusqu’à l’étape { $letter } ({ $price })
myvillage-move-journey-fare = Voyager jusqu’à l’étape { $letter } ({ $price } + prix du voyage)
myvillage-move-no-monk = Prendre { $stack }
myvillage-move-monk = Prendre { $stack } ({ $price }), bonus : { $bonus }
myvillage-move-use = Activer la bannière « { $banner } » ({ $price })
myvillage-move-use-bare = Activer le champ de blé { $field } sans charrue et recevoir { $coins } ({ $price })
myvillage-move-use-ploughed = Activer le champ de blé { $field } avec charrue et recevoir { $coins } ({ $price })
myvillage-move-serve = Servir le client ({ $values }) qui demande { $wares } ({ $points })
myvillage-move-serve-paid = Servir le client ({ $values }) qui demande { $wares } ({ $points }) et payer { $price }
myvillage-move-gain = Prendre { $gain }
myvillage-move-lapse = Renoncer à { $gain }
myvillage-move-pay = Payer { $good } du bâtiment Artisanat
myvillage-move-pay-joker = Payer une marchandise joker à la place d’{ $one }
myvillage-move-pay-field = Payer la charrue du champ de blé { $field }
myvillage-move-fare = Payer { $price }
myvillage-move-field = Champ de blé { $field }
myvillage-move-decline = { $task ->
    [school] Ne rien changer à l’école
    [chief] Laisser le chef où il est
    [bonus] Ne pas utiliser le bonus
    [free] Ne prendre aucun client
    [tile] Ne pas poser la tuile 2/12
    [mark] Ne rien marquer
    [heal] Ne pas utiliser l’Église du Salut
   *[other] Renoncer
    }
myvillage-move-enrol = Placer un nouvel élève sur la case de gauche
myvillage-move-shift = Déplacer l’élève de gauche sur la case de droite
myvillage-move-grow-left = Faire de l’élève de gauche votre { $profession } ({ $price })
myvillage-move-grow-right = Faire de l’élève de droite votre { $profession } et recevoir { $stories } ({ $price })
myvillage-move-chief-house = Aller à la maison principale et mettre en sûreté { $stories }
myvillage-move-chief-coin = Aller sur la case Pièce et recevoir { $gain }
myvillage-move-chief-stories = Aller sur la case Histoire et recevoir { $gain }
myvillage-move-bonus-chief = Activer la bannière « ? »
myvillage-move-bonus-market = Activer le Bureau de l’Intendant
myvillage-move-free = Prendre gratuitement le client ({ $values }) qui demande { $wares } ({ $points })
myvillage-move-lure = Attirer le client ({ $values }) qui demande { $wares } ({ $points } ; { $price })
myvillage-move-lure-done = Ne plus attirer de clients
myvillage-move-tile = Bannière « { $banner } »
myvillage-move-mark = Marquer la case « { $field } »
myvillage-move-journey-keep = Garder la carte ({ $card })
myvillage-move-journey-exchange = Rendre la carte ({ $card }) et prendre la suivante
myvillage-move-death = Votre { $start }
myvillage-move-labourer = Faire du journalier votre { $profession }
myvillage-move-heal = Utiliser l’Église du Salut pour ne pas perdre { $stories }

## Reasons
myvillage-why-not-here = Ce n’est pas possible maintenant.
myvillage-why-legal = Permis.
myvillage-why-no-die = Aucun dé de ce type dans la réserve de dés.
myvillage-why-no-coin = Vous n’avez pas assez de pièces.
myvillage-why-no-marker = Vous n’avez pas de marqueur sur votre Place du Village.
myvillage-why-wrong-value = Votre valeur de bannière ne correspond pas à cette bannière.
myvillage-why-no-abbot = Il vous faut un abbé.
myvillage-why-no-councillor = Il vous faut un conseiller.
myvillage-why-no-traveller = Il vous faut un voyageur.
myvillage-why-no-craftsman = Il vous faut un artisan.
myvillage-why-no-merchant = Il vous faut un marchand.
myvillage-why-gone = Cette carte n’est plus disponible.
myvillage-why-have-one = Vous avez déjà une carte de ce type.
myvillage-why-no-church = Il faut une église pour accueillir un moine.
myvillage-why-six-windows = Votre église a déjà 6 fenêtres.
myvillage-why-not-next = Les cartes Voyage se prennent dans l’ordre des lettres.
myvillage-why-journey-over = Votre voyage s’est terminé à la chapelle.
myvillage-why-no-goods = Il vous manque des marchandises.
myvillage-why-cannot-pay = Vous ne pouvez pas payer ce voyage.
myvillage-why-hand-closed = La main du Premier Joueur a déjà été prise pendant cette manche.
myvillage-why-start-player = Le Premier Joueur ne peut pas prendre la main du Premier Joueur maintenant.
myvillage-why-no-customer = Il n’y a plus de clients.
myvillage-why-used = Vous avez déjà activé cette bannière pendant ce tour.
myvillage-why-white-begun = Après une bannière blanche, vous ne pouvez activer que des bannières blanches.
myvillage-why-nothing-yet = Vous devez activer une bannière.
myvillage-why-no-plough = Il n’y a pas de charrue dans votre Forge.
myvillage-why-no-joker = Vous n’avez pas de marchandise joker.
myvillage-why-no-bare-field = Vous n’avez pas de champ de blé sans charrue.
myvillage-why-no-pupil = Il n’y a pas d’élève sur cette case de l’école.
myvillage-why-pupil-there = Cette case de l’école est occupée.
myvillage-why-occupied = Ce métier est déjà exercé.
myvillage-why-none-yet = Vous devez prendre au moins 1 client.
myvillage-why-tile-there = La tuile s’y trouve déjà.
myvillage-why-marked = Cette case est déjà marquée.
myvillage-why-needed-later = Vous avez besoin de la marchandise joker pour le reste du prix.

## Events
myvillage-event-round-began = La manche { $round } commence.
myvillage-event-first-player = { $who } est Premier Joueur. Sur la main du Premier Joueur : { $stories }.
myvillage-event-rolled = { $who } lance les dés blancs : { $dice }.
myvillage-event-took-die = { $who } prend un dé { $black ->
    [0] blanc
   *[other] noir
    } ({ $face }).
myvillage-event-turned-die = { $who } change un { $old } en { $face }.
myvillage-event-set-die = { $who } change un { $old } en { $face } avec un marqueur.
myvillage-event-banner-value = { $who } obtient la valeur de bannière { $value }.
myvillage-event-spent-time = { $who } paie { $time }.
myvillage-event-crossed-bridge = { $who } passe le pont : un villageois va décéder.
myvillage-event-took-card = { $who } prend la carte « { $card } ».
myvillage-event-activated = { $who } active la bannière blanche « { $banner } ».
myvillage-event-used-black = { $who } active la bannière noire « { $banner } ».
myvillage-event-got-coins = { $who } reçoit { $coins }.
myvillage-event-got-stories = { $who } reçoit { $stories }.
myvillage-event-got-marker = { $who } pose un marqueur sur sa Place du Village.
myvillage-event-got-joker = { $who } produit une marchandise joker.
myvillage-event-got-good = { $who } produit { $good }.
myvillage-event-lapsed = { $who } renonce à { $gain }.
myvillage-event-no-room = { $who } n’a pas de place pour un marqueur de plus.
myvillage-event-paid-coins = { $who } paie { $coins }.
myvillage-event-paid-good = { $who } remet { $good } dans la réserve.
myvillage-event-paid-joker = { $who } remet dans la réserve une marchandise joker à la place d’{ $one }.
myvillage-event-paid-field-plough = { $who } remet dans la réserve la charrue du champ de blé { $field }.
myvillage-event-set-plough = { $who } pose une charrue sur le champ de blé { $field }.
myvillage-event-took-hand = { $who } prend la main du Premier Joueur avec { $stories }.
myvillage-event-revealed = { $who } révèle grâce à l’Église du Commerce un client de plus : ({ $values }), qui demande { $wares } ({ $points }).
myvillage-event-lured = { $who } attire le client ({ $values }) qui demande { $wares } ({ $points }).
myvillage-event-refilled = { $count ->
    [one] { $count } nouveau client arrive
   *[other] { $count } nouveaux clients arrivent
    }.
myvillage-event-served = { $who } sert le client ({ $values }) qui demande { $wares } ({ $points }).
myvillage-event-enrolled = { $who } envoie un nouvel élève à l’école.
myvillage-event-shifted = { $who } fait passer son élève sur la case de droite.
myvillage-event-settled = { $who } : un élève devient { $profession }.
myvillage-event-moved-head = { $who } déplace son chef { $field }.
myvillage-event-secured = { $who } met en sûreté { $stories }.
myvillage-event-marked = { $who } marque la case « { $field } » de sa Chambre du Conseil.
myvillage-event-tile-laid = { $who } pose la tuile 2/12 à côté de la bannière « { $banner } ».
myvillage-event-travelled = { $who } atteint l’étape { $letter } ({ $card }).
myvillage-event-exchanged = { $who } échange une carte Voyage de l’étape { $letter }.
myvillage-event-declined = { $who } { $task ->
    [school] ne change rien à l’école
    [chief] laisse son chef où il est
    [bonus] n’utilise pas le bonus
    [free] ne prend aucun client
    [tile] ne pose pas sa tuile 2/12
    [mark] ne marque rien
    [heal] n’utilise pas l’Église du Salut
   *[other] renonce
    }.
myvillage-event-into-chronicle = { $who } perd son { $subject }, qui entre dans les Archives du Village.
myvillage-event-into-grave = { $who } perd son { $subject }, qui rejoint les Tombes Anonymes.
myvillage-event-labourer = { $who } engage un journalier comme { $profession }.
myvillage-event-rat-moved = { $who } lance le dé Rat ({ $pips }) : { $left ->
    [0] le rat arrive au bout de sa piste
    [1] le rat est à 1 case de l’invasion
   *[other] le rat est à { $left } cases de l’invasion
    }.
myvillage-event-plague = Invasion de rats !
myvillage-event-lost-stories = { $who } perd { $stories }.
myvillage-event-healed = L’Église du Salut protège { $who }.
myvillage-event-end-reached = { $count ->
    [one] { $count } villageois est mort
   *[other] { $count } villageois sont morts
    } : la partie se termine après cette manche.
myvillage-event-game-over = La partie est terminée.
myvillage-event-chooses-gains = { $who } choisira ses gains à la prochaine bannière.
myvillage-event-rolled-black = { $who } lance les dés noirs : { $dice }.
myvillage-event-stack-empty = { $who } ne révèle personne avec l’Église du Commerce : la pile des clients est vide.
myvillage-event-no-customer = { $who } ne reçoit aucun client : il n’en reste plus.
myvillage-event-bonus = { $who } reçoit le bonus du moine : { $bonus }.
myvillage-event-surcharge = { $who } paie en plus { $price } à cause de sa dernière carte Voyage.
myvillage-event-village-empty = { $who } n’a plus de villageois : un journalier arrive, qui coûte { $points } à la fin.
myvillage-event-turn-left = { $who } a encore un tour.
myvillage-event-scored = { $who }, { $category } : { $points }.
myvillage-event-total = { $who } a en tout { $points }.
myvillage-event-tie-break = Égalité : { $who } garde { $count } en réserve (pièces, marchandises et points d’Histoire sur l’arbre).
myvillage-event-winner = { $who } gagne avec { $points }.

## Within other messages
myvillage-free = gratuit
myvillage-customer = Client ({ $values } ; { $wares })
myvillage-field = Champ de blé { $field }
myvillage-times = { $banner }, { $times } fois
myvillage-journey-dearer = { $points } ; la prochaine carte coûte en plus { $price }
myvillage-journey-chapel = { $points } ; le voyage s’arrête là
