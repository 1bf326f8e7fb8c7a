"""Bowl of noodles on a restaurant's table, the mark under the glaze of its wall. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(5)
room(.36, (1, .90, .76), (.30, .23, .17), (.12, .08, .05), ((.60, .16, 3.2), (.84, .05, 3.0)))
table = wood("table", ((.045, .020, .010), (.11, .052, .025), (.19, .10, .05)), .8, .36, plank=(60, 1.5), bump=.25, spec=.35)
face = Mat("glaze", (PANEL_WHITE,) * 3, .16, 0, .5).set(Clearcoat=.35, Clearcoat_Roughness=.06)
face.set(Normal=face.bump(face.noise(face.coords(), 5, 3, .5), .10, .03), Roughness=face.ramp(face.noise(face.coords(), 16, 4, .6), [(.3, .12), (.7, .26)]))
glaze = Mat("inside", (.66, .62, .54), .18)
clay = Mat("clay", (.34, .24, .16), .85)
clay.set(Normal=clay.bump(clay.noise(clay.coords(), 60, 4, .7), .3, .01))
box((40, 16, .5), (0, 3, -.25), table.m, bevel=.05)

# the wall: an ellipse turned; u is stretched with the girth, so that the mark keeps its shape as a decal does
R0, DR, Z0, DZ, N = .36, .64, .11, .80, 40
turn = [math.radians(4 + 83 * k / N) for k in range(N + 1)]
wall = [(R0 + DR * math.sin(t), Z0 + DZ * (1 - math.cos(t))) for t in turn]
run = [0.0]
for (r0, z0), (r1, z1) in zip(wall, wall[1:]):
    run.append(run[-1] + math.hypot(r1 - r0, z1 - z0))
GIRTH = wall[28][0]
bowl = lathe(wall, face.m, 200, "wall", uv=lambda a, k: (.5 + (a - .5) * wall[k][0] / GIRTH, run[k] / run[-1]))
bowl.rotation_euler[2] = math.radians(90 + 4)
rim_r, rim_z = wall[-1]
lathe([(rim_r + .012 * math.cos(t) - .012, rim_z + .014 * math.sin(t) + .004) for t in [i * math.pi / 8 for i in range(9)]], glaze.m, 200, "lip")
lathe([(rim_r - .030 - (DR - .02) * (1 - math.sin(t)), rim_z - (DZ - .06) * math.cos(t)) for t in [math.radians(90 - 90 * k / 20) for k in range(21)]][::-1], glaze.m, 128, "inside")
lathe([(.40, -.0), (.425, .004), (.43, .02), (.415, .115), (.38, .125)], clay.m, 128, "foot")

TOP = .775                                                   # broth, oil, noodles, toppings
broth = Mat("broth", (.20, .075, .018), .07, 0, .55)
broth.set(Normal=broth.bump(broth.noise(broth.coords(), 4, 3, .5), .25, .04), Base_Color=broth.ramp(broth.noise(broth.coords(), 3, 4), [(.35, (.13, .045, .012)), (.7, (.32, .13, .03))]))
lathe([(.001, TOP), (.5, TOP), (rim_r - .01, TOP)], broth.m, 96, "broth")
oil = Mat("oil", (.55, .14, .02), .04, 0, .6)
for k in range(70):
    a, r, s = rnd.uniform(0, 7), .93 * math.sqrt(rnd.random()), rnd.choice([.008, .012, .02, .035])
    lathe([(s, TOP), (s * .8, TOP + s * .12), (.001, TOP + s * .2)], oil.m, 16, "oil", (r * math.cos(a), r * math.sin(a), 0))
noodle = Mat("noodle", (.66, .46, .20), .32, 0, .5)
for b in range(10):                                          # bundles that sweep round and over each other
    a0, bend, reach = b * 2.1 + rnd.uniform(-.3, .3), rnd.choice([-1, 1]) * rnd.uniform(.8, 1.5), rnd.uniform(.25, .62)
    lift = rnd.uniform(.0, .055) + .035 * (b % 3)
    for s in range(9):
        off, pts = (s - 4) * .034 + rnd.uniform(-.012, .012), []
        for k in range(7):
            t = k / 6
            a = a0 + bend * (t - .5) * 2
            r = min(.90, abs(reach + off + .10 * math.sin(3 * t + b)))
            sink = .10 * (2 * abs(t - .5)) ** 3
            pts.append((r * math.cos(a) + rnd.uniform(-.02, .02), r * math.sin(a) + rnd.uniform(-.02, .02), TOP + lift + .03 * math.sin(5 * t + s) - sink))
        tube(pts, .020 * rnd.uniform(.9, 1.1), noodle.m)


def slice_of(mat, x, y, z, w, h, turn, tip, seed):
    o = sheet(lambda u, v: ((u - .5) * w * (1 - .25 * (2 * abs(v - .5)) ** 3), (v - .5) * h, .05 * math.sin(math.pi * u) + .03 * wrinkle(u * 2, v * 2, 1.3, seed)), 24, 24, mat.m, thick=.045)
    o.location, o.rotation_euler = (x, y, z), (tip, .12, turn)


beef = Mat("beef", (.17, .062, .032), .38, 0, .5)
grain = beef.noise(beef.coords(scale=(3, 18, 3)), 3, 5, .7)
beef.set(Base_Color=beef.ramp(grain, [(.3, (.08, .026, .014)), (.55, (.22, .085, .045)), (.75, (.40, .22, .14))]), Normal=beef.bump(grain, .6, .02))
for i, (x, y, tip, turn_) in enumerate(((.42, -.12, -.30, .5), (.50, .12, -.25, .9), (.30, .30, -.2, 1.3), (.58, -.30, -.35, .2))):
    slice_of(beef, x, y, TOP + .13 + .02 * i, .44, .30, turn_, tip, i)
white_, yolk = Mat("egg", (.80, .76, .66), .25, 0, .5), Mat("yolk", (.80, .28, .03), .22, 0, .5)
for x, y, tx, ty in ((-.36, .26, .50, -.1), (-.56, -.02, .62, -.30)):
    e = lathe([(.001, -.165), (.09, -.14), (.15, -.06), (.165, 0), (.155, .012), (.09, .010), (.001, .008)], white_.m, 48, "egg", (x, y, TOP + .15))
    q = lathe([(.085, .0), (.08, .018), (.05, .028), (.001, .030)], yolk.m, 32, "yolk", (x, y, TOP + .15))
    for o in (e, q):
        o.rotation_euler, o.scale = (tx, ty, .4), (1.25, 1, 1)
green, pale = Mat("scallion", (.12, .30, .05), .35), Mat("pale", (.50, .62, .26), .35)
for k in range(70):
    a, r = rnd.uniform(0, 7), .16 * rnd.gauss(0, 1)
    s = rnd.uniform(.018, .034)
    o = lathe([(s, -.012), (s * 1.02, .012), (s * .72, .012), (s * .70, -.012)], rnd.choice([green, green, pale]).m, 14, "ring", (-.02 + r * math.cos(a), -.22 + r * math.sin(a) * .8, TOP + .125 + rnd.uniform(-.01, .03)))
    o.rotation_euler = (rnd.uniform(-.9, .9), rnd.uniform(-.9, .9), 0)
leaf = Mat("choi", (.045, .17, .022), .38, 0, .4)
for x, y, turn_, s in ((.10, .52, .1, 1.0), (-.10, .56, .5, .9), (.28, .58, -.4, .85)):
    o = sheet(lambda u, v: ((u - .5) * .42 * s * math.sin(math.pi * min(1, .12 + .95 * v)) ** .6, v * .55 * s, .16 * math.sin(2.4 * v) + .07 * abs(u - .5) + .03 * wrinkle(u * 4, v * 4, 1.2, x)), 24, 24, leaf.m, thick=.012)
    o.location, o.rotation_euler = (x, y - .25, TOP + .02), (.35, 0, turn_)

stick = wood("stick", ((.05, .016, .008), (.10, .03, .014), (.16, .06, .03)), 3, .28, bump=.08, spec=.5)
for k, (x, dx) in enumerate(((.40, .30), (.47, .36))):       # chopsticks laid over the rim
    o = lathe([(.001, -1.2), (.016, -1.19), (.022, 0), (.032, 1.0), (.034, 1.15), (.001, 1.16)], stick.m, 16, "stick")
    o.rotation_mode, o.rotation_quaternion = "QUATERNION", Vector((dx + .35, .62, .08)).to_track_quat("Z", "Y")
    o.location = (x + .25, .32, rim_z + .055 + .004 * k)
spoon = [(.001, 0), (.14, .015), (.22, .06), (.235, .085), (.22, .082), (.13, .035), (.001, .025)]
o = lathe(spoon, glaze.m, 64, "spoon", (-1.55, -.35, .01))
o.scale = (1, 1.35, 1)
tube([(-1.56, -.12, .07), (-1.60, .15, .12), (-1.68, .55, .20), (-1.72, .75, .24)], .048, glaze.m)
dish = [(.26, 0), (.30, .015), (.44, .12), (.45, .135), (.43, .13), (.28, .04), (.001, .035)]
lathe(dish, Mat("dish", (.05, .09, .11), .2).m, 64, "dish", (1.62, .55, 0))
chili = Mat("chili", (.38, .03, .012), .2, 0, .6)
chili.set(Normal=chili.bump(chili.noise(chili.coords(), 26, 4, .7), .8, .03))
lathe([(.36, .085), (.2, .095), (.001, .10)], chili.m, 48, "chili", (1.62, .55, 0))
pot = Mat("pot", (.055, .045, .04), .4)
pot.set(Normal=pot.bump(pot.noise(pot.coords(), 40, 3), .2, .01))
lathe([(.40, 0), (.46, .03), (.66, .35), (.68, .55), (.60, .82), (.36, .95), (.32, .97), (.30, 1.02), (.14, 1.06), (.05, 1.07), (.05, 1.12), (.09, 1.18), (.06, 1.24), (.001, 1.25)], pot.m, 96, "teapot", (-1.75, 2.5, 0))
tube([(-1.30, 2.2, .45), (-1.02, 2.0, .55), (-.93, 1.94, .80), (-.82, 1.88, .90)], .075, pot.m)
tube([(-2.25, 2.85, .78), (-2.65, 3.1, .80), (-2.70, 3.15, .40), (-2.32, 2.9, .28)], .055, pot.m)
for x, y in ((2.25, 2.3), (1.5, 3.3)):
    lathe([(.17, 0), (.20, .01), (.26, .30), (.275, .42), (.255, .42), (.24, .3), (.001, .06)], glaze.m, 64, "cup", (x, y, 0))
holder = wood("holder", ((.10, .05, .02), (.22, .12, .055), (.32, .19, .09)), 2, .5, axis="z")
box((.5, .5, 1.1), (3.1, 4.2, .55), holder.m, bevel=.04, rot=(0, 0, .3))
for k in range(9):
    o = lathe([(.03, 0), (.04, 1.2), (.001, 1.21)], stick.m, 10, "stick", (3.1 + rnd.uniform(-.14, .14), 4.2 + rnd.uniform(-.14, .14), .6))
    o.rotation_euler = (rnd.uniform(-.12, .12), rnd.uniform(-.12, .12), 0)
screen = wood("screen", ((.06, .028, .014), (.13, .065, .03), (.20, .11, .055)), .4, .5, axis="z")
for k in range(16):                                          # lattice before a lit room
    box((.16, .2, 9), (-9 + 1.25 * k, 10, 3.6), screen.m, bevel=.02)
for z in (.3, 2.4, 4.5):
    box((22, .2, .16), (0, 10, z), screen.m, bevel=.02)
far = backdrop("far", [(.36, (.016, .009, .005)), (.52, (.10, .045, .018)), (.66, (.55, .28, .10)), (.78, (1.2, .72, .34))], .30, 1.8, (1, 1, 1.1), 4)
mesh("far", [(-30, 17, -6), (30, 17, -6), (30, 17, 16), (-30, 17, 16)], [(0, 1, 2, 3)], far).visible_diffuse = False
lamp = emission("lamp", (1, .50, .20), 9)
for x, y, z in ((-3.1, 8.6, 2.3), (.9, 9.0, 2.9), (4.2, 8.2, 2.2)):
    lathe([(.001, -.36), (.22, -.34), (.42, -.12), (.44, .1), (.26, .34), (.001, .36)], lamp, 32, "lantern", (x, y, z))
area((-4.4, -1.2, 3.6), (0, 0, .5), 1.5, 400, (1, .93, .82))
area((-1.8, -5.5, 2.8), (0, 0, .5), 2.0, 130, (1, .95, .88))
area((4.2, -2.2, 2.2), (0, 0, .5), 1.4, 95, (.72, .84, 1))
area((1.5, 5.5, 4.8), (0, 0, .6), 2.4, 420, (1, .76, .48), size_y=1)
camera((.10, -5.5, 2.15), (.05, .05, .56), lens=79, fstop=.44, focus=(0, -.90, .60), roll=-.4)
render_all({"name": "bowl", "aspect": 2 * math.pi * GIRTH / run[-1], "art": [.405, .56, .595, .94], "mode": "print", "ground": "#f1ece0", "grounds": ["#f1ece0", "#1f3556", "#7c1a17", "#22211f"], "takesBackground": False,
            "exposure": .25, "contrast": 1.1, "vignette": .30, "bloom": .045, "grain": 2.4}, [face], [(bowl, 0)], margin=.05)
