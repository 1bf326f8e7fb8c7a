"""Embroidered patch sewn on a worn denim jacket, close, low light across it. Units: 1 = about 3.5 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(3)
room(.17, (.80, .89, 1), (.40, .38, .36), (.2, .17, .14), ())
SX, SY, SEAM = 9.0, 6.4, 1.42                                 # the cloth's size; where the yoke's seam runs


def denim(name, warps=560, wefts=330):
    """Three to one twill thread by thread: indigo warps that are slubbed along their way, the white weft between them, worn pale."""
    m = Mat(name, (.1, .1, .2), .92, 0, .08)
    uv = m.n("UVMap", uv_map="UVMap").outputs[0]
    bend, sway, sep = m.n("TexNoise"), m.n("VectorMath", operation="MULTIPLY_ADD"), m.n("SeparateXYZ")
    bend.inputs["Scale"].default_value, bend.inputs["Detail"].default_value = 22, 2
    m.link(uv, bend.inputs["Vector"])
    sway.inputs[1].default_value = (.0028, .0028, 0)
    m.link(bend.outputs["Color"], sway.inputs[0])
    m.link(uv, sway.inputs[2])
    m.link(sway.outputs[0], sep.inputs[0])
    x, y = m.math("MULTIPLY", sep.outputs[0], warps), m.math("MULTIPLY", sep.outputs[1], wefts)
    cell = m.math("ADD", m.math("FLOOR", x, 0), m.math("FLOOR", y, 0))
    weft = m.math("LESS_THAN", m.math("MODULO", m.math("ADD", cell, 4000), 4), .5)
    hump = lambda t: m.math("SUBTRACT", 1, m.math("POWER", m.math("ABSOLUTE", m.math("SUBTRACT", m.math("MULTIPLY", m.math("FRACT", t, 0), 2), 1), 0), 2.2))
    body = m.math("ADD", m.math("MULTIPLY", m.math("SUBTRACT", 1, weft), hump(x)), m.math("MULTIPLY", m.math("MULTIPLY", weft, hump(y)), .72))
    streak = m.noise(m.coords("UV", scale=(warps * 1.0, wefts * .035, 1)), 1, 3, .65)
    slub = m.noise(m.coords("UV", scale=(warps * .30, wefts * .02, 1), loc=(3, 9, 0)), 1, 2, .5)
    worn, pale = m.noise(m.coords(), .62, 5, .62), m.noise(m.coords(loc=(4, 4, 4)), 7, 4, .7)
    edge = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("SUBTRACT", m.math("MULTIPLY", sep.outputs[1], SY), SY / 2 + SEAM), -.05), 0)
    rub = m.math("MULTIPLY", m.ramp(edge, [(.03, .9), (.22, 0.0)]), m.ramp(pale, [(.36, .2), (.62, 1.0)]))
    wear = m.math("ADD", m.math("MULTIPLY", m.ramp(worn, [(.36, 0.0), (.66, .50)]), m.ramp(pale, [(.3, .6), (.7, 1.0)])), m.math("MULTIPLY", rub, .40))
    dark = m.ramp(streak, [(.28, (.012, .020, .046)), (.52, (.026, .045, .098)), (.76, (.070, .105, .185))])
    warp = m.mix(dark, (.22, .29, .39), wear)
    warp = m.mix(warp, m.ramp(slub, [(.34, .72), (.68, 1.30)]), .8, "MULTIPLY")
    c = m.mix(warp, m.mix((.17, .20, .25), (.42, .44, .45), wear), weft)
    c = m.mix(c, m.ramp(body, [(0.0, .38), (.55, 1.0)]), .75, "MULTIPLY")
    fuzz = m.noise(m.coords(), 60, 3, .7)
    hgt = m.math("ADD", body, m.math("ADD", m.math("MULTIPLY", streak, .7), m.math("MULTIPLY", fuzz, .5)))
    return m.set(Base_Color=c, Normal=m.bump(hgt, .75, .014), Sheen=.25)


def fold(x, y):
    """How the cloth lies: a long soft fold from the arm, small ones, and the yoke's thick seam with its puckers."""
    long = .34 * math.exp(-((x + .55 * y + 2.9) / .55) ** 2) + .26 * math.exp(-((x - .42 * y - 3.1) / .50) ** 2)
    seam = .075 / (1 + math.exp(-(y - SEAM) / .018)) + .020 * math.sin(x * 7 + 2 * math.sin(x * 2.3)) * math.exp(-((y - SEAM + .12) / .17) ** 2)
    return long + seam + .085 * wrinkle(x, y, .55, 4) + .030 * wrinkle(x, y, 1.5, 8) - .012 * (x * x + y * y) * .3


blue = denim("denim")
sheet(lambda u, v: ((u - .5) * SX, (v - .5) * SY, fold((u - .5) * SX, (v - .5) * SY)), 300, 400, blue.m, name="jacket")
thread = Mat("thread", (.46, .20, .045), .55)
thread.set(Base_Color=thread.ramp(thread.noise(thread.coords(), 26, 3, .6), [(.3, (.30, .11, .022)), (.7, (.60, .30, .075))]), Sheen=.4)
for off in (.075, .235):                                      # two rows of single stitches along the yoke
    x, rows = -4.4, []
    while x < 4.4:
        at = lambda t: (x + t * .105, SEAM + off + .006 * math.sin(3 * (x + t)), fold(x + t * .105, SEAM + off))
        (a, b, c), (d, e, f), (g, h, i) = at(0), at(.5), at(1)
        rows.append([(a, b, c - .012), (a + .012, b, c + .012), (d, e, f + .020), (g - .012, h, i + .012), (g, h, i - .012)])
        x += .140 + rnd.uniform(-.006, .006)
    strands(rows, .0155, thread.m, "stitches", 3)
brass, copper = Mat("brass", (.50, .30, .13), .34, 1.0), Mat("copper", (.44, .21, .11), .40, 1.0)
for m in (brass, copper):
    old = m.noise(m.coords(), 16, 5, .7)
    m.set(Roughness=m.ramp(old, [(.3, .22), (.7, .55)]), Base_Color=m.mix(tuple(m.b.inputs["Base Color"].default_value[:3]), (.06, .04, .03), m.ramp(old, [(.5, 0.0), (.75, .7)])))
bx, by = 2.28, 2.02                                           # a button of the yoke, half in the picture
z = fold(bx, by) + .02
lathe([(.001, .060), (.10, .052), (.150, .070), (.205, .105), (.235, .098), (.250, .060), (.235, .02), (.15, -.03)], brass.m, 64, "button", (bx, by, z)).rotation_euler = (.07, -.05, 0)
lathe([(.001, .098), (.035, .094), (.055, .072), (.06, .05)], copper.m, 32, "rivet", (bx, by, z)).rotation_euler = (.07, -.05, 0)

RX, RY = 1.32, 1.05                                           # oval patch
face = cloth("twill", (120, 120), .88, .45, .4, .3, twill=True, dist=.006)
stained(face, face.mix(face.ramp(face.noise(face.coords(), 1.6, 5, .6), [(.3, .90), (.7, 1.0)]), face.ramp(face.noise(face.coords(), 55, 3, .7), [(.3, .88), (.65, 1.0)]), 1, "MULTIPLY"))
rim = Mat("rim", (.05, .05, .055), .62, 0, .18)
own = rim.noise(rim.coords(), 34, 3, .6)
rim.set(Base_Color=rim.ramp(own, [(.3, (.028, .036, .058)), (.7, (.095, .110, .150))]), Sheen=.6)
lift = lambda x, y: fold(x * .8, y * .8) * .55 + .055


rings, seg = 30, 160
V, F, UV = [(0, 0, lift(0, 0) + .03)], [], [(.5, .5)]
for r in range(1, rings + 1):
    for k in range(seg):
        a, q = 2 * math.pi * k / seg, r / rings
        x, y = RX * q * math.cos(a), RY * q * math.sin(a)
        pucker = .010 * math.sin(23 * a + 3 * math.sin(5 * a)) * q ** 9
        V.append((x, y, lift(x, y) + .03 * (1 - q ** 5) + pucker + .012 * wrinkle(x, y, 1.3, 5)))
        UV.append((.5 + .5 * q * math.cos(a), .5 + .5 * q * math.sin(a)))
for k in range(seg):
    F.append((0, 1 + k, 1 + (k + 1) % seg))
    for r in range(rings - 1):
        a, b = 1 + r * seg, 1 + (r + 1) * seg
        F.append((a + k, b + k, b + (k + 1) % seg, a + (k + 1) % seg))
p = mesh("patch", V, F, face.m, smooth=True)
layer = p.data.uv_layers.new(name="UVMap")
for li, l in enumerate(p.data.loops):
    layer.data[li].uv = UV[l.vertex_index]

loops, hairs, n = [], [], 640                                 # merrowed edge: fine slanted threads side by side over a flat core
for k in range(n):
    a0, slant = 2 * math.pi * (k + rnd.uniform(-.12, .12)) / n, rnd.uniform(3.6, 4.4) * 2 * math.pi / n
    wide, tall = rnd.uniform(.96, 1.05), rnd.uniform(.94, 1.06)
    pts = []
    for t, out, up in ((0, -.064, .026), (.10, -.060, .043), (.32, -.034, .056), (.62, .026, .054), (.86, .054, .036), (1, .060, -.016)):
        a = a0 + slant * (t - .5)
        x, y = RX * math.cos(a), RY * math.sin(a)
        nx, ny = math.cos(a) / RX, math.sin(a) / RY
        l = math.hypot(nx, ny)
        pts.append((x + nx / l * out * wide, y + ny / l * out * wide, lift(x, y) + up * tall))
    loops.append(pts)
strands(loops, .0068, rim.m, "loops", 2)
for k in range(90):                                           # fluff: ends of fibres that stand off rim and cloth
    if k % 2:
        a = rnd.uniform(0, 7)
        x, y = RX * math.cos(a) * 1.02, RY * math.sin(a) * 1.02
        z = lift(x, y) + .045
    else:
        x, y = rnd.uniform(-2.4, 2.4), rnd.uniform(-1.7, 1.7)
        if (x / RX) ** 2 + (y / RY) ** 2 < 1.1:
            continue
        z = fold(x, y)
    d, pts = [rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(.2, .9)], [(x, y, z)]
    for s in range(4):
        d = [v + rnd.uniform(-.6, .6) for v in d]
        q = pts[-1]
        pts.append((q[0] + d[0] * .022, q[1] + d[1] * .022, max(z, q[2] + d[2] * .016)))
    hairs.append(pts)
strands(hairs, .0011, Mat("fluff", (.32, .34, .38), .9).m, "fluff", 1)
area((-6.2, 1.6, 2.3), (0, 0, 0), 1.5, 760, (1, .93, .82))
area((4.5, -4, 5), (0, 0, 0), 3.5, 110, (.66, .80, 1))
camera((.55, -3.9, 6.1), (.14, .10, .03), lens=70, fstop=.30, focus=(0, -.28, .08), roll=2.2)
render_all({"name": "patch", "aspect": RX / RY, "art": [.18, .18, .82, .82], "mode": "embroidery", "ground": "#e9e1d0", "takesBackground": True, "relief": {"blur": .006, "strength": .30, "light": [-.95, .15]},
            "exposure": .75, "contrast": 1.12, "vignette": .30, "bloom": .02, "grain": 2.4}, [face], [(p, 0)], margin=.04)
