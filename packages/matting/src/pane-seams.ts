import type { Background } from './background.ts';
import type { Fades } from './fades.ts';
import { KIND, type Pixels } from './flood.ts';
import type { Picture } from './picture.ts';

/** The transition between two colours is seen from this far away. */
const RADIUS = 2;

/**
 * Between a pane and what it touches lies a pixel or two of both. Left solid it would shine with the ground's light, so
 * it lets as much through as its mixture says. Fades from `firstPane` on are panes; `out` holds the rest of the picture.
 */
export function unmixSeams(
  picture: Picture,
  { color }: Background,
  { kind, width, height }: Pixels,
  { fades, firstPane, out }: { fades: Fades; firstPane: number; out: Uint8ClampedArray },
): void {
  const { data } = picture;
  const isPane = (pixel: number) => (fades.at[pixel] as number) >= firstPane;
  const seams: number[] = [];
  const alphas: number[] = [];
  for (let y = RADIUS; y < height - RADIUS; y += 1) {
    for (let pixel = y * width + RADIUS; pixel < (y + 1) * width - RADIUS; pixel += 1) {
      if (fades.at[pixel] !== 0 || kind[pixel] === KIND.background) continue;
      const pane = findPane(pixel, width, isPane);
      if (pane < 0) continue;
      seams.push(pixel);
      alphas.push(mixedAlpha(data, out, { pixel, pane, width }));
    }
  }
  seams.forEach((pixel, index) => {
    const alpha = alphas[index] as number;
    if (alpha > 0.99) return;
    const at = pixel * 4;
    for (const channel of [0, 1, 2] as const) {
      const ground = color[channel];
      out[at + channel] = ground + ((data[at + channel] as number) - ground) / Math.max(0.02, alpha);
    }
    out[at + 3] = alpha * (data[at + 3] as number);
  });
}

function findPane(pixel: number, width: number, isPane: (pixel: number) => boolean): number {
  for (let far = 1; far <= RADIUS; far += 1) {
    for (const next of [pixel - far, pixel + far, pixel - far * width, pixel + far * width])
      if (isPane(next)) return next;
  }
  return -1;
}

/** How far a pixel is on the way from the pane's colour to the one near it that differs most, and the alpha there. */
function mixedAlpha(
  data: Picture['data'],
  out: Uint8ClampedArray,
  { pixel, pane, width }: { pixel: number; pane: number; width: number },
): number {
  const gap = (from: number, to: number, channel: number) =>
    (data[to * 4 + channel] as number) - (data[from * 4 + channel] as number);
  let [other, most] = [pixel, 0];
  for (let dy = -RADIUS; dy <= RADIUS; dy += 1) {
    for (let next = pixel + dy * width - RADIUS; next <= pixel + dy * width + RADIUS; next += 1) {
      const far = gap(pane, next, 0) ** 2 + gap(pane, next, 1) ** 2 + gap(pane, next, 2) ** 2;
      if (far > most) [other, most] = [next, far];
    }
  }
  const along = [0, 1, 2].reduce((sum, each) => sum + gap(pane, pixel, each) * gap(pane, other, each), 0);
  const share = most === 0 ? 0 : Math.min(1, Math.max(0, along / most));
  const alphaOf = (each: number) => (out[each * 4 + 3] as number) / 255;
  return alphaOf(pane) + share * (alphaOf(other) - alphaOf(pane));
}
