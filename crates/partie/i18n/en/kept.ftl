kept-no-home = there is no home directory: say where to keep things with --data
kept-damaged-table =
    table { $table }: { $flaw ->
        [missing] entry { $entry } is missing
        [unreadable] entry { $entry } cannot be read
       *[altered] entry { $entry } is not what was written
    }; nothing from there on counts
kept-damaged-position =
    { $flaw ->
        [missing] an entry is missing at position { $position }
        [unreadable] the entry at position { $position } cannot be read
       *[altered] the entry at position { $position } is not what was written
    }, and it is not known to which table it belongs
kept-not-understood = table { $table } is left out: { $error }
kept-sound =
    { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } of { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }: all as written
kept-not-sound =
    { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } of { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } looked at: the log is damaged in { $damaged ->
        [one] one place
       *[other] { $damaged } places
    }
kept-no-proof = the proof: expected the number of an entry, a colon and 64 hexadecimal digits
kept-proved = yes: up to entry { $entry } this is the record of table { $table }
kept-proved-whole = yes: this is the whole record of table { $table }
kept-cannot-tell = this cannot be decided: the record of table { $table } is damaged before entry { $entry }
kept-not-proved = no: this is not the record of table { $table }
kept-follows = the copy in { $directory } has everything up to position { $position } and follows the log
kept-not-copied = { $file } is damaged, so it does not replace the older copy; choose another directory to copy it all the same
kept-not-followed = { $file } is damaged, so nothing more is copied from it; the copy is as it was before the damage
kept-not-restored = { $file } is damaged, and nothing was restored; with --damaged each table is restored up to its last good entry
kept-restored =
    restored: { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } of { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, the last one from { $date } UTC
kept-restored-nothing = restored: a log without entries
kept-aside = what was there before is in { $directory }
kept-no-key = the file server.key is not part of a backup, and there is none here: links that are still open keep working, but cannot be shown again
