serve-ready = Partie is at { $address }
serve-no-home = there is no home directory: say --data DIR
