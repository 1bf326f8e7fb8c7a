"""Things that stand about in shops: jars, bottles, boxes with labels, books, bowls, plants. Units: metres."""
import math, random
from .materials import Mat
from .shapes import box, foliage, lathe, tube

COLOURS = [(.62, .56, .46), (.42, .07, .04), (.06, .17, .13), (.55, .33, .09), (.05, .05, .055), (.70, .66, .58), (.09, .19, .33),
           (.66, .23, .10), (.30, .36, .18), (.72, .60, .30), (.45, .13, .19), (.20, .11, .06)]


class Goods:
    def __init__(self, seed=1, k=1.0):
        """k: size of a metre in the scene's units."""
        self.rnd, self.k = random.Random(seed), k
        self.mats = [Mat(f"good{i}", c, self.rnd.uniform(.25, .7)).m for i, c in enumerate(COLOURS)]
        self.label = Mat("label", (.78, .74, .66), .7).m
        self.leaf = Mat("leaf", (.05, .12, .03), .45).m
        self.leaf2 = Mat("leaf2", (.10, .17, .05), .45).m

    def jar(self, x, y, z, w, h):
        r, k = w / 2, self.rnd.choice(self.mats)
        lathe([(r * .9, 0), (r, h * .04), (r, h * .7), (r * .8, h * .78), (r * .8, h * .84)], k, 20, "jar", (x, y, z))
        lathe([(r * .86, h * .82), (r * .88, h * .84), (r * .88, h), (.001, h)], self.rnd.choice(self.mats), 20, "lid", (x, y, z))
        lathe([(r * 1.01, h * .22), (r * 1.01, h * .56)], self.label, 20, "label", (x, y, z))

    def bottle(self, x, y, z, w, h):
        r = w * .38
        lathe([(r * .9, 0), (r, h * .03), (r, h * .55), (r * .32, h * .74), (r * .3, h * .95), (r * .34, h), (.001, h)], self.rnd.choice(self.mats), 20, "bottle", (x, y, z))
        lathe([(r * 1.01, h * .15), (r * 1.01, h * .42)], self.label, 20, "label", (x, y, z))

    def pack(self, x, y, z, w, h):
        t = self.rnd.uniform(-.25, .25)
        d = w * self.rnd.uniform(.4, .9)
        box((w, d, h), (x, y, z + h / 2), self.rnd.choice(self.mats), bevel=.03 * w, rot=(0, 0, t))
        box((w * .8, d * 1.01, h * self.rnd.uniform(.2, .45)), (x, y, z + h * self.rnd.uniform(.4, .65)), self.rnd.choice([self.label, *self.mats]), rot=(0, 0, t))

    def books(self, x, y, z, w, h):
        n = self.rnd.randint(3, 6)
        for i in range(n):
            hh = h * self.rnd.uniform(.75, 1)
            box((w / n * .92, w * .8, hh), (x - w / 2 + (i + .5) * w / n, y, z + hh / 2), self.rnd.choice(self.mats), bevel=.004 * self.k, rot=(0, self.rnd.choice([0, 0, .06]), 0))

    def bowls(self, x, y, z, w, h):
        m = self.rnd.choice(self.mats)
        for i in range(self.rnd.randint(2, 5)):
            r, o = w * .5, i * w * .14
            lathe([(r * .4, o), (r * .45, o + w * .02), (r * .9, o + w * .2), (r, o + w * .3), (r * .96, o + w * .3), (.001, o + w * .1)], m, 24, "bowl", (x, y, z))

    def plant(self, x, y, z, w, h, n=9):
        r = w * .42
        lathe([(r * .75, 0), (r * .8, h * .02), (r, h * .34), (r * 1.06, h * .36), (r * .9, h * .36), (.001, h * .3)], self.rnd.choice(self.mats), 24, "pot", (x, y, z))
        m = self.rnd.choice([self.leaf, self.leaf2])
        for k in range(n):
            a = k * 2.4
            foliage((x, y, z + h * .3), (math.cos(a) * .8, math.sin(a) * .8, .7 + .6 * self.rnd.random()), 5, h * .75, m, self.rnd.randint(0, 9999), leaf=(h * .32, h * .12))

    def row(self, x0, x1, y, z, tall, full=.9, wide=(.07, .17)):
        """Fills a shelf from x0 to x1 with this and that."""
        k = self.k
        x = x0
        while x < x1:
            w = self.rnd.uniform(*wide) * k
            h = self.rnd.uniform(.5, 1) * tall
            kind = self.rnd.choices([self.jar, self.bottle, self.pack, self.books, self.bowls, self.plant], [5, 4, 6, 3, 2, 1])[0]
            if kind is self.books:
                w *= 1.5
            if self.rnd.random() < full:
                n = self.rnd.choice([1, 1, 2, 3]) if kind in (self.jar, self.bottle) else 1
                keep, kept = self.rnd.getstate(), None
                for i in range(n):                       # the same thing two or three times, as shops do
                    if i:
                        kept = self.rnd.getstate()
                        self.rnd.setstate(keep)
                    kind(x + w / 2, y + self.rnd.uniform(-.02, .02) * k, z, w, h)
                    if i:
                        self.rnd.setstate(kept)
                    x += w * 1.06
            x += self.rnd.uniform(.005, .07) * k
