"""Shots at the top of pages of text: Hindi, questions, A to Z, email templates, disclosure, accessibility, privacy, course comparison."""
from shot import Camera, Person as P, Shot, Sun

NIGHT, OCHRE, WHITE = "#262052", "#E8A02C", "#F4EFE4"


def shot(id_, family, camera, sun, figures=(), **how):
    return Shot(id_, family, camera, sun, figures, sets=("services", "pages"), **how)


def T(name, **how):
    return name, how


SHOTS = (
    shot("hindi", "room", Camera((-.1, -1.9, 1.5), (.62, 4.4, 1.42), 35), Sun(33, -60, 8.5, colour="#FFE2B4", sky="#6FA4E8", horizon="#CFE4F6", ambient=.55, ambient_colour="#D8C8E8"), (
        P("clerk", (2.02, 4.2, 0), 90, "sit talking", carry=(), colours=(WHITE, "#1F4A8C", NIGHT), exact=True), P("kurtaman", (.40, 4.15), 272, "read", carry=("clipboard",), carry_colours=(WHITE,), colours=("#F4EFE4", "#7A2D12", NIGHT)),
        P("mother", (-.18, 4.95), 282, "listen", carry=(), colours=("#1F7A6B", "#14463E", "#E8336E")), P("girl", (-.62, 3.85), 288, "hug", carry=("stack",), carry_colours=("#2B3A9C",), colours=("#E8336E", WHITE, NIGHT))),
        palette=dict(back="#E2762E", floor="#B8563A", wall="#F6E3BE"), options=dict(width=10., length=6.4, height=4.8, windows="arch", things=(
            T("chair", x=2.04, y=4.2, yaw=90, colour="#17142E"), T("table", x=1.2, y=4.2, wide=1.0, deep=1.0, high=.74, top="#F4EFE4", body="#7A2D12"), T("notebook", x=1.4, y=4.2, z=.74, yaw=90, size=1.), T("shelf", x=3.9, y=6.1, yaw=0, wide=1.6, high=2.2, deep=.36, rows=5, seed=4, wood="#7A2D12"))), size="hero", samples=18),
    shot("faq", "canteen", Camera((-1.9, -2.0, 1.55), (1.0, 5.6, 1.72), 34.5), Sun(40, -42, 7, colour="#FFE8C4", sky="#3F7AD4", ambient=.5, ambient_colour="#C8DCD8"), (
        P("lecturer", (.22, 6.41), 153, "lean rail", mirror=True, colours=("#D5213C", NIGHT, NIGHT), height=1.70), P("denim", (-1.12, 4.5), 302, "talk", carry=("backpack",), carry_colours=("#F2B43A",), colours=(WHITE, "#2B3E70", NIGHT)),
        P("boy", (2.95, 5.16, 0), 148, "sit back", mirror=True, carry=(), colours=("#F2B43A", "#26284E", NIGHT), exact=True)),
        palette=dict(wall="#1F8A5A", frame="#F6F0E4", kitchen="#F2B43A", counter="#F6F0E4", top="#F6F0E4", tile="#F4E6CC", tile2="#EDD9B4", board="#0F4A34", chalk="#F4EFE4"), options=dict(hatches=(0.,), wide=1.0, spring=1.95, height=5.4, room=5.2, soft_edges=True, counter=(-1.3, 1.3), deep=.05, tile=1.2, menu=(3.05, 2.45, 1.7, 1.1),
            shades=(((2.35, -30, 5.2), (40, 5.5, 5.3)),), things=(T("table", x=3.05, y=5.27, wide=2.0, deep=.5, high=.45, top="#F6F0E4", body="#0F4A34"), T("bag", x=3.62, y=5.27, z=.45, yaw=24))), size="hero", samples=18),
    shot("a-z", "catalogue", Camera((-3.3, -6.1, 1.8), (.0, 0, 1.8), 30), Sun(31, -56, 7, colour="#FFE3B8", sky="#8FB4E8", ambient=.5, ambient_colour="#C8C4E8"), (
        P("madurai", (-.98, -.48), 88, "count", carry=(), colours=("#E8336E", WHITE, NIGHT)), P("elder", (.30, -1.05), 322, "point", colours=(WHITE, WHITE, "#B4331E")), P("singh", (2.41, -.70), 352, "reach high", mirror=True, carry=(), colours=(OCHRE, NIGHT, NIGHT))),
        options=dict(soft_edges=True, steps=(2.41, -.68, 0), drawn=((18, 1, .76), (27, 6, .30), (16, 8, .55), (15, 5, .46), (20, 8, .70), (21, 3, .34), (24, 5, .52), (30, 3, .56), (31, 8, .5), (26, 10, .66), (23, 10, .3), (33, 5, .4)),
            shades=(((2.2, -14, 4.6), (30, -.2, 4.7)),)), size="hero", samples=18),
    shot("email-templates", "courtyard", Camera((-1.35, .2, 1.65), (-1.35, 8, 1.85), 31), Sun(33, -55, 6.8, colour="#FFF0DC", sky="#2F86E0", horizon="#9CD0F4", sky_height=.4, ambient=.55, ambient_colour="#C0D4F8"), (
        P("coder", (-2.72, 6.7, 0), 270, "sit typing", carry=(), colours=("#2F86E0", NIGHT, NIGHT), exact=True), P("grandmother", (-1.15, 6.95), 98, "talk", carry=(), colours=(WHITE, "#D5213C", "#D5213C")), P("friend", (1.34, 6.31), 75, "draw", colours=(WHITE, "#2F6FC0", "#D5213C"))),
        palette=dict(wall="#F6F0E4", pale="#F6F0E4", inner="#5CB0F0", floor="#6DB8F0"), options=dict(sides=(0.,), height=3.8, tree=None, corners=False, lines=False, soft_edges=True, shades=(((-2.84, -10, 5.6), (40, 8.3, 5.7)), ((-16, 8.0, 0), (-8.6, 8.5, 9))), things=(
            T("post_box", x=.6, y=6.6, yaw=75, letter=.11), T("table", x=-2.0, y=6.7, yaw=90, wide=1.05, deep=.8, high=.74, top="#F4EFE4", body="#D5213C"), T("notebook", x=-2.2, y=6.7, z=.74, yaw=-90, size=.9), T("chair", x=-2.74, y=6.7, yaw=-90, colour="#17142E"))), size="hero", samples=18),
    shot("disclosure", "noticewall", Camera((3.3, -6.5, 1.7), (.1, 0, 1.82), 31), Sun(35, 50, 7, colour="#FFE6BE", sky="#8FC4E8", ambient=.5, ambient_colour="#B8D0F0"), (
        P("friend", (1.32, -.66), 350, "reach high", mirror=True, carry=(), colours=("#F2A33A", WHITE, NIGHT)), P("denim", (2.35, -1.0), 55, "hold up", mirror=True, carry=("leaflet",), carry_colours=("#FBF4E6",), colours=("#E8336E", "#2B3E70", NIGHT)),
        P("mother", (-1.25, -1.05), 350, "point", carry=(), colours=("#F4EFE4", "#D5213C", "#F2A33A")), P("girl", (-1.95, -1.15), 330, "look up", carry=("backpack",), carry_colours=("#F2A33A",), colours=("#D5213C", WHITE, NIGHT)), P("elder", (-3.3, -.75), 10, "look up", carry=(), colours=(WHITE, WHITE, "#D5213C"))),
        options=dict(soft_edges=True, steps=(1.32, -.64, 0), shades=(((-30, -14, 6.2), (-2.6, -.2, 6.3)),)), size="hero", samples=18),
    shot("accessibility", "ramp", Camera((-6.9, -7.0, 1.65), (-.2, -.6, 1.72), 33), Sun(30, 58, 6.8, colour="#FFE6C0", sky="#1F9CB8", horizon="#A8E0E0", sky_height=.4, ambient=.5, ambient_colour="#C0C8F0"), (
        P("rider", (-2.5, -1.15), 270, "wheel", colours=(WHITE, "#1F6B8C", NIGHT)), P("grandfather", (.1, -1.0), 270, "stick", colours=("#F2B43A", WHITE, "#1F6B8C")), P("girl", (3.3, -2.68), 0, "climb", carry=("backpack",), carry_colours=("#1F9CB8",), colours=("#E8336E", WHITE, NIGHT)), P("kohima", (2.75, -.75), 112, "raise", carry=(), colours=(WHITE, NIGHT, NIGHT))),
        options=dict(soft_edges=True, shades=(((-60, -16, 6.0), (3.15, -.05, 6.1)),)), size="hero", samples=18),
    shot("privacy", "jali", Camera((2.2, -1.3, 1.5), (-.75, 6, 1.36), 33), Sun(31, -62, 13, colour="#FFB65C", sky="#F08428", horizon="#FFBE68", sky_height=.3, sky_strength=.8, ambient=2.8, ambient_colour="#9A66E0"), (
        P("denim", (.95, 4.0, .9), 120, "sit floor reading", carry=("book",), carry_colours=(WHITE,), colours=("#FFF2DC", "#F2A33A", NIGHT)), P("walker", (-5.4, 5.6), 350, "walk"), P("mother", (-6.0, 8.2), 176, "stroll", carry=())),
        palette=dict(screen="#54249E", plaster="#C4A8CC", wall="#4A1F9C", end="#6E34C4"), options=dict(soft_edges=True, pattern="hex", cell=.9, bar=.15, height=4.4, length=8.6, arch=False, yard=True, things=(
            T("table", x=1.05, y=4.1, yaw=90, wide=1.9, deep=1.4, high=.4, top="#E8762E", body="#5E2AB4", feet=False),)), size="hero", samples=20, exposure=1.0),
    shot("compare", "ninedoors", Camera((.84, -14, 3.0), (.84, 0, 3.0), 27.6, (0, -.117)), Sun(29, -42, 8, colour="#FFE4B8", sky="#1F66E0", horizon="#6FB4F8", sky_height=.3, ambient=.5, ambient_colour="#A8A4F8"), (
        P("girl", (-.42, -3.2), 38, "hold out", mirror=True, carry=("leaflet", "backpack"), carry_colours=(WHITE, "#D5213C"), colours=("#F2A33A", WHITE, NIGHT)), P("porter", (.74, -3.1), 228, "point", mirror=True, carry=(), colours=("#2B3A9C", NIGHT, NIGHT)),
        P("scholar", (5.1, -1.2), 86, "walk", carry=("tote",), carry_colours=("#D5213C",), colours=(WHITE, "#1F7A6B", "#F2A33A"))),
        options=dict(soft_edges=True), size="hero", samples=18),
)
