import { named } from '../combine/meaning.ts';
import { type Dice, circle } from '@markwright/marks/kit';
import type { Recipe, RuleBrief } from './brief.ts';
import { facesWith } from './brief.ts';
import { fitInto } from './fit.ts';
import { type Counter, countersOf, dotsOf, standing } from './letter-parts.ts';
import { findGlyph, type Glyph } from './glyph.ts';
import { simpleOutline } from './icon-outline.ts';
import { pickIcon } from './negative-space.ts';
import {
  subtract,
  touches,
  growRoughly,
  areaOf,
  boxOf,
  eyeOf,
  type Outline,
  placeOutline,
} from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { inPrimary, inSecondary, type Layer } from './rule-mark.ts';

type Fusion = { layers: Layer[]; small: Layer[]; zh: string; en: string };
type Way = { form: string; faces: 'upright' | 'dark'; draw: (glyph: Glyph, icon: Outline) => Fusion | undefined };

/** The picture stands in the counter as in a window. */
function inCounter(glyph: Glyph, icon: Outline): Fusion | undefined {
  const { letter, stem } = standing(glyph);
  const counter = roomiest(letter);
  if (!counter || Math.min(counter.box.width, counter.box.height) < 50) return undefined;
  const clear = Math.max(7, Math.min(13, stem * 0.3));
  const { outline } = fitInto(icon, { within: growRoughly(counter.ring, -clear), middle: counter.middle, pull: 0.3 });
  if (areaOf(outline) < 1200) return undefined;
  return {
    layers: [...inPrimary(letter), ...inSecondary(outline)],
    small: [...inPrimary(letter), ...inSecondary(asDisc(outline))],
    zh: '字怀之中',
    en: 'inside the letter',
  };
}

/** At 16 px a picture inside a letter is four pixels: a disc of its size keeps the place and the colour. */
function asDisc(picture: Outline): Outline {
  const { x, y } = eyeOf(picture, 0.3);
  const box = boxOf(picture);
  return outlineOfRegion(circle(x, y, Math.min(box.width, box.height) / 2));
}

/** The counter itself takes the form of the picture. */
function asCounter(glyph: Glyph, icon: Outline): Fusion | undefined {
  const { letter, stem } = standing(glyph);
  if (stem < 26) return undefined;
  const counter = roomiest(letter);
  if (!counter) return undefined;
  const filled = letter.filter((ring) => !counter.ring.includes(ring));
  // It may reach a little into the stroke, for a picture never fills its box as a counter does.
  const { outline } = fitInto(icon, {
    within: growRoughly(counter.ring, stem * 0.3),
    middle: counter.middle,
    pull: 0.3,
  });
  // A thin picture in a filled letter would leave the letter unreadable.
  if (areaOf(outline) < Math.max(1400, counter.area * 0.42)) return undefined;
  return {
    layers: inPrimary(subtract(filled, outline)),
    small: inPrimary(letter),
    zh: '字怀的形状',
    en: 'in the opening of the letter',
  };
}

/** A dot of the letter gives its place to the picture. */
function asDot(glyph: Glyph, icon: Outline): Fusion | undefined {
  const { letter } = standing(glyph);
  const dot = dotsOf(letter)[0];
  if (!dot) return undefined;
  const rest = letter.filter((ring) => !dot.includes(ring));
  const box = boxOf(dot);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const iconBox = boxOf(icon);
  const eye = eyeOf(icon, 0.3);
  for (const size of [1.7, 1.5, 1.3, 1.15]) {
    const scale = (Math.max(box.width, box.height) * size) / Math.max(iconBox.width, iconBox.height);
    // It grows up and outwards, away from the strokes below.
    const lift = box.height * (size - 1) * 0.35;
    const placed = placeOutline(icon, scale, middle.x - eye.x * scale, middle.y - lift - eye.y * scale);
    if (areaOf(placed) < 420 || touches(rest, growRoughly(placed, 7))) continue;
    return {
      layers: [...inPrimary(rest), ...inSecondary(placed)],
      small: [...inPrimary(rest), ...inSecondary(asDisc(placed))],
      zh: '一点',
      en: 'for the dot of the letter',
    };
  }
  return undefined;
}

const roomiest = (letter: Outline): Counter | undefined => countersOf(letter)[0];

const WAYS: Way[] = [
  { form: 'in-counter', faces: 'upright', draw: inCounter },
  { form: 'as-counter', faces: 'dark', draw: asCounter },
  { form: 'as-dot', faces: 'dark', draw: asDot },
];

/** Letters that stand for the name, the telling ones first. */
function lettersOf(brief: RuleBrief): string[] {
  const latin = brief.initials.flatMap((letter) =>
    letter === 'I' || letter === 'J' ? [letter.toLowerCase()] : [letter],
  );
  // An O or a D further on in a short name is a window too.
  const round = brief.latin.length <= 8 ? (brief.latin.match(/[ODQ]/g) ?? []) : [];
  return [...new Set([...brief.hanzi.slice(0, 4), ...latin, ...round])];
}

const meaningOf = (letter: string, icon: { zh: string; en: string }, fusion: Fusion, form: string) => {
  const zhLetter = /\p{Script=Han}/u.test(letter) ? `“${letter}”字` : `字母“${letter}”`;
  const zh: Record<string, string> = {
    'in-counter': `${zhLetter}里放着${icon.zh}`,
    'as-counter': `${zhLetter}中间的空白是${icon.zh}`,
    'as-dot': `${zhLetter}的${fusion.zh}换成了${icon.zh}`,
  };
  return { zh: zh[form] ?? '', en: `${named(icon.en)} ${fusion.en} ${letter}` };
};

/** 字图相生: a letter and a picture that share one outline. */
export const fusions: Recipe[] = WAYS.map(({ form, faces, draw }) => ({
  kind: 'fusion',
  form,
  draw: (brief, dice: Dice) => {
    const icon = pickIcon(brief.icons, dice);
    const picture = icon && simpleOutline(icon.drawing);
    if (!picture) return undefined;
    for (const letter of lettersOf(brief)) {
      for (const fontKey of facesWith(brief, [letter], dice, faces).slice(0, 3)) {
        const glyph = findGlyph(brief.outlines, fontKey, letter);
        const fusion = glyph && draw(glyph, picture);
        if (!fusion) continue;
        return {
          layers: fusion.layers,
          small: fusion.small,
          meaning: meaningOf(letter, icon, fusion, form),
          id: `fusion/${form}/${letter}/${icon.id}/${fontKey}`.slice(0, 200),
        };
      }
    }
    return undefined;
  },
}));
