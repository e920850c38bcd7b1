"""All that speaks to people: the names of moves, what a seat may see, what happened, costs and gains."""
