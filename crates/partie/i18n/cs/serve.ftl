serve-ready = Partie běží na { $address }
serve-no-home = není domovská složka: řekněte pomocí --data, kam data ukládat
serve-no-browser = prohlížeč nešlo otevřít: { $opener }: { $error }
serve-taken = na { $address } už naslouchá jiný program; jinou adresu zvolte pomocí --listen
