import { openMapRow, readMapRow, type PanelMap } from './panel-map.ts';
import { speck, twill } from './relief.ts';
import type { Scene } from './scene.ts';
import type { Tints } from './tint-table.ts';
import type { Rgb } from './tone.ts';

/** One line of a panel: where its first pixel lies in the picture, in the neighbourhood's pictures and in the coverage. */
export type PanelLine = { pixel: number; inside: number; cover: number };

/** Lights the plain ground of a panel from pixel `from` to before `until` of a line. */
type GroundLight = (line: PanelLine, from: number, until: number) => void;

/** The panel's plain ground: by table, or pixel by pixel where paper has fibres and cloth its ribs. */
export function openGround(
  scene: Scene,
  map: PanelMap,
  ground: Rgb,
  tints: Tints,
  out: Uint8ClampedArray,
): GroundLight {
  const { mode, aspect, speckle } = scene.meta;
  if (mode === 'vinyl') return () => undefined;
  if (mode === 'embroidery') return textured(scene, map, ground, (u, v) => twill(u * aspect, v), out);
  if (speckle)
    return textured(scene, map, ground, (u, v) => 1 + speckle * (speck((u * 700) | 0, (v * 900) | 0) - 0.5), out);
  return even(scene, map, ground, tints, out);
}

function even(
  { base, black }: Scene,
  { coverage }: PanelMap,
  ground: Rgb,
  tints: Tints,
  out: Uint8ClampedArray,
): GroundLight {
  const [red, green, blue] = tints(ground);
  return ({ pixel, inside, cover }, from, until) => {
    for (let x = from, to = pixel + from * 4, at = inside + from * 4; x < until; x += 1, to += 4, at += 4) {
      if (coverage[cover + x] === 0) continue;
      out[to] = red[(black.data[at]! << 8) | base.data[to]!]!;
      out[to + 1] = green[(black.data[at + 1]! << 8) | base.data[to + 1]!]!;
      out[to + 2] = blue[(black.data[at + 2]! << 8) | base.data[to + 2]!]!;
    }
  };
}

/** How light paper and cloth are from place to place, for every pixel of a panel: no mark changes it. */
const fibresOf = new WeakMap<PanelMap, Float32Array>();

function readFibres(map: PanelMap, fibre: (u: number, v: number) => number): Float32Array {
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
      fibres[k] = fibre(u, v);
    }
  }
  fibresOf.set(map, fibres);
  return fibres;
}

/** Every place a little lighter or darker than the next. */
function textured(
  { base, black, tone }: Scene,
  map: PanelMap,
  ground: Rgb,
  fibre: (u: number, v: number) => number,
  out: Uint8ClampedArray,
): GroundLight {
  const { encode, decode, scale, last } = tone;
  const { coverage } = map;
  const fibres = fibresOf.get(map) ?? readFibres(map, fibre);
  return ({ pixel, inside, cover }, from, until) => {
    for (let x = from, to = pixel + from * 4, at = inside + from * 4; x < until; x += 1, to += 4, at += 4) {
      if (coverage[cover + x] === 0) continue;
      const share = fibres[cover + x]!;
      for (let c = 0; c < 3; c += 1) {
        const dark = decode[black.data[at + c]!]!;
        const shown = decode[base.data[to + c]!]!;
        const light = shown > dark ? dark + ground[c]! * share * (shown - dark) : dark;
        out[to + c] = encode[Math.min(last, Math.sqrt(light) * scale) | 0]!;
      }
    }
  };
}
