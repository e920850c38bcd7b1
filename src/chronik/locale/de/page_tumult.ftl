## The realm, its prices and the chronicle
realm-trial = Probelauf
realm-map = Das Reich
realm-down = Landschaftstafel, verdeckt
realm-later = noch verdeckt
realm-named = gewählt
realm-prices = Was eine Statue kostet
realm-affords = das kannst du zahlen
realm-anywhere = Fern von deinen Statuen nur { $lands }, zum doppelten Preis.
realm-chronicle = Königs-Chronik
realm-free = frei
realm-limit = Das Spiel endet, wenn der Erste mehr als { $limit } vor dem Letzten liegt.
realm-page = Feld { $field }, { $statues }
realm-spread = Vorsprung des Ersten: { $spread }
realm-order = Wer zuerst aufstellt
realm-ranks = Ränge bis zur nächsten Krönung
realm-you = Du
realm-mercy = Gnade des Volkes
realm-no-mercy = keine Gnade des Volkes
realm-built = { $statues } aufgestellt
realm-punished = bestraft
realm-next = neben deinen
realm-far = überall, doppelt so teuer
realm-waits = { $name } entscheidet.
realm-payment = Wie zahlst du?
realm-costs = Kostet
realm-whole-tiles = { $good }: Gezahlt wird mit ganzen Plättchen. Was zu viel ist, bringt Gefolgsleute.
realm-statues-of = { $placed } von { $all } Statuen aufgestellt
realm-of = von { $all }
realm-kept = Auf deiner Burg, sicher
realm-on-castle = Auf der Burg
realm-castle-empty = Noch nichts. Was du hierher legst, ist sicher und bleibt.
realm-slot = nächstes
realm-loot = Beute
realm-enough = Genug für
realm-not-enough = Für keine Statue genug.
realm-lacks = fehlt
realm-unseen = Erst nach dem Raub bekannt.
realm-sheet = Reich und Preise

## The raid
raid-tile = Plättchen { $tile }
raid-table = Plättchen auf dem Tisch
raid-holds = in der Hand von { $name }
raid-kept = behalten von { $name }
raid-aside = beiseitegelegt
raid-to-set-aside = { $count ->
    [one] noch 1 Plättchen beiseitelegen
   *[other] noch { $count } Plättchen beiseitelegen
    }
raid-on-castles = { $count } auf Burgen
raid-to-take = { $count } noch zu holen
raid-must-stay = müssen bleiben
raid-of-each = von jeder Ware müssen bleiben, sonst erhebt sich das Volk
raid-unknown = Was das Volk verlangt, ist noch offen
raid-seconds = { $left ->
    [one] noch 1 Sekunde
   *[other] noch { $left } Sekunden
    }
raid-moments = { $left ->
    [one] noch 1 Moment
   *[other] noch { $left } Momente
    }
raid-hand = Deine Hand
raid-in-hand = { $units } in deiner Hand
raid-empty-hand = Deine Hand ist leer
raid-chosen = Du hast gewählt
raid-finished = Du bist fertig
raid-stopped = Stopp!
raid-keep-or-back = Behalten oder verdeckt zurücklegen?
raid-others-choose = Alle Hände bewegen sich zugleich, wenn alle gewählt haben.
raid-others-go-on = Die anderen leeren ihre Hände.
raid-lift-one = Nimm ein Plättchen auf und sieh es an. Sonst sieht es niemand.

## The people’s mood
mood-shows = Der Pfeil zeigt { $number }
mood-rests = Der Pfeil ruht auf { $number }, bis er gedreht wird
mood-want = Das Volk verlangt
mood-waiting = Was wird das Volk verlangen?
mood-about = von jeder Ware, in Einheiten, nicht in Plättchen. Bleibt nach dem Raub weniger übrig, erhebt es sich gegen den gierigsten Spieler.
mood-odds = Wie oft
mood-in = { $count } von { $all }
mood-spin = Den Pfeil drehen
mood-spin-good = Drehen für: { $good }
mood-spin-about = Die Zahl gilt für die ganze Runde.
mood-hourglass = Die Sanduhr umdrehen?
mood-start-about = Die Plättchen liegen verdeckt. Jeder nimmt nur eine Hand, alle zugleich.
mood-waits = Warten auf { $name }.

## The tumults
tumults-tumult = Tumult
tumults-calm = Ruhe
tumults-left = { $left } übrig, { $wanted } verlangt
tumults-none = keine
tumults-nobody = Niemand hat davon genommen: Die Krone trägt die Schuld.
tumults-equals = { $count } mit { $units }: Der höchste Rang haftet.
tumults-most = { $units }, mehr als jeder andere.
tumults-loses = verliert { $retinue }
tumults-keeps = behält
tumults-back = zurück
tumults-peace = Niemand wird gefragt
tumults-peace-about = Es blieb genug. Was geraubt ist, bleibt geraubt.
tumults-enough = { $units } übrig: genug
tumults-short = { $units } übrig: zu wenig
tumults-story = { $name } hat in den Augen des Volkes am meisten: { $units }. Das kostet { $lost } Gefolgsleute, und { $back ->
    [0] kein Plättchen geht zurück.
    [one] 1 Plättchen geht zurück.
   *[other] { $back } Plättchen gehen zurück.
    }
tumults-story-nobody = Niemand hat davon genommen, also haftet { $name } und verliert { $lost } Gefolgsleute.
tumults-to-building = Zum Aufstellen
tumults-back-step = Voriger Akt
tumults-next-step = Nächster Akt
tumults-pause = Anhalten
tumults-play = Abspielen
tumults-of = { $at } von { $all }

## Coronation and end
crowning-ties = Gleichstand: Der höhere Rang gewinnt. { $statues } beenden das Spiel sofort.
crowning-title = Die letzte Krönung
crowning-ranks = Ränge
crowning-ranks-about = { $name } hat die meisten Gefolgsleute und bekommt die Krone.
crowning-crown = Krönung
crowning-crown-about = Sie kostet Gefolgsleute und bringt { $statues }.
crowning-difference = Vorsprung
crowning-no-check = Ein einfaches Feld: Nichts wird verglichen.
crowning-ahead = So weit liegt der Erste vor dem Letzten.
crowning-end = Das Ende
crowning-goes-on = Es geht weiter
crowning-no-limit = Geprüft wird auf doppelten Feldern.
crowning-limit = Dieses Feld erlaubt { $limit }.

## Setting the table
page-option-seconds = Sekunden
    .about = wie lange ein Raub dauert; auch die Bots werden langsamer

## What rivals do
rival-ready = bereit
rival-holds = hält ein Plättchen
rival-finished = ist fertig
rival-chosen = hat gewählt
rival-reaching = greift zu
rival-tiles = { $count } Plättchen auf der Burg
