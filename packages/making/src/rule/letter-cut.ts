import { type Dice, kit, type Region } from '@markwright/marks/kit';
import { pickFace, type Recipe, type RuleBrief } from './brief.ts';
import { findGlyph } from './glyph.ts';
import { tellingHanzi } from './hanzi-framed.ts';
import { standing, dropSmallPieces } from './letter-parts.ts';
import {
  overlap,
  subtract,
  grow,
  areaOf,
  boxOf,
  moveOutline,
  type Outline,
  piecesOf,
} from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { inPrimary, inSecondary, type Layer } from './rule-mark.ts';

const { path, polygon, rect, stroke } = kit;

type Cut = { layers: Layer[]; small: Layer[]; guides: Region[] } | undefined;
type Way = { form: string; zh: string; en: string; draw: (letter: Outline, stem: number, dice: Dice) => Cut };

const gapFor = (stem: number): number => Math.min(15, Math.max(8, stem * 0.34));
/** What the cut must be for 16 px: a pixel and a little. */
const SMALL_GAP = 19;

const diagonal: Way = {
  form: 'diagonal',
  zh: '被一道斜线切开，上下错位，锐意向前',
  en: 'cut by one diagonal, its halves slipped apart',
  draw: (letter, stem, dice) => {
    const slope = dice.between(0.34, 0.52);
    const at = dice.between(0.48, 0.58);
    const slip = dice.between(6, 11);
    const box = boxOf(letter);
    const y = box.y + box.height * at;
    const half = (side: -1 | 1, gap: number): Outline =>
      outlineOfRegion(
        polygon([
          [-200, y + side * gap + 320 * slope],
          [440, y + side * gap - 320 * slope],
          [440, y + side * 800],
          [-200, y + side * 800],
        ]),
      );
    const opened = (gap: number): Layer[] => [
      ...inPrimary(moveOutline(dropSmallPieces(overlap(letter, half(-1, gap))), slip / 2, (-slip / 2) * slope)),
      ...inSecondary(moveOutline(dropSmallPieces(overlap(letter, half(1, gap))), -slip / 2, (slip / 2) * slope)),
    ];
    return { layers: opened(gapFor(stem) / 2), small: opened(SMALL_GAP / 2), guides: [] };
  },
};

const wave: Way = {
  form: 'wave',
  zh: '中有一道水波穿过，动静相生',
  en: 'with a wave running through it',
  draw: (letter, stem, dice) => {
    const box = boxOf(letter);
    const at = box.y + box.height * dice.between(0.58, 0.66);
    const swell = dice.between(9, 12);
    const reach = dice.between(50, 60);
    const line = [-1, 0, 1, 2, 3, 4, 5].reduce(
      (drawn, i) => drawn.through([reach * (i + 0.5), at + (i % 2 === 0 ? -swell : swell)], [reach * (i + 1), at]),
      path([-reach, at]),
    );
    const band = stroke(line, gapFor(stem), 'butt');
    const flood = outlineOfRegion(line.line([400, 400], [-reach, 400]).close());
    const opened = (by: Region): Layer[] => {
      const rest = subtract(letter, outlineOfRegion(by));
      return [
        ...inPrimary(dropSmallPieces(subtract(rest, flood))),
        ...inSecondary(dropSmallPieces(overlap(rest, flood))),
      ];
    };
    return { layers: opened(band), small: opened(stroke(line, SMALL_GAP, 'butt')), guides: [band] };
  },
};

const horizon: Way = {
  form: 'horizon',
  zh: '下半化作渐疏的横线，如日落水面',
  en: 'with its foot dissolving into bars, as the sun does on water',
  draw: (letter, _stem, dice) => {
    const box = boxOf(letter);
    const count = dice.whole(3, 4);
    const from = box.y + box.height * dice.between(0.5, 0.56);
    const barsOf = (rows: number): Region[] => {
      const pitch = (box.y + box.height - from) / rows;
      return Array.from({ length: rows }, (_, i) =>
        rect(-100, from + pitch * i, 440, pitch * (0.3 + (0.22 * i) / rows)),
      );
    };
    const opened = (bars: Region[]): Layer[] =>
      inPrimary(dropSmallPieces(subtract(letter, ...bars.map(outlineOfRegion)), 200));
    const bars = barsOf(count);
    return { layers: opened(bars), small: opened(barsOf(2)), guides: bars };
  },
};

const inline: Way = {
  form: 'inline',
  zh: '笔画之中再开一道细线，如镌刻',
  en: 'with a line engraved inside its strokes',
  draw: (letter, stem, dice) => {
    // Below this the line would be a hairline that no printer holds.
    if (stem < 32) return undefined;
    const groove = grow(letter, -stem * dice.between(0.33, 0.37), 'sharp');
    const engraved = dropSmallPieces(groove);
    if (engraved.length === 0) return undefined;
    // Where only one stroke is wide enough for the line, it looks like a mistake.
    const [whole, line] = [boxOf(letter), boxOf(engraved)];
    if (line.width < whole.width * 0.5 || line.height < whole.height * 0.7) return undefined;
    return { layers: inPrimary(subtract(letter, engraved)), small: inPrimary(letter), guides: [] };
  },
};

/** 心 falls apart and 国 turns into crumbs when cut; a letter for this is one strong piece with few counters. */
function isOfOnePiece(outline: Outline): boolean {
  const largest = Math.max(...piecesOf(outline).map((piece) => areaOf(piece)));
  return outline.length <= 4 && largest > areaOf(outline) * 0.6;
}

const WAYS: Way[] = [diagonal, wave, horizon, inline];

type Choice = { letter: string; script: 'hanzi' | 'latin' };

/** Hanzi first where the name has them, but the Latin initial now and then, or where the hanzi is too busy. */
function choicesOf(brief: RuleBrief, dice: Dice): Choice[] {
  const hanzi = tellingHanzi(brief);
  const latin = brief.initials[0];
  const choices: Choice[] = [
    ...(hanzi ? [{ letter: hanzi, script: 'hanzi' as const }] : []),
    ...(latin ? [{ letter: latin, script: 'latin' as const }] : []),
  ];
  return dice.chance(0.25) ? choices.toReversed() : choices;
}

const nameOf = ({ letter, script }: Choice) =>
  script === 'hanzi'
    ? { zh: `“${letter}”字`, en: `the character ${letter}` }
    : { zh: `字母“${letter}”`, en: `the letter ${letter}` };

/** A heavy letter opened by one cut: the space is the idea. */
export const cutLetters: Recipe[] = WAYS.map(({ form, zh, en, draw }) => ({
  kind: 'cut',
  form,
  draw: (brief, dice) => {
    for (const choice of choicesOf(brief, dice)) {
      const fontKey = pickFace(brief, [choice.letter], dice, 'darkest');
      const glyph = fontKey && findGlyph(brief.outlines, fontKey, choice.letter);
      if (!glyph || !isOfOnePiece(glyph.outline)) continue;
      const { letter, stem } = standing(glyph);
      const drawn = draw(letter, stem, dice);
      if (!drawn) continue;
      const name = nameOf(choice);
      return {
        ...drawn,
        meaning: { zh: name.zh + zh, en: `${name.en} ${en}` },
        id: `cut/${form}/${choice.letter}/${fontKey}`,
      };
    }
    return undefined;
  },
}));
