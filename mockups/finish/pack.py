"""Finished scenes -> the files of the product: one file a scene and size.   pack.py <done dir> <out dir> [scene…]

A file is a header's length (32 bits), the header (JSON: what placing must know, and `parts` as [name, bytes]) and the parts:
base, black, white, metal, glow0… as WebP, and `maps` (deflate): per panel the grids of u and v, then the coverage.
"""
import glob, io, json, os, struct, sys, zlib
import numpy as np
from PIL import Image
from finish_maps import panel_maps
from tone import KNEE, display

LIMITS = {1920: 1_600_000, 900: 600_000}
KEPT = ("name", "aspect", "art", "mode", "ground", "grounds", "takesBackground", "sameAround", "inks", "speckle", "weave", "relief", "contrast", "grain", "knee")
LOOK = ("aspect", "art", "mode", "ground", "grounds", "takesBackground", "inks")


def decode_table(contrast):
    b = np.arange(256) / 255
    y = np.minimum(np.where(b <= .04045, b / 12.92, ((b + .055) / 1.055) ** 2.4), .9975)
    x = np.where(y <= KNEE, y, KNEE - (1 - KNEE) * np.log(np.maximum(1e-9, 1 - (y - KNEE) / (1 - KNEE))))
    return (0.18 * (x / 0.18) ** (1 / contrast)).astype(np.float32)


def shrink(picture, size, meta):
    """To another size in linear light; the tone curve is put back after."""
    if picture.shape[1] == size[0]:
        return picture
    light = decode_table(meta["contrast"])[picture]
    small = np.stack([np.asarray(Image.fromarray(light[..., c]).resize(size, Image.Resampling.BICUBIC)) for c in range(3)], -1)
    return np.clip(display(np.maximum(small, 0), meta) * 255, 0, 255).round().astype(np.uint8)


def webp(a, quality):
    out = io.BytesIO()
    Image.fromarray(a).save(out, "WEBP", quality=quality, method=4)
    return out.getvalue()


def pack(done, out, width):
    meta = json.load(open(f"{done}/scene.json"))
    read = lambda n: np.asarray(Image.open(f"{done}/{n}.png").convert("RGB"))
    base = read(meta["base"])
    fw, fh = meta["size"]
    size = (width, round(fh * width / fw))
    s = width / fw
    x, y, w, h = meta["crop"]
    crop = [int(np.ceil(x * s)), int(np.ceil(y * s)), int((x + w) * s) - int(np.ceil(x * s)), int((y + h) * s) - int(np.ceil(y * s))]
    pictures = {"base": shrink(base, size, meta)}
    for k, name in (("W", "white"), ("B", "black"), ("M", "metal")):
        if k != meta["base"] and os.path.exists(f"{done}/{k}.png"):
            full = base.copy()
            full[y:y + h, x:x + w] = read(k)
            pictures[name] = shrink(full, size, meta)[crop[1]:crop[1] + crop[3], crop[0]:crop[0] + crop[2]]
    head = {k: meta[k] for k in KEPT if k in meta} | {"size": size, "crop": crop}
    if "glow" in meta:
        for i in range(meta["glow"]["columns"]):
            e = Image.open(f"{done}/E{i}.png")
            pictures[f"glow{i}"] = np.asarray(e.resize((e.width * width // 1920, e.height * width // 1920), Image.Resampling.BOX) if width < 1920 else e)
        gh, gw = pictures["glow0"].shape[:2]
        head["glow"] = meta["glow"] | {"size": [gw, gh]}
    maps, head["panels"], head["density"] = panel_maps(np.load(f"{done}/uv.npz"), meta["panels"], s, size)
    maps = zlib.compress(maps, 9)[2:-4]
    for quality in range(95, 60, -5):
        parts = {k: webp(a, quality) for k, a in pictures.items()} | {"maps": maps}
        if sum(map(len, parts.values())) < LIMITS[width] - 4000:
            break
    head["parts"] = [[k, len(v)] for k, v in parts.items()]
    text = json.dumps(head, separators=(",", ":")).encode()
    path = f"{out}/{meta['name']}-{width}.scene"
    with open(path, "wb") as f:
        f.write(struct.pack("<I", len(text)) + text + b"".join(parts.values()))
    print(meta["name"], width, f"quality {quality}", f"{os.path.getsize(path) // 1024} KB", {k: len(v) // 1024 for k, v in parts.items()}, flush=True)


def write_looks(out):
    """What the product must know of a scene before it opens its file, beside the code that reads it."""
    looks = {}
    for path in sorted(glob.glob(f"{out}/*-1920.scene")):
        with open(path, "rb") as f:
            head = json.loads(f.read(struct.unpack("<I", f.read(4))[0]))
        looks[head["name"]] = {k: head[k] for k in LOOK if k in head}
    with open(f"{out}/../src/scene-looks.gen.json", "w") as f:
        f.write(json.dumps(looks, indent=2) + "\n")


done, out, names = sys.argv[1], sys.argv[2], sys.argv[3:]
os.makedirs(out, exist_ok=True)
for name in names or sorted(os.listdir(done)):
    if os.path.exists(f"{done}/{name}/scene.json"):
        for width in (1920, 900):
            pack(f"{done}/{name}", out, width)
write_looks(out)
