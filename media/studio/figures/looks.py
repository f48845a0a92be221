"""The school's people: named looks that shots call up. Colours are the cloth's; deep unless the picture wants a bright one."""
from dataclasses import replace

from figures.people import Look

NIGHT, WINE, WHITE, OCHRE, TEAL = "#262052", "#6B1535", "#F1E9DC", "#E8A02C", "#0F5B58"

LOOKS = {
    "student": Look("kurta", "tail", "woman", (NIGHT, "#D9CDBE", NIGHT), ("backpack",), ("#8E1F45",), height=1.64),
    "boy": Look("half", "short", "man", ("#2B3A78", "#1A1733", NIGHT), ("backpack",), ("#141228",), height=1.72),
    "reader": Look("sari", "bun", "woman", ("#7A1740", "#2A1030", "#A3224F"), ("book",), ("#1B1838",), height=1.63),
    "doctor": Look("coat", "short", "man", (WHITE, "#1E1B3C", NIGHT), height=1.74),
    "doctor woman": Look("coat", "bun", "woman", (WHITE, "#1F4A55", NIGHT), ("clipboard",), ("#2A2358",), height=1.64),
    "graduate": Look("gown", "bob", "woman", ("#17142E", "#17142E", OCHRE), ("scroll",), (WHITE,), hat=True, height=1.66),
    "graduate man": Look("gown", "short", "man", ("#17142E", "#17142E", OCHRE), ("scroll",), (WHITE,), hat=True, height=1.74),
    "scholar": Look("kurta", "plait", "woman", (TEAL, WHITE, NIGHT), ("tote",), ("#3A1631",), height=1.62),
    "elder": Look("dhoti", "turban", "man", ("#2B2450", WHITE, "#B4331E"), height=1.72),
    "clerk": Look("shirt", "bob", "woman", ("#31295F", "#17142E", NIGHT), ("phone",), ("#0E0C1C",), height=1.64),
    "girl": Look("kurta", "plait", "woman", ("#8E1F45", "#D9CDBE", NIGHT), ("book",), ("#1B1838",), height=1.58),
    "teacher": Look("sari", "bun", "woman", (OCHRE, "#7A1740", "#C4521E"), height=1.62),
    "coder": Look("shirt", "short", "man", ("#1F2B66", "#151230", NIGHT), ("laptop",), ("#3A3A55",), height=1.73),
    "nurse": Look("scrubs", "bun", "woman", ("#12615A", "#12615A", NIGHT), ("tray",), ("#D9CDBE",), height=1.62),
    "nurse woman": Look("sari", "bun", "woman", (WHITE, "#2A3E8C", WHITE), height=1.6),
    "farmer": Look("dhoti", "turban", "man", (WHITE, WHITE, "#D2451F"), height=1.7),
    "mother": Look("sari", "bun", "woman", ("#1F4E8C", "#14264E", "#E8A02C"), ("umbrella",), ("#17142E",), height=1.6),
    "surveyor": Look("half", "short", "man", ("#31295F", "#1B1838", NIGHT), height=1.72),
    "chemist": Look("coat", "tail", "woman", (WHITE, "#262052", NIGHT), ("pipette",), ("#1B1838",), height=1.65),
    "climber": Look("pyjama", "short", "man", ("#1F1B45", "#1F1B45", NIGHT), ("backpack",), ("#A3224F",), height=1.73),
    "bride": Look("sari veil", "bun", "woman", ("#C21F4E", "#7A1740", "#E8A02C"), height=1.58),
    "lawyer": Look("shirt", "short", "man", (NIGHT, "#151230", NIGHT), ("stack",), ("#7A1740",), height=1.75),
    "advocate": Look("gown", "bun", "woman", ("#15122B", "#15122B", WHITE), ("stack",), ("#7A1740",), height=1.64),
    "veiled": Look("veil", "bun", "woman", ("#0F5B58", WHITE, "#D9892A"), height=1.6),
    "potter": Look("pyjama", "short", "man", ("#2B2450", WHITE, NIGHT), ("pot",), ("#B4502A",), height=1.7),
    "idler": Look("shirt", "short", "man", ("#5A1B3A", "#17142E", NIGHT), ("book",), ("#E8A02C",), height=1.74),
    "physio": Look("scrubs", "short", "man", ("#204A7A", "#204A7A", NIGHT), height=1.73),
    "friend": Look("salwar", "long", "woman", ("#3B2A72", "#D9CDBE", "#D2451F"), height=1.63),
    "shopper": Look("salwar", "bun", "woman", ("#7A1740", "#2A1030", "#E8A02C"), ("tote",), ("#0F5B58",), height=1.6),
    "walker": Look("pyjama", "short", "man", ("#241F50", "#1B1838", NIGHT), height=1.72),
    "caretaker": Look("shirt", "turban", "man", (WHITE, "#1B1838", "#D2451F"), height=1.7),
    "speaker": Look("shirt", "long", "woman", ("#31295F", "#17142E", NIGHT), height=1.66),
    "counsel": Look("gown", "short", "man", ("#15122B", "#15122B", WHITE), ("scroll",), (WHITE,), height=1.76),
    "researcher": Look("coat", "plait", "woman", (WHITE, "#1E1B3C", NIGHT), height=1.64),
    "assayer": Look("coat sari", "bun", "woman", (WHITE, "#F2762A", NIGHT), height=1.63),
    "mooter": Look("bands", "bob", "woman", ("#15122B", "#15122B", WHITE), height=1.65),
    "mooter man": Look("bands", "short", "man", ("#15122B", "#15122B", WHITE), height=1.76),
    "porter": Look("dhoti", "turban", "man", ("#1F1B45", WHITE, "#E8A02C"), ("tray",), ("#7A1740",), height=1.7),
}


def dressed(name, colours=None, carry=None, carry_colours=None, height=None):
    """A look with some things changed."""
    look = LOOKS[name]
    changes = {k: tuple(v) if isinstance(v, (list, tuple)) else v for k, v in
               dict(colours=colours, carry=carry, carry_colours=carry_colours, height=height).items() if v is not None}
    return replace(look, **changes)
