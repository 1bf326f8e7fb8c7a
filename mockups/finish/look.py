"""look.py DIR… OUT.png: the drafts in DIRs (their W, or the pass named by PASS=) side by side, denoised where weights are given."""
import json, os, sys
import numpy as np
from PIL import Image
from exr import read_exr
from tone import display, lens
tiles = []
for d in sys.argv[1:-1]:
    k = os.environ.get("PASS") or ("C" if os.path.exists(d + "/C_0001.exr") else "W")
    meta = json.load(open(d + "/scene.json"))
    x = read_exr(f"{d}/{k}_0001.exr")
    if os.environ.get("WEIGHTS") and k != "UV":
        from denoise import denoise
        x = denoise(x, read_exr(f"{d}/{k}_alb_0001.exr"), read_exr(f"{d}/{k}_nrm_0001.exr"), os.environ["WEIGHTS"])
    x = x if k == "UV" else display(lens(x * 2 ** meta["exposure"] * np.array(meta.get("white_balance", [1, 1, 1])), meta), meta) 
    tiles.append((np.clip(x, 0, 1) * 255).astype(np.uint8))
cols = 1 if len(tiles) == 1 else 2
h, w = max(t.shape[0] for t in tiles), max(t.shape[1] for t in tiles)
sheet = np.full((-(-len(tiles) // cols) * h, cols * w, 3), 90, np.uint8)
for i, t in enumerate(tiles):
    sheet[i // cols * h:i // cols * h + t.shape[0], i % cols * w:i % cols * w + t.shape[1]] = t
Image.fromarray(sheet).resize((sheet.shape[1] * int(os.environ.get("Z", 1)), sheet.shape[0] * int(os.environ.get("Z", 1))), Image.LANCZOS).save(sys.argv[-1])
