#!/usr/bin/env python3
"""Counts the people of all shots and films by role: python3 studio/census.py

Renders nothing. Exits with the names of looks, acts and props that shots use but that don't exist. Runs itself inside Blender, whose Python has
the packages that figures/ needs.
"""
from collections import Counter
from contextlib import redirect_stdout
from pathlib import Path
import sys
import tempfile

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
TONES, WESTERN = ("light", "mid", "dark"), {"tee", "tucked", "shirt", "half", "jacket", "kurti_jeans", "uniform", "pinafore"}
WORN = {"coat": "work dress", "coat_sari": "work dress", "coat_kurta": "work dress", "scrubs": "work dress", "gown": "gown", "bands": "gown", "sari": "sari or mekhela", "sari_head": "sari or mekhela", "mekhela": "sari or mekhela"}


def told(look):
    """Returns the properties of a look that are counted: sex, skin tone, age and dress."""
    age = look.build.age
    return {"sex": "women" if look.build.sex < .5 else "men", "tone": TONES[0 if look.skin < 3 else 1 if look.skin < 5 else 2], "age": "under 18" if age < 18 else "18–30" if age <= 30 else "31–54" if age < 55 else "55 and over",
            "dress": "shirts, T-shirts, jeans" if look.wear in WESTERN else WORN.get(look.wear, "kurtas and wraps")}


def main():
    from figures.acts import ACTS
    from figures.looks import LOOKS
    from figures.props import PROPS
    from shotlist.films import FILMS
    from shots import SHOTS
    figures = [f for shot in [*SHOTS.values(), *(film.shot for film in FILMS.values())] for f in shot.figures]
    lacking = {f.look for f in figures} - set(LOOKS) | {f.act for f in figures} - set(ACTS) | {c for f in figures for c in f.carry or ()} - set(PROPS)
    if lacking:
        raise SystemExit(f"no such look, act or prop: {', '.join(sorted(lacking))}")
    people = [LOOKS[f.look] for f in figures]
    roles = {}
    for look in people:
        for kind, value in told(look).items():
            roles.setdefault(look.role, Counter())[(kind, value)] += 1
    columns = [("sex", v) for v in ("women", "men")] + [("tone", v) for v in TONES] + [("age", v) for v in ("under 18", "18–30", "31–54", "55 and over")] + [("dress", v) for v in ("kurtas and wraps", "sari or mekhela", "shirts, T-shirts, jeans", "work dress", "gown")]
    print("| part | all | " + " | ".join(v for _, v in columns) + " |\n|" + " --- |" * (len(columns) + 2))
    total = sum(roles.values(), Counter())
    for role, count in [*sorted(roles.items(), key=lambda r: -sum(v for (k, _), v in r[1].items() if k == "sex")), ("all", total)]:
        print(f"| {role} | {sum(v for (k, _), v in count.items() if k == 'sex')} | " + " | ".join(str(count[c]) for c in columns) + " |")
    print(f"\n{len(LOOKS)} looks, {len({f for f in people})} of them in shots; skins used: {dict(sorted(Counter(p.skin for p in people).items()))}")


if __name__ == "__main__":
    if "--" in sys.argv:  # inside Blender
        with open(sys.argv[-1], "w") as out, redirect_stdout(out):
            main()
    else:
        import blender
        with tempfile.TemporaryDirectory() as folder:
            table = Path(folder) / "table.md"
            blender.run(HERE / "census.py", table, table)
            print(table.read_text(), end="")
