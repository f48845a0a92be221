"""All shots of the site, by id. shot.py defines the fields; families/ and figures/looks.py have the names to choose from."""
from shotlist import gallery_dawn, gallery_dusk, gallery_noon, home, pages, programmes, schools, services, street, tuesdays

SHOTS = {}
for group in (home.SHOTS, schools.SHOTS, programmes.SHOTS, pages.SHOTS, services.SHOTS, gallery_dawn.SHOTS, gallery_noon.SHOTS, gallery_dusk.SHOTS, tuesdays.SHOTS, street.SHOTS):
    for shot in group:
        assert shot.id not in SHOTS, f"two shots are called {shot.id}"
        SHOTS[shot.id] = shot
