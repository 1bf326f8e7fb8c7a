"""Writes 8 bit RGB pictures; each line takes the better of the filters 'up' and 'average'."""
import struct, zlib
import numpy as np


def write_png(path, a):
    h, w = a.shape[:2]
    rows = a.reshape(h, w * 3).astype(np.int16)
    up = np.vstack([np.zeros((1, w * 3), np.int16), rows[:-1]])
    left = np.hstack([np.zeros((h, 3), np.int16), rows[:, :-3]])
    choices = [(2, rows - up), (3, rows - ((left + up) >> 1))]
    cost = np.stack([np.abs(((c + 128) & 255) - 128).sum(1) for _, c in choices])
    best = cost.argmin(0)
    out = np.empty((h, w * 3 + 1), np.uint8)
    for i, (kind, c) in enumerate(choices):
        m = best == i
        out[m, 0], out[m, 1:] = kind, c[m].astype(np.uint8)

    def chunk(tag, data):
        return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))

    with open(path, "wb") as f:
        f.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 0)) + chunk(b"IDAT", zlib.compress(out.tobytes(), 9)) + chunk(b"IEND", b""))
