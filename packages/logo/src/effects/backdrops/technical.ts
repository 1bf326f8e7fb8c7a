import { box, formatNumber as n } from '@markwright/vector';
import { circlePath, rectPath } from '../../layout/shapes.ts';
import { between, colorAt, fill, isClear, line } from './backdrop-kit.ts';
import type { DrawBackdrop } from './backdrop-kit.ts';

/** Graph paper. */
export const grid: DrawBackdrop = (kit) => {
  const { artboard, mil, strength } = kit;
  const step = mil * 50;
  let d = '';
  for (let x = (artboard.width / 2) % step; x < artboard.width; x += step)
    d += `M${n(x)} 0L${n(x)} ${n(artboard.height)}`;
  for (let y = (artboard.height / 2) % step; y < artboard.height; y += step)
    d += `M0 ${n(y)}L${n(artboard.width)} ${n(y)}`;
  return [line(d, colorAt(kit, 0), mil * 1.4, strength)];
};

/** A floor of lines running to the horizon under the lockup. */
export const horizonGrid: DrawBackdrop = (kit) => {
  const { artboard, box: lockup, mil, strength } = kit;
  const { width, height } = artboard;
  const horizon = Math.min(height * 0.86, Math.max(height * 0.7, lockup.y + lockup.height + mil * 30));
  const depth = height - horizon;
  let d = `M0 ${n(horizon)}L${n(width)} ${n(horizon)}`;
  for (let row = 1; row <= 6; row++)
    d += `M0 ${n(horizon + depth * (row / 6) ** 1.9)}L${n(width)} ${n(horizon + depth * (row / 6) ** 1.9)}`;
  for (let column = -12; column <= 12; column++) {
    d += `M${n(width / 2 + column * mil * 46)} ${n(horizon)}L${n(width / 2 + column * mil * 190)} ${n(height)}`;
  }
  return [line(d, colorAt(kit, 0), mil * 2, strength)];
};

/** Conductor paths from the edges, ending in rings. */
export const circuit: DrawBackdrop = (kit) => {
  const { artboard, mil, random, strength } = kit;
  const { width, height } = artboard;
  let [d, nodes] = ['', ''];
  for (let index = 0; index < 22; index++) {
    const fromLeft = index % 2 === 0;
    const top = random.next() < 0.5;
    const y = (top ? 0.03 : 0.72) * height + random.next() * height * 0.25;
    const run = between(random, 0.06, 0.26) * width;
    const bend = between(random, 20, 70) * mil * (top ? -1 : 1);
    const tail = between(random, 10, 90) * mil;
    const side = fromLeft ? 1 : -1;
    const start = fromLeft ? 0 : width;
    const [x1, x2] = [start + side * run, start + side * (run + Math.abs(bend))];
    const end = x2 + side * tail;
    if (!isClear(kit, end, y + bend, mil * 10, mil * 26)) continue;
    d += `M${n(start)} ${n(y)}L${n(x1)} ${n(y)}L${n(x2)} ${n(y + bend)}L${n(end)} ${n(y + bend)}`;
    nodes += circlePath(end + side * mil * 7, y + bend, mil * 7);
  }
  if (!d) return [];
  return [line(d, colorAt(kit, 0), mil * 2.6, strength), line(nodes, colorAt(kit, 1), mil * 2.6, strength)];
};

/** The lines of an old screen. */
export const scanlines: DrawBackdrop = (kit) => {
  const { artboard, mil, strength } = kit;
  let d = '';
  for (let y = mil * 4; y < artboard.height; y += mil * 9) d += rectPath(box(0, y, artboard.width, mil * 2.4));
  return [fill(d, colorAt(kit, 0), strength)];
};

/** Squares falling apart at two corners. */
export const pixels: DrawBackdrop = (kit) => {
  const { artboard, mil, random, colors, strength } = kit;
  const { width, height } = artboard;
  const cell = mil * 34;
  const byColor = colors.map(() => '');
  for (let column = 0; column * cell < width; column++) {
    for (let row = 0; row * cell < height; row++) {
      const [x, y] = [column * cell, row * cell];
      const [u, v] = [x / width, y / height];
      const nearness = Math.max(1 - (u + (1 - v)) * 1.7, 1 - (1 - u + v) * 1.7);
      if (random.next() > nearness * 1.15 || !isClear(kit, x + cell / 2, y + cell / 2, cell * 0.7, mil * 8)) continue;
      const which = Math.floor(random.next() * colors.length);
      byColor[which] += rectPath(box(x, y, cell, cell));
    }
  }
  return byColor.flatMap((d, index) => (d ? [fill(d, colorAt(kit, index), strength)] : []));
};

/** Brackets at the corners of a viewfinder, with the small marks of an instrument. */
export const corners: DrawBackdrop = (kit) => {
  const { artboard, mil, strength } = kit;
  const { width, height } = artboard;
  const [inset, arm] = [mil * 70, mil * 64];
  let d = '';
  for (const [x, y, right, down] of [
    [inset, inset, 1, 1],
    [width - inset, inset, -1, 1],
    [width - inset, height - inset, -1, -1],
    [inset, height - inset, 1, -1],
  ] as const) {
    d += `M${n(x)} ${n(y + down * arm)}L${n(x)} ${n(y + down * mil * 16)}L${n(x + right * mil * 16)} ${n(y)}L${n(x + right * arm)} ${n(y)}`;
  }
  let ticks = '';
  for (let index = 0; index < 9; index++) {
    ticks += rectPath(
      box(width / 2 + (index - 4.5) * mil * 15, height - inset - mil * 5, mil * 8, mil * (index % 3 === 0 ? 10 : 5)),
    );
  }
  return [line(d, colorAt(kit, 0), mil * 4, strength), fill(ticks, colorAt(kit, 1), strength)];
};
