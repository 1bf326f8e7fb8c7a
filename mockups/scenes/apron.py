"""The bib of an apron on its hook, close: hem, eyelets, neck band, the pocket's edge. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.32, (.92, .95, 1), (.46, .44, .41), (.2, .16, .12), ((.60, .18, 3.0),))
plaster = stone("plaster", (.40, .385, .36), (.50, .485, .455), .16, pits=0, rough=.9, veins=0)
face = canvas("canvas", 420, 520, .45, .016, twill=True)
brass = Mat("brass", (.58, .40, .18), .3, 1.0)
brass.set(Roughness=brass.ramp(brass.noise(brass.coords(), 20, 4), [(.3, .22), (.7, .42)]))
box((60, .4, 40), (0, 1.9, 4), plaster.m)
W, H, BIB = 6.0, 7.4, .46                                  # whole cloth, share of its height that is bib
TOP = 1.42


def half_width(v):
    k = min(1, max(0, (v - (1 - BIB)) / BIB))
    return W / 2 + (TOP - W / 2) * (k * k * (3 - 2 * k)) ** .75


def flat(u, v):
    x = (u - .5) * 2 * half_width(v)
    return (x, .04 * wrinkle(x, v * 7, .6, 2) - .10 * math.sin(x * 2.2 + .6) * (1 - v) ** 1.2, v * H)


def pinned(u, v):
    return 1.0 if min(u, 1 - u) < .075 and v > .972 else (.35 if min(u, 1 - u) < .02 and abs(v - (1 - BIB)) < .03 else 0.0)


apron = Draped(flat, 84, 104, face.m, "apron")
apron.fall(pinned, 42, bending=.8, stiff=25, gravity=.8, damping=4, mass=.4, moved=lambda x, y, z: (x * .93 if z > 6 else x * .90, y, z + (.05 if x > 0 else 0)))
for loop in apron.o.data.uv_layers["UVMap"].data:          # the pattern lies flat: u by width in cloth, not by share of the row
    u, v = loop.uv
    loop.uv = (.5 + (u - .5) * 2 * half_width(v) / W, v)
thread = canvas("thread", 60, 60, .3, .01)
hem = .17                                                  # doubled rims with their seams
side = lambda s, v, d: .5 + s * (.5 - d / (2 * half_width(v)))
for s in (-1, 1):
    sheet(lambda a, b, s=s: tuple(apron.at(side(s, b, hem * a - .004), b, .004 + .016 * math.sin(math.pi * min(1, a * 1.05)) ** .4)), 6, 150, face.m, thick=.01, name="hem")
    apron.seam([(side(s, v / 150, hem - .025), v / 150) for v in range(60, 149)], thread.m, .0075, .05, .02, .022)
sheet(lambda a, b: tuple(apron.at(a, 1 - (.26 * (1 - b) - .004) / H, .005 + .018 * math.sin(math.pi * min(1, b * 1.05)) ** .4)), 110, 8, face.m, thick=.01, name="hem")
apron.seam([(k / 100, 1 - .235 / H) for k in range(2, 99)], thread.m, .0075, .05, .02, .024)
v0, v1 = .20, .475                                         # pocket over the waist
u0, u1 = .5 - 1.15 / W, .5 + 1.15 / W
at = lambda a, b, d: apron.at(u0 + (u1 - u0) * a, v0 + (v1 - v0) * b, d)
sheet(lambda a, b: tuple(at(a, b, .022 + .05 * math.sin(math.pi * a) * b ** 3)), 60, 60, face.m, thick=.02, name="pocket")
sheet(lambda a, b: tuple(at(a, .93 + .075 * b, .030 + .05 * math.sin(math.pi * a) * (.93 + .07 * b) ** 3 + .010 * math.sin(math.pi * b) ** .5)), 60, 6, face.m, thick=.01, name="pocket hem")
leather = Mat("leather", (.115, .052, .026), .48, 0, .4)
grain = leather.noise(leather.coords(), 34, 4, .65)
leather.set(Normal=leather.bump(grain, .35, .02), Roughness=leather.ramp(grain, [(.3, .36), (.7, .6)]), Base_Color=leather.ramp(leather.noise(leather.coords(), 3, 5, .65), [(.3, (.075, .034, .018)), (.7, (.16, .078, .04))]))
for s in (-1, 1):                                          # neck band through the eyelets
    u = side(s, .97, .26)
    p = apron.at(u, .968, .03)
    sheet(lambda a, b, s=s, p=p: (p.x - s * (.05 + .85 * b ** 1.2) + (a - .5) * .26, p.y - .03 + .10 * b, p.z - .06 + 2.2 * b + .02 * math.sin(7 * b)), 6, 40, leather.m, thick=.035)
    e = lathe([(.055, 0), (.085, .025), (.12, .022), (.135, 0)], brass.m, 48, "eyelet", tuple(p))
    e.rotation_euler = (math.radians(90), 0, 0)
    r = lathe([(.001, .045), (.05, .042), (.065, .02), (.068, 0)], brass.m, 48, "rivet", tuple(p + Vector((0, -.035, .02))))
    r.rotation_euler = (math.radians(90), 0, 0)
apron.finish(.028)
area((-8, -5, 8), (0, 0, 5), 2.2, 1250, (1, .94, .85))
area((8, -8, 4), (0, 0, 4), 5, 210, (.72, .85, 1))
camera((-1.0, -13.4, 5.6), (.04, 0, 5.72), lens=66, fstop=.30, focus=(0, -.2, 5.3), roll=.5)
render_all({"name": "apron", "aspect": W / H, "art": [.335, .655, .665, .885], "mode": "print", "ground": "#2e3a3f", "grounds": ["#2e3a3f", "#ece6da", "#5b2a26"], "takesBackground": True, "sameAround": True,
            "exposure": .1, "contrast": 1.12, "vignette": .34, "bloom": .025, "grain": 3.2}, [face, thread], [(apron.o, 0)], margin=.3)
