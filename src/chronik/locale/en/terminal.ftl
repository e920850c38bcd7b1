terminal-welcome = Game with seed { $seed }. Type the number of a move, ? (why not?) or help.
terminal-help = Type a number or a notation to make a move. ?: why other moves are refused. board: show the position again. undo: back to the last decision. log: everything that has happened. save FILE: save the record. quit: leave.
terminal-hint = Type a number from the list, or help.
terminal-said = { $who }: { $what }
terminal-no-such-number = There are only the numbers 1 to { $most }.
terminal-only-move = Only one move is possible: { $move }
terminal-nothing-refused = Every move is allowed here.
terminal-nothing-to-undo = There is nothing to undo.
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
terminal-wants = Wants
terminal-stall = Stall { $number }
terminal-queue = Queue { $number }
terminal-stack = { $count ->
    [one] 1 customer
   *[other] { $count } customers
    } in the stack
terminal-rooms = Free places in the chronicle and graves: { $rooms }
terminal-points = Points
terminal-time = Time
terminal-goods = Goods
terminal-family = Family
terminal-cities = Cities
terminal-customers = Customers
terminal-refused = { $count ->
    [one] 1 other move is not allowed: type ? to see why.
   *[other] { $count } other moves are not allowed: type ? to see why.
    }
terminal-dice-pool = Dice pool: { $dice } († marks a plague die)
terminal-dice-own = Dice taken: { $dice }
terminal-rat = Steps to the rat invasion: { $steps }; graves taken: { $graves }
terminal-chronicle = Chronicle: { $places }; the game ends at { $coffins } coffins.
terminal-display = On display
terminal-fields = Fields
terminal-meetings = Meeting places
terminal-churches = Church
terminal-halls = Town hall
terminal-journeys = Travel
terminal-values = Banner values
terminal-coins = Coins
terminal-stories = Story points
terminal-tree-house = { $tree } on the tree, { $house } in the main house
terminal-school = School
terminal-chief = Chief
terminal-served = Customers served
terminal-phase = Round { $round }: { $phase }.
terminal-demand = The people want { $goods }.
terminal-ticks = Moments left in the raid: { $left }
terminal-chronicle-fields = King’s chronicle (player/room): { $fields }. Supporters in the supply: { $supply }.
terminal-tiles = Tiles
terminal-where-centre = in the middle
terminal-where-aside = set aside
terminal-where-hand = being held
terminal-where-board = on the castle board
terminal-where-open = out of use
terminal-land = The land
terminal-rank = Rank
terminal-retinue = Supporters
terminal-statues = Statues placed (left)
terminal-tile-count = Tiles
terminal-mercy = Mercy
terminal-villagers = Villagers
terminal-in-hand = You are holding: { $tile }
terminal-left = Left
## Added for sessions that are saved, short boards and the raid
terminal-next-first = Next first player: { $next }.
terminal-barn = grain { $grain }/{ $most }
terminal-others = Others (points, time): { $others }
terminal-others-stories = Others (story points, time): { $others }
terminal-others-statues = Rank and statues: { $others }
terminal-board-hint = board shows the whole board, and the moves with their notation.
terminal-waters = H: harbour; T: time fields; I: islands
terminal-roads = Road
terminal-home = village
terminal-gives = Gives
terminal-scoring = At the end: { $parts }
terminal-score-travel = cities { $points }
terminal-score-council = council, by step { $points }
terminal-score-church = church, by window { $points }
terminal-score-chronicle = members in the chronicle { $points }
terminal-score-windows = monks in the church { $points }
terminal-score-labourer = each day labourer { $points }
terminal-score-hand = the first player’s hand { $points }
terminal-score-statues = Whoever has placed the most statues wins; the end comes with all { $count } of a player, or by the chronicle.
terminal-before = Before the first round: everybody places a first statue.
terminal-round-alone = Round { $round }.
terminal-pupils = { $count ->
    [0] nobody
    [one] 1 pupil
   *[other] { $count } pupils
    }
terminal-monks = { $count ->
    [0] no monks
    [one] 1 monk
   *[other] { $count } monks
    }
terminal-ploughed = { $fields }, ploughed { $ploughs }
terminal-reconstructed = { $mark } reconstructed: perhaps not what is printed.
terminal-death = † somebody of yours dies
terminal-effects = ({ $effects })
terminal-only-because = Nothing else is possible: { $reasons }
terminal-paid-for-nothing = What you paid for it is spent all the same.
terminal-undo-hint = undo takes your last decision back.
terminal-not-a-move = { $typed }: that is no move here.
terminal-help-saving = save! FILE: save over another file. Whoever leaves finds the game saved; chronik play --resume FILE goes on with it.
terminal-save-exists = { $path } exists and is not an earlier save of this game. save! { $path } replaces it.
terminal-save-failed = { $path } cannot be written: is there such a folder, and may you write there?
terminal-bye = Goodbye.
terminal-bye-unsaved = Goodbye. The game could not be saved anywhere.
terminal-bye-saved = Goodbye. The game is saved; go on with: chronik play --resume { $path }
terminal-finished = The game is over. save FILE keeps it; board, log and undo look back; Enter leaves.
terminal-raid-tiles = In the middle: { $tiles }
terminal-raid-keys = A number lifts the tile with that number; k keeps it, b puts it back, d: no more raiding, s: “Stop!”
terminal-raid-keys-ticks = A number lifts the tile with that number; k keeps it, b puts it back, w waits, d: no more raiding.
terminal-raid-keys-aside = A number sets the tile with that number aside.
terminal-raid-ready = The sand starts running when you press Enter.
terminal-raid-no-undo = While the sand is running nothing can be taken back.
terminal-seconds = { $left } s
terminal-aboard = { $thing } aboard
## Bots that think elsewhere, and hints
terminal-bots-compiling = The rules are being compiled, once for all games to come. Until then the bots play at once, but think less.
terminal-bots-compiled = The rules are compiled: the bots think with all their strength now.
terminal-thinking = { $who } is thinking ...
terminal-moment = One moment ...
terminal-no-hint = There is no hint here.
terminal-help-hint = hint: a warning; again: where to look; a third time: the best move and why.
