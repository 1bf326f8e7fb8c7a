"""Apron on a hook against a plastered kitchen wall. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.34, (.92, .95, 1), (.46, .44, .41), (.2, .16, .12), ((.60, .18, 3.0),))
plaster = stone("plaster", (.47, .45, .42), (.60, .585, .555), .25, pits=0, rough=.9, veins=0)
face = cloth("canvas", (300, 420), .88, .30, .8, .2, dist=.03)
strap = cloth("strap", (12, 160), .9, .3, .6, .2, dist=.03).set(Base_Color=(.22, .12, .06, 1))
oak = wood("oak", ((.14, .07, .03), (.30, .17, .08), (.42, .27, .14)), .5, .45, bump=.2)
brass, steel = Mat("brass", (.62, .42, .18), .28, 1.0), Mat("steel", (.5, .5, .5), .25, 1.0)
box((60, .4, 40), (0, 1.0, 4), plaster.m)
W, H = 6.4, 8.2
BIB = .40                                            # share of the height that is bib


def half_width(v):
    top, waist = 1.45, 3.0
    k = min(1, max(0, (v - (1 - BIB)) / BIB))
    return waist + (top - waist) * (k * k * (3 - 2 * k)) ** .8 if k > 0 else waist + .12 * (1 - v / (1 - BIB))


def f(u, v):
    x = (u - .5) * 2 * half_width(v)
    fall = (1 - v) ** .7
    folds = .42 * math.sin(x * 2.3 + .9 * math.sin(v * 3) + .4) * fall ** 1.6 + .14 * math.sin(x * 4.6 + 1.7 + v * 2) * fall ** 2
    sag = .10 * math.sin(math.pi * u) * math.sin(math.pi * min(1, (1 - v) / BIB)) if v > 1 - BIB else .0
    y = -folds * .8 + .10 * wrinkle(x, v * 8, .45, 2) * (.35 + fall) + .03 * ridged(x, v * 8, .55, 5) - sag - .32 - .25 * abs(u - .5) * (1 - v)
    return (x + .06 * math.sin(v * 5), y, v * H - .10 * math.sin(math.pi * u) * (v > .98))


apron = sheet(f, 150, 190, face.m, thick=.03, name="apron")
apron.location = (0, 0, -2.2)
for loop in apron.data.uv_layers["UVMap"].data:      # the pattern lies flat: u by width in cloth, not by share of the row
    u, v = loop.uv
    loop.uv = (.5 + (u - .5) * 2 * half_width(v) / W, v)
at = lambda u, v, d=.03: (f(u, v)[0], f(u, v)[1] - d, f(u, v)[2] - 2.2)
hem = face                                            # stitched pocket over the skirt
pk = sheet(lambda a, b: at(.28 + .44 * a, .17 + .25 * b, .05 + .02 * math.sin(math.pi * a)), 70, 40, face.m, thick=.03, name="pocket")
for u0, u1, v0, v1 in ((.28, .72, .415, .415), (.28, .72, .17, .17), (.28, .28, .17, .42), (.72, .72, .17, .42), (.5, .5, .17, .42)):
    tube([at(u0 + (u1 - u0) * k / 12, v0 + (v1 - v0) * k / 12, .085) for k in range(13)], .012, strap.m)
for s in (-1, 1):                                     # neck strap over the hook, brass eyelets
    u = .5 + s * .40
    x, y, z = at(u, .975, .03)
    sheet(lambda a, b: (x + (s * -.10 - x) * b + (a - .5) * .30, y + .05 + (.25 - y) * b ** 2, z - .1 + 1.75 * b), 4, 24, strap.m, thick=.03)
    e = lathe([(.06, 0), (.10, .02), (.13, 0)], brass.m, 32, "eyelet", (x, y - .015, z - .02))
    e.rotation_euler = (math.radians(90), 0, 0)
tube([(0, .85, 7.62), (0, .1, 7.55), (0, -.05, 7.62), (0, -.06, 7.8)], .06, brass.m)
box((9, .22, .7), (0, .72, 7.7), oak.m, bevel=.05)
for x in (-3.2, 3.3):
    tube([(x, .7, 7.62), (x, .1, 7.55), (x, -.05, 7.62), (x, -.06, 7.8)], .06, brass.m)
# tea towel and a pan on the neighbouring hooks, out of focus at the picture's edge
towel = cloth("towel", (120, 160), .95, .4, .6, .3, dist=.03).set(Base_Color=(.30, .36, .40, 1))
sheet(lambda u, v: (-4.4 + 2.2 * u * (1 - .5 * v) + .6 * v, -.1 - .22 * math.sin(u * 11 + v) * (1.1 - v), 3.2 + 4.3 * v), 60, 50, towel.m, thick=.05)
pan = lathe([(.001, 0), (1.2, .02), (1.45, .3), (1.5, .32), (1.42, .3), (1.15, .08), (.001, .06)], steel.m, 64, "pan", (4.6, .5, 4.7))
pan.rotation_euler = (math.radians(90), 0, 0)
box((.16, .08, 2.0), (4.5, .45, 6.8), steel.m, bevel=.03, rot=(0, math.radians(-3), 0))
area((-9, -6, 9), (0, 0, 3.5), 3.2, 1900, (1, .95, .87))
area((8, -8, 4), (0, 0, 3), 5, 260, (.72, .85, 1))
camera((-1.6, -19, 4.6), (0, 0, 3.35), lens=52, fstop=.22, focus=(0, -.5, 4.2))
render_all({"name": "apron", "aspect": W / H, "art": [.31, .66, .69, .88], "mode": "print", "ground": "#2e3a3f", "grounds": ["#2e3a3f", "#ece6da", "#5b2a26"], "takesBackground": True, "weave": .25,
            "exposure": .1, "contrast": 1.12, "vignette": .3, "bloom": .025, "grain": 2.4}, [face], [(apron, 0), ], margin=.02)
