"""Write the playthrough files again: python -m tests.playthroughs"""

from tests.laws.configurations import CONFIGURATIONS
from tests.playthroughs.test_playthroughs import FOLDER, path_of, play_through

for old in FOLDER.glob("*.txt"):
    old.unlink()
for configuration in CONFIGURATIONS:
    path_of(configuration).write_text(play_through(configuration), encoding="utf-8")
print(f"{len(CONFIGURATIONS)} playthroughs written")
