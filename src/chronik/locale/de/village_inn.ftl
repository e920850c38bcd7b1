## Things
village-space-inn = Wirtshaus
village-good-beer = { $count ->
    [one] 1 Bier
   *[other] { $count } Bier
    }
village-building-brewery = Brauerei
village-place-brewery = Brauerei
village-place-inn = Wirtshaus
village-place-beside = neben der Dorfchronik
village-category-persons = Personenkarten
village-cost-any-cube = { $count ->
    [one] 1 beliebiger Stein
   *[other] { $count } beliebige Steine
    }
    .object = { $count ->
        [one] 1 beliebigen Stein
       *[other] { $count } beliebige Steine
        }

## Persons
village-person-count = Graf
village-person-traveller = Reisender
village-person-messenger = Bote
village-person-toll-keeper = Zöllner
village-person-medico = Medikus
village-person-bard = Barde
village-person-scrap-dealer = Schrotthändler
village-person-duchess = Herzogin
village-person-chronicler = Chronist
village-person-smith = Schmiedin
village-person-miller = Müller
village-person-gravedigger = Totengräber
village-person-midwife = Hebamme
village-person-abbot = Abt
village-person-bishop = Bischof
village-person-nun = Nonne
village-person-mayor = Bürgermeister
village-person-beadle = Ratsdiener
village-person-scribe = Schreiber
village-person-wainwright = Wagner
village-person-cattle-dealer = Viehhändler
village-person-farmers-wife = Bäuerin
village-person-market-woman = Marktfrau
village-person-wholesaler = Großhändlerin
village-person-treasurer = Schatzmeister
village-person-juggler = Gaukler
village-person-fortune-teller = Wahrsagerin
village-person-guild-master = Zunftmeister
village-person-night-watchman = Nachtwächter
village-person-innkeeper = Wirtin
village-person-admiral = Admiral
village-person-helmsman = Steuermann
village-person-quartermaster = Quartiermeister
village-person-cartographer = Kartograph
village-person-shopkeeper = Fragnerin
village-person-jack-of-all-trades = Tausendsassa
village-person-cousin = Base

## What persons do
village-effect-traveller = Diese Reise kostet keine Steine.
village-effect-messenger = Diese Reise kostet keinen Planwagen.
village-effect-toll-keeper = Erhalte noch einmal die { $count ->
    [one] Belohnung 1 deiner Burgen
   *[other] Belohnungen von { $count } deiner Burgen
    }.
village-effect-bard = Ein Verstorbener zählt zur Dorfchronik, obwohl sein Bereich voll ist.
village-effect-scrap-dealer = Nimm nach einem Markttag, den du ausgerufen hast, einen übrigen Kunden.
village-effect-miller = Tausche bis zu { $count ->
    [one] 1 Getreidesack gegen 1 Münze
   *[other] { $count } Getreidesäcke gegen ebenso viele Münzen
    }.
village-effect-gravedigger = Versetze ein Familienmitglied aus einem Grab auf einen freien Platz der Dorfchronik.
village-effect-midwife = Ein neues Familienmitglied kommt auf deinen Hof.
village-effect-abbot = Bei der Messe steigt ein Familienmitglied kostenlos eine Stufe auf.
village-effect-nun = Ein Familienmitglied kommt vom Hof direkt in die Kirche.
village-effect-beadle = Nutze { $count ->
    [one] Privileg 1
   *[other] eins der ersten { $count } Privilegien
    } der Ratsstube.
village-effect-cattle-dealer = { $count ->
    [one] Nimm 1 Pferd oder 1 Ochsen.
   *[other] Nimm { $count } Pferde oder { $count } Ochsen.
    }
village-effect-farmers-wife = Fülle deine Scheune mit Getreidesäcken auf.
village-effect-market-woman = Deine Verkäufe an diesem Markttag kosten keine Einflusssteine.
village-effect-juggler = { $count ->
    [one] Nimm 1 Stein.
   *[other] Nimm { $count } verschiedenfarbige Steine.
    }
village-effect-fortune-teller = Setze deinen Lebenszeitmarker um bis zu { $count } Zeit zurück, aber nicht über den Federkiel.
village-effect-night-watchman = Werde nächster Startspieler und nimm { $count ->
    [one] 1 beliebigen Stein
   *[other] { $count } beliebige Steine
    }.
village-effect-admiral = Heuere einen Kapitän kostenlos an.
village-effect-helmsman = Fahre bis zu { $count ->
    [one] 1 weiteren Schritt
   *[other] { $count } weitere Schritte
    }, ohne Steine zu zahlen.
village-effect-quartermaster = Dein Schiff hat { $count ->
    [one] 1 Laderaum
   *[other] { $count } Laderäume
    } mehr, bis es in den Hafen zurückkehrt.
village-effect-shopkeeper = { $count ->
    [one] Nimm 1 Plättchen: Brot oder Werkzeug.
   *[other] Nimm { $count } Plättchen, jedes entweder Brot oder Werkzeug.
    }
village-effect-jack-of-all-trades = Führe eine weitere Aktion aus, aber nicht Markt oder Wirtshaus.
village-effect-cousin = Schicke ein Familienmitglied kostenlos in den Zeremonienbereich.
village-effect-count = In der Schlusswertung zählt für die Reise 1 Burg mehr.
village-effect-medico = In der Schlusswertung { $count ->
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
    } für jedes lebende, sichtbare Familienmitglied.
village-effect-duchess = In der Schlusswertung { $count ->
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
    } für jede erworbene Personenkarte.
village-effect-chronicler = In der Schlusswertung { $count ->
    [one] 1 weiterer Ruhmespunkt
   *[other] { $count } weitere Ruhmespunkte
    } für jedes Familienmitglied in der Dorfchronik.
village-effect-bishop = In der Schlusswertung { $count ->
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
    } für jedes Familienmitglied in der Kirche.
village-effect-mayor = In der Schlusswertung { $count ->
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
    } für jedes Familienmitglied auf Stufe 3 oder 4 der Ratsstube.
village-effect-wholesaler = In der Schlusswertung { $count ->
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
    } für jeden bedienten Kunden.
village-effect-treasurer = In der Schlusswertung 1 weiterer Ruhmespunkt für jede Münze, höchstens { $count }.
village-effect-guild-master = In der Schlusswertung { $count ->
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
    } für jedes Familienmitglied in einem Handwerksgebäude.
village-effect-cartographer = In der Schlusswertung { $count ->
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
    } für jedes Familienmitglied auf einem Leuchtturm.
village-brings = Nimm { $good }.

## Questions
village-task-inn = Wirtshaus: Erwirbst du eine Personenkarte?
village-task-rotate = Wirtshaus: Von welchem Stapel schiebst du die oberste Karte nach unten?
village-task-buy-person = Wirtshaus: Welche Personenkarte erwirbst du?
village-task-pause = Beendest du deinen Zug oder spielst du noch eine Personenkarte aus?
village-task-play-person = Welche Personenkarte spielst du aus?
village-task-toll = Zöllner: Welche Burg belohnt dich noch einmal?
village-task-grind = Müller: Wie viele Getreidesäcke tauschst du gegen Münzen?
village-task-exhume = Totengräber: In welchen Bereich der Dorfchronik kommt das Familienmitglied?
village-task-cattle = Viehhändler: Nimmst du ein Pferd oder einen Ochsen?
village-task-juggle = Gaukler: Nimm Steine in verschiedenen Farben.
village-task-fortune = Wahrsagerin: Wie weit setzt du deinen Lebenszeitmarker zurück?
village-task-scrap = Schrotthändler: Nimmst du einen übrigen Kunden?
village-task-bard = Barde: Lässt du den Verstorbenen besingen?
village-task-shopping = Fragnerin: Nimmst du Brot oder Werkzeug?

## Moves
village-move-inn = Wirtshaus nutzen (kostet { $price })
village-move-rotate = „{ $person }“ unter Stapel { $stack } schieben
village-move-rotate-none = Stapel { $stack } (leer)
village-move-no-person = Keine Personenkarte erwerben
village-move-buy-none = Von Stapel { $stack } (leer) erwerben
village-move-buy-person = „{ $person }“ für { $price } erwerben: { $effect }
village-move-end-turn = Zug beenden
village-move-play-card = Personenkarte ausspielen
village-move-play-person = „{ $person }“ ausspielen: { $effect }
village-move-toll = Belohnung von Burg { $city } nehmen: { $gain }
village-move-toll-done = Keine weitere Belohnung nehmen
village-move-grind = { $grain } gegen { $coins } tauschen
village-move-exhume = In die Dorfchronik versetzen: { $area }
village-move-fortune = Lebenszeitmarker um { $time } zurücksetzen
village-move-scrap = Den Kunden nehmen, der { $wares } verlangt ({ $points })
village-move-no-scrap = Keinen Kunden nehmen
village-move-bard = „Barde“ ausspielen: Der Verstorbene zählt zur Dorfchronik
village-move-no-bard = „Barde“ behalten

## Reasons
village-why-no-cards-left = Dort liegt keine Karte mehr.
village-why-no-beer = Du hast nicht genug Bier.
village-why-empty-inkwell = Leeres Tintenfässchen: Diese Karte zählt erst in der Schlusswertung.
village-why-not-now = Dafür ist gerade nicht der richtige Moment.
village-why-no-trip = Damit wäre keine Reise möglich.
village-why-no-city = Auf dieser Burg liegt kein Marker von dir.
village-why-no-grave = Dazu brauchst du ein Familienmitglied in einem Grab und einen freien Platz in der Dorfchronik.
village-why-barn-full = Deine Scheune ist voll.
village-why-no-time-spent = Dein Lebenszeitmarker darf nicht über den Federkiel zurück.
village-why-waived-already = Deine Verkäufe an diesem Markttag kosten schon keine Einflusssteine mehr.

## Events
village-event-rotated = { $who } schiebt die Personenkarte „{ $person }“ unter den Stapel.
village-event-bought-person = { $who } erwirbt die Personenkarte „{ $person }“.
village-event-no-person = { $who } erwirbt keine Personenkarte.
village-event-played-person = { $who } spielt die Personenkarte „{ $person }“ aus.
village-event-turned-back = { $who } setzt den Lebenszeitmarker um { $time } zurück.
village-event-exhumed = { $who }: Ein Familienmitglied der { $generation }. Generation wird umgebettet (Friedhof → { $target }).
village-event-beside-chronicle = { $who }: Ein Familienmitglied der { $generation }. Generation stirbt ({ $place }) und zählt zur Dorfchronik.

## In the terminal
terminal-persons = Personenkarten
terminal-price = Preis
terminal-inkwell = Tintenfässchen
terminal-inkwell-full = voll
terminal-inkwell-empty = leer
