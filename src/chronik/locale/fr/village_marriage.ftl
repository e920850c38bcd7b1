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
village-place-rank-2 = zone de Cérémonie, rang 2
village-place-rank-3 = zone de Cérémonie, rang 3
village-place-rank-4 = zone de Cérémonie, rang 4
village-place-rank-5 = zone de Cérémonie, rang 5
village-place-rank-6 = zone de Cérémonie, rang 6
village-place-bakery = Boulangerie
village-place-shop = Épicerie
village-place-parents = Heureux Parents
village-task-smuggler = Contrebandier : vendre, servir un client de la file d'attente ou prendre des cubes ?
village-task-marriage = Mariage : envoyer un membre dans la zone de Cérémonie ?
village-move-use-bread = Placer un pain sous un membre

village-face-orange = orange
village-face-green = vert
village-face-brown = brun
village-face-pink = rose

village-task-bonus-cube = Quel cube d’Influence prenez-vous comme bonus du rang ?
village-task-swap = Bonus du rang : échangez-vous un de vos cubes d’Influence ?
village-task-building = Noces : où va votre couple ?
village-task-purchase = Votre membre célibataire revient. Payez-vous un cube d’Influence pour un pain ou un outil ?
village-task-favour = Quelle faveur choisissez-vous pour votre membre marié ?
village-task-raise = Sous quel membre placez-vous le pain ?
village-task-tool = Utilisez-vous un outil pour recevoir la même chose encore une fois ?

village-move-smuggle-goods = Vendre { $goods } au Contrebandier pour { $points } (coûte { $price })
village-move-serve-queued = Servir le client de la file d’attente qui demande { $wares } ({ $points }), pour 1 cube d’Influence en plus
village-move-smuggle-cubes = Prendre { $cubes } chez le Contrebandier ({ $time })
village-move-ceremony = Envoyer un membre au rang { $rank } de la zone de Cérémonie
village-move-ceremony-bonus = Envoyer un membre au rang { $rank } de la zone de Cérémonie ({ $bonus })
village-move-ceremony-cube = Envoyer un membre au rang { $rank } de la zone de Cérémonie ({ $one } ou { $other })
village-move-ceremony-swap = Envoyer un membre au rang { $rank } de la zone de Cérémonie (échanger 1 cube contre { $count })
village-move-swap = Échanger { $cube } contre { $count ->
    [one] { $count } cube d’Influence
   *[other] { $count } cubes d’Influence
    } au choix
village-move-no-swap = Ne rien échanger
village-move-building = Le couple s’installe ({ $place })
village-move-purchase = Acheter { $good } pour 1 cube d’Influence
village-move-no-purchase = Ne rien acheter
village-move-favour = Recevoir { $things }
village-move-raise = Sous un membre de la génération { $generation } ({ $place })
village-move-climb-bread = Faire monter un membre de la génération { $generation } à la fenêtre { $level } pour 1 pain
village-move-tool = Utiliser un outil : { $made } de plus
village-move-no-tool = N’utiliser aucun outil

village-why-in-ceremony = Vous avez déjà un membre dans la zone de Cérémonie.
village-why-rank-taken = Ce rang est déjà occupé.
village-why-no-bread = Vous n’avez pas de pain.
village-why-no-tool = Vous n’avez pas d’outil.

village-event-sold = { $who } vend { $good } au Contrebandier.
village-event-swapped = { $who } échange { $cube }.
village-event-wedding-began = Des noces sont célébrées.
village-event-rolled = Le dé indique { $face }.
village-event-pink-came = Un membre rose arrive ({ $place }).
village-event-pink-left = Un membre rose célibataire retourne dans la réserve.
village-event-married = Un couple se marie ({ $origin } et { $place }).
village-event-chose-building = { $who } choisit où va le couple ({ $place }).
village-event-couple-moved = Un couple se déplace ({ $origin } → { $place }).
village-event-went-home = { $who } : un membre célibataire de la génération { $generation } revient à la Ferme ({ $place }).
village-event-raised = { $who } place un pain sous un membre de la génération { $generation } : il compte maintenant comme un { $number }.
village-event-doubled = { $who } utilise un outil : { $good } de plus.

terminal-ceremony = Mariage
terminal-figures = Membres
terminal-pink = rose
terminal-pink-supply = Membres roses dans la réserve : { $count }
