## Where a record of a game departs from the rules, or from itself
record-title = keine Aufzeichnung von Chronik: Sie beginnt nicht mit „{ $title }“
record-head-cut = im Kopf abgeschnitten: Die Zeile „{ $rule }“ fehlt
record-cut = abgeschnitten: { $found } von { $said } Zügen sind da
record-more = Züge: Es sind { $found }, der Kopf nennt { $said }
record-unsealed = abgeschnitten: Die Prüfsumme der letzten Stellung fehlt
record-unfinished = Ergebnis: Der Kopf nennt eines, aber die Züge beenden das Spiel nicht
record-result = Ergebnis: Die Züge ergeben { $found }, nicht { $said }
record-components = Material: Sie entstand mit dem Satz { $said }, dies ist { $found }; mit einer anderen Ausgabe von Chronik, oder ihr Kopf wurde geändert
record-older = Regeln: Sie entstand mit Fassung { $said } der Regeln von { $game }, dies ist Fassung { $found }; Züge könnten jetzt etwas anderes bedeuten. Eine ältere Ausgabe von Chronik kann sie nachspielen
record-newer = Regeln: Sie entstand mit Fassung { $said } der Regeln von { $game }, dies ist Fassung { $found }; Züge könnten jetzt etwas anderes bedeuten. Eine neuere Ausgabe von Chronik kann sie nachspielen
record-over = Zug { $number } ({ $move }): Die Partie ist schon zu Ende
record-round = Zug { $number } ({ $move }): Runde { $said }, es ist aber Runde { $found }
record-opening = die Anfangsstellung ist { $found }, nicht { $said }
record-hash = Zug { $number } ({ $move }): Die Stellung danach ist { $found }, nicht { $said }
record-hashes = Zug { $number }: zwei verschiedene Prüfsummen der Stellung danach
record-no-move = Zug { $number }: { $line } ist kein Zug
