"""Reads the scanline EXR files that Blender writes (ZIP or no compression, half or float) into numpy arrays."""
import struct, zlib
import numpy as np


def _header(d):
    p, attrs = 8, {}
    while d[p]:
        end = d.index(0, p)
        name = d[p:end].decode()
        p = d.index(0, end + 1) + 1
        (size,) = struct.unpack_from("<i", d, p)
        attrs[name] = d[p + 4:p + 4 + size]
        p += 4 + size
    return attrs, p + 1


def _channels(raw):
    p, out = 0, []
    while raw[p]:
        end = raw.index(0, p)
        (kind,) = struct.unpack_from("<i", raw, end + 1)
        out.append((raw[p:end].decode(), np.dtype("<f2") if kind == 1 else np.dtype("<f4")))
        p = end + 17
    return out


def _unzip(data, size):
    if len(data) == size:
        return np.frombuffer(data, np.uint8)
    b = np.frombuffer(zlib.decompress(data), np.uint8).astype(np.int64)
    b[1:] -= 128
    b = np.cumsum(b).astype(np.uint8)
    half = (len(b) + 1) // 2
    out = np.empty_like(b)
    out[0::2], out[1::2] = b[:half], b[half:]
    return out


def read_exr(path):
    """H x W x 3 float32, in the order R, G, B. The file's data window is the picture."""
    d = open(path, "rb").read()
    attrs, p = _header(d)
    x0, y0, x1, y1 = struct.unpack("<4i", attrs["dataWindow"])
    w, h = x1 - x0 + 1, y1 - y0 + 1
    lines = {0: 1, 2: 1, 3: 16}[attrs["compression"][0]]
    chans = _channels(attrs["channels"])
    out = {n: np.zeros((h, w), np.float32) for n, _ in chans}
    n = -(-h // lines)
    for off in struct.unpack_from(f"<{n}Q", d, p):
        y, size = struct.unpack_from("<ii", d, off)
        rows = min(lines, y1 + 1 - y)
        raw = _unzip(d[off + 8:off + 8 + size], rows * w * sum(t.itemsize for _, t in chans))
        q = 0
        for r in range(rows):
            for name, t in chans:
                k = w * t.itemsize
                out[name][y - y0 + r] = raw[q:q + k].view(t) if raw[q:q + k].flags.c_contiguous else np.frombuffer(raw[q:q + k].tobytes(), t)
                q += k
    return np.stack([out[c] for c in "RGB"], -1)
