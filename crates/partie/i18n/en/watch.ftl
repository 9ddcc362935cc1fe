watch-board = board { $board }, { $white } - { $black }
watch-gone = no longer: { $what }
