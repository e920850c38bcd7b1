player = Joueur { $number }

# Lists: the last two things, and one more before them.
list-last = { $first } et { $last }
list-more = { $first }, { $rest }

# Of a price that is too high: how much there is, and how much it takes; the same of another thing.
owned-of = vous en avez { $owned } sur { $needed }
    .more = { $owned } sur { $needed }
