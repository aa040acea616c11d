## For those who host

missing-extra = This needs more than the plain installation: pip install 'spielgeld[{ $extra }]'
config-unreadable = The file { $file } can't be read: { $reason }.
config-broken = The file { $file } is not TOML: { $reason }.
config-no-variables = The file { $file } does not hold lines such as NAME=value.
config-unknown = There is no setting { $name } (in { $file }); there are { $known }.
config-number = { $name } must be a number (in { $file }), such as { $name } = 2.
config-text = { $name } must be a text between quotation marks (in { $file }).
config-list = { $name } must be a list of networks (in { $file }), such as { $name } = ["10.0.0.0/24"].
config-limits = { $name } must be a part of its own (in { $file }): a line [{ $name }], and below it lines such as requests-at-once = 800.
limit-unknown = There is no limit { $name }; there are { $known }.
limit-whole = The limit { $name } must be a whole number above zero.
limit-number = The limit { $name } must be a number above zero.
password-for-all = A password on a command line can be read by every user of this machine: set { $variable } or write it into the file of --config.
serve-base-path = The path { $path } is not possible: write one such as /games.
serve-network = That is not a network: { $reason }. Write one such as 10.0.0.0/24.
serve-socket = The socket { $path } can't be used ({ $reason }).

backup-done = { $number ->
    [one] One table is
   *[other] { $number } tables are
} in { $file }.
upgrade-done = The database is up to date now.
upgrade-needless = The database was up to date already.
restore-done = { $number ->
    [one] One table of { $file } is
   *[other] { $number } tables of { $file } are
} here now.
keep-unreadable = { $file } can't be read: { $reason }.
keep-unwritable = { $file } can't be written: { $reason }.
keep-no-backup = { $file } is not a backup.
keep-other-kind = { $file } is a copy of PostgreSQL, which no other database can read. Take single tables along with export and import.
keep-damaged = { $file } is damaged.
keep-newer = { $file } was made by a newer Spielgeld: update this one.
keep-not-empty = There are tables in { $database }: --replace deletes them first.
keep-in-use = Somebody uses { $database }: stop the server first.
keep-no-tool = { $tool } is not there: install PostgreSQL's client programs.
keep-tool-failed = { $tool } failed: { $reason }

export-done = Table { $table } is in { $file }. Close it here before it goes on elsewhere.
import-done = Table { $table } is here, up to entry { $number }.
moving-none = There is no table { $table }.
moving-taken = Table { $table } is here already.
moving-no-json = The file is not an exported table: it is not JSON.
moving-form = The file is not an exported table: see { $place }.
moving-broken = The journal in the file can't be played again: entry { $number }.
moving-too-large = The file is too large for a table.

doctor-version = Spielgeld { $version }
doctor-bad = { $number ->
    [one] One thing needs to be fixed.
   *[other] { $number } things need to be fixed.
}
doctor-database = The database { $url } answers.
doctor-older = The database was made by an earlier Spielgeld: make a backup, then let `spielgeld upgrade` or the server bring it up to date.
doctor-clock-database = The clock of the database differs by { $seconds } s.
doctor-clock-site = The clock of the public address differs by { $seconds } s.
doctor-clock-behind = This clock is behind: tables have entries from the future.
doctor-tools = Backups need { $tools }: install PostgreSQL's client programs.
doctor-disk = { $free } MB are free in { $folder }.
doctor-open-file = Every user of this machine can read { $file }.
doctor-no-mail = No mail server is set: nobody is mailed.
doctor-mail = The mail server { $host } answers; its certificate is valid for { $days } more days.
doctor-mail-plain = The mail server { $host } offers no TLS: mails travel in the clear.
doctor-mail-login = The mail server { $host } does not accept the name and password ({ $reason }).
doctor-mail-down = The mail server { $host }, port { $port } does not answer: { $reason }.
doctor-certificate = The certificate of { $host } is not valid: { $reason }.
doctor-no-site = No public address is set (--site): links in mails would lead nowhere.
doctor-site = { $site } leads to a Spielgeld server.
doctor-site-plain = { $site } leads to a Spielgeld server, but without HTTPS: names, bids and links travel in the clear.
doctor-site-down = { $site } can't be reached: { $reason }.
doctor-site-other = { $site } does not lead to a Spielgeld server (status { $status }).
doctor-site-version = The server there is not { $version }.
