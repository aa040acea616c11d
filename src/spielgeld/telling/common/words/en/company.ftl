# Bots with names, and stand-ins.
new-people = Somebody in particular
new-person = bot: { $name }, { $habit }
new-company = Bots are a mixed company, drawn from { $number } people. Under “{ new-more }” you can pick one of them.
level-stand-in = careful stand-in
