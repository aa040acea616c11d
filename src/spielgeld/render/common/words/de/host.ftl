## Für alle, die Tische ausrichten

missing-extra = Dafür fehlt ein Teil der Installation: pip install 'spielgeld[{ $extra }]'
config-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
config-broken = Die Datei { $file } ist kein TOML: { $reason }.
config-unknown = Eine Einstellung { $name } gibt es nicht (in { $file }); es gibt { $known }.
password-for-all = Ein Passwort auf der Befehlszeile können alle auf diesem Rechner lesen: Setze { $variable } oder schreib es in die Datei von --config.
serve-base-path = Der Pfad { $path } geht nicht: Schreib einen wie /games.
serve-network = Das ist kein Netz: { $reason }. Schreib eines wie 10.0.0.0/24.
serve-socket = Der Socket { $path } lässt sich nicht verwenden ({ $reason }).
