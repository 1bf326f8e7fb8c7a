import type { Outlines } from '@markwright/logo';
import { diceOf } from '../kit/dice.ts';
import { hanziOf } from '../rule/brief.ts';
import { findGlyph } from '../rule/glyph.ts';
import { inPrimary, inSecondary, type RuleMark, finishMark } from '../rule/rule-mark.ts';
import { outlineOfRegion } from '../rule/outline/outline.ts';
import { findPart } from './find-part.ts';
import { fitStandIn } from './fit-stand-in.ts';
import { RADICALS, type Radical } from './radicals.data.ts';
import { STAND_INS, type StandInName } from './stand-ins.ts';

export type LiftRequest = {
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

/** Enough to choose from, and quick to draw. */
const MOST = 6;

/** 一笔成画: a character of the name with one of its parts drawn as what it means; empty where no part can be lifted. */
export function liftMarks({ name, outlines, fontKeys, concepts, seed, count = MOST }: LiftRequest): RuleMark[] {
  const start = diceOf(seed).whole(0, Math.max(0, fontKeys.length - 1));
  const faces = [...fontKeys.slice(start), ...fontKeys.slice(0, start)];
  const marks: RuleMark[] = [];
  for (const { letter, radical } of placesOf(name, concepts)) {
    for (const standIn of byFitness(radical, concepts).slice(0, 2)) {
      const mark = firstOf(faces, (fontKey) => liftPart(letter, radical, standIn, { outlines, fontKey, seed }));
      if (mark) marks.push(mark);
      if (marks.length === count) return marks;
    }
  }
  return marks;
}

/** Parts of the name that may be lifted: what means something by itself before dots, the brief's ideas first. */
function placesOf(name: string, concepts: readonly string[]): { letter: string; radical: Radical }[] {
  const all = [...new Set(lettersOf(name))].flatMap((letter) =>
    radicalsOf(letter).map((radical) => ({ letter, radical, asked: isAsked(radical, concepts) })),
  );
  // A dot means nothing by itself: it becomes a picture only where the brief speaks of one.
  const telling = all.filter(({ radical, asked }) => radical.place !== 'dot' || asked);
  const rank = ({ radical, asked }: (typeof all)[number]): number => (radical.place === 'dot' ? 2 : asked ? 0 : 1);
  return telling.toSorted((a, b) => rank(a) - rank(b));
}

const isAsked = ({ standIns }: Radical, concepts: readonly string[]): boolean =>
  standIns.some((name) => concepts.includes(STAND_INS[name].concept));

type Setting = { outlines: Outlines; fontKey: string; seed: number };

/** One character in one face with one part exchanged; undefined where the face joins the part or the picture has no room. */
export function liftPart(
  letter: string,
  radical: Radical,
  standIn: StandInName,
  setting: Setting,
): RuleMark | undefined {
  const { outlines, fontKey, seed } = setting;
  const glyph = findGlyph(outlines, fontKey, letter);
  const part = glyph && findPart(glyph, radical);
  if (!part) return undefined;
  const fitted = fitStandIn(part, glyph.stem, STAND_INS[standIn]);
  if (!fitted) return undefined;
  const mark = finishMark(
    {
      layers: [...inPrimary(part.rest), ...inSecondary(outlineOfRegion(fitted))],
      guides: [fitted],
      meaning: meaningOf(letter, radical, standIn),
      id: `lift/${letter}/${radical.part}-${radical.place}/${standIn}/${fontKey}`,
    },
    seed,
  );
  return mark && { ...mark, source: { ...mark.source, kind: 'lift' } };
}

export const radicalsOf = (letter: string): Radical[] =>
  RADICALS.filter(({ characters }) => characters.includes(letter));

function lettersOf(name: string): string[] {
  const initial = /^\s*([ij])/i.exec(name)?.[1];
  return initial ? [initial.toLowerCase()] : hanziOf(name);
}

/** Pictures of the brief's own ideas come first, then the nearest in meaning. */
function byFitness({ standIns }: Radical, concepts: readonly string[]): StandInName[] {
  const rank = (name: StandInName): number => {
    const asked = concepts.indexOf(STAND_INS[name].concept);
    return asked >= 0 ? asked - concepts.length : 0;
  };
  return standIns.toSorted((a, b) => rank(a) - rank(b));
}

function meaningOf(letter: string, radical: Radical, standIn: StandInName): RuleMark['meaning'] {
  const { zh, en } = STAND_INS[standIn];
  const zhLetter = /\p{Script=Han}/u.test(letter) ? `“${letter}”字` : `字母“${letter}”`;
  return {
    zh: `${zhLetter}的${radical.zh}化作${zh}：一笔成画，字义看得见`,
    en: `${radical.en === en ? 'A stroke' : capital(radical.en)} in ${letter} becomes ${en}: the word shows what it means`,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}
