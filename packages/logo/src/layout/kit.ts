import type { Outlines } from '@markwright/vector';
import type { LogoDoc, TextLine } from '../document/logo-doc.ts';
import { graphemes, hasIdeograph, isIdeograph } from '../document/text-rules.ts';
import { textUnits } from './break-text.ts';
import { setMark } from './mark-piece.ts';
import type { MarkColors } from './mark-piece.ts';
import type { Ink, Piece } from './piece.ts';
import { initialLetter } from './initial-letter.ts';
import { letterForMark } from './mark-letter.ts';
import { letterHeightOf } from './set-line.ts';

/** Height of the name's letters at size 1. Every measure in a layout is a share of it. */
export const UNIT = 100;
/** Capitals look as tall as hanzi at about this share of their height. */
const CAPITALS_TO_HANZI = 0.76;

/** Words that could stand under each other do: a long line would make the mark with it small. In hanzi. */
const LATIN_LINE = 5;

/** What a layout may ask about a document before it takes it on. */
export type Facts = {
  hasMark: boolean;
  hasSecondName: boolean;
  hasSlogan: boolean;
  /** The name is art lettering. */
  hasArt: boolean;
  /** Every character of the name is a hanzi or kana. */
  hanziOnly: boolean;
  hasHanzi: boolean;
  /** The letter a monogram would show is a mere stroke, like I or 一. */
  initialIsBar: boolean;
  /** The letter of the name that the mark can stand for, or -1. */
  markLetter: number;
  /** Graphemes, spaces not counted. */
  letters: number;
  /** Reading width in hanzi. */
  units: number;
  words: number;
  secondNameUnits: number;
  secondNameIsLatin: boolean;
  sloganUnits: number;
  sloganIsHanzi: boolean;
};

export type LayoutKit = {
  doc: LogoDoc;
  outlines: Outlines;
  facts: Facts;
  colors: MarkColors & { name: string; accent: string; support: string };
  /** Enlarges second name and slogan when they would be too small to read. */
  boost: number;
};

/** The widest line of a name with a mark, in hanzi: `hanzi` for hanzi, less for words. */
export const widestLine = ({ facts }: LayoutKit, hanzi: number): number =>
  facts.hasHanzi ? hanzi : Math.min(hanzi, LATIN_LINE);

export function displayText({ text, letterCase }: Pick<TextLine, 'text' | 'letterCase'>): string {
  if (letterCase === 'upper') return text.toUpperCase();
  return letterCase === 'lower' ? text.toLowerCase() : text;
}

export function factsOf(doc: LogoDoc): Facts {
  const text = displayText(doc.name);
  const letters = graphemes(text).filter((part) => part !== ' ');
  const slogan = doc.slogan ? displayText(doc.slogan) : '';
  const second = doc.secondName ? displayText(doc.secondName) : '';
  return {
    hasMark: doc.mark !== null,
    hasSecondName: doc.secondName !== null,
    hasSlogan: doc.slogan !== null,
    hasArt: doc.art !== undefined,
    hanziOnly: letters.every(isIdeograph),
    hasHanzi: letters.some(isIdeograph),
    initialIsBar: /^[I1|一]$/u.test(initialLetter(text).toUpperCase()),
    markLetter: letterForMark(text, doc.mark),
    letters: letters.length,
    units: textUnits(text),
    words: text.split(' ').length,
    secondNameUnits: textUnits(second),
    sloganUnits: textUnits(slogan),
    sloganIsHanzi: hasIdeograph(slogan),
    secondNameIsLatin: second !== '' && !hasIdeograph(second),
  };
}

export function openKit(doc: LogoDoc, outlines: Outlines, boost = 1): LayoutKit {
  const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
  return {
    doc,
    outlines,
    facts: factsOf(doc),
    boost,
    colors: {
      ground,
      name: doc.name.color,
      accent: doc.layout.accent,
      support: doc.secondName?.color ?? doc.slogan?.color ?? doc.name.color,
      primary: doc.mark?.primary ?? doc.name.color,
      secondary: doc.mark?.secondary ?? doc.layout.accent,
    },
  };
}

/** The em that brings a face's letters to `height`. */
export function emFor(outlines: Outlines, font: string, text: string, height: number): number {
  const hanzi = hasIdeograph(text);
  return (height * (hanzi ? 1 : CAPITALS_TO_HANZI)) / letterHeightOf(outlines.metrics(font), text);
}

/** Stem of the name's face at the layout's unit. */
export function nameStem(kit: LayoutKit): number {
  const { font } = kit.doc.name;
  const metrics = kit.outlines.metrics(font);
  return (
    (metrics.stem / metrics.unitsPerEm) * emFor(kit.outlines, font, displayText(kit.doc.name), UNIT * kit.doc.name.size)
  );
}

/** The mark at an optical size; layouts that need a mark say so in `applies`. */
export function markOf(kit: LayoutKit, size: number, colors: Partial<MarkColors> = {}): Piece {
  const { mark } = kit.doc;
  if (!mark) throw new Error('This layout needs a mark');
  const piece = setMark({ mark, size: size * mark.scale, colors: { ...kit.colors, ...colors }, stem: nameStem(kit) });
  if (colors.ground === undefined || colors.ground === kit.colors.ground) return piece;
  // Inside a container the mark is what is cut out, and its own holes are the container again; colours of its own stay.
  const isCut = (ink: Ink) => ink.isOwnColor !== true && ink.color !== colors.ground;
  return { ...piece, inks: piece.inks.map((ink) => ({ ...ink, isGround: isCut(ink) })) };
}
