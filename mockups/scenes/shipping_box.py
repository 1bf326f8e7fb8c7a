"""Taped carton on a packing table, close, the store far behind it in the light of a window. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(6)
room(.26, (.86, .92, 1), (.42, .39, .35), (.18, .13, .09), ((.62, .2, 2.4),))


def board(name, col=None):
    """Corrugated board: the flutes show as faint lines, fibres, and scuffs where it was carried."""
    m = paper(name, .80, .14, .7, .16)
    w = m.n("TexWave", wave_type="BANDS", bands_direction="X")
    w.inputs["Scale"].default_value, w.inputs["Distortion"].default_value = 7.5, .35
    m.link(m.coords(), w.inputs["Vector"])
    scuff = m.noise(m.coords(scale=(1, 1, 2)), 2.2, 5, .7)
    m.set(Normal=m.bump(m.math("ADD", m.math("MULTIPLY", w.outputs["Fac"], .20), m.math("ADD", m.noise(m.coords(), 60, 4, .7), scuff)), .20, .03))
    specks = m.ramp(m.noise(m.coords(loc=(3, 1, 2)), 75, 3, .7), [(.64, 1.0), (.70, .80)])
    fibre = m.ramp(m.noise(m.coords(scale=(30, 30, 110)), 1, 4, .7), [(.3, .88), (.7, 1.0)])
    cloud = m.ramp(m.noise(m.coords(loc=(4, 2, 9)), .8, 5, .6), [(.28, .90), (.62, 1.0)])
    under = m.mix(m.mix(specks, fibre, 1, "MULTIPLY"), cloud, 1, "MULTIPLY")
    return stained(m, under) if col is None else m.set(Base_Color=m.mix(col, under, 1, "MULTIPLY"))


kraft, face = board("kraft", (.40, .262, .148)), board("face")
inner = Mat("inner", (.20, .125, .068), .95)
tape = Mat("tape", (.36, .215, .095), .24, 0, .5)
tape.set(Normal=tape.bump(tape.noise(tape.coords(scale=(1, 5, 1)), 2.4, 4, .6), .45, .05), Roughness=tape.ramp(tape.noise(tape.coords(), 4, 4), [(.3, .16), (.7, .40)]))
table = wood("table", ((.085, .066, .050), (.185, .150, .118), (.30, .26, .215)), .9, rough=.5, plank=(60, 1.25), bump=.35, spec=.2)
box((60, 15, .5), (0, 2.2, -.25), table.m, bevel=.05)
SHIFT = .035                                                  # how far dents and bulges reach


def walls(w, d, h, seed):
    """A carton's four sides: round at the edges, bulging where it is full, bent where it was dropped."""
    r, n, m, V, F = .035, 40, 22, [], []
    ring = []
    for cx, cy, a0 in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90), (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270)):
        for k in range(5):
            a = math.radians(a0 + 22.5 * k)
            ring.append((cx + r * math.cos(a), cy + r * math.sin(a), math.cos(a), math.sin(a)))
        ex, ey = (-1, 0) if a0 == 0 else (0, -1) if a0 == 90 else (1, 0) if a0 == 180 else (0, 1)
        run = (w if ex else d) - 2 * r
        x, y, nx, ny = ring[-1]
        ring += [(x + ex * run * k / n, y + ey * run * k / n, nx, ny) for k in range(1, n)]
    for j in range(m + 1):
        t = j / m
        for x, y, nx, ny in ring:
            side = (.5 + x / w) if abs(ny) > abs(nx) else (.5 + y / d)
            out = SHIFT * (math.sin(math.pi * min(1, max(0, side))) * math.sin(math.pi * t) * .8 + .35 * wrinkle(x * .9 + y, t * h * .9, 1, seed))
            worn = .04 * max(0, wrinkle(x * 2 + y * 1.3, t * 3, 1.7, seed + 4)) * (1 - min(1, 4 * min(side, 1 - side))) ** 2 if 0 < side < 1 else 0
            V.append((x + nx * (out - worn), y + ny * (out - worn), t * h))
    q = len(ring)
    F = [(j * q + i, j * q + (i + 1) % q, (j + 1) * q + (i + 1) % q, (j + 1) * q + i) for j in range(m) for i in range(q)]
    return mesh("carton", V, F, kraft.m, smooth=True)


def carton(w, d, h, at, turn, panel=None):
    root = bpy.data.objects.new("root", None)
    bpy.context.collection.objects.link(root)
    root.location, root.rotation_euler = at, (0, 0, turn)
    parts = [walls(w, d, h, at[0])]
    for s in (-1, 1):                                         # flaps: not quite flat, not quite meeting, their flutes open at the cut
        lift = lambda u, v: ((u - .5) * (w - .02), s * (d / 2 - .01 - v * (d / 2 - .03)), h + .012 + .030 * v * v * (1 + .5 * wrinkle(u * 3, 1, 1, s)) + .012 * wrinkle(u * 4, v * 2, 1, s + 3))
        parts.append(sheet(lift, 60, 16, kraft.m, thick=.045 * s, name="flap"))
    box_ = box((w - .1, d - .1, .02), (0, 0, h - .03), inner.m)
    parts.append(box_)
    tw = .52                                                  # tape over the seam and down both sides, torn off by hand
    pts = [(-w / 2 - .038, h * .66), (-w / 2 - .040, h * .84), (-w / 2 - .034, h - .02), (-w / 2 + .01, h + .064), (-w / 4, h + .075), (0, h + .076), (w / 4, h + .075), (w / 2 - .01, h + .064), (w / 2 + .034, h - .02), (w / 2 + .040, h * .84), (w / 2 + .038, h * .64)]

    def strip(u, v):
        k = min(9, int(u * 10))
        f = u * 10 - k
        a, b = pts[k], pts[k + 1]
        torn = .03 * wrinkle(v * 9, 1, 1.5, 2) if u in (0, 1) else 0
        return (a[0] + (b[0] - a[0]) * f, (v - .5) * tw + .03 * (u - .5) + .004 * wrinkle(u * 30, v * 3, 1), a[1] + (b[1] - a[1]) * f + torn + .003 * wrinkle(u * 14, v * 8, 1, 5))
    parts.append(sheet(strip, 80, 14, tape.m, name="tape"))
    front = None
    if panel:                                                 # the front is a skin of its own, so that it alone takes the colour
        def f(u, v):
            x, z = (u - .5) * (w - .09), .025 + v * (h - .045)
            side, t = .5 + x / w, z / h
            out = SHIFT * (math.sin(math.pi * side) * math.sin(math.pi * t) * .8 + .35 * wrinkle(x * .9 - d / 2, t * h * .9, 1, at[0]))
            return (x, -d / 2 - out - .004, z)
        front = sheet(f, 90, 60, panel.m, name="front")
        parts.append(front)
    for p in parts:
        p.parent = root
    return front


W, D, H = 3.3, 2.5, 2.05
front = carton(W, D, H, (.0, 0, 0), math.radians(-24), face)

# what lies about where parcels are packed
roll = lathe([(.40, -.25), (.78, -.25), (.80, -.24), (.80, .24), (.78, .25), (.40, .25), (.385, .24), (.385, -.24), (.40, -.25)], tape.m, 72, "roll", (2.75, .35, .25))
core = lathe([(.375, -.25), (.40, -.25), (.40, .25), (.375, .25), (.375, -.25)], kraft.m, 48, "core", (2.75, .35, .25))
string = Mat("string", (.46, .36, .23), .9)
string.set(Base_Color=string.ramp(string.noise(string.coords(), 20, 4, .7), [(.3, (.28, .20, .12)), (.7, (.54, .44, .30))]))
tube([(2.05 + .30 * math.cos(k * .7) * (1 + .07 * math.sin(k * 1.3)), -.95 + .26 * math.sin(k * .7) * (1 + .08 * math.cos(k * 2.1)), .03 + .004 * k) for k in range(42)] + [(1.6, -1.35, .03), (1.1, -1.55, .02), (.5, -1.85, .02)], .020, string.m)
carton(2.0, 1.6, 1.25, (-3.5, 4.6, 0), .35)
carton(1.5, 1.3, .8, (-3.3, 4.5, 1.34), -.1)
carton(2.4, 1.7, 1.7, (3.9, 5.0, 0), -.3)
shelf, post = wood("shelf", ((.09, .05, .03), (.17, .10, .06), (.25, .16, .10)), 1, .6, bump=.1), Mat("post", (.05, .055, .06), .5)
box((60, .4, 30), (0, 16.4, 8), paper("wall", .9, .1, .1, .3).set(Base_Color=(.36, .34, .31, 1)).m)
tones = [Mat(f"parcel{k}", c, .8).m for k, c in enumerate([(.40, .26, .15), (.34, .215, .12), (.47, .33, .20), (.60, .57, .52), (.14, .17, .20), (.36, .24, .14)])]
for z in (.4, 3.1, 5.8, 8.5):
    box((26, 2.2, .16), (0, 14.6, z), shelf.m)
    x = -11.5
    while x < 11.5:
        w, h = rnd.uniform(.8, 2.1), rnd.uniform(.7, 2.1)
        if rnd.random() < .86:
            box((w, 1.5, h), (x + w / 2, 14.4 + rnd.uniform(-.3, .3), z + .08 + h / 2), rnd.choice(tones), bevel=.03, rot=(0, 0, rnd.uniform(-.1, .1)))
        x += w + rnd.choice([.06, .06, .5])
for x in (-9.2, -3.4, 2.6, 8.6):
    box((.22, 2.3, 14), (x, 14.6, 5), post.m)
bulb = emission("bulb", (1, .70, .40), 16)
for x, y, z in ((-3.3, 12.2, 4.15), (1.9, 11.6, 4.3), (5.4, 12.6, 4.0)):
    lathe([(.001, -.20), (.13, -.16), (.19, 0), (.12, .17), (.05, .25)], bulb, 24, "bulb", (x, y, z))
    lathe([(.62, .10), (.30, .42), (.08, .55), (.05, .9)], post.m, 32, "shade", (x, y, z))
for y in (-3.6, -1.2, 1.2):                                   # a tall window at the left
    area((-7.6, y, 4.0), (0, 0, .9), 1.7, 420, (.94, .97, 1), size_y=3.6)
area((5.5, -4.5, 3.2), (0, 0, .9), 3, 60, (1, .86, .70))
area((-1, 10, 9), (0, 14, 4), 8, 420, (1, .90, .78))
camera((1.15, -9.7, 2.75), (.16, 0, .93), lens=62, fstop=.24, focus=(-.05, -1.25, 1.0), roll=-.9)
render_all({"name": "shipping-box", "aspect": (W - .09) / (H - .045), "art": [.16, .16, .84, .84], "mode": "print", "ground": "#b98d5f", "speckle": .10, "takesBackground": False, "ink": "stamp",
            "exposure": .7, "contrast": 1.12, "vignette": .28, "bloom": .03, "grain": 2.8}, [face], [(front, 0)])
