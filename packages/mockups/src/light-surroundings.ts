import { TEXEL } from './mark-texels.ts';
import { LIT_POWER } from './light-mark.ts';
import { meanOfPanel, type PanelTexture } from './panel-texture.ts';
import { ALPHA, type PictureBytes } from './picture-bytes.ts';
import type { Scene } from './scene.ts';
import type { Tints, TintTable } from './tint-table.ts';
import type { Tone } from './tone.ts';

/** Everything but the panel: the light it throws on its surroundings takes its colour. */
export function lightSurroundings(scene: Scene, texture: PanelTexture, tints: Tints, out: PictureBytes): void {
  const { meta, around, rim } = scene;
  tint(scene, around, () => tints(meta.sameAround ? texture.ground : meanOfPanel(texture)), out);
  tint(scene, rim, () => tints(texture.ground), out);
  if (meta.mode === 'lit' && meta.glow) addSpill(scene, meta.glow.size, spillOf(scene, texture), out);
}

/** `places` rise from line to line. */
function tint({ meta, black }: Scene, places: Int32Array, table: () => TintTable, { words }: PictureBytes): void {
  if (places.length === 0) return;
  const [left, top, width] = meta.crop;
  const across = meta.size[0];
  const [red, green, blue] = table();
  const dark = black.words;
  for (let n = 0, end = 0, shift = 0; n < places.length; n += 1) {
    const inside = places[n]!;
    if (inside >= end) {
      const line = (inside / width) | 0;
      end = (line + 1) * width;
      shift = (top + line) * across + left - line * width;
    }
    const word = words[inside + shift]!;
    const under = dark[inside]!;
    words[inside + shift] =
      (word & ALPHA) |
      red[((under & 255) << 8) | (word & 255)]! |
      (green[(under & 0xff00) | ((word >> 8) & 255)]! << 8) |
      (blue[((under >> 8) & 0xff00) | ((word >> 16) & 255)]! << 16);
  }
}

/** The light that glowing letters throw on the scene, at the glow maps' own size: column by column of the panel. */
function spillOf(
  { glow }: Scene,
  { texels, width, height, left, across, up, from, until }: PanelTexture,
): Float32Array {
  const sums = new Float64Array(glow.length * 3);
  const columnOf = Int32Array.from({ length: width }, (_, x) => {
    const u = left + (x + 0.5) / across;
    return Math.min(glow.length - 1, Math.max(0, Math.floor(u * glow.length))) * 3;
  });
  for (let y = 0; y < height; y += 1)
    for (let x = from[y]!, k = (y * width + x) * TEXEL; x < until[y]!; x += 1, k += TEXEL) {
      const column = columnOf[x]!;
      sums[column]! += texels[k]!;
      sums[column + 1]! += texels[k + 1]!;
      sums[column + 2]! += texels[k + 2]!;
    }
  const area = (across * up) / glow.length;
  const spill = new Float32Array(glow[0]?.length ?? 0);
  for (const [column, light] of glow.entries())
    for (let c = 0; c < 3; c += 1) {
      const power = (LIT_POWER * sums[column * 3 + c]!) / area;
      for (let k = c; k < spill.length; k += 3) spill[k]! += power * light[k]!;
    }
  return spill;
}

/** Steps of the light that is added, finer where it is weak. */
const STEPS = 512;

/** What a byte becomes with so many steps of light added: by the step × 256 + the byte. */
function spillTable({ encode, decode, scale, last }: Tone, peak: number): Uint8Array {
  const table = new Uint8Array(STEPS * 256);
  for (let step = 0, to = 0; step < STEPS; step += 1) {
    const added = peak * (step / (STEPS - 1)) ** 2;
    for (let byte = 0; byte < 256; byte += 1, to += 1) {
      const before = decode[byte]!;
      // less than half a byte is not seen
      table[to] = added > before * 0.006 ? encode[Math.min(last, Math.sqrt(before + added) * scale) | 0]! : byte;
    }
  }
  return table;
}

/** How many of the weakest steps change no byte. */
function unseenSteps(table: Uint8Array): number {
  const seen = table.findIndex((shown, at) => shown !== (at & 255));
  return seen < 0 ? STEPS : seen >> 8;
}

/** The glow maps are smaller than the picture: each line is made first, then those of its pixels where light is seen. */
function addSpill(
  { meta, tone }: Scene,
  [glowWidth, glowHeight]: readonly [number, number],
  spill: Float32Array,
  { data: out }: PictureBytes,
): void {
  const [width, height] = meta.size;
  const peak = Math.max(
    1e-6,
    spill.reduce((most, light) => (light > most ? light : most), 0),
  );
  const table = spillTable(tone, peak);
  const unseen = unseenSteps(table);
  const steps = spill.map((light) => Math.sqrt(light / peak) * (STEPS - 1));
  const line = new Float32Array(glowWidth * 3);
  const columns = Array.from({ length: width }, (_, x) => between(x, width, glowWidth));
  const shares = Float32Array.from(columns, ([, share]) => share);
  const starts = Int32Array.from({ length: glowWidth }, (_, cell) => columns.findIndex(([first]) => first >= cell));
  starts[glowWidth - 1] = width;
  const isDark = (k: number) => line[k]! < unseen && line[k + 1]! < unseen && line[k + 2]! < unseen;
  for (let y = 0; y < height; y += 1) {
    const [row, ay] = between(y, height, glowHeight);
    for (let k = 0, at = row * line.length; k < line.length; k += 1, at += 1)
      line[k] = steps[at]! * (1 - ay) + steps[at + line.length]! * ay;
    for (let cell = 0, k = 0; cell < glowWidth - 1; cell += 1, k += 3) {
      if (isDark(k) && isDark(k + 3)) continue;
      const until = starts[cell + 1]!;
      for (let x = starts[cell]!, to = (y * width + x) * 4; x < until; x += 1, to += 4) {
        const ax = shares[x]!;
        out[to] = table[((line[k]! + (line[k + 3]! - line[k]!) * ax) << 8) | out[to]!]!;
        out[to + 1] = table[((line[k + 1]! + (line[k + 4]! - line[k + 1]!) * ax) << 8) | out[to + 1]!]!;
        out[to + 2] = table[((line[k + 2]! + (line[k + 5]! - line[k + 2]!) * ax) << 8) | out[to + 2]!]!;
      }
    }
  }
}

/** Between which two pixels of the small picture one of the large lies: the first, and the second's share. */
function between(at: number, large: number, small: number): readonly [number, number] {
  const place = Math.min(small - 1.001, Math.max(0, ((at + 0.5) * small) / large - 0.5));
  return [place | 0, place - (place | 0)];
}
