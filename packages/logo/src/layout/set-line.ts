import { hasIdeograph, isIdeograph } from '../document/text-rules.ts';
import {
  box,
  parsePath,
  place,
  uniteBoxes,
  type FaceMetrics,
  type Outlines,
  type PlacedGlyph,
  type Run,
} from '@markwright/vector';
import type { Path } from '@markwright/vector';
import { PROFILE_ROWS, profileOf } from '../geometry/profile.ts';
import type { Piece, Role } from './piece.ts';

/** L10: hanzi stand half by nominal advance, half by equal distance of their profiles. */
const OPTICAL_SHARE = 0.5;
/** L11: ink of two neighbours never comes nearer than this, in em. */
export const MIN_INK_GAP = 0.07;
const MEAN_PROFILE_GAP = 0.24;
const PROFILE_REACH = 0.32;
/** L12: full-width punctuation takes this much room in display lines, in em. */
const PUNCTUATION_WIDTH = 0.3;
const HANZI_SPACE = 0.34;
const SCRIPT_CHANGE_GAP = 0.1;

const FULL_WIDTH_PUNCTUATION = /^[，。、：；！？·・…—～「」『』（）《》〈〉【】]/u;

export type LineSetting = {
  role: Role;
  font: string;
  text: string;
  color: string;
  /** Size of the em in lockup units. */
  em: number;
  /** Extra space between letters, in em. */
  tracking: number;
};

const pathOf = ({ path, outline }: PlacedGlyph): Path => outline ?? parsePath(path);

/** Mean distance between two profiles when both pens stand at 0, in font units. */
function profileDistance(left: PlacedGlyph, right: PlacedGlyph, unitsPerEm: number): number {
  const one = profileOf(pathOf(left), unitsPerEm).right;
  const other = profileOf(pathOf(right), unitsPerEm).left;
  const reach = PROFILE_REACH * unitsPerEm;
  const edge = (left.ink?.x ?? 0) + (left.ink?.width ?? 0);
  const start = right.ink?.x ?? 0;
  let sum = 0;
  for (let row = 0; row < PROFILE_ROWS; row++) {
    const from = one[row] ?? NaN;
    const to = other[row] ?? NaN;
    const nearEdge = Number.isNaN(from) ? edge - reach * 0.8 : Math.max(from, edge - reach);
    const nearStart = Number.isNaN(to) ? start + reach * 0.8 : Math.min(to, start + reach);
    sum += nearStart - nearEdge;
  }
  return sum / PROFILE_ROWS;
}

/** Pen positions in font units, with the optical rules and tracking. */
function penPositions(run: Run, tracking: number): number[] {
  const em = run.unitsPerEm;
  const extra = tracking * em;
  const pens: number[] = [];
  const isMixed = run.glyphs.some((each) => isIdeograph(each.text));
  for (const [index, glyph] of run.glyphs.entries()) {
    const previous = run.glyphs[index - 1];
    const before = pens[index - 1];
    if (!previous || before === undefined) {
      pens.push(0);
      continue;
    }
    const nominal = before + glyph.x - previous.x;
    const inkGap = (gap: number) =>
      before + (previous.ink ? previous.ink.x + previous.ink.width : 0) + gap - (glyph.ink?.x ?? 0);
    const afterMark = FULL_WIDTH_PUNCTUATION.test(previous.text);
    if (glyph.ink && (afterMark || FULL_WIDTH_PUNCTUATION.test(glyph.text))) {
      const mark = afterMark ? previous : glyph;
      pens.push(inkGap(Math.max(MIN_INK_GAP * em, (PUNCTUATION_WIDTH * em - (mark.ink?.width ?? 0)) / 2) + extra));
    } else if (isIdeograph(previous.text) && isIdeograph(glyph.text)) {
      const optical = before + MEAN_PROFILE_GAP * em - profileDistance(previous, glyph, em);
      const mixed = OPTICAL_SHARE * optical + (1 - OPTICAL_SHARE) * (nominal + 0.02 * em);
      pens.push(Math.max(mixed, inkGap(MIN_INK_GAP * em)) + extra);
    } else if (!previous.ink && previous.advance > 0 && isMixed) {
      pens.push(nominal - Math.max(0, previous.advance - HANZI_SPACE * em) + extra);
    } else {
      const changes = glyph.ink && previous.ink && isIdeograph(previous.text) !== isIdeograph(glyph.text);
      // A combining mark has no advance of its own and stays on its letter.
      pens.push(nominal + (glyph.advance > 0 ? extra : 0) + (changes ? SCRIPT_CHANGE_GAP * em : 0));
    }
  }
  return pens;
}

/** Text made of hanzi keeps a body of this share of the face's height, so 一 is still a line of text. */
const MIN_BODY = 0.72;
/** Of a descender the eye counts about a third when lines are spaced. */
const DESCENDER_SHARE = 0.35;

/** Height of the letters in em: hanzi ink, or capitals. */
export const letterHeightOf = (metrics: FaceMetrics, text: string): number =>
  (hasIdeograph(text) && metrics.hanziHeight > 0 ? metrics.hanziHeight : metrics.capHeight) / metrics.unitsPerEm;

export type SetLine = Piece & {
  /** Gaps between letters, where tracking goes. */
  gaps: number;
  missing: string[];
};

/** One line of text as outlines, baseline at y = 0, ink starting at x = 0. */
export function setLine(outlines: Outlines, setting: LineSetting): SetLine {
  const run = outlines.shape(setting.font, setting.text);
  const metrics = outlines.metrics(setting.font);
  const scale = setting.em / run.unitsPerEm;
  const pens = penPositions(run, setting.tracking);
  const inked = run.glyphs.flatMap((glyph, index) =>
    glyph.ink ? [{ glyph, ink: glyph.ink, pen: pens[index] ?? 0 }] : [],
  );
  const start = Math.min(...inked.map(({ ink, pen }) => pen + ink.x));
  const ink = uniteBoxes(
    inked.map(({ ink: each, pen }) =>
      box((pen - start + each.x) * scale, each.y * scale, each.width * scale, each.height * scale),
    ),
  );
  const letterHeight = letterHeightOf(metrics, setting.text) * setting.em;
  const hanzi = hasIdeograph(setting.text);
  let { y, height } = ink;
  if (hanzi && height < letterHeight * MIN_BODY) {
    y -= (letterHeight * MIN_BODY - height) / 2;
    height = letterHeight * MIN_BODY;
  } else if (!hanzi && y + height > 0) {
    height -= (y + height) * (1 - DESCENDER_SHARE);
  }
  return {
    role: setting.role,
    box: { x: ink.x, y, width: ink.width, height },
    ink,
    inks: inked.map(({ glyph, ink: each, pen }) => ({
      path: pathOf(glyph),
      at: place(scale, (pen - start) * scale, 0),
      color: setting.color,
      center: { x: (pen - start + each.x + each.width / 2) * scale, y: 0 },
    })),
    letterHeight,
    gaps: Math.max(0, run.glyphs.filter((glyph, index) => index > 0 && glyph.advance > 0).length),
    missing: run.missing,
  };
}
