player = Spieler { $number }

# Lists: the last two things, and one more before them.
list-last = { $first } und { $last }
list-more = { $first }, { $rest }
