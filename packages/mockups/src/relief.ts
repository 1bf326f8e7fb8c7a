/** Three passes of a box, near a bell curve; edges repeat. */
export function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const share = 1 / (2 * r + 1);
  const spare: Float32Array = new Float32Array(source.length);
  let from = source;
  let to: Float32Array = new Float32Array(source.length);
  const run = (lines: number, length: number, line: number, next: number) => {
    for (let l = 0; l < lines; l += 1) {
      const start = l * line;
      const value = (k: number) => from[start + Math.min(length - 1, Math.max(0, k)) * next] ?? 0;
      let sum = 0;
      for (let k = -r; k <= r; k += 1) sum += value(k);
      for (let k = 0; k < length; k += 1) {
        to[start + k * next] = sum * share;
        sum += value(k + r + 1) - value(k - r);
      }
    }
    const done = to;
    to = from === source ? spare : from;
    from = done;
  };
  for (let pass = 0; pass < 3; pass += 1) {
    run(height, width, width, 1);
    run(width, height, 1, width);
  }
  return from;
}

type Field = { alpha: Float32Array; width: number; height: number };

/** Letters that stand off the panel: soft shadow below, lit upper edge, shaded lower one. `unit` is the panel's height. */
export function raise(
  { alpha, width, height }: Field,
  unit: number,
  { depth = 0.02, blur: soft = 0.01, strength = 0.6, side = 0 },
): Float32Array {
  const down = Math.max(1, Math.round(depth * unit));
  const across = Math.round(-side * depth * unit);
  const edge = Math.max(1, Math.round(down * 0.35));
  const shadow = blur(alpha, width, height, soft * unit);
  const shade = new Float32Array(width * height);
  const clamp = (value: number, last: number) => Math.min(last, Math.max(0, value));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const solid = alpha[k] ?? 0;
      const cast = shadow[clamp(y - down, height - 1) * width + clamp(x - across, width - 1)] ?? 0;
      const over = alpha[clamp(y - edge, height - 1) * width + x] ?? 0;
      const under = alpha[clamp(y + edge, height - 1) * width + x] ?? 0;
      shade[k] = (1 - strength * cast * (1 - solid)) * (1 + solid * (0.28 * (1 - over) - 0.3 * (1 - under)));
    }
  return shade;
}

/** Pressed in: the slope of the softened mark against the light. */
export function press(
  { alpha, width, height }: Field,
  unit: number,
  { blur: soft = 0.004, strength = 0.4, light = [-0.8, -0.6] as readonly [number, number] },
): Float32Array {
  const height0 = blur(alpha, width, height, soft * unit);
  const steep = strength * Math.max(2, soft * unit * 3);
  const shade = new Float32Array(width * height).fill(1);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const k = y * width + x;
      const dx = (height0[k + 1] ?? 0) - (height0[k - 1] ?? 0);
      const dy = (height0[k + width] ?? 0) - (height0[k - width] ?? 0);
      shade[k] = Math.min(1.6, Math.max(0.45, 1 + steep * (dx * light[0] + dy * light[1])));
    }
  return shade;
}

/** A steady noise of a cell, 0…1. */
export function speck(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Satin stitches: rows of slanted threads, each round in the light, with a raised body of the whole. */
export function stitch(
  field: Field,
  unit: number,
  options: { blur?: number; strength?: number; light?: readonly [number, number] },
): Float32Array {
  const { alpha, width, height } = field;
  const shade = press(field, unit, { blur: 0.008, ...options });
  const thread = Math.max(2.2, unit / 190);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const solid = alpha[k] ?? 0;
      if (solid === 0) continue;
      const across = (x + y * 0.55) / thread;
      const row = Math.floor(across);
      const part = across - row;
      const along = (y - x * 0.55) / (thread * 9) + speck(row, 7);
      const end = Math.abs(along - Math.floor(along) - 0.5) > 0.46 ? 0.82 : 1;
      const round = 0.72 + 0.5 * Math.sin(Math.PI * part) * end;
      shade[k] = (shade[k] ?? 1) * (1 + solid * (round * (0.92 + 0.16 * speck(row, Math.floor(along))) - 1));
    }
  return shade;
}

/** How evenly a rubber stamp inks: blotches, a heavier rim, specks without ink. */
export function inkCover({ alpha, width, height }: Field, unit: number): Float32Array {
  const cells = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) cells[y * width + x] = speck(x, y);
  const fine = blur(cells, width, height, Math.max(1, unit / 500));
  const clouds = blur(cells, width, height, unit / 26);
  const body = blur(alpha, width, height, unit / 90);
  const cover = new Float32Array(width * height);
  for (let k = 0; k < cover.length; k += 1) {
    const rim = 1 - (body[k] ?? 0);
    const grain = ((fine[k] ?? 0.5) - 0.5) * 5 + ((clouds[k] ?? 0.5) - 0.5) * 26;
    cover[k] = (alpha[k] ?? 0) * Math.min(1, Math.max(0.25, 0.84 + grain * 0.5 + rim * 0.3));
  }
  return cover;
}
