report-title = Die Geschichte einer Partie
report-about = { $moves } Züge, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
    }, Startzahl { $seed }
report-place = { $place }. Platz
report-horizon = Weiter als bis Runde { $rounds } denkt ein Bot nicht: Danach nimmt er die Punkte, wie sie stehen, und zu den Zügen ist nichts gesagt.
report-chances = Wer gewinnt?
report-chances-note = Die Aussichten aller in jedem Augenblick, wie sie ein Bot sah, der nur wusste, was man am Zug wissen konnte. Zahlen bezeichnen die Wendepunkte.
report-points = Punkte
report-points-note = Dick: die Punkte, wenn die Partie in diesem Augenblick geendet hätte. Dünn: was zu erwarten war.
report-sources = Woher die Punkte kamen
report-sources-note = Nach Herkunft, als ob die Partie in diesem Augenblick geendet hätte.
report-round = Runde { $number }
report-turns = Wendepunkte
report-no-turns = Niemand hat einen teuren Fehler gemacht: Jeder Zug war ungefähr so gut wie der beste.
report-turn = Runde { $round }: { $who }
report-lost = { $percent } % der Siegaussicht verloren
report-lost-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
    } verloren
report-played = Gespielt
report-better = Besser
report-why = Warum
report-footer = Aussichten und bessere Züge sind die Meinung eines Bots: Er spielt gut, hat aber nicht immer recht.
report-written = Der Bericht steht in { $path }
