"""Carrier bag of paper on a shop counter, twisted handles, shop far out of focus. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

from stage.goods import Goods
reset()
room(.38, (.95, .92, .86), (.50, .44, .37), (.22, .15, .10), ((.58, .16, 3.2), (.80, .08, 1.5)))
top = stone("top", (.46, .45, .43), (.66, .65, .62), .8, pits=.1, rough=.35, veins=.5)
wall = paper("wall", .9, .1, .12, .3).set(Base_Color=(.40, .43, .40, 1))
face = creased(paper("bag", .66, .22, .9, .20), 1.0, .30, .06)
cord = paper("cord", .9, .1, 3, .4).set(Base_Color=(.56, .46, .33, 1))
W, H, D = 2.35, 2.95, 1.05
box((30, 8, .4), (0, 1.4, -.2), top.m, bevel=.04)
box((40, .3, 20), (0, 11, 6), wall.m)


def belly(u, v):
    """How far the front stands out: a filled bag is fullest low in the middle; the fold marks of the flat bag stay."""
    dents = .042 * wrinkle(u * 2, v * 2.4, 1.3, 4) * min(1, 6 * min(u, 1 - u)) * (1.2 - .4 * v)
    crease = -.016 * math.exp(-((v - .30) / .012) ** 2) - .010 * math.exp(-(((u - .5) / .010) ** 2)) * (1 if v < .30 else .3)
    return .10 * math.sin(math.pi * u) ** .8 * math.sin(math.pi * (.12 + .8 * (1 - v))) + dents + crease


def front(u, v):
    return ((u - .5) * W * (1 - .012 * math.sin(math.pi * v)), -D / 2 - belly(u, v) + .10 * v ** 3, v * H + .02 * wrinkle(u, 0, 2, 9) * v)


def side(sign):
    def f(u, v):                                     # gusset, folded inwards along its middle
        fold = (1 - abs(2 * u - 1)) * (.06 + .34 * v ** 1.5)
        y0 = front(0 if sign < 0 else 1, v)[1]
        y = y0 + (D / 2 - .10 * v ** 3 - y0) * u
        return (sign * (W / 2 - fold) * (1 - .012 * math.sin(math.pi * v)), y, v * H)
    return f


bag = Vector((.15, 0, 0))
parts = [sheet(front, 90, 110, face.m, name="front")]
for s in (-1, 1):
    parts.append(sheet(side(s), 24, 60, face.m))
parts.append(sheet(lambda u, v: ((u - .5) * W, D / 2 - .10 * v ** 3, v * H), 20, 40, face.m))
turn = math.radians(-17)
for p in parts:
    p.location, p.rotation_euler = bag, (0, 0, turn)
for y, h in ((-D / 2 + .17, .95), (D / 2 - .17, .88)):
    pts = [(-.55, y, H - .25), (-.55, y, H + .1), (-.53, y - .02, H + .45 * h), (-.36, y - .06, H + .85 * h), (0, y - .08, H + 1.0 * h), (.36, y - .05, H + .86 * h), (.53, y - .01, H + .45 * h), (.55, y, H + .1), (.55, y, H - .25)]
    for strand in (0, math.pi):                      # two strands of paper wound round each other
        wound = []
        for k in range(8 * 14 + 1):
            i, t = min(k // 14, 7), k / 14 - min(k // 14, 7)
            a, b, c, d = (Vector(pts[min(max(j, 0), 8)]) for j in (i - 1, i, i + 1, i + 2))
            q = b + .5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
            a = k * .62 + strand
            wound.append((q.x + .020 * math.cos(a), q.y + .020 * math.sin(a), q.z + .012 * math.sin(a + 1)))
        o = tube(wound, .026, cord.m)
        o.location, o.rotation_euler = bag, (0, 0, turn)
g = Goods(5, 10)
shelf = wood("shelf", ((.14, .07, .03), (.25, .14, .07), (.34, .2, .1)), .4, .5, bump=.1)
for z in (1.1, 4.4, 7.6):
    box((18, 2.4, .3), (-1, 9.6, z), shelf.m, bevel=.03)
    g.row(-9.5, 7, 9.3, z + .15, 2.5, .92)
bulb = emission("bulb", (1, .66, .32), 9)
for x, z in ((-4.2, 5.6), (2.6, 6.1)):
    lathe([(.001, -.3), (.2, -.25), (.3, 0), (.2, .25), (.001, .35)], bulb, 24, "bulb", (x, 7.0, z))
area((-6, -3.5, 6), (.1, 0, 1.4), 3, 640, (1, .96, .90))
area((5, -2.5, 4), (.1, 0, 1.2), 3, 90, (.72, .85, 1))
area((0, 8, 9), (0, 9.3, 4), 12, 700, (1, .80, .58), size_y=2)
camera((.7, -11.0, 2.6), (.10, 0, 1.86), lens=53, fstop=.13, focus=(0, -.6, 1.5), roll=-.5)
render_all({"name": "paper-bag", "aspect": W / H, "art": [.16, .34, .84, .80], "mode": "print", "ground": "#c39a6b", "speckle": .12, "takesBackground": True,
            "exposure": .1, "contrast": 1.1, "vignette": .28, "bloom": .03, "sameAround": True, "grain": 3.2}, [face], [(parts[0], 0)])
