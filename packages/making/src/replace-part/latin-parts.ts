import { type Box, graphemes, type Outlines } from '@markwright/logo';
import type { Point } from '@markwright/marks/kit';
import { findGlyph, type Glyph, LETTER } from '../rule/glyph.ts';
import { countersOf } from '../rule/letter-parts.ts';
import {
  overlap,
  subtract,
  type Curve,
  areaOf,
  boxOf,
  type Outline,
  piecesOf,
  placeOutline,
  readOutline,
} from '@markwright/vector/outline';
import type { FoundPart } from './find-part.ts';
import type { PartPictureName } from './part-pictures.ts';

/** A part of a Latin letter: what may take its place, and whether the picture is drawn there or left open there. */
export type LatinPart = {
  part: 'dot' | 'round' | 'bowl' | 'crossbar' | 'counter';
  zh: string;
  en: string;
  way: 'set' | 'open';
  pictures: readonly PartPictureName[];
  /** Letters that have it. */
  letters: RegExp;
  find: (glyph: Glyph, outlines: Outlines) => FoundPart | undefined;
};

/** The dot of i or j: a small piece straight above another; of several the first. */
function dotOf({ outline }: Glyph): FoundPart | undefined {
  const pieces = piecesOf(outline).map((piece) => ({ piece, box: boxOf(piece) }));
  const isAbove = (dot: Box, stem: Box): boolean =>
    dot.y + dot.height < stem.y && dot.x < stem.x + stem.width && stem.x < dot.x + dot.width;
  const dots = pieces.filter(
    ({ piece, box }) =>
      piece.length === 1 && box.height < LETTER * 0.4 && pieces.some((other) => isAbove(box, other.box)),
  );
  const first = dots.toSorted((one, other) => one.box.x - other.box.x)[0];
  if (!first) return undefined;
  // A picture needs more room than a dot: it grows upwards and aside, most of all on a letter that stands alone.
  const side = Math.max(first.box.width, first.box.height) * (pieces.length === 2 ? 2.1 : 1.4);
  const { x, y, width, height } = first.box;
  const box = { x: x + (width - side) / 2, y: y + height - side, width: side, height: side };
  return { ...without(outline, first.piece), box };
}

/** The bowl of b, d, p and q: the stem stays, cut straight along its inner edge. */
function bowlOf({ outline, box, stem, text }: Glyph): FoundPart | undefined {
  const counter = largestHole(outline);
  if (!counter) return undefined;
  const isRight = /[dq]/.test(text);
  // Measured where the stem stands free of the bowl: near the top of b and d, near the foot of p and q.
  const free = box.y + box.height * (/[bd]/.test(text) ? 0.12 : 0.88);
  const bars = overlap(outline, boxOutline(box.x - 1, free - 1, box.x + box.width + 1, free + 1));
  const { x, width } = boxOf(bars);
  const rest = boxOutline(x, box.y, x + width, box.y + box.height);
  // Serifs and spurs make more of it than a plain stem.
  const isPlain = bars.length === 1 && width < stem * 1.3 && areaOf(subtract(rest, outline)) < stem * stem * 0.2;
  if (!isPlain) return undefined;
  const edge = isRight ? x : x + width;
  const hole = boxOf(counter);
  const [top, bottom] = [hole.y - stem * 0.8, hole.y + hole.height + stem * 0.8];
  const wide = isRight ? edge - box.x : box.x + box.width - edge;
  const bowl = { x: isRight ? box.x : edge, y: top, width: wide, height: bottom - top };
  return { pieces: [subtract(outline, rest)], box: bowl, rest };
}

const boxOutline = (left: number, top: number, right: number, bottom: number): Outline => [
  ringOf([
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]),
];

const ringOf = (corners: readonly Point[]): Curve[] =>
  corners.map((from, i) => ({ kind: 'line', from, to: corners[(i + 1) % corners.length]! }));

/** The hole that takes most room, however it is shaped: the counter of A is a triangle. */
const largestHole = (outline: Outline): Outline | undefined =>
  piecesOf(outline)
    .flatMap((piece) => piece.slice(1))
    .map((ring): Outline => [ring])
    .toSorted((a, b) => areaOf(b) - areaOf(a))[0];

const without = (outline: Outline, part: Outline): FoundPart => ({
  pieces: [part],
  box: boxOf(part),
  rest: outline.filter((ring) => !part.includes(ring)),
});

/** The whole of a round letter in a word: known by where it was shaped, since e and c are round as well. */
function roundOf({ outline, text, fontKey }: Glyph, outlines: Outlines): FoundPart | undefined {
  const at = graphemes(text).findIndex((letter) => /[o0]/i.test(letter));
  const run = outlines.shape(fontKey, text);
  const glyph = run.glyphs[at];
  if (at < 0 || !glyph || run.glyphs.length !== graphemes(text).length) return undefined;
  const metrics = outlines.metrics(fontKey);
  const scale = LETTER / (metrics.capHeight || metrics.unitsPerEm * 0.7);
  const box = boxOf(placeOutline(readOutline(glyph.path), scale, glyph.x * scale, 0));
  const piece = piecesOf(outline).find((each) => {
    const found = boxOf(each);
    return Math.abs(found.x - box.x) < 1 && Math.abs(found.width - box.width) < 1 && each.length === 2;
  });
  // Narrow faces have no round O: the picture would stand in a slot.
  if (!piece || Math.abs(Math.log(box.width / box.height)) > 0.28) return undefined;
  return without(outline, piece);
}

/** A without its bar: the strip between the counter and the foot is taken out, and the picture stands between the legs. */
function crossbarOf({ outline, stem }: Glyph): FoundPart | undefined {
  const hole = largestHole(outline);
  const letter = boxOf(outline);
  if (!hole) return undefined;
  const counter = boxOf(hole);
  const top = counter.y + counter.height;
  const sill = levelEdges(outline, top + stem * 0.2, top + stem * 1.4).toSorted((a, b) => b.width - a.width)[0];
  if (!sill || sill.width < letter.width * 0.2) return undefined;
  const corners = [
    { x: counter.x, y: top - 0.5 },
    { x: counter.x + counter.width, y: top - 0.5 },
    { x: sill.x + sill.width, y: sill.y + 0.5 },
    { x: sill.x, y: sill.y + 0.5 },
  ];
  const bar: Outline = [ringOf(corners)];
  const rest = subtract(outline, bar);
  // A slab or a round A keeps more than its two legs together; then nothing was opened.
  if (rest.length !== outline.length - 1) return undefined;
  // The picture stands on the line of the letter's feet.
  const side = sill.width * 0.84;
  const box = { x: sill.x + (sill.width - side) / 2, y: letter.y + letter.height - side, width: side, height: side };
  return { pieces: [bar], box, rest };
}

type Level = { x: number; y: number; width: number };

/** Straight level edges between two heights. */
function levelEdges(outline: Outline, from: number, to: number): Level[] {
  return outline
    .flat()
    .filter(({ kind, from: a, to: b }) => kind === 'line' && Math.abs(a.y - b.y) < 0.5 && a.y > from && a.y < to)
    .map(({ from: a, to: b }) => ({ x: Math.min(a.x, b.x), y: a.y, width: Math.abs(a.x - b.x) }));
}

/** The closed space of a letter; the ink around it is filled, so that the picture can be left open in it. */
function counterOf({ outline }: Glyph): FoundPart | undefined {
  const [counter] = countersOf(outline);
  return counter && without(outline, counter.ring);
}

export const LATIN_PARTS: readonly LatinPart[] = [
  {
    part: 'round',
    zh: '圆',
    en: 'the round',
    way: 'set',
    pictures: ['sun', 'coin', 'wheel', 'orange', 'gear', 'flower', 'smile', 'moon'],
    letters: /[o0]/i,
    find: roundOf,
  },
  {
    part: 'dot',
    zh: '一点',
    en: 'the dot',
    way: 'set',
    pictures: ['sun', 'drop', 'heart', 'leaf', 'star', 'flame', 'flower', 'moon', 'paw', 'gem', 'fish', 'bean'],
    letters: /[ij]/,
    find: dotOf,
  },
  {
    part: 'bowl',
    zh: '圆肚',
    en: 'the bowl',
    way: 'set',
    pictures: ['sun', 'coin', 'wheel', 'orange', 'gear', 'flower', 'smile', 'star'],
    letters: /[bdpq]/,
    find: bowlOf,
  },
  {
    part: 'crossbar',
    zh: '横画',
    en: 'the bar',
    way: 'set',
    pictures: ['star', 'heart', 'flame', 'leaf', 'drop', 'fish', 'lotus', 'gem', 'paw', 'peaks', 'bean', 'sun'],
    letters: /A/,
    find: crossbarOf,
  },
  {
    part: 'counter',
    zh: '字怀',
    en: 'the counter',
    way: 'open',
    pictures: ['heart', 'drop', 'flame', 'star', 'leaf', 'bean', 'fish', 'gem', 'paw', 'sun', 'moon', 'flower'],
    letters: /[BDOPQRabdegopq]/,
    find: counterOf,
  },
];

/** A word of so many letters still fills a square more or less. */
const SHORT_WORD = /^\p{Script=Latin}{2,4}$/u;

/** What of a Latin name may be drawn: its first short word, and its initial; an i or j keeps its dot only in lower case. */
export function latinTexts(name: string): string[] {
  const words = name.split(/[^\p{Script=Latin}]+/u).filter(Boolean);
  const initial = graphemes(words[0] ?? '')[0];
  const short = words.find((word) => SHORT_WORD.test(word));
  const letter = initial && /[ij]/i.test(initial) ? initial.toLowerCase() : initial;
  return [...new Set([short, letter].flatMap((text) => text ?? []))];
}

/** Which parts of a text are looked for: a single round letter would vanish whole, a word keeps its counters. */
export const partsOf = (text: string): LatinPart[] =>
  LATIN_PARTS.filter(
    ({ part, letters }) =>
      letters.test(text) && (graphemes(text).length > 1 ? part === 'round' || part === 'dot' : part !== 'round'),
  );

export const findLatinPart = (
  outlines: Outlines,
  fontKey: string,
  text: string,
  part: LatinPart,
): { glyph: Glyph; part: FoundPart } | undefined => {
  const glyph = findGlyph(outlines, fontKey, text);
  const found = glyph && part.find(glyph, outlines);
  return found && { glyph, part: found };
};
