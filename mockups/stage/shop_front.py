"""A painted timber shop front with a raised sign panel, by day or at dusk. Units: metres.
The aperture is larger than a real lens has: it buys the shallow focus of a big camera."""
from . import *
from .goods import Goods
from .street import houses

FZ, FW, FH = 2.70, 3.84, 0.90        # height of the sign's middle, its width and height
WX0, WX1, DX0, DX1 = -2.27, .98, 1.13, 2.27


def _front(timber, trim, panel, flag):
    box((4.9, .16, 1.12), (0, .02, FZ + .02), timber, bevel=.008)
    p = front_panel(box((FW, .05, FH), (0, -.095, FZ), trim, bevel=.007, name="panel"), panel, FW, FH)
    for z in (-1, 1):
        box((FW + .16, .07, .05), (0, -.085, FZ + z * (FH / 2 + .04)), trim, bevel=.012)
    for x in (-1, 1):
        box((.05, .07, FH + .03), (x * (FW / 2 + .04), -.085, FZ), trim, bevel=.012)
    for h, d, z in ((.06, .22, 3.27), (.05, .30, 3.325), (.035, .36, 3.37)):
        box((5.2 + d, d, h), (0, -d / 2 + .1, z), trim, bevel=.010)
    box((5.3, .2, .05), (0, -.06, 2.115), trim, bevel=.012)
    for x in (-2.42, 2.42):
        box((.30, .16, 2.1), (x, 0, 1.05), timber, bevel=.008)
        box((.20, .03, 1.5), (x, -.09, 1.2), trim, bevel=.012)
        box((.36, .22, .22), (x, -.01, .11), trim, bevel=.012)
        box((.34, .24, .10), (x, -.02, 2.05), trim, bevel=.012)
        box((.30, .24, 1.16), (x, 0, 2.70), timber, bevel=.010)
    wc, ww = (WX0 + WX1) / 2, WX1 - WX0
    box((ww, .14, .50), (wc, .02, .25), timber, bevel=.008)
    for i in range(4):
        box((ww / 4 - .16, .03, .30), (WX0 + ww / 4 * (i + .5), -.06, .26), trim, bevel=.014)
    box((ww + .04, .24, .06), (wc, -.03, .53), trim, bevel=.012)
    for x in (WX0 + .03, WX0 + 1.1, WX0 + 2.18, WX1):
        box((.06, .10, 1.60), (x, .03, 1.33), trim, bevel=.010)
    box((ww, .07, .045), (wc, .03, 1.74), trim, bevel=.008)
    box((.12, .16, 2.1), (1.055, .01, 1.05), timber, bevel=.010)
    for x in (DX0 + .06, DX1 - .06):
        box((.12, .06, 2.0), (x, .07, 1.03), trim, bevel=.008)
    for z, h in ((.25, .46), (2.02, .12), (1.02, .10)):
        box((DX1 - DX0 - .2, .05, h), ((DX0 + DX1) / 2, .07, z), trim, bevel=.004)
    box((DX1 - DX0 + .2, .5, .12), ((DX0 + DX1) / 2, -.05, .0), flag, bevel=.01)
    brass = Mat("brass", (.68, .46, .2), .25, 1.0)
    lathe([(.012, 0), (.014, .01), (.012, .05), (.012, .40), (.014, .44), (.012, .45)], brass.m, 24, "handle", (DX0 + .12, -.03, .92))
    g = glass("pane")
    for i, (a, b) in enumerate(((WX0, WX0 + 1.1), (WX0 + 1.1, WX0 + 2.18), (WX0 + 2.18, WX1), (DX0, DX1))):
        t = (.004, -.003, .005, -.004)[i]                 # panes never lie in one plane: their reflections do not join up
        o = mesh("pane", [(a, .06 - t, .3), (b, .06 + t, .3), (b, .06 + t * 1.5, 2.1), (a, .06 - t, 2.1)], [(0, 1, 2, 3)], g)
        o["uv_hidden"] = 1
    return p


def _inside(dusk, steel):
    wall = Mat("in wall", (.50, .40, .30), .85)
    floor = wood("in floor", ((.10, .05, .025), (.19, .10, .05), (.28, .16, .08)), 1, .4, (1.6, .14), bump=.1)
    shelf = wood("shelf", ((.14, .07, .03), (.25, .14, .07), (.34, .2, .1)), 1, .5, bump=.1)
    for size, at, m in (((5, .1, 2.6), (0, 3.3, 1.2), wall), ((.1, 3.3, 2.6), (-2.5, 1.7, 1.2), wall), ((.1, 3.3, 2.6), (2.5, 1.7, 1.2), wall),
                        ((5, 3.3, .1), (0, 1.75, 2.4), wall), ((5, 3.3, .1), (0, 1.75, .02), floor)):
        box(size, at, m.m)
    goods = Goods(11)
    for z in (.75, 1.13, 1.51, 1.89):
        box((4.4, .32, .035), (0, 3.05, z), shelf.m, bevel=.004)
        goods.row(-2.15, 2.1, 3.02, z + .02, .29)
    for x in (-2.2, -.75, .75, 2.2):
        box((.04, .32, 1.7), (x, 3.06, 1.3), shelf.m, bevel=.004)
    box((2.4, .6, .95), (-.6, 2.0, .5), shelf.m, bevel=.01)
    goods.row(-1.7, .4, 1.95, .98, .26, .7)
    box((3.2, .5, .06), ((WX0 + WX1) / 2, .36, .55), shelf.m, bevel=.005)
    goods.row(WX0 + .15, WX1 - .2, .42, .58, .34, .85, (.10, .20))
    for x, w, h in ((-1.9, .5, .20), (-.45, .55, .13), (.55, .4, .26)):      # low tiers in the window
        box((w, .22, h), (x, .30, .58 + h / 2), shelf.m, bevel=.005)
        goods.row(x - w / 2 + .03, x + w / 2 - .1, .29, .58 + h, .2, .95, (.07, .12))
    goods.plant(-2.05, .45, .58, .26, .7, 12)
    goods.plant(.80, .40, .58, .22, .55, 10)
    for x in (-1.35, .15):                                                 # hanging greenery
        for k in range(7):
            a = k * 2.4
            foliage((x, .55, 1.95), (math.cos(a), math.sin(a), -.25), 7, .42, goods.leaf, k + 3, leaf=(.13, .06))
    for y, z, w, h in ((1.25, 1.45, .42, .56), (1.85, 1.30, .34, .44), (2.4, 1.55, .5, .36)):
        box((.03, w, h), (2.43, y, z), steel, bevel=.004)
        box((.034, w - .07, h - .07), (2.428, y, z), goods.rnd.choice(goods.mats))
    bulb = emission("bulb", (1, .62, .28), 42 if dusk else 9)
    for x in (-1.75, -.95, -.15, .65, 1.7):
        z = 1.78 + .07 * math.sin(x * 5)
        lathe([(.001, -.055), (.04, -.045), (.055, 0), (.04, .045), (.001, .06)], bulb, 24, "bulb", (x, 1.25, z))
        box((.006, .006, .6), (x, 1.25, z + .35), steel)
        lathe([(.085, .02), (.05, .07), (.02, .12)], steel, 24, "cap", (x, 1.25, z + .02))
    k = 1 if dusk else .32
    area((0, 1.6, 2.33), (0, 1.8, 0), 3.6, 210 * k, (1, .70, .40), size_y=2.2)
    area((0, .5, 2.05), (0, .3, .6), 3.6, 44 * k, (1, .74, .46), size_y=.25)
    if dusk:
        area((-.6, .9, 2.2), (-.6, -2.2, 0), 2.6, 70, (1, .72, .42), size_y=.5)   # light that falls out on the flags
        area((1.7, .9, 2.1), (1.7, -2.0, 0), .8, 26, (1, .72, .42), size_y=.4)
    return goods


def _swan_necks(steel, on):
    for x in (-1.5, -.5, .5, 1.5):
        tube([(x, y, z) for y, z in ((.06, 3.43), (-.10, 3.55), (-.30, 3.615), (-.48, 3.58), (-.56, 3.47))], .011, steel)
        lathe([(.035, 0), (.036, .02), (.012, .04)], steel, 24, "rose", (x, .0, 3.43)).rotation_euler = (math.radians(90), 0, 0)
        sh = lathe([(.118, 0), (.112, .02), (.075, .085), (.035, .12), (.028, .16), (.001, .165)], steel, 40, "shade", (x, -.57, 3.34))
        sh.rotation_euler = (math.radians(-26), math.radians(1.5 * math.sin(x * 7)), 0)
        lathe([(.001, -.032), (.03, -.02), (.036, 0), (.02, .03)], emission("lampbulb", (1, .72, .42), 60 if on else 1.2), 20, "lb", (x, -.545, 3.385)).visible_shadow = False
        if on:
            spot((x, -.53, 3.34), (x, -.12, 2.62), 31, 118, .85, .035, (1, .72, .42))


def _pavement(goods, steel, leaf):
    tub = Mat("tub", (.035, .036, .038), .55)
    for bx, y in ((1.02, -.42), (2.44, -.40)):
        lathe([(.15, 0), (.16, .01), (.19, .36), (.20, .38), (.185, .38), (.001, .34)], tub.m, 40, "tub", (bx, y, 0))
        for k in range(70):
            zz = 1 - 2 * (k + .5) / 70
            a, rr = k * 2.39996, math.sqrt(max(0, 1 - zz * zz))
            d = Vector((rr * math.cos(a), rr * math.sin(a), zz))
            foliage(Vector((bx, y, .58)) + d * .10, d, 4, .15, leaf, k, leaf=(.055, .030))
    seat = wood("seat", ((.16, .08, .035), (.28, .16, .08), (.40, .25, .13)), 2, .5, bump=.2)   # bench under the window
    for i in range(3):
        box((1.5, .09, .028), (-1.35, -.62 + i * .11, .45), seat.m, bevel=.006)
    for x in (-1.95, -.75):
        for y in (-.62, -.40):
            box((.04, .04, .44), (x, y, .22), steel, bevel=.004)
        box((.04, .30, .03), (x, -.51, .43), steel, bevel=.004)
    goods.plant(-2.25, -.45, 0, .34, .62, 14)
    goods.row(-1.15, -.95, -.52, .465, .22, 1, (.12, .16))
    slate, frame = Mat("slate", (.02, .022, .024), .7), seat                                    # board on the pavement
    t = math.radians(12)
    box((.52, .03, .86), (.42, -.95, .45), frame.m, bevel=.006, rot=(-t, 0, .22))
    n = slate.noise(slate.coords(scale=(1, 1, 3)), 6, 4, .7)
    slate.set(Base_Color=slate.ramp(n, [(.35, (.018, .02, .022)), (.7, (.05, .052, .055))]))
    box((.44, .034, .70), (.42, -.953, .47), slate.m, rot=(-t, 0, .22))
    chalk = Mat("chalk", (.62, .60, .55), .9)
    for i, w in enumerate((.26, .32, .20, .30, .24)):
        box((w, .036, .018 if i else .04), (.42 + (.01, -.02, .03, -.01, .02)[i], -.96 + (.20 - i * .11) * math.sin(t) * -1, .66 - i * .10), chalk.m, rot=(-t, 0, .22))


def shop_front(dusk, meta):
    s = reset()
    timber, trim = paint("timber", (.022, .034, .036), wear=.25), paint("trim", (.030, .044, .046), .3)
    panel = unlink_colour(paint("panel", (.8, .8, .8), .42))
    steel = Mat("steel", (.012, .012, .013), .3).m
    flag = flags("flags", (.11, .108, .10) if dusk else (.24, .23, .215), (.065, .066, .066) if dusk else (.17, .165, .155), wet=1 if dusk else .25)
    walls = brick("brick", (.26, .115, .075), (.13, .062, .046), (.23, .21, .19), soot=.5)
    box((40, 14, .2), (0, -6, -.1), flag.m, name="pavement")
    box((16, .3, 4), (0, .16, 5.25), walls.m)
    for x in (-10.45, 10.45):
        box((16, .3, 3.3), (x, .16, 1.6), walls.m)
    p = _front(timber.m, trim.m, panel.m, flag.m)
    goods = _inside(dusk, steel)
    _swan_necks(steel, dusk)
    leaf = Mat("box leaf", (.05, .085, .035), .45)
    _pavement(goods, steel, leaf.m)
    for k in range(16):                                  # leaves close to the lens
        foliage((-3.25 + .07 * k, -7.0 + .03 * k, .50 - .035 * k + .1 * (k % 3)), (.05 + .05 * k, .02 * (k % 4), .95 - .045 * k), 9, .80, leaf.m, k + 20, leaf=(.24, .10))
    houses(-26, lit=.45 if dusk else 0, seen=False)
    if dusk:
        sky(.055, 3, 150, tint=(.75, .9, 1.25))
        area((-3, -9, 8), (0, 0, 1.6), 8, 130, (.38, .62, 1.0))
        area((6.5, -5, 4.5), (.5, 0, .8), .8, 150, (1, .72, .45))
    else:
        sky(.20, 38, 200)
        to_sun = Vector((-.62, -.60, .78)).normalized()
        sun(-to_sun, 4.6, .6, (1, .93, .82))
        leafy = Mat("tree", (.06, .10, .03), .5)
        for k in range(9):                               # a street tree beside the picture: its shade lies on the brick
            foliage(to_sun * 9 + Vector((2.3 + .5 * math.sin(k * 2.1), 0, .1 + .45 * math.cos(k * 1.7))), (math.sin(k * 1.3), .3, -.6 + .5 * math.cos(k)), 12, 1.7, leafy.m, k, leaf=(.30, .17), camera_visible=False)
    camera((-2.30, -10.1, 1.45), (-.02, 0, 1.45), lens=50, fstop=.30, focus=10.25, shift=(0.0, .026))
    render_all(meta, [panel], [(p, 1)], columns=4 if dusk else 0, margin=.06)
