"""Meshes by numbers: bodies with bevelled edges, turned bodies, cloth and paper sheets, wires, leaves."""
import math, random
import bpy
from mathutils import Vector, noise


def mesh(name, verts, faces, mat=None, smooth=False, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    if uvs:
        uvl = me.uv_layers.new(name="UVMap")
        for li, l in enumerate(me.loops):
            uvl.data[li].uv = uvs[li] if len(uvs) == len(me.loops) else uvs[l.vertex_index]
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    if mat:
        me.materials.append(mat)
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(40)
    return o


def box(size, loc=(0, 0, 0), mat=None, bevel=0.0, rot=(0, 0, 0), segs=3, name="box"):
    x, y, z = (s / 2 for s in size)
    v = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(name, v, f, mat)
    o.location, o.rotation_euler = loc, rot
    if bevel:
        m = o.modifiers.new("bevel", "BEVEL")
        m.width, m.segments, m.limit_method = bevel, segs, "NONE"
        m.harden_normals = True
        o.data.use_auto_smooth = True
        for p in o.data.polygons:
            p.use_smooth = True
    return o


def lathe(profile, mat=None, steps=96, name="lathe", loc=(0, 0, 0), uv=None):
    """Surface of revolution; profile = [(radius, z)...] bottom to top. uv(angle01, row) -> (u, v)."""
    v, f, uvs = [], [], []
    n = len(profile)
    for i in range(steps):
        a = 2 * math.pi * i / steps
        for r, z in profile:
            v.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(steps):
        j = (i + 1) % steps
        for k in range(n - 1):
            f.append((i * n + k, j * n + k, j * n + k + 1, i * n + k + 1))
            if uv:
                uvs += [uv(i / steps, k), uv((i + 1) / steps, k), uv((i + 1) / steps, k + 1), uv(i / steps, k + 1)]
    o = mesh(name, v, f, mat, smooth=True, uvs=uvs or None)
    o.location = loc
    return o


def foliage(origin, direction, n, length, mat, seed=1, leaf=(0.5, 0.12), camera_visible=True):
    """One branch: a bent stem with pairs of pointed leaves, as one mesh."""
    rnd = random.Random(seed)
    d = Vector(direction).normalized()
    side = d.cross(Vector((0.2, 0.3, 1))).normalized()
    up = side.cross(d)
    V, F = [], []
    for i in range(n):
        t = (i + 0.5) / n
        p = Vector(origin) + d * length * t - up * 0.25 * length * t * t
        for sgn in (-1, 1):
            ang = math.radians(rnd.uniform(32, 62))
            dirn = (d * math.cos(ang) + side * sgn * math.sin(ang) + up * rnd.uniform(-.35, .35)).normalized()
            wv = dirn.cross(up + side * rnd.uniform(-.6, .6)).normalized()
            L, Wd = leaf[0] * rnd.uniform(.7, 1.15) * (1.1 - .5 * t), leaf[1] * rnd.uniform(.8, 1.2)
            k = len(V)
            for a, b in ((0, 0), (.15, .6), (.4, 1), (.7, .7), (1, 0)):
                V.append(p + dirn * L * a + wv * Wd * b * .5 - up * L * .18 * a * a)
            for a, b in ((.7, .7), (.4, 1), (.15, .6)):
                V.append(p + dirn * L * a - wv * Wd * b * .5 - up * L * .18 * a * a)
            F += [(k, k + 1, k + 7), (k + 1, k + 2, k + 6, k + 7), (k + 2, k + 3, k + 5, k + 6), (k + 3, k + 4, k + 5)]
    o = mesh("branch", [tuple(v) for v in V], F, mat, smooth=True)
    o.visible_camera = camera_visible
    return o


def sheet(f, nx, ny, mat=None, thick=0.0, name="sheet"):
    """A bent sheet: f(u, v) -> (x, y, z); its uv map is (u, v). thick gives it a back."""
    v = [tuple(f(i / nx, j / ny)) for j in range(ny + 1) for i in range(nx + 1)]
    w = nx + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(ny) for i in range(nx)]
    uvs = [(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    o = mesh(name, v, faces, mat, smooth=True, uvs=None)
    layer = o.data.uv_layers.new(name="UVMap")
    for li, l in enumerate(o.data.loops):
        layer.data[li].uv = uvs[l.vertex_index]
    o.data.use_auto_smooth = False
    if thick:
        m = o.modifiers.new("thick", "SOLIDIFY")
        m.thickness, m.offset = thick, -1
    return o


def tube(points, radius, mat=None, name="tube", closed=False):
    """A wire or cord through the points."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.resolution_u = "3D", radius, 4, 8
    sp = cu.splines.new("NURBS")
    sp.points.add(len(points) - 1)
    for q, p in zip(sp.points, points):
        q.co = (*p, 1)
    sp.use_endpoint_u, sp.order_u, sp.use_cyclic_u = True, min(4, len(points)), closed
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    if mat:
        cu.materials.append(mat)
    return o


def strands(paths, radius, mat=None, name="strands", fine=2):
    """Many threads or hairs as one object: a spline for each path of points."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.resolution_u = "3D", radius, fine, 4
    for points in paths:
        sp = cu.splines.new("NURBS")
        sp.points.add(len(points) - 1)
        for q, p in zip(sp.points, points):
            q.co = (*p, 1)
        sp.use_endpoint_u, sp.order_u = True, min(4, len(points))
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    if mat:
        cu.materials.append(mat)
    return o


def plate(w, h, r, thick, mat=None, face=None, bevel=0.0, segs=10, name="plate"):
    """Rounded rectangle in the xy plane, top at z = 0; the top face (slot 1) has a 0..1 uv map."""
    ring = []
    for cx, cy, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        for k in range(segs + 1):
            a = math.radians(a0 + 90 * k / segs)
            ring.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    n = len(ring)
    inset = lambda p: (p[0] * (1 - 2 * bevel / w), p[1] * (1 - 2 * bevel / h))
    steps = [(bevel * (1 - math.cos(t)), -bevel * (1 - math.sin(t))) for t in [math.pi / 2 * k / 4 for k in range(5)]] if bevel else []
    loops = [[(*p, -thick) for p in ring]]
    if bevel:
        for d, z in steps:
            k = d / bevel
            loops.append([(p[0] * (1 - 2 * bevel * k / w), p[1] * (1 - 2 * bevel * k / h), z) for p in ring])
    else:
        loops.append([(*p, 0) for p in ring])
    v = [p for l in loops for p in l]
    f = [(a * n + i, a * n + (i + 1) % n, (a + 1) * n + (i + 1) % n, (a + 1) * n + i) for a in range(len(loops) - 1) for i in range(n)]
    top = (len(loops) - 1) * n
    f.append(tuple(range(top, top + n)))
    f.append(tuple(reversed(range(n))))
    o = mesh(name, v, f, mat, smooth=True)
    o.data.materials.append(face or mat)
    uvl = o.data.uv_layers.new(name="UVMap")
    for p in o.data.polygons:
        if len(p.vertices) == n and p.normal.z > .5:
            p.material_index, p.use_smooth = 1, False
        for li in p.loop_indices:
            c = o.data.vertices[o.data.loops[li].vertex_index].co
            uvl.data[li].uv = (c.x / w + .5, c.y / h + .5)
    return o


def front_panel(o, mat, w, h, axis="y"):
    """Gives the face of a box that looks to -y (or +z) its own material slot 1 and a 0..1 uv map."""
    o.data.materials.append(mat)
    uvl = o.data.uv_layers.new(name="UVMap")
    for poly in o.data.polygons:
        if (poly.normal.y < -.9) if axis == "y" else (poly.normal.z > .9):
            poly.material_index = 1
        for li in poly.loop_indices:
            c = o.data.vertices[o.data.loops[li].vertex_index].co
            uvl.data[li].uv = (c.x / w + .5, (c.z if axis == "y" else c.y) / h + .5)
    return o


def wrinkle(x, y, scale, seed=0.0, octaves=4):
    """Smooth noise in -1..1, for folds and dents."""
    return noise.fractal(Vector((x * scale, y * scale, seed)), 1.0, 2.0, octaves)


def ridged(x, y, scale, seed=0.0):
    """Sharp crests, as in creased cloth."""
    return noise.ridged_multi_fractal(Vector((x * scale, y * scale, seed)), 1.0, 2.0, 4, 1.0, 2.0) - 1.0
