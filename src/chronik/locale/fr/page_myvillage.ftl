## Le plateau de My Village sur la page
mv-display = Étalage
mv-offer-church = Église
mv-offer-monks = Moines
mv-offer-council = Conseil
mv-offer-field = Champ
mv-offer-journey = Voyage
mv-offer-crafts = Artisanat
mv-travel-card = Carte Voyage { $letter }
mv-left = reste { $left }
mv-none-left = plus rien
mv-journey-about = Prix du voyage : { $fares }. Valeur : { $points } points.
mv-monk-story = Bonus : { $size } points d’Histoire
mv-monk-chief = Bonus : la bannière « ? »
mv-monk-school = Bonus : l’école, { $size } fois
mv-monk-market = Bonus : le Bureau de l’Intendant
mv-market = Marché
mv-buyer = Client ({ $values }) qui demande { $wares }, { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
mv-customer = Client
mv-banner = Bannière

## Un village
mv-village-of = Village : { $name }
mv-area-crafts = Artisanat
mv-area-journey = Voyage
mv-area-church = Église
mv-area-council = Conseil
mv-area-fields = Champs
mv-area-customers = Clients
mv-area-square = Place
mv-active = Actif : { $who } présent.
mv-shut = Au repos : { $who } absent.
mv-needs-abbot = L’abbé prend églises et moines et fait agir l’église.
mv-needs-councillor = Le conseiller prend et active les Chambres du Conseil et la Place du Village.
mv-needs-traveller = Le voyageur prend les cartes Voyage.
mv-needs-craftsman = L’artisan prend les bâtiments Artisanat et y produit.
mv-needs-merchant = Le marchand sert les clients.
mv-shop-about = Places : { $room }. Produire coûte { $time } temps.
mv-surcharge = La prochaine carte coûte en plus { $price }.
mv-no-surcharge = La prochaine carte ne coûte rien en plus.
mv-chapel = Le voyage s’arrête là.
mv-travelled = Carte Voyage { $letter } : { $points } points
mv-not-travelled = Carte Voyage { $letter }, à venir
mv-journey-over = Le voyage est terminé.
mv-next-journey = Prochaine carte Voyage, { $letter } : { $fares }.
mv-church-healing = Protège vos points d’Histoire d’une invasion de rats.
mv-church-abbey = Compte elle-même pour une fenêtre.
mv-church-trade = Au Bureau de l’Intendant : un client de plus est révélé et un client est gratuit.
mv-church-mission = Vous pouvez échanger une carte Voyage que vous venez de tirer.
mv-windows = { $windows ->
    [one] { $windows } fenêtre
   *[other] { $windows } fenêtres
    } : { $points } points
mv-hall-finance = Donne { $coins } pièces.
mv-hall-areas = { $points } point pour chaque carte que compte une case marquée.
mv-hall-population = { $points } points pour chaque villageois marqué et vivant.
mv-hall-guild = Donne une marchandise joker, qui remplace toute marchandise.
mv-meeting = Place du Village : { $markers } sur { $room } marqueurs
mv-meeting-about = Un marqueur règle un dé sur n’importe quelle face.
mv-nobody-waits = personne n’attend
mv-served = { $count ->
    [one] { $count } servi
   *[other] { $count } servis
    }, { $points } points
mv-school = Un élève arrive, avance ou devient adulte ({ $time } temps ; depuis la case de droite { $stories } points d’Histoire).
mv-pupil-left = Case gauche de l’école : { $there ->
    [0] libre
   *[other] un élève
    }
mv-pupil-right = Case droite de l’école : { $there ->
    [0] libre
   *[other] un élève
    }
mv-chief = Bannière « ? » : le chef avance, quels que soient les dés
mv-head-house = Maison principale : met en sûreté toutes les histoires de l’arbre
mv-head-coin = Case Pièce : { $gain }
mv-head-stories = Case Histoire : { $gain }
mv-tree = Arbre aux histoires : { $count }
mv-tree-about = Pas encore en sûreté : ne compte rien tant que le chef n’est pas rentré.
mv-house = Maison principale : { $count ->
    [one] { $count } histoire
   *[other] { $count } histoires
    } en sûreté
mv-house-about = Un point chacune.
mv-labourers = { $count ->
    [one] { $count } journalier
   *[other] { $count } journaliers
    }, { $points } points perdus pour chacun
mv-at-home = Présents

## Dés et valeurs
mv-dice = Dés
mv-pool = Réserve de dés
mv-pool-of = { $count } dés dans la réserve
mv-your-two = Vos deux dés
mv-die = Dé { $black ->
    [0] blanc
   *[other] noir
    } : { $face }
mv-black-costs = un dé noir coûte aussitôt
mv-to-change = Pour les modifier
mv-coins-turn = { $coins ->
    [one] { $coins } pièce tourne
   *[other] { $coins } pièces tournent
    } un dé d’un point
mv-markers-set = 1 marqueur règle un dé à volonté
mv-banner-value = Valeur de bannière { $value }
mv-hand = Main du Premier Joueur : { $stories ->
    [one] { $stories } histoire
   *[other] { $stories } histoires
    }, chez { $name }
mv-hand-about = Se prend avec { $values } ; qui l’a à la fin reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
mv-lapse = Renoncer en partie
mv-lapse-about = À la prochaine bannière, on vous demandera ce que vous prenez.
mv-ledger = Ce qu’ouvre chaque valeur
mv-ledger-key-black = une bannière noire
mv-ledger-key-white = ou toutes les blanches
mv-ledger-key-lack = il manque quelque chose
mv-ledger-pair = { $dice }, { $price }
mv-ledger-none = aucune paire n’y arrive
mv-ledger-out = aucune
mv-ledger-black = Une bannière noire : { $banners }
mv-ledger-white = ou toutes les blanches : { $banners }
mv-any-value = toutes
mv-nothing = rien

## Le plan d’un tour
mv-plan = Votre tour
mv-plan-about = l’une après l’autre, dans votre ordre ; ce que donne l’une paie la suivante
mv-white-banners = Bannières blanches { $value }
mv-asked = Une question
mv-earlier = Plus tôt : { $step }
mv-step-done = fait
mv-this-turn = Ce tour
mv-nothing-yet = rien encore
mv-dies-tonight = quelqu’un meurt après ce tour
mv-nobody-dies = personne ne meurt
mv-enough = C’est tout
mv-skip = Passer

## Vie, mort et rats
mv-your-life = Vie : { $name }
mv-clock = Nuage { $cloud }, encore { $bridge ->
    [one] { $bridge } case
   *[other] { $bridge } cases
    } jusqu’au pont
mv-to-bridge = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
    } jusqu’au pont
mv-bridge = Le pont
mv-crossed = Sur le nuage { $cloud } : la Faucheuse vous suit
mv-chronicle = Archives du Village
mv-coffins = { $filled } cercueils sur { $all }
mv-last-round = le { $all }e cercueil amène la dernière manche
mv-entry = { $who } : { $filled } sur { $all } inscrits ; le suivant reçoit { $next ->
    [0] une Tombe Anonyme
    [one] { $next } histoire
   *[other] { $next } histoires
    }
mv-graves = { $count ->
    [one] { $count } Tombe Anonyme
   *[other] { $count } Tombes Anonymes
    }
mv-grave = Tombe Anonyme : aucune histoire
mv-place-filled = inscrit
mv-place-free = libre : { $stories ->
    [one] { $stories } histoire
   *[other] { $stories } histoires
    }
mv-page-full = plein : une tombe
mv-book-about = Une place donne aussitôt ses histoires, une Tombe Anonyme n’en donne aucune.
mv-fate-book = dans les Archives
mv-fate-grave = une Tombe Anonyme
mv-still-abbot = { $cards ->
    [0] ni église ni moine
   *[other] au repos, points gardés
    }
mv-still-councillor = { $cards ->
    [0] aucune carte Conseil
   *[other] au repos, marqueurs gardés
    }
mv-still-traveller = { $cards ->
    [0] aucun voyage
   *[other] voyage arrêté, points gardés
    }
mv-still-craftsman = { $cards ->
    [0] aucun artisanat
   *[other] plus de production
    }
mv-still-merchant = { $cards ->
    [0] aucun client servi
   *[other] les clients attendent
    }
mv-rat = Rat
mv-rat-runs = Puis le rat court
mv-rat-far = { $left } cases jusqu’à l’invasion de rats : hors de portée cette fois.
mv-rat-near = À partir de { $left }, l’invasion de rats arrive : votre arbre perdrait { $stories }.

## Adversaires et pages
mv-look = Regarder le village : { $name }
mv-left-on-tree = restées sur l’arbre, ne comptent pas
mv-first = Premier Joueur
mv-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
    }
mv-people = { $count } villageois
mv-waiting = { $count ->
    [one] { $count } client attend
   *[other] { $count } clients attendent
    }
mv-journeys = { $count ->
    [one] { $count } carte Voyage
   *[other] { $count } cartes Voyage
    }
mv-monks = { $count ->
    [one] { $count } moine
   *[other] { $count } moines
    }
mv-page-village = Village
mv-page-market = Marché
mv-page-chronicle = Archives du Village
