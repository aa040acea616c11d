## Für alle, die Tische ausrichten

missing-extra = Dafür fehlt ein Teil der Installation: pip install 'spielgeld[{ $extra }]'
config-unreadable = Die Datei { $file } lässt sich nicht lesen: { $reason }.
config-broken = Die Datei { $file } ist kein TOML: { $reason }.
config-no-variables = Die Datei { $file } enthält keine Zeilen wie NAME=Wert.
config-unknown = Eine Einstellung { $name } gibt es nicht (in { $file }); es gibt { $known }.
config-number = { $name } muss eine Zahl sein (in { $file }), etwa { $name } = 2.
config-text = { $name } muss ein Text in Anführungszeichen sein (in { $file }).
config-list = { $name } muss eine Liste von Netzen sein (in { $file }), etwa { $name } = ["10.0.0.0/24"].
config-limits = { $name } muss ein eigener Abschnitt sein (in { $file }): eine Zeile [{ $name }] und darunter Zeilen wie requests-at-once = 800.
limit-unknown = Eine Grenze { $name } gibt es nicht; es gibt { $known }.
limit-whole = Die Grenze { $name } muss eine ganze Zahl über null sein.
limit-number = Die Grenze { $name } muss eine Zahl über null sein.
password-for-all = Ein Passwort auf der Befehlszeile können alle auf diesem Rechner lesen: Setze { $variable } oder schreib es in die Datei von --config.
serve-base-path = Der Pfad { $path } geht nicht: Schreib einen wie /games.
serve-network = Das ist kein Netz: { $reason }. Schreib eines wie 10.0.0.0/24.
serve-socket = Der Socket { $path } lässt sich nicht verwenden ({ $reason }).

backup-done = { $number ->
    [one] Ein Tisch ist
   *[other] { $number } Tische sind
} in { $file }.
upgrade-done = Die Datenbank ist jetzt auf dem neuesten Stand.
upgrade-needless = Die Datenbank war schon auf dem neuesten Stand.
restore-done = { $number ->
    [one] Ein Tisch aus { $file } ist
   *[other] { $number } Tische aus { $file } sind
} jetzt hier.
keep-unreadable = { $file } lässt sich nicht lesen: { $reason }.
keep-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
keep-no-backup = { $file } ist keine Sicherung.
keep-other-kind = { $file } ist eine Sicherung von PostgreSQL, die keine andere Datenbank lesen kann. Nimm einzelne Tische mit export und import mit.
keep-damaged = { $file } ist beschädigt.
keep-newer = { $file } stammt von einem neueren Spielgeld: Aktualisiere dieses.
keep-not-empty = In { $database } sind Tische: --replace löscht sie vorher.
keep-in-use = Jemand benutzt { $database }: Halte zuerst den Server an.
keep-no-tool = { $tool } fehlt: Installiere die Client-Programme von PostgreSQL.
keep-tool-failed = { $tool } ist gescheitert: { $reason }

export-done = Tisch { $table } ist in { $file }. Schließ ihn hier, bevor er anderswo weitergeht.
import-done = Tisch { $table } ist hier, bis Eintrag { $number }.
moving-none = Einen Tisch { $table } gibt es nicht.
moving-taken = Tisch { $table } ist schon hier.
moving-no-json = Die Datei ist kein exportierter Tisch: Sie ist kein JSON.
moving-form = Die Datei ist kein exportierter Tisch: siehe { $place }.
moving-broken = Das Journal in der Datei lässt sich nicht nachspielen: Eintrag { $number }.
moving-too-large = Die Datei ist zu groß für einen Tisch.

doctor-version = Spielgeld { $version }
doctor-bad = { $number ->
    [one] Etwas muss in Ordnung gebracht werden.
   *[other] { $number } Dinge müssen in Ordnung gebracht werden.
}
doctor-database = Die Datenbank { $url } antwortet.
doctor-older = Die Datenbank stammt von einem früheren Spielgeld: Sichere sie, dann bringen `spielgeld upgrade` oder der Server sie auf den neuesten Stand.
doctor-clock-database = Die Uhr der Datenbank weicht um { $seconds } s ab.
doctor-clock-site = Die Uhr der öffentlichen Adresse weicht um { $seconds } s ab.
doctor-clock-behind = Diese Uhr geht nach: Tische haben Einträge aus der Zukunft.
doctor-tools = Für Sicherungen fehlt { $tools }: Installiere die Client-Programme von PostgreSQL.
doctor-disk = { $free } MB sind in { $folder } frei.
doctor-open-file = Alle auf diesem Rechner können { $file } lesen.
doctor-no-mail = Kein Mailserver ist eingestellt: Niemand bekommt Post.
doctor-mail = Der Mailserver { $host } antwortet; sein Zertifikat gilt noch { $days } Tage.
doctor-mail-plain = Der Mailserver { $host } kann kein TLS: Mails reisen unverschlüsselt.
doctor-mail-login = Der Mailserver { $host } nimmt Namen und Passwort nicht an ({ $reason }).
doctor-mail-down = Der Mailserver { $host }, Port { $port } antwortet nicht: { $reason }.
doctor-certificate = Das Zertifikat von { $host } ist ungültig: { $reason }.
doctor-no-site = Keine öffentliche Adresse ist eingestellt (--site): Links in Mails würden ins Leere führen.
doctor-site = { $site } führt zu einem Spielgeld.
doctor-site-plain = { $site } führt zu einem Spielgeld, aber ohne HTTPS: Namen, Gebote und Links reisen unverschlüsselt.
doctor-site-down = { $site } ist nicht zu erreichen: { $reason }.
doctor-site-other = { $site } führt nicht zu einem Spielgeld (Status { $status }).
doctor-site-version = Der Server dort ist nicht { $version }.
