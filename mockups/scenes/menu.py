"""Cloth-bound menu with a corded spine on a linen tablecloth, light of a window behind it. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(12)
room(.16, (.80, .88, 1), (.40, .36, .31), (.14, .11, .09), ((.28, .12, 5.0), (.86, .05, 3.0)))
linen = canvas("linen", 520, 430, .55, .014)
linen.paint = None
linen.set(Base_Color=linen.mix((.56, .53, .475), linen.b.inputs["Base Color"].links[0].from_socket, 1, "MULTIPLY"))
face = canvas("book cloth", 165, 235, .34, .010)
hands, fibre = face.noise(face.coords(loc=(1, 4, 2)), 1.5, 5, .65), face.b.inputs["Base Color"].links[0].from_node.inputs[2].links[0].from_socket
stained(face, face.mix(face.ramp(hands, [(.32, .84), (.64, 1.0)]), fibre, 1, "MULTIPLY"))
pages = paper("pages", .8, .2, 1, .2).set(Base_Color=(.72, .67, .57, 1))
W, H, TURN, AT = 1.70, 2.45, math.radians(-17), Vector((-.10, -.05, 0))
ground = box((26, 20, .5), (0, 3, -.25), Mat("felt", (.3, .29, .27), .95).m)


def under_menu(u, v):
    x, y = (u - .5) * 11 - AT.x, (v - .5) * 9 + 1.6 - AT.y
    return abs(x) < .95 and abs(y) < 1.2


def pinned(u, v):
    return 1.0 if min(u, 1 - u, v, 1 - v) < .02 or under_menu(u, v) else 0.0


def pushed(x, y, z):
    """Drawn towards the middle here and there, as a cloth is by elbows and plates: it lies in soft ridges."""
    if abs(x - AT.x) < .96 and abs(y - AT.y) < 1.21:
        return (x, y, .012)
    return (x * .972 + .05 * math.sin(1.7 * y), (y - 1.6) * .975 + 1.6 + .05 * math.sin(1.3 * x + 1), .012)


cloth_ = Draped(lambda u, v: ((u - .5) * 11, (v - .5) * 9 + 1.6, .03 + .05 * wrinkle(u * 5, v * 4, 1.1, 2) ** 2), 120, 100, linen.m, "tablecloth")
cloth_.fall(pinned, 34, bending=.35, stiff=18, gravity=1.0, on=[ground], damping=4, touch=.010, moved=pushed)
cloth_.finish(0, 1)


def rounded(u, v):
    """Corners worn round."""
    r = .07
    for cu in (0, 1):
        for cv in (0, 1):
            dx, dy = abs(u - cu) * W, abs(v - cv) * H
            if dx < r and dy < r and (r - dx) ** 2 + (r - dy) ** 2 > r * r:
                k = r / math.hypot(r - dx, r - dy)
                du, dv = (r - (r - dx) * k) / W, (r - (r - dy) * k) / H
                u, v = (du if cu == 0 else 1 - du), (dv if cv == 0 else 1 - dv)
    return u, v


def leaf(height, spring, mat, name, k, thick, shrink=0.0):
    """A cover or page that is held at the spine and lifts towards the hand."""
    def f(u, v):
        u, v = rounded(u, v)
        z = height + spring * u ** 1.7 * (.65 + .35 * (1 - v)) + .006 * wrinkle(u * 2, v * 2.6, 1, k) - .016 * math.exp(-((u - .058) / .014) ** 2)
        return ((u - .5) * (W - shrink), (v - .5) * (H - shrink), z)
    o = sheet(f, 110, 150, mat.m, thick=thick, name=name)
    o.location, o.rotation_euler = AT, (0, 0, TURN)
    return o


leaf(.046, .008, face, "back", 9, .022)
for k in range(4):
    leaf(.052 + .008 * k, .018 + .017 * k + .004 * (k % 2), pages, "page", 20 + k, .004, .07)
cover = leaf(.108, .115, face, "cover", 3, .022)
spine = lathe([(.044, -H / 2), (.047, -H / 2 + .015), (.047, H / 2 - .015), (.044, H / 2)], face.m, 24, "spine")
spine.rotation_euler = (math.radians(90), 0, TURN)
spine.location = AT + Vector((-W / 2 * math.cos(TURN), -W / 2 * math.sin(TURN), .068))
spine.scale = (.62, 1, 1)
cord = Mat("cord", (.34, .25, .15), .85)
cord.set(Base_Color=cord.ramp(cord.noise(cord.coords(), 22, 4, .7), [(.3, (.17, .11, .06)), (.7, (.44, .34, .22))]), Sheen=.4)
to_world = lambda x, y, z: (AT.x + x * math.cos(TURN) - y * math.sin(TURN), AT.y + x * math.sin(TURN) + y * math.cos(TURN), z)
for ply in (0, math.pi):                                      # two plies twisted, down the fold of the cover, over its ends
    path = [to_world(-W / 2 + .115 + .014 * math.cos(k * .55 + ply), H / 2 - k * H / 100, .1195 + .012 * math.sin(k * .55 + ply) + .004 * math.sin(k * .1)) for k in range(101)]
    tube(path, .0125, cord.m)
for dx, dy in ((.09, -.30), (-.05, -.38)):
    a = to_world(-W / 2 + .115, -H / 2 - .01, .10)
    tube([a, (a[0] + dx * .2, a[1] - .08, .05), (a[0] + dx * .8, a[1] + dy * .6, .035), (a[0] + dx * 1.7, a[1] + dy, .034)], .017, cord.m)
ring = [(.035 * math.cos(k * math.pi / 4), .02 * math.sin(k * math.pi / 4), 0) for k in range(8)]
lathe([(.001, -.04), (.032, -.028), (.042, 0), (.032, .028), (.001, .04)], cord.m, 24, "knot", to_world(-W / 2 + .115, -H / 2 - .03, .075)).scale = (1, .8, .9)

steel = Mat("steel", (.60, .585, .56), .18, 1.0)
scratch = steel.noise(steel.coords(scale=(30, 3, 3)), 4, 4, .7)
steel.set(Roughness=steel.ramp(scratch, [(.3, .12), (.7, .34)]))


def fork(x, y, turn, z=.03):
    end = lambda v: math.sqrt(max(0, 1 - max(0, .07 - v) ** 2 / .0049))       # the handle's round end
    handle = sheet(lambda u, v: ((u - .5) * end(v) * (.085 + .17 * max(0, .35 - v) + .17 * max(0, v - .78) / .22), (v - .5) * 1.5, .02 + .020 * math.sin(math.pi * u) + .20 * (v - .45) ** 2), 12, 50, steel.m, thick=.022)
    parts = [handle] + [tube([(px * .9, .72, .042), (px, .92, .035), (px, 1.10, .05), (px * .95, 1.25, .10)], .019, steel.m) for px in ((k - 1.5) * .064 for k in range(4))]
    for p in parts:
        p.location, p.rotation_euler = (x, y, z), (0, 0, turn)


fork(1.38, .10, -.12)
china = Mat("china", (.66, .64, .60), .18, 0, .5)
china.set(Base_Color=china.mix((.68, .66, .61), china.ramp(china.noise(china.coords(), 22, 3, .6), [(.62, 1.0), (.69, .6)]), 1, "MULTIPLY"), Normal=china.bump(china.noise(china.coords(), 5, 3), .1, .03))
plate_ = [(.60, 0), (.68, .015), (.90, .07), (1.28, .20), (1.31, .225), (1.28, .235), (.88, .105), (.70, .06), (.001, .055)]
lathe(plate_, china.m, 160, "plate", (2.95, .75, .03)).rotation_euler = (.012, -.008, 0)
clear = glass("tumbler", (.93, .95, .95))
lathe([(.001, .02), (.26, .02), (.30, .05), (.36, .95), (.352, .96), (.33, .93), (.272, .10), (.001, .08)], clear, 64, "tumbler", (.92, 2.55, .03))
lathe([(.001, .55), (.318, .55)], glass("water", (.90, .93, .92)), 64, "water", (.92, 2.55, .03))
wax, flame = Mat("wax", (.70, .62, .48), .45), emission("flame", (1, .52, .17), 40)
for x, y, h in ((-1.55, 3.3, .42), (2.9, 4.6, .5), (-.2, 5.2, .4)):
    lathe([(.001, 0), (.25, 0), (.27, .02), (.29, h), (.27, h), (.24, .08), (.001, .06)], clear, 48, "light", (x, y, .03))
    lathe([(.22, .03), (.22, h * .55), (.001, h * .5)], wax.m, 32, "wax", (x, y, .03))
    lathe([(.001, 0), (.03, .03), (.035, .07), (.015, .15), (.001, .20)], flame, 16, "flame", (x, y, .03 + h * .52))
wood_ = Mat("chair", (.055, .028, .014), .45)
for x in (-3.2, -1.9, 2.2, 3.6):
    box((.22, .2, 9), (x, 8.8, 0), wood_.m, bevel=.05)
box((2.2, .2, .7), (-2.55, 8.8, 1.6), wood_.m, bevel=.05)
far = backdrop("far", [(.34, (.010, .009, .009)), (.50, (.060, .045, .034)), (.62, (.30, .24, .18)), (.74, (1.0, .92, .80))], .26, 1.0, (1, 1, .7), 3)
wall_ = mesh("far", [(-30, 16, -8), (30, 16, -8), (30, 16, 16), (-30, 16, 16)], [(0, 1, 2, 3)], far)
wall_.visible_diffuse = wall_.visible_shadow = False
for k in (-1, 1):                                             # a window of two casements to the left, behind the menu
    area((-4.1 + .9 * k, 3.9 + 1.1 * k, 2.9), (0, -.2, 0), 1.5, 210, (.86, .93, 1), size_y=2.0)
to_sun = Vector((-.80, .50, .46)).normalized()
sun(-to_sun, 3.4, 1.6, (1, .86, .66))
bar = Mat("bar", (.3, .3, .3), .7)
for at, size in (((0, 1.75, 0), (.16, .16, 9)), ((0, -1.15, 0), (.16, .16, 9)), ((0, 0, 1.1), (.14, 9, .14))):
    box(size, tuple(to_sun * 8 + Vector(at)), bar.m).visible_camera = False
area((4.6, -2.0, 3.2), (0, 0, 0), 2.0, 60, (1, .74, .46))
camera((.36, -4.85, 3.50), (.24, .20, .05), lens=56, fstop=.24, focus=(-.05, .02, .16), roll=-1.4)
render_all({"name": "menu", "aspect": W / H, "art": [.22, .30, .84, .76], "mode": "foil", "ground": "#20332c", "grounds": ["#20332c", "#4a1420", "#161a22", "#e8dfcd"], "takesBackground": True, "inks": ["#d9b36c"],
            "relief": {"blur": .003, "strength": .22, "light": [-.6, -.6]}, "exposure": .45, "contrast": 1.1, "vignette": .32, "bloom": .04, "grain": 2.4}, [face], [(cover, 0)], metal=True, margin=.03)
