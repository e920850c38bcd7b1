tumult = Tumult Royale

## Things
tumult-good-bread = { $count ->
    [0] kein Brot
    [one] 1 Brot
   *[other] { $count } Brote
    }
    .good = Brot
tumult-good-marble = { $count ->
    [0] kein Marmor
   *[other] { $count } Marmor
    }
    .good = Marmor
tumult-good-tools = { $count ->
    [0] kein Werkzeug
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
    }
    .good = Werkzeug
tumult-ware-retinue = { $count ->
    [0] keine Gefolgsleute
    [one] 1 Gefolgsmann
   *[other] { $count } Gefolgsleute
    }
tumult-ware-statue = { $count ->
    [0] keine Statuen
    [one] 1 Statue
   *[other] { $count } Statuen
    }
tumult-land-meadow = Wiese
tumult-land-forest = Wald
tumult-land-mountain = Gebirge
tumult-land-village = Dorf
tumult-land-castle = Schloss
tumult-rank-king = König
tumult-rank-duke = Herzog
tumult-rank-prince = Fürst
tumult-rank-count = Graf
tumult-colour-grey = Grau
tumult-colour-blue = Blau
tumult-colour-yellow = Gelb
tumult-colour-violet = Violett
tumult-phase-mood = Volkes Stimmung erkunden
tumult-phase-raid = Steuer-Raub
tumult-phase-tumults = Tumulte
tumult-phase-building = Statuen aufstellen
tumult-phase-ranks = Ränge neu verteilen
tumult-phase-crowning = Krönung
tumult-phase-mercy = Gnade des Volkes
tumult-category-fields = Auf Feldern
tumult-category-chronicle = Auf der Königs-Chronik

## Questions
tumult-task-first = Erste Statue: Setze sie auf ein Wiesenfeld.
tumult-task-spin = Laune des Volkes: Drehe den Pfeil. Wie viel verlangt es?
tumult-task-aside = Vor dem Raub: Lege ein verdecktes Warenplättchen für diese Runde beiseite.
tumult-task-start = Sanduhr: Sind alle bereit für den Raub?
tumult-task-raid = Steuer-Raub: Nimm immer nur 1 Plättchen auf, sieh es an, dann behalte es oder lege es zurück.
tumult-task-build = Statuen: Auf welchem Feld stellst du sie auf?
tumult-task-pay = Bezahlung: Mit welchen Plättchen zahlst du? Was du überzahlst, bringt dir Gefolgsleute.
tumult-task-uncover = Neue Landschaft: Welche verdeckte Tafel deckst du auf?

## Moves
tumult-move-first = Statue auf { $place } ({ $land })
tumult-move-first-down = Statue auf { $place } (verdeckte Landschaftstafel)
tumult-move-spin = Pfeil drehen
tumult-move-spin-bread = Pfeil für Brot drehen
tumult-move-spin-marble = Pfeil für Marmor drehen
tumult-move-spin-tools = Pfeil für Werkzeug drehen
tumult-move-forget = Das Drehen „vergessen“
tumult-move-aside = Plättchen { $tile } beiseitelegen
tumult-move-ready = Ich bin bereit
tumult-move-start = Sanduhr umdrehen: Der Raub beginnt
tumult-move-lift = Plättchen { $tile } aufnehmen
tumult-move-keep = Plättchen behalten
tumult-move-back = Plättchen zurücklegen
tumult-move-wait = Einen Augenblick warten
tumult-move-done = Nichts mehr rauben
tumult-move-sand = Die Sanduhr ist abgelaufen
tumult-move-stop = „Stopp!“ rufen
tumult-move-pass = Passen
tumult-move-build = Feld { $place }, { $land } ({ $statues } für { $price })
tumult-move-build-down = Feld { $place } (verdeckte Landschaftstafel)
tumult-move-pay = { $good }: { $count ->
    [one] Plättchen { $values }
   *[other] Plättchen { $values }
    } zahlen
tumult-move-overpay = { $good }: { $count ->
    [one] Plättchen { $values }
   *[other] Plättchen { $values }
    } zahlen und { $retinue } erhalten
tumult-move-uncover = Landschaftstafel { $panel } aufdecken

## Reasons
tumult-why-not-here = Das steht jetzt nicht zur Wahl.
tumult-why-legal = Erlaubt.
tumult-why-not-king = Das darf nur der König.
tumult-why-not-spun = Zuerst muss der Pfeil gedreht werden.
tumult-why-already-spun = Der Pfeil wird nur einmal je Runde gedreht.
tumult-why-spin-forgotten = Das Drehen wurde vergessen: Es gilt die Zahl der Runde davor.
tumult-why-spin-after-raid = In dieser Variante wird der Pfeil erst nach dem Raub gedreht.
tumult-why-already-ready = Du hast schon gesagt, dass du bereit bist.
tumult-why-not-ready = Es sind noch nicht alle bereit.
tumult-why-set-aside = Dieses Plättchen ist für diese Runde beiseitegelegt.
tumult-why-hand-full = Du hast ein Plättchen in der Hand: Behalte es oder lege es zuerst zurück.
tumult-why-hand-empty = Du hast kein Plättchen in der Hand.
tumult-why-in-hand = Jemand hat dieses Plättchen in der Hand.
tumult-why-on-board = Plättchen auf einer Burgtafel sind sicher und bleiben dort.
tumult-why-time-running = Die Sanduhr läuft noch.
tumult-why-time-up = Die Sanduhr ist schon abgelaufen.
tumult-why-stopped = Es wurde „Stopp!“ gerufen.
tumult-why-finished = Du hast deinen Raub beendet.
tumult-why-panel-down = Diese Landschaftstafel liegt verdeckt.
tumult-why-panel-up = Diese Landschaftstafel liegt schon offen.
tumult-why-already-named = Diese Landschaftstafel hast du schon genannt.
tumult-why-not-meadow = Die erste Statue darf nur auf ein Wiesenfeld.
tumult-why-field-taken = Auf diesem Feld stehen schon Statuen.
tumult-why-not-adjacent = Keine deiner Statuen steht direkt neben diesem Feld.
tumult-why-no-goods = Dir fehlen die Waren für dieses Feld.
tumult-why-no-goods-double = Abseits deiner Statuen kostet das Feld mehr, und dir fehlen die Waren.
tumult-why-no-statues = Du hast nicht mehr genug Statuen.
tumult-why-not-covered = Das deckt die Kosten nicht.
tumult-why-needless-tile = Eines dieser Plättchen ist nicht nötig.
tumult-why-already-chosen = Du hast für diesen Augenblick schon gewählt.

## Events
tumult-event-round-began = Runde { $round } beginnt.
tumult-event-phase-began = Es folgt: { $phase }.
tumult-event-first-statue = { $who } setzt die erste Statue auf { $place }.
tumult-event-spun = { $who } dreht den Pfeil: Das Volk verlangt { $number ->
    [one] 1 Ware
   *[other] { $number } Waren
    } von jeder Sorte.
tumult-event-spun-for = { $who } dreht den Pfeil: Das Volk verlangt { $left }.
tumult-event-forgot = { $who } vergisst das Drehen: Es gilt die { $number }.
tumult-event-put-aside = { $who } legt Plättchen { $tile } beiseite.
tumult-event-ready = { $who } ist bereit.
tumult-event-raid-began = { $who } dreht die Sanduhr um: Steuern rauben!
tumult-event-lifted = { $who } nimmt Plättchen { $tile } auf.
tumult-event-missed = { $who } greift vergeblich nach Plättchen { $tile }.
tumult-event-kept = { $who } behält Plättchen { $tile }.
tumult-event-put-back = { $who } legt Plättchen { $tile } zurück.
tumult-event-waited = { $who } wartet.
tumult-event-finished = { $who } raubt nichts mehr.
tumult-event-sand-out = Die Sanduhr ist abgelaufen.
tumult-event-stop = Stopp! Der Raub ist vorbei.
tumult-event-revealed = Alle geraubten und übrigen Plättchen werden aufgedeckt.
tumult-event-no-tumult = Dem Volk bleibt genug ({ $left }): kein Tumult.
tumult-event-tumult = Dem Volk bleibt zu wenig ({ $left }): ein Tumult!
tumult-event-greediest = { $who } ist am gierigsten ({ $robbed }) und wird bestraft.
tumult-event-nobody-greedy = Niemand war gierig, also ist der König schuld.
tumult-event-gave-back = { $who } gibt dem Volk ein Plättchen zurück ({ $tile }).
tumult-event-paid-tile = { $who } zahlt ein Plättchen ({ $tile }).
tumult-event-passed = { $who } passt.
tumult-event-placed = { $who } stellt { $statues } auf Feld { $place }.
tumult-event-lapsed = { $who }: Ungenutzte Plättchen verfallen ({ $goods }).
tumult-event-consoled = { $who } kann keine Statue aufstellen und wird getröstet.
tumult-event-got-retinue = { $who } erhält { $retinue }.
tumult-event-lost-retinue = { $who } verliert { $retinue }.
tumult-event-supply-short = Der Vorrat reicht nicht: Jeder gibt bis zu { $retinue } ab.
tumult-event-player-short = { $who } hat zu wenige Gefolgsleute: Zuerst erhält jeder { $retinue }.
tumult-event-waived = { $who } kann nicht alle abgeben; erlassen: { $retinue }.
tumult-event-swapped = { $who } übernimmt die Adelskarte „{ $rank }“.
tumult-event-ranked = { $who } ist jetzt { $rank }.
tumult-event-crowned = { $who } wird gekrönt.
tumult-event-chronicled = { $who } setzt { $statues } auf Feld { $field } der Königs-Chronik.
tumult-event-uncovered = { $who } deckt Landschaftstafel { $panel } auf.
tumult-event-mercy = { $who } hat die Gnade des Volkes.
tumult-event-mixed = Alle Warenplättchen werden verdeckt gemischt.
tumult-event-trial-over = Der Probelauf ist vorbei; er zählt nicht.
tumult-event-difference = Vorsprung des Ersten vor dem Letzten: { $difference } (Grenze: { $number }).
tumult-event-last-statue = { $who } hat alle Statuen aufgestellt!
tumult-event-game-over = Das Spiel ist zu Ende.
tumult-event-tips = Tipp: Überlegt vor dem Raub, was ihr braucht, überzahlt, um Gefolgsleute zu gewinnen, baut auch abseits eurer Statuen, obwohl es mehr kostet, und unterschätzt die Gnade des Volkes nicht.
tumult-event-robbed = { $who } raubt dem Volk { $count ->
    [0] nichts
   *[other] { $robbed }
    }.
tumult-event-peace = Dem Volk bleibt genug ({ $left }): kein Tumult.
tumult-event-gave-relief = { $who } gibt { $retinue } ab.
tumult-event-got-relief = { $who } erhält { $retinue } aus dem Vorrat.
tumult-event-last-field = Das letzte Feld der Königs-Chronik ist besetzt.
tumult-event-scored = { $who }: { $fields } auf Feldern und { $chronicle } auf der Königs-Chronik, zusammen { $statues }.
tumult-event-tie-break = Gleichstand an der Spitze: Der höhere Rang entscheidet, und { $who } ist { $rank }.
tumult-event-winner = { $who } gewinnt mit { $statues }!

## Ranks of those who chose the other side of their card
tumult-lady-king = Königin
tumult-lady-duke = Herzogin
tumult-lady-prince = Fürstin
tumult-lady-count = Gräfin
