"""Take-away cup on an oak counter in front of a window, soft daylight. Units: 1 = 10 cm, so f-stops are a tenth of the real ones."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.35, (.80, .88, 1), (.42, .40, .36), (.20, .14, .09), ((.62, .2, 3.0), (.87, .1, 1.2)))
oak = wood("oak", ((.10, .045, .016), (.24, .12, .05), (.38, .22, .105)), 1.0, rough=.46, plank=(60.0, .95), bump=.3, spec=.16)
wall = paper("wall", .9, .1, .12, .3).set(Base_Color=(.52, .49, .44, 1))
frame = Mat("frame", (.018, .02, .021), .38)
face = paper("cup", .50, .34, 1.1, .10)
dents = face.noise(face.coords(), 2.4, 3, .5)                # board that was rolled and pressed by hands
face.set(Normal=face.bump(dents, .25, .03, face.b.inputs["Normal"].links[0].from_socket))
stained(face, face.mix(face.ramp(face.noise(face.coords(), 140, 4, .7), [(.3, .90), (.7, 1.0)]), face.ramp(dents, [(.3, .93), (.7, 1.0)]), 1, "MULTIPLY"))
lidm = Mat("lid", (.017, .016, .016), .36)
lidm.set(Normal=lidm.bump(lidm.noise(lidm.coords(), 60, 3), .05, .01))
white, brass = Mat("ceramic", (.72, .70, .66), .22), Mat("brass", (.62, .42, .18), .28, 1.0)
kraft = paper("kraft", .7, .2, 1.0, .2).set(Base_Color=(.42, .27, .15, 1))
white_paper = paper("wp", .5, .3, 1.2, .05).set(Base_Color=(.80, .79, .76, 1))

box((26, 13.5, .5), (0, .7, -.25), oak.m, bevel=.05)
Y = 8.4
box((30, .4, 1.4), (0, Y, -.9), wall.m)
for x, w in ((-11.5, 6), (4.9, 3.2), (14.5, 12)):
    box((w, .5, 16), (x, Y, 7), wall.m, bevel=.05)
box((13, .9, .14), (-2.3, Y - .35, -.1), white.m, bevel=.03)
for x in (-8.4, -5.4, -2.4, .55, 3.2):
    box((.17, .3, 14), (x, Y - .1, 6), frame.m, bevel=.02)
for z in (.06, 3.4, 6.8):
    box((12.4, .22, .15), (-2.5, Y - .1, z), frame.m, bevel=.02)
trees = backdrop("trees", [(.30, (.010, .020, .008)), (.45, (.035, .065, .020)), (.57, (.15, .20, .075)), (.70, (.80, .86, .80))], .40, 1.1, (1, 1, 1.2), 5)
garden = mesh("garden", [(-30, 22, -6), (30, 22, -6), (30, 22, 16), (-30, 22, 16)], [(0, 1, 2, 3)], trees)
garden.visible_diffuse = False


def cup(loc, mat, turn=0.0):
    rb, rt, z0, z1, n = .295, .432, .02, 1.06, 14
    body = lathe([(rb + (rt - rb) * k / n, z0 + (z1 - z0) * k / n) for k in range(n + 1)], mat, 160, "cupwall", loc, uv=lambda a, k: (a, k / n))
    body.rotation_euler[2] = turn
    lathe([(rb - .02, 0), (rb - .004, .002), (rb + .002, z0), (rb - .004, z0 + .012)], white_paper.m, 96, "foot", loc)
    lathe([(rt + .016 * math.cos(t) - .002, z1 + .014 + .016 * math.sin(t)) for t in [i * math.pi / 8 - math.pi / 2 for i in range(17)]], white_paper.m, 96, "lip", loc)
    R = rt + .024
    L = [(R - .006, z1 - .022), (R, z1 - .018), (R, z1 + .030), (R - .003, z1 + .038), (R - .012, z1 + .042), (R - .020, z1 + .046),
         (R - .024, z1 + .056), (R - .040, z1 + .135), (R - .043, z1 + .150), (R - .050, z1 + .160), (R - .062, z1 + .163),
         (R - .074, z1 + .160), (R - .082, z1 + .148), (R - .092, z1 + .112), (R - .105, z1 + .104), (R - .2, z1 + .106), (.001, z1 + .108)]
    lathe(L, lidm.m, 128, "lid", loc)
    for k in range(40):
        a = 2 * math.pi * k / 40
        box((.006, .012, .036), (loc[0] + (R + .001) * math.cos(a), loc[1] + (R + .001) * math.sin(a), loc[2] + z1 + .006), lidm.m, .0025, (0, 0, a), 2)
    return body


body = cup((.30, 0, 0), face.m, math.radians(93))
cup((-1.28, 3.6, 0), kraft.m)
for i in range(5):
    lathe([(.25, 0), (.33, .02), (.62, .07), (.66, .085), (.66, .095), (.6, .085), (.001, .045)], white.m, 64, "saucer", (1.72, 2.6, i * .06))
lathe([(.16, 0), (.20, .01), (.30, .10), (.335, .28), (.34, .36), (.325, .36), (.31, .2), (.001, .1)], white.m, 64, "mug", (1.72, 2.6, .36))
bulb = emission("bulb", (1, .62, .27), 7)
for x, y, z in ((-.98, 7.2, 1.46), (-2.72, 7.4, 1.30), (2.2, 7.3, 1.62)):
    lathe([(.001, -.17), (.1, -.15), (.17, -.05), (.17, .05), (.09, .15), (.04, .2)], bulb, 32, "bulb", (x, y, z))
    lathe([(.05, .2), (.07, .3), (.05, .42), (.02, .44)], brass.m, 32, "cap", (x, y, z))
area((-5.4, -.4, 3.8), (.2, 0, .5), 2.8, 400, (.93, .97, 1.0))
area((-3.6, -4.6, 3.0), (.3, 0, .6), 3.4, 44, (1.0, .97, .92))
area((5.0, -1.5, 2.6), (.3, 0, .6), 3.0, 14, (1.0, .86, .70))
camera((.16, -5.75, 1.06), (0, 0, .605), lens=75, fstop=.42, focus=5.55)
render_all({"name": "cup", "aspect": 2.2, "art": [.355, .24, .645, .8], "mode": "print", "ground": "#b98a5e", "speckle": .16, "takesBackground": True,
            "exposure": .3, "contrast": 1.12, "vignette": .3, "bloom": .035, "grain": 3.2}, [face], [(body, 0)])
