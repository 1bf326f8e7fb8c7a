import { openMapRow, readMapRow, type PanelMap } from './panel-map.ts';
import { ALPHA, type PictureBytes } from './picture-bytes.ts';
import { speck, twill } from './relief.ts';
import type { Scene } from './scene.ts';
import type { Tints } from './tint-table.ts';
import type { Rgb } from './tone.ts';

/** One line of a panel: where its first pixel lies in the picture, in the neighbourhood's pictures and in the coverage. */
export type PanelLine = { pixel: number; inside: number; cover: number };

/** Lights the plain ground of a panel from pixel `from` to before `until` of a line. */
type GroundLight = (line: PanelLine, from: number, until: number) => void;

/** The panel's plain ground: by table, or pixel by pixel where paper has fibres and cloth its ribs. */
export function openGround(scene: Scene, map: PanelMap, ground: Rgb, tints: Tints, out: PictureBytes): GroundLight {
  if (scene.meta.mode === 'vinyl') return () => undefined;
  const fibres = fibresOf(scene, map);
  return fibres ? textured(scene, map, ground, fibres, out) : even(scene, map, ground, tints, out);
}

function even(
  { black }: Scene,
  { coverage }: PanelMap,
  ground: Rgb,
  tints: Tints,
  { words }: PictureBytes,
): GroundLight {
  const [red, green, blue] = tints(ground);
  const dark = black.words;
  return ({ pixel, inside, cover }, from, until) => {
    for (let x = from; x < until; x += 1) {
      if (coverage[cover + x] === 0) continue;
      const word = words[pixel + x]!;
      const under = dark[inside + x]!;
      words[pixel + x] =
        (word & ALPHA) |
        red[((under & 255) << 8) | (word & 255)]! |
        (green[(under & 0xff00) | ((word >> 8) & 255)]! << 8) |
        (blue[((under >> 8) & 0xff00) | ((word >> 16) & 255)]! << 16);
    }
  };
}

const knownFibres = new WeakMap<PanelMap, Float32Array>();

/** How light paper and cloth are from place to place, for every pixel of a panel: no mark changes it. Nothing where they are even. */
export function fibresOf({ meta }: Scene, map: PanelMap): Float32Array | undefined {
  const { mode, aspect, speckle = 0 } = meta;
  if (mode !== 'embroidery' && speckle === 0) return undefined;
  return knownFibres.get(map) ?? readFibres(map, mode === 'embroidery' ? aspect : 0, speckle);
}

/** Ribs of a cloth so wide for its height, or paper's specks where that is 0: by name, since a rule handed in is called for every pixel. */
function readFibres(map: PanelMap, clothAspect: number, speckle: number): Float32Array {
  const { box, coverage, step } = map;
  const [, , width, height] = box;
  const fibres = new Float32Array(coverage.length);
  const row = openMapRow(map);
  for (let y = 0, k = 0; y < height; y += 1) {
    readMapRow(map, y, row);
    for (let x = 0; x < width; x += 1, k += 1) {
      if (coverage[k] === 0) continue;
      const column = (x / step) | 0;
      const part = x / step - column;
      const u = row.u[column]! + (row.u[column + 1]! - row.u[column]!) * part;
      const v = row.v[column]! + (row.v[column + 1]! - row.v[column]!) * part;
      fibres[k] =
        clothAspect === 0 ? 1 + speckle * (speck((u * 700) | 0, (v * 900) | 0) - 0.5) : twill(u * clothAspect, v);
    }
  }
  knownFibres.set(map, fibres);
  return fibres;
}

/** Every place a little lighter or darker than the next. */
function textured(
  { black, tone }: Scene,
  { coverage }: PanelMap,
  ground: Rgb,
  fibres: Float32Array,
  { data: out }: PictureBytes,
): GroundLight {
  const { encode, decode, scale, last } = tone;
  const [red, green, blue] = ground;
  const byteOf = (shown: number, dark: number, share: number): number => {
    const step = (Math.sqrt(shown > dark ? dark + share * (shown - dark) : dark) * scale) | 0;
    return encode[step > last ? last : step]!;
  };
  return ({ pixel, inside, cover }, from, until) => {
    const bytes = black.data;
    for (let x = from, to = (pixel + from) * 4, at = (inside + from) * 4; x < until; x += 1, to += 4, at += 4) {
      if (coverage[cover + x] === 0) continue;
      const share = fibres[cover + x]!;
      out[to] = byteOf(decode[out[to]!]!, decode[bytes[at]!]!, red * share);
      out[to + 1] = byteOf(decode[out[to + 1]!]!, decode[bytes[at + 1]!]!, green * share);
      out[to + 2] = byteOf(decode[out[to + 2]!]!, decode[bytes[at + 2]!]!, blue * share);
    }
  };
}
