## Für alle, die Tische ausrichten

missing-extra = Dafür fehlt ein Teil der Installation: pip install 'spielgeld[{ $extra }]'
