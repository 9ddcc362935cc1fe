watch-board = šachovnice { $board }, { $white } – { $black }
watch-gone = už neplatí: { $what }
