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
    [one] 1 Getreidesack
   *[other] { $count } Getreidesäcke
    }
village-ware-coin = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
    }
village-ware-time = { $count } Zeit
village-ware-point = { $count ->
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
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

village-place-not-in-the-box = nicht in der Schachtel
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

village-category-track = Während des Spiels
village-category-travel = Reise
village-category-council = Ratsstube
village-category-church = Kirche
village-category-chronicle = Dorfchronik
village-category-customers = Kunden
village-category-coins = Münzen

## Questions
village-task-take = Nimm einen Stein von einem Aktionsfeld oder nutze den Brunnen.
village-task-any-action = Welche Aktion führst du aus?
village-task-harvest = Getreideernte: Erntest du?
village-task-family = Familie: Wer kommt auf deinen Hof?
village-task-crafts = Handwerk: Welches Gebäude nutzt du?
village-task-produce = Das Familienmitglied ist ausgebildet. Stellst du gleich ein Gut her?
village-task-sale = Markttag: Bediene einen Kunden oder passe für den Rest dieses Tages.
village-task-council = Ratsstube: Willst du hinein, aufsteigen oder ein Privileg nutzen?
village-task-privilege = Welches Privileg nutzt du?
village-task-travel = Reise: Wohin?
village-task-church = Kirche: Kommt ein Familienmitglied in den schwarzen Beutel?
village-task-choose-cube = Wähle einen Einflussstein aus dem Vorrat.
village-task-choose-good = Wähle ein Gut aus dem Vorrat.
village-task-pay = Wie zahlst du? Eine Münze ersetzt jeden Einflussstein.
village-task-pay-any = Welchen Einflussstein zahlst du? Eine Münze ersetzt ihn.
village-task-send = Welches Familienmitglied geht?
village-task-death = Eines deiner Familienmitglieder stirbt: Welches?
village-task-pick = Messe: Suchst du eigene Familienmitglieder aus dem schwarzen Beutel heraus, für je 1 Münze?
village-task-climb = Messe: Lässt du eigene Familienmitglieder aufsteigen?

## Moves
village-move-take = { $space }: { $cube } nehmen
village-move-well = Brunnen: { $cubes } zahlen für eine beliebige Aktion
village-move-well-coins = Brunnen: { $coins } zahlen für eine beliebige Aktion
village-move-any-action = { $space }
village-move-no-action = Keine Aktion
village-move-decline = Auf die Aktion verzichten
village-move-harvest = { $grain } ernten
village-move-birth = Geburt: ein neues Familienmitglied der { $generation }. Generation
village-move-recall = Ein Familienmitglied der { $generation }. Generation auf den Hof zurückholen ({ $place })
village-move-mill = Mühle: { $time } und { $grain } gegen { $coins }
village-move-train = { $building }: ein Familienmitglied ausbilden ({ $time })
village-move-buy = { $good } kaufen für { $price }
village-move-make = { $good } herstellen ({ $time })
village-move-stop = Vorerst nichts herstellen
village-move-pass = Passen
village-move-serve = Den Kunden bedienen, der { $wares } verlangt ({ $points })
village-move-serve-paid = Den Kunden bedienen, der { $wares } verlangt ({ $points }), für zusätzlich { $price }
village-move-council-top = Ein Familienmitglied von Stufe 4 weiter aufsteigen lassen
village-move-enter = Ein Familienmitglied in die Ratsstube schicken für { $price } und { $time }
village-move-advance = Ein Familienmitglied von Stufe { $step } aufsteigen lassen für { $price } und { $time }
village-move-privilege-1 = Privileg 1: nächster Startspieler werden
village-move-privilege-2 = Privileg 2: 2 Einflusssteine nach Wahl
village-move-privilege-3 = Privileg 3: 1 Gut nach Wahl
village-move-privilege-4 = Privileg 4: 3 Ruhmespunkte für 1 Münze
village-move-no-privilege = Kein Privileg
village-move-first-trip = Vom Hof zu Burg { $target } für { $price }
village-move-trip = Von Burg { $origin } zu Burg { $target } für { $price }
village-move-travel-home = Von Burg { $origin } zurück ins Dorf
village-move-church = Ein Familienmitglied in den schwarzen Beutel stecken für { $price }
village-move-choose-cube = { $cube } nehmen
village-move-choose-good = { $good } nehmen
village-move-pay = { $price } zahlen
village-move-send = Ein Familienmitglied der { $generation }. Generation
village-move-die = Ein Familienmitglied der { $generation }. Generation ({ $place })
village-move-pick = Ein Familienmitglied der { $generation }. Generation heraussuchen für 1 Münze
village-move-pick-done = Niemanden mehr heraussuchen
village-move-climb = Ein Familienmitglied der { $generation }. Generation auf Stufe { $level } aufsteigen lassen für { $grain }
village-move-climb-top = Ein Familienmitglied der { $generation }. Generation von Stufe 4 weiter aufsteigen lassen
village-move-climb-done = Niemanden mehr aufsteigen lassen

## Reasons
village-why-not-here = Das steht jetzt nicht zur Wahl.
village-why-legal = Erlaubt.
village-why-no-cube = Auf diesem Aktionsfeld liegt kein solcher Stein.
village-why-no-influence = Dir fehlen Einflusssteine (oder Münzen, die sie ersetzen).
village-why-no-grain = Du hast nicht genug Getreidesäcke.
village-why-no-coin = Du hast nicht genug Münzen.
village-why-no-wagon = Jede Reise kostet einen Planwagen, und du hast keinen.
village-why-no-scroll = Du hast keine Schriftrolle.
village-why-no-wares = Du hast nicht alles, was dieser Kunde verlangt.
village-why-no-surcharge = Dir fehlt der grüne Stein (oder eine Münze), den dieser Verkauf zusätzlich kostet.
village-why-nobody-on-farm = Du hast kein Familienmitglied auf deinem Hof.
village-why-nobody-unborn = Alle deine Familienmitglieder sind schon geboren.
village-why-nobody-there = Du hast dort kein Familienmitglied.
village-why-dead = Die Toten kehren nicht zurück.
village-why-in-bag = Ein Familienmitglied im schwarzen Beutel ist nicht erreichbar.
village-why-not-oldest = Nur ein sichtbares Familienmitglied deiner ältesten Generation kann sterben.
village-why-no-craftsman = Du hast in diesem Gebäude niemanden ausgebildet.
village-why-supply-empty = Davon ist nichts mehr im Vorrat.
village-why-in-queue = Kunden in der Warteschlange können noch nicht bedient werden.
village-why-step-too-high = Kein Familienmitglied, das hier zählt, steht auf dieser oder einer höheren Stufe.
village-why-top-reached = Über Stufe 4 gibt es nichts mehr.
village-why-no-way-home = Ein Reisender kommt nur mit der Aktion „Familie“ nach Hause.
village-why-four-out = Es sind schon vier Figuren aus dem Beutel heraus.

## Events
village-event-round-began = Runde { $round } beginnt.
village-event-first-player = { $who } ist Startspieler.
village-event-took-cube = { $who } nimmt { $cube } vom Aktionsfeld „{ $space }“.
village-event-spent-time = { $who } zahlt { $time }.
village-event-used-well = { $who } nutzt den Brunnen.
village-event-free-action = Alle Steine sind weg: { $who } darf umsonst eine beliebige Aktion ausführen.
village-event-declined = { $who } verzichtet.
village-event-harvested = { $who } erntet { $grain }.
village-event-born = { $who }: Ein Familienmitglied der { $generation }. Generation wird geboren.
village-event-recalled = { $who } holt ein Familienmitglied der { $generation }. Generation auf den Hof zurück ({ $place }).
village-event-trained = { $who } bildet ein Familienmitglied der { $generation }. Generation aus ({ $place }).
village-event-produced = { $who } stellt { $good } her.
village-event-bought = { $who } kauft { $good }.
village-event-milled = { $who } geht in die Mühle.
village-event-called-market = { $who } ruft einen Markttag aus.
village-event-served = { $who } bedient den Kunden, der { $wares } verlangt ({ $points }).
village-event-passed = { $who } passt.
village-event-closed-market = Der Markttag endet: { $count ->
    [0] Kein Kunde wurde
    [one] 1 Kunde wurde
   *[other] { $count } Kunden wurden
    } bedient.
village-event-entered-council = { $who } schickt ein Familienmitglied der { $generation }. Generation in die Ratsstube.
village-event-advanced = { $who } lässt ein Familienmitglied der { $generation }. Generation aufsteigen ({ $place }).
village-event-took-marker = { $who } wird nächster Startspieler.
village-event-marker-gone = { $who } kommt zu spät: Der nächste Startspieler steht schon fest.
village-event-bought-points = { $who } kauft Ruhmespunkte.
village-event-got-cube = { $who } nimmt { $cube } aus dem Vorrat.
village-event-got-good = { $who } nimmt { $good } aus dem Vorrat.
village-event-got-grain = { $who } erhält { $grain }.
village-event-got-coin = { $who } erhält { $coins }.
village-event-got-points = { $who } erhält { $points }.
village-event-travelled = { $who } schickt ein Familienmitglied der { $generation }. Generation auf Reisen ({ $place }).
village-event-moved = { $who } versetzt ein Familienmitglied der { $generation }. Generation ({ $place }).
village-event-into-bag = { $who } steckt ein Familienmitglied der { $generation }. Generation in den schwarzen Beutel.
village-event-paid-cubes = { $who } zahlt { $cubes }.
village-event-paid-coins = { $who } zahlt { $coins }.
village-event-paid-grain = { $who } zahlt { $grain }.
village-event-paid-good = { $who } gibt { $good } ab.
village-event-death-lapsed = { $who } hat niemanden, der sterben kann.
village-event-into-chronicle = { $who }: Ein Familienmitglied der { $generation }. Generation stirbt ({ $place }) und kommt in die Dorfchronik.
village-event-into-grave = { $who }: Ein Familienmitglied der { $generation }. Generation stirbt ({ $place }) und kommt auf den Friedhof.
village-event-removed = { $who }: Ein Familienmitglied der { $generation }. Generation stirbt ({ $place }) und scheidet aus dem Spiel aus.
village-event-end-triggered = { $who } belegt den letzten Platz: Die letzten Züge folgen.
village-event-mass-began = Eine Messe wird gelesen.
village-event-picked = { $who } sucht ein Familienmitglied der { $generation }. Generation aus dem schwarzen Beutel heraus.
village-event-drew-member = { $who }: Ein Familienmitglied der { $generation }. Generation wird aus dem schwarzen Beutel gezogen.
village-event-drew-monks = { $count ->
    [one] 1 Mönch wird
   *[other] { $count } Mönche werden
    } gezogen und zurückgelegt.
village-event-climbed = { $who }: Ein Familienmitglied der { $generation }. Generation steigt auf ({ $place }).
village-event-majority = { $who } hat die Mehrheit in der Kirche.
village-event-no-majority = Niemand hat die Mehrheit in der Kirche.
village-event-game-over = Das Spiel ist zu Ende.
