myvillage = My Village

## Things
myvillage-good-horse = { $count ->
    [one] 1 Pferd
   *[other] { $count } Pferde
    }
myvillage-good-beer = { $count } Bier
myvillage-good-plough = { $count ->
    [one] 1 Pflug
   *[other] { $count } Pflüge
    }
myvillage-good-scroll = { $count ->
    [one] 1 Schriftrolle
   *[other] { $count } Schriftrollen
    }
myvillage-good-wagon = { $count } Planwagen

myvillage-ware-coin = { $count ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $count } Münzen
    }
myvillage-ware-time = { $count } Zeit
myvillage-ware-story = { $count ->
    [0] keine Geschichten-Punkte
    [one] 1 Geschichten-Punkt
   *[other] { $count } Geschichten-Punkte
    }
myvillage-ware-point = { $count ->
    [0] keine Ruhmespunkte
    [one] 1 Ruhmespunkt
   *[other] { $count } Ruhmespunkte
    }
myvillage-ware-marker = { $count } Holzmarker
myvillage-ware-joker = { $count ->
    [one] 1 Joker-Gut
   *[other] { $count } Joker-Güter
    }

myvillage-shop-stables = Stall
myvillage-shop-brewery = Brauerei
myvillage-shop-smithy = Schmiede
myvillage-shop-scriptorium = Schreibstube
myvillage-shop-wainwright = Wagnerei

myvillage-church-healing = Heilskirche
myvillage-church-abbey = Abteikirche
myvillage-church-trade = Handelskirche
myvillage-church-mission = Missionskirche

myvillage-hall-finance = Finanzrathaus
myvillage-hall-areas = Bereichsrathaus
myvillage-hall-population = Bevölkerungsrathaus
myvillage-hall-guild = Gildenrathaus

myvillage-symbol-quill = Mönch mit der Feder
myvillage-symbol-jug = Mönch mit dem Krug
myvillage-symbol-rosary = Mönch mit dem Rosenkranz

myvillage-spot-school = Schulbanner
myvillage-spot-game = Spielbanner
myvillage-spot-meeting = Versammlungsplatz
myvillage-spot-field = Kornfeld
myvillage-spot-chief = „?“-Banner
myvillage-spot-hand = Startspieler-Hand
myvillage-spot-bailiff = Marktvogtei

myvillage-profession-abbot = Abt
    .object = den Abt
    .subject = der Abt
    .start = Der Abt
myvillage-profession-councillor = Ratsherr
    .object = den Ratsherrn
    .subject = der Ratsherr
    .start = Der Ratsherr
myvillage-profession-traveller = Reisender
    .object = den Reisenden
    .subject = der Reisende
    .start = Der Reisende
myvillage-profession-craftsman = Handwerker
    .object = den Handwerker
    .subject = der Handwerker
    .start = Der Handwerker
myvillage-profession-merchant = Händler
    .object = den Händler
    .subject = der Händler
    .start = Der Händler

myvillage-areamark-journeys = Reisekarten
myvillage-areamark-shops = Handwerksgebäude
myvillage-areamark-served = bediente Kunden
myvillage-areamark-religion = Kirche und Mönche
myvillage-areamark-fields = Kornfelder

myvillage-head-house = Haupthaus
myvillage-head-coin = Münzfeld
myvillage-head-stories = Geschichtenfeld

myvillage-category-religion = Religionsbereich
myvillage-category-council = Ratsbereich
myvillage-category-harvest = Erntebereich
myvillage-category-travel = Reisebereich
myvillage-category-customers = Bediente Kunden
myvillage-category-stories = Gesicherte Geschichten-Punkte
myvillage-category-labourers = Tagelöhner
myvillage-category-hand = Startspieler-Hand

## Questions
myvillage-task-die = Zwei Würfel: Wähle einen aus dem Würfel-Pool. Die Summe beider ist dein Bannerwert.
myvillage-task-change = Bannerwert: Veränderst du deine Würfel oder behältst du ihn?
myvillage-task-activate = Banner: Welches aktivierst du? Ein schwarzes, oder deine weißen nacheinander.
myvillage-task-gain = Dein Ertrag: Wie viel davon nimmst du?
myvillage-task-pay = Bezahlung: Woher kommt das Gut?
myvillage-task-fare = Reise: Wie bezahlst du sie?
myvillage-task-plough = Pflug: Auf welches Kornfeld stellst du ihn?
myvillage-task-school = Schule: Was tust du?
myvillage-task-chief = Dein Oberhaupt: Wohin geht es?
myvillage-task-bonus = Bonus des Mönchs: Nutzt du ihn?
myvillage-task-free = Handelskirche: Welchen Kunden nimmst du kostenlos?
myvillage-task-lure = Marktvogtei: Welchen Kunden lockst du in dein Dorf?
myvillage-task-tile = 2/12er-Plättchen: Neben welches weiße Banner legst du es?
myvillage-task-mark = Rathaus: Welches Feld markierst du?
myvillage-task-exchange = Missionskirche: Behältst du diese Reisekarte?
myvillage-task-death = Die Brücke: Dein Zeitmarker hat sie überquert. Welcher Dorfbewohner stirbt?
myvillage-task-labourer = Tagelöhner: Dein Dorf ist leer. Welchen Beruf übernimmt er?
myvillage-task-heal = Rattenplage: Nutzt du deine Heilskirche?

## Moves
myvillage-move-die-white = Weißer Würfel: { $face }
myvillage-move-die-black = Schwarzer Würfel: { $face } ({ $price })
myvillage-move-keep = Bannerwert { $value } behalten
myvillage-move-turn = Für { $price } die { $old } auf { $face } drehen
myvillage-move-set = Für 1 Holzmarker die { $old } auf { $face } drehen
myvillage-move-done = Zug beenden
myvillage-move-choose = Beim nächsten Banner auswählen, was verfällt
myvillage-move-plough-smithy = Pflug aus der Schmiede auf ein Kornfeld stellen
myvillage-move-plough-guild = Joker-Gut als Pflug auf ein Kornfeld stellen
myvillage-move-chief = „?“-Banner: Oberhaupt bewegen ({ $price })
myvillage-move-hand = Startspieler-Hand nehmen ({ $stories })
myvillage-move-bailiff = Marktvogtei: Kunden anlocken
myvillage-move-take = Karte nehmen: { $card } ({ $price })
myvillage-move-journey = Reisekarte { $letter } nehmen ({ $price })
myvillage-move-journey-fare = Reisekarte { $letter } nehmen ({ $price } und Zusatzkosten nach Wahl)
myvillage-move-no-monk = { $stack } nehmen
myvillage-move-monk = { $stack } nehmen ({ $price }), Bonus: { $bonus }
myvillage-move-use = Aktivieren: { $banner } ({ $price })
myvillage-move-use-bare = Aktivieren: Kornfeld { $field } ohne Pflug, bringt { $coins } ({ $price })
myvillage-move-use-ploughed = Aktivieren: Kornfeld { $field } mit Pflug, bringt { $coins } ({ $price })
myvillage-move-serve = Den Kunden ({ $values }) bedienen, der { $wares } verlangt ({ $points })
myvillage-move-serve-paid = Den Kunden ({ $values }) bedienen, der { $wares } verlangt ({ $points }; kostet { $price })
myvillage-move-gain = { $gain } nehmen
myvillage-move-lapse = { $gain } verfallen lassen
myvillage-move-pay = { $good } aus dem Handwerksgebäude zahlen
myvillage-move-pay-joker = Joker-Gut zahlen (als { $one })
myvillage-move-pay-field = Pflug von Kornfeld { $field } zahlen
myvillage-move-fare = { $price } zahlen
myvillage-move-field = Kornfeld { $field }
myvillage-move-decline = { $task ->
    [school] In der Schule nichts ändern
    [chief] Oberhaupt stehen lassen
    [bonus] Bonus nicht nutzen
    [free] Keinen Kunden nehmen
    [tile] 2/12er-Plättchen nicht legen
    [mark] Nichts markieren
    [heal] Heilskirche nicht nutzen
   *[other] Verzichten
    }
myvillage-move-enrol = Neuen Nachkommen auf das linke Feld stellen
myvillage-move-shift = Linken Nachkommen auf das rechte Feld versetzen
myvillage-move-grow-left = Mit dem linken Nachkommen { $profession } ersetzen ({ $price })
myvillage-move-grow-right = Mit dem rechten Nachkommen { $profession } ersetzen ({ $stories }; { $price })
myvillage-move-chief-house = Zum Haupthaus: { $stories } sichern
myvillage-move-chief-coin = Auf das Münzfeld ({ $gain })
myvillage-move-chief-stories = Auf das Geschichtenfeld ({ $gain })
myvillage-move-bonus-chief = „?“-Banner aktivieren
myvillage-move-bonus-market = Marktvogtei aktivieren
myvillage-move-free = Den Kunden ({ $values }) kostenlos nehmen, der { $wares } verlangt ({ $points })
myvillage-move-lure = Den Kunden ({ $values }) anlocken, der { $wares } verlangt ({ $points }; { $price })
myvillage-move-lure-done = Keine weiteren Kunden anlocken
myvillage-move-tile = { $banner }
myvillage-move-mark = Auf dem Rathaus { $field } markieren
myvillage-move-journey-keep = Karte behalten ({ $card })
myvillage-move-journey-exchange = Karte ({ $card }) unter den Stapel legen und die nächste nehmen
myvillage-move-death = { $start } stirbt
myvillage-move-labourer = Mit dem Tagelöhner { $profession } ersetzen
myvillage-move-heal = Heilskirche nutzen (Verlust sonst: { $stories })

## Reasons
myvillage-why-not-here = Das steht jetzt nicht zur Wahl.
myvillage-why-legal = Erlaubt.
myvillage-why-no-die = Im Würfel-Pool liegt kein solcher Würfel.
myvillage-why-no-coin = Du hast nicht genug Münzen.
myvillage-why-no-marker = Du hast keinen Holzmarker auf deinem Versammlungsplatz.
myvillage-why-wrong-value = Dein Bannerwert passt nicht zu diesem Banner.
myvillage-why-no-abbot = Dein Abt fehlt.
myvillage-why-no-councillor = Dein Ratsherr fehlt.
myvillage-why-no-traveller = Dein Reisender fehlt.
myvillage-why-no-craftsman = Dein Handwerker fehlt.
myvillage-why-no-merchant = Dein Händler fehlt.
myvillage-why-gone = Diese Karte liegt nicht mehr aus.
myvillage-why-have-one = Du hast schon eine Karte dieser Art.
myvillage-why-no-church = Ein Mönch braucht eine Kirche.
myvillage-why-six-windows = Deine Kirche hat schon 6 Kirchenfenster.
myvillage-why-not-next = Reisekarten nimmst du in alphabetischer Reihenfolge.
myvillage-why-journey-over = Deine Reise endete an der Kapelle.
myvillage-why-no-goods = Dir fehlen die Güter dafür.
myvillage-why-cannot-pay = Du kannst diese Reise nicht bezahlen.
myvillage-why-hand-closed = Die Startspieler-Hand wurde in dieser Runde schon genommen.
myvillage-why-start-player = Der Startspieler darf die Startspieler-Hand jetzt nicht nehmen.
myvillage-why-no-customer = In der Kundenauslage liegt niemand mehr.
myvillage-why-used = Dieses Banner hast du in diesem Zug schon aktiviert.
myvillage-why-white-begun = Nach einem weißen Banner können nur weiße folgen.
myvillage-why-nothing-yet = Du musst ein Banner aktivieren.
myvillage-why-no-plough = In deiner Schmiede steht kein Pflug.
myvillage-why-no-joker = Du hast kein Joker-Gut.
myvillage-why-no-bare-field = Du hast kein Kornfeld ohne Pflug.
myvillage-why-no-pupil = Auf diesem Feld der Schule steht kein Nachkomme.
myvillage-why-pupil-there = Dieses Feld der Schule ist besetzt.
myvillage-why-occupied = Dieser Dorfbewohner ist schon da.
myvillage-why-none-yet = Du musst mindestens 1 Kunden nehmen.
myvillage-why-tile-there = Dort liegt das Plättchen schon.
myvillage-why-marked = Dieses Feld ist schon markiert.
myvillage-why-needed-later = Du brauchst das Joker-Gut für den Rest des Preises.

## Events
myvillage-event-round-began = Runde { $round } beginnt.
myvillage-event-first-player = { $who } ist Startspieler. Auf der Startspieler-Hand: { $stories }.
myvillage-event-rolled = { $who } würfelt, weiße Würfel: { $dice }.
myvillage-event-took-die = { $who } nimmt eine { $black ->
    [0] weiße
   *[other] schwarze
    } { $face }.
myvillage-event-turned-die = { $who } dreht eine { $old } auf { $face }.
myvillage-event-set-die = { $who } dreht eine { $old } mit einem Holzmarker auf { $face }.
myvillage-event-banner-value = { $who } hat den Bannerwert { $value }.
myvillage-event-spent-time = { $who } zahlt { $time }.
myvillage-event-crossed-bridge = { $who } überquert die Brücke: Ein Dorfbewohner wird sterben.
myvillage-event-took-card = { $who } nimmt eine Karte: { $card }.
myvillage-event-activated = { $who } aktiviert ein weißes Banner: { $banner }.
myvillage-event-used-black = { $who } aktiviert ein schwarzes Banner: { $banner }.
myvillage-event-got-coins = { $who } erhält { $coins }.
myvillage-event-got-stories = { $who } erhält { $stories }.
myvillage-event-got-marker = { $who } stellt einen Holzmarker auf den Versammlungsplatz.
myvillage-event-got-joker = { $who } stellt ein Joker-Gut her.
myvillage-event-got-good = { $who } stellt { $good } her.
myvillage-event-lapsed = { $who } lässt { $gain } verfallen.
myvillage-event-no-room = { $who } hat keinen Platz für einen weiteren Holzmarker.
myvillage-event-paid-coins = { $who } zahlt { $coins }.
myvillage-event-paid-good = { $who } gibt { $good } ab.
myvillage-event-paid-joker = { $who } gibt ein Joker-Gut ab (als { $one }).
myvillage-event-paid-field-plough = { $who } gibt den Pflug von Kornfeld { $field } ab.
myvillage-event-set-plough = { $who } stellt einen Pflug auf Kornfeld { $field }.
myvillage-event-took-hand = { $who } nimmt die Startspieler-Hand ({ $stories }).
myvillage-event-revealed = { $who } deckt mit der Handelskirche einen weiteren Kunden auf: ({ $values }), er verlangt { $wares } ({ $points }).
myvillage-event-lured = { $who } lockt den Kunden ({ $values }) an, der { $wares } verlangt ({ $points }).
myvillage-event-refilled = { $count ->
    [one] 1 neuer Kunde kommt
   *[other] { $count } neue Kunden kommen
    } in die Kundenauslage.
myvillage-event-served = { $who } bedient den Kunden ({ $values }), der { $wares } verlangt ({ $points }).
myvillage-event-enrolled = { $who } schickt einen neuen Nachkommen in die Schule.
myvillage-event-shifted = { $who } versetzt den Nachkommen auf das rechte Feld der Schule.
myvillage-event-settled = { $who }: Ein Nachkomme ersetzt { $profession }.
myvillage-event-moved-head = { $who } bewegt das Oberhaupt (→ { $field }).
myvillage-event-secured = { $who } sichert { $stories }.
myvillage-event-marked = { $who } markiert auf dem Rathaus { $field }.
myvillage-event-tile-laid = { $who } legt das 2/12er-Plättchen neben ein weißes Banner: { $banner }.
myvillage-event-travelled = { $who } nimmt Reisekarte { $letter } ({ $card }).
myvillage-event-exchanged = { $who } tauscht Reisekarte { $letter } um.
myvillage-event-declined = { $who } { $task ->
    [school] ändert in der Schule nichts
    [chief] lässt das Oberhaupt stehen
    [bonus] nutzt den Bonus nicht
    [free] nimmt keinen Kunden
    [tile] legt das 2/12er-Plättchen nicht
    [mark] markiert nichts
    [heal] nutzt die Heilskirche nicht
   *[other] verzichtet
    }.
myvillage-event-into-chronicle = Bei { $who } stirbt { $subject } und kommt in die Dorfchronik.
myvillage-event-into-grave = Bei { $who } stirbt { $subject } und kommt in ein anonymes Grab.
myvillage-event-labourer = { $who } stellt einen Tagelöhner ein: Er ersetzt { $profession }.
myvillage-event-rat-moved = { $who } würfelt eine { $pips } für die Ratte: { $left ->
    [0] Sie erreicht das Rattenplage-Feld
    [one] Bis zur Rattenplage fehlt 1 Feld
   *[other] Bis zur Rattenplage fehlen { $left } Felder
    }.
myvillage-event-plague = Eine Rattenplage bricht aus.
myvillage-event-lost-stories = { $who } verliert { $stories }.
myvillage-event-healed = { $who } bleibt dank der Heilskirche verschont.
myvillage-event-end-reached = { $count ->
    [one] 1 Dorfbewohner ist
   *[other] { $count } Dorfbewohner sind
    } gestorben: Das Spiel endet nach dieser Runde.
myvillage-event-game-over = Das Spiel ist zu Ende.
myvillage-event-chooses-gains = { $who } will beim nächsten Banner auswählen, was verfällt.
myvillage-event-rolled-black = { $who } würfelt, schwarze Würfel: { $dice }.
myvillage-event-stack-empty = { $who } deckt mit der Handelskirche niemanden auf: Der Kundenstapel ist leer.
myvillage-event-no-customer = { $who } bekommt keinen Kunden: In der Kundenauslage liegt niemand mehr.
myvillage-event-bonus = { $who } erhält den Bonus des Mönchs: { $bonus }.
myvillage-event-surcharge = { $who } zahlt wegen der letzten Reisekarte zusätzlich { $price }.
myvillage-event-village-empty = { $who } hat keine Dorfbewohner mehr: Ein Tagelöhner kommt, er kostet am Ende { $points }.
myvillage-event-turn-left = { $who } ist noch einmal am Zug.
myvillage-event-scored = { $who }, { $category }: { $points }.
myvillage-event-total = { $who } hat insgesamt { $points }.
myvillage-event-tie-break = Gleichstand: { $who } hat noch { $count } übrig (Münzen, Güter und Geschichten-Punkte am Baum).
myvillage-event-winner = { $who } gewinnt ({ $points }).

## Within other messages
myvillage-free = kostenlos
myvillage-customer = Kunde ({ $values }; { $wares })
myvillage-field = Kornfeld { $field }
myvillage-times = { $times }-mal { $banner }
myvillage-journey-dearer = { $points }; die nächste Karte kostet zusätzlich { $price }
myvillage-journey-chapel = { $points }; die Reise endet hier
