## The solo mode
village-place-tray = à côté du plateau de Conny
village-place-pile = sur l’Église
village-title-apprentice = Apprenti
village-title-journeyman = Compagnon
village-title-master = Maître
village-title-grand-master = Grand maître
village-title-genius = Génie
village-title-polymath = Érudit
village-task-choose-for-conny = Conny prend un cube de votre choix sur cette case : lequel ?
village-move-choose-for-conny = { $space } : Conny prend { $cube }
village-event-blank-tile = Le cube de Conny passe une tuile Destin : rien ne se produit.
village-event-quill-tile = Le cube de Conny passe une tuile Destin avec une plume : un membre de sa famille décède, par un cube de la case « { $space } ».
village-event-cleared-tray = { $count ->
    [one] { $count } cube va
   *[other] { $count } cubes vont
    } du plateau de Conny à la réserve ; le dernier placé y reste.
village-event-title = { $who } obtient le titre : { $title }.
terminal-conny = Plateau de Conny
terminal-conny-next = prochain cube
terminal-conny-tile = Tuile Destin devant
terminal-conny-tile-down = face cachée
terminal-conny-tile-quill = plume
terminal-conny-tile-blank = vide
terminal-conny-covered = { $symbol } (couverte)
terminal-conny-family = Famille de Conny : { $family }
terminal-conny-customers = Clients de Conny : { $count }
