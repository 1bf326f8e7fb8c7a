import { graphemes, type Outlines } from '@markwright/logo';
import { diceOf, type Region } from '@markwright/marks/kit';
import { hanziOf } from '../rule/brief.ts';
import { findGlyph } from '../rule/glyph.ts';
import { finishMark, inPrimary, inSecondary, type RuleMark, type RuleSketch } from '../rule/rule-mark.ts';
import { subtract } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { ownMarksFor } from '@markwright/marks';
import { findPart, type FoundPart } from './find-part.ts';
import { fitCounter } from './fit-counter.ts';
import { fitPicture, SMALL_CLEAR } from './fit-picture.ts';
import { CONCEPT } from './letter-picture.ts';
import { findLatinPart, type LatinPart, latinTexts, partsOf } from './latin-parts.ts';
import { RADICALS, type Radical } from './radicals.data.ts';
import { PART_PICTURES, type PartPictureName } from './part-pictures.ts';
import type { PartPicture } from './gap.ts';

type ReplacePartRequest = {
  name: string;
  outlines: Outlines;
  /** Faces to look in; they must be loaded. */
  fontKeys: readonly string[];
  /** Ideas of the brief: a picture that shows one of them is preferred. */
  concepts: readonly string[];
  seed: number;
  /** At most so many; the first are the best. */
  count?: number;
};

/** What the picture in such a letter shows, by the name its id carries; undefined for any other text. */
export const conceptOfPartPicture = (name: string): string | undefined => {
  if (name.startsWith(CONCEPT)) return name.slice(CONCEPT.length);
  return Object.hasOwn(PART_PICTURES, name) ? PART_PICTURES[name as PartPictureName].concept : undefined;
};

/** Enough to choose from, and quick to draw. */
const MOST = 6;

/** 一笔成画: a letter of the name with one of its parts drawn as what it means; empty where no part can be replaced. */
export const marksWithReplacedPart = (request: ReplacePartRequest): RuleMark[] =>
  [...replacedPartsInSteps(request)].filter((mark) => mark !== undefined);

/** The same, one attempt with each step, which may give nothing. */
export function* replacedPartsInSteps({
  name,
  outlines,
  fontKeys,
  concepts,
  seed,
  count = MOST,
}: ReplacePartRequest): Generator<RuleMark | undefined, void, undefined> {
  const start = diceOf(seed).whole(0, Math.max(0, fontKeys.length - 1));
  const faces = [...fontKeys.slice(start), ...fontKeys.slice(0, start)];
  const ideas = concepts.map((concept) => ownMarksFor(concept)[0]?.concept ?? concept);
  let made = 0;
  for (const replace of replacementsOf(name, ideas))
    for (const fontKey of faces) {
      const mark = replace({ outlines, fontKey, seed });
      if (mark) made += 1;
      yield mark;
      if (made === count) return;
      if (mark) break;
    }
}

type Replacement = (setting: Setting) => RuleMark | undefined;

/** What may be tried, best first: two pictures for every part. */
function replacementsOf(name: string, concepts: readonly string[]): Replacement[] {
  if (hanziOf(name).length > 0) {
    return placesOf(name, concepts).flatMap(({ letter, radical }) =>
      byFitness(radical.pictures, concepts)
        .slice(0, 2)
        .map((pictureName) => (setting: Setting) => replacePart(letter, radical, pictureName, setting)),
    );
  }
  // A part of a Latin letter means nothing by itself: it becomes a picture only where the brief speaks of one.
  return latinTexts(name).flatMap((text) =>
    partsOf(text).flatMap((part) =>
      byFitness(part.pictures, concepts)
        .filter((pictureName) => concepts.includes(PART_PICTURES[pictureName].concept))
        .slice(0, 2)
        .map((pictureName) => (setting: Setting) => replaceLatinPart(text, part, pictureName, setting)),
    ),
  );
}

/** Parts of the name that may be replaced: what means something by itself before dots, the brief's ideas first. */
function placesOf(name: string, concepts: readonly string[]): { letter: string; radical: Radical }[] {
  const all = [...new Set(hanziOf(name))].flatMap((letter) =>
    radicalsOf(letter).map((radical) => ({ letter, radical, asked: isAsked(radical, concepts) })),
  );
  // A dot means nothing by itself: it becomes a picture only where the brief speaks of one.
  const telling = all.filter(({ radical, asked }) => radical.place !== 'dot' || asked);
  const rank = ({ radical, asked }: (typeof all)[number]): number => (radical.place === 'dot' ? 2 : asked ? 0 : 1);
  return telling.toSorted((a, b) => rank(a) - rank(b));
}

const isAsked = ({ pictures }: Radical, concepts: readonly string[]): boolean =>
  pictures.some((name) => concepts.includes(PART_PICTURES[name].concept));

type Setting = { outlines: Outlines; fontKey: string; seed: number };

/** One character in one face with one part exchanged; undefined where the face joins the part or the picture has no room. */
export function replacePart(
  letter: string,
  radical: Radical,
  pictureName: PartPictureName,
  setting: Setting,
): RuleMark | undefined {
  const { outlines, fontKey, seed } = setting;
  const glyph = findGlyph(outlines, fontKey, letter);
  const part = glyph && findPart(glyph, radical);
  const drawn = part && setInto(part, glyph.stem, PART_PICTURES[pictureName]);
  if (!drawn) return undefined;
  const id = `lift/${letter}/${radical.part}-${radical.place}/${pictureName}/${fontKey}`;
  return finishReplaced({ ...drawn, meaning: meaningOf(letter, radical, pictureName), id }, seed);
}

/** The same for a letter, or a short word, of a Latin name. */
export function replaceLatinPart(
  text: string,
  part: LatinPart,
  pictureName: PartPictureName,
  setting: Setting,
): RuleMark | undefined {
  const { outlines, fontKey, seed } = setting;
  const found = findLatinPart(outlines, fontKey, text, part);
  if (!found) return undefined;
  const picture = PART_PICTURES[pictureName];
  const draw = part.way === 'set' ? setInto : openedIn;
  const drawn = draw(found.part, found.glyph.stem, picture);
  if (!drawn) return undefined;
  const named = { zh: graphemes(text).length > 1 ? `“${text}”` : `字母“${text}”`, en: text };
  const meaning = {
    zh: `${named.zh}的${part.zh}化作${picture.zh}：一笔成画，名字里看得见生意`,
    en: `${capital(part.en)} of ${named.en} becomes ${picture.en}: the name shows the trade`,
  };
  return finishReplaced({ ...drawn, meaning, id: `lift/${text}/${part.part}/${pictureName}/${fontKey}` }, seed);
}

type Drawn = Pick<RuleSketch, 'layers' | 'small' | 'guides'>;

/** The picture in the second colour where the part was, and its plainer drawing with wider gaps. */
function setInto(part: FoundPart, stem: number, picture: PartPicture): Drawn | undefined {
  const fitted = fitPicture(part, stem, picture);
  if (!fitted) return undefined;
  const small = fitPicture(part, stem, picture, SMALL_CLEAR) ?? fitted;
  const layers = (region: Region) => [...inPrimary(part.rest), ...inSecondary(outlineOfRegion(region))];
  return { layers: layers(fitted), small: layers(small), guides: [fitted] };
}

/** The picture left open in the ink where the counter was. */
function openedIn(part: FoundPart, stem: number, picture: PartPicture): Drawn | undefined {
  const fitted = fitCounter(part, stem, picture);
  if (!fitted) return undefined;
  const small = fitCounter(part, stem, picture, 'small') ?? fitted;
  const layers = (region: Region) => inPrimary(subtract(part.rest, outlineOfRegion(region)));
  return { layers: layers(fitted), small: layers(small), guides: [fitted] };
}

function finishReplaced(sketch: RuleSketch, seed: number): RuleMark | undefined {
  const mark = finishMark(sketch, seed);
  // Saved logos hold this word, in the kind and in the id.
  return mark && { ...mark, source: { ...mark.source, kind: 'lift' } };
}

export const radicalsOf = (letter: string): Radical[] =>
  RADICALS.filter(({ characters }) => characters.includes(letter));

/** Pictures of the brief's own ideas come first, then the nearest in meaning. */
function byFitness(pictures: readonly PartPictureName[], concepts: readonly string[]): PartPictureName[] {
  const rank = (name: PartPictureName): number => {
    const asked = concepts.indexOf(PART_PICTURES[name].concept);
    return asked >= 0 ? asked - concepts.length : 0;
  };
  return pictures.toSorted((a, b) => rank(a) - rank(b));
}

function meaningOf(letter: string, radical: Radical, pictureName: PartPictureName): RuleMark['meaning'] {
  const { zh, en } = PART_PICTURES[pictureName];
  return {
    zh: `“${letter}”字的${radical.zh}化作${zh}：一笔成画，字义看得见`,
    en: `${radical.en === en ? 'A stroke' : capital(radical.en)} in ${letter} becomes ${en}: the word shows what it means`,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
