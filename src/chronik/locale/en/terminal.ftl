terminal-welcome = Game with seed { $seed }. Type the number of a move, ? for what is not allowed and why, help for more.
terminal-help = A number or a notation makes a move. ?: why other moves are refused. board: show the position again. undo: back to the last decision. log: all that happened. save FILE: write the record. quit: leave.
terminal-hint = Type a number from the list, or help.
terminal-no-such-number = There are only the numbers 1 to { $most }.
terminal-only-move = Only one move is possible: { $move }
terminal-goodbye = Goodbye. (The game was not saved unless you typed save.)
terminal-nothing-refused = Nothing is refused here.
terminal-nothing-to-undo = There is nothing to take back.
terminal-saved = Saved as { $path }
terminal-unfinished = The record ends here; the game is not over.
terminal-result = Result
terminal-total = Total
terminal-place = Place
terminal-round = Round { $round }, first player: { $first }.
terminal-last-turns = { $count ->
    [one] 1 last turn remains after this one.
   *[other] { $count } last turns remain after this one.
    }
terminal-space = Action space
terminal-cubes = Cubes
terminal-market = Market
terminal-wants = wants
terminal-stall = Stall { $number }
terminal-queue = Queue { $number }
terminal-stack = { $count } customers in the stack
terminal-rooms = Free places: { $rooms }
terminal-points = Points
terminal-time = Life time
terminal-goods = Goods
terminal-family = Family
terminal-cities = Cities
terminal-customers = Customers
terminal-refused = { $count ->
    [one] 1 other move is not allowed: type ? to see why.
   *[other] { $count } other moves are not allowed: type ? to see why.
    }
