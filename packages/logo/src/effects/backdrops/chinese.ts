import { box, formatNumber as n, growBox, noiseAt } from '@markwright/vector';
import { circlePath, rectPath } from '../../layout/shapes.ts';
import type { Ink } from '../../layout/piece.ts';
import { between, colorAt, fill, line, polygon } from './backdrop-kit.ts';
import type { BackdropKit, DrawBackdrop } from './backdrop-kit.ts';

/** A range of hills whose colour thins out downwards, as wet ink does. */
function ridge(kit: BackdropKit, base: number, rise: number, seed: number, color: string, opacity: number): Ink {
  const { width, height } = kit.artboard;
  const points: [number, number][] = [];
  for (let step = 0; step <= 60; step++) {
    const u = step / 60;
    const swell = 0.6 * noiseAt(u * 3.1, 0, seed) + 0.28 * noiseAt(u * 7.3, 1, seed) + 0.12 * noiseAt(u * 19, 2, seed);
    points.push([u * width, base - rise * (0.45 + 0.55 * swell)]);
  }
  const top = Math.min(...points.map(([, y]) => y));
  const d = polygon(...points, [width, height], [0, height]);
  const stops = [
    { at: 0, color, opacity },
    { at: 0.55, color, opacity: opacity * 0.35 },
    { at: 1, color, opacity: 0 },
  ];
  return {
    ...fill(d, color),
    gradient: { from: { x: 0, y: top }, to: { x: 0, y: top + (height - top) * 0.9 }, stops },
  };
}

/** Hills in mist along the foot, a pale sun, a few drops of ink. */
export const wash: DrawBackdrop = (kit) => {
  const { artboard, mil, random, strength } = kit;
  const { width, height } = artboard;
  const seed = Math.floor(random.next() * 1e6);
  const ink = colorAt(kit, 0);
  const onRight = random.next() < 0.5;
  const sun = circlePath(width * (onRight ? 0.84 : 0.16), height * 0.2, mil * between(random, 52, 74));
  let drops = '';
  for (let index = 0; index < 16; index++) {
    const [x, y] = [
      width * (onRight ? 0.04 + 0.2 * random.next() : 0.76 + 0.2 * random.next()),
      height * (0.06 + 0.2 * random.next()),
    ];
    drops += circlePath(x, y, mil * (1.5 + 7 * random.next() ** 3));
  }
  return [
    ridge(kit, height * 0.82, height * 0.24, seed, ink, 0.16 * strength),
    ridge(kit, height * 0.9, height * 0.2, seed + 11, ink, 0.3 * strength),
    ridge(kit, height * 0.98, height * 0.15, seed + 23, ink, 0.5 * strength),
    fill(sun, colorAt(kit, 1), 0.8 * strength),
    fill(drops, ink, 0.35 * strength),
  ];
};

/** A soft blot behind the lockup: a brush laid down flat and lifted. */
export const blot: DrawBackdrop = (kit) => {
  const { box: lockup, mil, random, strength } = kit;
  const seed = Math.floor(random.next() * 1e6);
  const center = { x: lockup.x + lockup.width / 2, y: lockup.y + lockup.height / 2 };
  const layer = (grow: number, opacity: number, salt: number): Ink => {
    const points = Array.from({ length: 90 }, (_, index): [number, number] => {
      const angle = (index / 90) * 2 * Math.PI;
      const edge =
        1 +
        0.16 * noiseAt(Math.cos(angle) * 2 + 9, Math.sin(angle) * 2 + 9, seed + salt) +
        0.06 * noiseAt(angle * 9, 3, seed + salt);
      return [
        center.x + (lockup.width * 0.56 + mil * grow) * edge * Math.cos(angle),
        center.y + (lockup.height * 0.56 + mil * grow) * edge * Math.sin(angle),
      ];
    });
    const color = colorAt(kit, 0);
    const reach = Math.max(lockup.width, lockup.height) * 0.56 + mil * grow;
    const stops = [
      { at: 0, color, opacity: opacity * strength },
      { at: 0.62, color, opacity: opacity * 0.8 * strength },
      { at: 1, color, opacity: opacity * 0.28 * strength },
    ];
    return {
      ...fill(polygon(...points), color),
      gradient: { from: center, to: { x: center.x + reach, y: center.y }, stops, isRadial: true },
    };
  };
  return [layer(86, 0.1, 1), layer(58, 0.12, 5), layer(34, 0.1, 9)];
};

/** One half circle after another, each smaller: the curl of an old cloud. */
function curl(x: number, y: number, r: number, side: 1 | -1): string {
  let d = `M${n(x)} ${n(y)}`;
  let at = x;
  let radius = r;
  for (let turn = 0; turn < 5; turn++) {
    const next = at + side * (turn % 2 === 0 ? 2 : -2) * radius;
    d += `A${n(radius)} ${n(radius)} 0 0 ${side > 0 ? 1 : 0} ${n(next)} ${n(y)}`;
    at = next;
    radius *= 0.72;
  }
  return d;
}

function cloud(x: number, y: number, r: number, side: 1 | -1): string {
  const step = r * 1.5 * side;
  return (
    `${curl(x, y, r, side)}${curl(x + step, y - r * 0.9, r * 0.9, side)}${curl(x + step * 2.1, y - r * 0.1, r * 0.78, side)}` +
    `M${n(x - side * r * 1.4)} ${n(y + r * 0.72)}L${n(x + side * r * 6.4)} ${n(y + r * 0.72)}M${n(x + side * r * 0.4)} ${n(y + r * 1.16)}L${n(x + side * r * 7.6)} ${n(y + r * 1.16)}`
  );
}

/** Clouds of good omen at two corners. */
export const clouds: DrawBackdrop = (kit) => {
  const { artboard, mil, strength } = kit;
  const { width, height } = artboard;
  const d = cloud(mil * 44, height - mil * 84, mil * 44, 1) + cloud(width - mil * 44, mil * 120, mil * 38, -1);
  return [line(d, colorAt(kit, 0), mil * 5, strength)];
};

/** A square spiral, the thunder pattern 回纹. */
function fret(x: number, y: number, side: number, right: number, down: number): string {
  const corners = [
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 0.78],
    [0.24, 0.78],
    [0.24, 0.26],
    [0.74, 0.26],
    [0.74, 0.54],
    [0.48, 0.54],
  ] as const;
  return `M${corners.map(([u, v]) => `${n(x + right * u * side)} ${n(y + down * v * side)}`).join('L')}`;
}

/** Two lines round the sheet, with thunder patterns in the corners. */
export const fretFrame: DrawBackdrop = (kit) => {
  const { artboard, mil, strength } = kit;
  const all = box(0, 0, artboard.width, artboard.height);
  const [outer, inner] = [growBox(all, -mil * 44), growBox(all, -mil * 62)];
  const side = mil * 62;
  let d = '';
  for (const [right, down] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    const x = right > 0 ? inner.x + mil * 16 : inner.x + inner.width - mil * 16;
    const y = down > 0 ? inner.y + mil * 16 : inner.y + inner.height - mil * 16;
    d += fret(x, y, side, right, down);
  }
  return [
    line(rectPath(outer), colorAt(kit, 0), mil * 6, strength),
    line(rectPath(inner), colorAt(kit, 0), mil * 2, strength),
    line(d, colorAt(kit, 0), mil * 4, strength),
  ];
};

/** Overlapping circles 铜钱纹 over the whole ground, very quiet. */
export const coins: DrawBackdrop = (kit) => {
  const { artboard, mil, strength } = kit;
  const r = mil * 46;
  let d = '';
  for (let y = 0; y <= artboard.height + r; y += r) {
    for (let x = (Math.round(y / r) % 2) * r; x <= artboard.width + r; x += r * 2) d += circlePath(x, y, r);
  }
  return [line(d, colorAt(kit, 0), mil * 1.8, strength)];
};

/** Scales of water 海水纹 along the foot. */
export const scales: DrawBackdrop = (kit) => {
  const { artboard, mil, strength, ground } = kit;
  const r = mil * 62;
  const inks: Ink[] = [];
  for (let row = 0; row < 3; row++) {
    const y = artboard.height - mil * 54 + row * r * 0.5;
    for (let x = (row % 2) * r - r; x <= artboard.width + r; x += r * 2) {
      inks.push({ ...fill(circlePath(x, y, r), ground), isGround: true });
      inks.push(
        line([1, 0.7, 0.4].map((part) => circlePath(x, y, r * part)).join(''), colorAt(kit, 0), mil * 3.4, strength),
      );
    }
  }
  return inks;
};
