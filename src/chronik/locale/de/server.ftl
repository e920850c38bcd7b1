## Was der Dienst antwortet, wenn er etwas nicht tun kann
server-malformed = Hier wurde etwas anderes erwartet: { $detail }
server-not-json = Das ist kein gültiges JSON.
server-options = So lässt sich das Spiel nicht aufbauen: { $detail }
server-components = Mit diesen Werten kann nicht gespielt werden: { $detail }
server-seats = Die Plätze passen nicht zum Spiel: { $detail }
server-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
server-illegal = Dieser Zug ist nicht erlaubt.
server-not-here = Dieser Zug ist hier nicht möglich.
server-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $detail }
server-record-move = Diese Aufzeichnung lässt sich nicht nachspielen: Zug { $move }, { $notation }: { $reason }
server-not-found = Hier ist nichts.
server-method = Das geht hier nicht.
server-no-such-table = Diesen Tisch gibt es nicht.
server-no-such-replay = Diese Aufzeichnung gibt es nicht.
server-no-such-position = Diese Stellung gibt es nicht; die letzte ist Nummer { $most }.
server-no-such-lesson = Diese Lektion gibt es nicht.
server-no-hint = Hierfür gibt es keinen Hinweis.
server-not-your-turn = Du bist nicht am Zug.
server-not-your-seat = Das ist nicht dein Platz.
server-not-over = Erst wenn das Spiel vorbei ist: Vorher würde es Geheimnisse verraten.
server-stale = Das Spiel ist weitergegangen; die Stellung hat jetzt die Nummer { $seq }.
server-needs-consent = Die anderen haben es schon gesehen: Sie müssen der Rücknahme zustimmen.
server-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-nothing-to-consent = Niemand hat dich um eine Rücknahme gebeten.
server-seat-taken = Auf diesem Platz sitzt schon jemand.
server-rules-changed = Dieser Tisch wurde unter anderen Regeln aufgebaut; hier geht es nicht weiter.
server-over = Das Spiel ist vorbei.
server-too-large = Das ist zu groß.
server-too-many = Das war zu viel auf einmal; bitte in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
    } noch einmal.
server-too-many-open = Von hier sind zu viele Verbindungen offen; bitte zuerst eine andere Seite schließen.
server-full = Es sind so viele Leute verbunden, wie dieser Dienst tragen kann; bitte später noch einmal versuchen.
server-too-slow = Die Verbindung war zu langsam; bitte neu verbinden.
server-unavailable = Das geht gerade nicht; bitte noch einmal versuchen.
server-internal = Bei uns ist etwas schiefgegangen.

## Was es gibt
server-game-village = Village
server-game-myvillage = My Village
server-game-tumult = Tumult Royale
server-tagline-village = Vier Generationen leben, arbeiten und sterben in einem Dorf, und an manche erinnert man sich.
server-tagline-myvillage = Für jeden ein eigenes Dorf, mit Würfeln gebaut, und die Geschichten, die es erzählen wird.
server-tagline-tumult = Nimm, was das Volk braucht, aber nicht zu viel: Seine Geduld ist begrenzt.
server-edition-original = Erstausgabe
server-edition-bigbox = Big Box
server-expansion-inn = Inn
server-expansion-port = Port
server-expansion-marriage = Marriage
server-variant-gambler = Zocker-Variante
server-bot = { $title } { $number }
server-level-apprentice = Lehrling
server-level-journeyman = Geselle
server-level-master = Meister
server-level-grandmaster = Großmeister
server-level-genius = Genie
server-level-polymath = Polyhistor
server-about-apprentice = Kennt die Regeln und nicht viel mehr.
server-about-journeyman = Nimmt, was gerade gut aussieht.
server-about-master = Plant ein paar Züge voraus.
server-about-grandmaster = Plant weit voraus und verzeiht wenig.
server-about-genius = Spielt besser, als die meisten Menschen es je lernen.
server-about-polymath = Das Beste, was wir haben; braucht Zeit zum Nachdenken.

## Tipps

server-turning-point = Besser als „{ $played }“ war „{ $better }“: Das hat etwa { $lost } % der Gewinnchance gekostet.
