player = Player { $number }

# Lists: the last two things, and one more before them.
list-last = { $first } and { $last }
list-more = { $first }, { $rest }

# Of a price that is too high: how much there is, and how much it takes; the same of another thing.
owned-of = you have { $owned } of { $needed }
    .more = { $owned } of { $needed }
