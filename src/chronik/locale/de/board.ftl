## The board of Village on the page: short words in the drawings
board-place-harvest = Ernte
board-place-council = Ratsstube
board-building-wainwright = Wagnerei
board-place-well = Brunnen
board-place-chronicle = Dorfchronik
board-market-day = Markttag
board-mass = Messe
board-conny = Conny
board-pink = ein pinkes Familienmitglied
board-empty = leer
board-served = bedient
board-closed = zu
board-full = voll
board-or = od.
board-of = { $taken } von { $all }
board-next = neu
board-recall = heim
board-nothing = nichts
board-each-road = je Weg
board-further-sales = weitere
board-each-sale = je Verkauf
board-free-sale = erster Verkauf frei
board-queue = Schlange
board-queue-moves =
    rückt
    später nach
board-mill = Mühle
board-well-lines =
    { $count } gleiche:
    Aktion
    nach Wahl
board-well-short = gleiche: Aktion
board-well-alike = { $count } gleiche
board-written = { $written } von { $all }
board-written-long = { $written } von { $all } verewigt
board-yours = Deine: { $count }
board-graves-short = { $taken } von { $all } Gräbern
board-called = hat ausgerufen
board-takes-part = macht mit
board-serves = verkauft oder passt
board-passed = hat gepasst
board-sold = verkauft für { $points }
board-sold-to = Bedient von { $name } für { $points }
board-out-picked = geholt
board-out-drawn = gezogen
board-out-back = zurück
board-leading = führt bisher
board-tip-leading = Die meisten in der Kirche, bei Gleichstand der am weitesten Aufgestiegene: { $points } Punkte
board-monk = Ein Mönch
board-came-out = Heraus kam
board-left-in-bag = noch im Beutel
board-mass-pick = holen, { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
    }
    .short = holen
board-mass-draw = bis zu { $figures } ziehen
    .short = ziehen
board-mass-climb = aufsteigen
    .short = steigen
board-mass-lead = Mehrheit: { $points }
    .short = führen
board-mass-note = Wer für Münzen herausgesucht wurde, kam zuerst; danach entschied das Los.
board-holds = Laderäume
board-free = frei
board-captains = Kapitäne
board-your-captain = Dein Kapitän
board-no-captain = Kein Kapitän
board-free-step = { $count ->
    [one] 1 Schritt frei, dann
   *[other] { $count } Schritte frei, dann
    }
board-to-stand = antreten
board-child-each = je ein Kind
board-ranks-marry = Nach der Messe heiraten die Ranghöchsten.
board-inn-pay = zahlen
board-inn-turn = oberste Karte nach unten
board-inn-buy = oberste Karte erwerben
board-ink-short-full = jederzeit
board-ink-short-empty = am Ende
board-pin = Diesen Ort offen halten
board-look = Ansehen: { $place }
board-cubes-left = noch { $left } von { $all } Steinen
board-last-turns = { $left ->
    [0] das ist der letzte Zug
   *[other] letzte Züge: nach diesem noch { $left }
}

## The farm
board-farm-of = Hof von { $name }
board-points = { $points ->
    [one] Punkt
   *[other] Punkte
    }
board-at-end = +{ $points } am Ende
board-family = Familie
board-whereabouts = { $home } daheim · { $away } unterwegs · { $written } verewigt
board-home-away = Daheim: { $home }. Unterwegs: { $away }
board-grain = Korn
board-goods = Güter
board-cubes = Steine
board-deeds = Taten
board-ship = Schiff
board-cards = Karten
board-no-cards = keine
board-steps-left = { $left ->
    [one] noch 1 Schritt
   *[other] noch { $left } Schritte
    }
board-left = noch { $left }
board-then-dies = dann stirbt jemand
board-life-due = Die Zeit ist um
board-dies-now = jetzt stirbt jemand
board-life = Verbrauchte Zeit: { $life }; noch { $left } bis zum nächsten Todesfall
board-first = Startspieler dieser Runde
board-persons = { $count ->
    [one] 1 Personenkarte auf der Hand
   *[other] { $count } Personenkarten auf der Hand
    }
board-deed-customers = Bediente Kunden: { $count }
board-deed-cities = Besuchte Burgen: { $count }
board-deed-lighthouses = Auf Leuchttürmen: { $count }
board-deed-council = In der Ratsstube: { $count }
board-deed-church = In der Kirche: { $count }
board-deed-chronicle = In der Dorfchronik: { $count }

## Conny
board-tray = Connys Ablage: Steine in { $count } Fächern
board-beside = daneben
board-if-now = { $points ->
    [one] Punkt, wäre jetzt Schluss
   *[other] Punkte, wäre jetzt Schluss
}
board-title-from = { $title } ab { $points }
board-tile-down = Schicksalsplättchen, verdeckt
board-tile-quill = Schicksalsplättchen: Federkiel
board-tile-blank = Schicksalsplättchen: leer
board-next-tile = Ihr nächster Stein deckt ein Schicksalsplättchen auf: Bei einem Federkiel stirbt jemand aus ihrer Familie.
board-next-none = Ihr nächster Stein kommt an keinem Schicksalsplättchen vorbei.

## What a thing is
board-figure = { $name }, { $generation }. Generation
board-city = Burg { $city }
board-road = Weg: { $price }
board-reward = Erster Besuch: { $reward }
board-customer = Verlangt { $wants }: { $points } Punkte
board-stack = { $count ->
    [one] 1 weiterer Kunde, verdeckt
   *[other] { $count } weitere Kunden, verdeckt
    }
board-step = Stufe { $step } der Ratsstube: am Ende { $points } Punkte
board-level = Stufe { $level } der Kirche: am Ende { $points } Punkte
board-bag = Schwarzer Beutel: { $members } Familienmitglieder, { $monks } Mönche
board-page = { $area }: { $written } verewigt, { $free } frei
board-graves = Gräber: { $taken } von { $all }
board-sea-grave = Seebestattung: { $points } Punkte
board-fate-page = verewigt auf der Seite { $area }
board-fate-graves = ein namenloses Grab
board-fate-sea = eine Seebestattung
board-lost-trade = dort arbeitet dann niemand mehr
board-harbour = Hafen
board-time-field = Zeit-Wasserfeld { $water }: kostet { $time } Zeit
board-isle-buys = Kauft { $thing } für { $points } Punkte
board-isle-tiles = Die Insel hat noch { $thing }
board-lighthouse = Leuchtturm: { $price }, { $points } Punkte
board-captain = Kapitän: { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
    }; dann { $price } für { $steps ->
    [one] 1 weiteren Schritt
   *[other] bis zu { $steps } weitere Schritte
    }
board-free-hold = Ein freier Laderaum
board-rank = Rang { $rank } des Zeremonienbereichs
board-pink-left = Pinke Familienmitglieder im Vorrat: { $count }
board-make = Wer hier ausgebildet ist, braucht { $time } Zeit.
board-buy = Oder kaufen: { $price }.

## What it does
board-tip-cube = Wer hier einen Stein nimmt, darf die Aktion ausführen.
board-tip-plague = Peststein: Ihn zu nehmen, kostet { $time } Zeit.
board-tip-city = Der erste Besuch wird belohnt; besuchte Burgen zählen am Ende.
board-tip-road = Jeder Weg kostet { $time } Zeit, 1 Planwagen und die aufgedruckten Steine.
board-tip-cities = Punkte für besuchte Burgen: eine, zwei, drei und so weiter.
board-tip-customer = Bediene den Kunden an einem Markttag.
board-tip-queue = Wartet; rückt nach dem Markttag an einen freien Marktstand auf.
board-tip-surcharge = Das kostet jeder Verkauf zusätzlich, außer dem ersten dessen, der den Markttag ausgerufen hat.
board-tip-train = Hier ein Familienmitglied ausbilden: { $time } Zeit.
board-tip-mill = { $grain } Getreidesäcke und { $time } Zeit für { $coins } Münzen.
board-tip-council-price = Jede Stufe kostet eine Schriftrolle oder Einflusssteine, dazu Zeit.
board-tip-privilege-1 = Privileg: nächster Startspieler werden.
board-tip-privilege-2 = Privileg: { $cubes } Steine nach Wahl nehmen.
board-tip-privilege-3 = Privileg: ein Gut nach Wahl nehmen.
board-tip-privilege-4 = Privileg: { $points } Punkte für { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
    }.
board-tip-level = Bei der Messe auf diese Stufe aufzusteigen, kostet { $grain ->
    [one] 1 Getreidesack
   *[other] { $grain } Getreidesäcke
    }.
board-tip-first-level = Wer aus dem Beutel kommt, steht hier.
board-tip-bag = Bei jeder Messe kommen { $figures } Figuren heraus. Deine im Beutel: { $ours }.
board-tip-into-bag = Was es kostet, ein Familienmitglied in den schwarzen Beutel zu werfen.
board-tip-harvest = Jedes Mal { $grain } Getreidesäcke. In die Scheune passen { $barn }.
board-tip-birth = Ein neues Familienmitglied kommt auf deinen Hof.
board-tip-recall = Ein Familienmitglied kommt auf deinen Hof zurück.
board-tip-well = { $count } Steine einer Farbe oder { $count } Münzen für eine beliebige Aktion.
board-tip-page = Wer dort stirbt, wird hier verewigt, solange Platz ist.
board-tip-graves = Für alle, die in der Dorfchronik keinen Platz finden. Sind alle belegt, endet das Spiel.
board-tip-chronicle-points = So viele in der Dorfchronik, so viele Punkte am Ende.
board-tip-lighthouse = Ein Familienmitglied vom Schiff bleibt hier als Leuchtturmwärter.
board-tip-hold = In jeden Laderaum passt ein Spielteil, und alle müssen verschieden sein.
board-tip-inn = Was es kostet, das Wirtshaus zu nutzen.
board-tip-ceremony = Was es kostet, jemanden in den Zeremonienbereich zu schicken.
board-tip-rank = Wer hier steht, kann heiraten und erhält den Bonus sofort.
board-tip-bakery = Hier bringt ein Paar Brot, oder Brot und Getreidesäcke.
board-tip-shop = Hier bringt ein Paar Werkzeug, oder Werkzeug und Steine.
board-tip-parents = Jede der beiden Familien bekommt ein Kind.
board-tip-smuggle-goods = Verkaufe Brot oder Werkzeug.
board-tip-smuggle-cubes = Nimm zwei verschiedenfarbige Steine.
board-tip-smuggle-queue = Bediene einen Kunden in der Warteschlange.
board-tip-life = Überschreitet der Lebenszeitmarker den Federkiel, stirbt eines deiner ältesten Familienmitglieder.
board-tip-barn = In die Scheune passen { $barn } Säcke.
board-tip-slot = Connys Steine gehen im Uhrzeigersinn herum.
board-tip-tile = Überschreitet ein Stein es, wird es umgedreht: Bei einem Federkiel stirbt jemand aus ihrer Familie.
board-ink-full = Volles Tintenfässchen: In deinem Zug ausspielen, wann du willst.
board-ink-empty = Leeres Tintenfässchen: Die Karte zählt in der Schlusswertung.
board-about-travel = Besuche Burgen: Belohnung sofort, Punkte am Ende.
board-about-sea = Segle zu den Inseln: verkaufe, lade Güter, besetze Leuchttürme.
board-about-harvest = Bringe Getreidesäcke in die Scheune.
board-about-family = Eine Geburt, oder jemand kommt auf den Hof zurück.
board-about-crafts = Stelle mit Zeit Güter her oder kaufe sie für Steine.
board-about-market = Rufe einen Markttag aus: Kunden bringen Punkte.
board-about-council = Steige Stufe um Stufe auf und nutze Privilegien.
board-about-church = Wirf Familienmitglieder in den schwarzen Beutel; bei der Messe kommen sie heraus.
board-about-well = Zahle gleiche Steine oder Münzen für eine beliebige Aktion.
board-about-chronicle = Hier wird der Verstorbenen gedacht. Ist die Dorfchronik oder der Friedhof voll, endet das Spiel.
board-about-inn = Erwirb Personenkarten, die einmal helfen oder am Ende zählen.
board-about-marriage = Schicke Familienmitglieder in den Zeremonienbereich; Paare bringen dir eine Gunst.
board-about-smuggler = Verkaufe Brot und Werkzeug, bediene die Warteschlange oder nimm Steine.

## How sure we are
board-source-rulebook = gedruckt: steht in der Spielregel
board-source-public = gedruckt: aus öffentlichen Quellen
board-source-inferred = aus Gedrucktem erschlossen
board-source-reconstructed = von uns rekonstruiert
