import { openShippedOutlines } from '@markwright/fonts/node';
import {
  hasIdeograph,
  newDoc,
  parsePath,
  place,
  printPath,
  renderCutOut,
  type LogoDoc,
  type LogoMark,
} from '@markwright/logo';
import { drawOwnMark } from '@markwright/marks';

export const outlines = openShippedOutlines();
export type Size = { width: number; height: number };

export type LogoWish = {
  name: string;
  latin?: string;
  slogan?: string;
  /** Key of one of our own marks; none for lockups of letters only. */
  mark?: string;
  seed?: number;
  layout: string;
  font: string;
  latinFont?: string;
  ground: string;
  ink: string;
  support?: string;
  accent: string;
  /** The mark's own colour where it is not the name's. */
  markInk?: string;
};

const SLOGAN_FONT = { hanzi: 'noto-sans-sc-bold.ttf', latin: 'josefin-sans.ttf' };

/** A finished logo, set by the engine from named parts. */
export async function setLogo(wish: LogoWish): Promise<LogoDoc> {
  const latinFont = wish.latinFont ?? 'josefin-sans.ttf';
  const sloganFont = SLOGAN_FONT[hasIdeograph(wish.slogan ?? '') ? 'hanzi' : 'latin'];
  await outlines.ensureLoaded([wish.font, latinFont, sloganFont]);
  return newDoc({
    name: wish.name,
    secondName: wish.latin,
    slogan: wish.slogan,
    fonts: { name: wish.font, secondName: latinFont, slogan: sloganFont },
    colors: { ground: wish.ground, name: wish.ink, support: wish.support ?? wish.ink, accent: wish.accent },
    palette: { id: 'own', colors: [wish.ink, wish.accent, wish.support ?? wish.ink, wish.ground] },
    layout: wish.layout,
    mark: wish.mark ? markOf(wish.mark, wish.seed ?? 1, wish.markInk ?? wish.ink, wish.accent) : undefined,
  });
}

function markOf(key: string, seed: number, primary: string, secondary: string): LogoMark {
  return {
    drawing: drawOwnMark(key, { seed }),
    source: { kind: 'own', id: key, seed },
    meaning: { zh: '', en: '' },
    primary,
    secondary,
    scale: 1,
  };
}

/** The logo without its ground: the page's tile brings the colour and the room. */
export function cutOut(doc: LogoDoc): { svg: string; size: Size } {
  const { svg, ...size } = renderCutOut(doc, { outlines, size: { width: 600, height: 450 } });
  return { svg, size };
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Numbers with one decimal. A minus also parts two numbers: where it rounds away, a space takes its place. */
export const shortNumbers = (markup: string): string =>
  markup.replace(/(-?)\d+\.\d+/g, (number, minus: string) =>
    round(Number(number)) === 0 && minus ? ' 0' : String(round(Number(number))),
  );

/** Path data moved and scaled, with one decimal. */
export const placed = (d: string, scale: number, x: number, y: number): string =>
  shortNumbers(printPath(parsePath(d), place(scale, x, y)));
