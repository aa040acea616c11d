# Bots mit Namen, und Vertretungen.
new-people = Jemand Bestimmtes
new-person = Bot: { $name }, { $habit }
new-company = Bots kommen als gemischte Runde, ausgelost unter { $number } Leuten mit eigenen Gewohnheiten. Unter „Mehr Einstellungen“ kannst du jemanden davon einladen.
level-stand-in = vorsichtige Vertretung
