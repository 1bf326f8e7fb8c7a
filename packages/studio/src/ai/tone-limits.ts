import type { Backdrop } from '@markwright/logo';
import type { Mood } from '@markwright/reading';
import type { AiStyleId } from '../read/ai-styles.ts';
import { ASKED_FOR_ONLY, MOODS_OF_THINGS, NEVER, OCCASIONS, type Tone } from './mood-limits.data.ts';

/** Occasions a text or its trade names: mourning, medicine, children. */
export function occasionsIn(text: string, industryId: string | undefined): Tone[] {
  const lower = text.toLowerCase();
  const words = new Set(lower.match(/[a-z]+/g) ?? []);
  return OCCASIONS.flatMap(({ tone, zh, en, industries }) => {
    const isNamed =
      zh.split(' ').some((word) => lower.includes(word)) ||
      en.split(' ').some((word) => words.has(word)) ||
      (industryId !== undefined && industries.split(' ').includes(industryId));
    return isNamed ? [tone] : [];
  });
}

/** What the things of a picture say by themselves. */
export const moodsOfThings = (concepts: readonly string[]): Mood[] =>
  MOODS_OF_THINGS.filter(({ things }) => things.split(' ').some((thing) => concepts.includes(thing))).map(
    ({ mood }) => mood,
  );

/**
 * What limits a design: occasions before moods, and of the moods those that were said before the
 * picture's and the trade's own.
 */
export const toneLimits = (occasions: readonly Tone[], said: readonly Mood[], trade: readonly Mood[]): Tone[] => [
  ...new Set<Tone>([...occasions, ...said, ...(said.length > 0 || occasions.length > 0 ? [] : trade.slice(0, 2))]),
];

/** Whether a style may be given to a brief that chose none; a loud one only where a mood or the trade asks for it. */
export function suitsTones(style: AiStyleId, tones: readonly Tone[], isOfTrade = false): boolean {
  const asked = ASKED_FOR_ONLY[style];
  const isAsked = isOfTrade || !asked || asked.some((tone) => tones.includes(tone));
  return isAsked && tones.every((tone) => !NEVER[tone].styles.includes(style));
}

/** A style's backdrops without those that speak against the brief. */
export const backdropsFor = (backdrops: readonly Backdrop[], tones: readonly Tone[]): Backdrop[] =>
  backdrops.filter(({ kind }) => tones.every((tone) => !NEVER[tone].backdrops.includes(kind)));
