report-title = The story of a game
report-about = { $moves } moves, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
    }, seed { $seed }
report-place = { $place ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
   *[5] fifth place
    }
report-horizon = A bot thinks no further than round { $rounds }: after it, it takes the points as they stand, and nothing is told of moves.
report-chances = Who will win?
report-chances-note = The chance of each player at every moment, as a bot saw it that knew only what the player to move could know. Numbers mark the turning points.
report-points = Points
report-points-note = Thick: the points if the game had ended then. Thin: what was to be expected.
report-sources = Where the points came from
report-sources-note = By source, as if the game had ended at that moment.
report-round = Round { $number }
report-turns = Turning points
report-no-turns = Nobody made a costly mistake: every move was about as good as the best.
report-turn = Round { $round }: { $who }
report-lost = { $percent } % of the chance to win lost
report-lost-points = { $count ->
    [one] 1 point
   *[other] { $count } points
    } lost
report-played = Played
report-better = Better
report-why = Why
report-footer = Chances and better moves are the opinion of a bot: it plays well, but it is not always right.
report-written = The report is in { $path }
