import type { Dice } from '@markwright/marks/kit';
import { pickFace, type RuleBrief } from './brief.ts';
import { findGlyph } from './glyph.ts';
import { tellingHanzi } from './hanzi-framed.ts';
import { outlineOfIcon } from './icon-outline.ts';
import { pickIcon } from './negative-space.ts';
import type { Outline } from '@markwright/vector/outline';

/** What stands in the middle of a badge: a picture of the brief, or the name's telling letter. */
export type Heart = { outline: Outline; id: string; zh: string; en: string };

export function heartOf(brief: RuleBrief, dice: Dice, pictureShare: number): Heart | undefined {
  const wantsPicture = dice.chance(pictureShare);
  const icon = pickIcon(brief.icons, dice);
  const outline = icon && wantsPicture ? outlineOfIcon(icon.drawing) : undefined;
  if (icon && outline) {
    return { outline, id: icon.id, zh: `“${icon.zh}”`, en: icon.en };
  }
  const letter = tellingHanzi(brief) ?? brief.initials[0];
  const fontKey = letter && pickFace(brief, [letter], dice, 'dark');
  const glyph = letter && fontKey ? findGlyph(brief.outlines, fontKey, letter) : undefined;
  if (!glyph) return undefined;
  const hanzi = letter === tellingHanzi(brief);
  return {
    outline: glyph.outline,
    id: `${glyph.text}/${glyph.fontKey}`,
    zh: hanzi ? `“${glyph.text}”字` : `首字母“${glyph.text}”`,
    en: hanzi ? `the character ${glyph.text}` : `the initial ${glyph.text}`,
  };
}
