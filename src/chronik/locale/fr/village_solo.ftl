## The solo mode
village-place-tray = à côté du plateau de Conny
    .object = à côté de son plateau
village-place-pile = sur l’Église
    .object = en attente à l’Église
village-title-apprentice = Apprenti
village-title-journeyman = Compagnon
village-title-master = Maître
village-title-grand-master = Grand maître
village-title-genius = Génie
village-title-polymath = Érudit
village-task-choose-for-conny = Conny : quel cube prend-elle sur cette case Action ?
village-move-choose-for-conny = { $space } : Conny prend { $cube }
village-event-blank-tile = Le cube de Conny passe une tuile Destin vierge : rien ne se produit.
village-event-quill-tile = Le cube de Conny passe une tuile Destin à plume : un membre de sa famille décède (cube de la case Action « { $space } »).
village-event-cleared-tray = { $count ->
    [one] { $count } cube quitte
   *[other] { $count } cubes quittent
    } le plateau de Conny pour la réserve ; le dernier placé ne bouge pas.
village-event-title = { $who } obtient le titre « { $title } ».
terminal-conny = Plateau de Conny
terminal-conny-next = prochain cube
terminal-conny-tile = Tuile Destin franchie
terminal-conny-tile-down = face cachée
terminal-conny-tile-quill = plume
terminal-conny-tile-blank = vierge
terminal-conny-covered = { $symbol } (case couverte)
terminal-conny-family = Famille de Conny : { $family }
terminal-conny-customers = Clients de Conny : { $count }
