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
village-effect-count = Am Ende zählt für die Reise eine Burg mehr.
village-effect-traveller = Diese Reise kostet keine Steine.
village-effect-messenger = Diese Reise kostet keinen Planwagen.
village-effect-toll-keeper = Erhalte die Belohnungen zweier deiner Burgen noch einmal.
village-effect-medico = Am Ende 1 Ruhmespunkt für jedes lebende, sichtbare Familienmitglied.
village-effect-bard = Ein Toter zählt zur Dorfchronik, obwohl sein Bereich voll ist.
village-effect-scrap-dealer = Nimm nach einem Markttag, den du ausgerufen hast, einen übrigen Kunden.
village-effect-duchess = Am Ende 1 Ruhmespunkt für jede Personenkarte, die du erworben hast.
village-effect-chronicler = Am Ende 1 weiterer Ruhmespunkt für jedes Familienmitglied in der Dorfchronik.
village-effect-smith = Nimm einen Pflug.
village-effect-miller = Tausche bis zu drei Getreidesäcke in ebenso viele Münzen.
village-effect-gravedigger = Versetze ein Familienmitglied aus einem Grab auf einen freien Platz der Dorfchronik.
village-effect-midwife = Ein neues Familienmitglied kommt auf deinen Hof.
village-effect-abbot = In der Messe steigt ein Familienmitglied kostenlos eine Stufe auf.
village-effect-bishop = Am Ende 1 Ruhmespunkt für jedes Familienmitglied in der Kirche.
village-effect-nun = Ein Familienmitglied kommt vom Hof direkt in die Kirche.
village-effect-mayor = Am Ende 2 Ruhmespunkte für jedes Familienmitglied auf Stufe 3 oder 4 der Ratsstube.
village-effect-beadle = Nutze eines der ersten drei Privilegien der Ratsstube.
village-effect-scribe = Nimm zwei Schriftrollen.
village-effect-wainwright = Nimm einen Planwagen.
village-effect-cattle-dealer = Nimm ein Pferd oder einen Ochsen.
village-effect-farmers-wife = Fülle deine Scheune mit Getreide.
village-effect-market-woman = Deine Verkäufe an diesem Markttag kosten keinen grünen Stein.
village-effect-wholesaler = Am Ende 1 Ruhmespunkt für jeden bedienten Kunden.
village-effect-treasurer = Am Ende 1 weiterer Ruhmespunkt für jede Münze, höchstens 5.
village-effect-juggler = Nimm drei verschiedenfarbige Steine.
village-effect-fortune-teller = Setze deine Lebenszeit um bis zu fünf zurück, aber nicht über den Federkiel.
village-effect-guild-master = Am Ende 2 Ruhmespunkte für jedes Familienmitglied in einem Handwerksgebäude.
village-effect-night-watchman = Werde nächster Startspieler und nimm zwei beliebige Steine.
village-effect-innkeeper = Nimm zwei Bier.
village-effect-admiral = Heuere einen Kapitän ohne Münzen an.
village-effect-helmsman = Fahre bis zu zwei weitere Schritte ohne Steine.
village-effect-quartermaster = Dein Schiff hat einen vierten Laderaum, bis es heimkehrt.
village-effect-cartographer = Am Ende 2 Ruhmespunkte für jedes Familienmitglied auf einem Leuchtturm.
village-effect-shopkeeper = Nimm zwei Plättchen, Brot oder Werkzeug.
village-effect-jack-of-all-trades = Führe eine weitere Aktion aus, aber nicht Markt oder Wirtshaus.
village-effect-cousin = Schicke ein Familienmitglied kostenlos in den Zeremonienbereich.

## Questions
village-task-inn = Wirtshaus: eine Personenkarte erwerben?
village-task-rotate = Die oberste Karte welches Stapels schiebst du darunter?
village-task-buy-person = Welche Personenkarte erwirbst du?
village-task-pause = Den Zug beenden oder vorher eine Personenkarte ausspielen?
village-task-play-person = Welche Personenkarte spielst du aus?
village-task-toll = Welche Burg belohnt dich noch einmal?
village-task-grind = Wie viel Getreide tauschst du in Münzen?
village-task-exhume = In welchen Bereich der Dorfchronik?
village-task-cattle = Ein Pferd oder einen Ochsen?
village-task-juggle = Wähle einen Stein in einer anderen Farbe.
village-task-fortune = Wie weit setzt du deine Lebenszeit zurück?
village-task-scrap = Schrotthändler: einen übrigen Kunden nehmen?
village-task-bard = Barde: soll der Tote besungen werden?
village-task-shopping = Brot oder Werkzeug?

## Moves
village-move-inn = Das Wirtshaus nutzen für { $price }
village-move-rotate = { $person } unter Stapel { $stack } schieben
village-move-rotate-none = Stapel { $stack }
village-move-no-person = Niemanden erwerben
village-move-buy-none = Von Stapel { $stack } erwerben
village-move-buy-person = { $person } erwerben für { $price }: { $effect }
village-move-end-turn = Den Zug beenden
village-move-play-card = Eine Personenkarte ausspielen
village-move-play-person = { $person } ausspielen: { $effect }
village-move-toll = Die Belohnung der Burg { $city }
village-move-toll-done = Keine weitere Belohnung
village-move-grind = { $grain } gegen { $coins }
village-move-exhume = Dorfchronik: { $area }
village-move-fortune = { $time } zurücksetzen
village-move-scrap = Den Kunden nehmen, der { $wares } verlangt ({ $points })
village-move-no-scrap = Keinen Kunden nehmen
village-move-bard = Den Barden ausspielen: Der Tote zählt zur Dorfchronik
village-move-no-bard = Den Barden behalten

## Reasons
village-why-no-cards-left = Dort liegt keine Karte mehr.
village-why-no-beer = Du hast nicht genug Bier.
village-why-empty-inkwell = Ein leeres Tintenfässchen: Diese Karte ist für die Schlusswertung.
village-why-not-now = Diese Karte kann in diesem Moment nicht ausgespielt werden.
village-why-no-trip = Damit wäre keine Reise möglich.
village-why-no-city = In dieser Burg hast du keinen Marker.
village-why-no-grave = Nötig sind ein eigenes Familienmitglied in einem Grab und ein freier Platz in der Dorfchronik.
village-why-barn-full = Deine Scheune ist voll.
village-why-no-time-spent = Deine Lebenszeit kann nicht über den Federkiel zurück.
village-why-waived-already = Deine Verkäufe kosten heute schon keinen grünen Stein.

## Events
village-event-rotated = { $who } schiebt eine Personenkarte unter ihren Stapel: { $person }.
village-event-bought-person = { $who } erwirbt eine Personenkarte: { $person }.
village-event-no-person = { $who } erwirbt keine Personenkarte.
village-event-played-person = { $who } spielt eine Personenkarte aus: { $person }.
village-event-turned-back = { $who } setzt { $time } zurück.
village-event-exhumed = { $who }: Ein Familienmitglied der { $generation }. Generation kommt aus einem Grab in die Dorfchronik ({ $place }).
village-event-beside-chronicle = { $who }: Ein Familienmitglied der { $generation }. Generation stirbt ({ $place }) und zählt zur Dorfchronik.

## In the terminal
terminal-persons = Personenkarten
terminal-price = Preis
terminal-inkwell = Tintenfässchen
terminal-inkwell-full = voll
terminal-inkwell-empty = leer
