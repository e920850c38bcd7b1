# The front page
page-tagline = three games that keep a book of the dead
page-tagline-village = Four generations, one village. Who dies in time is written down; who comes late lies in a nameless grave.
page-tagline-myvillage = Two dice, one turn. Found a village of your own, and mind the rat: it counts the dead.
page-tagline-tumult = Twenty seconds to rob the people. Take too much and they rise; take too little and another is crowned.
page-minutes-village = 60–90 min
page-minutes-myvillage = 75 min
page-minutes-tumult = 45 min
page-chip-dice = dice
page-chip-stories = stories
page-chip-rat = the rat
page-chip-wheel = the wheel
page-chip-statues = 25 statues
page-chip-calm = calm mode
page-solo = Solo
page-expansion-inn = Inn
page-expansion-port = Port
page-expansion-marriage = Marriage
page-choose-game = Choose a game
page-who = Who sits down?
page-players = Players
page-players-count = { $count } players
page-alone = alone
page-alone-about = Alone: the village plays against you.
page-others = The others
page-company-bots = Bots
page-company-here = On this screen
page-company-link = By link
page-company-watch = Just watch
    .about = without a seat
page-levels = How strong are the bots?
page-level-apprentice = learns with you
page-level-journeyman = sound, no tricks
page-level-master = plans ahead
page-level-grandmaster = counts your graves
page-level-genius = searches every line
page-level-polymath = all that we know
page-begin = Begin
page-more-options = more options
page-more-rooms = Rooms
page-learn = Learn to play
    .about = step by step, on the real board
page-rules = Rules
    .about = short or in full
page-replays = Replays
page-box = In the box
page-tab-play = Play
page-tab-tables = My tables
page-tab-learn = Learn
page-tab-rules = Rules
page-my-tables = My tables
page-no-tables = No table yet. Yours will wait here, and tell you when it is your turn.
page-no-replays = Games that are over stay here, too: look at them again move by move, with everybody’s chances and the turning points.
page-first-game = New here? Learn Village in a guided first game.
page-to-table = To the table
page-waiting-for-you = { $count ->
    [0] none waits for you
    [one] 1 waits for you
   *[other] { $count } wait for you
    }
page-your-turn = Your turn
page-your-name = Your name
page-round = round { $round }
page-place = { $place ->
    [1] won
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
    }
page-no-service = The service does not answer. Is it running?

# Settings
page-languages = Language
page-language = Language: { $name }
page-themes = Theme
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound
page-sound-on = Sound is on
page-sound-off = Sound is off
page-back = Back
page-waiting-room = Waiting room

# A new table
page-new-table = A new table
page-expansions = Expansions
page-seats-of = { $count } of { $most } seats
page-a-bot = Bot
page-options = Options
page-edition = Edition
page-edition-about = boards and prices differ
page-variant = Variant
page-variant-about = a rule played otherwise
page-variant-none = as printed
page-seed = Random seed
page-seed-about = the same number, the same game; all will see it
page-seed-new = new
page-setup-note = You can undo freely until something is revealed or your turn is over; hints are there for those who ask.
page-summary = { $count ->
    [one] you alone.
   *[other] { $names } at the table.
    }
page-summary-links = { $count ->
    [one] One seat is given away by link; you may begin at once.
   *[other] { $count } seats are given away by link; you may begin at once.
    }
page-colour = { $colour ->
    [red] Colour: red
    [yellow] Colour: yellow
    [blue] Colour: blue
    [white] Colour: white
   *[violet] Colour: violet
    }
page-recolour = another colour
page-name-of = Name of seat { $seat }
page-remove = Remove { $name }
page-sitter-me = you, this screen
    .about = chooses on the board or in the bar below
page-sitter-here = same screen, pass it on
    .about = asks before it shows hidden things
page-sitter-link = by link
    .about = the link comes when you begin
page-sitter-bot = bot
    .about = answers at once

# Joining, waiting
page-invitation = An invitation
page-invites = { $name } invites you to { $game }
page-no-account = You need no account: this link is your seat.
page-your-family = Your family
page-your-seat = your seat
page-family-free = free
page-family-instead = take this one instead
page-hosts = hosts
page-sit-down = Sit down
page-keep-link = Keep the link: it brings you back to this seat, on any device. Whoever has it has your seat, so do not pass it on.
page-you-host = you, the host
page-link-opened = opened the link
page-link-unopened = link not opened yet
page-copy = Copy
page-copied = Copied
page-seat-bot = A bot instead
page-here = here
page-absent = Not here yet: { $names }. Begin when you like: a bot keeps the seat until they come.
page-all-here = Everybody is here.
page-paste-link = Paste a link or a code
page-join = Join
page-bad-link = This is no link to a table.
page-group-yours = Your turn
page-group-others = Others’ turn
page-group-waiting = Waiting room
page-group-finished = Finished
page-so-many-here = { $here } of { $all } are here
page-since-now = just now
page-since-minutes = since { $count } min
page-since-hours = since { $count } h
page-ahead-by = { $count ->
    [0] level with another
   *[other] won by { $count }
    }
page-behind-by = { $count } short
page-forget = Take off this list
page-upload = Open a record
page-upload-about = A record is one text file: the whole game, to look at again, to share, to check. Open any that you have.
page-upload-checks = The record is being played through …
page-missing = A nameless grave
page-missing-about = Nothing lies under this address. Perhaps part of the link is missing; finished games stay among the replays.

# At the table
page-menu = Menu
page-help = Help
page-close = Close
page-prompt = What to do
page-round-title = Round { $round }
page-setting-up = Setting up
page-undo = Undo
page-undo-free = Take back the last decision
page-undo-consent = Take back: the others must agree
page-undo-none = There is nothing to take back
page-hint = Hint
page-hint-about = A hint; H again goes one deeper
page-hint-best = best: { $worth }
page-hint-worth = { $kind ->
    [points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
   *[chance] { $count } %
    }
page-hint-deeper = deeper
page-hint-seeks = Thinking about it …
page-hint-nothing = gains nothing
page-hint-worse = much worse
page-death = somebody dies
page-vain = nothing to do there now
page-past = Looking back
page-past-about = This is how the table stood after step { $seq }.
page-to-present = Back to the game
page-the-end = The end
page-turn-of = { $name }’s turn
page-wait = One moment
page-laying = The table is being laid.
page-watching = You watch; nothing here waits for you.
page-meanwhile = You may look at every place meanwhile.
page-practice = practice: chance is known
page-handover = { $name }’s turn
page-handover-about = Pass the screen on.
page-handover-take = I am { $name }
page-consent-asks = { $name } asks
page-consent-question = Take back { $name }’s last choice? All that was played since goes with it.
page-consent-you = You ask
page-consent-wait = Others have played since. To take it back, all of them must agree.
page-consent-yes = Yes, go back
page-consent-no = No, go on
page-consent-refused = Not all agreed: it stays as it is.
page-stale = The table has moved on.
page-stale-about = This choice was not made.
page-kept = Kept here: it will be sent as soon as the line is back.
page-cut = The line is cut.
page-cut-about = Nothing is lost: the table waits for you.
page-try-now = Try now
page-back-again = Back again.
page-back-about = { $count ->
    [one] One move was made meanwhile.
   *[other] { $count } moves were made meanwhile.
    }
page-show-them = Show them
page-thinks = thinks
page-is-due = decides
page-away = away
page-log = Chronicle of the game
page-since = since your last turn
page-step-back = One step back
page-step-on = One step on
page-scrub = Step of the game
page-read-rule = Read the rule
page-keys = Keys
page-key-choose = choose an option
page-key-decline = decline, pass, be done
page-key-walk = walk through the options
page-key-enter = confirm
page-key-lens = look at a place
page-reason-of = { $what }:
page-why-not = Why not?
page-nothing-refused = Every move is allowed here.
page-front = Front page
page-front-about = other games
page-watch-link = Copy link to watch
page-call-me = Call me on my turn
page-call-yes = You will be called.
page-call-no = Your browser does not allow it.
page-tabs = Parts of the table
page-tab-village = Village
page-tab-farm = Farm
page-tab-rivals = Rivals
page-tab-score = Score
page-report = Report a problem
page-download = Record
page-download-about = the whole game as text

# The end
page-score-title = What the chronicle counts
page-category = Source of points
page-points = Points
page-points-so-far = Points so far; more are counted at the end
page-winner = { $name } wins
page-winner-about = will be remembered, with { $points } points.
page-what-next = What next?
page-look-board = The board
page-look-board-about = as it stands at the end
page-replay = Replay
    .short = Replay
page-replay-about = move by move
page-analysis-about = where it was won
page-again = Once more, same table

# Options of single games
page-option-inn = Inn
    .about = side of its board
page-option-marriage = Marriage
    .about = side of its board
page-option-gift = Later seats get a gift
    .about = for those who start later
page-option-clock = The raid
    .about = against the clock, or turn by turn
page-choice-true = yes
page-choice-false = no
page-choice-realtime = clock
page-choice-ticks = turns

# Replay
page-chances = Chances to win, over time
page-play = Play on
page-speed = Speed
page-of = of { $length }
page-no-analysis = There is no analysis of this game.
page-counting = Working out the chances: { $done } %
page-counting-points = Still looking for them …
page-no-points = Nobody lost it by a single move.
page-turning-points = Turning points
page-better-was = Better was
page-was-played = Played
page-lost-chance = cost about { $lost } % of the chance to win.
page-won-by = { $name } wins, { $points } to { $others }; now round { $round }
    .short = { $name } won, { $points }
page-step = Step { $step }
page-begin-of-game = The beginning.
page-share = Share this moment
    .link = Send link
page-copy-link = Copy link
page-picture = Picture
    .about = the board at this moment, as a PNG
    .failed = This browser cannot draw the picture.
page-analysis = Analysis
page-next-turn = next turning point
page-next-best = Next best
page-sources-now = now
page-sources-course = over time
page-play-on = Play on from here
    .short = Play on
    .about = A new table begins in this position. You take one seat, bots take the others. The game that was played stays as it is.
    .seat = Your seat
page-bots-as-before = as they were, else Journeyman
page-all-moves = All three moves
page-decides = Now { $name } decides.
page-best-to-played = The best instead of what was played: { $why }
page-best = best
page-played-less = played, −{ $lost }

# What is not built yet
page-in-words = The board of this game is still being drawn; it can be played in words, in the bar below.
