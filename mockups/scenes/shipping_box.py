"""Carton with tape on the floor of a store, parcels far behind it. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(6)
room(.42, (.95, .97, 1), (.46, .45, .43), (.20, .18, .16), ((.62, .22, 3.0),))


def board(name, col=None):
    """Corrugated board: the flutes show as faint lines, fibres and scuffs."""
    m = paper(name, .78, .18, .7, .2)
    w = m.n("TexWave", wave_type="BANDS", bands_direction="X")
    w.inputs["Scale"].default_value, w.inputs["Distortion"].default_value = 7.5, .5
    m.link(m.coords(), w.inputs["Vector"])
    scuff = m.noise(m.coords(scale=(1, 1, 2)), 2.2, 5, .7)
    m.set(Normal=m.bump(m.math("ADD", m.math("MULTIPLY", w.outputs["Fac"], .35), m.math("ADD", m.noise(m.coords(), 60, 4, .7), scuff)), .22, .03))
    if col is None:
        dirt, fibre = m.noise(m.coords(loc=(4, 2, 9)), 1.7, 5, .7), m.noise(m.coords(scale=(40, 40, 140)), 1, 4, .7)
        stained(m, m.mix(m.ramp(dirt, [(.28, .80), (.62, 1.0)]), m.ramp(fibre, [(.3, .84), (.7, 1.0)]), 1, "MULTIPLY"))
    else:
        m.set(Base_Color=m.mix(col, m.ramp(scuff, [(.3, .86), (.7, 1.05)]), .8, "MULTIPLY"))
    return m


kraft, face = board("kraft", (.44, .29, .165)), board("face")
tape = Mat("tape", (.40, .235, .10), .22, 0, .55)
tape.set(Normal=tape.bump(tape.noise(tape.coords(scale=(1, 6, 1)), 3, 4, .6), .25, .03), Roughness=tape.ramp(tape.noise(tape.coords(), 4, 4), [(.3, .14), (.7, .34)]))
bench = stone("bench", (.17, .168, .16), (.25, .245, .235), .35, pits=.25, rough=.42, veins=.15)
wall = brick("wall", (.62, .60, .57), (.56, .54, .51), (.50, .48, .46), (2.25, .75), .08, soot=.12, scale=1)
box((80, 40, .5), (0, 10, -.25), bench.m, bevel=.05)
box((60, .4, 24), (0, 13, 8), wall.m)


def carton(w, d, h, at, turn, panel=None):
    o = box((w, d, h), (at[0], at[1], at[2] + h / 2), kraft.m, bevel=.03, rot=(0, 0, turn), segs=3, name="carton")
    front = None
    if panel:
        # the front is a sheet of its own, bulging a little, with a soft crush at its edges
        f = lambda u, v: ((u - .5) * (w - .05), -.006 - .035 * math.sin(math.pi * u) * math.sin(math.pi * v) + .010 * wrinkle(u * w, v * h, .8, 3), (v - .5) * (h - .05))
        front = sheet(f, 60, 44, panel.m, name="front")
        front.location = Vector(o.location) + Vector((math.sin(turn), -math.cos(turn), 0)) * (d / 2)
        front.rotation_euler = (0, 0, turn)
    for s in (-1, 1):                                # flaps of the lid with the gap between
        fl = box((w - .04, d / 2 - .02, .05), (0, 0, 0), kraft.m, bevel=.012)
        off = Vector((0, s * d / 4, h / 2 + .02))
        off.rotate(o.rotation_euler)
        fl.location, fl.rotation_euler = Vector(o.location) + off, (s * .012, 0, turn)
    tw = .48                                         # tape: over the seam and down both sides
    pts = [(-w / 2 - .012, -h * .5 + h * .62), (-w / 2 - .012, h / 2 + .03), (-w / 2 + .03, h / 2 + .052), (0, h / 2 + .056), (w / 2 - .03, h / 2 + .052), (w / 2 + .012, h / 2 + .03), (w / 2 + .012, -h * .5 + h * .66)]
    t = sheet(lambda u, v: (pts[round(u * 6)][0], (v - .5) * tw + .006 * wrinkle(u * 9, v, 2), pts[round(u * 6)][1]), 6, 6, tape.m, name="tape")
    t.location, t.rotation_euler = o.location, (0, 0, turn)
    return front


W, D, H = 3.3, 2.5, 2.05
front = carton(W, D, H, (.1, 0, 0), math.radians(-19), face)
carton(2.6, 2.2, 1.5, (-3.4, 4.0, 0), -.3)
carton(2.1, 1.8, 1.1, (-3.3, 4.1, 1.56), .1)
carton(3.4, 2.4, 2.6, (4.6, 6.0, 0), .25)
carton(2.2, 2.0, 1.2, (4.3, 6.0, 2.68), -.15)
area((-7, -4.5, 7), (0, 0, .8), 2.6, 1050, (1, .95, .86))
area((6, -4, 4), (0, 0, 1), 4, 150, (.70, .84, 1))
area((-2, 10, 10), (0, 12, 4), 9, 400, (.9, .95, 1))
camera((.9, -9.6, 2.9), (.10, 0, .95), lens=64, fstop=.17, focus=(-.1, -1.3, 1.0), roll=.6)
render_all({"name": "shipping-box", "aspect": (W - .05) / (H - .05), "art": [.16, .16, .84, .84], "mode": "print", "ground": "#b98d5f", "speckle": .10, "takesBackground": False, "ink": "stamp",
            "exposure": .1, "contrast": 1.12, "vignette": .28, "bloom": .025, "grain": 3.2}, [face], [(front, 0)])
