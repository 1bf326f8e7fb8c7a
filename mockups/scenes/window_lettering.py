"""Lettering of vinyl film on a café's pane; warm room behind, sky and houses mirrored. Units: metres."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

from stage.goods import Goods
from stage.street import houses
reset()
sky(.16, 25, 200)
frame = paint("frame", (.020, .030, .028), .32)
wall = Mat("in wall", (.36, .30, .24), .9)
floor = wood("floor", ((.10, .05, .025), (.19, .10, .05), (.28, .16, .08)), 1, .4, (1.6, .14), bump=.1)
table = wood("table", ((.14, .07, .03), (.27, .15, .075), (.38, .24, .13)), 2, .4, bump=.15)
black, white = Mat("black", (.02, .02, .022), .4), Mat("white", (.75, .73, .69), .25)
X0, X1, Z0, Z1 = -1.55, 1.55, .55, 2.35
for x in (X0 - .05, X1 + .05, 1.02):
    box((.09, .12, 2.6), (x, 0, 1.5), frame.m, bevel=.010)
box((3.6, .30, .08), (0, -.06, Z0 - .02), frame.m, bevel=.012)
box((3.6, .14, .10), (0, 0, Z1 + .05), frame.m, bevel=.010)
box((3.6, .16, .6), (0, 0, .2), frame.m, bevel=.010)
g = glass("pane", dirt=.10)
pane = mesh("pane", [(X0, .012, Z0), (X1, .010, Z0), (X1, .014, Z1), (X0, .010, Z1)], [(0, 1, 2, 3)], g)
pane["uv_hidden"] = 1
film = Mat("film", (.8, .8, .8), .34, 0, .45)
bubbles = film.ramp(film.noise(film.coords(), 55, 2, .5), [(.70, 0.0), (.78, 1.0)])        # film never lies quite flat
film.set(Normal=film.bump(film.math("ADD", film.noise(film.coords(), 9, 3), film.math("MULTIPLY", bubbles, .4)), .12, .01), Roughness=film.ramp(film.noise(film.coords(), 12, 4), [(.3, .28), (.7, .46)]))
stained(film, film.ramp(film.noise(film.coords(), 3, 5, .65), [(.3, .88), (.7, 1.0)]))
W, H, CX, CZ = 1.70, .95, -.28, 1.55
panel = mesh("film", [(CX - W / 2, .004, CZ - H / 2), (CX + W / 2, .004, CZ - H / 2), (CX + W / 2, .006, CZ + H / 2), (CX - W / 2, .006, CZ + H / 2)], [(0, 1, 2, 3)], film.m, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
box((7, .1, 3), (0, 5.2, 1.4), wall.m)
box((.1, 5.4, 3), (-3.2, 2.6, 1.4), wall.m)
box((.1, 5.4, 3), (3.2, 2.6, 1.4), wall.m)
box((7, 5.4, .1), (0, 2.6, 2.95), wall.m)
box((7, 5.4, .1), (0, 2.6, .02), floor.m)
goods = Goods(21)
for z in (1.05, 1.45, 1.85):
    box((4.2, .3, .04), (.2, 5.0, z), table.m, bevel=.004)
    goods.row(-1.8, 2.2, 4.95, z + .02, .3)
box((3.4, .6, 1.05), (.4, 4.2, .5), table.m, bevel=.01)
goods.row(-.8, 1.8, 4.15, 1.03, .3, .7)
for x, y in ((-1.1, 1.5), (.75, 1.9), (1.9, 1.2), (-2.2, 2.8)):
    lathe([(.34, .735), (.35, .74), (.35, .765), (.34, .77), (.001, .77)], table.m, 48, "table", (x, y, 0))
    lathe([(.2, .0), (.2, .02), (.03, .04), (.03, .74)], black.m, 24, "leg", (x, y, 0))
    lathe([(.03, 0), (.04, .01), (.042, .08), (.038, .08), (.001, .06)], white.m, 24, "cup", (x + .08, y - .05, .77))
    for s in (-1, 1):
        box((.36, .36, .03), (x + s * .55, y + .05, .46), table.m, bevel=.008, rot=(0, 0, .3 * s))
        for a, b in ((-.15, -.15), (.15, -.15), (-.15, .15), (.15, .15)):
            box((.025, .025, .46), (x + s * .55 + a, y + .05 + b, .23), black.m)
        box((.36, .025, .22), (x + s * .55 + s * .02, y + .24, .80), table.m, bevel=.006, rot=(0, 0, .3 * s))
bulb = emission("bulb", (1, .60, .26), 30)
for x, y, z in ((-1.15, 1.6, 1.95), (-.1, 2.4, 2.05), (.8, 1.8, 1.92), (1.8, 2.6, 2.1), (-2.1, 3.0, 2.0)):
    lathe([(.001, -.06), (.045, -.05), (.06, 0), (.045, .05), (.001, .065)], bulb, 24, "bulb", (x, y, z))
    lathe([(.20, -.02), (.14, .07), (.03, .12), (.02, .9)], black.m, 32, "shade", (x, y, z + .02))
area((0, 2.6, 2.85), (0, 2.6, 0), 5, 70, (1, .72, .44), size_y=3.6)
area((.2, 4.0, 2.6), (.2, 5.1, 1.4), 3.8, 40, (1, .78, .5), size_y=.3)
houses(-34, seed=5, seen=False)
to_sun = Vector((-.7, -.5, .75)).normalized()
sun(-to_sun, 4.0, .8, (1, .93, .84))
area((-2.5, -4, 4.5), (0, 0, 1.5), 3, 90, (.75, .87, 1.0))
camera((-1.0, -4.1, 1.55), (-.10, 0, 1.50), lens=55, fstop=.20, focus=(CX, 0, CZ))
render_all({"name": "window-lettering", "aspect": W / H, "art": [.06, .08, .94, .92], "mode": "vinyl", "ground": "#3a2c20", "takesBackground": False, "inks": ["#f5f1e8", "#d8b36a"],
            "exposure": .35, "contrast": 1.1, "vignette": .3, "bloom": .05, "grain": 3.2}, [film], [(panel, 0)], film=panel, margin=.01)
