import type { Relation } from '@markwright/marks';
import type { Refusal } from './refusals.ts';

const WHY_READ = ['asked-outright', 'asked-for', 'said-with-it', 'dealt-in', 'where-it-is'] as const;
export type WhyRead = (typeof WHY_READ)[number];

export type SaidThing = {
  concept: string;
  /** As it was said. */
  text: string;
  /** What a picture is asked of, what stands with it, what a business deals in, or where it is. */
  role: 'subject' | 'object' | 'trade' | 'setting';
  /** Only its kind can be drawn: a corgi as a dog. */
  isKind: boolean;
  count: number;
  attributes: string[];
  /** Where in the text it was said. */
  from?: number;
  /** Why it is read so, for whoever checks the reading. */
  why?: WhyRead;
  /** False where another reading is as likely. */
  sure?: boolean;
};

/** A word that could be drawn and is not: why not. */
const PASSED_OVER_ROLES = ['how', 'figure', 'idle', 'part', 'either', 'refuse'] as const;
export type PassedOver = { text: string; role: (typeof PASSED_OVER_ROLES)[number] };

/** A letter of the name that is to be shaped like something: "the O is a bagel". */
export type LetterWish = { letter: string; concept: string };

/** Places in the list of things. */
export type SaidRelation = { subject: number; relation: Relation; object: number; part?: string };

export type SaidText = {
  /** The text with blanks in place of what was declined. */
  wanted: string;
  /** What is named outright first, in the order it was said; then what a trade deals in, then settings. */
  things: SaidThing[];
  relations: SaidRelation[];
  /** Where it is said to be, by the name of a backdrop: sea, hills, night… */
  settings: string[];
  refusals: Refusal[];
  onlyLetters: boolean;
  /** Nouns in a picture's place that we cannot draw. */
  unknown: string[];
  passedOver: PassedOver[];
  letterWishes: LetterWish[];
};
