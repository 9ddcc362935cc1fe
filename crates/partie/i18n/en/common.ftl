common-and = { $others } and { $last }
common-or = { $others } or { $last }
common-cannot-read = { $file } cannot be read: { $error }
common-cannot-write = { $file } cannot be written: { $error }
common-stdin = standard input
