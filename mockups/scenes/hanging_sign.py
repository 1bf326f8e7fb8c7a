"""Painted board on a wrought-iron arm, from below with a long lens, trees of the street far behind. Units: metres."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(21)
room(.62, (.80, .90, 1.05), (.55, .60, .62), (.16, .15, .13), (), .5)
wall = stone("wall", (.27, .235, .19), (.44, .395, .335), .9, pits=.35, rough=.92, veins=.30)
iron = Mat("iron", (.016, .016, .017), .46, .5)
rust = iron.noise(iron.coords(), 30, 5, .72)
iron.set(Normal=iron.bump(iron.noise(iron.coords(), 120, 4, .65), .55, .004), Base_Color=iron.ramp(rust, [(.52, (.014, .014, .015)), (.70, (.085, .034, .014))]), Roughness=iron.ramp(rust, [(.4, .36), (.7, .85)]))
edge = paint("edge", (.018, .022, .021), .40, .5, wear=.9)
W, H, T, Z, TURN = 1.02, .78, .05, 2.95, math.radians(-11)

# the face: three boards under one coat, grain and brush, flaked along its rim, dust and rain on it
face = Mat("face", (PANEL_WHITE,) * 3, .46, 0, .4)
sep = face.n("SeparateXYZ")
face.link(face.n("UVMap", uv_map="UVMap").outputs[0], sep.inputs[0])
u, v = sep.outputs[0], sep.outputs[1]
inset = lambda t, n: face.math("MULTIPLY", face.math("SUBTRACT", .5, face.math("ABSOLUTE", face.math("SUBTRACT", t, .5), 0)), n)
rim = face.math("MINIMUM", inset(u, W), inset(v, H))
joint = face.math("ABSOLUTE", face.math("SUBTRACT", face.math("FRACT", face.math("MULTIPLY", v, 3), 0), .5), 0)
gap = face.ramp(joint, [(.488, 0.0), (.496, 1.0)])
grain = face.noise(face.coords(scale=(2.2, 30, 30)), 1.6, 6, .68)
flakes = face.noise(face.coords(), 42, 6, .78)
bare = face.math("MULTIPLY", face.ramp(flakes, [(.56, 0.0), (.60, 1.0)]), face.ramp(rim, [(.004, 1.0), (.030, 0.0)]))
bare = face.math("MAXIMUM", bare, face.math("MULTIPLY", face.ramp(flakes, [(.60, 0.0), (.64, .8)]), face.ramp(joint, [(.455, 0.0), (.495, 1.0)])))
rain = face.ramp(face.noise(face.coords(scale=(6, 1, .5)), 1.1, 5, .6), [(.30, .93), (.62, 1.0)])
stained(face, face.mix(face.mix(rain, face.ramp(grain, [(.25, .93), (.6, 1.0)]), 1, "MULTIPLY"), face.ramp(gap, [(0.0, 1.0), (1.0, .25)]), 1, "MULTIPLY"))
paint_ = face.b.inputs["Base Color"].links[0].from_socket
face.set(Base_Color=face.mix(paint_, face.ramp(grain, [(.3, (.11, .075, .048)), (.7, (.26, .20, .145))]), bare),
         Normal=face.bump(face.math("SUBTRACT", face.math("MULTIPLY", grain, .55), face.math("ADD", face.math("MULTIPLY", bare, .5), face.math("MULTIPLY", gap, 2.2))), .55, .004),
         Roughness=face.ramp(rain, [(.93, .6), (1.0, .42)]))
p = front_panel(box((W, T, H), (0, 0, Z), edge.m, bevel=.006, rot=(math.radians(1.2), math.radians(-.9), TURN), name="board"), face.m, W, H)
for z in (-1, 1):
    o = box((W + .045, T + .022, .026), (0, 0, 0), edge.m, bevel=.008)
    o.parent, o.location = p, (0, 0, z * (H / 2 + .008))
for x in (-1, 1):
    o = box((.026, T + .022, H + .042), (0, 0, 0), edge.m, bevel=.008)
    o.parent, o.location = p, (x * (W / 2 + .008), 0, 0)
at = lambda x, z, y=0.0: (x * math.cos(TURN) - y * math.sin(TURN), x * math.sin(TURN) + y * math.cos(TURN), z)
arm = Z + H / 2 + .22
tube([at(-1.17, arm - .002), at(-.5, arm + .004), at(.2, arm - .003), at(.64, arm + .002)], .0165, iron.m)
lathe([(.001, -.03), (.024, -.02), (.03, 0), (.024, .02), (.001, .045)], iron.m, 24, "knob", at(.66, arm))
curl = [(-1.16, arm - .74), (-1.0, arm - .66), (-.80, arm - .54), (-.56, arm - .27), (-.22, arm - .07), (.05, arm - .035), (.12, arm - .10), (.06, arm - .16), (-.01, arm - .12), (.01, arm - .08)]
tube([at(x, z) for x, z in curl], .011, iron.m)
for x in (-.40, .40):                                           # links that hang as they were welded
    for i in range(4):
        a = i * math.pi / 2 + rnd.uniform(-.25, .25)
        ring = [(.018 * math.cos(k * math.pi / 4), 0, .031 * math.sin(k * math.pi / 4)) for k in range(8)]
        o = tube(ring, .0048, iron.m, closed=True)
        o.data.splines[0].use_endpoint_u = False
        o.location, o.rotation_euler = at(x + rnd.uniform(-.002, .002), arm - .045 - i * .044), (0, rnd.uniform(-.06, .06), a + TURN)
    lathe([(.02, 0), (.02, .03), (.008, .05)], iron.m, 16, "eye", at(x, Z + H / 2 + .02))
box((.5, 14, 8), (-1.42, 4.2, 3), wall.m)                       # the wall runs away from the lens
box((.03, .10, .95), at(-1.14, arm - .32, .0), iron.m, bevel=.008)
shutter = paint("shutter", (.030, .062, .060), .5, .4, wear=.4)
for y, z in ((3.2, 3.2), (6.6, 3.2), (10.0, 3.2)):
    box((.1, 1.05, 1.5), (-1.17, y, z), Mat("pane", (.02, .025, .03), .06, 0, .8).m, bevel=.01)
    for s in (-1, 1):
        box((.06, .52, 1.54), (-1.12, y + s * .80, z), shutter.m, bevel=.012)
    box((.20, 1.3, .10), (-1.13, y, z - .82), wall.m, bevel=.02)

# what is behind: crowns with the sky between them, a pale front, the shade of the street; all far out of focus
far = backdrop("crowns", [(.30, (.012, .018, .008)), (.46, (.045, .070, .022)), (.56, (.13, .17, .055)), (.66, (.32, .35, .20)), (.76, (.95, 1.0, .98))], .42, 1.0, (1, 1, 1), 6)
mesh("far", [(-30, 26, -10), (40, 26, -10), (40, 26, 30), (-30, 26, 30)], [(0, 1, 2, 3)], far).visible_diffuse = False
front = Mat("front", (.46, .38, .29), .9)
front.set(Base_Color=front.ramp(front.noise(front.coords(), .5, 5, .6), [(.3, (.34, .27, .20)), (.7, (.55, .47, .37))]))
box((7, 4, 9.2), (8.6, 21, 2.2), front.m)
for k in range(3):
    for j in range(2):
        box((1.0, .2, 1.9), (6.4 + 2.0 * k, 18.95, 2.6 + 3.2 * j), shutter.m)
gleam = emission("gleam", (1, .97, .90), 3.2)
V, F = [], []
for k in range(46):                                             # sky through the leaves
    x, y, z, s = rnd.uniform(-3.5, 7.0), rnd.uniform(15, 24), rnd.uniform(2.2, 13), rnd.uniform(.03, .085)
    n = len(V)
    V += [(x - s, y, z - s), (x + s, y, z - s), (x + s, y, z + s), (x - s, y, z + s)]
    F.append((n, n + 1, n + 2, n + 3))
spots = mesh("sky between", V, F, gleam)
spots.visible_diffuse = spots.visible_shadow = False
to_sun = Vector((.62, -.62, .55)).normalized()
sun(-to_sun, 4.2, 1.2, (1, .89, .73))
tree = Mat("tree", (.06, .10, .03), .5)
for k in range(7):                                              # shade of twigs over one corner
    foliage(to_sun * 6 + Vector((.55 + .35 * math.sin(k * 2), 0, Z + .30 + .45 * math.cos(k))), (math.sin(k), .2, -.5), 10, 1.1, tree.m, k, leaf=(.17, .085), camera_visible=False)
camera((.62, -4.7, 1.95), (-.06, 0, Z + .075), lens=80, fstop=.30, focus=(0, -.03, Z), roll=1.6)
render_all({"name": "hanging-sign", "aspect": W / H, "art": [.12, .12, .88, .88], "mode": "letters", "relief": {"depth": .007, "blur": .006, "strength": .40, "side": -.5},
            "ground": "#f2ece0", "takesBackground": True, "exposure": -.05, "contrast": 1.12, "vignette": .28, "bloom": .035, "grain": 2.4}, [face], [(p, 1)], margin=.04)
