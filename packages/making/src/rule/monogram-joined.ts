import type { Dice } from '@markwright/marks/kit';
import { facesWith, type Recipe } from './brief.ts';
import { findGlyphs, type Glyph, LETTER } from './glyph.ts';
import { dropSmallPieces } from './letter-parts.ts';
import { subtract, unite, grow, areaOf, moveOutline, type Outline, placeOutline } from '@markwright/vector/outline';
import { inPrimary, inSecondary, type Layer } from './rule-mark.ts';

type Joined = { layers: Layer[]; small: Layer[]; zh: string; en: string };

/** A straight upright edge along one side of the letter, most of its height. */
function hasStraightSide({ outline, box }: Glyph, side: 'left' | 'right'): boolean {
  const edge = side === 'left' ? box.x : box.x + box.width;
  const along = outline
    .flat()
    .filter((curve) => curve.kind === 'line' && Math.abs(curve.from.x - edge) < 1 && Math.abs(curve.to.x - edge) < 1)
    .reduce((sum, curve) => sum + Math.abs(curve.to.y - curve.from.y), 0);
  return along > box.height * 0.8;
}

/** Two letters that own one stem together, as H and E do. */
function sharedStem([first, second]: [Glyph, Glyph]): Joined | undefined {
  if (!hasStraightSide(first, 'right') || !hasStraightSide(second, 'left')) return undefined;
  const shift = first.box.x + first.box.width - first.stem - second.box.x;
  const joined = inPrimary(unite(first.outline, moveOutline(second.outline, shift, 0)));
  return {
    layers: joined,
    small: joined,
    zh: '共用一竖，合而为一',
    en: 'sharing one stem',
  };
}

/** The second letter in front and lower, the first giving way by an even gap. */
function interlaced([first, second]: [Glyph, Glyph], dice: Dice): Joined | undefined {
  const share = dice.between(0.24, 0.3);
  const drop = LETTER * dice.between(0.26, 0.36);
  const gap = Math.max(9, first.stem * 0.28);
  // Extended faces would make a mark twice as wide as tall.
  if (Math.max(first.box.width / first.box.height, second.box.width / second.box.height) > 1.12) return undefined;
  const shift = first.box.x + first.box.width - Math.min(first.box.width, second.box.width) * share - second.box.x;
  const front = moveOutline(second.outline, shift, drop);
  const clearOf = (by: number): Outline => dropSmallPieces(subtract(first.outline, grow(front, by, 'sharp')), 160);
  const behind = clearOf(gap);
  // What the front letter hides must stay a small part, or the first can no longer be read.
  if (areaOf(behind) < areaOf(first.outline) * 0.74) return undefined;
  return {
    layers: [...inPrimary(behind), ...inSecondary(front)],
    small: [...inPrimary(clearOf(Math.max(22, gap))), ...inSecondary(front)],
    zh: '前后错落，相扣而不相碍',
    en: 'stepped and interlaced, an even gap between them',
  };
}

/** One high on the left, one low on the right, and the slope between them drawn. */
function onTheSlope([first, second]: [Glyph, Glyph], dice: Dice): Joined {
  const size = 0.6;
  const weight = Math.max(8, first.stem * size * 0.7);
  const place = (glyph: Glyph, x: number, y: number): Outline =>
    placeOutline(
      glyph.outline,
      size,
      x - (glyph.box.x + glyph.box.width / 2) * size,
      y - (glyph.box.y + glyph.box.height / 2) * size,
    );
  const air = dice.between(0.8, 1.1) * weight;
  /** Far enough along the diagonal for the letter's near corner to clear the slope. */
  const away = ({ box }: Glyph): number => ((box.width + box.height) * size) / 4 + (weight / 2 + air) * Math.SQRT1_2;
  const reach = LETTER * size * 0.86;
  const [nx, ny] = [(Math.SQRT1_2 * weight) / 2, (Math.SQRT1_2 * weight) / 2];
  const corners = [
    { x: -reach - nx, y: reach - ny },
    { x: reach - nx, y: -reach - ny },
    { x: reach + nx, y: -reach + ny },
    { x: -reach + nx, y: reach + ny },
  ];
  const slash: Outline = [corners.map((from, i) => ({ kind: 'line', from, to: corners[(i + 1) % 4]! }))];
  const letters = inPrimary(place(first, -away(first), -away(first)), place(second, away(second), away(second)));
  return {
    layers: [...letters, ...inSecondary(slash)],
    // The slope between them is left as empty space: the letters alone tell it.
    small: letters,
    zh: '分立斜线上下，相望相应',
    en: 'set above and below one slope',
  };
}

const forms: { form: string; draw: (pair: [Glyph, Glyph], dice: Dice) => Joined | undefined }[] = [
  { form: 'shared-stem', draw: sharedStem },
  { form: 'interlaced', draw: interlaced },
  { form: 'slope', draw: onTheSlope },
];

/** Two initials made one. */
export const joinedMonograms: Recipe[] = forms.map(({ form, draw }) => ({
  kind: 'joined',
  form,
  draw: (brief, dice) => {
    const letters = brief.initials.slice(0, 2);
    if (letters.length < 2) return undefined;
    for (const fontKey of facesWith(brief, letters, dice, form === 'interlaced' ? 'upright' : 'dark').slice(0, 8)) {
      const [first, second] = findGlyphs(brief.outlines, fontKey, letters) ?? [];
      const joined = first && second && draw([first, second], dice);
      if (!joined) continue;
      const text = letters.join('');
      return {
        layers: joined.layers,
        small: joined.small,
        meaning: {
          zh: `首字母“${letters[0]}”与“${letters[1]}”${joined.zh}，成一枚合字标`,
          en: `the initials ${letters[0]} and ${letters[1]} ${joined.en}`,
        },
        id: `joined/${form}/${text}/${fontKey}`,
      };
    }
    return undefined;
  },
}));
