"""Embroidered patch sewn on a denim jacket. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.36, (.92, .95, 1), (.46, .44, .41), (.2, .17, .14), ((.60, .2, 3.0),))


def denim(name, dark=1.0):
    """Indigo twill: white weft looks through, worn pale on the crests."""
    m = cloth(name, (260, 260), .92, .45, .7, .15, twill=True, dist=.012)
    uv = m.n("UVMap", uv_map="UVMap").outputs[0]
    mp = m.n("Mapping")
    mp.inputs["Scale"].default_value = (620, 130, 1)
    m.link(uv, mp.inputs["Vector"])
    threads, wear = m.noise(mp.outputs[0], 1, 3, .6), m.noise(m.coords(), 1.1, 5, .65)
    c = m.ramp(threads, [(.30, tuple(v * dark for v in (.020, .034, .072))), (.52, tuple(v * dark for v in (.050, .080, .150))), (.74, tuple(v * dark for v in (.17, .22, .31)))])
    return m.set(Base_Color=m.mix(c, m.ramp(wear, [(.35, .75), (.7, 1.35)]), .8, "MULTIPLY"))


cloth_, dark = denim("denim"), denim("flap", .9)
thread, brass = Mat("thread", (.50, .26, .07), .6), Mat("brass", (.55, .34, .16), .3, 1.0)
face = cloth("twill", (120, 120), .85, .45, .4, .3, twill=True, dist=.006)
rimc = cloth("rim", (400, 8), .75, .3, .4, .4, dist=.01).set(Base_Color=(.035, .038, .042, 1))


def ground(x, y):
    fold = .16 * math.sin(x * 1.1 + y * .45 + .6) * min(1, abs(x - .1) / 1.3) + .10 * wrinkle(x, y, .55, 4)
    return fold * .9 + .03 * wrinkle(x, y, 1.6, 8) - .05 * (x * x + y * y) * .12


jacket = sheet(lambda u, v: ((u - .5) * 9, (v - .5) * 6.4, ground((u - .5) * 9, (v - .5) * 6.4)), 220, 160, cloth_.m, thick=.05, name="jacket")
for off in (0, .13):                                       # double seams of the yoke and the placket
    tube([(x / 12 * 4.5, 1.55 + off + .10 * (x / 12) ** 2, ground(x / 12 * 4.5, 1.55 + off) + .014) for x in range(-12, 13)], .016, thread.m)
    tube([(2.25 + off, y / 12 * 3.2, ground(2.25 + off, y / 12 * 3.2) + .014) for y in range(-12, 13)], .016, thread.m)
flap = sheet(lambda u, v: (2.5 + u * 1.6, (v - .5) * 6.4, ground(2.5 + u * 1.6, (v - .5) * 6.4) + .05), 40, 90, dark.m, thick=.06)
for y in (-1.35, .75):
    z = ground(3.05, y) + .06
    lathe([(.001, .075), (.10, .07), (.16, .05), (.17, .02), (.15, 0)], brass.m, 48, "button", (3.05, y, z))
    lathe([(.12, .068), (.125, .08), (.13, .068)], brass.m, 48, "button rim", (3.05, y, z))
RX, RY = 1.32, 1.0                                # oval patch
lift = lambda x, y: ground(x * .7, y * .7) * .35 + .075


rings, seg = 26, 120
V, F, UV = [(0, 0, lift(0, 0) + .02)], [], [(.5, .5)]
for r in range(1, rings + 1):
    for k in range(seg):
        a, q = 2 * math.pi * k / seg, r / rings
        x, y = RX * q * math.cos(a), RY * q * math.sin(a)
        V.append((x, y, lift(x, y) + .02 * (1 - q ** 6)))
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
rnd = random.Random(3)
n = 340                                                   # overlocked edge: one loop of thread after the other
for k in range(n):
    a = 2 * math.pi * k / n
    x, y = RX * math.cos(a), RY * math.sin(a)
    nx, ny = math.cos(a) / RX, math.sin(a) / RY
    l = math.hypot(nx, ny)
    nx, ny = nx / l, ny / l
    j = rnd.uniform(-.006, .006)
    pts = [(x - nx * .050 + ny * .012, y - ny * .050 - nx * .012, lift(x, y) + .018), (x - nx * .03, y - ny * .03, lift(x, y) + .046 + j), (x + nx * .018, y + ny * .018, lift(x, y) + .042 + j), (x + nx * .045 - ny * .012, y + ny * .045 + nx * .012, lift(x, y) - .03)]
    tube(pts, .0125, rimc.m, "loop")
area((-6, 2.2, 4.2), (0, 0, 0), 1.8, 520, (1, .95, .86))
area((5, -3, 5), (0, 0, 0), 3.5, 80, (.72, .85, 1))
camera((.75, -5.9, 5.6), (.22, .05, 0), lens=76, fstop=.5, focus=(0, -.1, .06))
render_all({"name": "patch", "aspect": RX / RY, "art": [.17, .17, .83, .83], "mode": "embroidery", "ground": "#e9e1d0", "takesBackground": True, "relief": {"blur": .005, "strength": .26, "light": [-.85, .35]},
            "exposure": .2, "contrast": 1.1, "vignette": .28, "bloom": .02, "grain": 2.4}, [face], [(p, 0)], margin=.04)
