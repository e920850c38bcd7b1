"""What every game fills in, so that the table can play it: its rules, its options, its components."""
