terminal-welcome = Spiel mit Startzahl { $seed }. Tippe eine Zugnummer, ? (warum nicht?) oder help.
terminal-help = Mit einer Nummer oder Notation machst du einen Zug. ?: warum andere Züge nicht erlaubt sind. board: die Stellung noch einmal zeigen. undo: zurück zur letzten Entscheidung. log: alles, was geschehen ist. save DATEI: die Aufzeichnung speichern. quit: aufhören.
terminal-hint = Tippe eine Nummer aus der Liste oder help.
terminal-said = { $who }: { $what }
terminal-no-such-number = Es gibt nur die Nummern 1 bis { $most }.
terminal-only-move = Nur ein Zug ist möglich: { $move }
terminal-nothing-refused = Hier ist nichts verboten.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-saved = Gespeichert als { $path }
terminal-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
terminal-result = Ergebnis
terminal-total = Insgesamt
terminal-place = Platz
terminal-round = Runde { $round }, Startspieler: { $first }.
terminal-last-turns = { $count ->
    [one] Danach folgt noch 1 letzter Zug.
   *[other] Danach folgen noch { $count } letzte Züge.
    }
terminal-space = Aktionsfeld
terminal-cubes = Steine
terminal-market = Markt
terminal-wants = Verlangt
terminal-stall = Marktstand { $number }
terminal-queue = Warteschlange { $number }
terminal-stack = { $count ->
    [one] 1 Kunde
   *[other] { $count } Kunden
    } im Stapel
terminal-rooms = Freie Plätze in Dorfchronik und Gräbern: { $rooms }
terminal-points = Punkte
terminal-time = Zeit
terminal-goods = Güter
terminal-family = Familie
terminal-cities = Burgen
terminal-customers = Kunden
terminal-refused = { $count ->
    [one] 1 anderer Zug ist nicht erlaubt: ? sagt, warum.
   *[other] { $count } andere Züge sind nicht erlaubt: ? sagt, warum.
    }
terminal-dice-pool = Würfel-Pool: { $dice } († ist ein Pestwürfel)
terminal-dice-own = Genommene Würfel: { $dice }
terminal-rat = Felder bis zur Rattenplage: { $steps }; belegte Gräber: { $graves }
terminal-chronicle = Dorfchronik: { $places }; bei { $coffins } Särgen endet das Spiel.
terminal-display = In der Auslage
terminal-fields = Kornfelder
terminal-meetings = Versammlungsplätze
terminal-churches = Kirche
terminal-halls = Rathaus
terminal-journeys = Reise
terminal-values = Bannerwerte
terminal-coins = Münzen
terminal-stories = Geschichten-Punkte
terminal-tree-house = { $tree } auf dem Baum, { $house } im Haupthaus
terminal-school = Schule
terminal-chief = Oberhaupt
terminal-served = Bediente Kunden
terminal-phase = Runde { $round }: { $phase }.
terminal-demand = Das Volk verlangt { $goods }.
terminal-ticks = Augenblicke bis zum Ende des Steuer-Raubs: { $left }
terminal-chronicle-fields = Königs-Chronik (Spieler/Platz): { $fields }. Gefolgsleute im Vorrat: { $supply }.
terminal-tiles = Warenplättchen
terminal-where-centre = in der Mitte
terminal-where-aside = beiseitegelegt
terminal-where-hand = in der Hand
terminal-where-board = auf der Burgtafel
terminal-where-open = nicht im Spiel
terminal-land = Das Land
terminal-rank = Rang
terminal-retinue = Gefolgsleute
terminal-statues = Statuen aufgestellt (übrig)
terminal-tile-count = Warenplättchen
terminal-mercy = Gnade
terminal-villagers = Dorfbewohner
terminal-in-hand = In deiner Hand: { $tile }
terminal-left = Übrig
## Added for sessions that are saved, short boards and the raid
terminal-next-first = Nächster Startspieler: { $next }.
terminal-barn = Getreide { $grain }/{ $most }
terminal-others = Die anderen (Punkte, Zeit): { $others }
terminal-others-stories = Die anderen (Geschichten-Punkte, Zeit): { $others }
terminal-others-statues = Rang und Statuen: { $others }
terminal-board-hint = board zeigt den ganzen Spielplan und die Züge mit ihrer Notation.
terminal-waters = H: Hafen; T: Zeit-Wasserfelder; I: Insel-Wasserfelder
terminal-roads = Weg
terminal-home = Dorf
terminal-gives = Bringt
terminal-scoring = Am Ende: { $parts }
terminal-score-travel = Burgen { $points }
terminal-score-council = Ratsstube, je Stufe { $points }
terminal-score-church = Kirche, je Stufe { $points }
terminal-score-chronicle = Familienmitglieder in der Dorfchronik { $points }
terminal-score-windows = Mönche in der Kirche { $points }
terminal-score-labourer = je Tagelöhner { $points }
terminal-score-hand = Startspieler-Hand { $points }
terminal-score-statues = Wer die meisten Statuen aufgestellt hat, gewinnt; das Ende kommt, wenn alle { $count } eines Spielers stehen, oder durch die Chronik.
terminal-before = Vor der ersten Runde: Jeder stellt eine erste Statue auf.
terminal-round-alone = Runde { $round }.
terminal-pupils = { $count ->
    [0] niemand
    [one] 1 Schüler
   *[other] { $count } Schüler
    }
terminal-monks = { $count ->
    [0] keine Mönche
    [one] 1 Mönch
   *[other] { $count } Mönche
    }
terminal-ploughed = { $fields }, gepflügt { $ploughs }
terminal-reconstructed = { $mark } rekonstruiert: vielleicht nicht das, was gedruckt ist.
terminal-death = † jemand von dir stirbt
terminal-effects = ({ $effects })
terminal-only-because = Etwas anderes geht nicht: { $reasons }
terminal-paid-for-nothing = Was du dafür bezahlt hast, ist trotzdem weg.
terminal-undo-hint = undo nimmt deine letzte Entscheidung zurück.
terminal-not-a-move = { $typed }: Das ist hier kein Zug.
terminal-help-saving = save! DATEI: eine andere Datei überschreiben. Wer aufhört, findet das Spiel gespeichert; chronik play --resume DATEI setzt es fort.
terminal-save-exists = { $path } gibt es schon, und es ist kein früherer Stand dieses Spiels. save! { $path } ersetzt die Datei.
terminal-save-failed = { $path } lässt sich nicht schreiben: Gibt es den Ordner, und darfst du dort schreiben?
terminal-bye = Bis bald.
terminal-bye-unsaved = Bis bald. Das Spiel ließ sich nirgends speichern.
terminal-bye-saved = Bis bald. Das Spiel ist gespeichert; weiter geht es mit: chronik play --resume { $path }
terminal-finished = Das Spiel ist aus. save DATEI bewahrt es auf; board, log und undo blicken zurück; Enter beendet.
terminal-raid-tiles = In der Mitte: { $tiles }
terminal-raid-keys = Eine Nummer hebt das Plättchen mit dieser Nummer auf; k behält es, b legt es zurück, d: nichts mehr nehmen, s: „Stopp!“
terminal-raid-keys-ticks = Eine Nummer hebt das Plättchen mit dieser Nummer auf; k behält es, b legt es zurück, w wartet, d: nichts mehr nehmen.
terminal-raid-keys-aside = Eine Nummer legt das Plättchen mit dieser Nummer beiseite.
terminal-raid-ready = Die Sanduhr läuft los, sobald du Enter drückst.
terminal-raid-no-undo = Solange die Sanduhr läuft, lässt sich nichts zurücknehmen.
terminal-seconds = { $left } s
terminal-aboard = { $thing } an Bord
## Bots that think elsewhere, and hints
terminal-bots-compiling = Die Regeln werden übersetzt, einmal für alle künftigen Spiele. Bis dahin spielen die Bots sofort, denken aber weniger.
terminal-bots-compiled = Die Regeln sind übersetzt: Die Bots denken nun mit aller Kraft.
terminal-thinking = { $who } denkt nach ...
terminal-moment = Einen Augenblick ...
terminal-no-hint = Hier gibt es keinen Hinweis.
terminal-help-hint = hint: eine Warnung; noch einmal: wo ein Blick lohnt; ein drittes Mal: der beste Zug und warum.
