"""Lettering on the door of a parked delivery car, street mirrored in the lacquer. Units: metres."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

from stage.street import houses
reset()
sky(.17, 32, 120)
lacquer = Mat("lacquer", (.8, .8, .8), .42, 0, .5).set(Clearcoat=1.0, Clearcoat_Roughness=.025)
lacquer.set(Normal=lacquer.bump(lacquer.noise(lacquer.coords(), 260, 2), .015, .002))
dark, rubber = Mat("dark", (.010, .010, .011), .6), Mat("rubber", (.02, .02, .021), .75)
trim = Mat("trim", (.015, .015, .016), .3)
chrome, alloy = Mat("chrome", (.72, .72, .72), .08, 1), Mat("alloy", (.50, .51, .52), .28, 1)
glas = Mat("glass", (.012, .016, .017), .03, 0, .8)


def side(x, z):
    """How far the body stands out at height z: tumblehome above, a crease, tuck under the sill."""
    crease = .020 / (1 + math.exp(-(z - .98 - .012 * x) / .010))
    return -.10 + .30 * max(0, z - 1.02) ** 1.7 + .16 * max(0, .55 - z) ** 1.4 + .028 * (x * .35) ** 2 - .075 * math.sin(math.pi * min(1, max(0, (z - .30) / .75))) + crease


def skin(x0, x1, z0, z1, nx=60, nz=60, top=None, mat=lacquer, d=0.0, name="skin", bevel=.010):
    """A pressed panel with rounded rims."""
    def f(u, v):
        zt = z1 if top is None else top(x0 + (x1 - x0) * u)
        x, z = x0 + (x1 - x0) * u, z0 + (zt - z0) * v
        e = min((x - x0), (x1 - x), (z - z0), (zt - z))
        r = bevel * (1 - math.sqrt(max(0, 1 - (1 - min(1, e / bevel)) ** 2))) if bevel else 0
        return (x, side(x, z) + r + d, z)
    return sheet(f, nx, nz, mat.m, thick=.0, name=name)


G = .0025
DX0, DX1, DZ0, DZ1 = -.62, .58, .36, 1.06
door = skin(DX0 + G, DX1 - G, DZ0 + G, DZ1, 150, 110, name="door")
skin(DX1 + G, 1.9, .36, 1.06, 110, 80)                       # rear quarter
skin(-2.2, DX0 - G, .36, 1.06, 130, 80)                      # wing
skin(-2.2, 1.9, .22, .355, 120, 20, mat=trim)                # sill
box((4.4, .02, 1.6), (-.1, .10, .9), dark.m)
roof = lambda x: 1.50 - .05 * x * x - (.30 * max(0, -x - .75) if x < -.75 else 0)
skin(DX0 - .35, DX1 - .03, 1.075, 1.45, 60, 30, lambda x: min(roof(x) - .06, 1.075 + max(.02, (x + 1.05) * .62)), glas, .020, bevel=.004)
skin(DX1 + .05, 1.75, 1.075, 1.45, 60, 30, lambda x: roof(x) - .06, glas, .020, bevel=.004)
skin(-1.2, 1.9, 1.40, 1.55, 80, 12, lambda x: roof(x) + .02, lacquer, .03)
tube([(x / 10, side(x / 10, 1.068) - .004, 1.068) for x in range(-21, 19)], .010, chrome.m)
skin(DX1 - .03, DX1 + .05, 1.075, 1.5, 6, 30, lambda x: roof(x) - .04, trim, .012, bevel=.004)
# handle in its bowl, lock, rubbing strip
hx, hz = DX1 - .17, .93
box((.21, .012, .06), (hx, side(hx, hz) + .003, hz), dark.m, bevel=.005)
tube([(hx - .10, side(hx - .1, hz) - .002, hz + .004), (hx - .075, side(hx, hz) - .032, hz + .006), (hx, side(hx, hz) - .038, hz + .006), (hx + .075, side(hx, hz) - .032, hz + .005), (hx + .10, side(hx + .1, hz) - .002, hz + .004)], .013, lacquer.m)
lk = lathe([(.010, 0), (.010, .004), (.001, .005)], chrome.m, 24, "lock", (hx + .135, side(hx + .13, hz) - .002, hz))
lk.rotation_euler = (math.radians(90), 0, 0)
mirror = box((.20, .17, .15), (DX0 - .04, -.22, 1.13), lacquer.m, bevel=.05, segs=5, rot=(0, 0, .2))
box((.1, .10, .04), (DX0 + .02, -.10, 1.08), trim.m, bevel=.012)
for wx in (-1.42, 1.42):                                     # wheels, arches, hubs
    w = lathe([(.18, -.1), (.30, -.11), (.325, -.08), (.33, 0), (.325, .08), (.30, .1), (.18, .1)], rubber.m, 96, "tyre", (wx, .04, .33))
    w.rotation_euler = (math.radians(90), 0, 0)
    h = lathe([(.001, .05), (.05, .055), (.07, .03), (.17, .04), (.205, .10), (.21, .08)], alloy.m, 64, "rim", (wx, .04, .33))
    h.rotation_euler = (math.radians(90), 0, 0)
    for k in range(10):
        a = k * math.pi / 5
        box((.13, .02, .035), (wx + .12 * math.cos(a), -.03, .33 + .12 * math.sin(a)), alloy.m, bevel=.008, rot=(0, -a, 0))
    ar = tube([(wx + .40 * math.cos(math.pi * k / 16), side(wx, .6) - .012, .33 + .40 * math.sin(math.pi * k / 16)) for k in range(17)], .028, trim.m)
    disc = lathe([(.001, 0), (.385, 0)], dark.m, 64, "arch", (wx, side(wx, .5) - .006, .33))
    disc.rotation_euler = (math.radians(90), 0, 0)
road = flags("road", (.09, .09, .09), (.085, .085, .086), (30, 30), .25)
kerb = flags("pavement", (.30, .29, .27), (.25, .24, .23), (.6, .6), .1)
box((60, 30, .1), (0, 6, -.05), road.m)
box((60, 16, .14), (0, -9.6, -.0), kerb.m, bevel=.02)
houses(9, seed=12, x0=-22, x1=22)
houses(-13, seed=4, x0=-30, x1=30, seen=False)
leaf = Mat("leaf", (.05, .10, .03), .5)
trunk = Mat("trunk", (.10, .07, .05), .9)
for tx, ty in ((-4.2, 6.5), (3.6, 7.0), (9, 6.6)):
    tube([(tx, ty, 0), (tx + .1, ty, 1.4), (tx - .05, ty, 3.2)], .12, trunk.m)
    for k in range(34):
        a = k * 2.4
        foliage((tx, ty, 3.0 + .6 * math.sin(k)), (math.cos(a), math.sin(a), .5 * math.cos(k * 1.7)), 8, 1.7, leaf.m, k, leaf=(.36, .2))
to_sun = Vector((-.55, -.62, .62)).normalized()
sun(-to_sun, 4.0, .7, (1, .93, .82))
area((3, -5, 2.5), (0, 0, .8), 3, 40, (.78, .88, 1))
camera((-.85, -4.3, 1.22), (.0, 0, .77), lens=78, fstop=.36, focus=(0, -.15, .75))
render_all({"name": "car-door", "aspect": (DX1 - DX0) / (DZ1 - DZ0), "art": [.16, .12, .74, .74], "mode": "print", "ground": "#f2f2f0", "grounds": ["#f2f2f0", "#1b1d20", "#7d1d1d", "#233a5e"], "takesBackground": False, "sameAround": True,
            "exposure": -.1, "contrast": 1.1, "vignette": .25, "bloom": .03, "grain": 2.2}, [lacquer], [(door, 0)], margin=.30)
