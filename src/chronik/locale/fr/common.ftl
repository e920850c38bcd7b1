player = Joueur { $number }

# Lists: the last two things, and one more before them.
list-last = { $first } et { $last }
list-more = { $first }, { $rest }
