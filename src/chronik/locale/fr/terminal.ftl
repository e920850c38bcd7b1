terminal-welcome = Partie avec la graine { $seed }. Tapez le numéro d’un coup, ? pour savoir ce qui est interdit et pourquoi, help pour la suite.
terminal-help = Un numéro ou une notation joue un coup. ? : pourquoi les autres coups sont refusés. board : montrer la position. undo : revenir à la dernière décision. log : tout ce qui s’est passé. save FICHIER : écrire la partie. quit : quitter.
terminal-hint = Tapez un numéro de la liste, ou help.
terminal-no-such-number = Il n’y a que les numéros 1 à { $most }.
terminal-only-move = Un seul coup est possible : { $move }
terminal-goodbye = Au revoir. (La partie n’est enregistrée que si vous avez tapé save.)
terminal-nothing-refused = Rien n’est refusé ici.
terminal-nothing-to-undo = Il n’y a rien à reprendre.
terminal-saved = Enregistré sous { $path }
terminal-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
terminal-result = Résultat
terminal-total = Total
terminal-place = Rang
terminal-round = Manche { $round }, premier joueur : { $first }.
terminal-last-turns = { $count ->
    [one] Il restera 1 dernier tour.
   *[other] Il restera { $count } derniers tours.
    }
terminal-space = Case Action
terminal-cubes = Cubes
terminal-market = Marché
terminal-wants = souhaite
terminal-stall = Étal { $number }
terminal-queue = File { $number }
terminal-stack = { $count } clients dans la pile
terminal-rooms = Places libres : { $rooms }
terminal-points = Points
terminal-time = Ligne de Temps
terminal-goods = Marchandises
terminal-family = Famille
terminal-cities = Cités
terminal-customers = Clients
terminal-refused = { $count ->
    [one] 1 autre coup est interdit : tapez ? pour savoir pourquoi.
   *[other] { $count } autres coups sont interdits : tapez ? pour savoir pourquoi.
    }
