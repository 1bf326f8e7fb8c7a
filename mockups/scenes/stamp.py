"""Impression of a rubber stamp on a sheet of cotton paper, stamp and pad beside it. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.34, (.92, .95, 1), (.46, .43, .40), (.2, .15, .1), ((.60, .18, 3.0),))
desk = wood("desk", ((.06, .030, .016), (.13, .07, .035), (.21, .12, .065)), .7, .42, plank=(60, 2.4), bump=.2)
face = paper("cotton", .88, .14, .55, .75)
kraft = paper("kraft", .8, .2, .8, .3).set(Base_Color=(.40, .27, .16, 1))
beech = wood("beech", ((.34, .20, .10), (.50, .33, .18), (.60, .43, .26)), 2.0, .34, axis="z", bump=.15)
rubber, ink = Mat("rubber", (.30, .05, .04), .7), Mat("ink", (.16, .012, .010), .35)
tin, black = Mat("tin", (.42, .41, .40), .26, 1.0), Mat("black", (.02, .02, .022), .4)
box((40, 14, .5), (0, 3, -.25), desk.m, bevel=.05)
o = box((3.0, 2.1, .02), (-.9, 1.05, .012), kraft.m, bevel=.004, rot=(0, 0, .28))
W, H = 2.9, 2.1
sheet_ = sheet(lambda u, v: ((u - .5) * W + .006 * wrinkle(v * 4, 0, 2, 1), (v - .5) * H + .006 * wrinkle(u * 4, 0, 2, 2), .035 + .05 * (2 * abs(u - .5)) ** 4 * (v ** 2) + .006 * wrinkle(u * 3, v * 2, 1, 3)), 100, 80, face.m, thick=.016, name="paper")
sheet_.rotation_euler = (0, 0, math.radians(-9))
K = .92
sx, sy = .98, .50                                           # the stamp stands behind the impression
lathe([(K * .36, .0), (K * .37, .01), (K * .37, .06)], rubber.m, 64, "rubber", (sx, sy, .06))
lathe([(K * .40, .06), (K * .42, .075), (K * .42, .20), (K * .40, .24), (K * .20, .30), (K * .13, .42), (K * .12, .55), (K * .17, .72), (K * .25, .90), (K * .26, 1.02), (K * .20, 1.14), (K * .08, 1.19), (.001, 1.20)], beech.m, 96, "handle", (sx, sy, .06))
lathe([(K * .125, .44), (K * .135, .45), (K * .135, .50), (K * .125, .51)], tin.m, 64, "ring", (sx, sy, .06))
box((1.25, .85, .14), (-1.72, -.25, .07), tin.m, bevel=.04, rot=(0, 0, .5))          # ink pad
box((1.08, .68, .05), (-1.72, -.25, .14), ink.m, bevel=.02, rot=(0, 0, .5))
box((1.25, .85, .10), (-2.25, .85, .05), tin.m, bevel=.04, rot=(0, 0, .75))
twine = paper("twine", .9, .1, 3, .4).set(Base_Color=(.55, .42, .26, 1))
lathe([(.16, -.2), (.30, -.22), (.36, -.1), (.36, .1), (.30, .22), (.16, .2)], twine.m, 48, "spool", (2.1, 1.6, .36)).rotation_euler = (math.radians(90), 0, .7)
leaf = Mat("leaf", (.10, .14, .09), .6)
for k in range(4):
    foliage((-1.9 + .25 * k, 1.9, .06), (.8, .5 - .3 * k, .08), 8, 1.3, leaf.m, k, leaf=(.36, .17))
pot = Mat("pot", (.5, .46, .40), .8)
lathe([(.4, 0), (.45, .03), (.55, .8), (.5, .82), (.001, .7)], pot.m, 48, "pot", (2.9, 3.6, 0))
for q in range(12):
    a = q * 2.4
    foliage((2.9, 3.6, .75), (math.cos(a) * .7, math.sin(a) * .7, 1 + .4 * math.sin(q)), 6, 1.6, leaf.m, q, leaf=(.6, .24))
to_sun = Vector((-.72, .28, .52)).normalized()
sun(-to_sun, 3.3, .9, (1, .90, .76))
tree = Mat("tree", (.06, .10, .03), .5)
for off, dirn, sd in (((-.9, .9, 0), (.7, -.4, -.2), 3), ((1.2, .9, .2), (-.2, -.6, -.4), 8)):
    foliage(to_sun * 5 + Vector(off), dirn, 9, 1.4, tree.m, sd, leaf=(.5, .13), camera_visible=False)
area((5, -3, 4), (0, 0, 0), 3, 60, (.74, .86, 1))
area((-4, -3, 4), (0, 0, 0), 3, 40, (1, .95, .88))
camera((.25, -5.2, 3.9), (.0, .12, .12), lens=74, fstop=.48, focus=(-.2, -.15, .05))
render_all({"name": "stamp", "aspect": W / H, "art": [.23, .12, .70, .62], "mode": "stamp", "ground": "#f4f0e6", "takesBackground": False, "inks": ["#9c1f1a", "#1f2a44", "#26241f"], "tilt": -5,
            "exposure": .05, "contrast": 1.1, "vignette": .25, "bloom": .025, "grain": 2.4}, [face], [(sheet_, 0)], margin=.03)
