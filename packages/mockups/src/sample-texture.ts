import { haloAt } from './halo.ts';
import { TEXEL } from './mark-texels.ts';
import type { PanelTexture } from './panel-texture.ts';

/** Where the first of a few pixels side by side lies on the panel, and by how much u and v change to the right and downwards. */
export type Place = Float64Array;
export const [U, V, RIGHT_U, RIGHT_V, DOWN_U, DOWN_V] = [0, 1, 2, 3, 4, 5];
export const openPlace = (): Place => new Float64Array(DOWN_V + 1);

/** What lies under pixels side by side, so many values for each: a texel's, relief, glow, and where it is on the panel. */
export type Samples = Float64Array;
export const [COVER, RELIEF, GLOW, AT_U, AT_V] = [3, 4, 5, 6, 7];
export const SAMPLE = 8;
export const openSamples = (pixels: number): Samples => new Float64Array(pixels * SAMPLE);

/** How many places across and down a pixel are looked at, by how far its neighbours lie on the panel. */
export function placesUnder({ across, up }: PanelTexture, place: Place): number {
  const [rightU, rightV, downU, downV] = [place[RIGHT_U]!, place[RIGHT_V]!, place[DOWN_U]!, place[DOWN_V]!];
  const stepX = rightU * across * (rightU * across) + rightV * up * (rightV * up);
  const stepY = downU * across * (downU * across) + downV * up * (downV * up);
  const stretch = Math.sqrt(stepX > stepY ? stepX : stepY);
  return stretch < 1.35 ? 1 : stretch < 2.1 ? 2 : Math.min(5, Math.ceil(stretch * 1.1));
}

/**
 * The mean of `side` × `side` places under each of `count` pixels, so that no edge is jagged where the panel is far or
 * turned away; with no place at all only the glow. A number with a bit for each pixel that shows anything. Numbers go in
 * and out by arrays: an engine makes an object of each that it hands to a function.
 */
export function sampleTexture(texture: PanelTexture, side: number, place: Place, count: number, out: Samples): number {
  const { texels, relief, halo, width, height, left, top, across, up } = texture;
  const [rightU, rightV] = [place[RIGHT_U]!, place[RIGHT_V]!];
  const share = side === 0 ? 0 : 1 / (side * side);
  // from place to place of a pixel in texels
  const [acrossX, acrossY] = [(rightU * across) / side, (-rightV * up) / side];
  const [downX, downY] = [(place[DOWN_U]! * across) / side, (-place[DOWN_V]! * up) / side];
  const half = (side - 1) / 2;
  const row = width * TEXEL;
  let seen = 0;
  for (let n = 0, to = 0; n < count; n += 1, to += SAMPLE) {
    const u = place[U]! + rightU * n;
    const v = place[V]! + rightV * n;
    const middleX = (u - left) * across - 0.5;
    const middleY = (top - v) * up - 0.5;
    let red = 0;
    let green = 0;
    let blue = 0;
    let cover = 0;
    let shade = 0;
    for (let j = 0; j < side; j += 1)
      for (let i = 0; i < side; i += 1) {
        const tx = middleX + acrossX * (i - half) + downX * (j - half);
        const ty = middleY + acrossY * (i - half) + downY * (j - half);
        if (tx < 0 || ty < 0 || tx >= width - 1 || ty >= height - 1) continue;
        const x = tx | 0;
        const y = ty | 0;
        const at = y * width + x;
        const right = (tx - x) * share;
        const w11 = right * (ty - y);
        const w10 = right - w11;
        const w01 = share * (ty - y) - w11;
        const w00 = share - w10 - w01 - w11;
        if (relief)
          shade +=
            relief[at]! * w00 + relief[at + 1]! * w10 + relief[at + width]! * w01 + relief[at + width + 1]! * w11;
        const a = at * TEXEL;
        const b = a + TEXEL;
        const c = a + row;
        const d = c + TEXEL;
        const covered = texels[a + 3]! * w00 + texels[b + 3]! * w10 + texels[c + 3]! * w01 + texels[d + 3]! * w11;
        if (covered === 0) continue;
        cover += covered;
        red += texels[a]! * w00 + texels[b]! * w10 + texels[c]! * w01 + texels[d]! * w11;
        green += texels[a + 1]! * w00 + texels[b + 1]! * w10 + texels[c + 1]! * w01 + texels[d + 1]! * w11;
        blue += texels[a + 2]! * w00 + texels[b + 2]! * w10 + texels[c + 2]! * w01 + texels[d + 2]! * w11;
      }
    const glow = halo ? haloAt(halo, middleX, middleY) : 0;
    out[to] = red;
    out[to + 1] = green;
    out[to + 2] = blue;
    out[to + COVER] = cover;
    out[to + RELIEF] = shade;
    out[to + GLOW] = glow;
    out[to + AT_U] = u;
    out[to + AT_V] = v;
    if (cover !== 0 || shade !== 0 || glow !== 0) seen |= 1 << n;
  }
  return seen;
}
