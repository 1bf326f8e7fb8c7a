"""The other side of the street: a row of houses that the camera hardly sees but every pane and every lacquer reflects."""
import random
from .materials import Mat, brick
from .shapes import box


def houses(y, seed=3, x0=-30, x1=30, lit=0.0, seen=True, k=1.0):
    """Fronts that look towards -y or +y at depth y; lit: share of windows with light in them."""
    from .materials import emission
    rnd = random.Random(seed)
    walls = [Mat(f"house{i}", c, .85) for i, c in enumerate([(.42, .33, .25), (.30, .13, .09), (.55, .50, .43), (.24, .25, .27), (.50, .38, .22), (.36, .18, .13)])]
    for i, w in enumerate(walls):
        n = w.noise(w.coords(), 1.5, 5, .6)
        w.set(Base_Color=w.mix(tuple(w.b.inputs["Base Color"].default_value[:3]), w.ramp(n, [(.3, .7), (.7, 1.15)]), .8, "MULTIPLY"))
    frame, pane = Mat("frame", (.62, .60, .55), .5), Mat("dark pane", (.02, .025, .03), .08, 0, .8)
    warm = emission("lit pane", (1, .62, .3), 2.2)
    parts, x, side = [], x0, (-1 if y > 0 else 1)
    while x < x1:
        w, h = rnd.uniform(5, 8) * k, rnd.uniform(7, 12) * k
        wall = rnd.choice(walls).m
        parts.append(box((w, 4 * k, h), (x + w / 2, y + 2 * k * -side, h / 2), wall))
        parts.append(box((w, 4.3 * k, .25 * k), (x + w / 2, y + 2 * k * -side, h), frame.m))
        n = max(2, int(w / k / 1.9))
        for f in range(int(h / k / 2.9)):
            for i in range(n):
                wx, wz = x + (i + .5) * w / n, (1.7 + f * 2.9) * k
                ww, wh = (1.0 * k, 1.6 * k) if f else (1.5 * k, 2.1 * k)
                parts.append(box((ww + .2 * k, .1 * k, wh + .2 * k), (wx, y + .02 * k * side, wz), frame.m))
                parts.append(box((ww, .1 * k, wh), (wx, y + .05 * k * side, wz), warm if rnd.random() < lit else pane.m))
                parts.append(box((.06 * k, .12 * k, wh), (wx, y + .06 * k * side, wz), frame.m))
        x += w + rnd.choice([0, 0, 0, 1.5]) * k
    for p in parts:
        p.visible_camera = seen
        p.visible_shadow = seen
    return parts
