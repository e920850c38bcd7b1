village = Village

## Things
village-space-harvest = Getreideernte
village-space-family = Familie
village-space-crafts = Handwerk
village-space-market = Markt
village-space-travel = Reise
village-space-council = Ratsstube
village-space-church = Kirche

village-colour-orange = { $count ->
    [one] 1 orangefarbener Stein
   *[other] { $count } orangefarbene Steine
    }
    .object = { $count ->
        [one] 1 orangefarbenen Stein
       *[other] { $count } orangefarbene Steine
        }
village-colour-green = { $count ->
    [one] 1 grüner Stein
   *[other] { $count } grüne Steine
    }
    .object = { $count ->
        [one] 1 grünen Stein
       *[other] { $count } grüne Steine
        }
village-colour-brown = { $count ->
    [one] 1 brauner Stein
   *[other] { $count } braune Steine
    }
    .object = { $count ->
        [one] 1 braunen Stein
       *[other] { $count } braune Steine
        }
village-colour-pink = { $count ->
    [one] 1 rosafarbener Stein
   *[other] { $count } rosafarbene Steine
    }
    .object = { $count ->
        [one] 1 rosafarbenen Stein
       *[other] { $count } rosafarbene Steine
        }
village-colour-plague = { $count ->
    [one] 1 Peststein
   *[other] { $count } Peststeine
    }

village-good-scroll = { $count ->
    [one] 1 Schriftrolle
   *[other] { $count } Schriftrollen
    }
village-good-horse = { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
    }
village-good-plough = { $count ->
    [one] 1 Pflug
   *[other] { $count } Pflüge
    }
village-good-ox = { $count ->
    [one] 1 Ochse
   *[other] { $count } Ochsen
    }
    .object = { $count ->
        [one] 1 Ochsen
       *[other] { $count } Ochsen
        }
village-good-wagon = { $count } Planwagen

village-ware-grain = { $count ->
    [0] keine Getreidesäcke
    [one] 1 Getreidesack
   *[other] { $count } Getreidesäcke
    }
village-ware-coin = { $count ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $count } Münzen
    }
village-ware-time = { $count } Zeit
village-ware-point = { $count ->
    [0] keine Ruhmespunkte
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
    }
village-ware-marker = { $count ->
    [one] 1 Startspielermarker
   *[other] { $count } Startspielermarker
}
village-ware-good = { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
}

village-building-wainwright = Wagnerei
village-building-stables = Ställe
village-building-scriptorium = Schreibstube
village-building-smithy = Schmiede

village-area-farm = Hof
village-area-craft = Handwerk
village-area-travel = Reise
village-area-council = Ratsstube
village-area-church = Kirche
village-area-graves = Friedhof

village-place-not-in-the-box = nicht im Spiel
village-place-unborn = noch nicht geboren
village-place-bag = schwarzer Beutel
village-place-farm = Hof
village-place-wainwright = Wagnerei
village-place-stables = Ställe
village-place-scriptorium = Schreibstube
village-place-smithy = Schmiede
village-place-council-1 = Ratsstube, Stufe 1
village-place-council-2 = Ratsstube, Stufe 2
village-place-council-3 = Ratsstube, Stufe 3
village-place-council-4 = Ratsstube, Stufe 4
village-place-city-1 = Burg A
village-place-city-2 = Burg B
village-place-city-3 = Burg C
village-place-city-4 = Burg D
village-place-city-5 = Burg E
village-place-city-6 = Burg F
village-place-church-1 = Kirche, Stufe 1
village-place-church-2 = Kirche, Stufe 2
village-place-church-3 = Kirche, Stufe 3
village-place-church-4 = Kirche, Stufe 4
village-place-chronicle-farm = Dorfchronik, Hof
village-place-chronicle-craft = Dorfchronik, Handwerk
village-place-chronicle-travel = Dorfchronik, Reise
village-place-chronicle-council = Dorfchronik, Ratsstube
village-place-chronicle-church = Dorfchronik, Kirche
village-place-grave = Friedhof
village-place-removed = aus dem Spiel
village-place-unburied = noch nicht beigesetzt

village-category-track = Während des Spiels
village-category-travel = Reise
village-category-council = Ratsstube
village-category-church = Kirche
village-category-chronicle = Dorfchronik
village-category-customers = Kunden
village-category-coins = Münzen

## Questions
village-task-take = Nimm einen Stein von einem Aktionsfeld oder nutze den Brunnen.
village-task-any-action = Freie Wahl: Welche Aktion führst du aus?
village-task-harvest = Getreideernte: Erntest du?
village-task-family = Familie: Wer kommt auf deinen Hof?
village-task-crafts = Handwerk: Welches Gebäude nutzt du?
village-task-produce = Handwerk: Das Familienmitglied ist ausgebildet. Stellst du gleich etwas her?
village-task-sale = Markttag: Verkaufst du etwas oder passt du bis zum Ende des Markttags?
village-task-council = Ratsstube: Was tust du?
village-task-privilege = Ratsstube: Welches Privileg nutzt du?
village-task-travel = Reise: Was tust du?
village-task-church = Kirche: Wirfst du ein Familienmitglied in den schwarzen Beutel?
village-task-choose-cube = Aus dem Vorrat: Wähle einen Einflussstein.
village-task-choose-good = Aus dem Vorrat: Wähle ein Gut.
village-task-pay = Bezahlen: Wie zahlst du? Eine Münze ersetzt einen beliebigen Einflussstein.
village-task-pay-any = Bezahlen: Welchen Einflussstein zahlst du? Eine Münze kann ihn ersetzen.
village-task-send = Deine Familie: Welches Familienmitglied wählst du?
village-task-death = Ein Todesfall: Welches deiner Familienmitglieder stirbt?
village-task-pick = Messe: Suchst du Familienmitglieder aus dem schwarzen Beutel heraus?
village-task-climb = Messe: Lässt du Familienmitglieder aufsteigen?

## Moves
village-move-take = { $space }: { $cube } nehmen
village-move-take-plague = { $space }: { $cube } nehmen ({ $price })
village-move-well = Brunnen: für { $cubes } eine beliebige Aktion ausführen
village-move-well-coins = Brunnen: für { $coins } eine beliebige Aktion ausführen
village-move-any-action = { $space }
village-move-no-action = Keine Aktion ausführen
village-move-decline = Auf die Aktion verzichten
village-move-harvest = Ernten: { $grain }
village-move-birth = Geburt: neues Familienmitglied der { $generation }. Generation
village-move-recall = { $member } zurückholen ({ $origin } → Hof)
village-move-mill = Mühle: { $time } und { $grain } gegen { $coins } tauschen
village-move-train = { $building }: Familienmitglied ausbilden ({ $time })
village-move-buy = { $good } kaufen ({ $price })
village-move-make = { $good } herstellen ({ $time })
village-move-stop = Nichts herstellen
village-move-pass = Passen
village-move-serve = Den Kunden bedienen, der { $wares } verlangt ({ $points })
village-move-serve-paid = Den Kunden bedienen, der { $wares } verlangt ({ $points }; kostet { $price })
village-move-council-top = Familienmitglied über Stufe 4 hinaus aufsteigen lassen
village-move-enter = Familienmitglied in die Ratsstube schicken (kostet { $price })
village-move-advance = Familienmitglied von Stufe { $step } aufsteigen lassen (kostet { $price })
village-move-privilege-1 = Privileg 1: nächster Startspieler werden
village-move-privilege-2 = Privileg 2: { $count ->
    [one] 1 Einflussstein
   *[other] { $count } Einflusssteine
    } nach Wahl nehmen
village-move-privilege-3 = Privileg 3: 1 Gut nach Wahl nehmen
village-move-privilege-4 = Privileg 4: { $points } für { $price } kaufen
village-move-no-privilege = Kein Privileg nutzen
village-move-first-trip = Vom Hof zu Burg { $target } reisen (kostet { $price })
village-move-trip = Von Burg { $origin } zu Burg { $target } reisen (kostet { $price })
village-move-travel-home = Von Burg { $origin } ins Dorf zurückreisen
village-move-church = Familienmitglied in den schwarzen Beutel werfen (kostet { $price })
village-move-choose-cube = { $cube } nehmen
village-move-choose-good = { $good } nehmen
village-move-pay = { $price } zahlen
village-move-send = { $start }
village-move-die = { $start } ({ $place })
village-move-die-nobody = Niemand ist mehr da, der sterben könnte
village-move-pick = { $member } für { $price } heraussuchen
village-move-pick-done = Niemanden mehr heraussuchen
village-move-climb = { $member } für { $price } auf Stufe { $level } aufsteigen lassen
village-move-climb-free = { $member } kostenlos auf Stufe { $level } aufsteigen lassen
village-move-climb-top = { $member } über Stufe 4 hinaus aufsteigen lassen
village-move-climb-done = Niemanden mehr aufsteigen lassen
village-move-first-trip-reward = Vom Hof zu Burg { $target } reisen (kostet { $price }; erster Besuch: { $gain })
village-move-trip-reward = Von Burg { $origin } zu Burg { $target } reisen (kostet { $price }; erster Besuch: { $gain })

## Reasons
village-why-not-here = Das steht jetzt nicht zur Wahl.
village-why-legal = Erlaubt.
village-why-no-cube = Auf diesem Aktionsfeld liegt kein solcher Stein.
village-why-no-influence = Dir fehlen Einflusssteine (oder Münzen, die sie ersetzen).
village-why-no-grain = Du hast nicht genug Getreidesäcke.
village-why-no-coin = Du hast nicht genug Münzen.
village-why-no-wagon = Jede Reise kostet 1 Planwagen, und du hast keinen.
village-why-no-scroll = Du hast keine Schriftrolle.
village-why-no-wares = Du hast nicht alles, was dieser Kunde verlangt.
village-why-no-surcharge = Dir fehlen die zusätzlichen Einflusssteine (oder Münzen) für diesen Verkauf.
village-why-nobody-on-farm = Du hast kein Familienmitglied auf deinem Hof.
village-why-nobody-unborn = Alle deine Familienmitglieder sind schon geboren.
village-why-nobody-there = Du hast dort kein Familienmitglied.
village-why-dead = Dieses Familienmitglied ist verstorben.
village-why-in-bag = Ein Familienmitglied im schwarzen Beutel ist nicht erreichbar.
village-why-not-oldest = Es stirbt immer ein sichtbares Familienmitglied deiner ältesten Generation.
village-why-no-craftsman = Du hast in diesem Gebäude niemanden ausgebildet.
village-why-supply-empty = Davon ist nichts mehr im Vorrat.
village-why-in-queue = Kunden in der Warteschlange können noch nicht bedient werden.
village-why-step-too-high = Für dieses Privileg steht hier niemand hoch genug.
village-why-top-reached = Höher als Stufe 4 geht es nicht.
village-why-no-way-home = Nur die Aktion „Familie“ holt jemanden von einer Burg zurück.
village-why-four-out = In dieser Messe kommt niemand mehr aus dem Beutel.

## Events
village-event-round-began = Runde { $round } beginnt.
village-event-first-player = { $who } ist Startspieler.
village-event-took-cube = { $who } nimmt { $cube } vom Aktionsfeld „{ $space }“.
village-event-spent-time = { $who } zahlt { $time }.
village-event-used-well = { $who } nutzt den Brunnen.
village-event-chose-action = { $who } wählt die Aktion { $space }.
village-event-free-action = Alle Steine sind weg: { $who } darf kostenlos eine beliebige Aktion ausführen.
village-event-declined = { $task ->
    [produce] { $who } stellt vorerst nichts her.
    [privilege] { $who } nutzt kein Privileg.
    [pick] { $who } sucht niemanden mehr heraus.
    [climb] { $who } lässt niemanden mehr aufsteigen.
    [swap] { $who } tauscht keinen Stein.
    [purchase] { $who } kauft weder Brot noch Werkzeug.
    [tool] { $who } setzt kein Werkzeug ein.
   *[other] { $who } verzichtet.
    }
village-event-declined-action = { $who } verzichtet auf die Aktion { $space }.
village-event-declined-any = { $who } führt keine Aktion aus.
village-event-harvested = { $who } erntet { $grain }.
village-event-born = { $who }: Ein Familienmitglied der { $generation }. Generation wird geboren.
village-event-recalled = { $who } holt ein Familienmitglied der { $generation }. Generation zurück ({ $origin } → Hof).
village-event-trained = { $who } bildet ein Familienmitglied der { $generation }. Generation aus ({ $place }).
village-event-produced = { $who } stellt { $good } her.
village-event-bought = { $who } kauft { $good }.
village-event-milled = { $who } nutzt die Mühle.
village-event-called-market = { $who } ruft einen Markttag aus.
village-event-served = { $who } bedient den Kunden, der { $wares } verlangt ({ $points }).
village-event-passed = { $who } passt.
village-event-closed-market = Der Markttag endet: { $count ->
    [0] Kein Kunde wurde
    [one] 1 Kunde wurde
   *[other] { $count } Kunden wurden
    } bedient.
village-event-entered-council = { $who } schickt ein Familienmitglied der { $generation }. Generation in die Ratsstube.
village-event-advanced = { $who } lässt ein Familienmitglied der { $generation }. Generation aufsteigen (→ { $target }).
village-event-took-marker = { $who } wird nächster Startspieler.
village-event-used-privilege = { $who } nutzt Privileg { $step } der Ratsstube.
village-event-marker-gone = { $who } kommt zu spät: Der nächste Startspieler steht schon fest.
village-event-bought-points = { $who } kauft { $points }.
village-event-got-cube = { $who } nimmt { $cube } aus dem Vorrat.
village-event-got-good = { $who } nimmt { $good } aus dem Vorrat.
village-event-got-grain = { $who } erhält { $grain }.
village-event-got-coin = { $who } erhält { $coins }.
village-event-got-points = { $who } erhält { $points }.
village-event-supply-empty = { $who } geht leer aus ({ $missing }): Der Vorrat ist erschöpft.
village-event-travelled = { $who } schickt ein Familienmitglied der { $generation }. Generation auf Reisen (→ { $target }).
village-event-moved = { $who } versetzt ein Familienmitglied der { $generation }. Generation (→ { $target }).
village-event-into-bag = { $who } wirft ein Familienmitglied der { $generation }. Generation in den schwarzen Beutel.
village-event-paid-cubes = { $who } zahlt { $cubes }.
village-event-paid-coins = { $who } zahlt { $coins }.
village-event-paid-grain = { $who } zahlt { $grain }.
village-event-paid-good = { $who } gibt { $good } ab.
village-event-death-lapsed = { $who } hat niemanden, der sterben kann.
village-event-into-chronicle = { $who }: Ein Familienmitglied der { $generation }. Generation stirbt ({ $place }) und kommt in die Dorfchronik.
village-event-into-grave = { $who }: Ein Familienmitglied der { $generation }. Generation stirbt ({ $place }) und kommt auf den Friedhof.
village-event-removed = { $who }: Ein Familienmitglied der { $generation }. Generation stirbt ({ $place }) und scheidet aus dem Spiel aus.
village-event-end-triggered = { $where ->
    [graves] { $who } belegt das letzte Grab und läutet das Spielende ein.
    [sea] { $who } belegt den letzten Platz auf See und läutet das Spielende ein.
   *[chronicle] { $who } belegt den letzten Platz der Dorfchronik und läutet das Spielende ein.
}
village-event-last-turns = { $count ->
    [0] Niemand ist mehr am Zug.
    [one] Es folgt 1 letzter Zug: { $who } ist an der Reihe.
   *[other] Es folgen { $count } letzte Züge: { $who } ist an der Reihe.
}
village-event-mass-began = Eine Messe wird gelesen.
village-event-picked = { $who } sucht ein Familienmitglied der { $generation }. Generation aus dem schwarzen Beutel heraus.
village-event-drew-member = { $who }: Ein Familienmitglied der { $generation }. Generation wird aus dem schwarzen Beutel gezogen.
village-event-drew-monks = { $count ->
    [one] 1 Mönch wird gezogen und kommt
   *[other] { $count } Mönche werden gezogen und kommen
    } zurück in den Beutel.
village-event-climbed = { $who }: Ein Familienmitglied der { $generation }. Generation steigt auf (→ { $target }).
village-event-majority = { $who } hat die Mehrheit in der Kirche.
village-event-no-majority = Niemand hat die Mehrheit in der Kirche.
village-event-game-over = Das Spiel ist zu Ende.
village-event-scored = Wertung, { $who }: { $category }, { $points }.
village-event-won = { $who } gewinnt ({ $points }).
village-event-tie-break = { $by ->
    [grain] { $who } gewinnt den Gleichstand (Getreide: { $count }, lebende Familienmitglieder: { $living }).
   *[customers] { $who } gewinnt den Gleichstand (bediente Kunden: { $count }, lebende Familienmitglieder: { $living }).
    }

## A family member, where bread or a spouse tells it from others
village-member = Familienmitglied der { $generation }. Generation
village-member-bread = { $bread ->
    [one] { $member } mit 1 Brot
   *[other] { $member } mit { $bread } Broten
    }
village-member-married = { $member }, verheiratet mit { $owner } ({ $partner }. Generation)
village-member-married-pink = { $member }, verheiratet mit pinkem Familienmitglied
