## The solo mode
village-place-tray = neben Connys Ablage
village-place-pile = auf der Kirche
village-title-apprentice = Lehrling
village-title-journeyman = Geselle
village-title-master = Meister
village-title-grand-master = Großmeister
village-title-genius = Genie
village-title-polymath = Polyhistor
village-task-choose-for-conny = Conny nimmt einen Stein deiner Wahl von diesem Aktionsfeld: Welchen?
village-move-choose-for-conny = { $space }: Conny nimmt { $cube }
village-event-blank-tile = Connys Stein überschreitet ein Schicksalsplättchen: Nichts geschieht.
village-event-quill-tile = Connys Stein überschreitet ein Schicksalsplättchen mit Federkiel: Jemand aus ihrer Familie stirbt, durch einen Stein vom Aktionsfeld „{ $space }“.
village-event-cleared-tray = { $count ->
    [one] 1 Stein geht
   *[other] { $count } Steine gehen
    } von Connys Ablage in den Vorrat; der zuletzt platzierte bleibt liegen.
village-event-title = { $who } erwirbt den Titel: { $title }.
terminal-conny = Connys Ablage
terminal-conny-next = nächster Stein
terminal-conny-tile = Schicksalsplättchen davor
terminal-conny-tile-down = verdeckt
terminal-conny-tile-quill = Federkiel
terminal-conny-tile-blank = leer
terminal-conny-covered = { $symbol } (abgedeckt)
terminal-conny-family = Connys Familie: { $family }
terminal-conny-customers = Connys Kunden: { $count }
