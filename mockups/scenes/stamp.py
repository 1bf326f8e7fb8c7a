"""Impression of a rubber stamp on cotton paper, close, the stamp and its pad behind on stone. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(14)
room(.20, (.72, .83, 1), (.40, .38, .36), (.16, .14, .12), ((.60, .16, 2.0),))
slab = stone("slab", (.075, .076, .080), (.165, .165, .166), 1.5, pits=.4, rough=.55, veins=.3)
box((40, 14, .5), (0, 3, -.25), slab.m, bevel=.05)

# handmade paper: felt marks, single fibres pressed in, a cloudy sheet against the light
face = paper("cotton", .90, .12, 1.15, .42)
felt, old = face.noise(face.coords(), 16, 4, .62), face.b.inputs["Normal"].links[0].from_socket
cloud, threads = face.noise(face.coords(loc=(2, 1, 5)), 2.6, 5, .6), face.noise(face.coords(scale=(16, 70, 16), rot=(0, 0, .9)), 1, 3, .75)
face.set(Normal=face.bump(felt, .40, .016, old))
stained(face, face.mix(face.ramp(cloud, [(.30, .92), (.65, 1.0)]), face.ramp(threads, [(.66, 1.0), (.74, .86)]), 1, "MULTIPLY"))
kraft = creased(paper("kraft", .8, .2, 1.2, .3), 1.2, .3, .04)
kraft.paint.default_value = (.37, .25, .14, 1)
W, H = 2.9, 2.1
DECKLE = lambda t, k: .016 * wrinkle(t * 7, k, 1.7, k) + .009 * wrinkle(t * 31, k, 1.3, k + 4)


def torn(u, v):
    """A sheet with the wavy, thin edges of its mould, one corner lifted."""
    x = (u - .5) * W + DECKLE(v, 1 if u < .5 else 2) * (2 * abs(u - .5)) ** 12
    y = (v - .5) * H + DECKLE(u, 3 if v < .5 else 4) * (2 * abs(v - .5)) ** 12
    lift = .16 * max(0, u + v - 1.35) ** 1.6 + .05 * max(0, .34 - u) ** 1.5 + .010 * wrinkle(u * 3, v * 2, 1, 3)
    return (x, y, .030 + lift)


sheet_ = sheet(torn, 200, 160, face.m, thick=.010, name="paper")
sheet_.rotation_euler = (0, 0, math.radians(-9))
under = sheet(lambda u, v: ((u - .5) * 3.4, (v - .5) * 2.3, .012 + .05 * max(0, v - .8) + .006 * wrinkle(u * 3, v * 2, 1, 8)), 60, 50, kraft.m, thick=.006)
under.location, under.rotation_euler = (-.55, .95, 0), (0, 0, .22)

beech = Mat("beech", (.42, .25, .12), .40, 0, .35)             # turned, oiled by hands
ring, fibre = beech.noise(beech.coords(scale=(3.2, 3.2, .5)), 1, 4, .5, .6), beech.noise(beech.coords(scale=(60, 60, 2.5)), 1, 3, .6)
grip = beech.noise(beech.coords(), 3.2, 5, .65)
beech.set(Base_Color=beech.mix(beech.mix(beech.ramp(beech.math("FRACT", beech.math("MULTIPLY", ring, 7.0), 0), [(0, (.50, .32, .165)), (.8, (.36, .20, .09)), (1, (.48, .30, .15))]), beech.ramp(fibre, [(.35, .70), (.6, 1.0)]), 1, "MULTIPLY"), beech.ramp(grip, [(.3, .62), (.65, 1.0)]), 1, "MULTIPLY"),
          Roughness=beech.ramp(grip, [(.3, .28), (.7, .55)]), Normal=beech.bump(fibre, .12, .004))
rubber, ink = Mat("rubber", (.22, .055, .045), .75), Mat("ink", (.10, .010, .010), .55)
ink.set(Normal=ink.bump(ink.noise(ink.coords(), 70, 4, .7), .5, .01), Base_Color=ink.ramp(ink.noise(ink.coords(), 2.4, 5, .65), [(.3, (.05, .006, .006)), (.7, (.17, .018, .015))]))
tin = Mat("tin", (.30, .295, .28), .38, .9)
tin.set(Roughness=tin.ramp(tin.noise(tin.coords(), 9, 5, .7), [(.3, .24), (.7, .60)]), Base_Color=tin.ramp(tin.noise(tin.coords(), 4, 6, .75), [(.34, (.12, .10, .09)), (.5, (.33, .32, .30))]))
K = .80
o = lathe([(K * .36, 0), (K * .37, .01), (K * .37, .05), (K * .40, .055), (K * .42, .07), (K * .42, .19), (K * .40, .23), (K * .20, .29), (K * .13, .41), (K * .12, .55), (K * .17, .72), (K * .25, .90), (K * .26, 1.02), (K * .20, 1.14), (K * .08, 1.19), (.001, 1.20)], beech.m, 96, "handle", (.80, 1.12, .40))
o.rotation_euler = (math.radians(88), 0, math.radians(-38))    # lies on its side, as it was put down
o.location = (.62, .92, .365)
face_ = lathe([(.001, -.012), (K * .35, -.012), (K * .36, 0), (K * .36, .045)], rubber.m, 64, "rubber")
face_.rotation_euler, face_.location = o.rotation_euler, o.location
box((1.30, .88, .12), (-1.50, 1.12, .075), tin.m, bevel=.035, rot=(0, 0, .42))       # ink pad
box((1.12, .70, .04), (-1.50, 1.12, .142), ink.m, bevel=.018, rot=(0, 0, .42), segs=4)
lid = box((1.30, .88, .10), (-1.86, 1.66, .50), tin.m, bevel=.035, rot=(math.radians(72), 0, .42))
dust = Mat("dust", (.45, .42, .37), .9)
for k in range(40):                                             # crumbs of paper on stone and sheet
    s = rnd.uniform(.002, .006)
    x, y = rnd.uniform(-1.4, 1.4), rnd.uniform(-1.0, 1.0)
    lathe([(.001, -s), (s, 0), (.001, s)], dust.m, 6, "crumb", (x, y, .036 if abs(x) < 1.2 and abs(y) < .8 else .006))
far = backdrop("far", [(.36, (.014, .013, .012)), (.52, (.10, .085, .07)), (.64, (.42, .39, .34)), (.76, (1.2, 1.15, 1.05))], .24, 1.0, (1, 1, .6), 3)
wall_ = mesh("far", [(-30, 15, -6), (30, 15, -6), (30, 15, 16), (-30, 15, 16)], [(0, 1, 2, 3)], far)
wall_.visible_diffuse = wall_.visible_shadow = False
to_sun = Vector((-.80, .34, .36)).normalized()
sun(-to_sun, 3.6, 1.3, (1, .87, .70))
twig = Mat("twig", (.06, .10, .03), .5)
for off, dirn, sd in (((-1.2, 1.3, .5), (.8, -.5, -.25), 3), ((.9, 1.6, .3), (-.2, -.8, -.3), 8)):
    foliage(to_sun * 9 + Vector(off), dirn, 11, 1.7, twig.m, sd, leaf=(.42, .09), camera_visible=False)
area((4.6, -3, 3.6), (0, 0, 0), 3, 55, (.70, .84, 1))
camera((.34, -4.0, 2.55), (.06, .14, .08), lens=70, fstop=.26, focus=(-.12, -.22, .04), roll=-1.2)
render_all({"name": "stamp", "aspect": W / H, "art": [.25, .16, .68, .62], "mode": "stamp", "ground": "#f4f0e6", "takesBackground": False, "inks": ["#9c1f1a", "#1f2a44", "#26241f"], "tilt": -5,
            "exposure": .15, "contrast": 1.12, "vignette": .28, "bloom": .025, "grain": 2.4}, [face], [(sheet_, 0)], margin=.03)
