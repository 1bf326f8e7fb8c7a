import { renderSvg, type LogoDoc, type Tone } from '@markwright/logo';
import { INK, sheet } from '../pictures/drafting.ts';
import { outlines, placed, round, shortNumbers } from '../pictures/studio.ts';

export type Drawn = { svg: string; width: number; height: number };
export const WIDTH = 680;
const LABEL_FACE = 'noto-sans-sc-bold.ttf';

/** An SVG put into another one, without the words that a picture inside a picture should not say twice. */
export const inset = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg
    .replace(/<title>.*?<\/title>/, '')
    .replace(' role="img"', '')
    .replace(/<svg ([^>]*?) width="[^"]*" height="[^"]*"/, '<svg $1')
    .replace('<svg ', `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" `);

export const ground = (x: number, y: number, width: number, height: number, color: string): string =>
  `<path d="M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z" fill="${color}"/>`;

export const drawn = (height: number, body: string): Drawn => ({
  svg: shortNumbers(sheet(WIDTH, height, body)),
  width: WIDTH,
  height,
});

/** Words as outlines: a picture cannot count on the reader's fonts. */
export async function label(
  text: string,
  x: number,
  y: number,
  size: number,
  fill = INK,
  middle = false,
): Promise<string> {
  await outlines.ensureLoaded([LABEL_FACE]);
  const run = outlines.shape(LABEL_FACE, text);
  const scale = size / run.unitsPerEm;
  const width = run.glyphs.reduce((sum, { advance }) => sum + advance * scale, 0);
  let at = middle ? x - width / 2 : x;
  const parts = run.glyphs.map((glyph) => {
    const d = glyph.ink ? placed(glyph.path, scale, at, y) : '';
    at += glyph.advance * scale;
    return d;
  });
  return `<path d="${parts.join('')}" fill="${fill}"/>`;
}

/** One colour stands on plain paper, or on plain ink. */
const GROUNDS: Partial<Record<Tone, string>> = { ink: '#ffffff', paper: '#17130f' };

export function logo(doc: LogoDoc, x: number, y: number, width: number, height: number, tone: Tone = 'full'): string {
  const size = { width: 600, height: (600 * height) / width };
  const background = GROUNDS[tone];
  return inset(renderSvg(doc, { outlines, size, tone, ...(background && { background }) }), x, y, width, height);
}
