## What the service answers when it cannot do what was asked
server-malformed = This is not what was expected here: { $detail }
server-not-json = This is not valid JSON.
server-options = The game cannot be set up like this: { $detail }
server-components = These values cannot be played with: { $detail }
server-seats = The seats do not fit the game: { $detail }
server-name = A name has 1 to { $most } printable characters.
server-illegal = This move is not allowed.
server-not-here = This move is not possible here.
server-record = This record cannot be replayed: { $detail }
server-record-move = This record cannot be replayed: move { $move }, { $notation }: { $reason }
server-not-found = There is nothing here.
server-method = This cannot be done here.
server-no-such-table = There is no such table.
server-no-such-replay = There is no such replay.
server-no-such-position = There is no such position; the last one is { $most }.
server-no-such-lesson = There is no such lesson.
server-no-hint = There is no hint for this.
server-not-your-turn = It is not your turn.
server-not-your-seat = This is not your seat.
server-not-over = Only when the game is over: until then it would tell secrets.
server-stale = The game has moved on; the position is now number { $seq }.
server-needs-consent = The others have seen it: they must agree to take it back.
server-nothing-to-undo = There is nothing to take back.
server-nothing-to-consent = Nobody has asked you to take anything back.
server-seat-taken = Somebody has taken this seat already.
server-rules-changed = This table was laid under other rules; it cannot go on.
server-over = The game is over.
server-too-large = That is too large.
server-too-many = That was too much at once; try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
    }.
server-too-many-open = Too many connections are open from here; please close another page first.
server-full = As many people are connected as this service can carry; please try again later.
server-too-slow = The connection was too slow; please connect again.
server-unavailable = This cannot be done just now; please try again.
server-internal = Something went wrong on our side.

## What is on offer
server-game-village = Village
server-game-myvillage = My Village
server-game-tumult = Tumult Royale
server-tagline-village = Four generations live, work and die in a village, and some of them are remembered.
server-tagline-myvillage = Everybody’s own village, built with dice, and the stories that it will tell.
server-tagline-tumult = Grab what the people need, but not too much: their patience is short.
server-edition-original = Original edition
server-edition-bigbox = Big Box
server-expansion-inn = Inn
server-expansion-port = Port
server-expansion-marriage = Marriage
server-variant-gambler = Gambler’s variant
server-bot = { $title } { $number }
server-level-apprentice = Apprentice
server-level-journeyman = Journeyman
server-level-master = Master
server-level-grandmaster = Grand Master
server-level-genius = Genius
server-level-polymath = Polymath
server-about-apprentice = Knows the rules and not much more.
server-about-journeyman = Takes what looks good at the moment.
server-about-master = Plans a few moves ahead.
server-about-grandmaster = Plans far ahead and forgives little.
server-about-genius = Plays better than most people ever will.
server-about-polymath = The best that we have; takes time to think.

## Hints

server-turning-point = Better than “{ $played }” was “{ $better }”: it cost about { $lost } % of the chance to win.
