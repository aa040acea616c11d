## For those who host

missing-extra = This needs more than the plain installation: pip install 'spielgeld[{ $extra }]'
