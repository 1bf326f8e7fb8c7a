import type { LoadedOutlines } from '@markwright/fonts';
import { layOut, renderSvg, type Box, type LogoDoc } from '@markwright/logo';
import type { Script } from './reader.ts';

/** What is drawn and what should be read. */
export type Sample = {
  name: string;
  font: string;
  layout: string;
  svg: string;
  view: Box;
  letterHeight: number;
  lines: number;
};

export const scriptOf = (name: string): Script => (/\p{Script=Han}/u.test(name) ? 'hanzi' : 'latin');

/** The name's own corner of a logo in black on white: tesseract reads lines of text, not frames and rules. */
export function sampleOf(doc: LogoDoc, outlines: LoadedOutlines): Sample {
  const pieces = layOut(doc, outlines).pieces.filter(({ role }) => role === 'name');
  const x = Math.min(...pieces.map(({ ink }) => ink.x));
  const y = Math.min(...pieces.map(({ ink }) => ink.y));
  const view = {
    x,
    y,
    width: Math.max(...pieces.map(({ ink }) => ink.x + ink.width)) - x,
    height: Math.max(...pieces.map(({ ink }) => ink.y + ink.height)) - y,
  };
  const letterHeight = Math.max(...pieces.map((piece) => piece.letterHeight ?? piece.ink.height));
  const svg = renderSvg(doc, { outlines, tone: 'ink', background: '#ffffff' })
    .replace(/^<svg [^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  return {
    name: doc.name.text,
    font: doc.name.font,
    layout: doc.layout.id,
    svg,
    view,
    letterHeight,
    lines: Math.max(1, Math.round(view.height / letterHeight / 1.2)),
  };
}

export function setPlainly(name: string, font: string, outlines: LoadedOutlines): Sample {
  const { glyphs } = outlines.shape(font, name);
  const inked = glyphs.flatMap(({ ink, x }) => (ink ? [{ ...ink, x: ink.x + x }] : []));
  const x = Math.min(...inked.map((ink) => ink.x));
  const y = Math.min(...inked.map((ink) => ink.y));
  const view = {
    x,
    y,
    width: Math.max(...inked.map((ink) => ink.x + ink.width)) - x,
    height: Math.max(...inked.map((ink) => ink.y + ink.height)) - y,
  };
  const { hanziHeight, capHeight } = outlines.metrics(font);
  const svg = glyphs.map((glyph) => `<path transform="translate(${glyph.x} 0)" d="${glyph.path}"/>`).join('');
  const letterHeight = scriptOf(name) === 'hanzi' ? hanziHeight : capHeight;
  return { name, font, layout: 'plain', svg, view, letterHeight, lines: 1 };
}
