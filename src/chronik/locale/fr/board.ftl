## The board of Village on the page: short words in the drawings
board-place-harvest = Récolte
board-place-council = Conseil
board-building-wainwright = Chariots
board-place-well = Puits
board-place-chronicle = Archives
board-market-day = Jour de marché
board-mass = Messe
board-conny = Conny
board-pink = un membre rose
board-empty = vide
board-served = servi
board-closed = fermé
board-full = plein
board-or = ou
board-of = { $taken } sur { $all }
board-next = nouv.
board-recall = retour
board-nothing = rien
board-each-road = par chemin
board-further-sales = autre vente
board-each-sale = par vente
board-free-sale = 1re vente gratuite
board-queue = File
board-queue-moves =
    avance
    plus tard
board-mill = Moulin
board-well-lines =
    { $count } pareils :
    action
    au choix
board-well-short = pareils : action
board-well-alike = { $count } pareils
board-written = { $written } sur { $all }
board-written-long = { $written ->
    [one] { $written } inscrit sur { $all }
   *[other] { $written } inscrits sur { $all }
}
board-yours = À vous : { $count }
board-graves-short = { $taken ->
    [one] { $taken } tombe sur { $all }
   *[other] { $taken } tombes sur { $all }
}
board-called = a déclenché
board-takes-part = participe
board-serves = vend ou passe
board-passed = a passé
board-sold = vendu pour { $points }
board-sold-to = Servi par { $name } pour { $points }
board-out-picked = choisi
board-out-drawn = tiré
board-out-back = retour
board-leading = en tête
board-tip-leading = Le plus de membres à l’Église ou, à égalité, le membre le plus avancé : { $points } points
board-monk = Un moine
board-came-out = Sortis
board-left-in-bag = dans le sac
board-mass-pick = sortir, { $coins } { $coins ->
    [one] pièce
   *[other] pièces
    }
    .short = sortir
board-mass-draw = tirer jusqu’à { $figures }
    .short = tirer
board-mass-climb = faire monter
    .short = monter
board-mass-lead = majorité : { $points }
    .short = mener
board-mass-note = Les membres sortis pour des pièces viennent d’abord ; le sort a désigné les autres.
board-holds = Cales
board-free = libre
board-captains = Capitaines
board-your-captain = Votre capitaine
board-no-captain = Pas de capitaine
board-free-step = { $count ->
    [one] { $count } case gratuite, puis
   *[other] { $count } cases gratuites, puis
    }
board-to-stand = y aller
board-child-each = un enfant chacun
board-ranks-marry = Après la Messe, les rangs les plus hauts se marient.
board-inn-pay = payer
board-inn-turn = glisser une carte
board-inn-buy = acheter une carte
board-ink-short-full = à jouer
board-ink-short-empty = à la fin
board-pin = Garder ce lieu ouvert
board-look = Regarder : { $place }
board-cubes-left = { $left ->
    [one] encore { $left } cube sur { $all }
   *[other] encore { $left } cubes sur { $all }
}
board-last-turns = { $left ->
    [0] c’est le dernier tour
   *[other] derniers tours : encore { $left } après celui-ci
}

## The farm
board-farm-of = Ferme : { $name }
board-points = { $points ->
    [one] point
   *[other] points
    }
board-at-end = +{ $points } à la fin
board-family = Famille
board-whereabouts = { $home } à la Ferme · { $away } ailleurs · { $written } inscrits
board-home-away = À la Ferme : { $home }. Ailleurs : { $away }
board-grain = Grain
board-goods = Biens
board-cubes = Cubes
board-deeds = Succès
board-ship = Bateau
board-cards = Cartes
board-no-cards = aucune
board-steps-left = { $left ->
    [one] encore { $left } case
   *[other] encore { $left } cases
    }
board-left = encore { $left }
board-then-dies = puis un décès
board-life-due = Le temps est écoulé
board-dies-now = un décès maintenant
board-life = Temps dépensé : { $life } ; encore { $left } avant le prochain décès
board-first = Premier Joueur de cette manche
board-persons = { $count ->
    [one] { $count } carte Personnage en main
   *[other] { $count } cartes Personnage en main
    }
board-deed-customers = Clients servis : { $count }
board-deed-cities = Cités visitées : { $count }
board-deed-lighthouses = Membres aux phares : { $count }
board-deed-council = Membres à la Chambre du Conseil : { $count }
board-deed-church = Membres à l’Église : { $count }
board-deed-chronicle = Membres dans les Archives du Village : { $count }

## Conny
board-tray = Plateau de Conny : des cubes dans { $count } cases
board-beside = à côté
board-if-now = { $points ->
    [one] point si tout s’arrêtait là
   *[other] points si tout s’arrêtait là
}
board-title-from = { $title } dès { $points }
board-tile-down = Tuile Destin, face cachée
board-tile-quill = Tuile Destin : plume
board-tile-blank = Tuile Destin : vierge
board-next-tile = Son prochain cube retourne une tuile Destin : si c’est une plume, un membre de sa famille décède.
board-next-none = Son prochain cube ne passe devant aucune tuile Destin.

## What a thing is
board-figure = { $name }, membre « { $generation } »
board-city = Cité { $city }
board-road = Chemin : { $price }
board-reward = Première visite : { $reward }
board-customer = Demande { $wants } : { $points } points
board-stack = { $count ->
    [one] encore { $count } client, face cachée
   *[other] encore { $count } clients, face cachée
    }
board-step = Niveau { $step } de la Chambre du Conseil : { $points } points à la fin
board-level = Fenêtre { $level } de l’Église : { $points } points à la fin
board-bag = Sac noir : { $members } membres, { $monks } moines
board-page = { $area } : { $written } inscrits, { $free } libres
board-graves = Tombes Anonymes : { $taken } sur { $all }
board-sea-grave = Sépulture en mer : { $points } points
board-fate-page = inscrit à la page { $area }
board-fate-graves = une tombe anonyme
board-fate-sea = une sépulture en mer
board-lost-trade = plus personne n’y travaillera
board-harbour = Port
board-time-field = Case Temps { $water } : coûte { $time } temps
board-isle-buys = Achète { $thing } pour { $points } points
board-isle-tiles = L’île donne encore { $thing }
board-lighthouse = Phare : { $price }, { $points } points
board-captain = Capitaine : { $coins } { $coins ->
    [one] pièce
   *[other] pièces
    } ; puis { $price } pour { $steps ->
    [one] { $steps } case de plus
   *[other] { $steps } cases de plus au maximum
    }
board-free-hold = Une cale libre
board-rank = Rang { $rank } de la zone de Cérémonie
board-pink-left = Membres roses dans la réserve : { $count }
board-make = Un membre formé ici y met { $time } temps.
board-buy = Ou achetez pour : { $price }.

## What it does
board-tip-cube = Qui prend un cube ici peut réaliser l’action.
board-tip-plague = Cube Peste : le prendre coûte { $time } temps.
board-tip-city = La première visite est récompensée ; les cités visitées comptent à la fin.
board-tip-road = Chaque chemin coûte { $time } temps, 1 chariot et les cubes imprimés.
board-tip-cities = Points pour les cités visitées : une, deux, trois, et ainsi de suite.
board-tip-customer = Servez ce client un jour de marché.
board-tip-queue = Attend ; avance vers un étal libre après le jour de marché.
board-tip-surcharge = Chaque vente coûte cela en plus, sauf la première de qui a déclenché le jour de marché.
board-tip-train = Former un membre ici : { $time } temps.
board-tip-mill = { $grain } sacs de grain et { $time } temps contre { $coins } pièces.
board-tip-council-price = Chaque niveau coûte un parchemin ou des cubes d’Influence, et du temps.
board-tip-privilege-1 = Privilège : devenir Prochain Premier Joueur.
board-tip-privilege-2 = Privilège : prendre { $cubes } cubes au choix.
board-tip-privilege-3 = Privilège : prendre une marchandise au choix.
board-tip-privilege-4 = Privilège : { $points } points pour { $coins } { $coins ->
    [one] pièce
   *[other] pièces
    }.
board-tip-level = Monter à cette fenêtre pendant la Messe coûte { $grain ->
    [one] { $grain } sac de grain
   *[other] { $grain } sacs de grain
    }.
board-tip-first-level = Qui sort du sac se place ici.
board-tip-bag = À chaque Messe, { $figures } personnages sortent. Les vôtres dans le sac : { $ours }.
board-tip-into-bag = Ce qu’il en coûte de mettre un membre dans le sac noir.
board-tip-harvest = { $grain } sacs de grain chaque fois. La grange en contient { $barn }.
board-tip-birth = Un nouveau membre rejoint votre Ferme.
board-tip-recall = Un membre rentre à la Ferme.
board-tip-well = { $count } cubes d’une couleur, ou { $count } pièces, pour une action au choix.
board-tip-page = Qui décède là est inscrit ici, tant qu’il y a de la place.
board-tip-graves = Pour qui ne trouve pas de place dans les Archives du Village. Quand toutes sont occupées, la partie se termine.
board-tip-chronicle-points = Tant de membres dans les Archives du Village, tant de points à la fin.
board-tip-lighthouse = Un membre venu du bateau y reste comme gardien.
board-tip-hold = Chaque cale contient un élément, et tous doivent être différents.
board-tip-inn = Ce que coûte l’Auberge.
board-tip-ceremony = Ce qu’il en coûte d’envoyer un membre dans la zone de Cérémonie.
board-tip-rank = Qui se tient ici peut se marier et reçoit aussitôt le bonus.
board-tip-bakery = Un couple y reçoit du pain, ou du pain et du grain.
board-tip-shop = Un couple y reçoit des outils, ou un outil et des cubes.
board-tip-parents = Un enfant naît dans chaque famille du couple.
board-tip-smuggle-goods = Vendez du pain ou des outils.
board-tip-smuggle-cubes = Prenez deux cubes de couleurs différentes.
board-tip-smuggle-queue = Servez un client de la file d’attente.
board-tip-life = Quand le marqueur passe le pont, un membre de votre plus ancienne génération décède.
board-tip-barn = La grange contient { $barn } sacs.
board-tip-slot = Les cubes de Conny tournent dans le sens des aiguilles d’une montre.
board-tip-tile = Quand un cube la passe, on la retourne : si c’est une plume, un membre de sa famille décède.
board-ink-full = Encrier plein : jouez-la pendant votre tour, quand vous voulez.
board-ink-empty = Encrier vide : elle compte au décompte final.
board-about-travel = Visitez des cités : récompense tout de suite, points à la fin.
board-about-sea = Voguez vers les îles : vendez, chargez des marchandises, occupez les phares.
board-about-harvest = Rentrez du grain dans la grange.
board-about-family = Une naissance, ou un membre rentre.
board-about-crafts = Produisez avec du temps, ou achetez avec des cubes.
board-about-market = Déclenchez un jour de marché : servez des clients pour des points.
board-about-council = Progressez de niveau en niveau, utilisez les privilèges.
board-about-church = Mettez des membres dans le sac noir ; ils en sortent à la Messe.
board-about-well = Payez des cubes d’une couleur ou des pièces pour une action au choix.
board-about-chronicle = On s’y souvient des défunts. Quand les Archives ou les Tombes Anonymes sont pleines, la partie se termine.
board-about-inn = Achetez des personnages qui aident une fois ou comptent à la fin.
board-about-marriage = Envoyez des membres dans la zone de Cérémonie ; les couples apportent des faveurs.
board-about-smuggler = Vendez pain et outils, servez la file d’attente ou prenez des cubes.

## How sure we are
board-source-rulebook = imprimé : dans la règle
board-source-public = imprimé : de sources publiques
board-source-inferred = déduit de ce qui est imprimé
board-source-reconstructed = reconstitué par nous
