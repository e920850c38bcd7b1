player = Spieler { $number }

# Lists: the last two things, and one more before them.
list-last = { $first } und { $last }
list-more = { $first }, { $rest }

# Of a price that is too high: how much there is, and how much it takes; the same of another thing.
owned-of = du hast { $owned } von { $needed }
    .more = { $owned } von { $needed }
