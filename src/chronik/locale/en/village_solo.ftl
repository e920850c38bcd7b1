## The solo mode
village-place-tray = beside Conny’s tray
    .object = beside her tray
village-place-pile = on the church
    .object = while waiting at the church
village-title-apprentice = Apprentice
village-title-journeyman = Journeyman
village-title-master = Master
village-title-grand-master = Grand Master
village-title-genius = Genius
village-title-polymath = Polymath
village-task-choose-for-conny = Conny: which cube does she take from this space?
village-move-choose-for-conny = { $space }: Conny takes { $cube }
village-event-blank-tile = Conny’s cube passes a blank fate tile: nothing happens.
village-event-quill-tile = Conny’s cube from the { $space } space passes a fate tile with a quill: one of her family members dies.
village-event-cleared-tray = { $count ->
    [one] 1 cube returns
   *[other] { $count } cubes return
    } from Conny’s tray to the supply; the last one placed stays.
village-event-title = { $who } earns the title of { $title }.
terminal-conny = Conny’s tray
terminal-conny-next = next cube
terminal-conny-tile = Fate tile before it
terminal-conny-tile-down = face down
terminal-conny-tile-quill = quill
terminal-conny-tile-blank = blank
terminal-conny-covered = { $symbol } (covered)
terminal-conny-family = Conny’s family: { $family }
terminal-conny-customers = Conny’s customers: { $count }
