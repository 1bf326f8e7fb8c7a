"""Engraved brass plate on weathered brick beside a painted street door, low sun along the wall. Units: metres."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *
from stage.brickwork import brickwork
from stage.street import houses

reset()
rnd = random.Random(5)
sky(.15, 30, 150)
W, H, T, Z = .36, .24, .010, 1.463
brickwork([(-1.9, .34, .95, 2.15)])

# the face: brushed along, polished by hand in the middle, tarnished where the cloth does not reach
face = Mat("brass", (PANEL_WHITE,) * 3, .22, 1.0, .5)
sep = face.n("SeparateXYZ")
face.link(face.n("UVMap", uv_map="UVMap").outputs[0], sep.inputs[0])
inset = lambda t, n: face.math("MULTIPLY", face.math("SUBTRACT", .5, face.math("ABSOLUTE", face.math("SUBTRACT", t, .5), 0)), n)
rim = face.math("MINIMUM", inset(sep.outputs[0], W), inset(sep.outputs[1], H))
brush = face.noise(face.coords(scale=(7, 1, 760)), 3, 3, .6)
cloud, spots = face.noise(face.coords(), 8, 5, .65), face.noise(face.coords(), 70, 5, .75)
smear = face.noise(face.coords(scale=(1, 1, 2.4), rot=(0, .6, 0)), 14, 4, .7, 1.2)
tarnish = face.math("MULTIPLY", face.ramp(rim, [(.002, 1.0), (.022, 0.0)]), face.ramp(cloud, [(.34, .15), (.66, 1.0)]))
tarnish = face.math("MAXIMUM", tarnish, face.math("MULTIPLY", face.ramp(spots, [(.70, 0.0), (.78, .5)]), face.ramp(cloud, [(.50, 0.0), (.68, 1.0)])))
stained(face, face.mix(face.ramp(smear, [(.3, .96), (.7, 1.0)]), (.42, .36, .30), tarnish))
dull = face.math("ADD", face.ramp(smear, [(.30, .15), (.72, .22)]), face.math("MULTIPLY", tarnish, .22))
wave = face.bump(face.noise(face.coords(), 6, 2), .05, .006)
face.set(Roughness=dull, Normal=face.bump(brush, .06, .0006, wave))
p = front_panel(box((W, T, H), (0, -.006, Z), face.m, bevel=.0026, rot=(0, math.radians(-.5), math.radians(.4)), segs=4, name="plate"), face.m, W, H)

brass = Mat("fittings", (.62, .42, .16), .24, 1.0)
old = brass.noise(brass.coords(), 26, 5, .7)
brass.set(Roughness=brass.ramp(old, [(.3, .16), (.7, .42)]), Base_Color=brass.ramp(old, [(.36, (.16, .10, .05)), (.52, (.62, .42, .16))]))
dark = Mat("slot", (.012, .010, .008), .8)
for sx in (-1, 1):
    for sz in (-1, 1):
        at = (sx * (W / 2 - .017), -.0112, Z + sz * (H / 2 - .017))
        lathe([(.0068, 0), (.0066, .0010), (.0050, .0024), (.0024, .0031), (.001, .0032)], brass.m, 32, "screw", at).rotation_euler = (math.radians(90), 0, 0)
        box((.0125, .0012, .0013), (at[0], at[1] - .0029, at[2]), dark.m, rot=(0, rnd.uniform(0, 3), 0))
bell = (.262, -.004, Z - .052)                                # bell push in its rose
lathe([(.032, 0), (.032, .003), (.029, .008), (.019, .011), (.016, .007)], brass.m, 64, "rose", bell).rotation_euler = (math.radians(90), 0, 0)
china = Mat("push", (.60, .57, .50), .22)
china.set(Base_Color=china.ramp(china.noise(china.coords(), 60, 4, .7), [(.40, (.30, .26, .20)), (.56, (.62, .59, .52))]))
lathe([(.0135, .003), (.0135, .011), (.011, .0145), (.001, .0160)], china.m, 48, "push", bell).rotation_euler = (math.radians(90), 0, 0)
lime = Mat("lime", (.42, .40, .36), .95)                      # old holes in the joints, filled
for x, z, s in ((-.243, Z + .075, .006), (-.31, Z - .13, .008), (.21, Z + .17, .005)):
    lathe([(s, 0), (s * .8, .003), (.001, .004)], lime.m, 16, "filling", (x, .010, z)).rotation_euler = (math.radians(90), 0, 0)

# door to the right, deep in its frame, behind it the lit hall
timber, door = paint("timber", (.014, .030, .028), .30, .25, wear=.3), paint("door", (.012, .027, .026), .22, .15, wear=.1)
box((.085, .30, 3), (.388, .10, 1.5), timber.m, bevel=.008)
box((.03, .05, 3), (.362, -.045, 1.5), timber.m, bevel=.012)
box((.06, .12, 3), (.445, .24, 1.5), timber.m, bevel=.010)
box((.17, .05, 3), (.555, .30, 1.5), door.m, bevel=.008)      # stile
box((1.2, .05, .9), (1.2, .30, .62), door.m, bevel=.01)
box((1.2, .05, .10), (1.2, .30, 1.12), door.m, bevel=.012)
lathe([(.001, -.04), (.030, -.036), (.041, -.015), (.040, .008), (.022, .026), (.016, .05), (.034, .056), (.036, .062)], brass.m, 64, "knob", (.575, .20, 1.36)).rotation_euler = (math.radians(-90), 0, 0)
hall = backdrop("hall", [(.34, (.020, .012, .007)), (.5, (.10, .055, .025)), (.62, (.34, .20, .09)), (.76, (.80, .55, .28))], 1.1, .8, (1, 1, .7), 3)
mesh("hall", [(.3, 3.0, -.5), (4.5, 3.0, -.5), (4.5, 3.0, 4), (.3, 3.0, 4)], [(0, 1, 2, 3)], hall).visible_diffuse = False
mesh("pane", [(.64, .30, 1.1), (2, .31, 1.1), (2, .31, 3), (.64, .30, 3)], [(0, 1, 2, 3)], glass("pane"))
bulb = emission("bulb", (1, .66, .34), 14)
for x, y, z in ((2.22, 1.9, 1.64), (2.72, 2.3, 1.50), (3.05, 2.7, 1.72)):
    lathe([(.001, -.05), (.04, -.04), (.055, 0), (.04, .05), (.001, .06)], bulb, 20, "bulb", (x, y, z))

houses(-9, seed=6, x0=-24, x1=24, seen=False)
pavement = flags("pavement", (.30, .29, .27), (.25, .24, .23), wet=.1)
box((40, 12, .1), (0, -6, -.05), pavement.m)
to_sun = Vector((-.80, -.42, .40)).normalized()
sun(-to_sun, 4.6, .9, (1, .86, .68))
gable = box((2, .2, 5), tuple(to_sun * 6 + Vector((-1.66, 0, .9))), Mat("gable", (.2, .2, .2), .8).m, rot=(0, .5, 0))
gable.visible_camera = gable.visible_glossy = False           # its shade lies over a corner of the wall
area((1.85, -2.35, 2.30), (.1, 0, Z), 1.5, 13, (.90, .95, 1), size_y=.8)     # sunlit wall that the brass mirrors
camera((-.60, -1.06, 1.395), (.068, 0, Z - .008), lens=60, fstop=2.2, focus=(-.01, -.01, Z), roll=1.1)
render_all({"name": "door-plate", "aspect": W / H, "art": [.12, .17, .88, .83], "mode": "press", "relief": {"blur": .0035, "strength": .55, "light": [-.8, .45]},
            "ground": "#e0b768", "grounds": ["#e0b768", "#d3d4d4"], "inks": ["#1c1611"], "takesBackground": False, "exposure": .33, "contrast": 1.1, "vignette": .26, "bloom": .035, "grain": 2.2},
           [face], [(p, 1)], margin=.04)
