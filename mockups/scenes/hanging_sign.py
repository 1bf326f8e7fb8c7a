"""Board that hangs from a wrought-iron arm over a lane, low sun, houses out of focus. Units: metres."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

from stage.street import houses
reset()
sky(.16, 30, 160)
wall = brick("wall", (.50, .44, .37), (.40, .34, .28), (.42, .39, .35), (.30, .10), .012, (math.pi / 2, math.pi / 2, 0), soot=.4)
iron = Mat("iron", (.016, .016, .017), .42, .6)
iron.set(Normal=iron.bump(iron.noise(iron.coords(), 90, 4, .6), .25, .004))
edge = paint("edge", (.030, .036, .036), .35, wear=.3)
face = unlink_colour(paint("face", (.8, .8, .8), .45, .35))
box((.5, 12, 8), (-1.12, 3.2, 3), wall.m)                       # the wall runs away from the lens
for y, z in ((2.4, 3.1), (5.6, 3.1), (9.0, 3.1)):               # windows with stone surrounds
    box((.1, 1.15, 1.6), (-.87, y, z), edge.m, bevel=.01)
    box((.16, 1.4, .14), (-.84, y, z - .85), wall.m, bevel=.02)
W, H, T = 1.02, .78, .05
Z = 2.95
p = front_panel(box((W, T, H), (0, 0, Z), edge.m, bevel=.008, rot=(math.radians(.8), math.radians(-.6), math.radians(-9)), name="board"), face.m, W, H)
for z in (-1, 1):
    o = box((W + .05, T + .03, .035), (0, 0, 0), edge.m, bevel=.010)
    o.parent, o.location = p, (0, 0, z * (H / 2 + .012))
for x in (-1, 1):
    o = box((.035, T + .03, H + .05), (0, 0, 0), edge.m, bevel=.010)
    o.parent, o.location = p, (x * (W / 2 + .012), 0, 0)
t = math.radians(-9)
at = lambda x, z, y=0.0: (x * math.cos(t) - y * math.sin(t), x * math.sin(t) + y * math.cos(t), z)
arm = Z + H / 2 + .26
tube([at(-.95, arm), at(-.5, arm), at(.2, arm), at(.62, arm)], .017, iron.m)
lathe([(.001, -.03), (.024, -.02), (.03, 0), (.024, .02), (.001, .045)], iron.m, 24, "knob", at(.64, arm))
curl = [(-.92, arm - .62), (-.72, arm - .50), (-.5, arm - .24), (-.2, arm - .06), (.05, arm - .03), (.12, arm - .10), (.06, arm - .16), (-.01, arm - .12), (.01, arm - .08)]
tube([at(x, z) for x, z in curl], .011, iron.m)
curl = [(-.30, arm + .02), (-.26, arm + .20), (-.02, arm + .26), (.16, arm + .15), (.10, arm + .06), (.03, arm + .09), (.05, arm + .14)]
tube([at(x, z) for x, z in curl], .009, iron.m)
box((.03, .09, .9), at(-.87, arm - .3), iron.m, bevel=.008)
for x in (-.40, .40):                                           # links
    for i in range(4):
        a = i * math.pi / 2
        ring = [(.018 * math.cos(k * math.pi / 4), 0, .032 * math.sin(k * math.pi / 4)) for k in range(8)]
        o = tube(ring, .0045, iron.m, closed=True)
        o.data.splines[0].use_endpoint_u = False
        o.location, o.rotation_euler = at(x, arm - .045 - i * .05), (0, 0, a + t)
    lathe([(.02, 0), (.02, .03), (.008, .05)], iron.m, 16, "eye", at(x, Z + H / 2 + .02))
houses(15, seed=8, x0=1.2, x1=40)
houses(21, seed=9, x0=-6, x1=8)
lane = flags("lane", (.26, .24, .21), (.20, .19, .17), wet=.2)
box((60, 80, .1), (10, 20, -.05), lane.m)
leaf = Mat("leaf", (.06, .13, .03), .45)
basket = Mat("basket", (.10, .06, .03), .9)
for bx, by, bz in ((-.62, 3.3, 2.2), (-.62, 6.6, 2.3)):         # flower baskets on the wall
    lathe([(.001, -.2), (.14, -.16), (.22, 0)], basket.m, 24, "basket", (bx, by, bz))
    for k in range(22):
        a = k * 2.4
        foliage((bx, by, bz), (math.cos(a), math.sin(a), .5 * math.cos(k * 1.3)), 5, .38, leaf.m, k, leaf=(.14, .07))
    for k in range(40):
        a, r = k * 2.4, .16 + .2 * random.random()
        lathe([(.001, -.02), (.028, 0), (.001, .02)], Mat("petal", [(.62, .05, .08), (.75, .30, .40), (.8, .7, .6)][k % 3], .6).m, 8, "petal", (bx + r * math.cos(a), by + r * math.sin(a), bz + .18 * math.sin(k)))
to_sun = Vector((.42, -.85, .62)).normalized()
sun(-to_sun, 4.2, .7, (1, .90, .76))
tree = Mat("tree", (.06, .10, .03), .5)
for k in range(6):
    foliage(to_sun * 7 + Vector((-.9 + .4 * math.sin(k * 2), 0, Z - 1.2 + .5 * math.cos(k))), (math.sin(k), .2, -.5), 10, 1.2, tree.m, k, leaf=(.22, .12), camera_visible=False)
camera((.62, -4.6, 1.85), (-.02, 0, Z + .03), lens=58, fstop=.42, focus=(0, 0, Z), roll=.6)
render_all({"name": "hanging-sign", "aspect": W / H, "art": [.12, .12, .88, .88], "mode": "letters", "relief": {"depth": .010, "blur": .006, "strength": .45, "side": .3},
            "ground": "#f2ece0", "takesBackground": True, "exposure": -.25, "contrast": 1.12, "vignette": .28, "bloom": .03, "grain": 2.4}, [face], [(p, 1)], margin=.04)
