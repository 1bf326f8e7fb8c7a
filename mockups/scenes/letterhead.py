"""A letter on a desk by the window: the mark at its head, the text runs out of focus. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *

reset()
rnd = random.Random(11)
room(.28, (.78, .86, 1), (.40, .38, .35), (.18, .13, .09), ((.60, .18, 2.4),))
desk = wood("desk", ((.075, .034, .016), (.17, .085, .042), (.27, .15, .08)), .8, .40, plank=(60, 2.2), bump=.22, spec=.3)
face = paper("laid", .80, .18, .60, .50)
cream = paper("envelope", .78, .2, .8, .3).set(Base_Color=(.74, .70, .61, 1))
ink = Mat("ink", (.030, .029, .032), .7)
leather = Mat("leather", (.050, .020, .012), .45)
hide = leather.n("TexVoronoi", feature="F1")
hide.inputs["Scale"].default_value = 42
leather.link(leather.coords(), hide.inputs["Vector"])
leather.set(Normal=leather.bump(hide.outputs["Distance"], .35, .008))
gold, black = Mat("gold", (.70, .47, .18), .16, 1.0), Mat("lacquer", (.008, .008, .009), .08, 0, .6)
box((40, 16, .5), (0, 3, -.25), desk.m, bevel=.05)

W, H, TURN = 2.10, 2.97, math.radians(11)
folds = (1 / 3, 2 / 3)                                        # it came out of its envelope


def lie(u, v):
    """The sheet's height: two folds that stand up a little, corners that lift."""
    ridge = sum(.045 * math.exp(-abs(v - f) / .055) for f in folds)
    return .020 + ridge + .10 * max(0, v - .80) ** 1.4 * (.4 + .6 * u) + .05 * (2 * abs(u - .5)) ** 6 * v + .004 * wrinkle(u * 3, v * 4, 1, 3)


def on_sheet(u, v, above=0.0):
    return ((u - .5) * W, (v - .5) * H, lie(u, v) + above)


letter = sheet(on_sheet, 90, 180, face.m, thick=.006, name="letter")


def line(text, u, v, size):
    """Printed text that follows the sheet."""
    cu = bpy.data.curves.new("text", "FONT")
    cu.body, cu.size, cu.resolution_u = text, size, 2
    o = bpy.data.objects.new("text", cu)
    bpy.context.collection.objects.link(o)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    for p in me.vertices:
        p.co = on_sheet(u + p.co.x / W, v + p.co.y / H, .0016)
    me.materials.append(ink.m)
    t = bpy.data.objects.new("line", me)
    bpy.context.collection.objects.link(t)
    t["uv_hidden"] = 1
    return t


TEXT = ["Thank you for coming to see us last week. We were glad to hear how", "the work has gone since the spring, and that the new rooms are open.",
        "", "As agreed, we have put the three points of our talk in writing. The first", "part covers the months until the end of the year; the second sets out", "what each side will bring, and by when. You will find both enclosed.",
        "", "Please read them at leisure and mark whatever is not as you remember", "it. There is no hurry: a reply before the end of the month is early enough.", "", "We look forward to working with you and remain, as always,", "", "with kind regards"]
parts = [letter, line("18 November", .115, .735, .062), line("Dear friends,", .115, .655, .066)]
parts += [line(t, .115, .61 - .0235 * k, .060) for k, t in enumerate(TEXT) if t]
root = bpy.data.objects.new("root", None)
bpy.context.collection.objects.link(root)
for o in parts:
    o.parent = root
root.rotation_euler, root.location = (0, 0, TURN), (-.12, -.55, .055)

under = sheet(lambda u, v: ((u - .5) * W, (v - .5) * H, .014 + .03 * (2 * abs(u - .5)) ** 5 * v), 30, 30, cream.m, thick=.006)
under.location, under.rotation_euler = (.02, -.48, .03), (0, 0, TURN - .07)
box((2.9, 2.0, .035), (-1.55, .95, .018), leather.m, bevel=.012, rot=(0, 0, .30))             # folder
env = plate(2.2, 1.1, .01, .022, cream.m, cream.m, .003)
env.location, env.rotation_euler = (1.72, .72, .028), (0, 0, -.26)
flap = sheet(lambda u, v: ((u - .5) * 2.18 * (1 - v * .96), .55 - v * .62, .004 + .03 * v * (1 - v) + .01 * v), 40, 20, cream.m, thick=.006)
flap.location, flap.rotation_euler = (1.72, .72, .030), (0, 0, -.26)


def pen(x, y, z, turn):
    body = lathe([(.001, 0), (.028, .01), (.040, .05), (.050, .30), (.055, .62), (.052, .70)], black.m, 48, "barrel")
    rings = lathe([(.054, .60), (.058, .61), (.058, .64), (.054, .65)], gold.m, 48, "ring")
    grip = lathe([(.050, .70), (.042, .76), (.034, .90), (.038, .93)], black.m, 48, "grip")
    nib = lathe([(.030, .92), (.030, .97), (.022, 1.05), (.004, 1.16), (.001, 1.165)], gold.m, 32, "nib")
    nib.scale = (1, .45, 1)
    for o in (body, rings, grip, nib):
        o.rotation_mode = "QUATERNION"
        o.rotation_quaternion = Vector((math.cos(turn), math.sin(turn), -.012)).to_track_quat("Z", "Y")
        o.location = (x, y, z)


pen(.98, -.90, .135, math.radians(118))
lathe([(.062, 0), (.064, .02), (.060, .50), (.050, .56), (.001, .58)], black.m, 48, "cap", (1.42, -.42, .062)).rotation_euler = (math.radians(90), 0, math.radians(70))
lathe([(.060, -.01), (.067, 0), (.067, .04), (.062, .05)], gold.m, 48, "band", (1.42, -.42, .062)).rotation_euler = (math.radians(90), 0, math.radians(70))
china = Mat("china", (.70, .68, .63), .16, 0, .6)
lathe([(.25, 0), (.33, .02), (.62, .07), (.66, .085), (.66, .095), (.6, .085), (.001, .045)], china.m, 96, "saucer", (-1.85, 2.2, .04))
lathe([(.18, 0), (.22, .01), (.34, .20), (.37, .42), (.36, .42), (.34, .3), (.001, .1)], china.m, 96, "cup", (-1.85, 2.2, .09))
lathe([(.335, .36), (.1, .36), (.001, .36)], Mat("coffee", (.03, .012, .006), .06, 0, .6).m, 64, "coffee", (-1.85, 2.2, .09))
tube([(-1.50, 2.1, .42), (-1.28, 2.02, .42), (-1.30, 2.03, .24), (-1.54, 2.1, .20)], .035, china.m)
spines = [Mat(f"cloth{i}", c, .75) for i, c in enumerate(((.10, .028, .022), (.03, .05, .07), (.16, .11, .05)))]
for i, s in enumerate(spines):
    box((2.0 - .15 * i, 1.4, .24), (2.3 + .08 * i, 3.1, .12 + .25 * i), s.m, bevel=.025, rot=(0, 0, .2 - .15 * i))
    box((1.96 - .15 * i, 1.34, .19), (2.3 + .08 * i, 3.06, .12 + .25 * i), cream.m, bevel=.01, rot=(0, 0, .2 - .15 * i))
far = backdrop("far", [(.36, (.03, .03, .03)), (.52, (.14, .13, .12)), (.66, (.50, .50, .48)), (.76, (1.1, 1.08, 1.0))], .22, 1.0, (1, 1, .5), 2)
mesh("far", [(-30, 15, -6), (30, 15, -6), (30, 15, 16), (-30, 15, 16)], [(0, 1, 2, 3)], far).visible_diffuse = False
to_sun = Vector((-.78, .20, .50)).normalized()
sun(-to_sun, 3.0, .9, (1, .89, .74))
tree = Mat("tree", (.06, .10, .03), .5)
for off, dirn, sd in (((-1.3, 1.9, .1), (.7, -.4, -.2), 3), ((1.5, 1.5, .2), (-.2, -.6, -.4), 8), ((.2, -1.5, 0), (.4, .9, -.1), 5)):
    foliage(to_sun * 5 + Vector(off), dirn, 9, 1.5, tree.m, sd, leaf=(.55, .14), camera_visible=False)
frame = Mat("frame", (.4, .4, .4), .6)
for k in (-1, 1):                                             # bars of the window
    o = box((.10, .10, 12), tuple(to_sun * 9 + Vector((0, 1.9 * k + .6, 0))), frame.m)
    o.visible_camera = False
area((4.5, -3, 4), (0, 0, 0), 3, 55, (.74, .86, 1))
area((-4, -3, 4), (0, 0, 0), 3, 42, (1, .95, .88))
camera((.42, -4.9, 3.55), (.10, .22, .06), lens=66, fstop=.42, focus=(-.22, .50, .10), roll=.5)
render_all({"name": "letterhead", "aspect": W / H, "art": [.26, .785, .74, .915], "mode": "print", "ground": "#f7f4ec", "grounds": ["#f7f4ec", "#ffffff", "#e4e2dd"], "takesBackground": False, "speckle": .015,
            "exposure": .24, "contrast": 1.1, "vignette": .24, "bloom": .028, "grain": 2.3}, [face], [(letter, 0)], margin=.03)
