import { box, formatNumber as n } from '@markwright/vector';
import { circlePath, rectPath } from '../../layout/shapes.ts';
import type { Ink } from '../../layout/piece.ts';
import { between, colorAt, fill, isClear, line, polygon } from './backdrop-kit.ts';
import type { BackdropKit, DrawBackdrop } from './backdrop-kit.ts';

/** Bands of colour swung round two corners, as on a poster of the seventies. */
export const bands: DrawBackdrop = (kit) => {
  const { artboard, mil, random, colors, strength } = kit;
  const { width, height } = artboard;
  const thick = mil * 34;
  const turned = random.next() < 0.5;
  const ring = (x: number, y: number, inner: number): Ink[] =>
    colors.map((color, index) => line(circlePath(x, y, (inner + index * 34) * mil), color, thick * 1.02, strength));
  return [...ring(turned ? width : 0, height, 96), ...ring(turned ? 0 : width, 0, 60)];
};

/** A large disc behind the lockup, its lower part in stripes: the sun of an old record sleeve. */
export const disc: DrawBackdrop = (kit) => {
  const { box: lockup, artboard, mil, strength } = kit;
  const [x, y] = [artboard.width / 2, lockup.y + lockup.height / 2];
  const radius = Math.min(artboard.height * 0.43, Math.max(lockup.width, lockup.height) * 0.62);
  let d = '';
  const solid = radius * 0.3;
  d += chordPath(x, y, radius, -radius, solid);
  for (let index = 0, top = solid + mil * 7; top < radius; index++) {
    const thick = Math.max(mil * 4, mil * (26 - index * 4.4));
    d += chordPath(x, y, radius, top, Math.min(radius, top + thick));
    top += thick + mil * (8 + index * 2.4);
  }
  return [fill(d, colorAt(kit, 0), strength)];
};

/** The part of a disc between two heights. */
function chordPath(x: number, y: number, r: number, from: number, to: number): string {
  const [half, low] = [from, to].map((dy) => Math.sqrt(Math.max(0, r * r - dy * dy))) as [number, number];
  if (from <= -r)
    return `M${n(x - low)} ${n(y + to)}A${n(r)} ${n(r)} 0 ${to > 0 ? 1 : 0} 1 ${n(x + low)} ${n(y + to)}Z`;
  const arc = `A${n(r)} ${n(r)} 0 0 1 `;
  return `M${n(x - half)} ${n(y + from)}L${n(x + half)} ${n(y + from)}${arc}${n(x + low)} ${n(y + to)}L${n(x - low)} ${n(y + to)}${arc}${n(x - half)} ${n(y + from)}Z`;
}

/** Circles of all sizes round the edge, some of them rings. */
export const bubbles: DrawBackdrop = (kit) => {
  const { artboard, mil, random, strength } = kit;
  const placed: { x: number; y: number; r: number }[] = [];
  const inks: Ink[] = [];
  for (let attempt = 0; attempt < 260 && placed.length < 22; attempt++) {
    const r =
      mil *
      (placed.length < 4
        ? between(random, 90, 150)
        : placed.length < 10
          ? between(random, 32, 70)
          : between(random, 8, 24));
    const [x, y] = [random.next() * artboard.width, random.next() * artboard.height];
    const meets = placed.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r + mil * 12);
    if (meets || !isClear(kit, x, y, r, mil * 34)) continue;
    const color = colorAt(kit, placed.length);
    const isRing = placed.length % 4 === 3;
    inks.push(
      isRing ? line(circlePath(x, y, r * 0.86), color, r * 0.28, strength) : fill(circlePath(x, y, r), color, strength),
    );
    placed.push({ x, y, r });
  }
  return inks;
};

const quarter = (x: number, y: number, side: number, corner: number): string => {
  const [cx, cy] = [x + (corner % 2) * side, y + (corner > 1 ? side : 0)];
  const [dx, dy] = [corner % 2 ? -side : side, corner > 1 ? -side : side];
  const sweep = dx * dy > 0 ? 1 : 0;
  return `M${n(cx)} ${n(cy)}L${n(cx + dx)} ${n(cy)}A${n(side)} ${n(side)} 0 0 ${sweep} ${n(cx)} ${n(cy + dy)}Z`;
};

function tileInks(kit: BackdropKit, x: number, y: number, side: number): Ink[] {
  const { random, strength } = kit;
  const first = Math.floor(random.next() * kit.colors.length);
  const [ground, shape] = [
    colorAt(kit, first),
    colorAt(kit, first + 1 + Math.floor(random.next() * (kit.colors.length - 1))),
  ];
  const corner = Math.floor(random.next() * 4);
  const forms = [
    quarter(x, y, side, corner),
    circlePath(x + side / 2, y + side / 2, side * 0.36),
    polygon([x, y], [x + side, y], corner % 2 ? [x, y + side] : [x + side, y + side]),
    quarter(x, y, side / 2, corner) + quarter(x + side / 2, y + side / 2, side / 2, corner),
    rectPath(box(x + (corner % 2) * (side / 2), y, side / 2, side)),
  ];
  return [
    fill(rectPath(box(x, y, side, side)), ground, strength),
    fill(forms[Math.floor(random.next() * forms.length)] ?? '', shape, strength),
  ];
}

const ROWS = 7;

/** Tiles of circles, quarters and triangles along one side, as a school of design would lay them. */
export const blocks: DrawBackdrop = (kit) => {
  const { artboard, random, box: lockup } = kit;
  const side = artboard.height / ROWS;
  const onRight = random.next() < 0.5;
  const room = onRight ? artboard.width - lockup.x - lockup.width : lockup.x;
  const inks: Ink[] = [];
  for (let row = 0; row < ROWS; row++) {
    const count = row === 0 || row === ROWS - 1 ? 2 : 1;
    for (let column = 0; column < count; column++) {
      if ((column + 1) * side > room && !isClear(kit, column * side, (row + 0.5) * side, side * 0.5, 0)) continue;
      const x = onRight ? artboard.width - (column + 1) * side : column * side;
      if (isClear(kit, x + side / 2, (row + 0.5) * side, side * 0.5, side * 0.3))
        inks.push(...tileInks(kit, x, row * side, side));
    }
  }
  return inks;
};

/** A blob of paint with arms and drops round it. */
function splat(kit: BackdropKit, x: number, y: number, r: number): string {
  const { random } = kit;
  const count = 22;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count + between(random, -0.06, 0.06);
    const reach = r * (index % 2 === 0 ? between(random, 0.62, 0.78) : between(random, 0.82, 1.34));
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  });
  const middle = (index: number) => {
    const [one, other] = [points[index % count]!, points[(index + 1) % count]!];
    return `${n((one.x + other.x) / 2)} ${n((one.y + other.y) / 2)}`;
  };
  let d = `M${middle(0)}`;
  for (let index = 1; index <= count; index++)
    d += `Q${n(points[index % count]!.x)} ${n(points[index % count]!.y)} ${middle(index)}`;
  d += 'Z';
  for (let drop = 0; drop < 7; drop++) {
    const angle = random.next() * 2 * Math.PI;
    const reach = r * between(random, 1.35, 1.9);
    d += circlePath(x + reach * Math.cos(angle), y + reach * Math.sin(angle), r * between(random, 0.04, 0.13));
  }
  return d;
}

/** Paint thrown at the corners, running down from the upper edge. */
export const splash: DrawBackdrop = (kit) => {
  const { artboard, mil, random, strength } = kit;
  const { width, height } = artboard;
  const turned = random.next() < 0.5;
  const spots = [
    [turned ? 0.08 : 0.92, 0.12, 150],
    [turned ? 0.94 : 0.06, 0.86, 170],
    [turned ? 0.86 : 0.14, 0.1, 62],
    [turned ? 0.12 : 0.9, 0.92, 70],
  ] as const;
  const inks = spots.map(([u, v, r], index) =>
    fill(splat(kit, u * width, v * height, r * mil), colorAt(kit, index), strength),
  );
  let drips = '';
  for (let index = 0; index < 6; index++) {
    const x = (turned ? 0.02 : 0.84) * width + index * mil * 32;
    drips += rectPath(box(x, -mil * 20, mil * between(random, 9, 18), mil * between(random, 60, 190)), mil * 9);
  }
  return [...inks, fill(drips, colorAt(kit, 0), strength)];
};

/** Printer's dots that grow towards a corner. */
export const dots: DrawBackdrop = (kit) => {
  const { artboard, mil, random, strength } = kit;
  const step = mil * 27;
  const fromRight = random.next() < 0.5;
  let d = '';
  for (let row = 0; row * step * 0.5 < artboard.height; row++) {
    for (let x = (row % 2) * step * 0.5; x < artboard.width; x += step) {
      const y = row * step * 0.5;
      const u = fromRight ? 1 - x / artboard.width : x / artboard.width;
      const size = 1 - (u * 1.15 + (1 - y / artboard.height)) * 1.25;
      if (size > 0.06) d += circlePath(x, y, step * 0.36 * Math.min(1, size * 1.3));
    }
  }
  return d ? [fill(d, colorAt(kit, 0), strength)] : [];
};
