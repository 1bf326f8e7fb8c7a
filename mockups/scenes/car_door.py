"""Lettering on the door of a delivery van after rain, close, the street mirrored in wet lacquer. Units: metres."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

from stage.street import houses
reset()
rnd = random.Random(9)
room(.85, (.92, .97, 1.06), (.74, .78, .84), (.05, .05, .05), (), .20)
lacquer = Mat("lacquer", (.8, .8, .8), .42, 0, .4).set(Clearcoat=1.0)
flat = lacquer.n("Mapping")                                   # drops lie on the skin: x and z alone count
flat.inputs["Scale"].default_value = (1, 0, 1)
lacquer.link(lacquer.n("TexCoord").outputs["Object"], flat.inputs["Vector"])


def drops(per_metre, share, small, large, turn):
    """Beads of rain of one size class: domes of unlike width, in some cells only, and their share of the surface."""
    at = lacquer.n("Mapping")
    at.inputs["Rotation"].default_value, at.inputs["Scale"].default_value = (0, turn, 0), (1, 1, .86)
    lacquer.link(flat.outputs[0], at.inputs["Vector"])
    vo, pick = lacquer.n("TexVoronoi", feature="F1"), lacquer.n("SeparateRGB")
    vo.inputs["Scale"].default_value, vo.inputs["Randomness"].default_value = per_metre, .9
    lacquer.link(at.outputs[0], vo.inputs["Vector"])
    lacquer.link(vo.outputs["Color"], pick.inputs[0])
    there = lacquer.math("LESS_THAN", pick.outputs[0], share)
    radius = lacquer.math("ADD", small, lacquer.math("MULTIPLY", lacquer.math("POWER", pick.outputs[1], 2.5), large - small))
    part = lacquer.math("DIVIDE", vo.outputs["Distance"], radius)
    dome = lacquer.math("SQRT", lacquer.math("MAXIMUM", lacquer.math("SUBTRACT", 1, lacquer.math("MULTIPLY", part, part)), 0), 0)
    return lacquer.math("MULTIPLY", lacquer.math("MULTIPLY", dome, radius), there)


peel = lacquer.noise(lacquer.coords(), 220, 2)
wave = lacquer.bump(lacquer.noise(lacquer.coords(), 1.6, 2), .05, .03)
rain = lacquer.bump(drops(150, .16, .06, .24, .3), .8, .0030, lacquer.bump(drops(230, .30, .06, .26, 1.1), .7, .0016, wave))
sep = lacquer.n("SeparateXYZ")
lacquer.link(lacquer.n("TexCoord").outputs["Object"], sep.inputs[0])
low = lacquer.ramp(sep.outputs[2], [(.40, 1.0), (.60, .30), (.95, .10)])            # road film: most below, washed down in streaks
film = lacquer.math("MULTIPLY", low, lacquer.ramp(lacquer.noise(lacquer.coords(scale=(13, 1, 1.6)), 1, 6, .72), [(.38, .02), (.80, .40)]))
film = lacquer.math("ADD", film, lacquer.ramp(lacquer.noise(lacquer.coords(), 240, 3, .8), [(.66, 0.0), (.74, .20)]))
stained(lacquer, lacquer.ramp(lacquer.noise(lacquer.coords(), 5, 4, .6), [(.3, .95), (.7, 1.0)]))
clean = lacquer.b.inputs["Base Color"].links[0].from_socket
lacquer.set(Base_Color=lacquer.mix(clean, (.25, .23, .20), film), Normal=rain, Clearcoat_Roughness=lacquer.math("ADD", .012, lacquer.math("MULTIPLY", film, .16)))
lacquer.link(lacquer.bump(peel, .015, .002, rain), lacquer.b.inputs["Clearcoat Normal"])
dark, rubber = Mat("dark", (.010, .010, .011), .7), Mat("rubber", (.016, .016, .017), .6)
plastic = Mat("plastic", (.022, .022, .023), .55)
plastic.set(Normal=plastic.bump(plastic.noise(plastic.coords(), 420, 2), .5, .002), Base_Color=plastic.mix((.020, .020, .021), (.13, .12, .105), plastic.ramp(plastic.noise(plastic.coords(scale=(1, 1, 4)), 9, 5, .7), [(.42, 0.0), (.85, .8)])))
chrome, alloy = Mat("chrome", (.72, .72, .72), .08, 1), Mat("alloy", (.42, .43, .44), .30, 1)
seat = cloth("seat", (120, 120), .9, .3).set(Base_Color=(.035, .036, .04, 1))
DX0, DX1, DZ0, DZ1, G = -.62, .58, .36, 1.06, .0028
HX, HZ = DX1 - .17, .935                                      # the handle and its hollow
WX = 1.46                                                     # rear wheel


def side(x, z):
    """How far the body stands out: shoulder, waist, a crease that runs back, tuck under the sill, a hollow behind the handle."""
    shoulder = -.045 * math.exp(-((z - .985 - .020 * x) / .055) ** 2)
    crease = .016 / (1 + math.exp(-(z - .545 - .035 * x) / .008))
    hollow = .026 * math.exp(-((x - HX) / .110) ** 6 - ((z - HZ + .004) / .036) ** 6)
    return -.12 + .42 * max(0, z - 1.0) ** 1.8 + .30 * max(0, .50 - z) ** 1.5 + .035 * (x * .45) ** 2 + shoulder + crease + hollow


def skin(x0, x1, z0, z1, nx, nz, mat=lacquer, d=0.0, low=None, name="skin", rim=.009):
    """A pressed panel with rounded rims; low(x) may cut its lower edge."""
    def f(u, v):
        x = x0 + (x1 - x0) * u
        zb = z0 if low is None else max(z0, low(x))
        z = zb + (z1 - zb) * v
        e = min(x - x0, x1 - x, z - zb, z1 - z)
        r = rim * (1 - math.sqrt(max(0, 1 - (1 - min(1, e / rim)) ** 2))) if rim else 0
        return (x, side(x, z) + r + d, z)
    return sheet(f, nx, nz, mat.m, name=name)


def blob(size, loc, mat, square=.5, rot=(0, 0, 0), name="blob"):
    """A body between ball and box: mirrors, handles."""
    p = lambda t: math.copysign(abs(t) ** square, t)
    o = sheet(lambda u, v: (size[0] * p(math.cos(math.pi * (v - .5))) * p(math.cos(2 * math.pi * u)), size[1] * p(math.cos(math.pi * (v - .5))) * p(math.sin(2 * math.pi * u)), size[2] * p(math.sin(math.pi * (v - .5)))), 64, 40, mat.m, name=name)
    o.location, o.rotation_euler = loc, rot
    return o


arch = lambda wx: (lambda x: .33 + math.sqrt(max(0, .395 ** 2 - (x - wx) ** 2)) if abs(x - wx) < .395 else 0)
door = skin(DX0 + G, DX1 - G, DZ0 + G, DZ1, 240, 170, name="door")
skin(DX1 + G, 3.4, .36, DZ1, 260, 90, low=arch(WX))           # sliding door and rear quarter
skin(-2.4, DX0 - G, .36, DZ1, 160, 90, low=arch(-1.5))        # wing
for x0, x1 in ((-2.4, DX0 - G), (DX0 + G, DX1 - G), (DX1 + G, 3.4)):   # rubbing strip of grained plastic, a piece on every panel
    skin(x0 + .004, x1 - .004, .455, .540, 120, 14, plastic, -.016, rim=.014)
skin(-2.4, 3.4, .20, .352, 160, 20, plastic, -.006, arch(WX)) # sill
box((6, .02, .75), (.5, .05, .70), dark.m)
tube([(WX + .41 * math.cos(math.pi * k / 16), side(WX, .6) - .006, .33 + .41 * math.sin(math.pi * k / 16)) for k in range(17)], .020, plastic.m)
w = lathe([(.19, -.1), (.29, -.112), (.318, -.085), (.325, 0), (.318, .085), (.29, .1)], rubber.m, 96, "tyre", (WX, .02, .325))
h = lathe([(.001, .060), (.045, .062), (.06, .045), (.10, .05), (.165, .075), (.190, .10), (.20, .10), (.205, .06)], alloy.m, 64, "rim", (WX, .02, .325))
for o in (w, h):
    o.rotation_euler = (math.radians(90), 0, 0)
# windows: clear enough to see through the cab
pane = glass("pane", (.50, .56, .55))
for x0, x1 in ((DX0 + .02, DX1 - .05), (DX1 + .06, 2.2)):
    sheet(lambda u, v: (x0 + (x1 - x0) * u, side(x0 + (x1 - x0) * u, 1.07 + .42 * v) + .014, 1.07 + .42 * v), 30, 20, pane)
skin(DX1 - .05, DX1 + .06, 1.06, 1.55, 10, 30, rubber, .006, rim=.004)
skin(DX0 - .10, DX0 + .02, 1.06, 1.55, 10, 30, rubber, .004, rim=.004)
tube([(x / 10, side(x / 10, 1.062) - .002, 1.064) for x in range(-24, 35)], .011, rubber.m)
tube([(x / 10, side(x / 10, 1.052) - .004, 1.050) for x in range(-24, 35)], .0035, chrome.m)
box((6, 1.5, .8), (.5, .92, .62), dark.m)
for x, y in ((.28, .32), (.28, 1.1), (1.35, .4)):
    blob((.09, .25, .40), (x, y, 1.12), seat, .55, (0, -.18, 0))
    blob((.05, .13, .10), (x + .10, y, 1.56), seat, .5, (0, -.18, 0))
tube([(-.42 + .19 * math.cos(k * math.pi / 8) * .35, .36 + .19 * math.sin(k * math.pi / 8), 1.12 + .19 * math.cos(k * math.pi / 8)) for k in range(17)], .014, rubber.m)
for x in (-.6, .6, 2.2):
    box((.10, .06, .6), (x, 1.66, 1.3), dark.m, bevel=.01)
box((4.4, 1.7, .06), (1.2, .85, 1.60), dark.m)
# handle, lock, mirror, side lamp, rail of the sliding door
grip = sheet(lambda u, v: ((u - .5) * .214, -.030 - .016 * math.sin(math.pi * u) ** .45 + .017 * (1 - math.cos(2.6 * (v - .5))) + .002 * (u - .5), (v - .5) * (.028 + .010 * math.sin(math.pi * u))), 60, 24, lacquer.m, thick=.010, name="grip")
grip.location, grip.rotation_euler = (HX, side(HX, .85), HZ + .004), (math.radians(-7), math.radians(-1), 0)
for s in (-1, 1):                                             # feet of the grip on their gaskets
    blob((.021, .024, .018), (HX + s * .094, side(HX, .85) - .012, HZ + .004), lacquer, .55)
    box((.052, .006, .044), (HX + s * .094, side(HX, .85) + .004, HZ + .003), rubber.m, bevel=.002)
lathe([(.011, 0), (.011, .003), (.008, .0045), (.001, .0048)], chrome.m, 32, "lock", (HX + .002, side(HX + .16, .935) - .001, HZ - .075)).rotation_euler = (math.radians(90), 0, 0)
blob((.050, .010, .018), (-1.02, side(-1.02, .80) - .004, .80), Mat("lamp", (.55, .17, .02), .12, 0, .6), .5)
skin(DX1 + .35, 3.3, .905, .930, 120, 6, rubber, -.006, rim=.003)
road = flags("road", (.075, .075, .076), (.07, .07, .072), (30, 30), .25)
kerb = flags("pavement", (.27, .26, .24), (.22, .21, .20), (.6, .6), .1)
box((60, 30, .1), (0, 6, -.05), road.m)
box((60, 16, .14), (0, -9.6, .0), kerb.m, bevel=.02)
houses(9, seed=12, x0=-14, x1=60)
houses(-19, seed=4, x0=-40, x1=60, seen=False)
leaf, trunk = Mat("leaf", (.05, .10, .03), .5), Mat("trunk", (.10, .07, .05), .9)
for tx, ty, seen in ((6.5, 6.4, True), (12, 6.8, True), (19, 6.6, True), (-3.4, -7.5, False), (3.2, -7.8, False)):
    t = [tube([(tx, ty, 0), (tx + .1, ty, 1.4), (tx - .05, ty, 3.2)], .12, trunk.m)]
    for k in range(34):
        a = k * 2.4
        t.append(foliage((tx, ty, 3.2 + .7 * math.sin(k)), (math.cos(a), math.sin(a), .5 * math.cos(k * 1.7)), 8, 1.8, leaf.m, k, leaf=(.40, .22)))
    for o in t:
        o.visible_camera = seen
for x, c in ((7.4, (.20, .03, .025)), (12.6, (.10, .14, .20))):   # cars further down the street, far out of focus
    paint_ = Mat("car", c, .25, 0, .5).set(Clearcoat=1.0)
    blob((2.0, .80, .42), (x, .85, .62), paint_, .45)
    blob((1.1, .70, .36), (x + .2, .85, 1.12), Mat("cabin", (.02, .022, .025), .08, 0, .7), .6)
to_sun = Vector((-.62, -.62, .42)).normalized()
sun(-to_sun, 2.2, 2.5, (1, .88, .70))
camera((-1.10, -1.62, 1.04), (.10, -.10, .79), lens=58, fstop=1.6, focus=(-.03, -.13, .75), roll=-1.4)
render_all({"name": "car-door", "aspect": (DX1 - DX0) / (DZ1 - DZ0), "art": [.20, .38, .66, .74], "mode": "print", "ground": "#27433d", "grounds": ["#27433d", "#d9d3c6", "#efeeea", "#1d2733"], "takesBackground": False, "sameAround": True,
            "exposure": .95, "contrast": 1.12, "vignette": .26, "bloom": .035, "grain": 2.4}, [lacquer], [(door, 0)], margin=.6)
