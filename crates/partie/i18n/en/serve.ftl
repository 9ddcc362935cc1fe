serve-ready = Partie is at { $address }
serve-no-home = there is no home directory: say where to keep things with --data
serve-no-browser = the browser could not be opened: { $opener }: { $error }
serve-taken = another program already listens on { $address }; choose another address with --listen
