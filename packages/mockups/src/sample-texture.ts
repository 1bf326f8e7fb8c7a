import { haloAt } from './halo.ts';
import { TEXEL } from './mark-texels.ts';
import type { PanelTexture } from './panel-texture.ts';

/** What lies under a pixel: a texel's values, relief and glow. */
export type Sample = Float64Array;
export const [COVER, RELIEF, GLOW] = [3, 4, 5];
export const openSample = (): Sample => new Float64Array(GLOW + 1);

/** How many places across and down a pixel are looked at, by how far its neighbours lie on the panel. */
export function placesUnder({ across, up }: PanelTexture, ux: number, vx: number, uy: number, vy: number): number {
  const stepX = ux * across * (ux * across) + vx * up * (vx * up);
  const stepY = uy * across * (uy * across) + vy * up * (vy * up);
  const stretch = Math.sqrt(stepX > stepY ? stepX : stepY);
  return stretch < 1.35 ? 1 : stretch < 2.1 ? 2 : Math.min(5, Math.ceil(stretch * 1.1));
}

/** The mean of `side` × `side` places under a pixel, so that no edge is jagged where the panel is far or turned away. */
export function sampleTexture(
  texture: PanelTexture,
  side: number,
  u: number,
  v: number,
  ux: number,
  vx: number,
  uy: number,
  vy: number,
  out: Sample,
): void {
  const { texels, relief, halo, width, height, left, top, across, up } = texture;
  const share = 1 / (side * side);
  const row = width * TEXEL;
  let red = 0;
  let green = 0;
  let blue = 0;
  let cover = 0;
  let shade = 0;
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
      if (!relief && texels[a + 3]! + texels[b + 3]! + texels[c + 3]! + texels[d + 3]! === 0) continue;
      red += texels[a]! * w00 + texels[b]! * w10 + texels[c]! * w01 + texels[d]! * w11;
      green += texels[a + 1]! * w00 + texels[b + 1]! * w10 + texels[c + 1]! * w01 + texels[d + 1]! * w11;
      blue += texels[a + 2]! * w00 + texels[b + 2]! * w10 + texels[c + 2]! * w01 + texels[d + 2]! * w11;
      cover += texels[a + 3]! * w00 + texels[b + 3]! * w10 + texels[c + 3]! * w01 + texels[d + 3]! * w11;
      if (relief)
        shade += relief[at]! * w00 + relief[at + 1]! * w10 + relief[at + width]! * w01 + relief[at + width + 1]! * w11;
    }
  out[0] = red;
  out[1] = green;
  out[2] = blue;
  out[COVER] = cover;
  out[RELIEF] = shade;
  out[GLOW] = halo ? haloAt(halo, (u - left) * across - 0.5, (top - v) * up - 0.5) : 0;
}
