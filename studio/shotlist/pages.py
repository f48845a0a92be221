"""About, community, research, innovation, events, awards and the service pages."""
from shot import Camera, Person as P, Shot, Sun

DUSK = dict(colour="#7C8BFF", sky="#20309C", horizon="#E88A6A", sky_height=.32, ambient=.75, ambient_colour="#3A4FC0")
NOON = Sun(48, -40, 6.5, colour="#FFEBC8", sky="#3F7AD4", horizon="#9CC4F0", sky_height=.35, ambient=.55)
NIGHT, WHITE, OCHRE = "#262052", "#F4EFE4", "#E8A02C"


def shot(id_, family, camera, sun, figures=(), **how):
    return Shot(id_, family, camera, sun, figures, sets=(id_.split("-")[0], "pages"), **how)


def T(name, **how):
    return name, how


SHOTS = (
    shot("about", "courtyard", Camera((3.2, -12.5, 2.3), (-.2, 3, 2.7), 29), Sun(44, -48, 6.8, colour="#FFE4B4", sky="#3F7AD4", horizon="#9CC4F0", sky_height=.35, ambient=.58), (
        P("professor", (-1.0, -.6), 230, "talk"), P("girl", (-2.6, .05, .8), 175, "sit reading"), P("curly", (2.6, -2.4), 62, "walk", colours=("#1FA89C", "#2B3E70", NIGHT)), P("rider", (.1, -1.0), 80, "wheel"), P("elder", (4.0, 1.1), 102, "stroll", colours=("#7FC4E8", WHITE, "#B4331E")),
        P("friend", (5.3, .5), 96, "stroll", colours=("#2B3A9C", WHITE, "#E8336E")), P("shillong", (6.0, .95), 92, "talk", carry=(), colours=(WHITE, "#7A1740", NIGHT))), palette=dict(inner="#E2603A"),
        options=dict(lines=False, shades=(((-14, -9.4, 0), (16, -9.38, 5.9)), *(((-14 + 1.1 * k, -9.4, 5.9), (-13.36 + 1.1 * k, -9.38, 6.6)) for k in range(27)))), size="hero", samples=24),  # the fourth side's shadow
    shot("community", "rooftop", Camera((-1.8, -6.2, 1.7), (.5, 4, 2.35), 27), Sun(20, -66, 6.8, colour="#FFC98A", sky="#5F7FD0", horizon="#FAD7A8", sky_height=.6, ambient=.55, ambient_colour="#A8B4F0"), (
        P("mother", (-1.0, 1.6), 280, "hold up", carry=(), colours=("#1F4E8C", "#14264E", "#E8A02C")), P("friend", (.5, 1.9), 95, "talk"), P("grandfather", (2.6, 3.6), 160, "stand", colours=(WHITE, WHITE, "#D2451F")), P("boy", (-2.6, 5.0), 340, "let out", carry=()), P("schoolboy", (.95, 7.2), 354, "let out", carry=()), P("child", (-1.75, 5.9), 330, "look up", carry=()), P("kohima", (1.0, 15.8, 5), 3, "let out", carry=(), colours=(WHITE, NIGHT, NIGHT)), P("denim", (5.2, 15.8, 5), 318, "let out", carry=(), colours=("#1FA89C", NIGHT, NIGHT)), P("potter", (4.6, 1.2), 75, "carry walking")),
        options=dict(lines=((-8.5, 4.2, -1.2, 6.2),), kites=((4.4, 16, 8.6, 1.0), (-5, 20, 11, 1.2), (9.0, 20, 7.4, .9), (.4, 26, 8.4, .9)), strings=((1, (-2.45, 5.4, 1.52)), (0, (1.0, 7.5, 1.25)), (2, (5.5, 16.06, 3.7)), (3, (1.06, 16.2, 3.74)))), palette=dict(roof="#E2A36C", wall="#C9503A")),
    shot("research-small-laboratory", "room", Camera((.2, -1.1, 1.5), (.2, 5, 1.55), 32), Sun(42, 58, 8, colour="#FFE6C0", sky="#7FB0EC", ambient=.45, ambient_colour="#B8C8F0"), (
        P("doctor woman", (-1.55, 3.35), 276, "read", carry=("clipboard",), carry_colours=(NIGHT,), colours=(WHITE, "#1F4A78", "#D5213C")), P("analyst", (1.2, 4.0), 140, "pipette", carry=("pipette",), carry_colours=(NIGHT,), colours=(WHITE, NIGHT, NIGHT))),
        palette=dict(back="#F2A33A", floor="#B9856A", wall="#F0E4D0"), options=dict(width=9., length=6.2, height=4.6, windows="tall", sunny="right", things=(T("table", x=2.35, y=3.3, wide=6.2, deep=.9, body="#8E1F45", feet=False),
            T("flask", x=-.45, y=3.35, z=.92, colour="#1238E0", size=1.6), T("tubes", x=.35, y=3.25, z=.92, count=6, size=1.7), T("flask", x=2.05, y=3.25, z=.92, colour="#00936F", size=2.1, kind="cylinder"), T("flask", x=2.36, y=3.4, z=.92, colour="#D5213C", size=1.4)))),
    shot("research-shop-ledger", "market", Camera((4.4, 5.15, 1.6), (-3, 5.15, 1.72), 33), Sun(38, 52, 6.8, colour="#FFE2AE", sky="#3F7AD4", ambient=.55), (
        P("farmer", (-1.0, 3.30), 0, "write bent", mirror=True, carry=(), height=1.76), P("friend", (-1.75, 5.2), 300, "count", colours=("#E8336E", WHITE, NIGHT)), P("kohima", (-1.0, 7.15), 178, "read", carry=("clipboard",), carry_colours=("#B5251F",), colours=("#F4EFE4", "#2B2470", NIGHT))),
        palette=dict(wall="#3E8C8A", ground="#DDB377", awning="#D5213C", shade="#F2A33A"), options=dict(awnings=(1,), opposite=False, end=False, bays=6, things=(
            T("table", x=-1.0, y=5.1, yaw=90, wide=3.2, deep=.8, body="#7A2D12", top="#F6E3BE", feet=False), T("notebook", x=-.92, y=3.74, z=.92, yaw=20, size=1.5, cover="#B5251F"),
            T("basket", x=-.9, y=5.75, z=.92, radius=.26, heap="#F0A21E"), T("basket", x=-.9, y=6.3, z=.92, radius=.24, heap="#B5251F")))),
    shot("research-water", "doors", Camera((-1.6, -8.2, 1.7), (.35, 0, 1.75), 33), Sun(32, -52, 7.5, colour="#FFE2B4", sky="#6FA4E8", horizon="#CFE4F6", sky_height=.4, ambient=.6, ambient_colour="#C0C8F0"), (
        P("student", (.07, -3.42), 272, "bend fill", carry=("bottle",), carry_colours=("#D5213C",), colours=("#F4EFE4", "#2B3E70", NIGHT)), P("surveyor", (-1.95, -2.6), 285, "read", carry=("clipboard",), carry_colours=(NIGHT,), colours=("#1FA89C", "#17142E", NIGHT)), P("mother", (2.75, -2.3), 98, "listen", carry=(), colours=("#A8244F", "#5A1030", "#E8A02C")), P("child", (3.35, -1.7), 110, "look up", carry=())),
        palette=dict(wall="#E2623A", wall2="#F08A4A", wall3="#C84A38", leaf="#1F4A78", trim="#F6E3C4", ground="#EED3AE", beyond="#F6E3C4"), options=dict(things=(T("handpump", x=.95, y=-3.0, yaw=-48), T("icebox", x=-1.0, y=-3.75, yaw=18), T("pot", x=1.75, y=-3.35, z=.15)))),
    shot("research-plain-forms", "room", Camera((.25, -3.6, 1.4), (.25, 5, 1.5), 46), Sun(34, -66, 7, colour="#FFE6C0", sky="#7FB0EC", ambient=.55, ambient_colour="#A8B4F8"), (
        P("hijabi", (-1.75, 5.12, 0), 208, "sit reading", carry=("clipboard",), carry_colours=(WHITE,), colours=("#F2A33A", "#7A1740", "#E9D9C4"), exact=True), P("boy", (-.85, 5.12, 0), 168, "sit talking", mirror=False, carry=(), colours=("#D5213C", "#17142E", NIGHT), exact=True),
        P("elder", (1.25, 5.12, 0), 152, "sit reading", carry=("clipboard",), carry_colours=(WHITE,), colours=("#2B8C7A", WHITE, "#D2451F"), exact=True), P("girl", (2.5, 4.6), 96, "hug", carry=("stack",), carry_colours=("#2B3A9C",), colours=("#E8336E", "#17142E", NIGHT))),
        palette=dict(back="#F6F0E4", wall="#F6F0E4", floor="#2B3A9C"), options=dict(width=9.4, length=6., height=5., windows="tall", things=(
            T("table", x=-.3, y=5.22, wide=4.6, deep=.5, high=.45, top="#E2762E", body="#B8481C"),))),
    shot("innovation-lecturesphere", "room", Camera((-.7, -.9, 1.5), (.1, 4.6, 1.35), 34), Sun(17, -62, 8.5, colour="#FFC48A", sky="#8FA6E0", horizon="#F9D3BE", ambient=.55, ambient_colour="#C8B8E8"), (
        P("mother", (-.55, 4.0, 0), 270, "sit text", carry=("phone",), carry_colours=("#DCEBFF",), colours=("#F2A33A", "#7A1740", "#D2451F"), exact=True), P("grandmother", (-1.38, 4.42), 285, "stick", colours=(WHITE, "#1F4A78", "#1F4A78"))),
        palette=dict(back="#5A52C4", floor="#D9A679", wall="#EADFEA"), options=dict(width=8.4, length=6.4, windows="arch", things=(
            T("chair", x=-.57, y=4.0, yaw=-90, colour="#7A2D12"), T("table", x=.75, y=4.1, wide=1.3, deep=.9, high=.74, body="#7A2D12"), T("tiffin", x=.85, y=4.15, z=.74, size=1.5), T("stool", x=1.75, y=3.9)))),
    shot("innovation-practice-ward", "room", Camera((1.4, -2.0, 6.4), (.15, 4.3, .35), 38), Sun(38, -58, 9, colour="#FFE6C0", sky="#7FB0EC", ambient=.45, ambient_colour="#B8C8F0"), (
        P("kurtaman", (-.15, 3.72, 1.2), 180, "lie", carry=(), colours=("#E9A02C", "#F2E4DC", NIGHT)), P("nurse", (-.93, 4.5), 285, "bend", carry=(), colours=("#C63D2B", "#C63D2B", "#C63D2B")), P("nurse woman", (.95, 4.4), 95, "guide", colours=("#F4EFE4", "#2A3E8C", "#2A3E8C")), P("brother", (1.75, 2.55), 104, "read", carry=("clipboard",), carry_colours=(OCHRE,), colours=(NIGHT, NIGHT, NIGHT))),
        palette=dict(back="#C94F7A", floor="#D9B48A", wall="#F2E4DC"), options=dict(width=11., length=6.2, windows="pointed", things=tuple(T("bed", x=x, y=4.6, yaw=0, blanket="#1F5A6B") for x in (-2.8, -.15, 2.5))), seed=2),
    shot("innovation-open-library", "courtyard", Camera((0, -8.8, 1.6), (0, 3, 2.25), 33), Sun(40, -52, 6.8, colour="#FFE4B4", sky="#2F7AE0", horizon="#BFDDF4", sky_height=.4, ambient=.55), (
        P("girl", (.15, .2), 178, "read walking", carry_colours=("#D5213C",), colours=("#F2A33A", WHITE, NIGHT)), P("elder", (-2.6, 1.35), 20, "raise", mirror=True, carry=(), colours=(WHITE, WHITE, "#B4331E")), P("curly", (3.0, .9), 95, "sit floor reading", carry=("laptop",), colours=("#F4EFE4", "#17142E", NIGHT)), P("grandmother", (1.15, 6.4), 165, "stick")),
        palette=dict(floor="#E9A06A", leaves="#3F9A3A"), options=dict(sides=(), corners=False, lines=False, round_seat=False, tree=(-.6, 8.0, 7.4, 3.1), crown=.7, things=(
            T("shelf", x=-3.9, y=2.1, yaw=7, wide=5.6, high=3.7, deep=.5, rows=8, seed=3), T("shelf", x=3.9, y=2.1, yaw=-7, wide=5.6, high=3.7, deep=.5, rows=8, seed=5)))),
    shot("innovation-launch-week", "sawtooth", Camera((1.7, -3.9, 1.65), (-.25, 4, 1.95), 31), Sun(56, -58, 8, colour="#FFF0DC", sky="#2F86E0", horizon="#A8DCF0", sky_height=.55, ambient=.6, ambient_colour="#F0C8DC"), (
        P("coder", (-.45, 2.45, 0), 92, "sit typing", carry=(), colours=("#F2A33A", "#17142E", NIGHT), exact=True), P("friend", (.12, 3.4), 96, "point", mirror=True, colours=("#1FA89C", WHITE, "#F2A33A")), P("kohima", (.82, 3.25), 92, "listen", carry=(), colours=(WHITE, "#17142E", NIGHT)),
        P("shillong", (1.55, 2.8), 88, "read", carry=("laptop",), carry_colours=("#17142E",), colours=("#2B3AB0", WHITE, NIGHT)), P("speaker", (2.35, 3.3), 110, "phone", colours=("#17142E", "#17142E", NIGHT), carry=("phone",), carry_colours=("#0E0C1C",))),
        palette=dict(wall="#D8346E", floor="#E8CDBE", roof="#F8EFE8"), options=dict(windows=((3.9, 1.1, 1.0, 3.2),), things=(
            T("table", x=-1.75, y=2.6, wide=1.9, deep=.9, high=.74, body="#2A1050"), T("chair", x=-.43, y=2.45, yaw=92, colour="#17142E"), T("monitor", x=-2.0, y=2.75, z=.74, yaw=48, size=1.0)))),
    shot("event-nine-school-games", "amphitheatre", Camera((-1.2, -10.4, 1.5), (.2, 2.0, 1.75), 31), Sun(24, -58, 6.8, colour="#FFD9A0", sky="#E8894A", horizon="#FBD9A0", sky_height=.4, ambient=.5, ambient_colour="#C8B4E8"), (
        P("sprinter", (1.75, -2.9), 275, "run"), P("sprinter singh", (-.35, -2.3), 275, "run reach"), P("sprinter man", (-2.35, -3.0), 275, "run drive"),
        P("hijabi", (-3.1, 4.5), 200, "raise", carry=()), P("child", (-.45, 5.3), 180, "hands on head", carry=()), P("mother", (1.9, 5.5), 170, "sit talking", carry=()), P("rider", (4.3, 1.2), 120, "wheel"), P("kohima", (-1.9, 6.15), 185, "sit")),
        palette=dict(seat="#F4DFC4", riser="#7A2A6B", floor="#E9B47C", wall="#5A1E4F", star="#F4DFC4"), options=dict(star=False, arches=True)),
    shot("event-open-day", "gate", Camera((-3.6, -15.2, 1.7), (.4, 2, 4.6), 29), Sun(35, -64, 6.8, colour="#FFEBC8", sky="#3F7AD4", horizon="#9CC4F0", sky_height=.35, ambient=.55), (
        P("mother", (.2, -3.0), 352, "hold up", carry=("umbrella",), carry_colours=("#D5213C",)), P("child", (1.1, -3.3), 5, "stroll", carry=("backpack",)), P("madurai", (-3.3, -4.6), 290, "point", carry=()), P("kurtaman", (-4.2, -5.3), 312, "listen"), P("grandfather", (-.5, 4.6), 175, "stick"), P("denim", (3.6, -1.6), 292, "walk", colours=("#E8336E", "#2B3E70", NIGHT))),
        seed=6, samples=20),
    shot("event-moot-final", "columns", Camera((-2.9, -3.4, 1.65), (-1.75, 8, 2.0), 34.5, shift=(.035, 0)), Sun(27, -88, 10, colour="#FFDDB0", sky="#6FA0E4", ambient=.95, ambient_colour="#D0C4F0"), (
        P("mooter", (-3.25, 3.2), 262, "point"), P("mooter man", (-1.0, 3.4), 108, "listen"), P("judge", (-1.62, 5.9), 176, "count")),
        palette=dict(stone="#6A48A4", floor="#E3C7A4", roof="#4A3480", end="#F0C08A"), options=dict(pitch=4.6, across=3, rows=4, height=6.8, things=(T("table", x=-1.62, y=5.9, wide=4.2, deep=1.6, high=.5, top="#F4DFC4", body="#7A2D12", feet=False), T("table", x=-1.62, y=5.3, wide=3.0, deep=.7, high=1.42, top="#F4DFC4", body="#7A2D12", feet=False)))),
    shot("event-lamps-and-stages", "shell", Camera((-1.6, -12.6, 2.6), (.1, 4, 3.6), 29), Sun(12, -30, .5, **{**DUSK, "ambient": 1.25, "ambient_colour": "#5A58E0"}), (
        P("bride", (-1.05, 2.3), 185, "raise"), P("guwahati", (1.1, 2.5), 170, "greet"), P("singh", (-3.3, -4.6), 345, "stand", carry=(), colours=(WHITE, NIGHT, NIGHT)), P("girl", (-2.2, -4.4), 350, "raise", carry=(), colours=("#E8336E", WHITE, NIGHT)), P("friend", (2.6, -4.5), 10, "stand", colours=("#2E8C8C", WHITE, "#F2A33A")), P("elder", (4.5, -2.75), 355, "sit", colours=(WHITE, WHITE, "#D2451F")), P("kohima", (-4.6, -2.75), 355, "sit", carry=(), colours=("#F2A33A", NIGHT, NIGHT))),
        options=dict(things=(T("beam", x=-5., y=-5., z=6., look=(-1.05, 2.4, 1.9), energy=5200, wide=26), T("beam", x=5., y=-5., z=6., look=(1.1, 2.5, 1.9), energy=5200, wide=26),
            T("beam", x=0, y=6.0, z=6.2, look=(0, -2., 0), energy=5000, wide=110, colour="#FF9A4A"))), samples=22),
    shot("event-internship-day", "room", Camera((-1.5, -2.6, 1.75), (.35, 4.6, 1.45), 33), Sun(36, -64, 8, colour="#FFE4B4", sky="#6FA4E8", horizon="#BFDDF4", ambient=.55, ambient_colour="#C8C8F0"), (
        P("speaker", (-1.97, 3.7, 0), 270, "sit talking", colours=("#31295F", "#17142E", "#7A1740"), exact=True), P("singh", (-.43, 3.7, 0), 90, "sit", carry=(), exact=True), P("professor", (2.87, 4.7, 0), 90, "sit", exact=True), P("madurai", (1.33, 4.7, 0), 270, "sit talking", carry=(), exact=True),
        P("kohima", (-3.15, 5.5), 235, "wait"), P("scholar", (.55, 5.6), 285, "stroll", carry=("backpack",), carry_colours=("#7A1740",))),
        palette=dict(back="#E2762E", wall="#F6E3BE", floor="#E0BC8E"), options=dict(width=10., length=7., windows="arch", things=(T("table", x=-1.2, y=3.7, wide=.8, deep=.9, high=.74, top="#F4EFE4", body="#143A6B"), T("notebook", x=-1.35, y=3.7, z=.74, yaw=-90, size=.9), T("table", x=2.1, y=4.7, wide=.8, deep=.9, high=.74, top="#F4EFE4", body="#143A6B"),
            T("notebook", x=2.3, y=4.7, z=.74, yaw=90, size=.9), *(T("chair", x=x, y=y, yaw=yaw, colour="#143A6B") for x, y, yaw in ((-1.99, 3.7, -90), (-.41, 3.7, 90), (2.89, 4.7, 90), (1.31, 4.7, -90)))))),
    shot("event-after-the-boards", "terraces", Camera((1.7, .4, 2.1), (-.25, 12, 2.5), 33), Sun(20, 62, 6.5, colour="#FFCF94", sky="#7F97D8", horizon="#FBDDB8", sky_height=.28, ambient=.75, ambient_colour="#B8C0F0"), (
        P("girl", (-2.4, 8.85), 170, "sit reading"), P("professor", (2.35, 8.86), 186, "sit talking", mirror=True), P("curly", (3.2, 8.58), 148, "sit"), P("walker", (.2, 11.4, 4), 0, "climb")),
        palette=dict(wall="#C9687A", path="#F4DFC4", soil="#5A2434"), options=dict(levels=6, trees=((-9.5, 17.5, 3.4, 6., 2.6), (9.8, 18.5, 3.4, 6.6, 2.8)))),
    shot("awards", "amphitheatre", Camera((0, -10.5, 2.4), (0, 4, 2.8), 29), Sun(22, -48, 7, colour="#FFD59A", sky="#2A4FB8", horizon="#F0B48A", sky_height=.42, ambient=.5, ambient_colour="#A8B4F0"), (
        P("graduate", (-.5, .6), 172, "raise", colours=("#17142E", "#17142E", "#E8336E")), P("graduate man", (.7, 1.0), 190, "stand"), P("graduate tall", (-1.7, 1.4), 160, "talk", carry=(), colours=("#17142E", "#17142E", "#1FA8C4")), P("professor", (2.6, 1.6), 110, "greet"),
        P("mother", (-1.33, 4.63), 196, "sit clap", carry=(), colours=("#1F4E8C", "#14264E", "#E8A02C")), P("child", (-0.88, 4.74), 190, "sit clap", carry=()), P("elder", (-2.25, 5.31), 203, "sit clap", colours=(WHITE, WHITE, "#D2451F")), P("shopper", (1.30, 5.62), 167, "sit clap", carry=()), P("kurtaman", (1.88, 5.46), 161, "sit talking", carry=(), colours=("#1FA89C", "#26284E", NIGHT)),
        P("hijabi", (3.02, 6.20), 154, "raise", carry=()), P("singh", (0.82, 6.67), 173, "sit clap", carry=()), P("schoolboy", (-3.35, 6.03), 209, "raise", carry=()), P("teacher", (-0.82, 6.67), 187, "sit clap")), size="hero",
        palette=dict(seat="#F0C46A", riser="#D9822A", wall="#B8481C", floor="#F4DDB0", star="#D9822A")),
    shot("award-cybersecurity-academy", "bluehour", Camera((0, -17, 5.3), (0, 0, 5.4), 61), Sun(14, -25, 1.0, colour="#7C8BFF", sky="#141E78", ambient=.7, ambient_colour="#24389C"), (
        ),
        palette=dict(frame="#1A6672", room="#0F4650", lamp="#4FE3C0", lamp2="#BFF4E0", lamp3="#22B8A0", water="#06222B"), options=dict(columns=9, rows=5, lit=.62, people=.34, wings=False), seed=9),
    shot("award-it-certification-academy", "acrylic", Camera((5.4, 9.4, 1.6), (-2.8, 9.4, 2.35), 28), Sun(34, -84, 15, colour="#FFF4E4", sky="#CFE4F8", sky_strength=1.5, ambient=.2, ambient_colour="#A8B8F0"), (
        P("coder", (-.3, 8.2), 264, "read", carry=("laptop",), colours=("#F4E4D4", "#1B1838", "#1B1838")), P("shillong", (-.6, 10.9), 280, "raise", carry=("scroll",), carry_colours=("#F4EFE4",), colours=("#F2A33A", "#1B1838", "#1B1838")), P("scholar", (-.6, 6.75), 0, "stroll", colours=("#F4EFE4", "#1B1838", NIGHT))),
        palette=dict(wall="#C4CAF0", floor="#85828C", back="#C8C4D8"), options=dict(hues=("#1238E0", "#00B8D4", "#1238E0", "#7A10C8", "#00B8D4", "#1238E0", "#7A10C8"), back=0, end=False, height=8., bay=2.7), samples=24),
    shot("award-best-law-school-2024", "columns", Camera((6.5, -9.5, 1.4), (-1.2, 3.5, 3.6), 26), Sun(38, 52, 7, colour="#FFE2B4", sky="#3F7AD4", horizon="#9CC4F0", sky_height=.4, ambient=.5), (
        P("advocate", (2.4, -3.4), 300, "hug walking"), P("lawyer", (4.3, -1.6), 250, "stand", colours=(WHITE, "#151230", NIGHT))), options=dict(pitch=3.2, across=4, rows=4, height=7.2), palette=dict(stone="#E3A06A", floor="#EBD2AA", roof="#C9683A", end="#E9B48A")),
    shot("award-best-business-school-2024", "stepwell", Camera((0, -6.5, 5.2), (0, 8, 4.35), 50), Sun(40, -52, 7, colour="#FFD9A0", sky="#8FB4F0", ambient=.5, ambient_colour="#B8B0F0"), (
        P("lecturer", (0, 8.55, 6), 202, "raise", carry=("cup",), carry_colours=("#F2B43A",), colours=("#241F50", "#17142E", NIGHT)), P("dean", (2.75, 7.95, 5), 90, "climb"), P("denim", (-.95, 6.7, 4), 270, "climb", colours=(WHITE, "#17142E", NIGHT))), palette=dict(stone="#8E2A4A", stair="#F4D9A8", water="#1A0F3A"), options=dict(levels=9)),
    shot("digital-library", "library", Camera((0, -6.8, 4.6), (0, 9, 2.9), 24), Sun(56, 58, 11, colour="#FFE6C0", sky="#7FB0EC", ambient=1.1, ambient_colour="#E0E4F0"), (
        P("shillong", (-.5, 3.6), 195, "read walking", carry=("laptop",), colours=("#E2562E", "#17142E", NIGHT)), P("scholar", (.7, 7.0), 20, "walk", colours=("#E8A02C", WHITE, NIGHT)), P("idler", (-.9, 11), 200, "read")),
        palette=dict(wood="#143E5A", floor="#D9C0A0", wall="#DCE4E8", beam="#2F6B8C", book="#E3A03A", book2="#F4E4C4", book3="#2F86A8", book4="#F4E4C4", book5="#D9683A"), size="hero"),
    shot("digital-learning", "rooftop", Camera((.9, -5.4, 1.5), (-.2, 4, 1.75), 28), Sun(8, -40, .8, **{**DUSK, "ambient": 1.25}), (
        P("coder", (-1.6, .9), 262, "read", colours=("#E2562E", "#17142E", NIGHT)), P("friend", (-.55, 1.3), 110, "listen", colours=("#E8A02C", WHITE, "#D2451F")), P("madurai", (2.4, 3.3, .03), 100, "sit reading", carry=("book",), carry_colours=("#D5213C",), colours=("#D94A7A", NIGHT, NIGHT), exact=True)),
        palette=dict(roof="#8C86D8", wall="#4A44A4", wall2="#5F58BC", pale="#8A84DC", cap="#8A84DC", city="#2A2A78", city2="#383590"), options=dict(lines=(), kiosk=(6.0, 6.6), things=(T("lamp_post", x=-2.5, y=.7, height=2.7, pool=1700), T("lamp_post", x=3.4, y=2.6, height=2.7, pool=1700), T("lamp_post", x=.6, y=7.4, height=2.7, pool=1700), T("table", x=2.5, y=3.3, wide=.5, deep=2.6, high=.45, top="#8A84DC", body="#4A44A4", feet=False))), size="hero", samples=24),
    shot("student-handbook", "jali", Camera((.4, -4.0, 1.5), (.3, 8, 1.9), 27), Sun(32, -60, 10, colour="#FFE8CC", sky="#9DB7E8", ambient=1.1, ambient_colour="#F0DCE8"), (
        P("madurai", (-.5, 3.15), 158, "read walking", carry=("book",), carry_colours=("#1F4A9C",), colours=("#F4EFE4", "#25305A", NIGHT)), P("kohima", (.9, 8.2), 10, "walk", carry=("backpack",), carry_colours=("#F2A33A",))), palette=dict(screen="#B8406A", plaster="#F0DCC8", wall="#7A1F4A", end="#E8A02C"), options=dict(pattern="hex", cell=.75), size="hero"),
    shot("career-support", "corridor", Camera((-.95, -2.6, 1.55), (.45, 6, 1.75), 28), Sun(21, -74, 9.5, colour="#FFE2B4", sky="#4A8FE0", horizon="#BFDDF4", sky_height=.4, ambient=1.05, ambient_colour="#D0D4F0"), (
        P("speaker", (1.6, 5.0), 116, "greet", colours=("#E8336E", "#17142E", WHITE)), P("clerk", (.52, 4.45), 296, "greet", carry=(), colours=(WHITE, "#1F4A8C", NIGHT)),
        P("boy", (1.86, 2.7, 0), 90, "sit reading", carry=("clipboard",), carry_colours=("#E8A02C",), colours=("#D5213C", "#17142E", NIGHT), exact=True), P("kurtaman", (1.86, 3.6, 0), 90, "sit", carry=(), colours=("#3A5FD0", "#17142E", NIGHT), exact=True),
        P("professor", (-.3, 13.2), 184, "read walking", carry=("book",), carry_colours=("#17142E",), colours=("#3A5FD0", "#23203C", NIGHT)), P("madurai", (-1.2, 9.6), 8, "walk", colours=("#1FA89C", WHITE, NIGHT))),
        options=dict(opened=(3,), board=(2.45, 3.95), soft_edges=True, things=tuple(T("chair", x=1.88, y=y, yaw=90, colour="#17142E") for y in (2.7, 3.6))), size="hero", samples=20),
    shot("academic-calendar", "amphitheatre", Camera((0, -8.4, 5.2), (.2, 1.0, .85), 35), Sun(17, -58, 8, colour="#FFE2B4", sky="#8FB4F0", ambient=.55), (
        P("student", (0, 0), 205, "wait", colours=("#17142E", "#F4EFE4", NIGHT), carry_colours=("#D5213C",), height=1.72), P("professor", (-3.1, .5), 292, "stroll", colours=("#2B3A9C", "#F4EFE4", "#D5213C")), P("singh", (3.85, 2.2), 122, "sit", carry=(), colours=("#D5213C", "#17142E", NIGHT))),
        palette=dict(seat="#8FB8C8", riser="#2F7F93", floor="#F2E6D0", star="#E2762E", wall="#1F5A6B"), size="hero"),
    shot("not-found", "doors", Camera((0, -10.5, 1.7), (0, 0, 2.9), 27), Sun(17, -172, 11, colour="#FFD9A0", sky="#5A6FD0", horizon="#FBD0A8", sky_height=.35, ambient=.6, ambient_colour="#B0B0F0"), (
        P("walker", (.46, -3.4, 3), 352, "stand", carry=("backpack",), carry_colours=("#D5213C",), colours=("#F4E6CE", "#2B3A78", NIGHT)),), palette=dict(wall="#4A4AA8", wall2="#5F5FC8", wall3="#3A3A8C", leaf="#262668", ground="#C8B8D8"), options=dict(doors=5, bay=4.), size="hero"),
)
