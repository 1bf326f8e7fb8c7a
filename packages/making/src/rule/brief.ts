import { graphemes, hasIdeograph, type MarkDrawing, type Outlines } from '@markwright/logo';
import type { Dice } from '@markwright/marks/kit';
import { findGlyph } from './glyph.ts';
import type { RuleSketch } from './rule-mark.ts';

/** A picture that may be cut out or set into a letter, with the words that say what it shows. */
export type RuleIcon = { id: string; zh: string; en: string; drawing: MarkDrawing };

/** What every kind of mark works from. */
export type RuleBrief = {
  name: string;
  /** The name's hanzi, one each. */
  hanzi: string[];
  /** One to three capitals. */
  initials: string[];
  /** The Latin name as capitals, for rings of text. */
  latin: string;
  outlines: Outlines;
  hanziFaces: string[];
  latinFaces: string[];
  icons: readonly RuleIcon[];
};

/** One way of making a mark; undefined when the brief lacks what it needs. */
export type Recipe = { kind: string; form: string; draw: (brief: RuleBrief, dice: Dice) => RuleSketch | undefined };

const SMALL_WORDS = /^(?:and|of|the|de|la|le|du|des|di|da|&)$/i;
/** Stems thinner than this share of the height vanish at 32 px. */
const THINNEST = 0.062;

export const hanziOf = (text: string): string[] => graphemes(text).filter((letter) => /^\p{Script=Han}$/u.test(letter));

/** First letters of the words, three at most; a single word gives its first letter. */
export function initialsOf(text: string): string[] {
  const words = text.split(/[\s\-–—_/·.,&+]+/u).filter((word) => /^\p{Script=Latin}/u.test(word));
  const telling = words.filter((word) => !SMALL_WORDS.test(word));
  const initials = (telling.length > 0 ? telling : words)
    .slice(0, 3)
    .flatMap((word) => graphemes(word)[0]?.toLocaleUpperCase('en') ?? [])
    .filter((letter) => /^\p{Lu}$/u.test(letter));
  // A lone I is a bar: in a frame nobody takes it for a letter.
  return initials.join('') === 'I' ? [] : initials;
}

export const latinOf = (text: string): string =>
  hasIdeograph(text) || !/\p{Script=Latin}/u.test(text) ? '' : text.toLocaleUpperCase('en');

/** Stem against letter height: how dark the face is. */
function darkness(outlines: Outlines, key: string): number {
  const { stem, hanziHeight, capHeight, unitsPerEm } = outlines.metrics(key);
  return stem / (hanziHeight || capHeight || unitsPerEm * 0.7);
}

/** Faces that write hanzi, and those made for Latin letters; too thin ones only when there is nothing else. */
export function sortFaces(outlines: Outlines, fontKeys: readonly string[]): { hanzi: string[]; latin: string[] } {
  const strong = fontKeys.filter((key) => darkness(outlines, key) >= THINNEST);
  const usable = strong.length > 0 ? strong : [...fontKeys];
  const hanzi = usable.filter((key) => outlines.metrics(key).hanziHeight > 0);
  const latin = usable.filter((key) => outlines.metrics(key).hanziHeight === 0);
  return { hanzi, latin: latin.length > 0 ? latin : hanzi };
}

/** Leaning faces suit a word, not a frame that stands upright. */
function leans(outlines: Outlines, key: string): boolean {
  const sample = findGlyph(outlines, key, outlines.metrics(key).hanziHeight > 0 ? '十' : 'I');
  const edges = (sample?.outline.flat() ?? []).filter((curve) => curve.kind === 'line');
  const upright = edges.toSorted((a, b) => Math.abs(b.to.y - b.from.y) - Math.abs(a.to.y - a.from.y))[0];
  // A Latin I without a straight side belongs to a script; brush hanzi have none and stand upright all the same.
  if (!upright || Math.abs(upright.to.y - upright.from.y) < 60) return outlines.metrics(key).hanziHeight === 0;
  return Math.abs(upright.to.x - upright.from.x) > 0.07 * Math.abs(upright.to.y - upright.from.y);
}

/** any face, an upright one, an upright one of the darker half, or one of the darkest. */
export type Wanted = 'any' | 'upright' | 'dark' | 'darkest';
const SHARES: Record<Wanted, number> = { any: 1, upright: 1, dark: 0.5, darkest: 0.25 };

/** Faces that have all the letters, beginning where the dice say. */
export function facesWith(brief: RuleBrief, letters: readonly string[], dice: Dice, wanted: Wanted = 'any'): string[] {
  const { outlines } = brief;
  const faces = letters.every((letter) => hasIdeograph(letter)) ? brief.hanziFaces : brief.latinFaces;
  const start = dice.between(0, 1);
  if (letters.length === 0) return [];
  const ranked =
    SHARES[wanted] === 1
      ? faces
      : faces
          .toSorted((a, b) => darkness(outlines, b) - darkness(outlines, a))
          .slice(0, Math.max(3, Math.ceil(faces.length * SHARES[wanted])));
  const first = Math.floor(start * ranked.length);
  const order = [...ranked.slice(first), ...ranked.slice(0, first)];
  return order.filter((key) => wanted === 'any' || !leans(outlines, key));
}

/** The first of those faces that can draw every letter. */
export const pickFace = (
  brief: RuleBrief,
  letters: readonly string[],
  dice: Dice,
  wanted: Wanted = 'any',
): string | undefined =>
  facesWith(brief, letters, dice, wanted).find((key) =>
    letters.every((letter) => findGlyph(brief.outlines, key, letter)),
  );
