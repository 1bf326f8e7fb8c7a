"""Canvas tote hanging by its handles before a plain wall, close. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
room(.30, (.90, .94, 1), (.46, .43, .39), (.2, .15, .1), ((.60, .18, 2.4),))
plaster = stone("plaster", (.44, .42, .385), (.54, .515, .475), .16, pits=0, rough=.9, veins=0)
face = canvas("canvas", 260, 280, .5, .02)
wall = box((60, .4, 40), (0, 1.25, 4), plaster.m)
W, H, STRAP, DEEP = 3.7, 4.0, .25, .34                      # STRAP: how far from the middle the handles are sewn, of the width


def hang(side):
    def f(u, v):
        x = (u - .5) * W
        y = side * (.02 + DEEP * math.sin(math.pi * u) ** .6 * math.sin(math.pi * (.06 + .74 * (1 - v))) ** .7) + .03 * wrinkle(x, v * 4, .7, 4 + side)
        return (x, y, v * H)
    return f


def pinned(u, v):
    """Sewn to the handles, and to the other half at the sides and below."""
    handles = abs(abs(u - .5) - STRAP) < .04 and v > .93
    return 1.0 if handles or min(u, 1 - u) < .012 or v < .012 else 0.0


def drawn(x, y, z):
    """The sides lean in, the bag hangs a little askew."""
    return (x * (.965 - .02 * (z / H) ** 2) + .012 * z, y, z + .05 * (x / W) - .03 * math.sin(math.pi * (x / W + .5)) * (z / H > .9) + .05 * (z / H) * (abs(abs(x / W) - STRAP) < .05))


front = Draped(hang(-1), 90, 100, face.m, "front")
front.fall(pinned, 40, bending=.9, stiff=25, gravity=.7, damping=3, mass=.5, moved=drawn)
back = Draped(hang(1), 30, 30, face.m, "back")
back.fall(pinned, 20, bending=.9, stiff=25, gravity=.7, damping=3, mass=.5, moved=drawn)
edge = lambda u: [front.at(u, k / 60) for k in range(61)]
for u in (0.0, 1.0):                                        # side seams close the bag
    tube([tuple(p + Vector((0, .03, 0))) for p in edge(u)], .028, face.m, "side")
hem = sheet(lambda u, v: tuple(front.at(u, .935 + .066 * v, .016 - .014 * v ** 6)), 110, 8, face.m, thick=.02, name="hem")
thread = canvas("thread", 40, 40, .3, .01)
front.seam([(k / 100, .938) for k in range(2, 99)], thread.m, .0085, .055, .022, .030)
web = canvas("webbing", 22, 420, .6, .02)
for s in (-1, 1):
    u = .5 + s * STRAP
    foot, top = front.at(u, .90, .03), front.at(u, .995, .03)
    rear = back.at(u, .97)

    def strap(a, b, foot=foot, top=top, s=s):
        z = foot.z + (2.9 - .0) * b
        t = max(0, (z - top.z) / 2.4)
        lean = -s * .42 * t ** 1.3
        y = foot.y + (top.y - foot.y) * min(1, (z - foot.z) / (top.z - foot.z)) + .34 * t ** 1.4
        return (top.x + lean + (a - .5) * .27 + .02 * math.sin(5 * b), y - .004 * math.sin(math.pi * a), z)

    sheet(strap, 8, 60, web.m, thick=.03)
    sheet(lambda a, b, rear=rear, s=s: (rear.x - s * .40 * b ** 1.3 + (a - .5) * .27, rear.y - .10 * b, rear.z - .1 + 2.6 * b), 8, 40, web.m, thick=.03)
    cross = [(u - .030, .905), (u + .030, .985), None, (u + .030, .905), (u - .030, .985), None, (u - .030, .905), (u + .030, .905), (u + .030, .985), (u - .030, .985), (u - .030, .905)]
    part = []
    for q in cross + [None]:
        if q is None:
            line = [tuple(Vector(a).lerp(Vector(b), t / 8)) for a, b in zip(part, part[1:]) for t in range(9)]
            front.seam(line, thread.m, .0085, .05, .018, .066)
            part = []
        else:
            part.append(q)
front.finish(.025)
back.finish(.02)
to_sun = Vector((-.80, -.55, .42)).normalized()
sun(-to_sun, 2.6, 2.2, (1, .90, .76))
for k in range(3):                                          # glazing bars throw a soft shade
    box((.5, .05, 30), tuple(to_sun * 26 + Vector((-7.6 + 6.4 * k, 0, 0))), None).visible_camera = False
box((40, .05, .5), tuple(to_sun * 26 + Vector((0, 0, 6.2))), None).visible_camera = False
area((7, -8, 4), (0, 0, 3), 5, 170, (.72, .85, 1))
camera((1.3, -13.4, 2.9), (.06, 0, 2.55), lens=66, fstop=.30, focus=(0, -.5, 2.2), roll=.7)
render_all({"name": "tote-bag", "aspect": W / H, "art": [.20, .18, .80, .72], "mode": "print", "ground": "#e9e0cd", "grounds": ["#e9e0cd", "#20262b"], "takesBackground": False, "sameAround": True,
            "exposure": .6, "contrast": 1.14, "vignette": .32, "bloom": .03, "grain": 3.2}, [face, thread, web], [(front.o, 0)], margin=.3)
