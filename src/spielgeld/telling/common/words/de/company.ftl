# Bots mit Namen, und Vertretungen.
new-people = Jemand Bestimmtes
new-person = Bot: { $name }, { $habit }
new-company = Bots kommen als gemischte Runde aus { $number } Leuten. Unter „{ new-more }“ kannst du jemanden davon einladen.
level-stand-in = vorsichtige Vertretung
