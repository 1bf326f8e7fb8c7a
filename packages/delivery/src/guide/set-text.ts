import { fillLines } from '../text/break-lines.ts';
import type { GuideFonts, Weight } from './pdf/fonts.ts';

/** Fonts and what has been measured with them. */
export type TypeSetter = { fonts: GuideFonts };

const MM_PER_PT = 25.4 / 72;

/** The shipped font draws this apostrophe as wide as a hanzi. */
const APOSTROPHE = /\u2019/g;

/** Text without the characters the font cannot draw, so that no empty box is printed. */
export function cleanFor({ fonts }: TypeSetter, weight: Weight, text: string): string {
  const font = fonts[weight];
  const plain = text.replace(APOSTROPHE, "'");
  return Array.from(plain)
    .filter((character) => font.glyphOf(character.codePointAt(0) ?? 0) !== 0)
    .join('');
}

/** Width in millimetres. */
export function measure({ fonts }: TypeSetter, text: string, size: number, weight: Weight = 'regular'): number {
  const font = fonts[weight];
  let units = 0;
  for (const character of text) units += font.advanceOf(font.glyphOf(character.codePointAt(0) ?? 0));
  return (units / font.unitsPerEm) * size * MM_PER_PT;
}

type LineStyle = { size: number; weight?: Weight };

/** Lines no wider than `width` millimetres. A short last line takes a little from the one before it. */
export function breakLines(setter: TypeSetter, raw: string, width: number, { size, weight = 'regular' }: LineStyle) {
  const text = cleanFor(setter, weight, raw);
  const fill = (room: number): string[] => fillLines(text, (line) => measure(setter, line, size, weight) <= room);
  const lines = fill(width);
  if (lines.length < 2) return lines;
  // The narrowest room that needs no further line: the lines come out about as long as each other.
  let best = lines;
  for (let share = 0.98; share >= 0.7; share -= 0.04) {
    const tried = fill(width * share);
    if (tried.length > lines.length || tried.some((each) => measure(setter, each, size, weight) > width)) break;
    best = tried;
  }
  return best;
}
