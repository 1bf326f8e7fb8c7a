import { parsePath, type Outlines } from '@markwright/logo';
import type { LogoShape } from '@markwright/logo/shapes';
import { plainPath } from '@markwright/logo/shapes';
import { fillLines } from './break-lines.ts';

/** Faces for the words beside a logo: both have hanzi and Latin letters. */
export const TEXT_FONTS = { regular: 'noto-sans-sc-regular.ttf', bold: 'noto-sans-sc-bold.ttf' } as const;

export type TextStyle = {
  font?: keyof typeof TEXT_FONTS;
  /** Height of the em, in the units of the page. */
  size: number;
  color: string;
  align?: 'left' | 'center' | 'right';
};

type SetText = { shapes: LogoShape[]; width: number };

/** In these faces a curly apostrophe is as wide as a hanzi: between Latin letters the straight one stands in. */
const inLatin = (text: string): string => text.replace(/(?<=[a-z])’(?=[a-z])/gi, "'");

function textWidth(outlines: Outlines, text: string, { font = 'regular', size }: TextStyle): number {
  const run = outlines.shape(TEXT_FONTS[font], inLatin(text));
  return (run.width / run.unitsPerEm) * size;
}

/** A line of text as outlines, its baseline at y. */
export function setText(outlines: Outlines, text: string, x: number, y: number, style: TextStyle): SetText {
  const { font = 'regular', size, color, align = 'left' } = style;
  const run = outlines.shape(TEXT_FONTS[font], inLatin(text));
  const scale = size / run.unitsPerEm;
  const width = run.width * scale;
  const start = x - (align === 'center' ? width / 2 : align === 'right' ? width : 0);
  const shapes = run.glyphs
    .filter(({ ink }) => ink)
    .map((glyph): LogoShape => {
      const path = glyph.outline ?? parsePath(glyph.path);
      const at = { a: scale, b: 0, c: 0, d: scale, e: start + glyph.x * scale, f: y };
      return { path: plainPath(path, at), color, part: 'ornament' };
    });
  return { shapes, width };
}

/** Text broken into lines no wider than `width`; an empty line stays one. */
const wrapText = (outlines: Outlines, text: string, width: number, style: TextStyle): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines = fillLines(paragraph, (line) => textWidth(outlines, line, style) <= width);
    return lines.length > 0 ? lines : [''];
  });

/** A paragraph from y downwards; tells where it ends. */
export function setParagraph(
  outlines: Outlines,
  text: string,
  box: { x: number; y: number; width: number },
  style: TextStyle & { leading?: number },
): { shapes: LogoShape[]; bottom: number } {
  const leading = style.size * (style.leading ?? 1.55);
  const lines = wrapText(outlines, text, box.width, style);
  const shapes = lines.flatMap((line, index) =>
    line ? setText(outlines, line, box.x, box.y + style.size * 0.9 + index * leading, style).shapes : [],
  );
  return { shapes, bottom: box.y + lines.length * leading };
}
