## The solo mode
village-place-tray = neben Connys Ablage
village-place-pile = auf der Kirche
village-title-apprentice = Lehrling
village-title-journeyman = Geselle
village-title-master = Meister
village-title-grand-master = Großmeister
village-title-genius = Genie
village-title-polymath = Polyhistor
village-task-choose-for-conny = Conny: Welchen Stein nimmt sie von diesem Aktionsfeld?
village-move-choose-for-conny = { $space }: Conny nimmt { $cube }
village-event-blank-tile = Connys Stein überschreitet ein leeres Schicksalsplättchen: Nichts geschieht.
village-event-quill-tile = Connys Stein vom Aktionsfeld „{ $space }“ überschreitet ein Schicksalsplättchen mit Federkiel: Eines ihrer Familienmitglieder stirbt.
village-event-cleared-tray = { $count ->
    [one] 1 Stein kommt
   *[other] { $count } Steine kommen
    } von Connys Ablage in den Vorrat; der zuletzt platzierte bleibt liegen.
village-event-title = { $who } erhält den Titel „{ $title }“.
terminal-conny = Connys Ablage
terminal-conny-next = nächster Stein
terminal-conny-tile = Schicksalsplättchen davor
terminal-conny-tile-down = verdeckt
terminal-conny-tile-quill = Federkiel
terminal-conny-tile-blank = leer
terminal-conny-covered = { $symbol } (abgedeckt)
terminal-conny-family = Connys Familie: { $family }
terminal-conny-customers = Connys Kunden: { $count }
