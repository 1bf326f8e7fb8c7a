"""T-shirt laid out for a photograph, seen close from above: collar, chest and the folds of cloth just put down. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.30, (.95, .95, 1), (.48, .46, .43), (.22, .19, .16), ((.60, .2, 3.0),))
face = jersey("jersey", 620, 560, strength=.45, dist=.012)
table = stone("table", (.34, .33, .32), (.46, .45, .43), .5, pits=.2, rough=.7, veins=.2)
floor = box((30, 30, .4), (0, 0, -.2), table.m)
W, H, NECK = 6.0, 6.0, (0, 1.55, .80, .62)            # pattern, and the neck's hole: middle and half axes


def lay(u, v):
    x, y = (u - .5) * W, (v - .56) * H
    return (x, y, .05 + .025 * wrinkle(x, y, .8, 3) + .012 * wrinkle(x, y, 2.2, 5))


def pulled(x, y, z):
    """Hands have pushed the sides together, more below than above, and turned the shirt a little."""
    k = .5 - .5 * math.tanh(y - .2)
    return (x * (1 - .012 - .055 * k) - .05 * y * (y < 1), y * .975 + .06 * math.sin(x * 1.1) + .04 * x * (abs(x) > 1), z)


def pinned(u, v):
    x, y, _ = lay(u, v)
    rim = min(u, 1 - u, v, 1 - v) < .012
    neck = math.hypot((x - NECK[0]) / NECK[2], (y - NECK[1]) / NECK[3]) < 1.05
    return 1.0 if rim or neck else 0.0


shirt = Draped(lay, 140, 140, face.m, "shirt")
shirt.fall(pinned, 45, bending=7.0, stiff=20, gravity=1.2, on=(floor,), damping=3, touch=.012, moved=pulled)
inside = lambda u, v, k=1.0: math.hypot(((u - .5) * W - NECK[0]) / NECK[2], ((v - .56) * H - NECK[1]) / NECK[3]) < k
shirt.cut(lambda u, v: inside(u, v))


def round_neck(a, k):
    return ((NECK[0] + NECK[2] * k * math.cos(a)) / W + .5, (NECK[1] + NECK[3] * k * math.sin(a)) / H + .56)


rib = Mat("rib", (PANEL_WHITE,) * 3, .95, 0, .1)
w = rib.n("TexWave", wave_type="BANDS", bands_direction="X")
w.inputs["Scale"].default_value, w.inputs["Distortion"].default_value = 42, .8
rib.link(rib.n("UVMap", uv_map="UVMap").outputs[0], w.inputs["Vector"])
fluff = rib.noise(rib.coords(), 60, 3, .7)
rib.set(Normal=rib.bump(rib.math("ADD", w.outputs["Fac"], rib.math("MULTIPLY", fluff, .6)), .6, .02), Sheen=.35)
stained(rib, rib.ramp(w.outputs["Fac"], [(0.0, .70), (1.0, 1.0)]))


def band(a0, a1, k0, k1, lift, n=120):
    """The collar's double cloth, round in section; lift(part of the way, part of the width)."""
    def f(u, v):
        a = a0 + (a1 - a0) * u
        q = shirt.at(*round_neck(a, k0 + (k1 - k0) * v))
        return (q.x, q.y, q.z + lift(u, v))
    return sheet(f, n, 10, rib.m, thick=.02)


turn = math.pi
swell = lambda u, v: .012 + .034 * math.sqrt(max(0, math.sin(math.pi * v)))
band(-turn - .55, .55, .86, 1.12, swell)
back = Mat("inside", (PANEL_WHITE,) * 3, .95, 0, .1)
stained(back, back.ramp(back.noise(back.coords(), 45, 4, .7), [(.3, .52), (.7, .66)]))
sheet(lambda u, v: (NECK[0] + (u - .5) * 2.4, NECK[1] - .8 + 1.9 * v, .014 + .012 * wrinkle(u * 2, v * 2, 1.4, 8)), 40, 40, back.m)
band(.30, turn - .30, .66, .92, lambda u, v: -.004 + .022 * math.sin(math.pi * v))      # the back of the collar, lying lower
label = Mat("label", (.78, .77, .74), .6)
label.set(Normal=label.bump(label.noise(label.coords(scale=(60, 4, 1)), 2, 3), .4, .01))
o = sheet(lambda u, v: ((u - .5) * .40, (v - .5) * .26, .03 * math.sin(math.pi * v) + .01 * u), 12, 12, label.m, thick=.006)
o.location, o.rotation_euler = (NECK[0] + .04, NECK[1] + .22, .035), (0, 0, -.05)
thread = Mat("thread", (PANEL_WHITE,) * 3, .8)
for k in (1.17, 1.22):
    shirt.seam([round_neck(-turn - .45 + (turn + .9) * i / 90, k) for i in range(91)], thread.m, .0055, .030, .012, .006)
shirt.finish()
area((-6.4, 1.4, 2.6), (0, 0, 0), 1.1, 560, (1, .95, .87))
area((5, -4, 6), (0, 0, 0), 4, 70, (.72, .85, 1))
camera((.35, -5.95, 8.4), (.05, -.50, 0), lens=70, fstop=.45, focus=(0, -.8, .08), roll=-1.2)
render_all({"name": "t-shirt", "aspect": W / H, "art": [.305, .26, .695, .62], "mode": "print", "ground": "#f3f1ed", "grounds": ["#f3f1ed", "#1d2126", "#27374d"], "takesBackground": False, "sameAround": True,
            "exposure": .85, "contrast": 1.14, "vignette": .34, "bloom": .025, "grain": 3.4}, [face, rib, back, thread], [(shirt.o, 0)], margin=.3)
