## The Port
village-good-cocoa = { $count ->
    [one] 1 Kakaokorb
   *[other] { $count } Kakaokörbe
    }
village-good-tea = { $count ->
    [one] 1 Teeballen
   *[other] { $count } Teeballen
    }
village-place-ship = Schiff
village-place-lighthouse-1 = Leuchtturm der Möweninsel
village-place-lighthouse-2 = Leuchtturm der Palmeninsel
village-place-lighthouse-3 = Leuchtturm der Robbeninsel
village-place-lighthouse-4 = Leuchtturm der Krebsinsel
village-place-lighthouse-5 = Leuchtturm der Ziegeninsel
village-place-lighthouse-6 = Leuchtturm der Reiherinsel
village-place-sea-1 = Seebestattungsfeld 1
village-place-sea-2 = Seebestattungsfeld 2
village-place-sea-3 = Seebestattungsfeld 3
village-place-sea-4 = Seebestattungsfeld 4
village-place-sea-5 = Seebestattungsfeld 5
village-why-at-sea = Die Aktion „Familie“ holt niemanden von Schiff oder Leuchtturm zurück.
village-move-open-chest = Schatzkiste öffnen

village-ware-member = { $count ->
    [one] 1 Familienmitglied
   *[other] { $count } Familienmitglieder
    }
village-ware-chest = { $count ->
    [one] 1 Schatzkiste
   *[other] { $count } Schatzkisten
    }
village-water-harbour = Hafen
    .target = zum Hafen
village-water-time-1 = Zeit-Wasserfeld T1
    .target = zum Zeit-Wasserfeld T1
village-water-time-2 = Zeit-Wasserfeld T2
    .target = zum Zeit-Wasserfeld T2
village-water-time-3 = Zeit-Wasserfeld T3
    .target = zum Zeit-Wasserfeld T3
village-water-time-4 = Zeit-Wasserfeld T4
    .target = zum Zeit-Wasserfeld T4
village-water-time-5 = Zeit-Wasserfeld T5
    .target = zum Zeit-Wasserfeld T5
village-water-island-1 = Möweninsel
    .target = zur Möweninsel
village-water-island-2 = Palmeninsel
    .target = zur Palmeninsel
village-water-island-3 = Robbeninsel
    .target = zur Robbeninsel
village-water-island-4 = Krebsinsel
    .target = zur Krebsinsel
village-water-island-5 = Ziegeninsel
    .target = zur Ziegeninsel
village-water-island-6 = Reiherinsel
    .target = zur Reiherinsel

village-task-load = Dein Schiff: Was lädst du? Alle Spielteile an Bord müssen verschieden sein.
village-task-sail = Dein Schiff: Wohin fährt es?
village-task-island = Insel: Was tust du?
village-task-stay = Insel: Was tust du?
village-task-sea-burial = Ein Todesfall: Auf welches Seebestattungsfeld kommt dein Familienmitglied?
village-task-open-chest = Welche Schatzkiste öffnest du?

village-move-hire = Kapitän anheuern (kostet { $coins }): für je { $price } { $steps ->
    [one] 1 weiterer Schritt
   *[other] bis zu { $steps } weitere Schritte
    }
village-move-load = { $thing } laden
village-move-put-to-sea = Nichts weiter laden
village-move-step = Mit dem Schiff { $target } fahren
village-move-step-time = Mit dem Schiff { $target } fahren (kostet { $price })
village-move-stay = Hier anhalten
village-move-land = Anlegen ({ $water })
village-move-return = In den Hafen zurückkehren ({ $time })
village-move-sell = { $thing } für { $points } verkaufen
village-move-sell-none = { $thing } verkaufen
village-move-take-tile = { $thing } an Bord nehmen
village-move-light = Familienmitglied auf den Leuchtturm stellen ({ $points }; kostet { $price })
village-move-leave-island = Insel verlassen
village-move-bury-at-sea = { $place } ({ $points })
village-move-choose-chest = Schatzkiste öffnen: { $content }
village-move-sell-at-stall = { $thing } verkaufen ({ $gain })
village-move-sell-at-stall-paid = { $thing } verkaufen ({ $gain }; kostet { $price })

village-why-no-captain = Ohne Kapitän verlässt kein Schiff den Hafen.
village-why-captain-taken = Dieser Kapitän wurde schon angeheuert.
village-why-not-on-farm = Das hast du nicht auf deinem Hof.
village-why-only-at-islands = Kakao, Tee und Schatzkisten kommen nur auf Inseln an Bord.
village-why-kind-aboard = So ein Spielteil ist schon an Bord, und alle müssen verschieden sein.
village-why-holds-full = Alle Laderäume sind voll, und über Bord geworfen wird nichts.
village-why-no-line = Von deinem Schiff führt keine Wasserlinie dorthin.
village-why-only-return = In den Hafen führt nur die Rückkehr, kein einzelner Schritt.
village-why-no-island = Hier ist keine Insel zum Anlegen.
village-why-not-bought-here = Diese Insel kauft das nicht.
village-why-not-aboard = Davon hast du nichts an Bord.
village-why-stack-empty = Auf der Insel ist davon nichts mehr.
village-why-lighthouse-taken = Dieser Leuchtturm ist besetzt.
village-why-nobody-aboard = Du hast kein Familienmitglied an Bord.
village-why-no-wagon-aboard = Du hast keinen Planwagen an Bord.
village-why-still-aboard = Das muss erst nach Hause gebracht werden.
village-why-nothing-to-sell = Davon hast du nichts.

village-event-hired = { $who } heuert einen Kapitän an ({ $steps ->
    [one] 1 weiterer Schritt
   *[other] bis zu { $steps } weitere Schritte
    } für { $price }).
village-event-loaded = { $who } lädt { $thing }.
village-event-sailed = { $who } fährt { $target }.
village-event-landed = { $who } legt an ({ $water }).
village-event-sold-cargo = { $who } verkauft { $thing } an die Insel.
village-event-took-tile = { $who } nimmt { $thing } an Bord.
village-event-returned = { $who } kehrt in den Hafen zurück; der Kapitän kommt aus dem Spiel.
village-event-unloaded = { $who } lädt { $thing } aus.
village-event-surplus-grain = { $who } hat keinen Platz in der Scheune und legt { $grain } in den Vorrat.
village-event-sold-at-stall = { $who } verkauft { $thing } auf dem Markt.
village-event-opened-chest = { $who } öffnet eine Schatzkiste.
village-event-buried-at-sea = { $who }: Ein Familienmitglied der { $generation }. Generation stirbt ({ $place }) und wird auf See bestattet.

terminal-ship = Schiff
terminal-captain = { $price } für { $steps ->
    [one] 1 Schritt
   *[other] bis zu { $steps } Schritte
    }
terminal-any-cubes = { $count ->
    [one] 1 beliebiger Stein
   *[other] { $count } beliebige Steine
    }
terminal-sea = See
terminal-next = Verbunden mit
terminal-buys = Kauft (Punkte)
terminal-island-stack = Stapel
terminal-lighthouse = Leuchtturm (● besetzt)
terminal-captains = Kapitäne
terminal-steps = Weitere Schritte
terminal-burials = Freie Seebestattungsfelder (Ruhmespunkte): { $points }
