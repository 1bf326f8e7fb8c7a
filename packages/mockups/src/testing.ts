import type { Pixels } from './picture-bytes.ts';
import { openScene, type Scene, type SceneMeta } from './scene.ts';

const STEP = 4;
const even = (width: number, height: number, byte: number): Pixels => {
  const data = new Uint8Array(width * height * 4).fill(byte);
  for (let k = 3; k < data.length; k += 4) data[k] = 255;
  return { width, height, data };
};

/** A flat panel seen straight on: white is byte 200 and black is byte 30 everywhere, and it covers the middle of the picture. */
export function flatScene(changes: Partial<SceneMeta> = {}): Scene {
  const [width, height] = [96, 54];
  const box = [16, 12, 64, 30] as const;
  const grid = [box[2] / STEP + 2, Math.ceil(box[3] / STEP) + 2] as const;
  const meta: SceneMeta = {
    name: 'flat',
    size: [width, height],
    crop: [8, 6, 80, 42],
    panels: [{ box, grid, step: STEP }],
    aspect: box[2] / box[3],
    art: [0.25, 0.25, 0.75, 0.75],
    mode: 'print',
    ground: '#ffffff',
    takesBackground: true,
    density: box[2],
    knee: 0.55,
    contrast: 1.1,
    grain: 0,
    ...changes,
  };
  const nodes = grid[0] * grid[1];
  const maps = new Uint8Array(nodes * 4 + box[2] * box[3]);
  const view = new DataView(maps.buffer);
  const stored = (value: number) => Math.round(((value + 0.5) / 2) * 65535);
  for (let row = 0; row < grid[1]; row += 1)
    for (let column = 0; column < grid[0]; column += 1) {
      const k = row * grid[0] + column;
      view.setUint16(k * 2, stored((column * STEP + 0.5) / box[2]), true);
      view.setUint16(nodes * 2 + k * 2, stored(1 - (row * STEP + 0.5) / box[3]), true);
    }
  maps.fill(255, nodes * 4);
  const white = meta.mode === 'vinyl' ? { white: even(80, 42, 200) } : {};
  const base = even(width, height, meta.mode === 'vinyl' ? 90 : 200);
  return openScene(meta, { base, black: even(80, 42, 30), ...white, maps });
}

/** A full square of one colour. */
export function square(red: number, green: number, blue: number): Pixels {
  const data = new Uint8Array(20 * 20 * 4);
  for (let k = 0; k < data.length; k += 4) data.set([red, green, blue, 255], k);
  return { width: 20, height: 20, data };
}
