import { blur } from './blur.ts';
import type { PanelMap, PixelBox } from './panel-map.ts';
import { aspectOfQuad, openQuad, widthOfQuad, type Corners } from './quad.ts';
import { bytesOfPicture, type Pixels } from './picture-bytes.ts';
import { readWall } from './read-wall.ts';
import type { Scene, SceneMeta } from './scene.ts';
import { openTone } from './tone.ts';

/** On the wall itself, its texture showing through; or on a board of the logo's own ground that hangs there. */
export const PHOTO_KINDS = ['painted', 'board'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

export type PhotoWish = { photo: Pixels; corners: Corners; kind: PhotoKind };

const ROOM = { painted: [0, 0, 1, 1], board: [0.08, 0.14, 0.92, 0.86] } as const;

/** The pixels that the corners enclose, with a margin for soft edges and shadows. */
function boxOf(corners: Corners, { width, height }: Pixels, margin: number): PixelBox {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const right = Math.min(width, Math.ceil(Math.max(...xs) + margin));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys) + margin));
  return [left, top, Math.max(1, right - left), Math.max(1, bottom - top)];
}

/** How much of each pixel of the box lies inside the corners, 0…1. */
function coverOf(corners: Corners, [left, top, width, height]: PixelBox): Float32Array {
  const edges = corners.map(([ax, ay], k) => {
    const [bx, by] = corners[(k + 1) % 4] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    return { nx, ny, off: -(ax * nx + ay * ny) };
  });
  const cover = new Float32Array(width * height).fill(1);
  for (const { nx, ny, off } of edges)
    for (let y = 0, k = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1, k += 1) {
        const inside = (left + x + 0.5) * nx + (top + y + 0.5) * ny + off + 0.5;
        if (inside < cover[k]!) cover[k] = inside > 0 ? inside : 0;
      }
  return cover;
}

/** Perspective bends uv a little between nodes; this near, by far less than a pixel. */
const STEP = 2;

function mapOf(corners: Corners, box: PixelBox, cover: Float32Array): PanelMap {
  const [left, top, width, height] = box;
  const [columns, rows] = [Math.floor(width / STEP) + 2, Math.floor(height / STEP) + 2];
  const uvAt = openQuad(corners);
  const u = new Float32Array(columns * rows);
  const v = new Float32Array(columns * rows);
  for (let row = 0, k = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, k += 1)
      [u[k], v[k]] = uvAt(left + column * STEP + 0.5, top + row * STEP + 0.5);
  const coverage = Uint8Array.from(cover, (each) => Math.round(each * 255));
  return { box, columns, rows, step: STEP, u, v, coverage };
}

/** How dark the shadow is that a board throws on its wall, and how far down in widths of the board. */
const SHADOW = { depth: 0.4, fall: 0.018, soft: 0.014 };

/** How much light a board leaves to each pixel of the wall round it. */
function shadowOf([, , width, height]: PixelBox, cover: Float32Array, span: number): Float32Array {
  const soft = blur(cover, width, height, SHADOW.soft * span);
  const fall = Math.round(SHADOW.fall * span);
  return Float32Array.from(cover, (_, k) => 1 - SHADOW.depth * (k < fall * width ? 0 : soft[k - fall * width]!));
}

/** The three pictures that placing computes with: everything as it is, the panel black, and white paint on a wall. */
function picturesOf({ photo, kind }: PhotoWish, box: PixelBox, cover: Float32Array, light: Float32Array, span: number) {
  const [left, top, width, height] = box;
  const { decode, encode, scale, last } = openTone(1, 1);
  const byteOf = (value: number) => encode[Math.min(last, Math.sqrt(value) * scale) | 0]!;
  const isBoard = kind === 'board';
  const shadow = isBoard ? shadowOf(box, cover, span) : undefined;
  const base = new Uint8ClampedArray(photo.data);
  const black = new Uint8ClampedArray(width * height * 4);
  const white = new Uint8ClampedArray(width * height * 4);
  for (let k = 0; k < width * height; k += 1) {
    const at = ((top + Math.floor(k / width)) * photo.width + left + (k % width)) * 4;
    const share = isBoard ? cover[k]! : 0;
    for (let c = 0; c < 3; c += 1) {
      white[k * 4 + c] = byteOf(light[k]!);
      if (!isBoard) continue;
      const wall = decode[base[at + c]!]! * shadow![k]! * (1 - share);
      black[k * 4 + c] = byteOf(wall);
      base[at + c] = byteOf(wall + light[k]! * share);
    }
  }
  return {
    base: bytesOfPicture({ width: photo.width, height: photo.height, data: base }),
    black: bytesOfPicture({ width, height, data: black }),
    white: isBoard ? undefined : bytesOfPicture({ width, height, data: white }),
  };
}

/** A customer's photograph with a panel between four corners, ready for any mark. */
export function sceneFromPhoto(wish: PhotoWish): Scene {
  const { photo, corners, kind } = wish;
  const span = widthOfQuad(corners);
  const box = boxOf(corners, photo, kind === 'board' ? span * 0.08 : 2);
  const cover = coverOf(corners, box);
  // a board is even, whatever the wall behind it
  const { color, light } = readWall(photo, box, cover, kind === 'board' ? span * 0.04 : 0);
  const meta: SceneMeta = {
    name: 'own-photo',
    size: [photo.width, photo.height],
    crop: box,
    panels: [],
    aspect: aspectOfQuad(corners, photo),
    art: ROOM[kind],
    // paint is laid on the wall as film is on glass; a board hides what is behind it
    mode: kind === 'board' ? 'print' : 'vinyl',
    ground: kind === 'board' ? '#ffffff' : color,
    takesBackground: kind === 'board',
    density: span,
    knee: 1,
    contrast: 1,
    grain: 0,
  };
  return {
    meta,
    tone: openTone(1, 1),
    ...picturesOf(wish, box, cover, light, span),
    metal: undefined,
    glow: [],
    panels: [mapOf(corners, box, cover)],
    around: new Int32Array(0),
    rim: new Int32Array(0),
  };
}
