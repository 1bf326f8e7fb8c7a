"""Renderer settings, sky, camera and lamps (Blender 3.4, Cycles, CPU).

Arguments after `--`: out=DIR w=1920 spp=32 threads=2 only=W,B,UV,E crop=x0,y0,x1,y1
"""
import math, os, sys
import bpy
from mathutils import Vector

ARGS = dict(a.split("=", 1) for a in sys.argv[sys.argv.index("--") + 1:]) if "--" in sys.argv else {}
OUT = os.path.abspath(ARGS.get("out", "work"))
WIDTH = int(ARGS.get("w", 1920))
HEIGHT = WIDTH * 9 // 16
SPP = int(ARGS.get("spp", 32))


def reset(bounces=5):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device, c.samples, c.seed = "CPU", SPP, 7
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.03, max(8, SPP // 2)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, 2, 2
    c.transmission_bounces, c.transparent_max_bounces = 2, 8
    c.sample_clamp_indirect, c.sample_clamp_direct = 4.0, 0.0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    c.use_denoising = False
    s.render.resolution_x, s.render.resolution_y = WIDTH, HEIGHT
    s.render.threads_mode, s.render.threads = "FIXED", int(ARGS.get("threads", 2))
    s.view_settings.view_transform = "Standard"
    s.render.use_persistent_data = True
    s.world = bpy.data.worlds.new("world")
    s.world.use_nodes = True
    s.world.cycles.sampling_method, s.world.cycles.sample_map_resolution = "MANUAL", 512   # finer only costs time before each pass
    return s


def _world():
    nt = bpy.context.scene.world.node_tree
    nt.nodes.clear()
    out, bg = nt.nodes.new("ShaderNodeOutputWorld"), nt.nodes.new("ShaderNodeBackground")
    nt.links.new(bg.outputs[0], out.inputs[0])
    return nt, bg


def _tint(nt, colour, tint):
    mul = nt.nodes.new("ShaderNodeMixRGB")
    mul.blend_type, mul.inputs[0].default_value, mul.inputs[2].default_value = "MULTIPLY", 1, (*tint, 1)
    nt.links.new(colour, mul.inputs[1])
    return mul.outputs[0]


def sky(strength=0.1, elevation=35, rotation=0, tint=(1, 1, 1), dust=1.0):
    """Computed daylight (no picture); the sun itself is a lamp of its own, see sun()."""
    nt, bg = _world()
    t = nt.nodes.new("ShaderNodeTexSky")
    t.sky_type, t.sun_disc = "NISHITA", False
    t.sun_elevation, t.sun_rotation, t.dust_density = math.radians(elevation), math.radians(rotation), dust
    nt.links.new(_tint(nt, t.outputs[0], tint), bg.inputs[0])
    bg.inputs[1].default_value = strength


def room(strength=0.4, ceiling=(.9, .92, 1), wall=(.5, .47, .43), floor=(.16, .12, .09), windows=((0.6, .35, 2.5),), soft=.25):
    """Light of a room: ceiling, walls and floor melt into each other; windows = (turn 0..1, width in turns, brightness)."""
    nt, bg = _world()
    n, L = nt.nodes.new, nt.links.new
    tc, sep = n("ShaderNodeTexCoord"), n("ShaderNodeSeparateXYZ")
    L(tc.outputs["Generated"], sep.inputs[0])
    mr = n("ShaderNodeMapRange")
    mr.inputs[1].default_value, mr.inputs[2].default_value = -1, 1
    L(sep.outputs[2], mr.inputs[0])
    ramp = n("ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e.new(.5), e.new(.5)
    for el, (p, c) in zip(e, ((0, floor), (.5 - soft / 2, wall), (.5 + soft / 2, wall), (1, ceiling))):
        el.position, el.color = p, (*c, 1)
    L(mr.outputs[0], ramp.inputs[0])

    def calc(op, a, b):
        x = n("ShaderNodeMath")
        x.operation = op
        for i, v in enumerate((a, b)):
            L(v, x.inputs[i]) if hasattr(v, "is_linked") else setattr(x.inputs[i], "default_value", v)
        return x.outputs[0]

    turn = calc("DIVIDE", calc("ADD", calc("ARCTAN2", sep.outputs[1], sep.outputs[0]), math.pi), 2 * math.pi)
    total = None
    for at, width, power in windows:
        across = calc("LESS_THAN", calc("ABSOLUTE", calc("SUBTRACT", turn, at), 0), width / 2)
        bar = calc("GREATER_THAN", calc("ABSOLUTE", calc("SUBTRACT", turn, at), 0), .006)
        high = calc("MULTIPLY", calc("GREATER_THAN", sep.outputs[2], .02), calc("LESS_THAN", sep.outputs[2], .62))
        one = calc("MULTIPLY", calc("MULTIPLY", across, bar), calc("MULTIPLY", high, power))
        total = one if total is None else calc("ADD", total, one)
    if total is not None:
        add = n("ShaderNodeMixRGB")
        add.blend_type, add.inputs[2].default_value = "ADD", (.86, .94, 1, 1)
        L(total, add.inputs[0])
        L(ramp.outputs[0], add.inputs[1])
        L(add.outputs[0], bg.inputs[0])
    else:
        L(ramp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength


def _place(o, loc, target):
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def camera(loc, target, lens=70, fstop=4.0, focus=None, shift=(0, 0), roll=0.0):
    """focus: a distance, or a point that shall be sharp."""
    d = bpy.data.cameras.new("cam")
    o = _place(bpy.data.objects.new("cam", d), loc, target)
    if roll:
        o.rotation_euler.rotate_axis("Z", math.radians(roll))
    d.lens, d.sensor_width, d.clip_start = lens, 36, 0.005
    d.shift_x, d.shift_y = shift
    d.dof.use_dof, d.dof.aperture_fstop = True, fstop
    way = (Vector(target) - Vector(loc))
    if isinstance(focus, tuple):
        focus = (Vector(focus) - Vector(loc)).dot(way.normalized())
    d.dof.focus_distance = focus or way.length
    d.dof.aperture_blades, d.dof.aperture_rotation = 7, 0.3
    bpy.context.scene.camera = o
    return o


def area(loc, target, size, power, color=(1, 1, 1), spread=180, size_y=None):
    d = bpy.data.lights.new("area", "AREA")
    d.shape, d.size, d.size_y = "RECTANGLE", size, size_y or size
    d.energy, d.color, d.spread = power, color, math.radians(spread)
    return _place(bpy.data.objects.new("area", d), loc, target)


def sun(direction, power, angle_deg=1.5, color=(1, 1, 1)):
    d = bpy.data.lights.new("sun", "SUN")
    d.energy, d.angle, d.color = power, math.radians(angle_deg), color
    return _place(bpy.data.objects.new("sun", d), (0, 0, 0), direction)


def spot(loc, target, power, angle=70, blend=0.6, radius=0.03, color=(1, 0.8, 0.55)):
    d = bpy.data.lights.new("spot", "SPOT")
    d.energy, d.spot_size, d.spot_blend, d.shadow_soft_size, d.color = power, math.radians(angle), blend, radius, color
    return _place(bpy.data.objects.new("spot", d), loc, target)
