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
village-place-rank-1 = Zeremonie, Rang 1
village-place-rank-2 = Zeremonie, Rang 2
village-place-rank-3 = Zeremonie, Rang 3
village-place-rank-4 = Zeremonie, Rang 4
village-place-rank-5 = Zeremonie, Rang 5
village-place-rank-6 = Zeremonie, Rang 6
village-place-bakery = Bäckerei
village-place-shop = Dorfladen
village-place-parents = Elternglück
village-task-smuggler = Schmuggler: Was tust du?
village-task-marriage = Heirat: Schickst du ein Familienmitglied in den Zeremonienbereich?
village-move-use-bread = Brot unter ein Familienmitglied legen

village-face-orange = Orange
village-face-green = Grün
village-face-brown = Braun
village-face-pink = Rosa

village-task-bonus-cube = Bonus: Welchen Einflussstein nimmst du?
village-task-swap = Bonus: Tauschst du einen deiner Einflusssteine?
village-task-building = Hochzeit: Wohin zieht dein Paar?
village-task-purchase = Dein Familienmitglied kommt unverheiratet zurück: Kaufst du Brot oder Werkzeug?
village-task-favour = Heirat: Welche Gunst wählst du für dein verheiratetes Familienmitglied?
village-task-raise = Unter welches Familienmitglied legst du das Brot?
village-task-tool = Setzt du ein Werkzeug ein, um dasselbe noch einmal zu erhalten?

village-move-smuggle-goods = Dem Schmuggler { $goods } für { $points } verkaufen (kostet { $price })
village-move-serve-queued = Den Kunden in der Warteschlange bedienen, der { $wares } verlangt ({ $points }; kostet { $price })
village-move-smuggle-cubes = Beim Schmuggler { $cubes } nehmen ({ $time })
village-move-ceremony = Familienmitglied auf Rang { $rank } schicken
village-move-ceremony-bonus = Familienmitglied auf Rang { $rank } schicken (bringt { $bonus })
village-move-ceremony-cube = Familienmitglied auf Rang { $rank } schicken (bringt { $cube } oder { $other })
village-move-ceremony-swap = Familienmitglied auf Rang { $rank } schicken ({ $count ->
    [one] 1 Stein gegen einen anderen tauschen
   *[other] 1 Stein gegen { $count } andere tauschen
    })
village-move-ceremony-paid = Familienmitglied auf Rang { $rank } schicken (kostet { $price })
village-move-ceremony-bonus-paid = Familienmitglied auf Rang { $rank } schicken (bringt { $bonus }; kostet { $price })
village-move-ceremony-cube-paid = Familienmitglied auf Rang { $rank } schicken (bringt { $cube } oder { $other }; kostet { $price })
village-move-ceremony-swap-paid = Familienmitglied auf Rang { $rank } schicken ({ $count ->
    [one] 1 Stein gegen einen anderen tauschen
   *[other] 1 Stein gegen { $count } andere tauschen
    }; kostet { $price })
village-move-swap = { $cube } gegen { $count ->
    [one] 1 Einflussstein
   *[other] { $count } Einflusssteine
    } nach Wahl tauschen
village-move-no-swap = Nichts tauschen
village-move-building = { $place } ({ $more }; oder { $mixed })
village-move-purchase = { $good } für { $price } kaufen
village-move-no-purchase = Nichts kaufen
village-move-favour = { $things } erhalten
village-move-raise = { $member } ({ $place })
village-move-tool = 1 Werkzeug einsetzen und noch einmal { $made } erhalten
village-move-no-tool = Kein Werkzeug einsetzen

village-why-in-ceremony = Du hast schon ein Familienmitglied im Zeremonienbereich.
village-why-rank-taken = Auf diesem Rang steht schon jemand.
village-why-no-bread = Du hast kein Brot.
village-why-no-tool = Du hast kein Werkzeug.

village-event-sold = { $who } verkauft dem Schmuggler { $good }.
village-event-swapped = { $who } tauscht { $cube } gegen { $count ->
    [one] einen anderen
   *[other] { $count } andere
    }.
village-event-wedding-began = Eine Hochzeit wird gefeiert.
village-event-rolled = Der Würfel zeigt { $face }: { $subject }.
village-event-pink-came = Ein pinkes Familienmitglied kommt hinzu (→ { $place }).
village-event-pink-left = Ein pinkes Familienmitglied ohne Partner kommt in den Vorrat zurück.
village-event-married = Hochzeit: { $start } und { $other }.
village-spouse = ein Familienmitglied der { $generation }. Generation von { $owner }
village-spouse-pink = ein pinkes Familienmitglied
village-event-chose-building = { $who } wählt das neue Heim des Paars: { $place }.
village-event-couple-moved = Ein Paar zieht um ({ $origin } → { $target }).
village-event-went-home = { $who }: Ein Familienmitglied der { $generation }. Generation kommt ohne Partner zurück ({ $origin } → Hof).
village-event-raised = { $who } legt Brot unter ein Familienmitglied der { $generation }. Generation: Es zählt jetzt zur { $number }. Generation.
village-event-doubled = { $who } setzt 1 Werkzeug ein und erhält noch einmal { $good }.

terminal-ceremony = Zeremonienbereich
terminal-figures = Familienmitglieder
terminal-pink = pink
terminal-pink-supply = Pinke Familienmitglieder im Vorrat: { $count }
