import type { Edit, Line, Target } from '../command.ts';
import type { Token, TokenOf } from './find-tokens.ts';
import type { Clause } from './split-clauses.ts';

/** The words of the design that a request may speak of. */
export type Shown = {
  name?: string | undefined;
  secondName?: string | undefined;
  slogan?: string | undefined;
  /** What its picture shows, in words of both languages. */
  mark?: readonly string[] | undefined;
  /** The name's colour, six digits. */
  nameColor?: string | undefined;
};

/** What a clause is read against: the design, what was spoken of last, and how a thing is called in English. */
export type Setting = {
  shown: Shown;
  last?: Target | undefined;
  nameThing: (words: string) => string[];
};

export type ClauseText = Clause & { tokens: Token[]; lower: string };

export const ofKind = <Kind extends Token['kind']>(tokens: readonly Token[], kind: Kind): TokenOf<Kind>[] =>
  tokens.filter((token): token is TokenOf<Kind> => token.kind === kind);

export const hasVerb = (tokens: readonly Token[], verb: TokenOf<'verb'>['verb']): boolean =>
  ofKind(tokens, 'verb').some((token) => token.verb === verb);
export const hasSign = (tokens: readonly Token[], sign: TokenOf<'sign'>['sign']): boolean =>
  ofKind(tokens, 'sign').some((token) => token.sign === sign);

export const lineOf = (target: Target | undefined): Line | undefined =>
  target === 'name' || target === 'slogan' || target === 'second' || target === 'year' ? target : undefined;

/** What a clause speaks of: a word for a part of the logo, or a noun that is the picture's. */
export function targetIn({ tokens, lower }: ClauseText, { shown }: Setting): Target | undefined {
  const isMark = shown.mark?.some((word) => word.length > 0 && lower.includes(word.toLowerCase()));
  const named = ofKind(tokens, 'target').filter(({ target }) => target !== 'color');
  const [best] = named.toSorted((one, other) => rank(one) - rank(other));
  if (isMark && (!best || rank(best) > 2)) return 'mark';
  return best && best.target !== 'color' ? best.target : undefined;
}

/** A line that was named outright before "the letters", parts before the whole, nouns before pronouns. */
function rank({ target, text }: TokenOf<'target'>): number {
  if (/^(?:it|him|her|he|she|它|他|她)$/iu.test(text)) return 6;
  return { slogan: 1, second: 1, year: 1, ground: 2, mark: 2, name: 3, color: 5, all: 4 }[target];
}

export function distinct(edits: readonly Edit[]): Edit[] {
  const seen = new Set<string>();
  return edits.filter((edit) => {
    const { much: _much, ...rest } = edit as Edit & { much?: string };
    const key = JSON.stringify(rest);
    return !seen.has(key) && seen.add(key);
  });
}
