tumult = Tumult Royale

## Things
tumult-good-bread = { $count ->
    [one] 1 Brot
   *[other] { $count } Brote
    }
tumult-good-marble = { $count } Marmor
tumult-good-tools = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
    }
tumult-ware-retinue = { $count ->
    [one] 1 Gefolgsmann
   *[other] { $count } Gefolgsleute
    }
tumult-ware-statue = { $count ->
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
tumult-task-first = Setze deine erste Statue auf ein Wiesenfeld.
tumult-task-spin = Drehe den Pfeil: Wie viel will das Volk?
tumult-task-aside = Lege ein verdecktes Warenplättchen für diese Runde beiseite.
tumult-task-start = Sind alle bereit für den Raub?
tumult-task-raid = Steuer-Raub: immer nur ein Plättchen. Ansehen, dann behalten oder zurücklegen.
tumult-task-build = Auf welchem Feld stellst du Statuen auf?
tumult-task-pay = Mit welchen Plättchen zahlst du? Jede überzahlte Ware bringt 1 Gefolgsmann.
tumult-task-uncover = Welche verdeckte Landschaftstafel deckst du auf?

## Moves
tumult-move-first = Erste Statue auf { $place } ({ $land })
tumult-move-first-down = Erste Statue auf { $place } (verdeckte Landschaftstafel)
tumult-move-spin = Den Pfeil drehen
tumult-move-spin-bread = Den Pfeil für Brot drehen
tumult-move-spin-marble = Den Pfeil für Marmor drehen
tumult-move-spin-tools = Den Pfeil für Werkzeug drehen
tumult-move-forget = Das Drehen vergessen
tumult-move-aside = Plättchen { $tile } beiseitelegen
tumult-move-ready = Ich bin bereit
tumult-move-start = Die Sanduhr umdrehen: Der Raub beginnt
tumult-move-lift = Plättchen { $tile } aufnehmen
tumult-move-keep = Das Plättchen behalten
tumult-move-back = Das Plättchen zurücklegen
tumult-move-wait = Einen Augenblick warten
tumult-move-done = Nichts mehr rauben
tumult-move-sand = Die Sanduhr ist abgelaufen
tumult-move-stop = „Stopp!“ rufen
tumult-move-pass = Passen
tumult-move-build = { $place } ({ $land }): { $statues } für { $price }
tumult-move-build-down = { $place } (verdeckte Landschaftstafel)
tumult-move-pay = { $price } zahlen
tumult-move-overpay = { $price } zahlen und { $retinue } erhalten
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
tumult-why-set-aside = Dieses Plättchen liegt in dieser Runde beiseite.
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
tumult-why-not-meadow = Die erste Statue steht auf einer Wiese.
tumult-why-field-taken = Auf diesem Feld stehen schon Statuen.
tumult-why-not-adjacent = Keine deiner Statuen steht direkt neben diesem Feld.
tumult-why-no-goods = Dir fehlen die Waren für dieses Feld.
tumult-why-no-goods-double = Abseits deiner Statuen kostet das Feld das Doppelte, und dir fehlen die Waren.
tumult-why-no-statues = Du hast nicht mehr genug Statuen.
tumult-why-not-covered = Das deckt die Kosten nicht.
tumult-why-needless-tile = Eines dieser Plättchen ist nicht nötig.
tumult-why-already-chosen = Du hast für diesen Augenblick schon gewählt.

## Events
tumult-event-round-began = Runde { $round } beginnt.
tumult-event-phase-began = Es folgt: { $phase }.
tumult-event-first-statue = { $who } setzt die erste Statue auf { $place }.
tumult-event-spun = { $who } dreht: Das Volk will { $number } von jeder Warensorte.
tumult-event-spun-for = { $who } dreht: Das Volk will { $left }.
tumult-event-forgot = { $who } hat das Drehen vergessen: Es gilt die { $number }.
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
tumult-event-greediest = { $who } war am gierigsten und wird bestraft.
tumult-event-nobody-greedy = Niemand war gierig, also ist der König schuld.
tumult-event-gave-back = { $who } gibt dem Volk ein Plättchen mit { $tile } zurück.
tumult-event-paid-tile = { $who } zahlt mit einem Plättchen mit { $tile }.
tumult-event-passed = { $who } passt.
tumult-event-placed = { $who } stellt { $statues } auf { $place } auf.
tumult-event-lapsed = { $who }: Ein Plättchen mit { $tile } verfällt.
tumult-event-consoled = { $who } konnte nichts aufstellen und wird getröstet.
tumult-event-got-retinue = { $who } erhält { $retinue }.
tumult-event-lost-retinue = { $who } verliert { $retinue }.
tumult-event-supply-short = Der Vorrat reicht nicht: Jeder gibt { $retinue } ab.
tumult-event-player-short = { $who } hat zu wenige Gefolgsleute: Zuerst erhält jeder { $retinue }.
tumult-event-waived = { $who } kann nicht alles abgeben; erlassen: { $retinue }.
tumult-event-swapped = { $who } tauscht und übernimmt die Karte „{ $rank }“.
tumult-event-ranked = { $who } hat jetzt den Rang { $rank }.
tumult-event-crowned = { $who } wird gekrönt.
tumult-event-chronicled = { $who } setzt { $statues } auf Feld { $field } der Königs-Chronik.
tumult-event-uncovered = { $who } deckt Landschaftstafel { $panel } auf.
tumult-event-mercy = { $who } hat die Gnade des Volkes.
tumult-event-mixed = Alle Warenplättchen werden verdeckt gemischt.
tumult-event-trial-over = Der Probelauf ist vorbei; er zählt nicht.
tumult-event-difference = Der Vorsprung auf den Letzten beträgt { $difference }; die Grenze ist { $number }.
tumult-event-last-statue = { $who } hat alle Statuen aufgestellt!
tumult-event-game-over = Das Spiel ist zu Ende.
tumult-event-tips = Tipp: Überlegt vor dem Raub, überzahlt für Gefolgsleute, nutzt Wiesen und Wälder zum doppelten Preis und schätzt die Gnade.
