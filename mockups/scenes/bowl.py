"""Empty noodle bowl of speckled stoneware on a stone counter, the mark under its glaze, others stacked behind. Units: 1 = 10 cm."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from stage import *
from stage.goods import Goods

reset()
rnd = random.Random(5)
room(.10, (.80, .88, 1), (.34, .28, .22), (.10, .08, .06), ())
counter = stone("counter", (.040, .040, .042), (.105, .102, .098), .8, pits=.25, rough=.40, veins=.15)
box((60, 9.0, .6), (0, 1.2, -.3), counter.m, bevel=.05)

# glaze: iron specks that show through every colour, thrown rings, thicker and thinner places, dulled by much washing
def glazed(name):
    m = Mat(name, (PANEL_WHITE,) * 3, .22, 0, .5).set(Clearcoat=.25, Clearcoat_Roughness=.08)
    specks = m.ramp(m.noise(m.coords(), 38, 2, .5), [(.668, 1.0), (.695, .45)])
    large = m.ramp(m.noise(m.coords(loc=(3, 1, 8)), 11, 3, .6), [(.712, 1.0), (.735, .55)])
    pooled = m.ramp(m.noise(m.coords(scale=(1, 1, .6)), 1.7, 4, .55), [(.30, .86), (.66, 1.0)])
    rings = m.noise(m.coords(scale=(.25, .25, 13)), 1, 2, .5)
    m.set(Normal=m.bump(rings, .16, .03, m.bump(m.noise(m.coords(), 4.2, 4, .55), .20, .03)),
          Roughness=m.ramp(m.noise(m.coords(loc=(5, 2, 2)), 5, 6, .68), [(.34, .14), (.68, .34)]))
    return stained(m, m.mix(m.mix(specks, large, 1, "MULTIPLY"), pooled, 1, "MULTIPLY"))


face, plain = glazed("glaze"), glazed("other bowls")
inner = Mat("inner", (.50, .455, .37), .20).set(Clearcoat=.2)
inner.set(Base_Color=inner.mix((.52, .475, .39), inner.ramp(inner.noise(inner.coords(), 30, 3, .6), [(.62, 1.0), (.68, .45)]), 1, "MULTIPLY"),
          Normal=inner.bump(inner.noise(inner.coords(scale=(.3, .3, 9)), 1, 2), .15, .03))
lip = Mat("lip", (.16, .085, .045), .30)                       # glaze runs thin over the edge and burns brown
lip.set(Base_Color=lip.ramp(lip.noise(lip.coords(), 6, 5, .7), [(.32, (.10, .045, .022)), (.70, (.40, .30, .20))]))
clay = Mat("clay", (.26, .17, .11), .9)
clay.set(Base_Color=clay.ramp(clay.noise(clay.coords(), 24, 5, .7), [(.3, (.17, .10, .06)), (.7, (.34, .23, .15))]), Normal=clay.bump(clay.noise(clay.coords(), 70, 4, .75), .6, .012))

# the wall: an ellipse turned, flared at the rim; u is stretched with the girth, so that the mark keeps its shape as a decal does
R0, DR, Z0, DZ, N = .43, .55, .13, .74, 40
turn = [math.radians(2 + 84 * k / N) for k in range(N + 1)]
wall = [(R0 + DR * math.sin(t) + .03 * (k / N) ** 5, Z0 + DZ * (1 - math.cos(t))) for k, t in enumerate(turn)]
run = [0.0]
for (r0, z0), (r1, z1) in zip(wall, wall[1:]):
    run.append(run[-1] + math.hypot(r1 - r0, z1 - z0))
GIRTH = wall[27][0]
rim_r, rim_z = wall[-1]


def bowl(x, y, z, turned, wobble, glaze=plain):
    """Wall, lip, inside and foot; thrown by hand, so never quite round nor level."""
    parts = [lathe(wall, glaze.m, 160, "wall", uv=lambda a, k: (.5 + (a - .5) * wall[k][0] / GIRTH, run[k] / run[-1])),
             lathe([(rim_r - .016 + .019 * math.cos(t), rim_z + .016 * math.sin(t)) for t in [math.radians(-30 + 240 * k / 10) for k in range(11)]], lip.m, 160, "lip"),
             lathe([(rim_r - .030 - (rim_r - .04) * (1 - math.sin(t)), rim_z - (DZ - .04) * math.cos(t)) for t in [math.radians(90 - 90 * k / 24) for k in range(25)]][::-1], inner.m, 96, "inside"),
             lathe([(.36, 0), (.385, .004), (.392, .02), (.405, .10), (.44, .125), (R0 + .012, Z0 - .004), (R0 + .02, Z0 + .006)], clay.m, 128, "foot")]
    for p in parts:
        p.location, p.rotation_euler, p.scale = (x, y, z), (wobble, -wobble * .7, turned), (1 + wobble, 1 - wobble, 1)
    return parts[0]


panel = bowl(0, 0, 0, math.radians(90 + 6), .007, face)
for k in range(3):
    bowl(-2.35 + .03 * k, 2.7 - .02 * k, .31 * k, k * 2.0, .012 * (-1) ** k)
bowl(2.55, 4.1, 0, 1.0, .01)

stick = wood("stick", ((.20, .10, .038), (.34, .19, .075), (.44, .27, .12)), 3, .42, bump=.10, spec=.35)
for x, dx in ((.34, .93), (.44, .88)):                         # chopsticks laid over the rim
    o = lathe([(.001, -1.62), (.017, -1.61), (.024, -.4), (.036, .72), (.038, .98), (.034, 1.00), (.001, 1.01)], stick.m, 20, "stick")
    o.rotation_mode, o.rotation_quaternion = "QUATERNION", Vector((-dx, .42, .012)).to_track_quat("Z", "Y")
    o.location = (x, -.02 + .8 * (x - .34), rim_z + .050)
crumb = Mat("crumb", (.30, .22, .12), .8)
for k in range(26):                                            # a counter is never empty
    s = rnd.uniform(.004, .011)
    lathe([(.001, -s), (s, 0), (.001, s)], crumb.m, 6, "crumb", (rnd.uniform(-1.7, 1.8), rnd.uniform(-1.2, .8), s * .5))

goods = Goods(7, 9.0)                                          # the kitchen's shelves, far out of focus
board = Mat("board", (.10, .055, .028), .6)
for z in (-3.6, -1.0, 1.7):
    box((34, 2.2, .14), (2, 16.0, z), board.m)
    goods.row(-13, 16, 15.7, z + .07, 2.6, .8)
box((60, .4, 30), (0, 17.4, 4), Mat("wall", (.19, .155, .12), .9).m)
for x in (-7.4, 4.6):
    box((.5, 2.4, 16), (x, 16.0, 3), board.m)
bulb = emission("bulb", (1, .62, .28), 34)
for x, y, z, s in ((-4.3, 13.0, 1.15, .15), (-1.5, 12.0, 1.5, .13), (2.5, 13.4, 1.0, .15), (4.7, 12.2, 1.4, .13), (.6, 15.2, -.2, .06), (-3.4, 15.0, -.7, .05), (4.0, 15.1, -.5, .06)):
    lathe([(.001, -s), (s * .8, -s * .6), (s, 0), (s * .8, s * .6), (.001, s)], bulb, 16, "bulb", (x, y, z)).visible_diffuse = False
area((1, 12.5, 7.5), (1, 16, 2.5), 9, 620, (1, .70, .42), size_y=2)
for i in (0, 1):                                               # the key is a window of four panes: it lies on the glaze
    for j in (0, 1):
        area((-4.3 + .62 * i, -2.2 - .80 * i, 1.75 + 1.22 * j), (-.2, 0, .55), .92, 66, (.86, .93, 1), size_y=1.12)
area((3.6, 2.6, 2.6), (.2, 0, .6), 1.2, 95, (1, .68, .38))
area((4.2, -3.4, 2.2), (.2, 0, .5), 1.8, 42, (1, .80, .58))
camera((.42, -5.35, 1.38), (-.05, .05, .555), lens=68, fstop=.34, focus=(.02, -.86, .60), roll=.8)
render_all({"name": "bowl", "aspect": 2 * math.pi * GIRTH / run[-1], "art": [.41, .50, .59, .90], "mode": "print", "ground": "#f1ece0", "grounds": ["#f1ece0", "#1f3556", "#7c1a17", "#22211f"], "takesBackground": False,
            "exposure": .95, "contrast": 1.12, "vignette": .30, "bloom": .045, "grain": 2.4}, [face], [(panel, 0)], margin=.05)
