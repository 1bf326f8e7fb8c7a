"""Cloth that falls, hangs and creases by simulation: a sheet of regular cells is let go and frozen as it lies."""
import bpy
from mathutils import Vector
from .shapes import sheet, tube


class Draped:
    """A sheet of nx × ny cells; at(u, v) tells where a place of the flat pattern has come to lie."""

    def __init__(self, f, nx, ny, mat, name="cloth"):
        self.nx, self.ny = nx, ny
        self.o = sheet(f, nx, ny, mat, name=name)

    def index(self, i, j):
        return j * (self.nx + 1) + i

    def at(self, u, v, lift=0.0):
        x, y = min(max(u, 0), 1) * self.nx, min(max(v, 0), 1) * self.ny
        i, j = min(int(x), self.nx - 1), min(int(y), self.ny - 1)
        fx, fy = x - i, y - j
        vs = self.o.data.vertices          # cutting keeps every vertex
        q = [vs[self.index(i + a, j + b)] for b in (0, 1) for a in (0, 1)]
        w = ((1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy)
        p = sum((k.co * s for k, s in zip(q, w)), Vector())
        return p + sum((k.normal * s for k, s in zip(q, w)), Vector()).normalized() * lift if lift else p

    def fall(self, pinned, frames=60, bending=2.0, stiff=15.0, gravity=1.0, on=(), damping=2.0, mass=.3, touch=.015, moved=None):
        """pinned(u, v) → 0…1; on: what it lies on; moved(x, y, z) → where a pinned place is pulled to, which makes the cloth buckle."""
        o, s = self.o, bpy.context.scene
        group = o.vertex_groups.new(name="pins")
        for j in range(self.ny + 1):
            for i in range(self.nx + 1):
                if (w := pinned(i / self.nx, j / self.ny)) > 0:
                    group.add([self.index(i, j)], w, "REPLACE")
        m = o.modifiers.new("cloth", "CLOTH")
        c = m.settings
        c.quality, c.mass, c.air_damping, c.vertex_group_mass = 6, mass, damping, "pins"
        c.tension_stiffness = c.compression_stiffness = c.shear_stiffness = stiff
        c.bending_stiffness, c.effector_weights.gravity = bending, gravity
        if moved:
            o.shape_key_add(name="let go")
            key = o.shape_key_add(name="pulled")
            for k in key.data:
                k.co = moved(*k.co)
            for value, frame in ((0, 1), (1, frames * 2 // 3)):
                key.value = value
                key.keyframe_insert("value", frame=frame)
        m.collision_settings.use_self_collision = False
        m.collision_settings.distance_min = touch
        for body in on:
            body.modifiers.new("hit", "COLLISION")
            body.collision.thickness_outer, body.collision.cloth_friction = touch, 20
        m.point_cache.frame_end = frames
        for k in range(1, frames + 1):
            s.frame_set(k)
        frozen = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        o.modifiers.clear()
        o.data = frozen
        s.frame_set(1)
        return self

    def cut(self, outside):
        """Takes away the cells whose middle the function (u, v) says lie outside."""
        me = self.o.data
        layer = me.uv_layers["UVMap"].data
        faces, uvs = [], []
        for p in me.polygons:
            mine = [layer[l].uv for l in p.loop_indices]
            if not outside(sum(q.x for q in mine) / len(mine), sum(q.y for q in mine) / len(mine)):
                faces.append(tuple(p.vertices))
                uvs += [tuple(q) for q in mine]
        new = bpy.data.meshes.new(me.name)
        new.from_pydata([v.co for v in me.vertices], [], faces)
        target = new.uv_layers.new(name="UVMap").data
        for k, q in enumerate(uvs):
            target[k].uv = q
        for p in new.polygons:
            p.use_smooth = True
        for m in me.materials:
            new.materials.append(m)
        new.update()
        self.o.data = new
        return self

    def finish(self, thick=0.0, levels=1):
        """Rounds the cells off and gives the cloth a body; at() must be asked before only where seams lie on it."""
        m = self.o.modifiers.new("round", "SUBSURF")
        m.levels = m.render_levels = levels
        if thick:
            t = self.o.modifiers.new("thick", "SOLIDIFY")
            t.thickness, t.offset = thick, -1
        return self.o

    def seam(self, path, mat, radius=.012, stitch=.10, gap=.05, lift=.012):
        """Single stitches along a path of (u, v) on the cloth."""
        pts = [self.at(*p, lift) for p in path]
        run, total = [0.0], 0.0
        for a, b in zip(pts, pts[1:]):
            total += (b - a).length
            run.append(total)

        def place(d):
            k = max(i for i, r in enumerate(run) if r <= d or i == 0)
            k = min(k, len(pts) - 2)
            return pts[k].lerp(pts[k + 1], (d - run[k]) / max(1e-9, run[k + 1] - run[k]))

        d = 0.0
        while d + stitch < total:
            a, b = place(d), place(d + stitch)
            mid = place(d + stitch / 2)
            up = self.at(*path[0], 1) - self.at(*path[0])
            tube([a - up * radius * .8, mid + up * radius * .4, b - up * radius * .8], radius, mat, "stitch")
            d += stitch + gap
