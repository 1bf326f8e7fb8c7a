"""Engraved plate of brushed brass beside a painted street door, morning sun. Units: metres."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

from stage.street import houses
reset()
sky(.17, 34, 150)
ashlar = stone("ashlar", (.33, .30, .26), (.56, .52, .455), 5.0, pits=.5, rough=.82, veins=.35)
joint = Mat("joint", (.24, .22, .195), .95)
door = paint("door", (.010, .026, .022), .16, .10)
trim = paint("trim", (.58, .56, .51), .42, .15, wear=.1)
W, H, T = .36, .24, .009
face = Mat("brass", (PANEL_WHITE,) * 3, .24, 1.0, .5)
brush = face.noise(face.coords(scale=(9, 1, 900)), 3, 3, .6)      # brushed along x, dulled where hands and rain were
worn = face.noise(face.coords(), 11, 5, .6)
face.set(Normal=face.bump(brush, .045, .0005, face.bump(face.noise(face.coords(), 7, 2), .035, .004)), Roughness=face.ramp(worn, [(.25, .25), (.75, .33)]))
brass = Mat("fittings", (.66, .45, .17), .20, 1.0)
brass.set(Roughness=brass.ramp(brass.noise(brass.coords(), 26, 4), [(.3, .12), (.7, .34)]))
dark = Mat("dark", (.02, .018, .015), .8)

EDGE = .37                                                    # where the wall turns into the reveal of the door
box((9, .3, 6), (EDGE - 4.52, .170, 1.6), joint.m)
for row, (z, first) in enumerate(((.60, .50), (1.035, .86), (1.47, .62), (1.905, .90), (2.34, .5))):   # courses with sunk joints
    x1, w = EDGE, first
    while x1 > -3:
        box((w - .008, .06, .427), (x1 - w / 2 - .004, .03, z), ashlar.m, bevel=.007, rot=(random.uniform(-.003, .003), 0, 0))
        x1, w = x1 - w, .86
X = .42                                                       # reveal, frame and door to the right
box((.098, .40, 3.4), (EDGE - .056, .22, 1.5), ashlar.m, bevel=.008)
box((.09, .10, 3.4), (X + .10, .30, 1.5), trim.m, bevel=.012)
box((.035, .14, 3.4), (X + .16, .30, 1.5), trim.m, bevel=.010)
box((1.1, .06, 3.4), (X + .72, .36, 1.5), door.m, bevel=.01)
for z, h in ((1.95, .62), (1.18, .66)):                       # raised panels with mouldings
    box((.40, .03, h), (X + .52, .325, z), door.m, bevel=.014)
    box((.32, .03, h - .09), (X + .52, .312, z), door.m, bevel=.02)
lathe([(.001, -.04), (.030, -.036), (.041, -.015), (.040, .008), (.022, .026), (.016, .05), (.034, .056), (.036, .062)], brass.m, 64, "knob", (X + .285, .255, 1.42)).rotation_euler = (math.radians(-90), 0, 0)
box((.30, .016, .085), (X + .54, .322, 1.545), brass.m, bevel=.006)
box((.25, .02, .045), (X + .54, .316, 1.545), brass.m, bevel=.005)

Z = 1.47
p = front_panel(box((W, T, H), (0, -.006, Z), face.m, bevel=.0022, rot=(0, math.radians(.25), math.radians(.3)), segs=4, name="plate"), face.m, W, H)
for sx in (-1, 1):
    for sz in (-1, 1):
        at = (sx * (W / 2 - .016), -.0108, Z + sz * (H / 2 - .016))
        lathe([(.0062, 0), (.006, .0014), (.0042, .0026), (.001, .0030)], brass.m, 32, "screw", at).rotation_euler = (math.radians(90), 0, 0)
        box((.0095, .0012, .0011), (at[0], at[1] - .0027, at[2]), dark.m, rot=(0, random.uniform(0, 3), 0))
bell = (.262, -.004, Z - .045)                        # bell push in its rose
lathe([(.030, 0), (.030, .004), (.026, .009), (.017, .011), (.015, .008)], brass.m, 64, "rose", bell).rotation_euler = (math.radians(90), 0, 0)
lathe([(.0125, .004), (.0125, .012), (.010, .0145), (.001, .0155)], Mat("push", (.75, .72, .66), .3).m, 48, "push", bell).rotation_euler = (math.radians(90), 0, 0)

houses(-11, seed=6, x0=-24, x1=24, seen=False)
pavement = flags("pavement", (.30, .29, .27), (.25, .24, .23), wet=.1)
box((40, 12, .1), (0, -6, -.05), pavement.m)
leaf = Mat("leaf", (.045, .10, .025), .42)
for k in range(12):                                           # a bay tree close to the lens
    foliage((-.58 + .03 * math.sin(k * 2), -.40 + .012 * k, .96 + .03 * k), (.30 + .22 * math.sin(k * 1.9), .12, .9 - .03 * k), 7, .34, leaf.m, k + 3, leaf=(.085, .032))
to_sun = Vector((-.66, -.52, .60)).normalized()
sun(-to_sun, 4.4, .55, (1, .92, .80))
tree = Mat("tree", (.06, .10, .03), .5)
for k in range(7):
    foliage(to_sun * 5.5 + Vector((.55 + .25 * math.sin(k * 2.1), 0, Z - .2 + .30 * math.cos(k * 1.7))), (math.sin(k * 1.3), .2, -.5 + .4 * math.cos(k)), 10, .9, tree.m, k, leaf=(.15, .075), camera_visible=False).visible_glossy = False
area((1.6, -2.4, 2.6), (0, 0, Z), 1.2, 10, (.80, .90, 1))
camera((-.44, -1.50, 1.53), (.085, 0, Z - .004), lens=60, fstop=1.4, focus=(0, -.01, Z), roll=.3)
render_all({"name": "door-plate", "aspect": W / H, "art": [.11, .15, .89, .85], "mode": "press", "relief": {"blur": .0035, "strength": .55, "light": [-.7, .6]},
            "ground": "#e0b768", "grounds": ["#e0b768", "#d3d4d4"], "inks": ["#1c1611"], "takesBackground": False, "exposure": .33, "contrast": 1.1, "vignette": .26, "bloom": .035, "grain": 2.2},
           [face], [(p, 1)], margin=.04)
