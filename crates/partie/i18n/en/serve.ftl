serve-ready = Partie is at { $address }
serve-no-home = there is no home directory: say where to keep things with --data
