# Bots with names, and stand-ins.
new-people = Somebody in particular
new-person = bot: { $name }, { $habit }
new-company = Bots come as a mixed company, drawn from { $number } people with habits of their own. Under “More options” you can ask for one of them.
level-stand-in = careful stand-in
