"""Rendered passes of one scene -> finished pictures.   finish.py <work dir> <out dir> <weights.tza | weights.onnx>

out/W.png (whole; C.png where the panel is film on glass), B.png (and M.png, or W.png of film) cropped to the panel's
neighbourhood, E0…E3.png at quarter size, uv.npz (u, v, coverage of every panel), scene.json. The pictures are 8 bit as
shown; pack.ts makes the small files of the product from them.
"""
import json, os, sys, time
import numpy as np
from denoise import denoise
from exr import read_exr
from png import write_png
from tone import KNEE, box_blur, display, lens

KEEP = 0.4          # share of fine detail under the network's result that is given back


def load(work, name):
    p = os.path.join(work, name + "_0001.exr")
    return read_exr(p) if os.path.exists(p) else None


def clean(work, name, weights):
    c = load(work, name)
    if c is None:
        return None
    c = np.nan_to_num(np.maximum(c, 0))
    d = denoise(c, load(work, name + "_alb"), load(work, name + "_nrm"), weights)
    k = 0.10 * np.maximum(d, 0.002)
    return d + np.clip(c - d, -k, k) * KEEP


def crop_box(border, w, h, shape):
    """Pixels (left, top, width, height) of Blender's border (0..1, from the lower left)."""
    x0, y1 = int(round(border[0] * w)), int(round(border[3] * h))
    ch, cw = shape[:2]
    return min(max(0, int(border[0] * w)), w - cw), min(max(0, h - min(h, y1)), h - ch), cw, ch


def align(part, whole, guess):
    """Blender's rounding of the border is not documented: take the offset (of nine) where the rim fits best."""
    x, y, w, h = guess
    best, rim = None, max(2, min(w, h) // 40)
    for dy in (0, -1, 1):
        for dx in (0, -1, 1):
            a, b = x + dx, y + dy
            if a < 0 or b < 0 or a + w > whole.shape[1] or b + h > whole.shape[0]:
                continue
            q = whole[b:b + h, a:a + w]
            m = np.ones((h, w), bool)
            m[rim:-rim, rim:-rim] = False
            err = float(np.minimum(np.abs(part - q)[m], .5).mean())
            if best is None or err < best[0] - 1e-6:
                best = (err, (a, b, w, h))
    return best[1]


def feather(h, w, x, y, fw, fh):
    """1 inside, 0 at those sides of the part that are not the picture's own edge."""
    f = max(4, fw // 60)
    ramp = lambda n, lo, hi: np.minimum(np.clip((np.arange(n) + .5) / f, 0, 1) if lo else 1, np.clip((n - np.arange(n) - .5) / f, 0, 1) if hi else 1) * np.ones(n)
    return (ramp(h, y > 0, y + h < fh)[:, None] * ramp(w, x > 0, x + w < fw)[None, :]).astype(np.float32)[..., None]


def grow(u, v, ok, steps):
    """Carries uv a few pixels past the edge, so that edge pixels find their texel."""
    for _ in range(steps):
        n, su, sv = (np.zeros(u.shape, np.float32) for _ in range(3))
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                r = lambda a: np.roll(np.roll(a, dy, 0), dx, 1)
                k = r(ok.astype(np.float32))
                n, su, sv = n + k, su + k * r(np.where(ok, u, 0)), sv + k * r(np.where(ok, v, 0))
        new = ~ok & (n > 0)
        u, v, ok = np.where(new, su / np.maximum(n, 1), u), np.where(new, sv / np.maximum(n, 1), v), ok | new
    return u, v, ok


def panels(uv):
    """Every panel of the UV pass: its box, u, v, and coverage."""
    cov = np.clip(uv[..., 2], 0, 1)
    u, v = uv[..., 0] / np.maximum(cov, 1e-4), uv[..., 1] / np.maximum(cov, 1e-4)
    number = np.where(cov > .02, np.floor((u + .5) / 2), -1).astype(int)
    h, w = cov.shape
    for k in range(number.max() + 1):
        mine = number == k
        if mine.sum() < 50:
            continue
        ys, xs = np.where(mine)
        x0, y0, x1, y1 = max(xs.min() - 6, 0), max(ys.min() - 6, 0), min(xs.max() + 7, w), min(ys.max() + 7, h)
        cut = lambda a: a[y0:y1, x0:x1]
        uu, vv, ok = grow(cut(u) - 2 * k, cut(v), cut(mine & (cov > .5)), 6)
        yield {"box": [int(x0), int(y0), int(x1 - x0), int(y1 - y0)], "u": uu, "v": vv, "ok": ok, "cov": np.where(cut(mine), cut(cov), 0)}


def whole_map(work, box, fw, fh):
    """The UV pass (rendered round the panel only) laid into the whole picture."""
    x, y, w, h = box
    full = np.zeros((fh, fw, 3), np.float32)
    full[y:y + h, x:x + w] = load(work, "UV")
    return full


def glow(work, out, weights, gain, meta, uv):
    """Light of each glowing column beside the panel; the hole is filled smoothly, so that enlarging leaves no rim."""
    es = []
    while (e := clean(work, f"E{len(es)}", weights)) is not None:
        es.append(e * gain)
    if not es:
        return
    h, w = es[0].shape[:2]
    cov = np.clip(uv[..., 2], 0, 1)
    sy, sx = cov.shape[0] // h, cov.shape[1] // w
    cov = cov[:h * sy, :w * sx].reshape(h, sy, w, sx).mean((1, 3))
    m = (box_blur(cov, 2) < .01).astype(np.float32)[..., None]
    es = [e * m + box_blur(e * m, 3) / np.maximum(box_blur(m, 3), 1e-3) * (1 - m) for e in es]
    peak = float(max(np.percentile(e, 99.9) for e in es))
    for i, e in enumerate(es):
        write_png(f"{out}/E{i}.png", (np.sqrt(np.clip(e / peak, 0, 1)) * 255).round().astype(np.uint8))
    meta["glow"] = {"columns": len(es), "peak": round(peak, 6)}


def main(work, out, weights):
    t0 = time.time()
    os.makedirs(out, exist_ok=True)
    meta = json.load(open(os.path.join(work, "scene.json")))
    gain = np.array(meta.get("white_balance", [1, 1, 1]), np.float32) * 2 ** meta["exposure"]
    base = "C" if os.path.exists(f"{work}/C_0001.exr") else "W"
    whole = clean(work, base, weights)
    fh, fw = whole.shape[:2]
    parts, box = {}, None
    for k in "WBM":
        if k != base and (c := clean(work, k, weights)) is not None:
            box = box or align(c, whole, crop_box(meta["border"], fw, fh, c.shape))
            parts[k] = c
    x, y, w, h = box
    f = feather(h, w, x, y, fw, fh)
    cut = whole[y:y + h, x:x + w]
    # the bloom of a part needs what lies round it, so each part is laid into the whole picture first
    shown = {base: lens(whole * gain, meta)}
    for k, c in parts.items():
        full = whole.copy()
        full[y:y + h, x:x + w] = c * f + cut * (1 - f)
        shown[k] = lens(full * gain, meta)[y:y + h, x:x + w]
    low, high = shown["B"], shown["W"] if base == "C" else shown["W"][y:y + h, x:x + w]
    np.maximum(high, low, out=high)
    rnd = np.random.default_rng(1)
    for k, c in shown.items():
        d = display(c, meta)
        write_png(f"{out}/{k}.png", np.clip(d * 255 + (rnd.random(d.shape) - .5) * .5, 0, 255).round().astype(np.uint8))
    uv = whole_map(work, box, fw, fh)
    glow(work, out, weights, gain, meta, uv)
    arrays = {}
    meta["panels"] = []
    for i, p in enumerate(panels(uv)):
        meta["panels"].append(p["box"])
        arrays |= {f"u{i}": (np.clip(p["u"], 0, 1) * 65535).round().astype(np.uint16), f"v{i}": (np.clip(p["v"], 0, 1) * 65535).round().astype(np.uint16),
                   f"cov{i}": (p["cov"] * 255).round().astype(np.uint8), f"ok{i}": p["ok"]}
    np.savez_compressed(f"{out}/uv.npz", **arrays)
    meta |= {"size": [fw, fh], "crop": [x, y, w, h], "base": base, "knee": KNEE}
    json.dump(meta, open(f"{out}/scene.json", "w"), indent=1)
    print("finish", meta["name"], round(time.time() - t0, 1), "s", {n: os.path.getsize(f"{out}/{n}") // 1024 for n in sorted(os.listdir(out))}, flush=True)


main(*sys.argv[1:4])
