## Das Brett von My Village auf der Seite
mv-display = Auslage
mv-offer-church = Kirche
mv-offer-monks = Mönche
mv-offer-council = Rat
mv-offer-field = Feld
mv-offer-journey = Reise
mv-offer-crafts = Handwerk
mv-travel-card = Reisekarte { $letter }
mv-left = noch { $left }
mv-none-left = keine mehr
mv-journey-about = Zusatzkosten: { $fares }. Wert: { $points } Punkte.
mv-monk-story = Bonus: { $size } Geschichten-Punkte
mv-monk-chief = Bonus: das „?“-Banner
mv-monk-school = Bonus: Schule, { $size ->
    [one] einmal
   *[other] { $size }-mal
    }
mv-monk-market = Bonus: die Marktvogtei
mv-market = Markt
mv-buyer = Kunde ({ $values }), der { $wares } verlangt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
mv-customer = Kunde
mv-banner = Banner

## Ein Dorf
mv-village-of = Dorf von { $name }
mv-area-crafts = Handwerk
mv-area-journey = Reise
mv-area-church = Kirche
mv-area-council = Rat
mv-area-fields = Felder
mv-area-customers = Kunden
mv-area-square = Dorfplatz
mv-active = Aktiv: { $who } ist da.
mv-shut = Ruht: { $who } fehlt.
mv-needs-abbot = Der Abt nimmt Kirchen und Mönche; mit ihm wirkt die Kirche.
mv-needs-councillor = Der Ratsherr nimmt Rathäuser und den Versammlungsplatz und aktiviert sie.
mv-needs-traveller = Der Reisende nimmt Reisekarten.
mv-needs-craftsman = Der Handwerker nimmt Handwerksgebäude und stellt darin Güter her.
mv-needs-merchant = Der Händler bedient Kunden.
mv-shop-about = Platz für { $room }. Herstellen kostet { $time } Zeit.
mv-surcharge = Die nächste Karte kostet zusätzlich { $price }.
mv-no-surcharge = Die nächste Karte kostet nichts zusätzlich.
mv-chapel = Die Reise endet hier.
mv-travelled = Reisekarte { $letter }: { $points } Punkte
mv-not-travelled = Reisekarte { $letter }, noch nicht gereist
mv-journey-over = Die Reise ist zu Ende.
mv-next-journey = Als Nächstes Reisekarte { $letter }: { $fares }.
mv-church-healing = Schützt deine Geschichten-Punkte vor einer Rattenplage.
mv-church-abbey = Zählt selbst als ein Fenster.
mv-church-trade = In der Marktvogtei: Ein Kunde mehr wird aufgedeckt, einer ist kostenlos.
mv-church-mission = Du darfst eine gezogene Reisekarte tauschen.
mv-windows = { $windows } Fenster: { $points } Punkte
mv-hall-finance = Gibt { $coins } Münzen.
mv-hall-areas = { $points } Punkt für jede Karte, die ein markiertes Feld zählt.
mv-hall-population = { $points } Punkte für jeden markierten Dorfbewohner, der lebt.
mv-hall-guild = Gibt ein Joker-Gut, das jedes Gut ersetzt.
mv-meeting = Versammlungsplatz: { $markers } von { $room } Holzmarkern
mv-meeting-about = Ein Holzmarker stellt einen Würfel auf eine beliebige Seite.
mv-nobody-waits = niemand wartet
mv-served = { $count } bedient, { $points } Punkte
mv-school = Ein Nachkomme kommt, rückt vor oder wird erwachsen ({ $time } Zeit; vom rechten Feld { $stories } Geschichten-Punkte).
mv-pupil-left = Linkes Feld der Schule: { $there ->
    [0] frei
   *[other] ein Nachkomme
    }
mv-pupil-right = Rechtes Feld der Schule: { $there ->
    [0] frei
   *[other] ein Nachkomme
    }
mv-chief = „?“-Banner: Das Oberhaupt geht weiter, gleich, was die Würfel zeigen
mv-head-house = Haupthaus: sichert alle Geschichten vom Baum
mv-head-coin = Münzfeld: { $gain }
mv-head-stories = Geschichtenfeld: { $gain }
mv-tree = Geschichten-Baum: { $count }
mv-tree-about = Noch nicht sicher: zählt nichts, bis das Oberhaupt heimkommt.
mv-house = Haupthaus: { $count } sichere Geschichten
mv-house-about = Je ein Punkt.
mv-labourers = { $count } Tagelöhner, je { $points } Punkte weniger
mv-at-home = Daheim

## Würfel und Werte
mv-dice = Würfel
mv-pool = Würfel-Pool
mv-pool-of = { $count } Würfel im Pool
mv-your-two = Deine zwei
mv-die = { $black ->
    [0] Weißer
   *[other] Schwarzer
    } Würfel: { $face }
mv-black-costs = ein schwarzer kostet sofort
mv-to-change = Zum Ändern
mv-coins-turn = { $coins ->
    [one] 1 Münze dreht
   *[other] { $coins } Münzen drehen
    } einen Würfel um eins
mv-markers-set = 1 Holzmarker stellt einen Würfel beliebig ein
mv-banner-value = Bannerwert { $value }
mv-hand = Startspieler-Hand: { $stories ->
    [one] 1 Geschichte
   *[other] { $stories } Geschichten
    }, bei { $name }
mv-hand-about = Mit { $values } zu nehmen; wer sie am Ende hat, bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
mv-lapse = Verfallen lassen
mv-lapse-about = Beim nächsten Banner wirst du gefragt, was du nimmst.
mv-ledger = Was jeder Wert öffnet
mv-ledger-key-black = ein schwarzes Banner
mv-ledger-key-white = oder alle weißen
mv-ledger-key-lack = etwas fehlt
mv-ledger-pair = { $dice }, { $price }
mv-ledger-none = kein Paar reicht dorthin
mv-ledger-out = kein Paar
mv-ledger-black = Ein schwarzes Banner: { $banners }
mv-ledger-white = oder alle weißen: { $banners }
mv-any-value = jeder Wert
mv-nothing = nichts

## Der Plan eines Zuges
mv-plan = Dein Zug
mv-plan-about = eins nach dem anderen, wie du willst; was eins bringt, bezahlt das nächste
mv-white-banners = Weiße Banner der { $value }
mv-asked = Eine Frage
mv-earlier = Früher: { $step }
mv-step-done = erledigt
mv-this-turn = Dieser Zug
mv-nothing-yet = noch nichts
mv-dies-tonight = nach diesem Zug stirbt jemand
mv-nobody-dies = niemand stirbt
mv-enough = Das war alles
mv-skip = Auslassen

## Leben, Tod und Ratten
mv-your-life = Leben von { $name }
mv-clock = Wolke { $cloud }, noch { $bridge ->
    [one] 1 Schritt
   *[other] { $bridge } Schritte
    } bis zur Brücke
mv-to-bridge = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
    } bis zur Brücke
mv-bridge = Die Brücke
mv-crossed = Nun auf Wolke { $cloud }: Gevatter Tod kommt mit
mv-chronicle = Dorfchronik
mv-coffins = { $filled } von { $all } Särgen
mv-last-round = mit dem { $all }. Sarg kommt die letzte Runde
mv-entry = { $who }: { $filled } von { $all } eingetragen; der nächste bekommt { $next ->
    [0] ein anonymes Grab
    [one] 1 Geschichte
   *[other] { $next } Geschichten
    }
mv-graves = { $count ->
    [one] 1 anonymes Grab
   *[other] { $count } anonyme Gräber
    }
mv-grave = Anonymes Grab: keine Geschichten
mv-place-filled = eingetragen
mv-place-free = frei: { $stories ->
    [one] 1 Geschichte
   *[other] { $stories } Geschichten
    }
mv-page-full = voll: ein anonymes Grab
mv-book-about = Ein Platz in der Dorfchronik gibt sofort seine Geschichten, ein anonymes Grab gibt keine.
mv-fate-book = in die Dorfchronik
mv-fate-grave = ein anonymes Grab
mv-still-abbot = { $cards ->
    [0] keine Kirche, kein Mönch
   *[other] Kirche ruht, Punkte bleiben
    }
mv-still-councillor = { $cards ->
    [0] keine Ratskarten
   *[other] Rat ruht, Marker bleiben
    }
mv-still-traveller = { $cards ->
    [0] keine Reise beginnt
   *[other] Reise ruht, Punkte bleiben
    }
mv-still-craftsman = { $cards ->
    [0] kein Handwerk beginnt
   *[other] Güter bleiben, keine neuen
    }
mv-still-merchant = { $cards ->
    [0] niemand wird bedient
   *[other] Kunden warten weiter
    }
mv-rat = Ratte
mv-rat-runs = Dann läuft die Ratte
mv-rat-far = { $left } Schritte bis zur Rattenplage: diesmal außer Reichweite.
mv-rat-near = Ab einer { $left } kommt die Rattenplage: Dein Baum würde { $stories } verlieren.

## Mitspieler und Seiten
mv-look = Das Dorf von { $name } ansehen
mv-left-on-tree = am Baum geblieben, zählt nichts
mv-first = Startspieler
mv-goods = { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
    }
mv-people = { $count } Dorfbewohner
mv-waiting = { $count ->
    [one] 1 Kunde wartet
   *[other] { $count } Kunden warten
    }
mv-journeys = { $count ->
    [one] 1 Reisekarte
   *[other] { $count } Reisekarten
    }
mv-monks = { $count ->
    [one] 1 Mönch
   *[other] { $count } Mönche
    }
mv-page-village = Dorf
mv-page-market = Markt
mv-page-chronicle = Dorfchronik
