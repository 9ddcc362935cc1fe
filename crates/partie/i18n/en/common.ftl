common-cannot-read = { $file } cannot be read: { $error }
common-cannot-write = { $file } cannot be written: { $error }
common-stdin = standard input
common-binary = { $file }:{ $line }: this is no text file; a game file in PGN or PDN expected
common-utf16 = { $file }:1: this is UTF-16; save it as UTF-8
