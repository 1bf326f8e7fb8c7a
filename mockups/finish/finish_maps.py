"""The uv map of a panel is smooth, so a value for every few pixels holds it; only coverage is kept for each pixel."""
import numpy as np
from tone import box_blur

STEP = 4
SOFT = 24   # pixels that an edge out of focus may take from whole to nothing


def _fill(a, ok, rounds):
    """Carries values outwards, ring by ring, on a straight line where two inner values are known."""
    a, ok = a.copy(), ok.copy()
    for _ in range(rounds):
        total, n = np.zeros_like(a), np.zeros(a.shape, np.float32)
        for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            near, far = np.roll(a, (dy, dx), (0, 1)), np.roll(a, (2 * dy, 2 * dx), (0, 1))
            k1, k2 = np.roll(ok, (dy, dx), (0, 1)), np.roll(ok, (2 * dy, 2 * dx), (0, 1))
            both = k1 & k2
            total += np.where(both, 2 * near - far, 0)
            n += both
        new = ~ok & (n > 0)
        if not new.any():
            break
        a[new], ok = (total / np.maximum(n, 1))[new], ok | new
    return a, ok


def _sample(a, xs, ys):
    """Bilinear at full-size pixel positions."""
    h, w = a.shape
    xs, ys = np.clip(xs, 0, w - 1.001), np.clip(ys, 0, h - 1.001)
    x, y = xs.astype(int), ys.astype(int)
    fx, fy = (xs - x)[None, :], (ys - y)[:, None]
    g = lambda dy, dx: a[np.ix_(y + dy, x + dx)]
    return (g(0, 0) * (1 - fx) + g(0, 1) * fx) * (1 - fy) + (g(1, 0) * (1 - fx) + g(1, 1) * fx) * fy


def panel_maps(arrays, boxes, s, size):
    """Bytes of all panels at scale s, their headers, and pixels per unit of u where a panel is large."""
    out, heads, density = b"", [], 0.0
    for i, (bx, by, bw, bh) in enumerate(boxes):
        cov = arrays[f"cov{i}"].astype(np.float32) / 255
        sure = cov > .97
        pad = int(np.ceil(STEP / s)) + SOFT
        grids = []
        for n in "uv":
            a = np.pad(arrays[f"{n}{i}"].astype(np.float32) / 65535, pad)
            ok = np.pad(sure, pad)
            soft, weight = box_blur(np.where(ok, a, 0), 1), box_blur(ok.astype(np.float32), 1)
            inner = ok & (weight > .999)          # smooth sampling noise where all neighbours are known
            a = np.where(inner, soft / np.maximum(weight, 1e-6), a)
            grids.append(_fill(a, ok, pad)[0])
        # pixels of the small picture that the panel touches
        x0, y0 = max(0, int(np.floor(bx * s)) - 1), max(0, int(np.floor(by * s)) - 1)
        x1, y1 = min(size[0], int(np.ceil((bx + bw) * s)) + 1), min(size[1], int(np.ceil((by + bh) * s)) + 1)
        w, h = x1 - x0, y1 - y0
        cols, rows = -(-w // STEP) + 2, -(-h // STEP) + 2
        place = lambda first, n, off, k: (first + np.arange(n) * k + .5) / s - .5 - off
        gx, gy = place(x0, cols, bx, STEP) + pad, place(y0, rows, by, STEP) + pad
        for g in grids:
            out += np.clip((_sample(g, gx, gy) + .5) / 2 * 65535, 0, 65535).round().astype("<u2").tobytes()
        wide = np.pad(cov, pad)
        if s < 1:
            wide = box_blur(wide, max(1, .5 / s))  # a pixel of the small picture covers several
        c = _sample(wide, place(x0, w, bx, 1) + pad, place(y0, h, by, 1) + pad)
        # pixels with a trace of panel take part too, their light is in the pictures already
        out += np.clip(np.where(c > .02, c, 0) * 255, 0, 255).round().astype(np.uint8).tobytes()
        u = grids[0]
        slope = np.hypot(np.diff(u, axis=1)[:-1], np.diff(u, axis=0)[:, :-1])[np.pad(sure, pad)[:-1, :-1]]
        density = max(density, float(1 / max(4e-4, np.percentile(slope, 10))) * s)
        heads.append({"box": [x0, y0, w, h], "grid": [cols, rows], "step": STEP})
    return out, heads, round(density, 1)
