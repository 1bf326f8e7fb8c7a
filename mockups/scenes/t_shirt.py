"""Folded T-shirts on a wooden bench, the topmost with the print on its chest. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.36, (.95, .95, 1), (.48, .46, .43), (.22, .17, .12), ((.60, .2, 3.0),))
face = cloth("jersey", (340, 300), .92, .22, .5, .35, dist=.02)
oak = wood("oak", ((.20, .11, .05), (.36, .22, .11), (.50, .34, .19)), .6, .45, plank=(60, 2.2), bump=.2)
plaster = stone("plaster", (.50, .47, .43), (.60, .57, .53), .25, pits=0, rough=.9, veins=0)
box((40, 9, .6), (0, 1.2, -.3), oak.m, bevel=.06)
box((60, .4, 40), (0, 9, 6), plaster.m)
W, H = 3.0, 3.7


def edge(u, v):
    """0 at the rim, 1 inside: folded cloth is round at its edges."""
    d = min(u * W, (1 - u) * W, v * H, (1 - v) * H)
    return math.sqrt(max(0, 1 - (1 - min(1, d / .17)) ** 2))


def shirt(z, thick, seed, mat, turn, at=(0, 0), collar=False):
    def f(u, v):
        x, y = (u - .5) * W, (v - .5) * H
        soft = .028 * wrinkle(x, y, .9, seed) + .014 * ridged(x, y, .8, seed + 3) + .010 * wrinkle(x, y, 3, seed + 7)
        neck = -.10 * math.exp(-((x / .62) ** 2 + ((y - H / 2 + .12) / .42) ** 2) * 1.6) if collar else 0
        wob = .03 * wrinkle(u * 3, v * 3, 1, seed + 20)
        return (x * (1 - .02 * (1 - edge(u, v))) + wob, y + wob, thick * (.25 + .75 * edge(u, v)) + soft + neck)
    top = sheet(f, 130, 160, mat, name="shirt")
    top.location, top.rotation_euler = (*at, z), (0, 0, turn)
    rim = []
    n = 60
    for k in range(4 * n):                            # the side under the rim: layers of folded cloth
        s, t = divmod(k, n)
        t /= n
        rim.append([(t, 0), (1, t), (1 - t, 1), (0, 1 - t)][s])
    layers = 3
    for l in range(layers):
        zz = thick * .30 * (1 - (l + .5) / layers)
        pts = [(f(u, v)[0] * (1.0 - .004 * l) + .012 * wrinkle(u * 5, v * 5, 1, seed + l), f(u, v)[1] * (1.0 - .004 * l), zz) for u, v in rim]
        o = tube(pts, thick * .17, mat, closed=True)
        o.data.splines[0].use_endpoint_u = False
        o.location, o.rotation_euler = (*at, z), (0, 0, turn)
    if collar:
        for r, rad, dz in ((.60, .045, .02), (.53, .03, -.015)):
            pts = []
            for k in range(25):
                a = math.pi * (1 + k / 24)
                u, v = .5 + r * 1.05 * math.cos(a) / W, 1 - (.06 - r * .72 * math.sin(a)) / H
                q = f(u, min(1, v))
                pts.append((q[0], q[1], q[2] + dz))
            o = tube(pts, rad, mat)
            o.location, o.rotation_euler = (*at, z), (0, 0, turn)
        lab = Mat("label", (.75, .73, .70), .8)
        q = f(.5, .985)
        o = box((.34, .22, .012), (0, 0, 0), lab.m, bevel=.004)
        o.location = Vector((*at, z)) + Vector((q[0] - 1.70 * math.sin(turn), q[1] * math.cos(turn) - .06, q[2] + .045))
        o.rotation_euler = (math.radians(-8), 0, turn)
    return top


def plain(c):
    m = cloth("plain", (340, 300), .92, .22, .5, .35, dist=.02)
    return m.set(Base_Color=(*c, 1)).m


t = math.radians(9)
shirt(0, .30, 11, plain((.33, .38, .40)), t + .02, (.02, 0))
shirt(.30, .30, 31, plain((.66, .60, .52)), t - .015, (-.02, .01))
top = shirt(.60, .30, 3, face.m, t, collar=True)
for k, (c, z) in enumerate((((.10, .13, .16), 0), ((.52, .30, .22), .30), ((.70, .67, .62), .60), ((.20, .26, .22), .9))):   # pile behind
    shirt(z, .30, 50 + k * 7, plain(c), -.12 + .02 * k, (3.7, 3.6))
pot = Mat("pot", (.55, .50, .44), .7)
lathe([(.45, 0), (.5, .03), (.62, .9), (.60, .95), (.001, .85)], pot.m, 48, "pot", (-3.4, 3.9, 0))
leaf = Mat("leaf", (.06, .13, .04), .45)
for k in range(14):
    a = k * 2.4
    foliage((-3.4, 3.9, .85), (math.cos(a) * .7, math.sin(a) * .7, 1 + .4 * math.sin(k)), 6, 1.9, leaf.m, k, leaf=(.7, .26))
area((-7, .5, 5.2), (0, 0, .6), 2.6, 900, (1, .95, .87))
area((6, -4, 5), (0, 0, .6), 4, 130, (.72, .85, 1))
camera((.6, -9.4, 7.6), (.25, .35, .55), lens=62, fstop=.42, focus=(0, -.2, .9))
render_all({"name": "t-shirt", "aspect": W / H, "art": [.20, .30, .80, .72], "mode": "print", "ground": "#f3f1ed", "grounds": ["#f3f1ed", "#1d2126", "#27374d"], "takesBackground": False, "weave": .2,
            "exposure": .1, "contrast": 1.1, "vignette": .28, "bloom": .025, "grain": 2.4}, [face], [(top, 0)], margin=.04)
