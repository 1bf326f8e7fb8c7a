import { readFileSync } from 'node:fs';

/** Acceptable nouns for one thing, its own first. */
export type Thing = string[];

/** A brief with what a sensible art director would draw. */
export type GoldBrief = {
  from: string;
  name: string;
  text: string;
  main: Thing[];
  others: Thing[];
  relations: { a: string; rel: string; b: string; or?: string[] }[];
  refuse?: string[];
  /** Misreadings. */
  traps?: string[];
  /** One of the candidates is enough. */
  either?: boolean;
  /** Of a plain brief: every picture that fits, the one to expect, and literal misreadings. */
  accept?: Thing[];
  best?: Thing[];
  wrong?: string[];
};

/** A brief with the role of every word that a dictionary would take for something drawable. */
export type MarkedBrief = { from: string; name: string; text: string; rel: string[]; refuse: string[] };

/**
 * Creative and ordinary briefs with gold readings; `own`, `thin`, `street` and `names` were written here before anything
 * was tuned: `thin` of trades that few pictures belong to, `street` of shop streets, markets, estates and villages,
 * `names` of brand names that picture something and of those that do not. Every second line of the last two is aside.
 */
export const GOLD = [
  'zh-open',
  'en-open',
  'zh-c',
  'en-c',
  'zh-d',
  'en-d',
  'zh-e',
  'en-e',
  'zh-g',
  'zh-f',
  'zh-h',
  'zh-i',
  'zh-k',
  'zh-l',
  'zh-m',
  'zh-n',
  'zh-o',
  'zh-p',
  'zh-q',
  'zh-r',
  'zh-s',
  'zh-t',
  'zh-u',
  'zh-v',
  'zh-w',
  'zh-x',
  'zh-y',
  'en-f',
  'en-i',
  'en-h',
  'en-k',
  'en-l',
  'en-m',
  'en-n',
  'en-o',
  'en-p',
  'en-q',
  'en-r',
  'en-s',
  'en-t',
  'en-u',
  'en-v',
  'en-w',
  'en-x',
  'en-y',
  'zh-z',
  'en-z',
  'ordinary-open',
  'ordinary-w',
  'ordinary-x',
  'ordinary-y',
  'ordinary-z',
  'ordinary-own',
  'ordinary-thin',
  'ordinary-thin-aside',
  'ordinary-street',
  'ordinary-street-aside',
  'ordinary-names',
  'ordinary-names-aside',
] as const;
export const MARKED = ['zh-a', 'en-a', 'zh-b', 'en-b'] as const;
/** Written by hands nobody may look at: counted, never printed. */
export const HELD_ASIDE: ReadonlySet<string> = new Set([
  'en-h',
  'zh-o',
  'zh-u',
  'en-o',
  'en-u',
  'zh-z',
  'en-z',
  'ordinary-z',
  'ordinary-own',
  'ordinary-thin-aside',
  'ordinary-street-aside',
  'ordinary-names-aside',
]);

function readLines<T>(folder: string, from: string): (T & { from: string })[] {
  const text = readFileSync(new URL(`${folder}${from}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => ({ from, ...(JSON.parse(line) as T) }));
}

export const readGold = (from: string) => readLines<Omit<GoldBrief, 'from'>>('./', from);
export const readMarked = (from: string) => readLines<Omit<MarkedBrief, 'from'>>('./marked/', from);
