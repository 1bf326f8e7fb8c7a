"""A painted timber shop front with a raised sign panel, by day or at dusk. Units: metres.
The aperture is larger than a real lens has: it buys the shallow focus of a big camera."""
from . import *
from .brickwork import brickwork
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
    for y, z, w, h in ((1.25, 1.45, .42, .56), (1.85, 1.30, .34, .44), (2.4, 1.55, .5, .36)):
        box((.03, w, h), (2.43, y, z), steel, bevel=.004)
        box((.034, w - .07, h - .07), (2.428, y, z), goods.rnd.choice(goods.mats))
    bulb = emission("bulb", (1, .62, .28), 42 if dusk else 5)
    for x in (-1.75, -.95, -.15, .65, 1.7):
        z = 1.78 + .07 * math.sin(x * 5)
        lathe([(.001, -.055), (.04, -.045), (.055, 0), (.04, .045), (.001, .06)], bulb, 24, "bulb", (x, 1.25, z))
        box((.006, .006, .6), (x, 1.25, z + .35), steel)
        lathe([(.085, .02), (.05, .07), (.02, .12)], steel, 24, "cap", (x, 1.25, z + .02))
    k = 1 if dusk else .10           # by day the panes mirror the street, and the room behind them is dim
    area((0, 1.6, 2.33), (0, 1.8, 0), 3.6, 210 * k, (1, .70, .40), size_y=2.2)
    area((0, .5, 2.05), (0, .3, .6), 3.6, 44 * k, (1, .74, .46), size_y=.25)
    if dusk:
        area((-.6, .9, 2.2), (-.6, -2.2, 0), 2.6, 70, (1, .72, .42), size_y=.5)   # light that falls out on the flags
        area((1.7, .9, 2.1), (1.7, -2.0, 0), .8, 26, (1, .72, .42), size_y=.4)


def _swan_necks(steel, on):
    for x in (-1.5, -.5, .5, 1.5):
        tube([(x, y, z) for y, z in ((.06, 3.43), (-.10, 3.55), (-.30, 3.615), (-.48, 3.58), (-.56, 3.47))], .011, steel)
        lathe([(.035, 0), (.036, .02), (.012, .04)], steel, 24, "rose", (x, .0, 3.43)).rotation_euler = (math.radians(90), 0, 0)
        sh = lathe([(.118, 0), (.112, .02), (.075, .085), (.035, .12), (.028, .16), (.001, .165)], steel, 40, "shade", (x, -.57, 3.34))
        sh.rotation_euler = (math.radians(-26), math.radians(1.5 * math.sin(x * 7)), 0)
        lathe([(.001, -.032), (.03, -.02), (.036, 0), (.02, .03)], emission("lampbulb", (1, .72, .42), 60 if on else 1.2), 20, "lb", (x, -.545, 3.385)).visible_shadow = False
        if on:
            spot((x, -.53, 3.34), (x, -.12, 2.62), 31, 118, .85, .035, (1, .72, .42))


def _painted_board():
    """The sign's own board: enamel that rain has run down, dust under the moulding, brush marks."""
    m = Mat("panel", (.8, .8, .8), .4, 0, .45)
    streaks = m.noise(m.coords(scale=(9, 1, .7)), 1.6, 4, .6)
    brush = m.noise(m.coords(scale=(1.2, 1, 30)), 3, 4, .6)
    dust = m.noise(m.coords(), 2.1, 5, .65)
    specks = m.ramp(m.noise(m.coords(), 90, 3, .7), [(.66, 1.0), (.72, .72)])
    m.set(Normal=m.bump(m.math("ADD", m.math("MULTIPLY", brush, .5), m.noise(m.coords(), 1.4, 2)), .14, .01), Roughness=m.ramp(dust, [(.3, .30), (.7, .55)]))
    sep = m.n("SeparateXYZ")
    m.link(m.n("UVMap", uv_map="UVMap").outputs[0], sep.inputs[0])
    top = m.ramp(sep.outputs[1], [(.80, 1.0), (1.0, .78)])
    col = m.mix(m.ramp(streaks, [(.34, .86), (.60, 1.0)]), m.ramp(dust, [(.3, .92), (.7, 1.0)]), 1, "MULTIPLY")
    return stained(m, m.mix(m.mix(col, top, 1, "MULTIPLY"), specks, .35, "MULTIPLY"))


def shop_front(dusk, meta):
    reset()
    timber, trim = paint("timber", (.022, .034, .036), wear=.25), paint("trim", (.030, .044, .046), .3, wear=.15)
    panel = _painted_board()
    steel = Mat("steel", (.012, .012, .013), .3).m
    flag = flags("flags", (.11, .108, .10) if dusk else (.24, .23, .215), (.065, .066, .066) if dusk else (.17, .165, .155), wet=1 if dusk else .25)
    box((40, 14, .2), (0, -6, -.1), flag.m, name="pavement")
    brickwork([(-4.6, -2.57, .4, 3.40), (2.57, 4.6, .4, 3.40), (-4.6, 4.6, 3.40, 4.75)])
    p = _front(timber.m, trim.m, panel.m, flag.m)
    _inside(dusk, steel)
    if dusk:
        _swan_necks(steel, True)
    houses(-26, lit=.45 if dusk else 0, seen=False)
    if dusk:
        sky(.055, 3, 150, tint=(.75, .9, 1.25))
        area((-3, -9, 8), (0, 0, 1.6), 8, 130, (.38, .62, 1.0))
        area((6.5, -5, 4.5), (.5, 0, .8), .8, 150, (1, .72, .45))
    else:
        sky(.20, 38, 200)
        to_sun = Vector((-.80, -.62, .55)).normalized()
        sun(-to_sun, 4.4, .6, (1, .93, .82))
        leafy = Mat("tree", (.06, .10, .03), .5)
        for k in range(9):                               # a street tree beside the picture: its shade lies on the brick
            foliage(to_sun * 9 + Vector((2.9 + .5 * math.sin(k * 2.1), 0, .9 + .45 * math.cos(k * 1.7))), (math.sin(k * 1.3), .3, -.6 + .5 * math.cos(k)), 12, 1.7, leafy.m, k, leaf=(.30, .17), camera_visible=False)
    camera((-3.0, -8.4, 1.55), (-.10, 0, 2.52), lens=62, fstop=.26, focus=(-.3, -.12, FZ), roll=-.4)
    render_all(meta, [panel], [(p, 1)], columns=4 if dusk else 0, margin=.06)
