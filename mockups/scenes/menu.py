"""Menu with a cloth cover on a laid table, evening light. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.22, (1, .86, .68), (.30, .22, .16), (.10, .07, .05), ((.60, .10, 2.0), (.86, .05, 4.0)))
table = wood("table", ((.05, .024, .012), (.12, .06, .03), (.20, .11, .055)), .8, .34, plank=(60, 1.6), bump=.2, spec=.4)
face = cloth("book cloth", (150, 210), .72, .30, .6, .15, dist=.02)
pages = paper("pages", .8, .2, 1, .2).set(Base_Color=(.78, .74, .66, 1))
china = Mat("china", (.74, .72, .68), .16, 0, .6)
steel = Mat("steel", (.62, .60, .57), .16, 1.0)
steel.set(Roughness=steel.ramp(steel.noise(steel.coords(), 6, 4), [(.3, .12), (.7, .26)]))
linen = cloth("linen", (110, 110), .95, .35, .9, .3, dist=.03).set(Base_Color=(.60, .56, .49, 1))
box((40, 16, .5), (0, 3, -.25), table.m, bevel=.05)
W, H, T = 1.70, 2.45, .05
t = math.radians(-14)
at = Vector((-.25, 0, 0))
o = box((W - .05, H - .06, .075), (at.x, at.y, .055), pages.m, bevel=.006, rot=(0, 0, t))
back = plate(W, H, .05, .024, face.m, face.m, .008)
back.location, back.rotation_euler = (at.x, at.y, .026), (0, 0, t)
# the cover does not lie quite flat
cover = sheet(lambda u, v: ((u - .5) * W, (v - .5) * H, .016 * u + .05 * u * u * (.3 + .7 * (1 - v)) + .004 * wrinkle(u * 2, v * 2, 1, 3) - .012 * math.exp(-((u - .075) / .014) ** 2)), 80, 100, face.m, thick=.024, name="cover")
cover.location, cover.rotation_euler = (at.x, at.y, .105), (0, 0, t)
spine = lathe([(.062, -H / 2), (.065, -H / 2 + .02), (.065, H / 2 - .02), (.062, H / 2)], face.m, 24, "spine")
spine.rotation_euler = (math.radians(90), 0, t)
spine.location = at + Vector((-W / 2 * math.cos(t), -W / 2 * math.sin(t), .066))
plate_ = [(.55, 0), (.62, .01), (.80, .05), (1.25, .15), (1.30, .165), (1.29, .18), (1.22, .165), (.80, .075), (.7, .055), (.001, .05)]
lathe(plate_, china.m, 128, "plate", (2.15, .55, 0))
lathe([(r * .68, z + .09) for r, z in plate_], china.m, 128, "plate", (2.13, .57, 0))
napkin = sheet(lambda u, v: ((u - .5) * 1.0 + .03 * wrinkle(v, 0, 3), (v - .5) * 1.5, .26 + .05 * math.sin(math.pi * u) + .03 * wrinkle(u * 2, v * 2, 1.5, 6)), 60, 60, linen.m, thick=.05)
napkin.location, napkin.rotation_euler = (2.1, .5, 0), (0, 0, .5)


def knife(x, y, turn):
    sheet(lambda u, v: ((u - .5) * (.10 + .10 * max(0, v - .45) * (1.6 - v)), (v - .5) * 2.1, .03 + .022 * math.sin(math.pi * u) + .05 * max(0, .4 - v)), 10, 50, steel.m, thick=.02).location = (x, y, 0)


def fork(x, y, turn):
    parts = [sheet(lambda u, v: ((u - .5) * (.09 + .16 * max(0, v - .72) / .28), (v - .5) * 1.35, .04 + .02 * math.sin(math.pi * u) + .06 * (v - .5) ** 2), 10, 40, steel.m, thick=.02)]
    for k in range(4):
        px = (k - 1.5) * .068
        parts.append(tube([(px * .9, .64, .055), (px, .8, .045), (px, 1.0, .06), (px * .95, 1.18, .10)], .02, steel.m))
    for p in parts:
        p.location, p.rotation_euler = (x, y, 0), (0, 0, turn)


fork(1.02, -.28, -.08)
knife(3.75, .2, .04)
glass_ = Mat("wine glass", (1, 1, 1), .02, 0, .5).set(Transmission=1.0, IOR=1.45)
for x, y in ((1.25, 2.6), (-2.3, 3.3)):
    lathe([(.42, 0), (.42, .02), (.06, .06), (.04, .15), (.04, .85), (.10, .95), (.34, 1.2), (.46, 1.6), (.42, 2.1), (.36, 2.4), (.345, 2.4), (.40, 2.1), (.44, 1.6), (.32, 1.22), (.08, .99), (.001, .97)], glass_.m, 64, "glass", (x, y, 0))
wine = Mat("wine", (.20, .01, .02), .05, 0, .5)
lathe([(.001, 1.0), (.08, 1.01), (.31, 1.23), (.42, 1.52), (.001, 1.52)], wine.m, 48, "wine", (1.25, 2.6, 0))
candle, flame = Mat("wax", (.75, .68, .55), .5), emission("flame", (1, .55, .18), 26)
for x, y, h in ((-1.3, 3.1, .8), (3.4, 4.4, 1.1), (-3.4, 4.8, 1.0)):
    lathe([(.26, 0), (.27, h), (.2, h - .02), (.001, h - .05)], candle.m, 32, "candle", (x, y, 0))
    lathe([(.001, 0), (.045, .05), (.05, .10), (.02, .24), (.001, .32)], flame, 16, "flame", (x, y, h))
leaf = Mat("leaf", (.05, .10, .045), .5)
for k in range(5):
    foliage((-2.4, .9 + .2 * k, .05), (.7 - .3 * k, .9, .10), 8, 1.2, leaf.m, k, leaf=(.36, .15))
far = backdrop("far", [(.40, (.010, .006, .004)), (.60, (.10, .045, .018)), (.72, (1.0, .55, .22))], .55, 1.0, (1, 1, 1.4), 4)
mesh("far", [(-30, 16, -6), (30, 16, -6), (30, 16, 16), (-30, 16, 16)], [(0, 1, 2, 3)], far)
area((-5.5, 2.0, 4.5), (0, 0, 0), 1.6, 330, (1, .80, .56))
area((5, -4, 5), (0, 0, 0), 3, 70, (.62, .76, 1))
area((0, 6.5, 6), (0, 0, 0), 4, 160, (1, .74, .48), size_y=1)
camera((.9, -6.4, 4.9), (.28, .42, .05), lens=62, fstop=.42, focus=(-.2, 0, .13))
render_all({"name": "menu", "aspect": W / H, "art": [.20, .30, .84, .78], "mode": "foil", "ground": "#20332c", "grounds": ["#20332c", "#4a1420", "#161a22", "#e8dfcd"], "takesBackground": True, "inks": ["#d9b36c"],
            "relief": {"blur": .003, "strength": .22, "light": [-.8, .4]}, "exposure": .55, "contrast": 1.08, "vignette": .35, "bloom": .05, "grain": 2.6}, [face], [(cover, 0)], metal=True, margin=.03)
