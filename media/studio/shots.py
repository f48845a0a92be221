"""The shot list: every picture of the site, by id. What a field means: shot.py; families/ and figures/looks.py hold the names."""
from shotlist import home, pages, programmes, schools

SHOTS = {}
for group in (home.SHOTS, schools.SHOTS, programmes.SHOTS, pages.SHOTS):
    for shot in group:
        assert shot.id not in SHOTS, f"two shots are called {shot.id}"
        SHOTS[shot.id] = shot
