# What the program says of a table; what happens there and why something is refused is told by the sentences of the project's own
# i18n/en/table.ftl.
table-not-allowed = may not { $act }: { $why }
table-refused = { $why }; allowed: { $allowed }
table-no-game = there is no legal move in the start position
table-time-control = { $problem ->
    [not-seconds] column { $column }: expected a number of seconds
    [not-a-time] column { $column }: expected a time, such as 90, 5 min or 1:30
    [not-moves] column { $column }: expected a number of moves from 1 to 65535
    [surplus] column { $column }: expected the end, another period or the time for each move
    [too-precise] column { $column }: expected at most three decimals
    [too-large] column { $column }: expected a smaller number
    [not-below-sixty] column { $column }: expected two digits below 60 after the colon
    [no-time] column { $column }: expected some time in this period
    [rest-not-last] column { $column }: expected a number of moves, because another period follows
    [unknown] column { $column }: expected a time control, not the sign for an unknown one
   *[hourglass] column { $column }: expected a chess clock, not an hourglass
}
