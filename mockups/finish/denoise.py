"""Open Image Denoise's published U-Net (weights: Apache-2.0, *.tza) run with onnxruntime on the CPU,
because Debian's Blender is built without OIDN. denoise(color, albedo, normal) -> color, all HxWx3 linear float."""
import os, struct, sys
import numpy as np
import onnxruntime as ort


def read_tza(path):
    d = open(path, "rb").read()
    magic, _, _, off = struct.unpack_from("<HBBQ", d, 0)
    assert magic == 0x41D7, "not a tza file"
    (n,) = struct.unpack_from("<I", d, off)
    p, out = off + 4, {}
    for _ in range(n):
        (ln,) = struct.unpack_from("<H", d, p); p += 2
        name = d[p:p + ln].decode(); p += ln
        nd = d[p]; p += 1
        dims = struct.unpack_from(f"<{nd}I", d, p); p += 4 * nd
        p += nd  # layout letters
        dt = chr(d[p]); p += 1
        (o,) = struct.unpack_from("<Q", d, p); p += 8
        t = np.float16 if dt == "h" else np.float32
        out[name] = np.frombuffer(d, t, int(np.prod(dims)), o).reshape(dims).astype(np.float32)
    return out


def to_onnx(tza):
    """The network as an ONNX model (needs the package onnx; the model runs without it)."""
    from onnx import helper as h, numpy_helper as nh, TensorProto as T
    w = read_tza(tza)
    nodes, inits, cnt = [], [], [0]

    def nm():
        cnt[0] += 1
        return f"t{cnt[0]}"

    def conv(x, name, relu=True):
        for k in ("weight", "bias"):
            inits.append(nh.from_array(w[f"{name}.{k}"], f"{name}.{k}"))
        y = nm()
        nodes.append(h.make_node("Conv", [x, f"{name}.weight", f"{name}.bias"], [y], pads=[1, 1, 1, 1], kernel_shape=[3, 3]))
        if relu:
            z = nm(); nodes.append(h.make_node("Relu", [y], [z])); return z
        return y

    def pool(x):
        y = nm(); nodes.append(h.make_node("MaxPool", [x], [y], kernel_shape=[2, 2], strides=[2, 2])); return y

    inits.append(nh.from_array(np.array([1, 1, 2, 2], np.float32), "sc"))

    def up(x):
        y = nm(); nodes.append(h.make_node("Resize", [x, "", "sc"], [y], mode="nearest",
                 coordinate_transformation_mode="asymmetric", nearest_mode="floor")); return y

    def cat(a, b):
        y = nm(); nodes.append(h.make_node("Concat", [a, b], [y], axis=1)); return y

    x = conv("in", "enc_conv0"); x = conv(x, "enc_conv1"); p1 = x = pool(x)
    x = conv(x, "enc_conv2"); p2 = x = pool(x)
    x = conv(x, "enc_conv3"); p3 = x = pool(x)
    x = conv(x, "enc_conv4"); x = pool(x)
    x = conv(x, "enc_conv5a"); x = conv(x, "enc_conv5b")
    for k, skip in (("4", p3), ("3", p2), ("2", p1), ("1", "in")):
        x = cat(up(x), skip); x = conv(x, f"dec_conv{k}a"); x = conv(x, f"dec_conv{k}b")
    x = conv(x, "dec_conv0", relu=False)
    g = h.make_graph(nodes, "oidn", [h.make_tensor_value_info("in", T.FLOAT, [1, w["enc_conv0.weight"].shape[1], None, None])],
                     [h.make_tensor_value_info(x, T.FLOAT, None)], inits)
    return h.make_model(g, opset_imports=[h.make_opsetid("", 13)], ir_version=8).SerializeToString()


def session(weights):
    model = open(weights, "rb").read() if weights.endswith(".onnx") else to_onnx(weights)
    so = ort.SessionOptions(); so.intra_op_num_threads = int(os.environ.get("THREADS", "2"))
    return ort.InferenceSession(model, so, providers=["CPUExecutionProvider"])


# OIDN's HDR transfer function (perceptually uniform curve)
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
fwd = lambda y: np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))
inv = lambda x: np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 1e-12), 1 / C), np.exp((x - G) / E) - F))
NORM = 1 / float(fwd(np.array(65504.0)))
_sess = {}


def denoise(color, albedo, normal, weights):
    s = _sess.get(weights) or _sess.setdefault(weights, session(weights))
    hh, ww = color.shape[:2]
    color = np.nan_to_num(np.maximum(color, 0))
    lum = color @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    lum = lum[:hh // 16 * 16, :ww // 16 * 16].reshape(hh // 16, 16, ww // 16, 16).mean((1, 3))
    lum = lum[lum > 1e-8]
    exposure = 0.18 / float(np.exp(np.log(lum).mean())) if lum.size else 1.0
    x = np.concatenate([fwd(np.clip(color * exposure, 0, 65504)) * NORM, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], 2)
    ph, pw = -hh % 16, -ww % 16
    x = np.pad(x.astype(np.float32), ((0, ph), (0, pw), (0, 0)), mode="reflect").transpose(2, 0, 1)[None]
    y = s.run(None, {"in": np.ascontiguousarray(x)})[0][0].transpose(1, 2, 0)[:hh, :ww]
    return (inv(np.maximum(y, 0) / NORM) / exposure).astype(np.float32)


if __name__ == "__main__":      # denoise.py weights.tza weights.onnx: for machines without the package onnx
    open(sys.argv[2], "wb").write(to_onnx(sys.argv[1]))
