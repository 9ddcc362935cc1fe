serve-ready = Partie is at { $address }
serve-no-browser = the browser could not be opened: { $opener }: { $error }
serve-taken = another program already listens on { $address }; choose another address with --listen
serve-not-here = this machine has no address { $address }; 127.0.0.1 is for this machine only, 0.0.0.0 for all who reach it
serve-port-not-allowed = the system lets not everybody listen on { $address }; choose a port above 1023 with --listen
serve-listen = { $address } cannot be listened on: { $error }
serve-directory = nothing can be kept in { $file }: { $error }; choose another directory with --data
serve-file = { $file } cannot be used: { $error }
serve-in-use = another program is using it; perhaps the server runs already
serve-damaged = it is damaged, or was not written by this program ({ $error }); a copy made with partie backup can take its place
serve-newer = it was written by a newer program (version { $version }, and this one knows { $known } at most)
serve-older = it was written by an older program (version { $version }); when the server has started once it will be { $known }
serve-table = table { $table } cannot be read: { $error }
serve-exists = { $file } is there already, and nothing is written over
serve-system = the server cannot start: { $error }
serve-no-table = there is no table { $table }
serve-followed = { $file } cannot be used: partie backup is writing a copy there; stop it first, or choose another directory
serve-log-damaged = { $file } is damaged in { $places ->
        [one] one place
       *[other] { $places } places
    }; partie verify tells where
serve-replaced = { $file } is no longer the log that was copied: it was replaced by an older one or by another one. To follow it, start again; this replaces the copy
serve-config-wrong = { $file }:{ $line }:{ $column }: { $why }
serve-config-unknown = there is no setting { $key }; there are { $known }
serve-config-value = { $key } has a value of the wrong kind; expected is a text in quotation marks, true or false for a switch, or a list in brackets where several are allowed
serve-config-good = The settings are fine.
