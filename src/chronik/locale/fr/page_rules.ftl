# The rules, to be read
rules-of = Règles de { $game }
rules-chapters = Chapitres
rules-parts = Volets du jeu
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } passage
   *[other] { $count } passages
    } { $chapters ->
    [0] dans tous les chapitres
    [one] dans { $chapters } chapitre
   *[other] dans { $chapters } chapitres
    }
rules-length = Longueur
rules-short = Bref
rules-full = Complet
rules-in-short-of = { $title } en bref
rules-five-minutes = cinq minutes de lecture
rules-own-words = les règles avec nos mots
rules-elsewhere = Dans les autres volets
rules-see-also = Voir aussi
rules-before = avant ceci
rules-after = après ceci
rules-print = Imprimer sur une page
rules-print-about = la version brève
rules-your-move = Votre coup
rules-back = Revenir à votre coup
rules-help = Les règles de cette question
rules-read-more = Lire la suite : { $chapter }
rules-short-full = bref ou complet
rules-turn = changer de chapitre
rules-example = Exemple
