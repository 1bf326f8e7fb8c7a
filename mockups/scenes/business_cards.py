"""Thick business cards on limestone, one leaning on a travertine block, low side sun through leaves. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(4)
room(.26, (.62, .74, .95), (.34, .33, .32), (.20, .19, .18), ((.6, .2, 1.2),))
slab = stone("slab", (.17, .17, .172), (.36, .355, .345), 1.3, pits=.55, rough=.55, veins=.35)
trav = stone("travertine", (.36, .31, .26), (.60, .545, .475), 2.4, pits=.95, rough=.7, veins=.6)
plaster = stone("plaster", (.42, .38, .34), (.52, .48, .44), .6, pits=0, rough=.9, veins=0)
face, core = paper("face", scale=.75, strength=.5), paper("core", scale=1.5, strength=.4).set(Base_Color=(.80, .785, .75, 1))
CW, CH, CT = .85, .55, .0095


def card(loc, rot, panel=True):
    o = box((CW, CH, CT), loc, core.m, bevel=.0016, rot=rot, segs=2, name="card")
    return front_panel(o, face.m if panel else core.m, CW, CH, "z")


box((14, 7, .4), (0, 1.0, -.2), slab.m, bevel=.02)
box((20, .2, 10), (0, 4.9, 4), plaster.m)
box((1.15, .46, .40), (.50, .605, .20), trav.m, bevel=.014, rot=(0, 0, math.radians(-7)))
box((.52, .52, .15), (-.78, 1.05, .075), trav.m, bevel=.014, rot=(0, 0, math.radians(24)))
panels, N = [], 13
for i in range(N):                                   # squared by hand: small slips
    top = i == N - 1
    o = card((-.40 + rnd.gauss(0, .006) + (.012 if top else 0), -.30 + rnd.gauss(0, .006), CT * (i + .5) * 1.03),
             (0, 0, math.radians(17) + math.radians(rnd.gauss(0, .9) if not top else 3.2)), top)
    if top:
        panels.append((o, 1))
tilt = math.radians(66)
panels.append((card((.405, .265, CH / 2 * math.sin(tilt) + CT / 2 * math.cos(tilt) + .001), (tilt, 0, math.radians(-7))), 1))
to_sun = Vector((-.80, -.42, .50)).normalized()
sun(-to_sun, 3.9, .8, (1.0, .86, .68))
leafm = Mat("leaf", (.05, .09, .03), .5)
for off, dirn, dist, sd in (((-.3, 1.0, 1.2), (.5, -.15, -.9), 4.2, 3), ((.75, .5, .9), (-.1, .2, -1), 5.0, 8), ((-1.3, .2, .5), (.9, .3, -.35), 4.6, 5)):
    foliage(to_sun * dist + Vector(off), dirn, 9, 1.5, leafm.m, sd, leaf=(.55, .13), camera_visible=False)
area((-4, -2.5, 3.2), (0, 0, 0), 3, 18, (1.0, .93, .85))
area((3.5, -1.5, 3.0), (0, 0, .2), 3.5, 9, (.75, .87, 1.0))
camera((.22, -3.55, 1.72), (.02, .10, .175), lens=72, fstop=.62, focus=3.86)
render_all({"name": "business-cards", "aspect": 1.5455, "art": [.17, .2, .83, .8], "mode": "press", "relief": {"blur": .006, "strength": .35, "light": [-.85, -.5]},
            "ground": "#f6f2ec", "speckle": .02, "takesBackground": True, "exposure": .2, "white_balance": [.955, 1, 1.085], "contrast": 1.12, "vignette": .22, "bloom": .03, "grain": 2.4},
           [face], panels, margin=.05)
