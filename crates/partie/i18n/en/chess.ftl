# Why a text is not a move.
chess-text-expected = { $expected ->
    [move] a piece, a square or castling expected
    [file] a file from a to h expected
    [rank] a rank from 1 to 8 expected
    [castling] castling is 0-0 or 0-0-0
    [promotion] the piece that the pawn becomes expected: queen, rook, bishop or knight
    [lower-case] files are written in lower case, capitals are pieces
    [word] a word of an announcement expected
    [castling-side] castling is announced with its side
   *[end] nothing more is expected here
}
chess-text-foreign-letter = { $letter } is no piece in these letters ({ $letters })
chess-text-null-move = a null move is not a move: the players move alternately
chess-text-ambiguous = several legal moves fit: { $moves }
chess-text-no-such-piece = there is no such piece to move

# What is wrong with a FEN.
chess-fen = the FEN cannot be read, column { $column }: { $problem }
chess-fen-missing = the text ends too early
chess-fen-surplus = nothing more is expected here
chess-fen-spacing = the parts are separated by one space each
chess-fen-not-a-piece = a piece (KQRBNP or kqrbnp), a digit from 1 to 8 or / expected, not '{ $found }'
chess-fen-rank-too-long = rank { $rank } has more than eight squares
chess-fen-rank-too-short = rank { $rank } has fewer than eight squares
chess-fen-digits-together = empty squares side by side are counted in one digit
chess-fen-wrong-number-of-ranks = the board has eight ranks separated by /
chess-fen-not-a-turn = the turn is w or b
chess-fen-not-a-castling-right = castling rights are -, or letters of KQkq or of the rooks' files, not '{ $found }'
chess-fen-castling-twice = '{ $found }' is a second castling right on the same side of the same king
chess-fen-castling-order = castling rights come in the order KQkq, or all as the letters of the rooks' files
chess-fen-no-such-castling = '{ $found }' needs that rook and the king, not in a corner, on their first rank
chess-fen-not-a-square = the en-passant square is - or a square such as e3
chess-fen-nothing-passed = no pawn can just have passed over { $square }
chess-fen-not-a-number = a whole number from { $least } to 65535 expected
chess-fen-kings = { $colour ->
    [White] White
   *[Black] Black
} has { $count } kings instead of one
chess-fen-too-many-pieces = { $colour ->
    [White] White
   *[Black] Black
} has { $count } pieces, more than 16
chess-fen-too-many-pawns = { $colour ->
    [White] White
   *[Black] Black
} has { $count } pawns, more than eight
chess-fen-pawn-on-edge = a pawn on { $square }: no pawn can stand on the first or last rank
chess-fen-opponent-in-check = { $colour ->
    [White] White
   *[Black] Black
} is in check, but does not have the move
chess-fen-other = no possible position

# What is wrong with a PGN file.
chess-pgn-expected = { $what ->
    [tag-name] the name of a tag
    [tag-value] the tag's value in quotation marks
    [closing-quote] a quotation mark after the tag's value
    [closing-bracket] ] after the tag's value
   *[movetext] a move, a comment, a variation or the result
}
chess-pgn-unexpected = { $expected } expected, not { $found }
chess-pgn-line-ends = { $expected } expected, but the line ends
chess-pgn-ends-early = { $expected } expected, but the file ends
chess-pgn-tag-twice = the tag { $name } stands here twice; the first one counts
chess-pgn-unclosed-comment = this comment is not closed with {"}"}
chess-pgn-unclosed-variation = this variation is not closed with )
chess-pgn-no-variation = no variation is open that ) could close
chess-pgn-nothing-to-vary = a variation needs a move before it that it replaces
chess-pgn-too-deep = variations are nested more than { $depth } deep
chess-pgn-not-a-nag = a number from 0 to 255 expected after $
chess-pgn-fen = no possible position: { $problem }
chess-pgn-variant = the rules of "{ $name }" are not known here, only those of chess and Chess960
