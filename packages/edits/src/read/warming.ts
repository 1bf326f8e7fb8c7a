import { carriedOver } from './carry-over.ts';
import { isDescription, isKept, isLeftAlone, isQuestion } from './clause-kind.ts';
import type { ClauseText, Setting } from './clause-text.ts';
import { findTokens } from './find-tokens.ts';
import { impliedMark } from './imply-mark.ts';
import { normalise } from './normalise.ts';
import { readAddition, readRemoval, readSwap } from './read-changes.ts';
import { readLineText } from './read-line-text.ts';
import { readManners } from './read-manners.ts';
import { readMove } from './read-moves.ts';
import { readPalette } from './read-palette.ts';
import { readPictureWish } from './read-picture-wish.ts';
import { readQualities } from './read-qualities.ts';
import { readRequest } from './read-request.ts';
import { readTextWish } from './read-texts.ts';
import { splitClauses, takeQuotes } from './split-clauses.ts';

/** Requests that touch every table and most rules, in both languages. */
const REQUESTS: readonly string[] = [
  '字太细了，图大很多',
  '背景换成藏青，口号去掉',
  'make the picture much bigger',
  'navy background, no slogan',
];

const setting: Setting = { shown: {}, last: undefined, nameThing: () => [] };
const said = (text: string): ClauseText => ({
  text,
  lower: text,
  quotes: [],
  opensSentence: true,
  isAsked: false,
  role: 'wish',
  withdraws: false,
  tokens: findTokens(text),
});

/** Each builds the tables or compiles the patterns of one rule: what a rule has seen once it reads at once. */
const RULES: readonly ((text: string) => unknown)[] = [
  (text) => findTokens(text),
  (text) => normalise(text),
  (text) => impliedMark(text, {}, () => []),
  (text) => takeQuotes(text),
  (text) => splitClauses(text),
  (text) => [isQuestion, isDescription, isKept, isLeftAlone].map((is) => is(said(text))),
  (text) =>
    splitClauses(text).map((clause) =>
      carriedOver(clause, findTokens(text), { said: [], last: undefined, effects: [], hasTwoColors: false, setting }),
    ),
  (text) => readLineText(said(text), setting),
  (text) => readTextWish(said(text), setting),
  (text) => readPalette(said(text), setting),
  (text) => readPictureWish(said(text), setting),
  (text) => readMove(said(text), setting),
  (text) => readRemoval(said(text), setting),
  (text) => readAddition(said(text), setting),
  (text) => readSwap(said(text), setting),
  (text) => readQualities(said(text), setting),
  (text) => readManners(said(text), setting),
];

/** What makes the first real reading quick, in pieces so small that none holds a page up: rule by rule, then whole requests. */
export const WARMING_STEPS: readonly (() => unknown)[] = [
  ...REQUESTS.filter((_, at) => at % 2 === 0).flatMap((text) => RULES.map((rule) => () => rule(text))),
  ...REQUESTS.map((request) => () => readRequest(request)),
];
