## Marriage
village-space-smuggler = Contrebandier
village-space-marriage = Mariage
village-good-bread = { $count ->
    [one] { $count } pain
   *[other] { $count } pains
    }
village-good-tool = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
    }
village-place-rank-1 = zone de Cérémonie, rang 1
    .object = au rang 1 de la zone de Cérémonie
    .origin = du rang 1 de la zone de Cérémonie
village-place-rank-2 = zone de Cérémonie, rang 2
    .object = au rang 2 de la zone de Cérémonie
    .origin = du rang 2 de la zone de Cérémonie
village-place-rank-3 = zone de Cérémonie, rang 3
    .object = au rang 3 de la zone de Cérémonie
    .origin = du rang 3 de la zone de Cérémonie
village-place-rank-4 = zone de Cérémonie, rang 4
    .object = au rang 4 de la zone de Cérémonie
    .origin = du rang 4 de la zone de Cérémonie
village-place-rank-5 = zone de Cérémonie, rang 5
    .object = au rang 5 de la zone de Cérémonie
    .origin = du rang 5 de la zone de Cérémonie
village-place-rank-6 = zone de Cérémonie, rang 6
    .object = au rang 6 de la zone de Cérémonie
    .origin = du rang 6 de la zone de Cérémonie
village-place-bakery = Boulangerie
    .object = à la Boulangerie
    .origin = de la Boulangerie
village-place-shop = Échoppe
    .object = à l’Échoppe
    .origin = de l’Échoppe
village-place-parents = Heureux Parents
    .object = chez les Heureux Parents
    .origin = de chez les Heureux Parents
village-task-smuggler = Contrebandier : que faites-vous ?
village-task-marriage = Mariage : envoyez-vous un membre dans la zone de Cérémonie ?
village-move-use-bread = Placer un pain sous un membre

village-face-orange = orange
    .object = l’orange
village-face-green = vert
    .object = le vert
village-face-brown = brun
    .object = le brun
village-face-pink = rose
    .object = le rose

village-task-bonus-cube = Quel cube d’Influence prenez-vous comme bonus du rang ?
village-task-swap = Bonus du rang : échangez-vous un de vos cubes d’Influence ?
village-task-building = Noces : où s’installe votre couple ?
village-task-purchase = Votre membre célibataire rentre à la Ferme. Achetez-vous un pain ou un outil ?
village-task-favour = Mariage : quelle faveur choisissez-vous pour votre membre marié ?
village-task-raise = Sous quel membre placez-vous le pain ?
village-task-tool = Utilisez-vous un outil pour doubler ce gain ?

village-move-smuggle-goods = Vendre { $goods } au Contrebandier pour { $points } et payer { $price }
village-move-serve-queued = Servir, dans la file d’attente, le client qui demande { $wares } ({ $points }) et payer { $price }
village-move-smuggle-cubes = Prendre { $cubes } chez le Contrebandier ({ $time })
village-move-ceremony = Envoyer un membre au rang { $rank } de la zone de Cérémonie
village-move-ceremony-bonus = Envoyer un membre au rang { $rank } de la zone de Cérémonie et recevoir { $bonus }
village-move-ceremony-cube = Envoyer un membre au rang { $rank } de la zone de Cérémonie et recevoir { $cube } ou { $other }
village-move-ceremony-swap = Envoyer un membre au rang { $rank } de la zone de Cérémonie et échanger 1 cube contre { $count ->
    [one] { $count } autre
   *[other] { $count } autres
    }
village-move-ceremony-paid = Envoyer un membre au rang { $rank } de la zone de Cérémonie pour { $price }
village-move-ceremony-bonus-paid = Envoyer un membre au rang { $rank } de la zone de Cérémonie pour { $price } et recevoir { $bonus }
village-move-ceremony-cube-paid = Envoyer un membre au rang { $rank } de la zone de Cérémonie pour { $price } et recevoir { $cube } ou { $other }
village-move-ceremony-swap-paid = Envoyer un membre au rang { $rank } de la zone de Cérémonie pour { $price } et échanger 1 cube contre { $count ->
    [one] { $count } autre
   *[other] { $count } autres
    }
village-move-swap = Échanger { $cube } contre { $count ->
    [one] { $count } cube d’Influence
   *[other] { $count } cubes d’Influence
    } au choix
village-move-no-swap = Ne rien échanger
village-move-building = Installer le couple { $place } ({ $more }, ou { $mixed })
village-move-purchase = Acheter { $good } pour { $price }
village-move-no-purchase = Ne rien acheter
village-move-favour = Recevoir { $things }
village-move-raise = Sous un { $member } { $place }
village-move-tool = Utiliser un outil et recevoir encore { $made }
village-move-no-tool = N’utiliser aucun outil

village-why-in-ceremony = Vous avez déjà un membre dans la zone de Cérémonie.
village-why-rank-taken = Ce rang est déjà occupé.
village-why-no-bread = Vous n’avez pas de pain.
village-why-no-tool = Vous n’avez pas d’outil.

village-event-sold = { $who } vend { $good } au Contrebandier.
village-event-swapped = { $who } échange { $cube } contre { $count ->
    [one] un autre
   *[other] { $count } autres
    }.
village-event-wedding-began = Les noces commencent.
village-event-rolled = Le dé tombe sur { $face } : { $subject }.
village-event-pink-came = Un membre rose arrive { $place }.
village-event-pink-left = Un membre rose célibataire retourne dans la réserve.
village-event-married = Mariage ! { $start } et { $other }.
village-spouse = un membre « { $generation } » ({ $owner })
    .start = Un membre « { $generation } » ({ $owner })
village-spouse-pink = un membre rose
    .start = Un membre rose
village-event-chose-building = { $who } installe son couple { $place }.
village-event-couple-moved = Un couple venu { $origin } s’installe { $target }.
village-event-went-home = { $who } : un membre « { $generation } » célibataire rentre { $origin } à la Ferme.
village-event-raised = { $who } place un pain sous un membre « { $generation } » : il compte désormais comme un « { $number } ».
village-event-doubled = { $who } utilise un outil et reçoit encore { $good }.

terminal-ceremony = Zone de Cérémonie
terminal-figures = Membres
terminal-pink = rose
terminal-pink-supply = Membres roses dans la réserve : { $count }
