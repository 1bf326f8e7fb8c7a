"""Phone lying on the edge of a notebook, close, the app's icon among others on its screen, a window mirrored in the glass. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(8)
room(.34, (.86, .92, 1), (.34, .31, .28), (.16, .11, .07), ((.62, .2, 2.6), (.87, .06, 1.5)))
desk = wood("desk", ((.085, .036, .015), (.20, .10, .046), (.31, .18, .09)), .9, .40, plank=(60, 1.3), bump=.3, spec=.3)
metal = Mat("metal", (.20, .195, .185), .30, 1.0)
metal.set(Roughness=metal.ramp(metal.noise(metal.coords(), 18, 3), [(.3, .24), (.7, .38)]))
glassy = Mat("glass", (.006, .006, .007), .04, 0, .6)
box((40, 14, .5), (0, 3, -.25), desk.m, bevel=.05)
PW, PH = .74, 1.56
tilt, parts = math.radians(8), []


def lit(name, colour, power=.62):
    """Lit pixels under glass: emission, and on top the reflection that fingers have dulled in places."""
    m = Mat(name, (.004, .004, .004), .05, 0, .6)
    m.set(Roughness=m.ramp(m.noise(m.coords("Window", scale=(16, 9, 1)), 1.3, 5, .7, .8), [(.50, .03), (.75, .09)]))
    m.b.inputs["Emission"].default_value, m.b.inputs["Emission Strength"].default_value = (*colour, 1), power
    return m


parts.append((plate(PW, PH, .13, .080, metal.m, glassy.m, .016, segs=16), (0, 0, 0)))
wall = lit("wall", (.05, .12, .22))
n = wall.noise(wall.coords(scale=(1, .8, 1), loc=(.1, .45, 0)), 1.1, 1, .4, 1.2)
wall.link(wall.ramp(n, [(.30, (.008, .020, .034)), (.46, (.018, .065, .085)), (.60, (.13, .17, .15)), (.74, (.55, .34, .18))]), wall.b.inputs["Emission"])
parts.append((plate(PW - .05, PH - .05, .110, .001, wall.m, wall.m, 0, segs=16), (0, 0, .0012)))
panel = lit("icon", (.86, .86, .86), .80)
panel.m["glows"] = 1
S, GAP = .122, .163
icon = plate(.288, .288, .066, .001, panel.m, panel.m, 0, segs=12, name="icon")
parts.append((icon, (-GAP, .285, .0026)))

white, ink = lit("white", (.78, .78, .77)), lit("ink", (.03, .032, .036))
red, yellow, blue, green = lit("red", (.60, .06, .045)), lit("yellow", (.85, .52, .06)), lit("blue", (.04, .20, .52)), lit("green", (.05, .34, .12))


def tile(top, bottom):
    """An icon's ground: from one colour to the other, as screens have them."""
    m = lit("tile", top)
    sep = m.n("SeparateXYZ")
    m.link(m.n("UVMap", uv_map="UVMap").outputs[0], sep.inputs[0])
    m.link(m.mix(bottom, top, sep.outputs[1]), m.b.inputs["Emission"])
    return m


def draw(x, y, shapes):
    """(material, width, height, radius, dx, dy, turn) in parts of a tile, one above the other."""
    for k, (m, w, h, r, dx, dy, turn) in enumerate(shapes):
        o = plate(S * w, S * h, min(S * r, S * min(w, h) / 2 * .999), .0004, m.m, None, 0, segs=8)
        o.rotation_euler[2] = math.radians(turn)
        parts.append((o, (x + S * dx, y + S * dy, .0034 + .0004 * k)))


def text(x, y, body, size, m):
    cu = bpy.data.curves.new("text", "FONT")
    cu.body, cu.size, cu.align_x, cu.align_y = body, size, "CENTER", "CENTER"
    cu.materials.append(m.m)
    o = bpy.data.objects.new("text", cu)
    bpy.context.collection.objects.link(o)
    parts.append((o, (x, y, .0046)))


ICONS = [
    ((.70, .72, .74), (.52, .54, .57), [(ink, .62, .44, .1, 0, -.03, 0), (ink, .2, .12, .04, 0, .2, 0), (white, .30, .30, .15, 0, -.03, 0), (ink, .2, .2, .1, 0, -.03, 0)]),         # camera
    ((.10, .42, .70), (.03, .17, .50), [(white, .62, .44, .06, 0, 0, 0), (blue, .36, .035, .01, -.14, .07, -38), (blue, .36, .035, .01, .14, .07, 38)]),                          # mail
    ((.03, .032, .036), (.012, .013, .015), [(white, .72, .72, .36, 0, 0, 0), (ink, .045, .30, .02, 0, .11, 0), (ink, .045, .24, .02, .08, -.03, 66), (red, .05, .05, .025, 0, 0, 0)]),  # clock
    ((.20, .52, .20), (.05, .30, .09), [(white, .58, .46, .22, 0, .04, 0), (white, .18, .18, .02, -.15, -.17, 20)]),                                                              # talk
    ((.80, .80, .79), (.70, .70, .69), [(red, .80, .17, .03, 0, .29, 0)]),                                                                                                         # calendar
    ((.12, .40, .66), (.25, .52, .72), [(yellow, .36, .36, .18, -.13, .11, 0), (white, .56, .22, .11, .06, -.13, 0), (white, .30, .30, .15, .08, -.04, 0)]),                      # weather
    ((.80, .74, .58), (.76, .70, .52), [(yellow, .80, .15, .03, 0, .30, 0), (ink, .6, .03, .01, -.05, .05, 0), (ink, .66, .03, .01, -.02, -.08, 0), (ink, .4, .03, .01, -.15, -.21, 0)]),  # notes
    ((.70, .28, .10), (.52, .08, .07), [(white, .11, .34, .03, -.18, -.04, 0), (white, .11, .52, .03, 0, .05, 0), (white, .11, .24, .03, .18, -.09, 0)]),                         # figures
    ((.28, .12, .46), (.12, .05, .28), [(white, .22, .18, .09, -.13, -.19, 15), (white, .22, .18, .09, .16, -.13, 15), (white, .05, .46, .01, -.05, .04, 0), (white, .05, .46, .01, .24, .10, 0), (white, .34, .09, .01, .095, .29, 11)]),  # music
    ((.62, .66, .58), (.48, .56, .46), [(yellow, .12, .80, .03, .14, 0, 24), (white, .08, .80, .03, -.24, 0, -10), (blue, .26, .26, .13, .02, .10, 0), (white, .10, .10, .05, .02, .10, 0)]),  # map
    ((.05, .30, .34), (.02, .15, .19), [(white, .60, .60, .30, 0, 0, 0), (lit("teal", (.03, .22, .26)), .44, .44, .22, 0, 0, 0), (white, .06, .30, .02, 0, .06, 0), (white, .06, .18, .02, .05, -.03, 60)]),  # timer
    ((.80, .80, .79), (.68, .68, .68), [(red, .34, .34, .17, -.12, .06, 0), (red, .34, .34, .17, .12, .06, 0), (red, .34, .34, .02, 0, -.07, 45)]),                               # health
]
CALENDAR, k = 4, 0
for r in range(7):
    for c in range(4):
        x, y = (c - 1.5) * GAP, .575 - r * GAP * 1.12
        if (r in (1, 2) and c < 2) or r in (3, 4, 5):
            continue                                          # the large icon stands here, and below is room
        y -= .045 * (r == 6)
        top, bottom, shapes = ICONS[k * 5 % len(ICONS)]
        parts.append((plate(S, S, .030, .001, tile(top, bottom).m, None, 0, segs=8), (x, y, .0026)))
        draw(x, y, shapes)
        if k * 5 % len(ICONS) == CALENDAR:
            text(x, y - .012, "18", .075, ink)
        k += 1
dock = lit("dock", (.16, .19, .19), .55)
parts.append((plate(GAP * 4 + .005, .172, .062, .0006, dock.m, None, 0, segs=10), (0, .575 - 6 * GAP * 1.12 - .045, .0018)))
parts.append((plate(.17, .044, .0219, .0006, glassy.m, None, 0, 10), (0, .695, .0028)))
text(-.255, .692, "9:24", .048, white)
for x, w, h in ((.27, .052, .024), (.215, .030, .022)):
    parts.append((plate(w, h, .007, .0005, white.m, None, 0, 4), (x, .693, .0026)))
for i in range(4):
    parts.append((plate(.006, .008 + .005 * i, .001, .0005, white.m, None, 0, 2), (.165 + .009 * i, .685 + .0025 * i, .0026)))
for y, h in ((.36, .15), (.17, .15), (.52, .07)):            # keys at the side
    parts.append((box((.012, h, .030), (0, 0, 0), metal.m, bevel=.005), (-PW / 2 - .003, y, -.040)))
root = bpy.data.objects.new("phone", None)
bpy.context.collection.objects.link(root)
for o, at in parts:
    o.parent, o.location = root, at
root.rotation_euler = (tilt, math.radians(-.6), math.radians(17))
root.location = (0, 0, .085 + PH / 2 * math.sin(tilt))

china = Mat("stoneware", (.30, .30, .27), .32)
specks = china.ramp(china.noise(china.coords(), 60, 2, .5), [(.66, 0.0), (.70, 1.0)])
china.set(Base_Color=china.mix(china.ramp(china.noise(china.coords(), 3, 4), [(.3, (.24, .255, .24)), (.7, (.38, .375, .34))]), (.06, .045, .03), specks), Normal=china.bump(china.noise(china.coords(scale=(1, 1, 9)), 5, 3), .12, .03))
mx, my = .98, 1.18
lathe([(.30, 0), (.335, .02), (.385, .45), (.39, .94), (.382, .955), (.368, .95), (.36, .4), (.001, .1)], china.m, 96, "mug", (mx, my, 0))
lathe([(.362, .84), (.1, .84), (.001, .84)], Mat("coffee", (.05, .02, .008), .05, 0, .6).m, 64, "coffee", (mx, my, 0))
tube([(mx + .37, my, .74), (mx + .58, my + .02, .79), (mx + .70, my + .03, .60), (mx + .62, my + .02, .34), (mx + .36, my, .22)], .052, china.m)
cover, pages = Mat("cover", (.055, .022, .016), .5), paper("pages", .8, .2, 2, .3).set(Base_Color=(.70, .66, .56, 1))
cover.set(Normal=cover.bump(cover.noise(cover.coords(), 40, 4, .7), .25, .01))
for z, h, m, g in ((.012, .024, cover, 0), (.085, .12, pages, .05), (.158, .024, cover, 0)):
    box((1.9 - g, 1.45 - g, h), (-.62, 1.36, z), m.m, bevel=.010, rot=(0, 0, .24))
steel = Mat("pen", (.55, .53, .50), .22, 1)
for prof, m in (([(.001, 0), (.010, .03), (.040, .14), (.044, .2), (.044, .72)], steel), ([(.046, .72), (.047, 1.30), (.030, 1.36), (.001, 1.37)], Mat("barrel", (.012, .013, .015), .25))):
    o = lathe(prof, m.m, 32, "pen", (-.66, -.62, .048))
    o.rotation_euler = (math.radians(90), 0, math.radians(160))
motes = Mat("motes", (.62, .60, .56), .9)
for k in range(34):                                           # dust on the glass, as low light shows it
    s_ = rnd.uniform(.0006, .0015)
    o = lathe([(.0001, -s_), (s_, 0), (.0001, s_)], motes.m, 6, "mote")
    o.parent, o.location = root, (rnd.uniform(-.33, .33), rnd.uniform(-.7, .7), .005)
frame = Mat("frame", (.020, .021, .022), .4)
for x in (-5.6, -1.9, 2.2, 6.0):
    box((.18, .3, 14), (x, 9.2, 5), frame.m, bevel=.02)
box((16, .5, .22), (0, 9.1, .75), frame.m, bevel=.03)
box((16, .4, 1.4), (0, 9.3, 0), Mat("sill wall", (.30, .27, .23), .85).m)
far = backdrop("street", [(.34, (.020, .024, .020)), (.46, (.09, .10, .075)), (.58, (.34, .33, .28)), (.70, (.85, .86, .82)), (.80, (1.5, 1.45, 1.3))], .30, 1.0, (1, 1, .8), 4)
mesh("far", [(-30, 20, -6), (30, 20, -6), (30, 20, 16), (-30, 20, 16)], [(0, 1, 2, 3)], far).visible_diffuse = False
window = emission("window", (.84, .92, 1), 1.3)               # panes of a roof window: they lie as a pale film over a part of the glass
for i in (0, 1):
    for j in (0, 1):
        w = mesh("pane", [(-1, -1.1, 0), (1, -1.1, 0), (1, 1.1, 0), (-1, 1.1, 0)], [(0, 1, 2, 3)], window)
        w.location, w.rotation_euler = (1.75 + 2.2 * i, 4.6 + 1.5 * j, 6.8 - 1.6 * j), (math.radians(-42), 0, .1)
        w.visible_camera = w.visible_diffuse = False
area((-4.2, 1.8, 3.0), (0, 0, .1), 1.5, 300, (1, .95, .87))
area((1.5, 6.5, 4.5), (0, 0, .4), 3, 160, (.88, .94, 1), size_y=1.5)
camera((-.62, -2.35, 1.95), (-.16, .20, .10), lens=80, fstop=.62, focus=(-.235, .235, .19), roll=-2.2)
render_all({"name": "phone", "aspect": 1.0, "art": [.16, .16, .84, .84], "mode": "screen", "ground": "#ffffff", "takesBackground": True,
            "exposure": .35, "contrast": 1.14, "vignette": .28, "bloom": .05, "grain": 2.4}, [panel], [(icon, 1)], margin=.06)
