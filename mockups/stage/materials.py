"""Materials: every one has noise in roughness and bump, not only in colour."""
import math
import bpy

PANEL_WHITE = 0.86  # albedo of white on the panel: paper and paint are never 1


class Mat:
    """Thin wrapper that keeps node code short."""

    def __init__(self, name, color=(0.8, 0.8, 0.8), rough=0.5, metal=0.0, spec=0.5):
        self.paint = None   # where a panel's colour goes in when it is not the base colour itself
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.nt = self.m.node_tree
        self.b = self.nt.nodes["Principled BSDF"]
        self.b.inputs["Base Color"].default_value = (*color, 1)
        self.b.inputs["Roughness"].default_value = rough
        self.b.inputs["Metallic"].default_value = metal
        self.b.inputs["Specular"].default_value = spec

    def n(self, kind, **kw):
        x = self.nt.nodes.new("ShaderNode" + kind)
        for k, v in kw.items():
            if k in x.inputs:
                x.inputs[k].default_value = v
            else:
                setattr(x, k, v)
        return x

    def link(self, a, b):
        self.nt.links.new(a, b)

    def coords(self, kind="Object", scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        tc, mp = self.n("TexCoord"), self.n("Mapping")
        mp.inputs["Scale"].default_value, mp.inputs["Location"].default_value = scale, loc
        mp.inputs["Rotation"].default_value = rot
        self.link(tc.outputs[kind], mp.inputs["Vector"])
        return mp.outputs[0]

    def noise(self, vec, scale, detail=6, rough=0.55, dist=0.0):
        x = self.n("TexNoise")
        x.inputs["Scale"].default_value, x.inputs["Detail"].default_value = scale, detail
        x.inputs["Roughness"].default_value, x.inputs["Distortion"].default_value = rough, dist
        self.link(vec, x.inputs["Vector"])
        return x.outputs["Fac"]

    def ramp(self, fac, stops):
        x = self.n("ValToRGB")
        e = x.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = (*c, 1) if isinstance(c, tuple) else (c, c, c, 1)
        self.link(fac, x.inputs[0])
        return x.outputs[0]

    def mix(self, a, b, fac=0.5, mode="MIX"):
        x = self.n("MixRGB", blend_type=mode)
        for i, s in ((0, fac), (1, a), (2, b)):
            if hasattr(s, "is_linked"):
                self.link(s, x.inputs[i])
            else:
                x.inputs[i].default_value = s if i == 0 else ((*s, 1) if isinstance(s, tuple) else (s, s, s, 1))
        return x.outputs[0]

    def math(self, op, a, b):
        x = self.n("Math", operation=op)
        for i, s in enumerate((a, b)):
            if hasattr(s, "is_linked"):
                self.link(s, x.inputs[i])
            else:
                x.inputs[i].default_value = s
        return x.outputs[0]

    def bump(self, height, strength=0.3, dist=0.001, normal=None):
        x = self.n("Bump")
        x.inputs["Strength"].default_value, x.inputs["Distance"].default_value = strength, dist
        self.link(height, x.inputs["Height"])
        if normal:
            self.link(normal, x.inputs["Normal"])
        return x.outputs[0]

    def set(self, **kw):
        """set(Base_Color=socket, Normal=socket, Roughness=socket)"""
        for k, s in kw.items():
            i = self.b.inputs[k.replace("_", " ")]
            if hasattr(s, "is_linked"):
                self.link(s, i)
            else:
                i.default_value = s
        return self


def emission(name, color, strength):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    o, e = nt.nodes.new("ShaderNodeOutputMaterial"), nt.nodes.new("ShaderNodeEmission")
    e.inputs[0].default_value, e.inputs[1].default_value = (*color, 1), strength
    nt.links.new(e.outputs[0], o.inputs[0])
    return m


def glass(name, tint=(1, 1, 1), rough=0.0, dirt=0.0):
    """Cheap pane: transparent + a fresnel reflection (no refraction, no noise); dirt: how much of it dust and wiping marks cover."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    o, t, g, mx = (nt.nodes.new("ShaderNode" + k) for k in ("OutputMaterial", "BsdfTransparent", "BsdfGlossy", "MixShader"))
    fr = nt.nodes.new("ShaderNodeFresnel")
    fr.inputs[0].default_value = 1.9     # stronger than real glass: a polarised look is dull
    t.inputs[0].default_value = (*tint, 1)
    g.inputs["Roughness"].default_value = rough
    nt.links.new(fr.outputs[0], mx.inputs[0])
    nt.links.new(t.outputs[0], mx.inputs[1])
    nt.links.new(g.outputs[0], mx.inputs[2])
    if not dirt:
        nt.links.new(mx.outputs[0], o.inputs[0])
        return m
    film, dust, tc = (nt.nodes.new("ShaderNode" + k) for k in ("MixShader", "BsdfDiffuse", "TexCoord"))
    dust.inputs[0].default_value = (.8, .78, .74, 1)
    total = None
    for scale, stretch, low, high in ((2.2, (1, 1, .5), .40, .75), (9, (1, 1, 4), .55, .80), (160, (1, 1, 1), .68, .74)):
        mp, nz, rp = (nt.nodes.new("ShaderNode" + k) for k in ("Mapping", "TexNoise", "MapRange"))
        mp.inputs["Scale"].default_value, mp.inputs["Rotation"].default_value = stretch, (0, .5, 0)
        nz.inputs["Scale"].default_value, nz.inputs["Detail"].default_value = scale, 4
        rp.inputs[1].default_value, rp.inputs[2].default_value, rp.inputs[4].default_value = low, high, dirt
        nt.links.new(tc.outputs["Object"], mp.inputs[0]), nt.links.new(mp.outputs[0], nz.inputs[0]), nt.links.new(nz.outputs[0], rp.inputs[0])
        add = nt.nodes.new("ShaderNodeMath")
        nt.links.new(rp.outputs[0], add.inputs[0])
        nt.links.new(total, add.inputs[1]) if total else setattr(add.inputs[1], "default_value", 0)
        total = add.outputs[0]
    nt.links.new(total, film.inputs[0]), nt.links.new(mx.outputs[0], film.inputs[1]), nt.links.new(dust.outputs[0], film.inputs[2])
    nt.links.new(film.outputs[0], o.inputs[0])
    return m


def paper(name, rough=0.72, spec=0.28, scale=1.0, strength=0.18):
    """Uncoated stock: fibres (stretched noise, two directions) + felt waviness, roughness breaks up the sheen."""
    m = Mat(name, (PANEL_WHITE,) * 3, rough, 0, spec)
    a = m.noise(m.coords(scale=(90 * scale, 260 * scale, 90 * scale)), 1, 5, 0.6)
    b = m.noise(m.coords(scale=(260 * scale, 90 * scale, 90 * scale), rot=(0, 0, 0.5)), 1, 5, 0.6)
    c = m.noise(m.coords(), 9 * scale, 3)
    hgt = m.math("ADD", m.math("ADD", a, b), m.math("MULTIPLY", c, 1.2))
    m.set(Normal=m.bump(hgt, strength, 0.004 / scale), Roughness=m.ramp(c, [(0.3, rough - .06), (0.7, rough + .06)]))
    return m


def creased(m, scale=1.0, strength=.35, dist=.05, smudge=.08):
    """Paper that has been folded, filled and carried: small planes that meet in soft ridges, and darker where hands were."""
    src = m.b.inputs["Normal"].links[0].from_socket
    bend = m.n("TexNoise")
    bend.inputs["Scale"].default_value, bend.inputs["Detail"].default_value = 1.3 * scale, 3
    v = m.coords()
    m.link(v, bend.inputs["Vector"])
    warp = m.n("VectorMath", operation="MULTIPLY_ADD")
    warp.inputs[1].default_value = (.55 / scale,) * 3
    m.link(bend.outputs["Color"], warp.inputs[0])
    m.link(v, warp.inputs[2])
    total = None
    for k, share in ((.9, 1.0), (2.3, .45)):
        vo = m.n("TexVoronoi", feature="F1", distance="EUCLIDEAN")
        vo.inputs["Scale"].default_value = k * scale
        m.link(warp.outputs[0], vo.inputs["Vector"])
        part = m.math("MULTIPLY", vo.outputs["Distance"], share)
        total = part if total is None else m.math("ADD", total, part)
    m.set(Normal=m.bump(total, strength, dist, src))
    hands, fibres = m.noise(m.coords(loc=(2, 7, 1)), 1.1 * scale, 5, .65), m.noise(m.coords(scale=(60 * scale, 60 * scale, 160 * scale)), 1, 4, .7)
    return stained(m, m.mix(m.ramp(hands, [(.3, 1 - smudge), (.7, 1.0)]), m.ramp(fibres, [(.3, .90), (.7, 1.0)]), 1, "MULTIPLY"))


def stone(name, dark, light, scale=1.0, pits=0.5, rough=0.62, veins=0.25):
    """Honed limestone / travertine: cloudy layers, grain, small pits, a few darker beds."""
    m = Mat(name, light, rough, 0, 0.35)
    v = m.coords(scale=(scale, scale * 1.0, scale * 2.6))
    cloud = m.noise(v, 1.6, 5, 0.62, 0.6)
    grain = m.noise(m.coords(scale=(scale,) * 3), 42, 4, 0.7)
    bed = m.noise(m.coords(scale=(scale * 0.7, scale * 0.9, scale * 7)), 2.2, 4, 0.6, 0.9)
    col = m.ramp(cloud, [(0.28, dark), (0.5, tuple((a + b) / 2 for a, b in zip(dark, light))), (0.72, light)])
    col = m.mix(col, m.ramp(bed, [(0.42, 1.0), (0.5, 0.72), (0.58, 1.0)]), veins, "MULTIPLY")
    col = m.mix(col, m.ramp(grain, [(0.3, 0.72), (0.65, 1.08)]), 0.55, "MULTIPLY")
    vo = m.n("TexVoronoi", feature="F1")
    vo.inputs["Scale"].default_value = 26
    m.link(m.coords(scale=(scale, scale, scale * 2)), vo.inputs["Vector"])
    gate = m.ramp(m.noise(v, 3.5, 2), [(0.47, 0.0), (0.62, 1.0)])
    pit = m.ramp(vo.outputs["Distance"], [(0.10, 0.0), (0.24, 1.0)])
    pit = m.mix(1.0, pit, gate)
    col = m.mix(col, m.mix((0.45, 0.38, 0.32), (1.0, 1.0, 1.0), pit), pits, "MULTIPLY")
    hgt = m.math("ADD", m.math("MULTIPLY", grain, 0.35), m.math("MULTIPLY", pit, 0.9 * pits))
    m.set(Base_Color=col, Normal=m.bump(hgt, 0.7, 0.03 / scale), Roughness=m.ramp(grain, [(0.3, rough - .12), (0.7, rough + .14)]))
    return m


def wood(name, tones, scale=1.0, rough=0.42, plank=None, axis="x", bump=0.25, spec=0.3):
    """Oiled timber: long growth bands, fine fibres, open pores; per-plank shift of tone and figure.
    tones = (dark, mid, light); plank = (length, width) or None."""
    m = Mat(name, tones[1], rough, 0, spec)
    rot = (0, 0, 0) if axis == "x" else ((0, 0, math.pi / 2) if axis == "y" else (0, math.pi / 2, 0))
    base = m.coords(rot=rot, loc=(23.1, 0.37, 0.0))     # keeps end joints away from the origin
    shift = None
    if plank:
        br = m.n("TexBrick")
        br.offset, br.inputs["Scale"].default_value = 0.37, 1
        br.inputs["Brick Width"].default_value, br.inputs["Row Height"].default_value = plank
        br.inputs["Mortar Size"].default_value, br.inputs["Mortar Smooth"].default_value = 0.0035 * plank[1] * 4, 0.4
        br.inputs["Color1"].default_value, br.inputs["Color2"].default_value = (0, 0, 0, 1), (1, 1, 1, 1)
        br.inputs["Mortar"].default_value = (0.5, 0.5, 0.5, 1)
        m.link(base, br.inputs["Vector"])
        shift = br.outputs["Color"]
    vec = m.n("VectorMath", operation="MULTIPLY")
    vec.inputs[1].default_value = (0.55 * scale, 7 * scale, 7 * scale)
    m.link(base, vec.inputs[0])
    v = vec.outputs[0]
    if shift:
        ad = m.n("VectorMath", operation="MULTIPLY_ADD")
        ad.inputs[1].default_value = (17.0, 31.0, 13.0)
        m.link(shift, ad.inputs[0])
        m.link(v, ad.inputs[2])
        v = ad.outputs[0]
    def stretched(*by):
        x = m.n("VectorMath", operation="MULTIPLY")
        x.inputs[1].default_value = by
        m.link(v, x.inputs[0])
        return x.outputs[0]

    # growth rings: contour lines of a slow noise, as a board cut through a trunk shows them
    height = m.noise(stretched(.22, .30, .30), 1.0, 2.5, .45, .35)
    rings = m.math("FRACT", m.math("MULTIPLY", height, 15.0), 0)
    fibre = m.noise(stretched(1.6, 16, 16), 1.0, 5, .62)
    pores = m.ramp(m.noise(stretched(1.1, 26, 26), 1.0, 3, .6), [(.60, 1.0), (.70, .45)])
    cloud = m.noise(stretched(.12, .16, .16), 1.0, 4, .6)
    col = m.ramp(rings, [(0.0, tones[2]), (.45, tones[1]), (.86, tuple(a * .65 + b * .35 for a, b in zip(tones[0], tones[1]))), (.97, tones[1]), (1.0, tones[2])])
    col = m.mix(col, m.ramp(cloud, [(.3, tones[0]), (.7, tones[2])]), .30)
    col = m.mix(col, m.ramp(fibre, [(.28, .74), (.72, 1.10)]), .75, "MULTIPLY")
    col = m.mix(col, pores, .55, "MULTIPLY")
    hgt = m.math("ADD", m.math("MULTIPLY", fibre, .30), m.math("MULTIPLY", pores, .35))
    if plank:
        col = m.mix(col, m.ramp(shift, [(0.0, 0.78), (1.0, 1.12)]), 0.75, "MULTIPLY")
        gap = br.outputs["Fac"]
        col = m.mix(col, (0.02, 0.013, 0.008), gap)
        hgt = m.math("SUBTRACT", hgt, m.math("MULTIPLY", gap, 3.0))
    # hands and cloths leave the oil uneven, and fine scratches run any way
    worn = m.noise(m.coords(loc=(3, 1, 2)), 1.3 * scale, 5, .65)
    scratch = m.ramp(m.noise(m.coords(scale=(2.0 * scale, 60 * scale, 1), rot=(0, 0, .7)), 1.0, 2, .5), [(.70, 0.0), (.74, 1.0)])
    shine = m.mix(m.ramp(worn, [(.3, rough - .10), (.7, rough + .14)]), m.ramp(fibre, [(.3, rough + .16), (.7, rough - .05)]), .4)
    m.set(Base_Color=col, Normal=m.bump(hgt, bump, 0.01 / scale), Roughness=m.mix(shine, (.7, .7, .7), m.math("MULTIPLY", scratch, .35)))
    return m


def paint(name, col, rough=0.38, grain=0.22, wear=0.0):
    """Brush-painted timber: faint grain through the paint, uneven sheen; wear shows lighter wood on patches."""
    m = Mat(name, col, rough, 0, 0.45)
    g = m.noise(m.coords(scale=(14, 14, 1.2)), 3, 4, 0.65)
    d = m.noise(m.coords(), 2.3, 4, 0.6)
    c = m.mix(tuple(c * .78 for c in col), tuple(min(1, c * 1.25 + .004) for c in col), m.ramp(d, [(.35, 0.0), (.7, 1.0)]))
    if wear:
        chips = m.ramp(m.noise(m.coords(), 38, 5, .75), [(.66 - wear * .1, 0.0), (.69, 1.0)])
        c = m.mix(c, (.30, .24, .18), chips)
    m.set(Base_Color=c, Roughness=m.ramp(d, [(.3, rough - .1), (.7, rough + .16)]), Normal=m.bump(g, grain, 0.004))
    return m


def unlink_colour(m):
    """A panel's base colour is set by the passes: take textures off it."""
    for l in list(m.b.inputs["Base Color"].links):
        m.nt.links.remove(l)
    return m


def stained(m, texture):
    """Uneven stuff under the panel's colour: what the texture darkens is darker under paper and ink alike."""
    x = m.n("MixRGB", blend_type="MULTIPLY")
    x.inputs[0].default_value, x.inputs[1].default_value = 1, (PANEL_WHITE,) * 3 + (1,)
    m.link(texture, x.inputs[2])
    m.link(x.outputs[0], m.b.inputs["Base Color"])
    m.paint = x.inputs[1]
    return m


def jersey(name, wales=420, courses=420, rough=.95, strength=.5, dist=.01, sheen=.35):
    """Knitted cotton over the uv map: columns of small v-shaped loops, fluff, and thicker and thinner yarn."""
    m = Mat(name, (PANEL_WHITE,) * 3, rough, 0, .10)
    sep = m.n("SeparateXYZ")
    m.link(m.n("UVMap", uv_map="UVMap").outputs[0], sep.inputs[0])
    side = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", m.math("MULTIPLY", sep.outputs[0], wales), 0), .5), 0)
    loop = m.math("SINE", m.math("MULTIPLY", m.math("ADD", m.math("MULTIPLY", sep.outputs[1], courses), m.math("MULTIPLY", side, 1.3)), 6.2832), 0)
    column = m.math("SUBTRACT", 1, m.math("MULTIPLY", side, side))
    yarn = m.noise(m.coords("UV", scale=(wales * .03, courses * .5, 1)), 1, 3, .6)
    fluff = m.noise(m.coords("UV", scale=(wales, courses, 1)), 1.3, 3, .7)
    hgt = m.math("ADD", m.math("ADD", m.math("MULTIPLY", loop, .5), m.math("MULTIPLY", column, 2.2)), m.math("ADD", m.math("MULTIPLY", yarn, .9), m.math("MULTIPLY", fluff, 1.1)))
    m.set(Normal=m.bump(hgt, strength, dist), Sheen=sheen)
    shade = m.mix(m.ramp(loop, [(0.0, .80), (1.0, 1.0)]), m.ramp(fluff, [(.3, .80), (.7, 1.0)]), .5, "MULTIPLY")
    return stained(m, m.mix(shade, m.ramp(yarn, [(.3, .90), (.7, 1.0)]), .7, "MULTIPLY"))


def canvas(name, warps=260, wefts=280, strength=.5, dist=.02, twill=False, rough=.92):
    """Plain or twill weave over the uv map, thread by thread, with slubs and nubs; the weave is in the colour too."""
    m = Mat(name, (PANEL_WHITE,) * 3, rough, 0, .10)
    sep = m.n("SeparateXYZ")
    uv = m.n("UVMap", uv_map="UVMap").outputs[0]
    bend = m.n("TexNoise")
    bend.inputs["Scale"].default_value = 14
    m.link(uv, bend.inputs["Vector"])
    sway = m.n("VectorMath", operation="MULTIPLY_ADD")           # no thread runs dead straight
    sway.inputs[1].default_value = (.0035, .0035, 0)
    m.link(bend.outputs["Color"], sway.inputs[0])
    m.link(uv, sway.inputs[2])
    m.link(sway.outputs[0], sep.inputs[0])
    wave = lambda x, n: m.math("SINE", m.math("MULTIPLY", x, n * 3.14159), 0)
    x, y = sep.outputs[0], sep.outputs[1]
    if twill:
        weave = m.math("SINE", m.math("MULTIPLY", m.math("ADD", m.math("MULTIPLY", x, warps), m.math("MULTIPLY", y, wefts * .5)), 3.14159), 0)
    else:
        weave = m.math("MULTIPLY", wave(x, warps), wave(y, wefts))
    along = m.noise(m.coords("UV", scale=(warps * .9, wefts * .035, 1)), 1, 3, .6)
    across = m.noise(m.coords("UV", scale=(warps * .035, wefts * .9, 1), loc=(5, 3, 0)), 1, 3, .6)
    nubs = m.ramp(m.noise(m.coords("UV", scale=(warps * .10, wefts * .10, 1)), 1, 4, .7), [(.66, 0.0), (.74, 1.0)])
    yarn = m.math("ADD", along, across)
    hgt = m.math("ADD", m.math("MULTIPLY", weave, .45), m.math("ADD", m.math("MULTIPLY", yarn, 1.3), m.math("MULTIPLY", nubs, .8)))
    m.set(Normal=m.bump(hgt, strength, dist), Sheen=.2)
    shade = m.mix(m.ramp(weave, [(0.0, .82), (.6, 1.0)]), m.ramp(m.math("MULTIPLY", yarn, .5), [(.34, .76), (.62, 1.0)]), .8, "MULTIPLY")
    return stained(m, m.mix(shade, (.80, .78, .74), m.math("MULTIPLY", nubs, .3)))


def brick(name, a, b, mortar, size=(.225, .075), joint=.008, rot=(math.pi / 2, 0, 0), soot=.5, scale=1.0):
    """Weathered brickwork: every brick its own tone, pitted faces, lime bloom and soot in large clouds."""
    m = Mat(name, a, 0.85, 0, 0.2)
    br = m.n("TexBrick")
    for k, v in (("Scale", scale), ("Brick Width", size[0]), ("Row Height", size[1]), ("Mortar Size", joint), ("Mortar Smooth", .35), ("Bias", -.15)):
        br.inputs[k].default_value = v
    br.inputs["Color1"].default_value, br.inputs["Color2"].default_value, br.inputs["Mortar"].default_value = (*a, 1), (*b, 1), (*mortar, 1)
    warp = m.n("VectorMath", operation="MULTIPLY_ADD")      # courses are never dead straight
    nz = m.n("TexNoise")
    nz.inputs["Scale"].default_value = 1.7
    v = m.coords(rot=rot)
    m.link(v, nz.inputs["Vector"])
    warp.inputs[1].default_value = (.016, .016, .016)
    m.link(nz.outputs["Color"], warp.inputs[0])
    m.link(v, warp.inputs[2])
    m.link(warp.outputs[0], br.inputs["Vector"])
    fine = m.noise(m.coords(), 34, 5, .72)
    cloud = m.noise(m.coords(scale=(1, 1, .55)), 1.1, 5, .62)
    bloom = m.noise(m.coords(loc=(7, 3, 1)), 2.6, 5, .7)
    pits = m.ramp(m.noise(m.coords(), 90, 3, .8), [(.28, 0.0), (.42, 1.0)])
    col = m.mix(br.outputs["Color"], m.ramp(fine, [(.3, .55), (.7, 1.22)]), .85, "MULTIPLY")
    col = m.mix(col, m.ramp(cloud, [(.36, 1 - soot), (.62, 1.08)]), .9, "MULTIPLY")
    col = m.mix(col, (.40, .37, .33), m.math("MULTIPLY", m.ramp(bloom, [(.60, 0.0), (.78, 1.0)]), .45))
    hgt = m.math("SUBTRACT", m.math("ADD", m.math("MULTIPLY", fine, .5), m.math("MULTIPLY", pits, .25)), m.math("MULTIPLY", br.outputs["Fac"], 1.4))
    m.set(Base_Color=col, Normal=m.bump(hgt, .8, .009), Roughness=m.ramp(fine, [(.3, .7), (.7, .95)]))
    return m


def flags(name, a, b, size=(.75, .5), wet=.5):
    """Paving slabs; wet 0..1 lets puddles shine."""
    m = Mat(name, a, 0.4, 0, 0.5)
    fb = m.n("TexBrick")
    for k, v in (("Scale", 1), ("Brick Width", size[0]), ("Row Height", size[1]), ("Mortar Size", .009), ("Mortar Smooth", .2)):
        fb.inputs[k].default_value = v
    fb.inputs["Color1"].default_value, fb.inputs["Color2"].default_value, fb.inputs["Mortar"].default_value = (*a, 1), (*b, 1), (.02, .02, .02, 1)
    m.link(m.coords(), fb.inputs["Vector"])
    pool, fine = m.noise(m.coords(), 1.1, 4, .6), m.noise(m.coords(), 55, 3, .7)
    col = m.mix(fb.outputs["Color"], m.ramp(fine, [(.3, .65), (.7, 1.15)]), .7, "MULTIPLY")
    col = m.mix(col, m.ramp(m.noise(m.coords(), 3.1, 4, .6), [(.3, .7), (.7, 1.12)]), .7, "MULTIPLY")
    m.set(Base_Color=col, Roughness=m.ramp(pool, [(.40, .75 - .65 * wet), (.62, .85 - .37 * wet)]),
          Normal=m.bump(m.math("SUBTRACT", m.math("MULTIPLY", fine, .25), fb.outputs["Fac"]), .5, .006))
    return m


def cloth(name, threads=(220, 220), rough=.85, strength=.35, slub=.5, sheen=.25, twill=False, dist=.01):
    """Woven stuff over the uv map: threads across and along, slubs, soft sheen; twill runs diagonally."""
    m = Mat(name, (PANEL_WHITE,) * 3, rough, 0, .12)
    uv = m.n("UVMap", uv_map="UVMap").outputs[0]

    def wave(freq, direction, src=uv):
        w = m.n("TexWave", wave_type="BANDS", bands_direction=direction)
        w.inputs["Scale"].default_value, w.inputs["Distortion"].default_value = freq / 6.2832 * 2, .6
        w.inputs["Detail"].default_value, w.inputs["Detail Scale"].default_value = 1, 1.5
        m.link(src, w.inputs["Vector"])
        return w.outputs["Fac"]

    if twill:
        mp = m.n("Mapping")
        mp.inputs["Scale"].default_value = (threads[0], threads[1], 1)
        mp.inputs["Rotation"].default_value = (0, 0, math.radians(32))
        m.link(uv, mp.inputs["Vector"])
        weave = wave(3.1, "X", mp.outputs[0])
    else:
        weave = m.math("MAXIMUM", wave(threads[0] * 3.1416, "X"), wave(threads[1] * 3.1416, "Y"))
    mp = m.n("Mapping")
    mp.inputs["Scale"].default_value = (threads[0] * .08, threads[1] * .9, 1)
    m.link(uv, mp.inputs["Vector"])
    slubs = m.noise(mp.outputs[0], 1, 3, .6)
    fuzz = m.noise(m.coords("Object"), 300, 2, .6)
    hgt = m.math("ADD", weave, m.math("ADD", m.math("MULTIPLY", slubs, slub), m.math("MULTIPLY", fuzz, .25)))
    m.set(Normal=m.bump(hgt, strength, dist), Sheen=sheen, Roughness=m.ramp(slubs, [(.3, rough - .05), (.7, min(1, rough + .08))]))
    return m


def backdrop(name, stops, scale=3.0, strength=1.0, stretch=(1, 1, 1), detail=3.0):
    """Glowing cloud of colours for things far out of focus: trees behind a window, a street, a room."""
    m = Mat(name)
    col = m.ramp(m.noise(m.coords(scale=stretch), scale, detail, .62, .4), stops)
    m.nt.nodes.remove(m.b)
    out = next(n for n in m.nt.nodes if n.type == "OUTPUT_MATERIAL")
    e = m.n("Emission")
    e.inputs[1].default_value = strength
    m.link(col, e.inputs[0])
    m.link(e.outputs[0], out.inputs[0])
    return m.m
