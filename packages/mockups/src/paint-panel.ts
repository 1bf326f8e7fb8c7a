import { openMapRow, readMapRow, type PanelMap } from './panel-map.ts';
import { TEXEL } from './mark-texels.ts';
import { meanOfMark, type PanelTexture } from './panel-texture.ts';
import { speck, twill } from './relief.ts';
import type { Scene } from './scene.ts';
import { tintTable } from './tint-table.ts';
import type { Rgb } from './tone.ts';

/** How bright letters of light are against the scene. */
export const LIT_POWER = 1.6;

/** What lies under a pixel: a texel's values, relief and glow. */
type Sample = Float64Array;
const [COVER, RELIEF, GLOW] = [3, 4, 5];

/** The mean of a few places under a pixel, so that no edge is jagged where the panel is far or turned away. */
function sample(
  texture: PanelTexture,
  u: number,
  v: number,
  ux: number,
  vx: number,
  uy: number,
  vy: number,
  out: Sample,
): void {
  const { texels, relief, halo, width, height, left, top, across, up } = texture;
  const stepX = ux * across * (ux * across) + vx * up * (vx * up);
  const stepY = uy * across * (uy * across) + vy * up * (vy * up);
  const stretch = Math.sqrt(stepX > stepY ? stepX : stepY);
  const side = stretch < 1.35 ? 1 : stretch < 2.1 ? 2 : Math.min(5, Math.ceil(stretch * 1.1));
  const share = 1 / (side * side);
  const row = width * TEXEL;
  const isFlat = !relief && !halo;
  let red = 0;
  let green = 0;
  let blue = 0;
  let cover = 0;
  let shade = 0;
  let glow = 0;
  for (let j = 0; j < side; j += 1)
    for (let i = 0; i < side; i += 1) {
      const fx = (i + 0.5) / side - 0.5;
      const fy = (j + 0.5) / side - 0.5;
      const tx = (u + ux * fx + uy * fy - left) * across - 0.5;
      const ty = (top - (v + vx * fx + vy * fy)) * up - 0.5;
      if (tx < 0 || ty < 0 || tx >= width - 1 || ty >= height - 1) continue;
      const x = tx | 0;
      const y = ty | 0;
      const at = y * width + x;
      const right = (tx - x) * share;
      const w11 = right * (ty - y);
      const w10 = right - w11;
      const w01 = share * (ty - y) - w11;
      const w00 = share - w10 - w01 - w11;
      const a = at * TEXEL;
      const b = a + TEXEL;
      const c = a + row;
      const d = c + TEXEL;
      if (isFlat && texels[a + 3]! + texels[b + 3]! + texels[c + 3]! + texels[d + 3]! === 0) continue;
      red += texels[a]! * w00 + texels[b]! * w10 + texels[c]! * w01 + texels[d]! * w11;
      green += texels[a + 1]! * w00 + texels[b + 1]! * w10 + texels[c + 1]! * w01 + texels[d + 1]! * w11;
      blue += texels[a + 2]! * w00 + texels[b + 2]! * w10 + texels[c + 2]! * w01 + texels[d + 2]! * w11;
      cover += texels[a + 3]! * w00 + texels[b + 3]! * w10 + texels[c + 3]! * w01 + texels[d + 3]! * w11;
      if (relief)
        shade += relief[at]! * w00 + relief[at + 1]! * w10 + relief[at + width]! * w01 + relief[at + width + 1]! * w11;
      if (halo) glow += halo[at]! * share;
    }
  out[0] = red;
  out[1] = green;
  out[2] = blue;
  out[COVER] = cover;
  out[RELIEF] = shade;
  out[GLOW] = glow;
}

/** Writes the light of a pixel by the rule of the finish. `inside` is its place in the neighbourhood's pictures. */
type Lighting = (pixel: number, inside: number, covered: number, u: number, v: number, under: Sample) => void;

function openLighting(scene: Scene, { ground, halo, texels }: PanelTexture, out: Uint8ClampedArray): Lighting {
  const { meta, base, black, white, metal } = scene;
  const { encode, decode, scale, last } = scene.tone;
  const { speckle = 0, weave = 0 } = meta;
  const film = meta.mode === 'vinyl' ? white?.data : undefined;
  const foil = meta.mode === 'foil' ? metal?.data : undefined;
  const isStitched = meta.mode === 'embroidery';
  const glowColor = halo ? meanOfMark(texels) : ground;
  return (pixel, inside, covered, u, v, under) => {
    const marked = under[COVER]!;
    const shade = 1 + under[RELIEF]! * covered;
    let fibre = 1;
    if (speckle !== 0) fibre += speckle * (speck((u * 700) | 0, (v * 900) | 0) - 0.5) * (1 - marked);
    if (isStitched && marked < 1) fibre += (twill(u * meta.aspect, v) - 1) * (1 - marked);
    if (weave !== 0 && marked > 0) fibre *= 1 - weave * marked * speck((u * 900) | 0, (v * 900) | 0) * 0.5;
    for (let c = 0; c < 3; c += 1) {
      const dark = decode[black.data[inside + c]!]!;
      const shown = decode[base.data[pixel + c]!]!;
      const gain = shown > dark ? shown - dark : 0;
      const bare = ground[c]! * (1 - marked);
      const ink = under[c]!;
      let light: number;
      if (film) {
        const added = decode[film[inside + c]!]! - dark;
        light = shown * (1 - marked * covered) + covered * (marked * dark + (added > 0 ? ink * added : 0));
      } else if (foil) light = (dark * (1 - marked) + bare * gain + ink * decode[foil[inside + c]!]!) * shade;
      else if (halo) {
        const round = 0.14 * under[GLOW]! * glowColor[c]! * (0.4 + 0.6 * ground[c]!);
        light = dark + bare * gain + covered * LIT_POWER * (0.5 * ink + round);
      } else light = (dark + (bare + ink) * fibre * gain) * shade;
      out[pixel + c] = encode[Math.min(last, Math.sqrt(light) * scale) | 0]!;
    }
  };
}

/** The panel's plain ground: by table, or pixel by pixel where paper has fibres and cloth its ribs. */
function openGround(scene: Scene, { ground }: PanelTexture, light: Lighting, out: Uint8ClampedArray): Lighting {
  const { base, black } = scene;
  if (scene.meta.mode === 'vinyl') return () => undefined;
  if (scene.meta.mode === 'embroidery') return light;
  if (scene.meta.speckle) return openPaper(scene, ground, scene.meta.speckle, out);
  const [red, green, blue] = tintTable(scene.tone, ground);
  return (pixel, inside) => {
    out[pixel] = red[(black.data[inside]! << 8) | base.data[pixel]!]!;
    out[pixel + 1] = green[(black.data[inside + 1]! << 8) | base.data[pixel + 1]!]!;
    out[pixel + 2] = blue[(black.data[inside + 2]! << 8) | base.data[pixel + 2]!]!;
  };
}

/** Paper: every place a little lighter or darker than the next. */
function openPaper({ base, black, tone }: Scene, ground: Rgb, speckle: number, out: Uint8ClampedArray): Lighting {
  const { encode, decode, scale, last } = tone;
  return (pixel, inside, _covered, u, v) => {
    const fibre = 1 + speckle * (speck((u * 700) | 0, (v * 900) | 0) - 0.5);
    for (let c = 0; c < 3; c += 1) {
      const dark = decode[black.data[inside + c]!]!;
      const gain = Math.max(0, decode[base.data[pixel + c]!]! - dark);
      out[pixel + c] = encode[Math.min(last, Math.sqrt(dark + ground[c]! * fibre * gain) * scale) | 0]!;
    }
  };
}

/** One panel, line by line; uv runs straight from node to node of its map. */
function paint(scene: Scene, map: PanelMap, texture: PanelTexture, out: Uint8ClampedArray): void {
  const { size, crop } = scene.meta;
  const [left, top, width, height] = map.box;
  const { columns, step, coverage } = map;
  const right = texture.left + texture.width / texture.across;
  const bottom = texture.top - texture.height / texture.up;
  const light = openLighting(scene, texture, out);
  const lightGround = openGround(scene, texture, light, out);
  const nothing: Sample = new Float64Array(GLOW + 1);
  const under: Sample = new Float64Array(GLOW + 1);
  const row = openMapRow(map);
  const [from, until] = [Math.max(0, crop[0] - left), Math.min(width, crop[0] + crop[2] - left)];
  for (let y = Math.max(0, crop[1] - top); y < Math.min(height, crop[1] + crop[3] - top); y += 1) {
    readMapRow(map, y, row);
    const line = ((top + y) * size[0] + left) * 4;
    const lineInside = ((top + y - crop[1]) * crop[2] + left - crop[0]) * 4;
    for (let column = 0; column < columns - 1; column += 1) {
      const first = column * step;
      const u0 = row.u[column]!;
      const v0 = row.v[column]!;
      const u1 = row.u[column + 1]!;
      const v1 = row.v[column + 1]!;
      const ux = (u1 - u0) / step;
      const vx = (v1 - v0) / step;
      const uy = row.uDown[column]!;
      const vy = row.vDown[column]!;
      const du = Math.abs(ux) + Math.abs(uy);
      const dv = Math.abs(vx) + Math.abs(vy);
      // most of a panel is plain ground
      const isMarked =
        Math.max(u0, u1) + du > texture.left &&
        Math.min(u0, u1) - du < right &&
        Math.min(v0, v1) - dv < texture.top &&
        Math.max(v0, v1) + dv > bottom;
      const end = Math.min(until, first + step);
      for (let x = Math.max(from, first); x < end; x += 1) {
        const covered = coverage[y * width + x]!;
        if (covered === 0) continue;
        const u = u0 + ux * (x - first);
        const v = v0 + vx * (x - first);
        if (isMarked) sample(texture, u, v, ux, vx, uy, vy, under);
        if (isMarked && (under[COVER]! > 0 || under[RELIEF] !== 0 || under[GLOW]! > 0))
          light(line + x * 4, lineInside + x * 4, covered / 255, u, v, under);
        else lightGround(line + x * 4, lineInside + x * 4, 1, u, v, nothing);
      }
    }
  }
}

/** Every panel of the scene with the mark on it. */
export function paintPanels(scene: Scene, texture: PanelTexture, out: Uint8ClampedArray): void {
  for (const map of scene.panels) paint(scene, map, texture, out);
}
