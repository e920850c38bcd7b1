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
    [one] 1 Münze
   *[other] { $count } Münzen
    }
myvillage-ware-time = { $count ->
    [0] keine Zeit
   *[other] { $count } Zeit
    }
myvillage-ware-story = { $count ->
    [one] 1 Geschichten-Punkt
   *[other] { $count } Geschichten-Punkte
    }
myvillage-ware-point = { $count ->
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

myvillage-spot-school = Schule
myvillage-spot-game = Spielbanner
myvillage-spot-meeting = Versammlungsplatz
myvillage-spot-field = Kornfeld
myvillage-spot-chief = „?“-Banner
myvillage-spot-hand = Startspieler-Hand
myvillage-spot-bailiff = Marktvogtei
myvillage-spot-customer = Kunde
myvillage-spot-hall = Rathaus

myvillage-profession-abbot = Abt
    .object = den Abt
myvillage-profession-councillor = Ratsherr
    .object = den Ratsherrn
myvillage-profession-traveller = Reisender
    .object = den Reisenden
myvillage-profession-craftsman = Handwerker
    .object = den Handwerker
myvillage-profession-merchant = Händler
    .object = den Händler

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
myvillage-task-die = Wähle einen Würfel aus dem Würfel-Pool.
myvillage-task-change = Veränderst du deine Würfel oder behältst du den Bannerwert?
myvillage-task-activate = Welches Banner aktivierst du?
myvillage-task-gain = Wie viel davon nimmst du?
myvillage-task-pay = Woher kommt das Gut?
myvillage-task-fare = Wie bezahlst du die Reise?
myvillage-task-plough = Auf welches Kornfeld stellst du den Pflug?
myvillage-task-school = Schule: Was tust du?
myvillage-task-chief = Wohin geht dein Oberhaupt?
myvillage-task-bonus = Nutzt du den Bonus des Mönchs?
myvillage-task-free = Handelskirche: Welchen Kunden nimmst du kostenlos?
myvillage-task-lure = Marktvogtei: Welchen Kunden lockst du in dein Dorf?
myvillage-task-tile = Neben welches weiße Banner legst du dein 2/12er-Plättchen?
myvillage-task-mark = Welches Feld deines Rathauses markierst du?
myvillage-task-exchange = Missionskirche: Behältst du diese Reisekarte?
myvillage-task-death = Dein Zeitmarker hat die Brücke überquert: Welcher Dorfbewohner stirbt?
myvillage-task-labourer = Dein Dorf ist leer: Welchen Beruf übernimmt der Tagelöhner?
myvillage-task-heal = Rattenplage! Nutzt du deine Heilskirche?

## Moves
myvillage-move-die-white = Weißer Würfel: { $face }
myvillage-move-die-black = Schwarzer Würfel: { $face } (kostet Zeit)
myvillage-move-keep = Bannerwert { $value } behalten
myvillage-move-turn = 1 Münze: die { $old } auf { $face } drehen
myvillage-move-set = 1 Holzmarker: die { $old } auf { $face } setzen
myvillage-move-done = Zug beenden
myvillage-move-choose = Beim nächsten Banner auswählen, was genommen wird
myvillage-move-plough-smithy = Einen Pflug aus der Schmiede auf ein Kornfeld stellen
myvillage-move-plough-guild = Ein Joker-Gut als Pflug auf ein Kornfeld stellen
myvillage-move-chief = „?“-Banner: Oberhaupt bewegen ({ $price })
myvillage-move-hand = Startspieler-Hand nehmen ({ $stories })
myvillage-move-bailiff = Marktvogtei: Kunden anlocken
myvillage-move-take = Nehmen: { $card } ({ $price })
myvillage-move-journey = Weiterreisen nach { $letter } ({ $price })
myvillage-move-journey-fare = Weiterreisen nach { $letter } ({ $price } und die Reisekosten)
myvillage-move-no-monk = { $stack }
myvillage-move-monk-story = { $stack }: { $size } Geschichten-Punkte ({ $price })
myvillage-move-monk-chief = { $stack }: „?“-Banner ({ $price })
myvillage-move-monk-school = { $stack }: { $size }-mal Schule ({ $price })
myvillage-move-monk-market = { $stack }: Marktvogtei ({ $price })
myvillage-move-use = Aktivieren: { $banner } ({ $price })
myvillage-move-use-bare = Aktivieren: Kornfeld ohne Pflug ({ $price })
myvillage-move-use-ploughed = Aktivieren: Kornfeld mit Pflug ({ $price })
myvillage-move-serve = Den Kunden bedienen, der { $wares } verlangt ({ $points })
myvillage-move-gain = { $gain } nehmen
myvillage-move-lapse = { $gain } verfallen lassen
myvillage-move-pay = { $good } vom Handwerksgebäude zahlen
myvillage-move-pay-joker = Ein Joker-Gut statt { $good } zahlen
myvillage-move-pay-field = Den Pflug von Kornfeld { $field } zahlen
myvillage-move-fare = { $price } zahlen
myvillage-move-field = Kornfeld { $field }
myvillage-move-decline = Verfallen lassen
myvillage-move-enrol = Einen neuen Nachkommen auf das linke Feld stellen
myvillage-move-shift = Den linken Nachkommen auf das rechte Feld versetzen
myvillage-move-grow-left = Der linke Nachkomme ersetzt { $profession } ({ $price })
myvillage-move-grow-right = Der rechte Nachkomme ersetzt { $profession } und bringt Geschichten mit ({ $price })
myvillage-move-chief-house = Ins Haupthaus: { $stories } sichern
myvillage-move-chief-coin = Auf das Münzfeld
myvillage-move-chief-stories = Auf das Geschichtenfeld
myvillage-move-bonus-chief = „?“-Banner aktivieren
myvillage-move-bonus-market = Marktvogtei aktivieren
myvillage-move-free = Kostenlos: der Kunde, der { $wares } verlangt ({ $points })
myvillage-move-lure = Den Kunden anlocken, der { $wares } verlangt ({ $points })
myvillage-move-lure-done = Das sind alle: { $price } zahlen
myvillage-move-tile = { $banner }
myvillage-move-tile-customer = Der Kunde, der { $wares } verlangt
myvillage-move-mark = Auf dem Rathaus { $field } markieren
myvillage-move-journey-keep = Die Karte behalten ({ $points })
myvillage-move-journey-exchange = Die Karte ({ $points }) zurücklegen und die nächste nehmen
myvillage-move-death = Es trifft { $profession }
myvillage-move-labourer = Der Tagelöhner ersetzt { $profession }
myvillage-move-heal = Heilskirche nutzen, nichts verlieren (sonst { $stories })

## Reasons
myvillage-why-not-here = Das steht jetzt nicht zur Wahl.
myvillage-why-legal = Erlaubt.
myvillage-why-no-die = Im Würfel-Pool liegt kein solcher Würfel.
myvillage-why-no-coin = Du hast nicht genug Münzen.
myvillage-why-no-marker = Du hast keinen Holzmarker auf einem Versammlungsplatz.
myvillage-why-face-limit = Ein Würfel zeigt 1 bis 6.
myvillage-why-same-face = Das zeigt der Würfel schon.
myvillage-why-wrong-value = Dein Bannerwert passt nicht zu diesem Banner.
myvillage-why-no-abbot = Dein Abt fehlt.
myvillage-why-no-councillor = Dein Ratsherr fehlt.
myvillage-why-no-traveller = Dein Reisender fehlt.
myvillage-why-no-craftsman = Dein Handwerker fehlt.
myvillage-why-no-merchant = Dein Händler fehlt.
myvillage-why-gone = Diese Karte liegt nicht mehr aus.
myvillage-why-have-one = Du hast schon eine Karte dieser Art.
myvillage-why-no-church = Ein Mönch braucht eine Kirche.
myvillage-why-six-windows = Deine Kirche hat schon sechs Fenster.
myvillage-why-not-next = Reisekarten nimmt man in der Reihenfolge ihrer Buchstaben.
myvillage-why-journey-over = Deine Reise endete an der Kapelle.
myvillage-why-no-goods = Dir fehlen die Güter dafür.
myvillage-why-cannot-pay = Du kannst diese Reise nicht bezahlen.
myvillage-why-hand-closed = Die Hand wurde in dieser Runde schon genommen.
myvillage-why-start-player = Der Startspieler darf die Hand jetzt nicht nehmen.
myvillage-why-no-customer = Es liegen keine Kunden mehr aus.
myvillage-why-used = Dieses Banner hast du in diesem Zug schon aktiviert.
myvillage-why-white-begun = Nach einem weißen Banner können nur weiße folgen.
myvillage-why-nothing-yet = Du musst ein Banner aktivieren.
myvillage-why-no-plough = In deiner Schmiede steht kein Pflug.
myvillage-why-no-joker = Du hast kein Joker-Gut.
myvillage-why-no-bare-field = Du hast kein Kornfeld ohne Pflug.
myvillage-why-no-pupil = Auf diesem Feld der Schule steht kein Nachkomme.
myvillage-why-pupil-there = Dieses Feld der Schule ist besetzt.
myvillage-why-occupied = Dieser Dorfbewohner ist schon da.
myvillage-why-none-yet = Du musst mindestens einen Kunden nehmen.
myvillage-why-tile-there = Dort liegt das Plättchen schon.
myvillage-why-marked = Dieses Feld ist schon markiert.
myvillage-why-needed-later = Du brauchst das Joker-Gut für den Rest des Preises.

## Events
myvillage-event-round-began = Runde { $round } beginnt.
myvillage-event-first-player = { $who } ist Startspieler. Auf der Hand: { $stories }.
myvillage-event-rolled = { $who } würfelt.
myvillage-event-took-die = { $who } nimmt eine { $black ->
    [0] weiße
   *[other] schwarze
    } { $face }.
myvillage-event-turned-die = { $who } dreht eine { $old } auf { $face }.
myvillage-event-set-die = { $who } setzt eine { $old } mit einem Holzmarker auf { $face }.
myvillage-event-banner-value = { $who } hat den Bannerwert { $value }.
myvillage-event-spent-time = { $who } zahlt { $time }.
myvillage-event-crossed-bridge = { $who } überquert die Brücke: Jemand wird sterben.
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
myvillage-event-paid-joker = { $who } gibt ein Joker-Gut statt { $good } ab.
myvillage-event-paid-field-plough = { $who } gibt einen Pflug von einem Kornfeld ab.
myvillage-event-set-plough = { $who } stellt einen Pflug auf Kornfeld { $field }.
myvillage-event-took-hand = { $who } nimmt die Startspieler-Hand ({ $stories }).
myvillage-event-revealed = { $who } deckt mit der Handelskirche einen weiteren Kunden auf.
myvillage-event-lured = { $who } lockt den Kunden an, der { $wares } verlangt ({ $points }).
myvillage-event-refilled = { $count ->
    [one] 1 neuer Kunde kommt
   *[other] { $count } neue Kunden kommen
    }.
myvillage-event-served = { $who } bedient den Kunden, der { $wares } verlangt ({ $points }).
myvillage-event-enrolled = { $who } schickt einen neuen Nachkommen in die Schule.
myvillage-event-shifted = { $who } versetzt den Nachkommen.
myvillage-event-settled = { $who }: Ein Nachkomme ersetzt { $profession }.
myvillage-event-moved-head = { $who } bewegt das Oberhaupt: { $field }.
myvillage-event-secured = { $who } sichert { $stories }.
myvillage-event-marked = { $who } markiert auf dem Rathaus { $field }.
myvillage-event-tile-laid = { $who } legt das 2/12er-Plättchen: { $banner }.
myvillage-event-travelled = { $who } erreicht { $letter } ({ $points }).
myvillage-event-exchanged = { $who } tauscht eine Reisekarte { $letter }.
myvillage-event-declined = { $who } lässt es verfallen.
myvillage-event-into-chronicle = { $who } verliert { $profession }: Er kommt in die Dorfchronik.
myvillage-event-into-grave = { $who } verliert { $profession }: Er kommt in ein anonymes Grab.
myvillage-event-labourer = { $who } stellt einen Tagelöhner ein: Er ersetzt { $profession }.
myvillage-event-rat-moved = { $who } würfelt eine { $pips } für die Ratte: { $left ->
    [0] Sie erreicht das Plagefeld
    [one] Bis zur Rattenplage fehlt 1 Feld
   *[other] Bis zur Rattenplage fehlen { $left } Felder
    }.
myvillage-event-plague = Eine Rattenplage bricht aus.
myvillage-event-lost-stories = { $who } verliert { $stories }.
myvillage-event-healed = { $who } wird von der Heilskirche verschont.
myvillage-event-end-reached = { $count } Tote: Das Spiel endet.
myvillage-event-game-over = Das Spiel ist zu Ende.
myvillage-event-chooses-gains = { $who } will auswählen, was genommen wird.
