import type { Box } from '@markwright/logo';
import { named } from '../combine/meaning.ts';
import { isLegible } from '../combine/legible.ts';
import { fitInto } from '../rule/fit.ts';
import { findGlyph, type Glyph } from '../rule/glyph.ts';
import { finishMark, inPrimary, type RuleMark } from '../rule/rule-mark.ts';
import { boxOf, growRoughly, type Outline, subtract } from '@markwright/vector/outline';
import { partsOf } from '../scenes/print-scene.ts';
import { closedRound } from '../scenes/silhouette.ts';
import { drawableKinds, type Thing, thingsOf } from '../scenes/thing.ts';
import { CONCEPT, type LetterPictureRequest } from './letter-picture.ts';

/** Roomiest circle in a thing, and the letter on it, as shares of its longer side. */
const [LEAST_ROOM, LEAST_LETTER] = [0.4, 0.32];
/** Ink that stays round the letter, on a canvas of 240. */
const CLEAR = 13;
const MOST_TRIED = 3;

/** A letter of a name left open on a thing that has room for it: 福 on a gourd. Undefined where none has. */
export function letterOnThing(request: Omit<LetterPictureRequest, 'isInside'>): RuleMark | undefined {
  const { letter, concept, outlines, fontKeys, seed } = request;
  const [kind] = drawableKinds(concept);
  // On a face seen from the front a letter would cover it.
  const things = (kind ? thingsOf(kind, seed) : []).filter(({ view }) => view === 'whole').slice(0, MOST_TRIED);
  for (const thing of things) {
    for (const fontKey of fontKeys) {
      const glyph = findGlyph(outlines, fontKey, letter);
      const cut = glyph && cutInto(thing, glyph);
      const mark = cut && finished(cut, thing, glyph, seed);
      if (mark) return mark;
    }
  }
  return undefined;
}

function cutInto(thing: Thing, glyph: Glyph): Outline | undefined {
  const { belly, box } = thing.shape;
  const side = Math.max(box.width, box.height);
  if (belly.r * 2 < side * LEAST_ROOM) return undefined;
  const within = growRoughly(thing.solid, (-CLEAR * side) / 240);
  const most = belly.r * 1.7;
  const { outline } = fitInto(glyph.outline, { within, middle: belly, tallest: most, widest: most, pull: 0.3 });
  const letter = boxOf(outline);
  if (!(Math.max(letter.width, letter.height) > side * LEAST_LETTER)) return undefined;
  // A slit beside the letter reads as another letter: 明 between two columns became 明1.
  const cut = subtract(closedRound(thing.ink, padded(letter)), outline);
  return isLegible({ parts: partsOf(cut), small: [] }) ? cut : undefined;
}

const BESIDE = 0.5;
const padded = ({ x, y, width, height }: Box): Box => ({
  x: x - width * BESIDE,
  y,
  width: width * (1 + BESIDE * 2),
  height,
});

function finished(cut: Outline, thing: Thing, { text, fontKey }: Glyph, seed: number): RuleMark | undefined {
  const { zh, en } = thing.words;
  const of = /\p{Script=Han}/u.test(text) ? `“${text}”字` : `字母“${text}”`;
  const mark = finishMark(
    {
      layers: inPrimary(cut),
      meaning: {
        zh: `${of}留白在${zh}上：名字与图合成一体`,
        en: `${text} left open on ${named(en)}: name and picture in one`,
      },
      id: `lift/${text}/on/${CONCEPT}${thing.concept}/${fontKey}`,
    },
    seed,
  );
  return mark && { ...mark, source: { ...mark.source, kind: 'lift' } };
}
