# The front page
page-tagline = drei Spiele, die ein Buch der Toten führen
page-tagline-village = Vier Generationen, ein Dorf. Wer zur rechten Zeit stirbt, steht in der Dorfchronik; wer zu spät kommt, liegt im namenlosen Grab.
page-tagline-myvillage = Zwei Würfel, ein Zug. Gründe dein eigenes Dorf und gib acht auf die Ratte: Sie zählt die Toten.
page-tagline-tumult = Zwanzig Sekunden, um das Volk zu berauben. Nimmst du zu viel, erhebt es sich; nimmst du zu wenig, wird ein anderer gekrönt.
page-minutes-village = 60–90 Min.
page-minutes-myvillage = 75 Min.
page-minutes-tumult = 45 Min.
page-chip-dice = Würfel
page-chip-stories = Geschichten
page-chip-rat = die Ratte
page-chip-wheel = das Rad
page-chip-statues = 25 Statuen
page-chip-calm = ruhiger Modus
page-solo = Solo
page-expansion-inn = Inn
page-expansion-port = Port
page-expansion-marriage = Marriage
page-choose-game = Wähle ein Spiel
page-who = Wer spielt mit?
page-players = Spieler
page-players-count = { $count } Spieler
page-alone = allein
page-alone-about = Allein: Das Dorf spielt gegen dich.
page-others = Die anderen
page-company-bots = Bots
page-company-here = Hier zusammen
page-company-link = Per Link
page-company-watch = Nur zusehen
    .about = ohne Platz
page-levels = Wie stark sind die Bots?
page-level-apprentice = lernt mit dir
page-level-journeyman = solide, ohne Kniffe
page-level-master = plant voraus
page-level-grandmaster = zählt deine Gräber
page-level-genius = prüft jeden Weg
page-level-polymath = alles, was wir wissen
page-begin = Beginnen
page-more-options = mehr Optionen
page-more-rooms = Räume
page-learn = Spielen lernen
    .about = Schritt für Schritt, am echten Plan
page-rules = Regeln
    .about = kurz oder ganz
page-replays = Aufzeichnungen
page-box = In der Schachtel
page-tab-play = Spielen
page-tab-tables = Meine Tische
page-tab-learn = Lernen
page-tab-rules = Regeln
page-my-tables = Meine Tische
page-no-tables = Noch kein Tisch. Deine Tische warten hier und sagen dir, wann du am Zug bist.
page-no-replays = Auch beendete Partien bleiben hier: zum Nachsehen, Zug um Zug, mit den Aussichten aller und den Wendepunkten.
page-first-game = Neu hier? Lerne Village in einer geführten ersten Partie.
page-to-table = An den Tisch
page-waiting-for-you = { $count ->
    [0] keiner wartet auf dich
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
    }
page-your-turn = Du bist dran
page-your-name = Dein Name
page-round = Runde { $round }
page-place = { $place ->
    [1] gewonnen
    [2] Zweiter
    [3] Dritter
    [4] Vierter
   *[5] Fünfter
    }
page-no-service = Der Dienst antwortet nicht. Läuft er?

# Settings
page-languages = Sprache
page-language = Sprache: { $name }
page-themes = Farben
page-theme-light = Hell
page-theme-dark = Dunkel
page-sound = Ton
page-sound-on = Ton ist an
page-sound-off = Ton ist aus
page-back = Zurück
page-waiting-room = Wartezimmer

# A new table
page-new-table = Ein neuer Tisch
page-expansions = Erweiterungen
page-seats-of = { $count } von { $most } Plätzen
page-a-bot = Bot
page-options = Optionen
page-edition = Ausgabe
page-edition-about = mit anderen Plänen und Preisen
page-variant = Variante
page-variant-about = eine Regel, anders gespielt
page-variant-none = wie gedruckt
page-seed = Startzahl
page-seed-about = gleiche Zahl, gleiches Spiel; alle sehen sie
page-seed-new = neu
page-setup-note = Du kannst alles zurücknehmen, bis etwas aufgedeckt wird oder dein Zug vorbei ist; Hinweise bekommt, wer fragt.
page-summary = { $count ->
    [one] du allein.
   *[other] { $names } am Tisch.
    }
page-summary-links = { $count ->
    [one] Ein Platz wird per Link vergeben; du kannst sofort beginnen.
   *[other] { $count } Plätze werden per Link vergeben; du kannst sofort beginnen.
    }
page-colour = { $colour ->
    [red] Farbe: Rot
    [yellow] Farbe: Gelb
    [blue] Farbe: Blau
    [white] Farbe: Weiß
   *[violet] Farbe: Violett
    }
page-recolour = andere Farbe
page-name-of = Name von Platz { $seat }
page-remove = { $name } entfernen
page-sitter-me = du, dieser Bildschirm
    .about = wählt auf dem Plan oder in der Leiste darunter
page-sitter-here = gleicher Bildschirm, weitergeben
    .about = fragt, bevor Verdecktes gezeigt wird
page-sitter-link = per Link
    .about = den Link gibt es nach dem Beginnen
page-sitter-bot = Bot
    .about = antwortet sofort

# Joining, waiting
page-invitation = Eine Einladung
page-invites = { $name } lädt dich zu { $game } ein
page-no-account = Du brauchst kein Konto: Dieser Link ist dein Platz.
page-your-family = Deine Familie
page-your-seat = dein Platz
page-family-free = frei
page-family-instead = lieber diese
page-hosts = lädt ein
page-sit-down = Platz nehmen
page-keep-link = Bewahre den Link auf: Er bringt dich auf jedem Gerät an diesen Platz zurück. Wer ihn hat, hat deinen Platz; gib ihn also nicht weiter.
page-you-host = du, Gastgeber
page-link-opened = hat den Link geöffnet
page-link-unopened = Link noch nicht geöffnet
page-copy = Kopieren
page-copied = Kopiert
page-seat-bot = Lieber ein Bot
page-here = da
page-absent = Noch nicht da: { $names }. Beginne, wann du magst: Ein Bot hält den Platz, bis sie kommen.
page-all-here = Alle sind da.
page-paste-link = Link oder Code einfügen
page-join = Beitreten
page-bad-link = Das ist kein Link zu einem Tisch.
page-group-yours = Du bist dran
page-group-others = Andere sind dran
page-group-waiting = Wartezimmer
page-group-finished = Beendet
page-so-many-here = { $here } von { $all } sind da
page-since-now = gerade eben
page-since-minutes = seit { $count } Min.
page-since-hours = seit { $count } Std.
page-ahead-by = { $count ->
    [0] gleichauf
   *[other] { $count } Vorsprung
    }
page-behind-by = { $count } Rückstand
page-forget = Von der Liste nehmen
page-upload = Aufzeichnung öffnen
page-upload-about = Eine Aufzeichnung ist eine Textdatei: das ganze Spiel, zum Nachsehen, Teilen und Prüfen. Öffne eine, die du hast.
page-upload-checks = Die Aufzeichnung wird durchgespielt …
page-missing = Ein namenloses Grab
page-missing-about = Unter dieser Adresse liegt nichts. Vielleicht fehlt ein Stück vom Link; beendete Spiele findest du unter den Aufzeichnungen.

# At the table
page-menu = Menü
page-help = Hilfe
page-close = Schließen
page-prompt = Was zu tun ist
page-round-title = Runde { $round }
page-setting-up = Aufbau
page-undo = Zurück
page-undo-free = Die letzte Entscheidung zurücknehmen
page-undo-consent = Zurücknehmen: Die anderen müssen zustimmen
page-undo-none = Es gibt nichts zurückzunehmen
page-hint = Hinweis
page-hint-about = Ein Hinweis; noch einmal H führt tiefer
page-hint-best = am besten: { $worth }
page-hint-worth = { $kind ->
    [points] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
   *[chance] { $count } %
    }
page-hint-deeper = tiefer
page-hint-seeks = Denkt darüber nach …
page-hint-nothing = bringt nichts
page-hint-worse = viel schlechter
page-death = jemand stirbt
page-vain = dort geht jetzt nichts
page-past = Rückblick
page-past-about = So stand der Tisch nach Schritt { $seq }.
page-to-present = Zurück zum Spiel
page-the-end = Das Ende
page-turn-of = { $name } ist am Zug
page-wait = Einen Moment
page-laying = Der Tisch wird vorbereitet.
page-watching = Du siehst zu; hier wartet nichts auf dich.
page-meanwhile = Du kannst dir inzwischen jeden Ort ansehen.
page-practice = Übung: Zufall bekannt
page-handover = { $name } ist dran
page-handover-about = Gib den Bildschirm weiter.
page-handover-take = Ich bin { $name }
page-consent-asks = { $name } fragt
page-consent-question = Darf der letzte Zug von { $name } zurück? Was seitdem geschah, geht mit.
page-consent-you = Du fragst
page-consent-wait = Andere haben seitdem gespielt. Zum Zurücknehmen müssen alle zustimmen.
page-consent-yes = Ja, zurück
page-consent-no = Nein, weiter
page-consent-refused = Nicht alle stimmten zu: Es bleibt, wie es ist.
page-stale = Der Tisch ist schon weiter.
page-stale-about = Diese Wahl wurde nicht ausgeführt.
page-kept = Hier aufgehoben: Es wird gesendet, sobald die Verbindung wieder steht.
page-cut = Die Verbindung ist unterbrochen.
page-cut-about = Nichts ist verloren: Der Tisch wartet auf dich.
page-try-now = Jetzt versuchen
page-back-again = Wieder da.
page-back-about = { $count ->
    [one] Inzwischen wurde ein Zug gemacht.
   *[other] Inzwischen wurden { $count } Züge gemacht.
    }
page-show-them = Zeigen
page-thinks = denkt
page-is-due = entscheidet
page-away = nicht da
page-log = Chronik des Spiels
page-since = seit deinem letzten Zug
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-scrub = Schritt des Spiels
page-read-rule = Die Regel lesen
page-keys = Tasten
page-key-choose = Option wählen
page-key-decline = verzichten, passen, fertig
page-key-walk = durch die Optionen gehen
page-key-enter = bestätigen
page-key-lens = einen Ort ansehen
page-reason-of = { $what }:
page-why-not = Warum nicht?
page-nothing-refused = Hier ist jeder Zug erlaubt.
page-front = Startseite
page-front-about = andere Spiele
page-watch-link = Link zum Zusehen
page-call-me = Ruf mich, wenn ich dran bin
page-call-yes = Du wirst gerufen.
page-call-no = Dein Browser erlaubt es nicht.
page-tabs = Teile des Tisches
page-tab-village = Dorf
page-tab-farm = Hof
page-tab-rivals = Gegner
page-tab-score = Wertung
page-report = Problem melden
page-download = Aufzeichnung
page-download-about = das ganze Spiel als Text

# The end
page-score-title = Was die Chronik zählt
page-category = Woher die Punkte kommen
page-points = Punkte
page-points-so-far = Punkte bisher; am Ende kommen weitere dazu
page-winner = { $name } gewinnt
page-winner-about = bleibt in Erinnerung, mit { $points } Punkten.
page-what-next = Wie geht es weiter?
page-look-board = Der Plan
page-look-board-about = wie er am Ende steht
page-replay = Nachspielen
    .short = Replay
page-replay-about = Zug für Zug
page-analysis-about = wo es gewonnen wurde
page-again = Noch einmal, gleicher Tisch

# Options of single games
page-option-inn = Inn
    .about = Seite des Plans
page-option-marriage = Marriage
    .about = Seite des Plans
page-option-gift = Startausgleich
    .about = für alle, die später beginnen
page-option-clock = Der Steuer-Raub
    .about = gegen die Uhr oder Zug um Zug
page-choice-true = ja
page-choice-false = nein
page-choice-realtime = Uhr
page-choice-ticks = Züge

# Replay
page-chances = Gewinnchancen im Lauf des Spiels
page-play = Abspielen
page-speed = Tempo
page-of = von { $length }
page-no-analysis = Zu diesem Spiel gibt es keine Analyse.
page-counting = Die Chancen werden berechnet: { $done } %
page-counting-points = Sie werden noch gesucht …
page-no-points = Niemand hat es mit einem einzelnen Zug verloren.
page-turning-points = Wendepunkte
page-better-was = Besser war
page-was-played = Gespielt
page-lost-chance = hat etwa { $lost } % der Gewinnchance gekostet.
page-won-by = { $name } gewinnt, { $points } zu { $others }; jetzt Runde { $round }
    .short = { $name } siegt, { $points }
page-step = Schritt { $step }
page-begin-of-game = Der Anfang.
page-share = Diesen Moment teilen
    .link = Link senden
page-copy-link = Link kopieren
page-picture = Bild
    .about = das Brett in diesem Moment, als PNG
    .failed = Dieser Browser kann das Bild nicht zeichnen.
page-analysis = Analyse
page-next-turn = nächster Wendepunkt
page-next-best = Zweitbester
page-sources-now = jetzt
page-sources-course = im Verlauf
page-play-on = Von hier weiterspielen
    .short = Weiterspielen
    .about = Ein neuer Tisch beginnt in dieser Stellung. Du nimmst einen Platz, Bots die anderen. Das gespielte Spiel bleibt, wie es ist.
    .seat = Dein Platz
page-bots-as-before = wie zuvor, sonst Geselle
page-all-moves = Alle drei Züge
page-decides = Jetzt entscheidet { $name }.
page-best-to-played = Der beste Zug statt des gespielten: { $why }
page-best = der beste
page-played-less = gespielt, −{ $lost }

# What is not built yet
page-in-words = Der Plan dieses Spiels wird noch gezeichnet; gespielt werden kann es in Worten, in der Leiste darunter.
