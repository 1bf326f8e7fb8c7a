import { hasIdeograph } from '@markwright/logo';
import { LATIN_GROUPS, PLAIN_LATIN_GROUP } from '../../i18n/font-groups.ts';
import type { FontInfo } from '../../lib/fonts.ts';

type FontGroups = { hanzi: FontInfo[]; latin: FontInfo[] };

/** What the editor offers: the eleven, the document's own where it is another, and Latin fonts in a group of their own. */
export function offeredFonts(fonts: readonly FontInfo[], ownKeys: readonly string[]): FontGroups {
  const own = fonts.filter(({ script, editor, key }) => script === 'hanzi' && !editor && ownKeys.includes(key));
  const eleven = fonts.filter(({ script, editor }) => script === 'hanzi' && editor);
  const latin = fonts.filter(({ script }) => script === 'latin');
  return { hanzi: [...own, ...eleven], latin };
}

/** A Latin font for a line that appears beside a Chinese name, whose own Latin letters are seldom meant to be read. */
export function latinPartner(fonts: readonly FontInfo[], nameFont: string): string | undefined {
  const own = fonts.find(({ key }) => key === nameFont);
  if (own?.script !== 'hanzi') return undefined;
  const group = LATIN_GROUPS[own.category] ?? PLAIN_LATIN_GROUP;
  const distance = ({ weight }: FontInfo) => Math.abs(weight - own.weight);
  const [nearest] = fonts.filter(({ category }) => category === group).toSorted((a, b) => distance(a) - distance(b));
  return nearest?.key;
}

/** Fonts that could stand in for one that lacks characters, most alike first: script, then category, then weight. */
export function nearestFonts(fonts: readonly FontInfo[], key: string, text: string): FontInfo[] {
  const own = fonts.find((font) => font.key === key);
  const wanted = hasIdeograph(text) ? 'hanzi' : (own?.script ?? 'latin');
  const distance = (font: FontInfo) =>
    (font.script === wanted ? 0 : 10_000) +
    (font.category === own?.category ? 0 : 1000) +
    Math.abs(font.weight - (own?.weight ?? 500)) -
    (font.editor ? 50 : 0);
  return fonts.filter((font) => font.key !== key).toSorted((a, b) => distance(a) - distance(b));
}
