# The rules, to be read
rules-of = Rules of { $game }
rules-chapters = Chapters
rules-parts = Parts of the game
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 passage
   *[other] { $count } passages
    } { $chapters ->
    [0] in all chapters
    [one] in 1 chapter
   *[other] in { $chapters } chapters
    }
rules-length = How long
rules-short = Short
rules-full = Full
rules-in-short-of = { $title } in short
rules-five-minutes = five minutes to read
rules-own-words = the rules in our own words
rules-elsewhere = In other parts
rules-see-also = See also
rules-before = before this
rules-after = after this
rules-print = Print on one page
rules-print-about = the short version
rules-your-move = Your move
rules-back = Back to your move
rules-help = The rules for this question
rules-read-more = Read more: { $chapter }
rules-short-full = short or full
rules-turn = turn the page
rules-example = Worked example
