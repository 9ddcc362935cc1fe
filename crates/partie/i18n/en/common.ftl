common-cannot-read = { $file } cannot be read: { $error }
common-cannot-write = { $file } cannot be written: { $error }
common-stdin = standard input
common-binary = { $file }:{ $line }: this is no text file; a game file in PGN or PDN expected
common-markup = { $file }: this is a web page, not a game file
common-packed = { $file } is packed with { $how }, which is not read here; unpack it, or pack it with gzip or zstd
common-utf16 = { $file }:1: this is UTF-16; save it as UTF-8
common-system = { $kind ->
    [not-found] there is no such file or directory
    [not-allowed] this is not allowed
    [no-directory] a part of the path is a file, not a directory
    [directory] it is a directory
    [exists] a file of this name is there already
    [full] the disk is full
    [read-only] nothing can be written on this disk
    [refused] nobody listens there
    [broken] the connection is broken
    [no-way] there is no way there
    [late] there is no answer
   *[other] { $error }
}
