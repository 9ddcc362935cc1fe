# Why a text is not a move.
draughts-text-square-missing = a square such as c3 or 22 expected, but the text ends
draughts-text-square-expected = a square such as c3 or 22 expected, not '{ $found }'
draughts-text-light-square = { $text } is a light square; play is on the dark squares, such as a1
draughts-text-no-such-number = there is no square { $text }; squares are numbered from 1 to 32
draughts-text-not-a-square = "{ $text }" is not a square; expected one such as c3 or 22
draughts-text-not-a-sign = "{ $found }" is no sign; expected one of ! !! ? ?? ?! !? * + = +1 -1 a.l.
draughts-text-unknown-word = "{ $found }" is not understood; expected a square, na, bere, to or takes
draughts-text-nothing-captured = { $move } captures nothing, but the text says that it does
draughts-text-other = this is not a move

# What is wrong with a FEN.
draughts-fen = the FEN cannot be read, column { $column }: { $problem }
draughts-fen-not-a-turn = the side to move, W or B, expected
draughts-fen-turn-unknown = the side to move is unknown; W or B expected
draughts-fen-colon-expected = a colon, a comma or the end of the text expected
draughts-fen-colour-expected = W or B and a list of squares expected after the colon
draughts-fen-backward-range = the range from { $from } to { $to } runs backwards
draughts-fen-range-of-letters = a range needs numbers, such as 21-32
draughts-fen-not-a-counter = a number expected after H or F
draughts-fen-counter-twice = H and F can be given only once
draughts-fen-surplus = nothing more is expected after the dot
draughts-fen-square-taken = two pieces stand on { $square }
draughts-fen-man-on-last-row = a man stands on { $square }, where it becomes a king
draughts-fen-too-many-pieces = { $colour ->
    [White] White
   *[Black] Black
} has { $count } pieces; 12 are the most
draughts-fen-other = no possible position

# What is wrong with a PDN file.
draughts-pdn-unexpected = a tag, a move, a comment, a variation or an outcome expected, not '{ $found }'
draughts-pdn-unclosed-comment = the comment has no closing {"}"}
draughts-pdn-unclosed-setup = the set-up has no closing /
draughts-pdn-bad-tag = a tag looks like [Event "Praha"]
draughts-pdn-tag-twice = the game already has a tag { $name }
draughts-pdn-game-type = "{ $found }" is not Czech draughts; expected 29 or "29,W,8,8,A0,0"
draughts-pdn-bad-number = a whole number up to 65535 expected
draughts-pdn-not-a-setup = a set-up such as /FEN "W:Wc3:Bd6"/ expected
draughts-pdn-no-white-move = White is to move, and the move cannot be left out
draughts-pdn-nothing-to-vary = a variation must follow the move that it replaces
draughts-pdn-unclosed-variation = the variation has no closing )
draughts-pdn-no-variation = there is no variation to close
draughts-pdn-other = this cannot be read
