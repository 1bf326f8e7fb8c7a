import type { Picture } from './picture.ts';
import { EMPTY } from './quantise.ts';

export type Point = { x: number; y: number };

/** Closed outlines between pixels of this rank or higher and all others, by marching squares over a softened mask. */
export function outlines({ data, width, height }: Picture, labels: Uint8Array, rank: number): Point[][] {
  const [w, h] = [width + 2, height + 2];
  const mask = new Float32Array(w * h);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const label = labels[y * width + x] as number;
      // The outermost outline follows the soft edge itself, finer than a pixel.
      const soft = rank === 0 ? (data[(y * width + x) * 4 + 3] as number) / 255 : 1;
      if (rank === 0 || (label !== EMPTY && label >= rank)) mask[(y + 1) * w + x + 1] = soft;
    }
  }
  const field = rank === 0 ? mask : soften(mask, w, h);
  const next = new Map<number, { to: number; point: Point }>();
  const edge = (x: number, y: number, isVertical: boolean) => ((y * w + x) << 1) | (isVertical ? 1 : 0);
  const between = (one: number, other: number) => (one === other ? 0.5 : (0.5 - one) / (other - one));
  const pointOn = (id: number): Point => {
    const isVertical = (id & 1) === 1;
    const [x, y] = [(id >> 1) % w, Math.floor((id >> 1) / w)];
    const here = field[y * w + x] as number;
    return isVertical
      ? { x: x - 0.5, y: y - 0.5 + between(here, field[(y + 1) * w + x] as number) }
      : { x: x - 0.5 + between(here, field[y * w + x + 1] as number), y: y - 0.5 };
  };
  const link = (from: number, to: number) => next.set(from, { to, point: pointOn(from) });
  for (let y = 0; y < h - 1; y += 1) {
    for (let x = 0; x < w - 1; x += 1) {
      const at = y * w + x;
      const isIn = (index: number) => (field[index] as number) >= 0.5;
      const shape = (isIn(at) ? 8 : 0) | (isIn(at + 1) ? 4 : 0) | (isIn(at + w + 1) ? 2 : 0) | (isIn(at + w) ? 1 : 0);
      const [top, right, bottom, left] = [
        edge(x, y, false),
        edge(x + 1, y, true),
        edge(x, y + 1, false),
        edge(x, y, true),
      ];
      // Inside on the left hand of every step.
      switch (shape) {
        case 1:
          link(bottom, left);
          break;
        case 2:
          link(right, bottom);
          break;
        case 3:
          link(right, left);
          break;
        case 4:
          link(top, right);
          break;
        case 5:
          link(top, left);
          link(bottom, right);
          break;
        case 6:
          link(top, bottom);
          break;
        case 7:
          link(top, left);
          break;
        case 8:
          link(left, top);
          break;
        case 9:
          link(bottom, top);
          break;
        case 10:
          link(left, bottom);
          link(right, top);
          break;
        case 11:
          link(right, top);
          break;
        case 12:
          link(left, right);
          break;
        case 13:
          link(bottom, right);
          break;
        case 14:
          link(left, bottom);
          break;
        default:
          break;
      }
    }
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const loop: Point[] = [];
    for (let id = start as number, step = next.get(id); step; step = next.get(id)) {
      loop.push(step.point);
      next.delete(id);
      id = step.to;
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}

function soften(mask: Float32Array, w: number, h: number): Float32Array {
  const out = new Float32Array(mask.length);
  for (let y = 1; y < h - 1; y += 1) {
    for (let x = 1; x < w - 1; x += 1) {
      const at = y * w + x;
      const m = (index: number) => mask[index] as number;
      out[at] =
        m(at) * 0.36 +
        (m(at - 1) + m(at + 1) + m(at - w) + m(at + w)) * 0.11 +
        (m(at - w - 1) + m(at - w + 1) + m(at + w - 1) + m(at + w + 1)) * 0.05;
    }
  }
  return out;
}
