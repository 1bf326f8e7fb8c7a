import { panelTexture, TEXEL, type PanelTexture, type Placing } from './panel-texture.ts';
import { blur, speck } from './relief.ts';
import type { Pixels, Scene } from './scene.ts';
import type { Rgb } from './tone.ts';

/** How bright letters of light are against the scene. */
const LIT_POWER = 1.6;

/** The light that glowing letters throw on the scene, at the glow maps' own size: column by column. */
function spillOf({ glow }: Scene, { texels, width, height }: PanelTexture): Float32Array | undefined {
  const [first] = glow;
  if (!first) return undefined;
  const spill = new Float32Array(first.length);
  for (const [column, light] of glow.entries()) {
    const x0 = Math.floor((column / glow.length) * width);
    const x1 = Math.floor(((column + 1) / glow.length) * width);
    const mean = [0, 0, 0];
    for (let y = 0; y < height; y += 1)
      for (let x = x0; x < x1; x += 1) {
        const k = (y * width + x) * TEXEL;
        for (let c = 0; c < 3; c += 1) mean[c] = (mean[c] ?? 0) + (texels[k + 4] ?? 0) * (texels[k + c] ?? 0);
      }
    const area = Math.max(1, (x1 - x0) * height);
    for (let k = 0; k < spill.length; k += 1)
      spill[k] = (spill[k] ?? 0) + (LIT_POWER * (light[k] ?? 0) * (mean[k % 3] ?? 0)) / area;
  }
  return spill;
}

/** Everything but the panel: the light it throws on its surroundings takes its colour. */
function lightSurroundings(scene: Scene, texture: PanelTexture, out: Uint8ClampedArray) {
  const { meta, tone, dark, gain, clear, grain, around } = scene;
  const [pictureWidth, pictureHeight] = meta.size;
  const { encode, scale, last, decode } = tone;
  const color = meta.sameAround ? texture.ground : texture.mean;
  if (!clear) {
    const [left, top, width] = meta.crop;
    for (let n = 0; n < around.length; n += 1) {
      const inside = around[n]!;
      const from = inside * 3;
      const pixel = (top + ((inside / width) | 0)) * pictureWidth + left + (inside % width);
      for (let c = 0; c < 3; c += 1) {
        const light = dark[from + c]! + color[c]! * gain[from + c]!;
        const shown = encode[Math.min(last, Math.sqrt(light) * scale) | 0]!;
        out[pixel * 4 + c] = shown + grain[pixel]! * (1.15 - shown * 0.00294);
      }
    }
  }
  const spill = meta.mode === 'lit' ? spillOf(scene, texture) : undefined;
  if (!spill || !meta.glow) return;
  const [glowWidth, glowHeight] = meta.glow.size;
  for (let y = 0; y < pictureHeight; y += 1) {
    const gy = Math.min(glowHeight - 1.001, Math.max(0, ((y + 0.5) * glowHeight) / pictureHeight - 0.5));
    const row = gy | 0;
    for (let x = 0; x < pictureWidth; x += 1) {
      const gx = Math.min(glowWidth - 1.001, Math.max(0, ((x + 0.5) * glowWidth) / pictureWidth - 0.5));
      const column = gx | 0;
      const ax = gx - column;
      const ay = gy - row;
      const k = (row * glowWidth + column) * 3;
      const to = (y * pictureWidth + x) * 4;
      for (let c = 0; c < 3; c += 1) {
        const above = (spill[k + c] ?? 0) * (1 - ax) + (spill[k + 3 + c] ?? 0) * ax;
        const below = (spill[k + glowWidth * 3 + c] ?? 0) * (1 - ax) + (spill[k + glowWidth * 3 + 3 + c] ?? 0) * ax;
        const light = decode[out[to + c]!]! + above * (1 - ay) + below * ay;
        out[to + c] = encode[Math.min(last, Math.sqrt(light) * scale) | 0] ?? 0;
      }
    }
  }
}

/** The panel: a few samples of the texture under every pixel, then light by the rule of the finish. */
function paintPanel(scene: Scene, texture: PanelTexture, out: Uint8ClampedArray) {
  const { meta, tone, dark, gain, clear, metal, footprints, grain } = scene;
  const { at, uv, slope, cover, count } = footprints;
  const { texels, width, height, region, ground } = texture;
  const [left, bottom, right, top] = region;
  const [pictureWidth] = meta.size;
  const [cropLeft, cropTop, cropWidth, cropHeight] = meta.crop;
  const { encode, scale, last } = tone;
  const kx = width / (right - left);
  const ky = height / (top - bottom);
  const halo = meta.mode === 'lit' ? blur(texture.alpha, width, height, 0.06 * height) : undefined;
  const glowColor = halo ? meanOfMark(texture) : ground;
  const speckle = meta.speckle ?? 0;
  const weave = meta.weave ?? 0;
  const value = new Float64Array(TEXEL);
  const row = width * TEXEL;
  for (let n = 0; n < count; n += 1) {
    const pixel = at[n] ?? 0;
    const px = (pixel % pictureWidth) - cropLeft;
    const py = Math.floor(pixel / pictureWidth) - cropTop;
    if (px < 0 || py < 0 || px >= cropWidth || py >= cropHeight) continue;
    const u = uv[n * 2] ?? 0;
    const v = uv[n * 2 + 1] ?? 0;
    const ux = slope[n * 4] ?? 0;
    const vx = slope[n * 4 + 1] ?? 0;
    const uy = slope[n * 4 + 2] ?? 0;
    const vy = slope[n * 4 + 3] ?? 0;
    const stretch = Math.max(Math.abs(ux * kx) + Math.abs(vx * ky), Math.abs(uy * kx) + Math.abs(vy * ky));
    const side = stretch < 1.2 ? 1 : stretch < 1.8 ? 2 : Math.min(5, Math.ceil(stretch * 1.3));
    const share = 1 / (side * side);
    value.fill(0);
    let glowing = 0;
    for (let j = 0; j < side; j += 1)
      for (let i = 0; i < side; i += 1) {
        const fx = (i + 0.5) / side - 0.5;
        const fy = (j + 0.5) / side - 0.5;
        const tx = (u + ux * fx + uy * fy - left) * kx - 0.5;
        const ty = (top - (v + vx * fx + vy * fy)) * ky - 0.5;
        if (tx < 0 || ty < 0 || tx >= width - 1 || ty >= height - 1) {
          value[0]! += share * ground[0];
          value[1]! += share * ground[1];
          value[2]! += share * ground[2];
          value[3]! += share;
          continue;
        }
        const x = tx | 0;
        const y = ty | 0;
        const ax = tx - x;
        const ay = ty - y;
        const w00 = (1 - ax) * (1 - ay) * share;
        const w10 = ax * (1 - ay) * share;
        const w01 = (1 - ax) * ay * share;
        const w11 = ax * ay * share;
        let k = (y * width + x) * TEXEL;
        for (let c = 0; c < TEXEL; c += 1, k += 1)
          value[c]! +=
            texels[k]! * w00 + texels[k + TEXEL]! * w10 + texels[k + row]! * w01 + texels[k + row + TEXEL]! * w11;
        if (halo) glowing += share * (halo[y * width + x] ?? 0);
      }
    const covered = cover[n] ?? 0;
    const shade = 1 + ((value[3] ?? 1) - 1) * covered;
    const marked = value[4] ?? 0;
    const fibre = speckle ? 1 + speckle * (speck((u * 700) | 0, (v * 900) | 0) - 0.5) * (1 - marked) : 1;
    const thread = weave ? 1 - weave * marked * speck((u * 900) | 0, (v * 900) | 0) * 0.5 : 1;
    const from = (py * cropWidth + px) * 3;
    for (let c = 0; c < 3; c += 1) {
      const black = dark[from + c] ?? 0;
      const white = gain[from + c] ?? 0;
      const color = value[c] ?? 0;
      let light: number;
      if (clear) light = (clear[from + c] ?? 0) * (1 - marked * covered) + marked * covered * (black + color * white);
      else if (meta.mode === 'foil' && metal)
        light = ((black + (ground[c] ?? 0) * white) * (1 - marked) + marked * color * (metal[from + c] ?? 0)) * shade;
      else if (halo)
        light =
          black +
          (ground[c] ?? 0) * white * (1 - marked) +
          covered *
            LIT_POWER *
            (0.5 * color * marked + 0.14 * glowing * (glowColor[c] ?? 0) * (0.4 + 0.6 * (ground[c] ?? 0)));
      else light = (black + color * fibre * thread * white) * shade;
      const shown = encode[Math.min(last, Math.sqrt(Math.max(0, light)) * scale) | 0]!;
      out[pixel * 4 + c] = shown + grain[pixel]! * (1.15 - shown * 0.00294);
    }
  }
}

function meanOfMark({ texels, alpha }: PanelTexture): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  let total = 1e-6;
  for (let k = 0; k < alpha.length; k += 3) {
    const a = alpha[k] ?? 0;
    total += a;
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + a * (texels[k * TEXEL + c] ?? 0);
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

/** A mark on a scene, as the camera would see it: black panel + colour × (white panel − black panel), in linear light. */
export function placeMark(scene: Scene, placing: Placing): Pixels {
  const texture = panelTexture(scene, placing);
  const [width, height] = scene.meta.size;
  const data = new Uint8ClampedArray(scene.still);
  lightSurroundings(scene, texture, data);
  paintPanel(scene, texture, data);
  return { width, height, data };
}
