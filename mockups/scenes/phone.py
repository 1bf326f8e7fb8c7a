"""Phone leaning on a cup, the app's icon among others on its screen. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(8)
room(.40, (.92, .96, 1), (.44, .43, .42), (.24, .20, .16), ((.62, .2, 3.0), (.87, .06, 1.5)))
desk = wood("desk", ((.28, .18, .10), (.42, .29, .17), (.55, .41, .26)), .7, .42, bump=.2)
metal, glassy = Mat("metal", (.10, .105, .11), .28, 1.0), Mat("glass", (.008, .008, .009), .05, 0, .6)
china = Mat("china", (.62, .60, .56), .3)
box((40, 14, .5), (0, 3, -.25), desk.m, bevel=.05)
PW, PH = .74, 1.56
tilt = math.radians(66)
parts = []
body = plate(PW, PH, .13, .075, metal.m, glassy.m, .014, segs=14)
parts.append((body, (0, 0, 0)))


def lit(name, colour, power=1.0):
    """A lit pixel area under glass: emission with the glass's reflection on top."""
    m = Mat(name, (.004, .004, .004), .06, 0, .6)
    m.b.inputs["Emission"].default_value, m.b.inputs["Emission Strength"].default_value = (*colour, 1), power
    return m


wall = lit("wall", (.05, .12, .22))
n = wall.noise(wall.coords(scale=(1, 1, 1), loc=(.3, .1, 0)), 1.5, 2, .5, .8)
wall.link(wall.ramp(n, [(.30, (.03, .09, .22)), (.48, (.10, .24, .42)), (.58, (.55, .36, .34)), (.70, (.95, .66, .42))]), wall.b.inputs["Emission"])
screen = plate(PW - .045, PH - .045, .112, .001, wall.m, wall.m, 0, segs=14)
parts.append((screen, (0, 0, .0012)))
panel = lit("icon", (.86, .86, .86))
panel.m["glows"] = 1
tints = [(.75, .13, .10), (.10, .40, .75), (.95, .55, .08), (.12, .55, .25), (.80, .80, .82), (.45, .18, .62), (.06, .06, .07), (.92, .30, .42), (.10, .60, .62), (.95, .78, .12)]
white = lit("white", (.82, .82, .82))
S, GAP = .125, .163
icon = plate(.30, .30, .070, .001, panel.m, panel.m, 0, segs=12, name="icon")
parts.append((icon, (-GAP * 1.0, .27, .0026)))
k = 0
for r in range(7):
    for c in range(4):
        x, y = (c - 1.5) * GAP, .56 - r * GAP * 1.13
        if r in (1, 2) and c < 2:
            continue                                      # the large icon stands here
        if r == 5:
            continue
        if r == 6:
            y -= .04
        o = plate(S, S, .032, .001, lit("t", tints[(k * 7 + r) % 10]).m, None, 0, segs=8)
        parts.append((o, (x, y, .0026)))
        shape = [plate(S * .5, S * .5, S * .249, .0006, white.m, None, 0, 8), plate(S * .56, S * .16, S * .05, .0006, white.m, None, 0, 4), plate(S * .2, S * .56, S * .05, .0006, white.m, None, 0, 4)][k % 3]
        parts.append((shape, (x, y, .0036)))
        if r < 5:
            parts.append((plate(S * .62, .014, .005, .0005, white.m, None, 0, 3), (x, y - S * .70, .0026)))
        k += 1
parts.append((plate(.22, .018, .008, .0005, white.m, None, 0, 3), (-GAP * 1.0, .27 - .188, .0026)))
parts.append((plate(.16, .036, .018, .0006, glassy.m, None, 0, 8), (0, .70, .0028)))
for x, w in ((-.27, .07), (.26, .05), (.20, .03)):
    parts.append((plate(w, .02, .006, .0005, white.m, None, 0, 3), (x, .70, .0026)))
root = bpy.data.objects.new("phone", None)
bpy.context.collection.objects.link(root)
for o, at in parts:
    o.parent, o.location = root, at
root.rotation_euler = (tilt, 0, math.radians(13))
root.location = (.0, 0, PH / 2 * math.sin(tilt) + .03)
cup_at = (.16, .74, 0)
lathe([(.30, 0), (.34, .02), (.38, .5), (.385, .92), (.375, .93), (.36, .92), (.35, .4), (.001, .1)], china.m, 64, "cup", cup_at)
h = tube([(cup_at[0] + .37, cup_at[1], .72), (cup_at[0] + .62, cup_at[1] + .02, .74), (cup_at[0] + .66, cup_at[1] + .02, .45), (cup_at[0] + .50, cup_at[1], .24), (cup_at[0] + .35, cup_at[1], .25)], .055, china.m)
note = paper("note", .8, .2, 1, .2).set(Base_Color=(.80, .77, .70, 1))
cover = Mat("cover", (.10, .13, .12), .6)
box((1.5, 2.0, .12), (-1.65, .8, .06), cover.m, bevel=.03, rot=(0, 0, .35))
box((1.44, 1.94, .10), (-1.64, .81, .065), note.m, bevel=.01, rot=(0, 0, .35))
pen = lathe([(.001, 0), (.03, .06), (.045, .1), (.045, 1.3), (.03, 1.36), (.001, 1.37)], Mat("pen", (.60, .42, .18), .25, 1).m, 24, "pen", (-1.1, -.15, .165))
pen.rotation_euler = (math.radians(90), 0, math.radians(-25))
pot, leaf = Mat("pot", (.58, .52, .45), .8), Mat("leaf", (.05, .12, .035), .45)
lathe([(.5, 0), (.55, .03), (.70, 1.0), (.66, 1.02), (.001, .9)], pot.m, 48, "pot", (2.5, 3.0, 0))
for q in range(14):
    a = q * 2.4
    foliage((2.5, 3.0, .9), (math.cos(a) * .7, math.sin(a) * .7, 1 + .4 * math.sin(q)), 6, 1.9, leaf.m, q, leaf=(.7, .27))
far = backdrop("far", [(.36, (.05, .06, .07)), (.52, (.22, .23, .23)), (.66, (.60, .62, .62)), (.76, (1.3, 1.25, 1.1))], .22, 1.0, (1, 1, .5), 2)
mesh("far", [(-30, 14, -6), (30, 14, -6), (30, 14, 16), (-30, 14, 16)], [(0, 1, 2, 3)], far).visible_diffuse = False
bulb = emission("bulb", (1, .66, .32), 6)
for x, z in ((-2.4, 2.6), (-.9, 3.1), (1.2, 2.8)):
    lathe([(.001, -.2), (.15, -.15), (.2, 0), (.15, .15), (.001, .2)], bulb, 24, "bulb", (x, 9, z))
area((-5, -1.5, 4.5), (0, 0, .6), 2.2, 300, (1, .96, .90))
area((5, -2, 3), (0, 0, .6), 3, 45, (.74, .86, 1))
camera((-.46, -5.3, 1.6), (-.16, 0, .74), lens=68, fstop=.5, focus=(-.1, -.0, .95))
render_all({"name": "phone", "aspect": 1.0, "art": [.16, .16, .84, .84], "mode": "screen", "ground": "#ffffff", "takesBackground": True,
            "exposure": .1, "contrast": 1.08, "vignette": .28, "bloom": .045, "grain": 2.2}, [panel], [(icon, 1)], margin=.06)
