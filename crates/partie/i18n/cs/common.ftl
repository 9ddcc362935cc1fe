common-and = { $others } a { $last }
common-or = { $others } nebo { $last }
common-cannot-read = { $file } nelze číst: { $error }
common-cannot-write = { $file } nelze zapsat: { $error }
common-stdin = standardní vstup
