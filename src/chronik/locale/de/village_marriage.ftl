## Marriage
village-space-smuggler = Schmuggler
village-space-marriage = Heirat
village-good-bread = { $count ->
    [one] 1 Brot
   *[other] { $count } Brote
    }
village-good-tool = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
    }
village-place-rank-1 = Zeremonienbereich, Rang 1
village-place-rank-2 = Zeremonienbereich, Rang 2
village-place-rank-3 = Zeremonienbereich, Rang 3
village-place-rank-4 = Zeremonienbereich, Rang 4
village-place-rank-5 = Zeremonienbereich, Rang 5
village-place-rank-6 = Zeremonienbereich, Rang 6
village-place-bakery = Bäckerei
village-place-shop = Dorfladen
village-place-parents = Elternglück
village-task-smuggler = Schmuggler: verkaufen, einen Kunden der Warteschlange bedienen oder Steine nehmen?
village-task-marriage = Heirat: ein Familienmitglied in den Zeremonienbereich schicken?
village-move-use-bread = Brot unter ein Familienmitglied legen

village-face-orange = Orange
village-face-green = Grün
village-face-brown = Braun
village-face-pink = Rosa

village-task-bonus-cube = Welchen Einflussstein nimmst du als Bonus des Rangs?
village-task-swap = Bonus des Rangs: Tauschst du einen deiner Einflusssteine?
village-task-building = Hochzeit: Wohin zieht dein Paar?
village-task-purchase = Dein unverheiratetes Familienmitglied kommt zurück. Zahlst du einen Einflussstein für Brot oder Werkzeug?
village-task-favour = Welche Gunst wählst du für dein verheiratetes Familienmitglied?
village-task-raise = Unter welches Familienmitglied legst du das Brot?
village-task-tool = Setzt du ein Werkzeug ein, um dasselbe noch einmal zu erhalten?

village-move-smuggle-goods = Dem Schmuggler { $goods } verkaufen für { $points } (kostet { $price })
village-move-serve-queued = Den Kunden der Warteschlange bedienen, der { $wares } verlangt ({ $points }), für zusätzlich 1 Einflussstein
village-move-smuggle-cubes = Beim Schmuggler { $cubes } nehmen ({ $time })
village-move-ceremony = Ein Familienmitglied auf Rang { $rank } des Zeremonienbereichs schicken
village-move-ceremony-bonus = Ein Familienmitglied auf Rang { $rank } des Zeremonienbereichs schicken (für { $bonus })
village-move-ceremony-cube = Ein Familienmitglied auf Rang { $rank } des Zeremonienbereichs schicken (für { $one } oder { $other })
village-move-ceremony-swap = Ein Familienmitglied auf Rang { $rank } des Zeremonienbereichs schicken (1 Stein gegen { $count } tauschen)
village-move-swap = { $cube } gegen { $count ->
    [one] 1 Einflussstein
   *[other] { $count } Einflusssteine
    } nach Wahl tauschen
village-move-no-swap = Nichts tauschen
village-move-building = Das Paar zieht um ({ $place })
village-move-purchase = { $good } kaufen für 1 Einflussstein
village-move-no-purchase = Nichts kaufen
village-move-favour = { $things } erhalten
village-move-raise = Unter ein Familienmitglied der { $generation }. Generation ({ $place })
village-move-climb-bread = Ein Familienmitglied der { $generation }. Generation auf Stufe { $level } aufsteigen lassen für 1 Brot
village-move-tool = Ein Werkzeug einsetzen: noch einmal { $made }
village-move-no-tool = Kein Werkzeug einsetzen

village-why-in-ceremony = Du hast schon ein Familienmitglied im Zeremonienbereich.
village-why-rank-taken = Auf diesem Rang steht schon jemand.
village-why-no-bread = Du hast kein Brot.
village-why-no-tool = Du hast kein Werkzeug.

village-event-sold = { $who } verkauft dem Schmuggler { $good }.
village-event-swapped = { $who } tauscht { $cube }.
village-event-wedding-began = Eine Hochzeit wird gefeiert.
village-event-rolled = Der Würfel zeigt { $face }.
village-event-pink-came = Ein pinkes Familienmitglied kommt hinzu ({ $place }).
village-event-pink-left = Ein pinkes Familienmitglied ohne Partner kommt in den Vorrat zurück.
village-event-married = Ein Paar wird verheiratet ({ $origin } und { $place }).
village-event-chose-building = { $who } wählt, wohin das Paar zieht ({ $place }).
village-event-couple-moved = Ein Paar zieht um ({ $origin } → { $place }).
village-event-went-home = { $who }: Ein Familienmitglied der { $generation }. Generation ohne Partner kommt auf den Hof zurück ({ $place }).
village-event-raised = { $who } legt Brot unter ein Familienmitglied der { $generation }. Generation: Es zählt jetzt als { $number }.
village-event-doubled = { $who } setzt ein Werkzeug ein: noch einmal { $good }.

terminal-ceremony = Heirat
terminal-figures = Familienmitglieder
terminal-pink = pink
terminal-pink-supply = Pinke Familienmitglieder im Vorrat: { $count }
