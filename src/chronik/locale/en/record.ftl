## Where a record of a game departs from the rules, or from itself
record-title = not a Chronik record: it does not begin with “{ $title }”
record-head-cut = the record is cut in its head: no line “{ $rule }”
record-cut = the record is cut: { $found } of { $said } moves are there
record-more = moves: the record has { $found } of them, its head says { $said }
record-unsealed = the record is cut: the hash of its last position is missing
record-unfinished = result: the head has one, but the moves do not end the game
record-result = result: the moves give { $found }, not { $said }
record-components = components: made with the set { $said }, this is { $found }; it was made with another release of Chronik, or its head was changed
record-older = rules: made with version { $said } of the rules of { $game }, these are version { $found }: moves could mean something else now. Replay it with an older release of Chronik
record-newer = rules: made with version { $said } of the rules of { $game }, these are version { $found }: moves could mean something else now. Replay it with a newer release of Chronik
record-over = move { $number } ({ $move }): the match is over already
record-round = move { $number } ({ $move }): round { $said }, but it is round { $found }
record-opening = the opening is { $found }, not { $said }
record-hash = move { $number } ({ $move }): the position after it is { $found }, not { $said }
record-hashes = move { $number }: two hashes of the position after it that differ
record-no-move = move { $number }: { $line } is no move
