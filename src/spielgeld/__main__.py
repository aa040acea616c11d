"""python -m spielgeld"""

from spielgeld.cli import main

main()
