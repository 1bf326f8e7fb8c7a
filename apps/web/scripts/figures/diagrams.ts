import { renderIcon, renderSvg } from '@markwright/logo';
import { encode } from 'uqr';
import { INK, line } from '../pictures/drafting.ts';
import { outlines, round, setLogo, type LogoWish } from '../pictures/studio.ts';
import { drawn, ground, inset, label, logo, WIDTH, type Drawn } from './sheet-parts.ts';

/** Blocks of colour with what is to be said of each under it. */
export async function swatches(list: readonly { color: string; words: readonly string[] }[]): Promise<Drawn> {
  const width = WIDTH / list.length;
  const lines = Math.max(...list.map(({ words }) => words.length));
  const height = 160 + 24 + lines * 22;
  const body = await Promise.all(
    list.map(async ({ color, words }, index) => {
      const texts = await Promise.all(words.map((text, at) => label(text, index * width + 14, 188 + at * 22, 13, INK)));
      return ground(index * width, 0, width, 160, color) + texts.join('');
    }),
  );
  return drawn(height, ground(0, 0, WIDTH, height, '#ffffff') + body.join(''));
}

/** A card with its trim, what is cut off, and where nothing important stands. */
export async function bleed(wish: LogoWish): Promise<Drawn> {
  const doc = await setLogo(wish);
  const [scale, left, top] = [5.2, 95, 44];
  const mm = (value: number) => value * scale;
  const rect = (inner: number, size: { w: number; h: number }) =>
    `M${left + mm(inner)} ${top + mm(inner)}h${mm(size.w)}v${mm(size.h)}h${-mm(size.w)}z`;
  const art = inset(
    renderSvg(doc, { outlines, size: { width: 600, height: 360 }, background: 'transparent' }),
    left + mm(14),
    top + mm(8),
    mm(68),
    mm(44),
  );
  return drawn(
    400,
    ground(0, 0, WIDTH, 400, '#F3EEE6') +
      ground(left, top, mm(96), mm(60), wish.ground) +
      art +
      line(rect(3, { w: 90, h: 54 }), { width: 1.6 }) +
      line(rect(6, { w: 84, h: 48 }), { width: 1.2, dash: '6 5' }) +
      (await label('90', left + mm(48), 376, 15, INK, true)) +
      (await label('54', 624, top + mm(32), 15, INK, true)) +
      (await label('3', left - 22, top + 16, 15, INK, true)),
  );
}

/** How tall letters must be to be read from afar: metres across, millimetres up. */
export async function distances(rows: readonly { metres: number; millimetres: number }[]): Promise<Drawn> {
  const highest = Math.max(...rows.map(({ millimetres }) => millimetres));
  const step = 560 / rows.length;
  const bars = await Promise.all(
    rows.map(async ({ metres, millimetres }, index) => {
      const [x, height] = [72 + index * step, (millimetres / highest) * 190];
      return (
        ground(x, 250 - height, step * 0.56, height, index === rows.length - 1 ? '#FF6000' : INK) +
        (await label(`${millimetres} mm`, x + step * 0.28, 240 - height, 14, INK, true)) +
        (await label(`${metres} m`, x + step * 0.28, 276, 14, '#6B6258', true))
      );
    }),
  );
  return drawn(
    300,
    ground(0, 0, WIDTH, 300, '#ffffff') + line('M48 250H632', { stroke: INK, width: 2 }) + bars.join(''),
  );
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];
/** What is left without the green-sensing cones, after Machado, Oliveira and Fernandes (2009), severity 1. */
const DEUTAN: Matrix = [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881];
const GREY: Matrix = [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722];

function seenThrough(hex: string, matrix: Matrix): string {
  const linear = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const mixed = [0, 3, 6].map((at) => linear.reduce((sum, value, index) => sum + value * (matrix[at + index] ?? 0), 0));
  return `#${mixed
    .map((value) => {
      const clamped = Math.min(1, Math.max(0, value));
      const coded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
      return Math.round(coded * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}

/** Two logos as most see them, as one man in twenty does, and without colour. */
export async function vision(wishes: readonly LogoWish[]): Promise<Drawn> {
  const views: ((hex: string) => string)[] = [
    (hex) => hex,
    (hex) => seenThrough(hex, DEUTAN),
    (hex) => seenThrough(hex, GREY),
  ];
  const cell = { width: WIDTH / 3, height: 190 };
  const parts: string[] = [];
  for (const [at, wish] of wishes.entries()) {
    for (const [index, see] of views.entries()) {
      const doc = await setLogo({
        ...wish,
        ground: see(wish.ground),
        ink: see(wish.ink),
        accent: see(wish.accent),
        support: see(wish.support ?? wish.ink),
        markInk: see(wish.markInk ?? wish.ink),
      });
      parts.push(logo(doc, index * cell.width, at * cell.height, cell.width, cell.height));
    }
  }
  return drawn(cell.height * wishes.length, parts.join(''));
}

/** A code that still reads with a mark over its middle. */
export async function qr(text: string, wish: LogoWish): Promise<Drawn> {
  const doc = await setLogo(wish);
  const make = (level: 'L' | 'H') => encode(text, { ecc: level, border: 4 });
  const draw = ({ data, size }: ReturnType<typeof make>, x: number) => {
    const side = 260 / size;
    let d = '';
    data.forEach((cells, rowAt) =>
      cells.forEach((dark, column) => {
        if (dark)
          d += `M${round(x + column * side)} ${round(20 + rowAt * side)}h${round(side)}v${round(side)}h${round(-side)}z`;
      }),
    );
    return `<path d="${d}" fill="${INK}" shape-rendering="crispEdges"/>`;
  };
  const icon = inset(renderIcon(doc, { outlines, pixels: 64, fill: 0.8 }), 444, 124, 52, 52);
  return drawn(
    300,
    ground(0, 0, WIDTH, 300, '#ffffff') +
      draw(make('L'), 60) +
      draw(make('H'), 340) +
      ground(440, 120, 60, 60, '#ffffff') +
      icon,
  );
}
