player = Player { $number }

# Lists: the last two things, and one more before them.
list-last = { $first } and { $last }
list-more = { $first }, { $rest }
