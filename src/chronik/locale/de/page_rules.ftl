# The rules, to be read
rules-of = Regeln von { $game }
rules-chapters = Kapitel
rules-parts = Teile des Spiels
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle
   *[other] { $count } Stellen
    } { $chapters ->
    [0] in allen Kapiteln
    [one] in 1 Kapitel
   *[other] in { $chapters } Kapiteln
    }
rules-length = Wie lang
rules-short = Kurz
rules-full = Ganz
rules-in-short-of = { $title } in Kürze
rules-five-minutes = in fünf Minuten gelesen
rules-own-words = die Regeln in eigenen Worten
rules-elsewhere = In anderen Teilen
rules-see-also = Siehe auch
rules-before = davor
rules-after = danach
rules-print = Auf einer Seite drucken
rules-print-about = die kurze Fassung
rules-your-move = Dein Zug
rules-back = Zurück zum Zug
rules-help = Die Regeln zu dieser Frage
rules-read-more = Mehr dazu: { $chapter }
rules-short-full = kurz oder ganz
rules-turn = im Buch blättern
rules-example = Beispiel
