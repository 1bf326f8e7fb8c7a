"""A wall of single bricks that looks towards -y, its face near y = 0. Units: metres."""
import random
import bpy
from mathutils import Vector
from .materials import Mat
from .shapes import box


def _clay(name):
    """A brick's own clay: its tone by chance, pitted and sooty."""
    m = Mat(name, (.3, .1, .06), .9, 0, .2)
    own = m.n("ObjectInfo").outputs["Random"]
    fine, pits = m.noise(m.coords("Object"), 42, 6, .75), m.noise(m.coords("Object"), 130, 3, .7)
    place = m.n("NewGeometry").outputs["Position"]
    soot = m.noise(place, 1.2, 5, .65)
    col = m.ramp(own, [(0.0, (.115, .046, .034)), (.25, (.20, .082, .052)), (.6, (.26, .112, .070)), (.85, (.31, .155, .10)), (1.0, (.17, .085, .065))])
    col = m.mix(col, m.ramp(fine, [(.28, .50), (.72, 1.25)]), .8, "MULTIPLY")
    col = m.mix(col, m.ramp(soot, [(.32, .52), (.66, 1.1)]), .85, "MULTIPLY")
    col = m.mix(col, (.42, .39, .35), m.math("MULTIPLY", m.ramp(m.noise(place, 5, 5, .7), [(.60, 0.0), (.75, 1.0)]), .4))
    return m.set(Base_Color=col, Normal=m.bump(m.math("ADD", fine, m.math("MULTIPLY", pits, .5)), .8, .007)).m


def _mortar(name):
    m = Mat(name, (.30, .28, .25), .95, 0, .1)
    grit = m.noise(m.coords(), 60, 5, .75)
    return m.set(Base_Color=m.ramp(grit, [(.3, (.15, .14, .125)), (.7, (.34, .32, .29))]), Normal=m.bump(grit, .9, .008)).m


def brickwork(rows):
    """Brickwork of single bricks, none quite like or in line with the next; rows: (x0, x1, z0, z1)."""
    rnd = random.Random(4)
    mat, mortar = _clay("clay"), _mortar("mortar")
    shapes = []
    for k in range(7):
        o = box((.214, .10, .064), (0, 0, 0), mat, bevel=.0035, segs=2, name="brick")
        for v in o.data.vertices:
            v.co += Vector((rnd.uniform(-.002, .002), rnd.uniform(-.002, .002), rnd.uniform(-.002, .002)))
        o.hide_render = True
        shapes.append(o)
    for x0, x1, z0, z1 in rows:
        box((x1 - x0, .1, z1 - z0), ((x0 + x1) / 2, .067, (z0 + z1) / 2), mortar)
        for r in range(int((z1 - z0) / .075)):
            z = z0 + .0375 + r * .075
            x = x0 + (.056 if r % 2 else -.056)
            while x - .107 < x1:
                whole = min(1, (x1 - x + .107) / .214)               # the last one of a course is cut
                src = rnd.choice(shapes)
                o = src.copy()
                o.hide_render = False
                bpy.context.collection.objects.link(o)
                o.scale.x = whole
                o.location = (x - .107 * (1 - whole) + rnd.uniform(-.002, .002), .058 + rnd.uniform(-.003, .003), z + rnd.uniform(-.0015, .0015))
                o.rotation_euler = (rnd.uniform(-.012, .012), rnd.uniform(-.008, .008), rnd.uniform(-.012, .012))
                x += .225
