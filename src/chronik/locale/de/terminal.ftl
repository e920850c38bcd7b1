terminal-welcome = Spiel mit Startzahl { $seed }. Tippe die Nummer eines Zuges, ? für das, was nicht erlaubt ist und warum, help für mehr.
terminal-help = Eine Nummer oder eine Notation macht einen Zug. ?: warum andere Züge nicht erlaubt sind. board: die Stellung noch einmal zeigen. undo: zurück zur letzten Entscheidung. log: alles, was geschehen ist. save DATEI: die Aufzeichnung schreiben. quit: aufhören.
terminal-hint = Tippe eine Nummer aus der Liste, oder help.
terminal-no-such-number = Es gibt nur die Nummern 1 bis { $most }.
terminal-only-move = Nur ein Zug ist möglich: { $move }
terminal-goodbye = Bis bald. (Gespeichert ist das Spiel nur, wenn du save getippt hast.)
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
terminal-wants = verlangt
terminal-stall = Stand { $number }
terminal-queue = Warteschlange { $number }
terminal-stack = { $count } Kunden im Stapel
terminal-rooms = Freie Plätze: { $rooms }
terminal-points = Punkte
terminal-time = Lebenszeit
terminal-goods = Güter
terminal-family = Familie
terminal-cities = Burgen
terminal-customers = Kunden
terminal-refused = { $count ->
    [one] 1 anderer Zug ist nicht erlaubt: ? sagt, warum.
   *[other] { $count } andere Züge sind nicht erlaubt: ? sagt, warum.
    }
