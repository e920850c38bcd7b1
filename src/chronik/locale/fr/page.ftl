# The front page
page-tagline = trois jeux qui tiennent le livre des morts
page-tagline-village = Quatre générations, un village. Qui meurt à temps entre dans les Archives ; qui tarde finit dans une tombe anonyme.
page-tagline-myvillage = Deux dés, un tour. Fondez votre propre village, et prenez garde au rat : il compte les morts.
page-tagline-tumult = Vingt secondes pour dépouiller le peuple. Trop prendre, et il se soulève ; trop peu, et un autre est couronné.
page-minutes-village = 60–90 min
page-minutes-myvillage = 75 min
page-minutes-tumult = 45 min
page-chip-dice = dés
page-chip-stories = récits
page-chip-rat = le rat
page-chip-wheel = la roue
page-chip-statues = 25 statues
page-chip-calm = mode calme
page-solo = En solo
page-expansion-inn = Inn
page-expansion-port = Port
page-expansion-marriage = Marriage
page-choose-game = Choisissez un jeu
page-who = Qui joue ?
page-players = Joueurs
page-players-count = { $count } joueurs
page-alone = joueur
page-alone-about = En solo : le village joue contre vous.
page-others = Les autres
page-company-bots = Bots
page-company-here = Sur cet écran
page-company-link = Par lien
page-company-watch = Regarder
    .about = sans place
page-levels = Quelle force ont les bots ?
page-level-apprentice = apprend avec vous
page-level-journeyman = solide, sans ruse
page-level-master = prévoit la suite
page-level-grandmaster = compte vos tombes
page-level-genius = explore tout
page-level-polymath = tout notre savoir
page-begin = Commencer
page-more-options = plus d’options
page-more-rooms = Salles
page-learn = Apprendre
    .about = pas à pas, sur le vrai plateau
page-rules = Règles
    .about = en bref ou en entier
page-replays = Parties à revoir
page-box = Dans la boîte
page-tab-play = Jouer
page-tab-tables = Mes tables
page-tab-learn = Apprendre
page-tab-rules = Règles
page-my-tables = Mes tables
page-no-tables = Aucune table pour l’instant. Les vôtres attendront ici et vous diront quand c’est à vous.
page-no-replays = Les parties terminées restent ici, elles aussi : à revoir coup par coup, avec les chances de chacun et les tournants.
page-first-game = Nouveau ici ? Découvrez Village dans une première partie guidée.
page-to-table = À la table
page-waiting-for-you = { $count ->
    [0] aucune ne vous attend
    [one] 1 vous attend
   *[other] { $count } vous attendent
    }
page-your-turn = À vous
page-your-name = Votre nom
page-round = manche { $round }
page-place = { $place ->
    [1] gagné
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
    }
page-no-service = Le service ne répond pas. Est-il lancé ?

# Settings
page-languages = Langue
page-language = Langue : { $name }
page-themes = Couleurs
page-theme-light = Clair
page-theme-dark = Sombre
page-sound = Son
page-sound-on = Son activé
page-sound-off = Son coupé
page-back = Retour
page-waiting-room = Salle d’attente

# A new table
page-new-table = Une nouvelle table
page-expansions = Extensions
page-seats-of = { $count } places sur { $most }
page-a-bot = Bot
page-options = Options
page-edition = Édition
page-edition-about = plateaux et prix diffèrent
page-variant = Variante
page-variant-about = une règle jouée autrement
page-variant-none = telle quelle
page-seed = Graine du hasard
page-seed-about = même nombre, même partie ; tous le verront
page-seed-new = nouveau
page-setup-note = On revient librement en arrière jusqu’à une révélation ou la fin de votre tour ; des conseils sont là pour qui les demande.
page-summary = { $count ->
    [one] vous, en solo.
   *[other] { $names } à table.
    }
page-summary-links = { $count ->
    [one] Une place est offerte par lien ; vous pouvez commencer tout de suite.
   *[other] { $count } places sont offertes par lien ; vous pouvez commencer tout de suite.
    }
page-colour = { $colour ->
    [red] Couleur : rouge
    [yellow] Couleur : jaune
    [blue] Couleur : bleu
    [white] Couleur : blanc
   *[violet] Couleur : violet
    }
page-recolour = autre couleur
page-name-of = Nom de la place { $seat }
page-remove = Retirer { $name }
page-sitter-me = vous, cet écran
    .about = choisit sur le plateau ou dans la barre
page-sitter-here = même écran, à se passer
    .about = demande avant de montrer le caché
page-sitter-link = par lien
    .about = le lien vient quand vous commencez
page-sitter-bot = bot
    .about = répond aussitôt

# Joining, waiting
page-invitation = Une invitation
page-invites = { $name } vous invite à { $game }
page-no-account = Pas besoin de compte : ce lien est votre place.
page-your-family = Votre famille
page-your-seat = votre place
page-family-free = libre
page-family-instead = plutôt celle-ci
page-hosts = invite
page-sit-down = S’asseoir
page-keep-link = Gardez le lien : il vous ramène à cette place, sur tout appareil. Qui l’a tient votre place ; ne le donnez donc à personne.
page-you-host = vous, l’hôte
page-link-opened = a ouvert le lien
page-link-unopened = lien pas encore ouvert
page-copy = Copier
page-copied = Copié
page-seat-bot = Plutôt un bot
page-here = est là
page-absent = Pas encore là : { $names }. Commencez quand vous voulez : un bot garde la place en attendant.
page-all-here = Tout le monde est là.
page-paste-link = Collez un lien ou un code
page-join = Rejoindre
page-bad-link = Ce n’est pas le lien d’une table.
page-group-yours = À vous
page-group-others = Aux autres
page-group-waiting = Salle d’attente
page-group-finished = Terminées
page-so-many-here = { $here } sur { $all } sont là
page-since-now = à l’instant
page-since-minutes = depuis { $count } min
page-since-hours = depuis { $count } h
page-ahead-by = { $count ->
    [0] à égalité
   *[other] { $count } d’avance
    }
page-behind-by = { $count } de retard
page-forget = Retirer de la liste
page-upload = Ouvrir un enregistrement
page-upload-about = Un enregistrement est un fichier texte : toute la partie, à revoir, à partager, à vérifier. Ouvrez celui que vous avez.
page-upload-checks = La partie est rejouée coup par coup …
page-missing = Une tombe anonyme
page-missing-about = Rien ne repose à cette adresse. Il manque peut-être un bout du lien ; les parties finies restent parmi les parties à revoir.

# At the table
page-menu = Menu
page-help = Aide
page-close = Fermer
page-prompt = Que faire
page-round-title = Manche { $round }
page-setting-up = Mise en place
page-undo = Annuler
page-undo-free = Reprendre la dernière décision
page-undo-consent = Reprendre : les autres doivent accepter
page-undo-none = Il n’y a rien à reprendre
page-hint = Conseil
page-hint-about = Un conseil ; encore H, et il va plus loin
page-hint-best = le mieux : { $worth }
page-hint-worth = { $kind ->
    [points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
   *[chance] { $count } %
    }
page-hint-deeper = plus loin
page-hint-seeks = Réflexion …
page-hint-nothing = n’apporte rien
page-hint-worse = bien moins bon
page-death = quelqu’un meurt
page-vain = rien à y faire maintenant
page-past = Rétrospective
page-past-about = Voici la table après l’étape { $seq }.
page-to-present = Revenir à la partie
page-the-end = La fin
page-turn-of = À { $name } de jouer
page-wait = Un instant
page-laying = La table se prépare.
page-watching = Vous regardez ; rien ne vous attend ici.
page-meanwhile = En attendant, vous pouvez regarder tous les lieux.
page-practice = entraînement : hasard connu
page-handover = À { $name } de jouer
page-handover-about = Passez l’écran.
page-handover-take = Je suis { $name }
page-consent-asks = { $name } demande
page-consent-question = Reprendre le dernier coup de { $name } ? Tout ce qui a suivi s’annule aussi.
page-consent-you = Vous demandez
page-consent-wait = D’autres ont joué depuis. Pour reprendre, tous doivent accepter.
page-consent-yes = Oui, on revient
page-consent-no = Non, on continue
page-consent-refused = Tous n’ont pas accepté : rien ne change.
page-stale = La table a avancé.
page-stale-about = Ce choix n’a pas été pris en compte.
page-kept = Gardé ici : l’envoi se fera dès que la connexion sera rétablie.
page-cut = La connexion est coupée.
page-cut-about = Rien n’est perdu : la table vous attend.
page-try-now = Réessayer
page-back-again = De retour.
page-back-about = { $count ->
    [one] Un coup a été joué entre-temps.
   *[other] { $count } coups ont été joués entre-temps.
    }
page-show-them = Les revoir
page-thinks = réfléchit
page-is-due = décide
page-away = absent
page-log = Chronique de la partie
page-since = depuis votre dernier tour
page-step-back = Une étape en arrière
page-step-on = Une étape en avant
page-scrub = Étape de la partie
page-read-rule = Lire la règle
page-keys = Touches
page-key-choose = choisir une option
page-key-decline = refuser, passer, finir
page-key-walk = parcourir les options
page-key-enter = confirmer
page-key-lens = regarder un lieu
page-reason-of = { $what } :
page-why-not = Pourquoi pas ?
page-nothing-refused = Ici, tout coup est permis.
page-front = Accueil
page-front-about = autres jeux
page-watch-link = Lien pour regarder
page-call-me = Appelez-moi à mon tour
page-call-yes = On vous appellera.
page-call-no = Votre navigateur ne le permet pas.
page-tabs = Parties de la table
page-tab-village = Village
page-tab-farm = Ferme
page-tab-rivals = Rivaux
page-tab-score = Points
page-report = Signaler un problème
page-download = Enregistrement
page-download-about = toute la partie en texte

# The end
page-score-title = Ce que compte la chronique
page-category = Origine des points
page-points = Points
page-points-so-far = Points actuels ; d’autres s’ajouteront à la fin
page-winner = { $name } gagne
page-winner-about = restera dans les mémoires, avec { $points } points.
page-what-next = Et ensuite ?
page-look-board = Le plateau
page-look-board-about = comme il est à la fin
page-replay = Revoir
    .short = Revoir
page-replay-about = coup par coup
page-analysis-about = où tout s’est joué
page-again = Encore une fois

# Options of single games
page-option-inn = Inn
    .about = face du plateau
page-option-marriage = Marriage
    .about = face du plateau
page-option-gift = Compensation
    .about = pour qui commence plus tard
page-option-clock = La razzia
    .about = contre la montre ou tour à tour
page-choice-true = oui
page-choice-false = non
page-choice-realtime = chrono
page-choice-ticks = tours

# Replay
page-chances = Chances de gagner, au fil du jeu
page-play = Lecture
page-speed = Vitesse
page-of = sur { $length }
page-no-analysis = Il n’y a pas d’analyse de cette partie.
page-counting = Calcul des chances : { $done } %
page-counting-points = On les cherche encore …
page-no-points = Personne n’a perdu sur un seul coup.
page-turning-points = Tournants
page-better-was = Il valait mieux
page-was-played = Joué
page-lost-chance = a coûté environ { $lost } % des chances de gagner.
page-won-by = { $name } gagne, { $points } à { $others } ; ici la manche { $round }
    .short = { $name } gagne, { $points }
page-step = Étape { $step }
page-begin-of-game = Le début.
page-share = Partager ce moment
    .link = Envoyer le lien
page-copy-link = Copier le lien
page-picture = Image
    .about = le plateau à ce moment, en PNG
    .failed = Ce navigateur ne peut pas dessiner l’image.
page-analysis = Analyse
page-next-turn = prochain tournant
page-next-best = Ensuite
page-sources-now = à ce moment
page-sources-course = au fil du jeu
page-play-on = Reprendre ici
    .short = Reprendre
    .about = Une nouvelle table commence dans cette position. Vous prenez une place, des bots les autres. La partie jouée reste telle quelle.
    .seat = Votre place
page-bots-as-before = comme avant, sinon Compagnon
page-all-moves = Les trois coups
page-decides = À { $name } de décider.
page-best-to-played = Le meilleur coup au lieu de celui joué : { $why }
page-best = le meilleur
page-played-less = joué, −{ $lost }

# What is not built yet
page-in-words = Le plateau de ce jeu est encore à dessiner ; on peut y jouer en mots, dans la barre ci-dessous.
