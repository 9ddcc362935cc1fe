serve-ready = Partie běží na { $address }
serve-no-home = není tu domovský adresář: zadejte --data DIR
