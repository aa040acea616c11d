## For those who host

missing-extra = This needs more than the plain installation: pip install 'spielgeld[{ $extra }]'
config-unreadable = The file { $file } can't be read: { $reason }.
config-broken = The file { $file } is not TOML: { $reason }.
config-unknown = There is no setting { $name } (in { $file }); there are { $known }.
password-for-all = A password on a command line can be read by every user of this machine: set { $variable } or write it into the file of --config.
serve-base-path = The path { $path } can't be: write one such as /games.
serve-network = That is no network: { $reason }. Write one such as 10.0.0.0/24.
serve-socket = The socket { $path } can't be used ({ $reason }).
