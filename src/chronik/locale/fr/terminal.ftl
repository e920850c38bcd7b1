terminal-welcome = Partie avec la graine { $seed }. Tapez un numéro, ? (pourquoi pas ?) ou help.
terminal-help = Tapez un numéro ou une notation pour jouer un coup. ? : pourquoi les autres coups sont refusés. board : montrer la position. undo : revenir à la dernière décision. log : tout ce qui s’est passé. save FICHIER : enregistrer la partie. quit : quitter.
terminal-hint = Tapez un numéro de la liste, ou help.
terminal-said = { $who } : { $what }
terminal-no-such-number = Il n’y a que les numéros 1 à { $most }.
terminal-only-move = Un seul coup est possible : { $move }
terminal-nothing-refused = Tous les coups sont permis ici.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-saved = Enregistré sous { $path }
terminal-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.
terminal-result = Résultat
terminal-total = Total
terminal-place = Classement
terminal-round = Manche { $round }, Premier Joueur : { $first }.
terminal-last-turns = { $count ->
    [one] Encore { $count } dernier tour après celui-ci.
   *[other] Encore { $count } derniers tours après celui-ci.
    }
terminal-space = Case Action
terminal-cubes = Cubes
terminal-market = Marché
terminal-wants = Demande
terminal-stall = Étal { $number }
terminal-queue = File { $number }
terminal-stack = { $count ->
    [one] { $count } client dans la pile
   *[other] { $count } clients dans la pile
    }
terminal-rooms = Places libres (Archives et Tombes) : { $rooms }
terminal-points = Points
terminal-time = Temps
terminal-goods = Marchandises
terminal-family = Famille
terminal-cities = Cités
terminal-customers = Clients
terminal-refused = { $count ->
    [one] { $count } autre coup est interdit : tapez ? pour savoir pourquoi.
   *[other] { $count } autres coups sont interdits : tapez ? pour savoir pourquoi.
    }
terminal-dice-pool = Réserve de dés : { $dice } († marque un dé Peste)
terminal-dice-own = Dés pris : { $dice }
terminal-rat = Le rat est à { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
    } de l’invasion ; { $graves ->
    [one] { $graves } tombe occupée
   *[other] { $graves } tombes occupées
    }.
terminal-chronicle = Archives : { $places } ; la partie se termine à { $coffins } cercueils.
terminal-display = À prendre
terminal-fields = Champs de blé
terminal-meetings = Places du Village
terminal-churches = Église
terminal-halls = Chambre du Conseil
terminal-journeys = Voyage
terminal-values = Valeurs
terminal-coins = Pièces
terminal-stories = Points d’Histoire
terminal-tree-house = { $tree } sur l’arbre, { $house } dans la maison principale
terminal-school = École
terminal-chief = Chef du village
terminal-served = Clients servis
terminal-phase = Manche { $round } : { $phase }.
terminal-demand = Le peuple veut { $goods }.
terminal-ticks = Instants avant la fin de la razzia : { $left }
terminal-chronicle-fields = Chronique du Roi (joueur/places) : { $fields }. Partisans dans la réserve : { $supply }.
terminal-tiles = Tuiles
terminal-where-centre = au centre
terminal-where-aside = écartées
terminal-where-hand = en main
terminal-where-board = sur le plateau Château
terminal-where-open = hors jeu
terminal-land = Le pays
terminal-rank = Rang
terminal-retinue = Partisans
terminal-statues = Statues érigées (restantes)
terminal-tile-count = Tuiles
terminal-mercy = Grâce
terminal-villagers = Villageois
terminal-in-hand = En main : { $tile }
terminal-left = Reste
## Added for sessions that are saved, short boards and the raid
terminal-next-first = Prochain Premier Joueur : { $next }.
terminal-barn = grain { $grain }/{ $most }
terminal-others = Les autres (points, temps) : { $others }
terminal-others-stories = Les autres (points d’histoire, temps) : { $others }
terminal-others-statues = Rang et statues : { $others }
terminal-board-hint = board montre tout le plateau, et les coups avec leur notation.
terminal-waters = H : port ; T : cases Temps ; I : îles
terminal-roads = Route
terminal-home = village
terminal-gives = Rapporte
terminal-scoring = À la fin : { $parts }
terminal-score-travel = cités { $points }
terminal-score-council = Chambre du Conseil, par niveau { $points }
terminal-score-church = Église, par fenêtre { $points }
terminal-score-chronicle = membres dans les Archives du Village { $points }
terminal-score-windows = moines de l’église { $points }
terminal-score-labourer = par journalier { $points }
terminal-score-hand = main du Premier Joueur { $points }
terminal-score-statues = Le plus grand nombre de statues gagne ; la partie finit quand les { $count } de l’un sont posées, ou par la Chronique.
terminal-before = Avant la première manche : chacun pose une première statue.
terminal-round-alone = Manche { $round }.
terminal-pupils = { $count ->
    [0] personne
    [one] 1 élève
   *[other] { $count } élèves
    }
terminal-monks = { $count ->
    [0] aucun moine
    [one] 1 moine
   *[other] { $count } moines
    }
terminal-ploughed = { $fields }, labourés { $ploughs }
terminal-reconstructed = { $mark } reconstitué : peut-être pas ce qui est imprimé.
terminal-death = † un décès chez vous
terminal-effects = ({ $effects })
terminal-only-because = Rien d’autre n’est possible : { $reasons }
terminal-paid-for-nothing = Ce que vous avez payé est dépensé quand même.
terminal-undo-hint = undo reprend votre dernière décision.
terminal-not-a-move = { $typed } : ce n’est pas un coup ici.
terminal-help-saving = save! FICHIER : remplacer un autre fichier. Quitter enregistre la partie ; chronik play --resume FICHIER la reprend.
terminal-save-exists = { $path } existe et n’est pas un état antérieur de cette partie. save! { $path } le remplace.
terminal-save-failed = { $path } ne peut pas être écrit : le dossier existe-t-il, et pouvez-vous y écrire ?
terminal-bye = Au revoir.
terminal-bye-unsaved = Au revoir. La partie n’a pu être enregistrée nulle part.
terminal-bye-saved = Au revoir. La partie est enregistrée ; pour la reprendre : chronik play --resume { $path }
terminal-finished = La partie est finie. save FICHIER la conserve ; board, log et undo regardent en arrière ; Entrée quitte.
terminal-raid-tiles = Au centre : { $tiles }
terminal-raid-keys = Un numéro soulève la tuile de ce numéro ; k la garde, b la repose, d : ne plus rien prendre, s : « Stop ! »
terminal-raid-keys-ticks = Un numéro soulève la tuile de ce numéro ; k la garde, b la repose, w attend, d : ne plus rien prendre.
terminal-raid-keys-aside = Un numéro met de côté la tuile de ce numéro.
terminal-raid-ready = Le sablier commence à couler quand vous appuyez sur Entrée.
terminal-raid-no-undo = Tant que le sablier coule, rien ne se reprend.
terminal-seconds = { $left } s
terminal-aboard = { $thing } à bord
## Bots that think elsewhere, and hints
terminal-bots-compiling = Les règles sont en cours de compilation, une fois pour toutes les parties à venir. D’ici là, les bots jouent sans attendre, mais réfléchissent moins.
terminal-bots-compiled = Les règles sont compilées : les bots réfléchissent maintenant de toutes leurs forces.
terminal-thinking = { $who } réfléchit ...
terminal-moment = Un instant ...
terminal-no-hint = Pas d’indice ici.
terminal-help-hint = hint : un avertissement ; encore une fois : où regarder ; une troisième fois : le meilleur coup et pourquoi.
