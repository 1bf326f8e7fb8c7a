"""Canvas tote hanging from a peg on a wall, sun through a window. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.30, (.90, .94, 1), (.46, .43, .39), (.2, .15, .1), ((.60, .18, 2.4),))
plaster = stone("plaster", (.56, .53, .48), (.68, .65, .60), .22, pits=0, rough=.9, veins=0)
face = cloth("canvas", (150, 165), .9, .34, .9, .2, dist=.04)
web = cloth("webbing", (14, 300), .9, .4, .6, .2, dist=.04).set(Base_Color=(.66, .60, .49, 1))
oak = wood("oak", ((.14, .07, .03), (.30, .17, .08), (.42, .27, .14)), .5, .45, bump=.2)
box((60, .4, 40), (0, 1.0, 4), plaster.m)
W, H = 3.7, 4.0


def f(u, v):
    x = (u - .5) * W * (1 - .035 * math.sin(math.pi * v)) 
    pull = math.exp(-((abs(u - .5) - .24) / .06) ** 2) * v ** 3              # straps lift the hem
    diag = .05 * math.sin((x * 1.4 + v * 5.2)) * (1 - v) * v * 2.2 - .05 * math.sin((-x * 1.6 + v * 4.6) + 1) * (1 - v) * v * 2.2
    belly = .34 * math.sin(math.pi * u) ** .7 * math.sin(math.pi * (.1 + .72 * (1 - v))) ** 1.2
    y = -.30 - belly + diag + .055 * wrinkle(x, v * 4, .8, 4) + .02 * ridged(x, v * 4, .9, 9) + .05 * v
    z = v * H + .16 * pull - .14 * math.sin(math.pi * u) ** 2 * v ** 6
    r = .14
    d = min(u, 1 - u) * W
    if d < r:
        y += .22 * (1 - math.sqrt(max(0, 1 - (1 - d / r) ** 2)))
    return (x + .02 * wrinkle(0, v * 4, 1.2, 7), y, z)


bag = sheet(f, 140, 150, face.m, thick=.025, name="bag")
back = sheet(lambda u, v: (f(u, v)[0], .42 - .25 * math.sin(math.pi * u) * (1 - v), f(u, v)[2] + .03), 40, 40, face.m, thick=.025, name="back")
for s in (-1, 1):
    u = .5 + s * .24
    for dy, top in ((-.035, 0), (.45, .05)):
        q = f(u, 1)
        y0 = q[1] + dy if dy < 0 else .40
        sheet(lambda a, b: (q[0] + (s * .12 - q[0]) * max(0, b - .12) / .88 + (a - .5) * (.30 - .08 * b), y0 + (.36 - y0) * max(0, b - .1) ** 1.6, q[2] - .55 + 3.0 * b + .02 * math.sin(9 * b)), 6, 40, web.m, thick=.03)
    q = f(u, .93)
    tube([(q[0] + dx, q[1] - .09, q[2] + dz) for dx, dz in ((-.12, -.22), (.12, .06))], .010, face.m)
    tube([(q[0] + dx, q[1] - .09, q[2] + dz) for dx, dz in ((.12, -.22), (-.12, .06))], .010, face.m)
for v in (.945, .96):                                       # double seam under the hem
    tube([(f(u / 40, v)[0], f(u / 40, v)[1] - .004, f(u / 40, v)[2]) for u in range(1, 40)], .008, web.m)
peg = lathe([(.13, 0), (.13, .9), (.22, 1.0), (.24, 1.1), (.20, 1.18), (.001, 1.2)], oak.m, 32, "peg", (0, .85, 6.38))
peg.rotation_euler = (math.radians(82), 0, 0)
box((7.5, .2, .75), (.3, .75, 6.4), oak.m, bevel=.05)
for x in (-2.6, 2.9):
    o = lathe([(.13, 0), (.13, .9), (.22, 1.0), (.24, 1.1), (.20, 1.18), (.001, 1.2)], oak.m, 32, "peg", (x, .85, 6.38))
    o.rotation_euler = (math.radians(82), 0, 0)
straw = wood("straw", ((.42, .30, .14), (.56, .43, .22), (.66, .53, .30)), 3, .7, bump=.5)      # a straw hat on the next peg
hat = lathe([(.001, .9), (.6, .86), (.78, .6), (.85, .1), (1.5, .03), (1.75, .06)], straw.m, 64, "hat", (3.6, .55, 5.0))
hat.rotation_euler = (math.radians(78), 0, .15)
leaf = Mat("leaf", (.05, .10, .035), .45)                    # eucalyptus looks out of the bag
for k, (x, d) in enumerate(((-.7, (-.3, -.15, 1)), (-.45, (-.05, -.2, 1)), (-.9, (-.55, -.1, .9)), (-.2, (.15, -.15, 1)))):
    foliage((x, .0, 3.5), d, 9, 1.7, leaf.m, k + 4, leaf=(.42, .20))
to_sun = Vector((-.62, -.62, .50)).normalized()
sun(-to_sun, 3.4, .9, (1, .88, .72))
for k in range(3):                                           # glazing bars throw their shade on the wall
    box((.35, .05, 30), tuple(to_sun * 22 + Vector((-5.5 + 5.2 * k, 0, 0))), None).visible_camera = False
box((30, .05, .35), tuple(to_sun * 22 + Vector((0, 0, 5.4))), None).visible_camera = False
tree = Mat("tree", (.06, .10, .03), .5)
for k in range(5):
    foliage(to_sun * 18 + Vector((-3 + 2.2 * math.sin(k * 2), 0, 1 + 3 * math.cos(k))), (math.sin(k), .2, -.4), 10, 3.2, tree.m, k, leaf=(.7, .25), camera_visible=False)
area((7, -8, 4), (0, 0, 3), 5, 200, (.72, .85, 1))
camera((1.2, -17.0, 3.2), (.35, 0, 2.75), lens=56, fstop=.26, focus=(0, -.6, 2.2))
render_all({"name": "tote-bag", "aspect": W / H, "art": [.18, .20, .82, .74], "mode": "print", "ground": "#e9e0cd", "grounds": ["#e9e0cd", "#20262b"], "takesBackground": False, "weave": .35,
            "exposure": .05, "contrast": 1.1, "vignette": .28, "bloom": .03, "grain": 2.4}, [face], [(bag, 0)], margin=.05)
