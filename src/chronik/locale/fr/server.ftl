## Ce que le service répond quand il ne peut pas faire ce qu’on lui demande
server-malformed = Ce n’est pas ce qui était attendu ici : { $detail }
server-not-json = Ce n’est pas du JSON valide.
server-options = La partie ne peut pas être préparée ainsi : { $detail }
server-components = Impossible de jouer avec ces valeurs : { $detail }
server-seats = Les places ne conviennent pas à la partie : { $detail }
server-name = Un nom compte de 1 à { $most } caractères imprimables.
server-illegal = Ce coup n’est pas permis.
server-not-here = Ce coup n’est pas possible ici.
server-record = Cet enregistrement ne peut pas être rejoué : { $detail }
server-record-move = Cet enregistrement ne peut pas être rejoué : coup { $move }, { $notation } : { $reason }
server-not-found = Il n’y a rien ici.
server-method = Cela ne se fait pas ici.
server-no-such-table = Cette table n’existe pas.
server-no-such-replay = Cette partie à revoir n’existe pas.
server-no-such-position = Cette position n’existe pas ; la dernière porte le numéro { $most }.
server-no-such-lesson = Cette leçon n’existe pas.
server-no-hint = Il n’y a pas de conseil pour cela.
server-not-your-turn = Ce n’est pas votre tour.
server-not-your-seat = Ce n’est pas votre place.
server-not-over = Seulement quand la partie est finie : avant, cela trahirait des secrets.
server-stale = La partie a continué ; la position porte maintenant le numéro { $seq }.
server-needs-consent = Les autres l’ont déjà vu : ils doivent accepter de revenir en arrière.
server-nothing-to-undo = Il n’y a rien à reprendre.
server-nothing-to-consent = Personne ne vous a demandé de revenir en arrière.
server-seat-taken = Cette place est déjà prise.
server-rules-changed = Cette table a été préparée avec d’autres règles ; elle ne peut pas continuer.
server-over = La partie est finie.
server-too-large = C’est trop volumineux.
server-too-many = C’était trop à la fois ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
    }.
server-too-many-open = Trop de connexions sont ouvertes d’ici ; veuillez d’abord fermer une autre page.
server-full = Il y a autant de personnes connectées que ce service peut en porter ; veuillez réessayer plus tard.
server-too-slow = La connexion était trop lente ; veuillez vous reconnecter.
server-unavailable = Ce n’est pas possible pour l’instant ; veuillez réessayer.
server-internal = Quelque chose n’a pas marché de notre côté.

## Ce qui est proposé
server-game-village = Village
server-game-myvillage = My Village
server-game-tumult = Tumult Royale
server-tagline-village = Quatre générations vivent, travaillent et meurent dans un village, et l’on se souvient de quelques-uns des leurs.
server-tagline-myvillage = À chacun son village, bâti avec des dés, et les histoires qu’il racontera.
server-tagline-tumult = Prenez ce dont le peuple a besoin, mais pas trop : sa patience a des limites.
server-edition-original = Première édition
server-edition-bigbox = Big Box
server-expansion-inn = Inn
server-expansion-port = Port
server-expansion-marriage = Marriage
server-variant-gambler = Variante des parieurs
server-bot = { $title } { $number }
server-level-apprentice = Apprenti
server-level-journeyman = Compagnon
server-level-master = Maître
server-level-grandmaster = Grand maître
server-level-genius = Génie
server-level-polymath = Érudit
server-about-apprentice = Connaît les règles, et guère plus.
server-about-journeyman = Prend ce qui lui semble bon sur le moment.
server-about-master = Prévoit quelques coups d’avance.
server-about-grandmaster = Prévoit loin et pardonne peu.
server-about-genius = Joue mieux que la plupart des gens ne joueront jamais.
server-about-polymath = Le meilleur que nous ayons ; prend le temps de réfléchir.

## Conseils

server-turning-point = « { $better } » valait mieux que « { $played } » : environ { $lost } % des chances de gagner ont été perdues.
