"""python -m tests.games NAME RECORD.json: put a finished game on the shelf."""

import json
import sys
from pathlib import Path

from tests.games import put

name, path = sys.argv[1:]
put(name, json.loads(Path(path).read_text(encoding="utf-8")))
