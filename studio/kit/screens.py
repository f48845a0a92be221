"""Contents of screens. Each function calls `put(colour, x, z, wide, high, layer=1)` for each patch: a rectangle with its middle at (x, z), on a
screen of 1.6 × .96 with its middle at (0, 0). Higher layers lie over lower ones."""
import random

INK, BLUE, RED, OCHRE, TEAL, PALE = "#17142E", "#2B3AB0", "#D5213C", "#F2A33A", "#1FA89C", "#F8F4EC"


def page(put):
    """Draws a web page: a bar, a large picture and three small ones."""
    put(BLUE, 0, .40, 1.6, .16)
    put(OCHRE, 0, .07, 1.4, .36)
    for k in (-1, 0, 1):
        put(TEAL if k else RED, k * .485, -.31, .43, .22)


def phones(put):
    """Draws a page on three phones, each time simpler."""
    for k, blocks in enumerate((5, 3, 1)):
        x = (k - 1) * .50
        put(INK, x, 0, .38, .82)
        put(PALE, x, 0, .33, .74, 2)
        put(RED, x, .29, .33, .16, 3)
        for j in range(blocks):
            put(OCHRE if blocks == 1 else TEAL, x, .12 - j * .105 if blocks > 1 else -.06, .25, .075 if blocks > 1 else .30, 3)


def little(put):
    """Draws a page with very little on it."""
    put(RED, -.42, .02, .46, .46)
    for z, wide in ((.14, .62), (.02, .62), (-.10, .36)):
        put(INK, .30 - (.62 - wide) / 2, z, wide, .05)


def code(put):
    """Draws a program of three functions, each in its own colour."""
    rnd = random.Random(3)
    for f, colour in enumerate((OCHRE, TEAL, "#E87AA0")):
        for j in range(4):
            z, x = .38 - f * .29 - j * .066, -.70 + (j > 0) * .12
            for _ in range(1 if j == 0 else 3):
                wide = rnd.uniform(.14, .36)
                put(colour if j == 0 else rnd.choice(("#8FB0E8", "#E9E4F4", colour)), x + wide / 2, z, wide, .036)
                x += wide + .05
    put(OCHRE, -.76, -.06, .012, .86)


def locked(put):
    """Draws a locked login: a red padlock."""
    put(RED, 0, -.14, .46, .40)
    for x in (-.15, .15):
        put(RED, x, .17, .07, .26)
    put(RED, 0, .29, .37, .07)
    put(INK, 0, -.14, .07, .16, 2)


def keys(put):
    """Draws a typing lesson: a line to copy, the part of it that is typed, and a keyboard with two highlighted keys."""
    for x, wide in ((-.50, .40), (-.02, .44), (.42, .30)):
        put(INK, x, .36, wide, .08)
    put("#4E9A3A", -.50, .22, .40, .08)
    put("#4E9A3A", -.15, .22, .18, .08)
    for r in range(3):
        for k in range(9):
            put(OCHRE if (r, k) in ((1, 3), (1, 6)) else "#C9C4D8", -.60 + k * .145 + r * .035, -.02 - r * .15, .115, .115)


def names(put):
    """Draws a long list with one highlighted line."""
    rnd = random.Random(8)
    put("#4E9A3A", 0, .42, 1.6, .12)
    for j in range(9):
        z = .30 - j * .085
        if j == 5:
            put(OCHRE, 0, z, 1.6, .085)
        for x, most in ((-.70, .40), (-.14, .34), (.34, .38)):
            wide = most * rnd.uniform(.6, 1)
            put(INK, x + wide / 2, z, wide, .036, 2)


def sums(put):
    """Draws a table of figures with their sum in the last row."""
    put(TEAL, 0, .40, 1.6, .14)
    for k in range(5):
        put("#C9C4D8", -.60 + k * .34, -.08, .012, .80)
    for j in range(6):
        put("#C9C4D8", 0, .24 - j * .13, 1.6, .010)
        for k in range(4):
            put(RED if (j, k) == (5, 3) else INK, -.43 + k * .34, .18 - j * .13, .16 + .05 * ((j * 3 + k) % 3), .045, 2)


def chart(put):
    """Draws a bar chart that rises from week to week."""
    put(INK, 0, -.36, 1.40, .020)
    for k, high in enumerate((.16, .24, .22, .36, .46, .62)):
        put(RED if k == 5 else BLUE, -.56 + k * .225, -.35 + high / 2, .15, high)


def nested(put):
    """Draws squares inside one another: a function that calls itself."""
    for k, colour in enumerate((OCHRE, "#D5213C", TEAL, "#F8F4EC", "#E87AA0")):
        side = .84 * .66 ** k
        put(colour, 0, 0, side * 1.5, side, k + 1)


SCREENS = {f.__name__: f for f in (page, phones, little, code, locked, keys, names, sums, chart, nested)}
DARK = {"code": "#151238", "locked": "#1B1838", "nested": "#151238"}  # background colours of the screens that are not pale
