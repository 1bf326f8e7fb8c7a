import { box, formatNumber as n, mixColors } from '@markwright/vector';
import { rectPath } from '../../layout/shapes.ts';
import type { Ink } from '../../layout/piece.ts';
import { between, colorAt, fill, isClear, polygon } from './backdrop-kit.ts';
import type { DrawBackdrop } from './backdrop-kit.ts';

/** Tongues of fire along the foot, the nearer ones smaller and brighter. */
export const flames: DrawBackdrop = (kit) => {
  const { artboard, mil, random, colors, strength } = kit;
  const { width, height } = artboard;
  return colors.map((color, layer) => {
    const step = mil * (150 - layer * 24);
    let d = `M${n(-step)} ${n(height + 4)}`;
    for (let x = -step - random.next() * step; x < width + step; x += step) {
      const tip = height - mil * (between(random, 110, 190) - layer * 46);
      const lean = mil * between(random, 14, 40);
      d += `L${n(x)} ${n(height - mil * (24 - layer * 5))}`;
      d += `C${n(x + step * 0.3)} ${n(height - mil * 34)} ${n(x + step * 0.2 + lean)} ${n(tip + mil * 66)} ${n(x + step * 0.52 + lean)} ${n(tip)}`;
      d += `C${n(x + step * 0.5 + lean)} ${n(tip + mil * 54)} ${n(x + step * 0.86)} ${n(height - mil * 74)} ${n(x + step)} ${n(height - mil * (24 - layer * 5))}`;
    }
    return fill(`${d}L${n(width + step)} ${n(height + 4)}Z`, color, strength);
  });
};

/** Water in layers along the foot. */
export const waves: DrawBackdrop = (kit) => {
  const { artboard, mil, random, colors, strength } = kit;
  const { width, height } = artboard;
  return colors.map((color, layer) => {
    const length = mil * between(random, 420, 620);
    const rise = mil * between(random, 20, 32);
    const level = height - mil * (150 - layer * 46);
    let x = -length * random.next();
    let d = `M${n(x)} ${n(level)}`;
    for (let half = 0; x < width + length; half++, x += length / 2) {
      const side = half % 2 === 0 ? -1 : 1;
      d += `C${n(x + length * 0.18)} ${n(level + side * rise)} ${n(x + length * 0.32)} ${n(level + side * rise)} ${n(x + length / 2)} ${n(level)}`;
    }
    return fill(`${d}L${n(x)} ${n(height + 4)}L${n(-length)} ${n(height + 4)}Z`, color, strength);
  });
};

/** Cut ice: triangles of slightly different tint over the whole ground. */
export const facets: DrawBackdrop = (kit) => {
  const { artboard, random, strength, ground } = kit;
  const [columns, rows] = [8, 6];
  const at: [number, number][][] = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column): [number, number] => {
      const isEdge = { x: column === 0 || column === columns, y: row === 0 || row === rows };
      const shake = (edge: boolean) => (edge ? 0 : between(random, -0.34, 0.34));
      return [
        ((column + shake(isEdge.x)) / columns) * artboard.width,
        ((row + shake(isEdge.y)) / rows) * artboard.height,
      ];
    }),
  );
  const inks: Ink[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [at[row]![column]!, at[row]![column + 1]!, at[row + 1]![column + 1]!, at[row + 1]![column]!];
      for (const triangle of random.next() < 0.5
        ? [
            [a, b, c],
            [a, c, d],
          ]
        : [
            [a, b, d],
            [b, c, d],
          ]) {
        const tint = mixColors(
          ground,
          colorAt(kit, Math.floor(random.next() * kit.colors.length)),
          strength * random.next(),
        );
        inks.push(fill(polygon(...triangle), tint));
      }
    }
  }
  return inks;
};

/** Slanted bars rushing past two corners. */
export const speed: DrawBackdrop = (kit) => {
  const { artboard, mil, random, strength } = kit;
  const { width, height } = artboard;
  const inks: Ink[] = [];
  for (let index = 0; index < 30; index++) {
    const low = index % 2 === 0;
    const length = mil * between(random, 120, 420);
    const thick = mil * between(random, 5, 22);
    const x = low ? width - length * 0.7 - random.next() * mil * 380 : random.next() * mil * 380 - length * 0.3;
    const y = low ? height * between(random, 0.74, 1) : height * between(random, 0, 0.24);
    const isFree = [0, 0.25, 0.5, 0.75, 1].every((at) => isClear(kit, x + length * at, y + thick / 2, thick, mil * 22));
    if (!isFree) continue;
    const lean = thick * 0.7;
    inks.push(
      fill(
        polygon([x + lean, y], [x + length + lean, y], [x + length, y + thick], [x, y + thick]),
        colorAt(kit, index),
        strength,
      ),
    );
  }
  return inks;
};

/** Four-pointed lights. */
export const sparkles: DrawBackdrop = (kit) => {
  const { artboard, mil, random, strength } = kit;
  const inks: Ink[] = [];
  for (let attempt = 0; attempt < 80 && inks.length < 26; attempt++) {
    const [x, y] = [random.next() * artboard.width, random.next() * artboard.height];
    const r = mil * (inks.length < 5 ? between(random, 16, 30) : between(random, 4, 12));
    if (!isClear(kit, x, y, r, mil * 24)) continue;
    const waist = r * 0.16;
    const at = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
    const d = `M${at(0, -r)}Q${at(waist, -waist)} ${at(r, 0)}Q${at(waist, waist)} ${at(0, r)}Q${at(-waist, waist)} ${at(-r, 0)}Q${at(-waist, -waist)} ${at(0, -r)}Z`;
    inks.push(fill(d, colorAt(kit, inks.length), strength * between(random, 0.55, 1)));
  }
  return inks;
};

/** A slanted field of colour across the lower part. */
export const wedge: DrawBackdrop = (kit) => {
  const { artboard, random, strength } = kit;
  const { width, height } = artboard;
  const [left, right] = random.next() < 0.5 ? [0.68, 0.86] : [0.86, 0.68];
  return [
    fill(
      polygon([0, height * left], [width, height * right], [width, height + 2], [0, height + 2]),
      colorAt(kit, 0),
      strength,
    ),
    ...(kit.colors.length > 1 ? [fill(rectPath(box(0, 0, width, height * 0.035)), colorAt(kit, 1), strength)] : []),
  ];
};
