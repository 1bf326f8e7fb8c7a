import { type Dice, kit, type Region } from '@markwright/marks/kit';
import { pickFace, type Recipe, type RuleBrief } from './brief.ts';
import { fitInto } from './fit.ts';
import { findGlyphs, type Glyph } from './glyph.ts';
import { quote, tellingHanzi } from './hanzi-framed.ts';
import { subtract, boxOf, mapOutline, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { wearOf } from './seal-wear.ts';
import { inPrimary } from './rule-mark.ts';

const { circle, cut, intersect, polygon, rect, union } = kit;

type SealShape = 'square' | 'tall' | 'oval' | 'round' | 'gourd';
type Cell = { x: number; y: number; width: number; height: number };

/** A stone cut by hand: corners differ a little, and no side is quite straight. Borders run parallel to it. */
function stoneOf(width: number, height: number, dice: Dice): (by: number) => Region {
  const [left, top, right, bottom] = [120 - width / 2, 120 - height / 2, 120 + width / 2, 120 + height / 2];
  const slips = Array.from({ length: 12 }, () => dice.between(-1.6, 1.6));
  const radii = Array.from({ length: 4 }, () => dice.between(6, 14));
  const slip = (i: number): number => slips[i]!;
  return (by) => {
    const [one, two, three, four] = radii.map((radius) => Math.max(2, radius - by)) as [number, number, number, number];
    return polygon(
      [
        [left + by + slip(0), top + by + slip(1)],
        [120 + slip(2) * 4, top + by + slip(3) * 0.8],
        [right - by + slip(4), top + by + slip(5)],
        [right - by + slip(6), bottom - by + slip(7)],
        [120 + slip(8) * 4, bottom - by + slip(9) * 0.8],
        [left + by + slip(10), bottom - by + slip(11)],
      ],
      [one, 0, two, three, 0, four],
    );
  };
}

function gourdOf(by: number): Region {
  const [top, bottom] = [circle(120, 72, 52 - by), circle(120, 160, 64 - by)];
  const waist = cut(rect(78 + by, 96, 84 - 2 * by, 30), circle(46, 114, 28 + by), circle(194, 114, 28 + by));
  return union(top, bottom, waist);
}

/** Two small circles for the ends and two great ones for the sides, meeting without a corner. */
function ovalOf(by: number): Region {
  const [end, lift, half] = [58, 46, 70];
  // The great circle touches the small one from outside: aside² + lift² = (aside + half - end)².
  const aside = (lift ** 2 - (half - end) ** 2) / (2 * (half - end));
  const side = aside + half - by;
  const join = (lift / Math.hypot(aside, lift)) * side;
  const waist = intersect(
    circle(120 - aside, 120, side),
    circle(120 + aside, 120, side),
    rect(0, 120 - join, 240, 2 * join),
  );
  return union(waist, circle(120, 120 - lift, end - by), circle(120, 120 + lift, end - by));
}

const SHAPES: Record<SealShape, { zh: string; en: string; size: readonly [number, number] }> = {
  square: { zh: '方印', en: 'square seal', size: [204, 204] },
  tall: { zh: '长方印', en: 'upright seal', size: [126, 208] },
  oval: { zh: '椭圆印', en: 'oval seal', size: [140, 208] },
  round: { zh: '圆印', en: 'round seal', size: [208, 208] },
  gourd: { zh: '葫芦印', en: 'gourd seal', size: [128, 208] },
};

/** What is carved: the name itself, filled up with 印 or 之印 as seals of names are. */
function sealText(brief: RuleBrief, wanted: 1 | 2 | 4): string[] {
  const { hanzi } = brief;
  if (wanted === 1) return [tellingHanzi(brief)].flatMap((letter) => letter ?? []);
  if (wanted === 2) return hanzi.length >= 2 ? hanzi.slice(0, 2) : [];
  if (hanzi.length === 4) return hanzi;
  if (hanzi.length === 3) return [...hanzi, '印'];
  return hanzi.length === 2 ? [...hanzi, '之', '印'] : [];
}

/** Cells in reading order: down the right column first, then the left. */
function cellsOf(count: number, box: Cell, gap: number): Cell[] {
  const columns = count === 4 ? 2 : 1;
  const rows = count === 1 ? 1 : 2;
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: box.x + (columns - 1 - Math.floor(i / rows)) * (width + gap),
    y: box.y + (i % rows) * (height + gap),
    width,
    height,
  }));
}

/** Carvers stretch a character to fill its cell; a sixth either way is not seen as wrong. */
function fillCell(glyph: Glyph, cell: Cell): Outline {
  const { box } = glyph;
  const [across, down] = [cell.width / box.width, cell.height / box.height];
  const even = Math.min(across, down);
  const [a, d] = [Math.min(across, even * 1.3), Math.min(down, even * 1.3)];
  return mapOutline(glyph.outline, {
    a,
    b: 0,
    c: 0,
    d,
    e: cell.x + cell.width / 2 - (box.x + box.width / 2) * a,
    f: cell.y + cell.height / 2 - (box.y + box.height / 2) * d,
  });
}

type Carving = { shape: SealShape; count: 1 | 2 | 4; relief: '白文' | '朱文' };

function carve({ shape, count, relief }: Carving, glyphs: Glyph[], dice: Dice) {
  const white = relief === '白文';
  const [width, height] = SHAPES[shape].size;
  const stone = stoneOf(width, height, dice);
  const body = { square: stone, tall: stone, oval: ovalOf, round: roundOf, gourd: gourdOf }[shape];
  const border = white ? 0 : borderOf(glyphs, count, width);
  const pad = white ? 15 : border + 9;
  const carved =
    shape === 'square' || shape === 'tall'
      ? inSquareSeal(glyphs, width - 2 * pad, height - 2 * pad)
      : inRoundSeal(shape, glyphs, pad);
  const ground = outlineOfRegion(white ? body(0) : cut(body(0), body(border)));
  const whole = white ? subtract(ground, carved) : [...ground, ...carved];
  const worn = subtract(whole, wearOf(outlineOfRegion(body(0)), dice, white ? 1 : 0.7));
  return { worn, small: plainSeal(glyphs[0]!, shape), body: body(0) };
}

/** At 16 px one character is all that can be read: the first, white in an unworn stone. */
function plainSeal(glyph: Glyph, shape: SealShape): Outline {
  const [stone, room] =
    shape === 'square' || shape === 'tall'
      ? [rect(18, 18, 204, 204, 14), rect(34, 34, 172, 172)]
      : [circle(120, 120, 104), circle(120, 120, 92)];
  const within = outlineOfRegion(room);
  return subtract(outlineOfRegion(stone), fitInto(glyph.outline, { within, middle: { x: 120, y: 120 } }).outline);
}

const roundOf = (by: number): Region => circle(120, 120, 104 - by);

function inSquareSeal(glyphs: Glyph[], width: number, height: number): Outline {
  const cells = cellsOf(
    glyphs.length,
    { x: 120 - width / 2, y: 120 - height / 2, width, height },
    glyphs.length === 1 ? 0 : 9,
  );
  return cells.flatMap((cell, i) => fillCell(glyphs[i]!, cell));
}

/** 朱文 borders are about as heavy as the strokes they hold. */
function borderOf(glyphs: Glyph[], count: number, width: number): number {
  const cell = count === 4 ? width / 2.5 : width / 1.25;
  return Math.min(13, Math.max(6, glyphs[0]!.stem * (cell / 200) * 0.95));
}

function inRoundSeal(shape: SealShape, glyphs: Glyph[], pad: number): Outline {
  if (glyphs.length === 1) {
    const region =
      shape === 'round'
        ? circle(120, 120, 104 - pad)
        : shape === 'oval'
          ? ovalOf(pad)
          : circle(120, 160, 64 - pad * 0.75);
    const middle = shape === 'gourd' ? { x: 120, y: 160 } : { x: 120, y: 120 };
    return fitInto(glyphs[0]!.outline, { within: outlineOfRegion(region), middle, tallest: 150 }).outline;
  }
  const [upper, lower] =
    shape === 'gourd'
      ? [circle(120, 70, 52 - pad), circle(120, 161, 64 - pad)]
      : [
          rect(66 + pad * 0.5, 26 + pad * 0.5, 108 - pad, 88 - pad * 0.5, 24),
          rect(66 + pad * 0.5, 126, 108 - pad, 88 - pad * 0.5, 24),
        ];
  return [upper, lower].flatMap((region, i) => {
    const box = boxOf(outlineOfRegion(region));
    const middle = { x: 120, y: box.y + box.height / 2 };
    return fitInto(glyphs[i]!.outline, { within: outlineOfRegion(region), middle }).outline;
  });
}

const CARVINGS: Carving[] = [
  { shape: 'square', count: 1, relief: '白文' },
  { shape: 'square', count: 4, relief: '朱文' },
  { shape: 'tall', count: 2, relief: '白文' },
  { shape: 'square', count: 4, relief: '白文' },
  { shape: 'oval', count: 2, relief: '朱文' },
  { shape: 'square', count: 1, relief: '朱文' },
  { shape: 'gourd', count: 2, relief: '白文' },
  { shape: 'round', count: 1, relief: '朱文' },
  { shape: 'tall', count: 2, relief: '朱文' },
  { shape: 'oval', count: 1, relief: '白文' },
];

const RELIEF = {
  白文: { zh: '字留白、地施朱（白文）', en: 'characters left white in the stone (baiwen)' },
  朱文: { zh: '字与边框同施朱（朱文）', en: 'characters and border raised (zhuwen)' },
};

/** 印章: carved as seals are, read down from the right, the edge worn by a few small breaks. */
export const seals: Recipe[] = CARVINGS.map((carving) => ({
  kind: 'seal',
  form: `${carving.shape}-${carving.count}-${carving.relief === '白文' ? 'white' : 'red'}`,
  draw: (brief, dice) => {
    const letters = sealText(brief, carving.count);
    const fontKey =
      letters.length === 0 ? undefined : pickFace(brief, letters, dice, carving.count === 1 ? 'upright' : 'dark');
    const glyphs = fontKey ? findGlyphs(brief.outlines, fontKey, letters) : undefined;
    if (!glyphs || glyphs.length !== carving.count) return undefined;
    const { worn, small, body } = carve(carving, glyphs, dice);
    const words = SHAPES[carving.shape];
    const edge = carving.shape === 'square' || carving.shape === 'tall' ? '四边' : '边缘';
    const order = carving.count === 4 ? '，自右而左两行直读' : '';
    return {
      layers: inPrimary(worn),
      small: inPrimary(small),
      guides: [body],
      meaning: {
        zh: `以${quote(letters)}入${words.zh}，${RELIEF[carving.relief].zh}${order}，${edge}留破，取古印之意`,
        en: `${letters.join('')} carved as ${/^[aeiou]/.test(words.en) ? 'an' : 'a'} ${words.en}, ${RELIEF[carving.relief].en}${order ? ', read down from the right' : ''}, the edge broken as on an old stone`,
      },
      id: `seal/${carving.shape}-${carving.relief === '白文' ? 'white' : 'red'}/${letters.join('')}/${fontKey}`,
    };
  },
}));
