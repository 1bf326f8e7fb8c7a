"""The pictures of a scene, all linear light, half float EXR, with the albedo and normals that the denoiser wants:
  W   panel white, the whole picture          B   panel black, the panel's neighbourhood only
  UV  the panel emits (u, v, 1), the rest is black: premultiplied uv and coverage. Panel number k has u + 2k.
  C   (lettering on glass) the pane without film, the whole picture; W and B are then white and black film
  M   (foil) panel of polished metal, neighbourhood only
  T   only where `texture=FILE` is given: the picture on the panel itself, to compare placing with the renderer
  E0… (lit sign) the light that one column of the glowing panel throws, quarter size
A pass whose file exists is not rendered again.
"""
import json, os, re, time
import bpy
from bpy_extras.object_utils import world_to_camera_view
from .materials import PANEL_WHITE, emission
from .studio import ARGS, OUT, SPP, WIDTH

INK_FLOOR = 0.012
ONLY = re.split(r"[,|]", ARGS.get("only", "W,B,C,M,UV,E"))


def _done(name):
    return os.path.exists(os.path.join(OUT, name + "_0001.exr"))


def _render(name, aux=True, spp=None):
    s = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = aux
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl, fo = nt.nodes.new("CompositorNodeRLayers"), nt.nodes.new("CompositorNodeOutputFile")
    fo.base_path = OUT
    fo.format.file_format, fo.format.color_mode = "OPEN_EXR", "RGB"
    fo.format.color_depth, fo.format.exr_codec = "32" if name == "UV" else "16", "ZIP"
    fo.file_slots.clear()
    for sock, suffix in [("Denoising Albedo", "_alb"), ("Denoising Normal", "_nrm")] * aux + [("Image", "")]:
        fo.file_slots.new(name + suffix + "_")
        nt.links.new(rl.outputs[sock], fo.inputs[-1])
    s.cycles.samples = spp or SPP
    t = time.time()
    bpy.ops.render.render()
    print(f"PASS {os.path.basename(OUT)} {name} {time.time() - t:.1f}s", flush=True)


def _border(box):
    r = bpy.context.scene.render
    r.use_border = r.use_crop_to_border = box is not None
    if box:
        r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = box


def _neighbourhood(panels, margin):
    """Box of the panels in the picture (0..1, from the lower left), grown by the reach of their light."""
    s = bpy.context.scene
    deps = bpy.context.evaluated_depsgraph_get()
    xs, ys = [], []
    for o, slot in panels:
        me = o.evaluated_get(deps).data
        keep = {v for p in me.polygons if p.material_index == slot for v in p.vertices}
        for i in keep:
            c = world_to_camera_view(s, s.camera, o.matrix_world @ me.vertices[i].co)
            xs.append(c.x), ys.append(c.y)
    return tuple(min(1, max(0, v)) for v in (min(xs) - margin, min(ys) - margin * 16 / 9, max(xs) + margin, max(ys) + margin * 16 / 9))


def _set_albedo(mats, value):
    for m in mats:
        sock = m.paint or m.b.inputs["Emission" if m.glows else "Base Color"]
        sock.default_value = (value, value, value, 1)


def _set_picture(mats, path):
    """A picture as the panel's paint, with the albedo that placing reckons with (packages/mockups/src/mark-texels.ts)."""
    for m in mats:
        t, lift, white = m.n("TexImage", extension="EXTEND"), m.n("MixRGB"), m.n("MixRGB", blend_type="MULTIPLY")
        t.image = bpy.data.images.load(os.path.abspath(path))
        m.link(m.n("UVMap", uv_map="UVMap").outputs[0], t.inputs[0])
        lift.inputs[0].default_value, lift.inputs[1].default_value = 1 - INK_FLOOR, (1, 1, 1, 1)
        m.link(t.outputs[0], lift.inputs[2])
        white.inputs[0].default_value, white.inputs[2].default_value = 1, (*[PANEL_WHITE] * 3, 1)
        m.link(lift.outputs[0], white.inputs[1])
        m.link(white.outputs[0], m.paint or m.b.inputs["Base Color"])


def _dark_world():
    s = bpy.context.scene
    for n in s.world.node_tree.nodes:
        if n.type == "BACKGROUND":
            for l in list(n.inputs[0].links) + list(n.inputs[1].links):
                s.world.node_tree.links.remove(l)
            n.inputs[0].default_value, n.inputs[1].default_value = (0, 0, 0, 1), 0
    for o in s.objects:
        if o.type == "LIGHT":
            o.hide_render = True
    for m in bpy.data.materials:
        if m.use_nodes:
            for n in m.node_tree.nodes:
                if n.type == "EMISSION":
                    n.inputs[1].default_value = 0


def _glow(mats, columns):
    """Only the panel shines, one column at a time."""
    s = bpy.context.scene
    _dark_world()
    full = s.render.resolution_x, s.render.resolution_y
    s.render.resolution_x, s.render.resolution_y = full[0] // 4, full[1] // 4
    edges = []
    for m in mats:
        (m.paint or m.b.inputs["Base Color"]).default_value = (.2, .2, .2, 1)
        m.b.inputs["Emission"].default_value = (1, 1, 1, 1)
        sep = m.n("SeparateXYZ")
        m.link(m.n("UVMap", uv_map="UVMap").outputs[0], sep.inputs[0])
        lo, hi = m.n("Math", operation="GREATER_THAN"), m.n("Math", operation="LESS_THAN")
        m.link(sep.outputs[0], lo.inputs[0]), m.link(sep.outputs[0], hi.inputs[0])
        m.link(m.math("MULTIPLY", lo.outputs[0], hi.outputs[0]), m.b.inputs["Emission Strength"])
        edges.append((lo, hi))
    for i in range(columns):
        for lo, hi in edges:
            lo.inputs[1].default_value, hi.inputs[1].default_value = i / columns, (i + 1) / columns
        if not _done(f"E{i}"):
            _render(f"E{i}", spp=max(32, SPP))
    s.render.resolution_x, s.render.resolution_y = full


def _uv(panels):
    s = bpy.context.scene
    s.world.node_tree.nodes.clear()
    for o in s.objects:
        if o.type == "LIGHT" or o.get("uv_hidden"):
            o.hide_render = True
    black, shown = emission("black", (0, 0, 0), 0), {}
    for k, (o, slot) in enumerate(panels):
        m = bpy.data.materials.new("uvpass")
        m.use_nodes = True
        nt = m.node_tree
        nt.nodes.clear()
        new, link = nt.nodes.new, nt.links.new
        out, e, u, sp, cb, ad = (new("ShaderNode" + n) for n in ("OutputMaterial", "Emission", "UVMap", "SeparateXYZ", "CombineXYZ", "Math"))
        u.uv_map, cb.inputs[2].default_value, ad.inputs[1].default_value = "UVMap", 1, 2 * k
        link(u.outputs[0], sp.inputs[0]), link(sp.outputs[0], ad.inputs[0]), link(ad.outputs[0], cb.inputs[0])
        link(sp.outputs[1], cb.inputs[1]), link(cb.outputs[0], e.inputs[0]), link(e.outputs[0], out.inputs[0])
        shown[(o.name, slot)] = m
    for o in s.objects:
        if o.type not in ("MESH", "CURVE"):
            continue
        if o.data.users > 1:
            o.data = o.data.copy()
        if not o.data.materials:
            o.data.materials.append(black)
        for i in range(len(o.data.materials)):
            o.data.materials[i] = shown.get((o.name, i), black)
    c = s.cycles
    c.max_bounces, c.use_adaptive_sampling = 0, False
    _render("UV", aux=False, spp=24)


def render_all(meta, mats, panels, columns=0, film=None, metal=False, margin=.10):
    """meta: what the placing needs to know. mats: the panel's materials (Mat). panels: (object, slot) with a 0..1 uv map.
    film: object of a transparent film on glass, hidden for pass C."""
    os.makedirs(OUT, exist_ok=True)
    bpy.context.view_layer.update()
    for m in mats:
        m.glows = m.b.inputs["Emission Strength"].default_value > 0 and not columns and m.m.get("glows")
    box = _neighbourhood(panels, margin)
    meta["border"], meta["width"] = box, WIDTH
    json.dump(meta, open(os.path.join(OUT, "scene.json"), "w"))
    draft = tuple(map(float, ARGS["crop"].split(","))) if "crop" in ARGS else None
    whole = "C" if film else "W"
    if film and "C" in ONLY and not _done("C"):
        film.hide_render = True
        _border(draft)
        _render("C")
        film.hide_render = False
    if "texture" in ARGS:
        _set_picture(mats, ARGS["texture"])
        _border(draft)
        return _render("T")
    for name, value in (("W", PANEL_WHITE), ("B", 0.0)):
        if name in ONLY and not _done(name):
            _set_albedo(mats, value)
            _border(draft or (None if name == whole else box))
            _render(name)
    if metal and "M" in ONLY and not _done("M"):
        _set_albedo(mats, 1.0)
        keep = [(m, m.b.inputs["Metallic"].default_value) for m in mats]
        for m in mats:
            m.b.inputs["Metallic"].default_value = 1
            for l in list(m.b.inputs["Roughness"].links):
                m.nt.links.remove(l)
            m.b.inputs["Roughness"].default_value = .2
        _border(draft or box)
        _render("M")
        for m, v in keep:
            m.b.inputs["Metallic"].default_value = v
    _border(None)
    if columns and "E" in ONLY:
        _glow(mats, columns)
    if "UV" in ONLY and not _done("UV"):
        _border(box)
        _uv(panels)
