"""Lens and tone curve. The curve works on each channel alone, so the placing inverts it with a table of 256 entries:
display = sRGB(shoulder(contrast(linear)))."""
import numpy as np

KNEE = 0.55


def shoulder(x, contrast):
    x = 0.18 * np.power(np.maximum(x, 0) / 0.18, contrast)
    return np.where(x <= KNEE, x, KNEE + (1 - KNEE) * (1 - np.exp(-(x - KNEE) / (1 - KNEE))))


def srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-9), 1 / 2.4) - 0.055)


def display(x, meta):
    """Linear light to 0..1 as shown."""
    return srgb(shoulder(x, meta.get("contrast", 1.0)))


def box_blur(x, r):
    """Three passes of a box: near a bell curve. Edges repeat."""
    r = max(1, int(round(r)))
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0)] * x.ndim
            pad[axis] = (r + 1, r)
            c = np.cumsum(np.pad(x, pad, mode="edge"), axis=axis, dtype=np.float64)
            n = x.shape[axis]
            hi = np.take(c, np.arange(2 * r + 1, 2 * r + 1 + n), axis=axis)
            lo = np.take(c, np.arange(0, n), axis=axis)
            x = ((hi - lo) / (2 * r + 1)).astype(np.float32)
    return x


def lens(x, meta, frame=None):
    """Vignette and a faint bloom; both are linear, so they may be applied to each pass on its own.
    frame: (left, top, width, height) of the whole picture in x's pixels where x is only a part of it."""
    h, w = x.shape[:2]
    left, top, fw, fh = frame or (0, 0, w, h)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = ((xx - left - fw / 2) ** 2 + (yy - top - fh / 2) ** 2) / ((fw / 2) ** 2 + (fh / 2) ** 2)
    x = x * (1 / (1 + meta.get("vignette", 0.3) * r2) ** 2)[..., None]
    b = meta.get("bloom", 0.03)
    if b:
        s = np.minimum(x, 8)
        x = x * (1 - b) + sum(box_blur(s, fw * k * .9) for k in (0.006, 0.02, 0.05)) / 3 * b
    return x
