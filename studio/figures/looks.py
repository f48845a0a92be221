"""The cast: looks that shots refer to by name. Each role is spread evenly over skin tone, sex and dress (`census.py` counts them). `colours` are
those of the cloth: deep, unless a picture needs a bright one."""
from dataclasses import replace

from figures.head import GREY, IRON, SILVER
from figures.human import Build
from figures.people import Look

NIGHT, WINE, WHITE, OCHRE, TEAL, SKY = "#262052", "#7A1740", "#F1E9DC", "#E8A02C", "#0F5B58", "#2F6FB0"
EAST, SOUTH, NORTH = (.02, .76, .22), (.30, .14, .56), (.04, .16, .80)
SHAPES = {"hump": "nose/nose-hump-incr", "concave": "nose/nose-curve-concave", "convex": "nose/nose-curve-convex", "tip-down": "nose/nose-point-down", "tip-up": "nose/nose-point-up", "long-nose": "nose/nose-scale-vert-incr",
          "short-nose": "nose/nose-scale-vert-decr", "broad-nose": "nose/nose-scale-horiz-incr", "fine-nose": "nose/nose-scale-horiz-decr", "flat-nose": "nose/nose-scale-depth-decr", "big-nose": "nose/nose-volume-incr", "oval": "head/head-oval",
          "round": "head/head-round", "square": "head/head-square", "heart": "head/head-invertedtriangular", "pear": "head/head-triangular", "diamond": "head/head-diamond", "long": "head/head-scale-vert-incr", "lean": "head/head-fat-decr",
          "full": "head/head-fat-incr", "aged": "head/head-age-incr", "broad": "head/head-scale-horiz-incr", "slim-neck": "neck/neck-scale-horiz-decr", "belly": "stomach/stomach-pregnant-incr", "narrow": "torso/measure-shoulder-dist-decr"}


def face(words):
    """Converts 'hump .6 oval .5' to pairs of target and weight."""
    parts = words.split()
    return tuple((SHAPES[name], float(share)) for name, share in zip(parts[::2], parts[1::2]))


def woman(age, height, weight=.5, muscle=.45, race=(.12, .22, .66), words=""):
    return Build(0., age, weight, muscle, height, race, face("slim-neck .4 " + words))


def man(age, height, weight=.5, muscle=.5, race=(.12, .22, .66), words=""):
    return Build(1., age, weight, muscle, height, race, face("narrow .25 " + words))


LOOKS = {
    # students
    "student": Look("student", woman(20, 1.64, .42, words="oval .5 fine-nose .3"), 3, "kurta", "pony", (NIGHT, "#D9CDBE", NIGHT), (), ("backpack",), ("#8E1F45",), shoes="#8E1F45"),
    "girl": Look("student", woman(19, 1.57, .45, words="heart .4 tip-up .3"), 4, "kurta", "plait", ("#8E1F45", "#D9CDBE", NIGHT), (), ("book",), ("#1B1838",), sandals=True, shoes="#5A2A1A"),
    "friend": Look("student", woman(21, 1.63, .5, words="diamond .4 long-nose .3"), 1, "kurta_stole", "long", ("#3B2A72", "#D9CDBE", "#D2451F"), shoes="#3A2418", sandals=True),
    "scholar": Look("student", woman(27, 1.66, .38, race=SOUTH, words="long .3 hump .3"), 6, "kurta_side", "side_plait", (TEAL, WHITE, NIGHT), ("spectacles",), ("tote",), ("#3A1631",), sandals=True, shoes="#3A2418"),
    "hijabi": Look("student", woman(20, 1.60, .45, race=NORTH, words="oval .4"), 1, "kurta_side", "none", ("#2A5F8C", NIGHT, "#E9D9C4"), ("hijab:#E9D9C4",), ("book",), ("#C63D2B",)),
    "denim": Look("student", woman(19, 1.68, .40, words="square .3"), 2, "tee", "bob", ("#E8A02C", "#2B3E70", NIGHT), (), ("backpack",), ("#17142E",), shoes="#F1E9DC"),
    "shillong": Look("student", woman(22, 1.58, .45, race=EAST, words="round .3"), 0, "tucked", "pixie", (WHITE, "#3B2A4A", NIGHT), (), (), shoes="#F1E9DC"),
    "madurai": Look("student", woman(20, 1.61, .55, race=SOUTH, words="full .3 broad-nose .3"), 7, "kurti_jeans", "plait", ("#D98A1E", "#25305A", NIGHT), ("bindi",), ("tote",), ("#7A1740",), sandals=True, shoes="#3A2418"),
    "rider": Look("student", woman(21, 1.62, .42, words="oval .3 convex .3"), 5, "short_kurta", "top_bun", ("#C2417A", "#26284E", NIGHT), (), ("wheelchair",), ("#20242E",), shoes="#F1E9DC"),
    "reader": Look("student", woman(31, 1.63, .42, words="oval .5 long-nose .2"), 2, "sari", "bun", ("#7A1740", "#2A1030", "#A3224F"), (), ("book",), ("#1B1838",), sandals=True, shoes="#3A2418"),
    "boy": Look("student", man(20, 1.73, .40, words="oval .4"), 4, "half", "quiff", ("#2B3A78", "#1A1733", NIGHT), (), ("backpack",), ("#141228",), shoes="#F1E9DC"),
    "singh": Look("student", man(20, 1.77, .45, .6, NORTH, "long .3 hump .3"), 1, "half", "none", ("#3E7FB8", "#26284E", NIGHT), ("turban:#D2451F", "beard"), ("backpack",), ("#17142E",), shoes="#6B3A1E"),
    "curly": Look("student", man(19, 1.70, .34, .4, SOUTH, "lean .4 broad-nose .3"), 6, "tee", "curly", ("#D2451F", "#2B3E70", NIGHT), (), ("backpack",), ("#2B2450",), shoes="#F1E9DC"),
    "kohima": Look("student", man(21, 1.67, .45, .55, EAST, "square .4 flat-nose .2"), 1, "tee", "side_part", ("#1F6B58", "#20203C", NIGHT), (), (), shoes="#F1E9DC"),
    "kurtaman": Look("student", man(22, 1.75, .42, words="diamond .4 hump .4"), 3, "short_kurta", "crop", ("#C9602A", "#26284E", NIGHT), ("beard",), ("tote",), ("#E9D9C4",), sandals=True, shoes="#3A2418"),
    "coder": Look("student", man(22, 1.72, .48, .35, words="round .3"), 2, "shirt", "side_part", ("#1F2B66", "#151230", NIGHT), ("spectacles",), ("laptop",), ("#3A3A55",)),
    "idler": Look("student", man(21, 1.74, .44, words="lean .3 long-nose .3"), 5, "tee", "crop", ("#5A1B3A", "#17142E", NIGHT), (), ("book",), ("#E8A02C",), shoes="#F1E9DC"),
    "climber": Look("student", man(23, 1.74, .42, .6, words="square .3"), 2, "tee", "quiff", ("#1F1B45", "#1F1B45", NIGHT), (), ("backpack",), ("#A3224F",), shoes="#F1E9DC"),
    "sprinter": Look("student", woman(19, 1.68, .40, words="square .3"), 2, "sports_long", "pony", ("#D5213C", "#17142E", NIGHT), shoes="#F1E9DC"),
    "sprinter man": Look("student", man(19, 1.70, .34, .5, SOUTH, "lean .4 broad-nose .3"), 6, "sports", "curly", ("#F4EFE4", "#17142E", NIGHT), shoes="#F1E9DC"),
    "sprinter singh": Look("student", man(20, 1.77, .42, .6, NORTH, "long .3 hump .3"), 1, "sports", "none", ("#1F5A8C", "#17142E", NIGHT), ("turban:#D2451F", "beard"), shoes="#F1E9DC"),
    "walker": Look("student", man(24, 1.72, .42, words="oval .3 tip-down .3"), 5, "pyjama", "side_part", ("#241F50", "#1B1838", NIGHT), sandals=True, shoes="#3A2418"),
    "surveyor": Look("student", man(23, 1.71, .5, words="pear .3"), 3, "half", "crop", ("#31295F", "#1B1838", NIGHT), ("moustache",)),
    "chemist": Look("student", woman(23, 1.65, .42, race=NORTH, words="long .3"), 2, "coat_kurta", "pony", (WHITE, "#262052", "#8E1F45"), (), ("pipette",), ("#1B1838",)),
    "mooter": Look("student", woman(22, 1.65, .42, words="heart .3 hump .4"), 5, "bands", "bun", ("#15122B", "#15122B", WHITE)),
    "mooter man": Look("student", man(22, 1.76, .45, race=NORTH, words="long .3"), 1, "bands", "none", ("#15122B", "#15122B", WHITE), ("turban:#2B3A78", "beard")),
    "graduate": Look("student", woman(23, 1.64, .48, words="round .3"), 4, "gown", "bob", ("#17142E", "#17142E", OCHRE), (), ("scroll",), (WHITE,), hat=True),
    "graduate man": Look("student", man(23, 1.74, .45, race=SOUTH, words="broad .3"), 6, "gown", "crop", ("#17142E", "#17142E", OCHRE), (), ("scroll",), (WHITE,), hat=True),
    "graduate tall": Look("student", woman(26, 1.71, .38, race=SOUTH, words="long .3"), 7, "gown", "plait", ("#17142E", "#17142E", OCHRE), (), ("scroll",), (WHITE,), hat=True),
    # teachers and scholars
    "teacher": Look("teacher", woman(46, 1.59, .62, words="round .4 full .4"), 4, "sari", "bun", (OCHRE, "#7A1740", "#C4521E"), sandals=True, shoes="#3A1631"),
    "lecturer": Look("teacher", woman(38, 1.69, .5, race=SOUTH, words="long .3 lean .3"), 7, "tucked", "top_bun", ("#F1E9DC", "#5A1B3A", NIGHT), ("spectacles",)),
    "guwahati": Look("teacher", woman(41, 1.58, .5, race=EAST, words="broad .3"), 1, "mekhela", "bun", ("#F1E2C0", "#A3173F", "#A3173F"), sandals=True, shoes="#5A2A1A"),
    "professor": Look("teacher", man(61, 1.71, .58, .35, words="belly .12 aged .5 big-nose .3"), 5, "bandhgala", "receding", ("#3A3550", "#23203C", NIGHT), ("spectacles", "moustache"), shade=GREY),
    "dean": Look("teacher", man(54, 1.74, .5, words="square .4 aged .3"), 2, "waistcoat", "side_part", ("#E9DCC4", "#E9DCC4", "#5A3A2A"), ("beard",), shade=GREY, sandals=True, shoes="#5A2A1A"),
    "speaker": Look("teacher", woman(34, 1.66, .42, words="square .3"), 3, "jacket", "long", ("#31295F", "#17142E", "#E9DCC4")),
    "researcher": Look("teacher", woman(29, 1.62, .45, race=EAST, words="oval .3"), 0, "coat", "pony", (WHITE, "#1E1B3C", "#2A5F8C"), ("spectacles",)),
    # health
    "doctor": Look("doctor", man(51, 1.75, .52, .4, NORTH, "aged .3 big-nose .3 long .2"), 2, "coat", "none", (WHITE, "#1E1B3C", "#7FA8D0"), ("turban:#8E1F2E", "beard", "moustache", "spectacles"), shade=IRON),
    "doctor woman": Look("doctor", woman(43, 1.63, .5, race=SOUTH, words="oval .3 tip-down .3"), 6, "coat_kurta", "bun", (WHITE, "#1F4A55", "#D98A1E"), ("hearing_aid",), ("clipboard",), ("#2A2358",), sandals=True, shoes="#3A2418"),
    "surgeon": Look("doctor", woman(59, 1.60, .52, words="aged .4 hump .3"), 3, "coat_sari", "bob", (WHITE, "#7A1740", "#E8A02C"), ("spectacles",), shade=GREY),
    "nurse": Look("nurse", woman(27, 1.61, .48, race=EAST, words="round .3"), 1, "scrubs", "bun", ("#12615A", "#12615A", NIGHT), (), ("tray",), ("#D9CDBE",), shoes="#F1E9DC"),
    "nurse woman": Look("nurse", woman(36, 1.60, .55, race=SOUTH, words="full .4"), 6, "sari", "bun", (WHITE, "#2A3E8C", "#2A3E8C"), shoes="#F1E9DC"),
    "brother": Look("nurse", man(28, 1.70, .45, words="oval .3"), 3, "scrubs", "side_part", ("#2A5CA8", "#2A5CA8", NIGHT), (), shoes="#F1E9DC"),
    "physio": Look("therapist", man(31, 1.74, .5, .7, words="square .4"), 4, "scrubs", "crop", ("#204A7A", "#204A7A", NIGHT), ("beard",), shoes="#F1E9DC"),
    "assayer": Look("student", woman(24, 1.62, .48, race=NORTH, words="round .2"), 2, "coat_kurta", "none", (WHITE, "#F2762A", "#F2762A"), ("hijab:#F2E2CC",)),
    "physio woman": Look("therapist", woman(29, 1.67, .48, .6, words="oval .3 tip-up .2"), 2, "scrubs", "pony", ("#204A7A", "#204A7A", NIGHT), shoes="#F1E9DC"),
    "pharmacist": Look("pharmacist", man(40, 1.72, .50, .42, race=SOUTH, words="round .2 slim-neck .6 belly .06"), 6, "coat", "side_part", (WHITE, "#2A2444", "#2F6FB0"), ("moustache",)),
    "analyst": Look("student", man(24, 1.73, .42, words="lean .3 hump .4"), 5, "coat", "crop", (WHITE, "#262052", "#C9602A"), ("spectacles",)),
    # law
    "lawyer": Look("lawyer", man(34, 1.74, .5, words="square .3 convex .3"), 3, "jacket", "side_part", (NIGHT, "#151230", WHITE), (), ("stack",), ("#7A1740",)),
    "advocate": Look("lawyer", woman(41, 1.64, .5, words="diamond .3"), 2, "bands", "bun", ("#15122B", "#15122B", WHITE), (), ("stack",), ("#7A1740",)),
    "counsel": Look("lawyer", man(48, 1.76, .55, words="broad .3 aged .3 belly .08"), 6, "bands", "receding", ("#15122B", "#15122B", WHITE), ("moustache",), ("scroll",), (WHITE,), shade=IRON),
    "judge": Look("judge", woman(63, 1.60, .55, words="aged .5 long-nose .3"), 3, "bands", "bun", ("#15122B", "#15122B", WHITE), ("spectacles",), shade=IRON),
    # staff
    "clerk": Look("staff", woman(30, 1.66, .42, words="oval .3 fine-nose .3"), 1, "tucked", "bob", ("#31295F", "#17142E", NIGHT), (), ("phone",), ("#0E0C1C",)),
    "potter": Look("staff", man(44, 1.69, .45, .6, words="lean .4 aged .3"), 3, "mundu", "receding", ("#2B2450", WHITE, "#E8A02C"), ("moustache",), ("pot",), ("#B4502A",), shade=IRON, sandals=True, shoes="#3A2418"),
    "porter": Look("staff", man(33, 1.70, .48, .65, words="square .3"), 5, "half", "crop", ("#1F1B45", "#3A3550", "#E8A02C"), ("moustache",), ("tray",), ("#7A1740",)),
    "caretaker": Look("staff", woman(49, 1.62, .55, .55, words="broad .3 aged .2"), 4, "kurta_stole", "bun", (WHITE, "#1B1838", "#D2451F"), sandals=True, shoes="#3A2418"),
    "veiled": Look("staff", woman(36, 1.58, .5, words="oval .4"), 5, "kurta", "tied", ("#0F5B58", WHITE, "#D9892A"), ("hood:#D9892A",), sandals=True, shoes="#3A2418"),
    # neighbours, patients, families
    "patient": Look("neighbour", man(38, 1.72, .48, words="oval .3 long-nose .2"), 4, "mundu", "side_part", ("#E9A02C", WHITE, "#E9A02C"), ("moustache",), sandals=True, shoes="#A5714B"),
    "mother": Look("neighbour", woman(42, 1.59, .55, words="round .3"), 3, "sari", "bun", ("#1F4E8C", "#14264E", "#E8A02C"), ("bindi",), ("umbrella",), ("#17142E",), sandals=True, shoes="#5A2A1A"),
    "shopper": Look("neighbour", woman(52, 1.57, .70, .4, words="full .5 aged .3"), 1, "sari", "bun", ("#A8244F", "#2A1030", "#E8A02C"), (), ("tote",), ("#0F5B58",), shade=IRON, sandals=True, shoes="#5A2A1A"),
    "farmer": Look("neighbour", man(56, 1.69, .40, .6, words="lean .5 aged .5 hump .4"), 5, "dhoti", "none", (WHITE, WHITE, "#D2451F"), ("pagri:#D2451F", "moustache"), shade=GREY, sandals=True, shoes="#3A2418"),
    "elder": Look("neighbour", man(72, 1.68, .42, .35, words="aged .8 long-nose .4 lean .3"), 4, "pyjama", "balding", ("#2B2450", WHITE, "#B4331E"), ("spectacles", "moustache"), shade=SILVER, sandals=True, shoes="#4A2A1C"),
    "grandfather": Look("neighbour", man(80, 1.64, .38, .25, words="aged 1. big-nose .4"), 6, "shawl", "balding", ("#EADFCB", WHITE, "#8A3A2A"), ("beard",), ("stick",), ("#3A1D12",), shade=SILVER, sandals=True, shoes="#4A2A1C"),
    "grandmother": Look("neighbour", woman(76, 1.50, .52, .3, words="aged 1. tip-down .4"), 3, "sari", "bun", (WHITE, "#8E2B3E", "#8E2B3E"), ("spectacles",), ("stick",), ("#3A1D12",), shade=SILVER, sandals=True, shoes="#5A3A28"),
    "bride": Look("neighbour", woman(27, 1.60, .42, words="oval .5"), 2, "sari_head", "tied", ("#C21F4E", "#7A1740", "#E8A02C"), sandals=True, shoes="#5A2A1A"),
    "child": Look("child", replace(woman(9, 1.30, .42), face=()), 4, "pinafore", "two_plaits", ("#1F3F8C", WHITE, "#D5213C"), (), ("backpack",), ("#D5213C",)),
    "schoolboy": Look("child", replace(man(11, 1.42, .45), face=()), 2, "uniform", "crop", (WHITE, "#31405E", "#8E1F2E"), (), ("backpack",), ("#2B2450",)),
}


def dressed(name, colours=None, carry=None, carry_colours=None, height=None):
    """Returns a copy of a look, with the given changes."""
    look = LOOKS[name]
    changes = {k: tuple(v) if isinstance(v, (list, tuple)) else v for k, v in dict(colours=colours, carry=carry, carry_colours=carry_colours).items() if v is not None}
    return replace(look, **changes, build=replace(look.build, height=height)) if height else replace(look, **changes)
