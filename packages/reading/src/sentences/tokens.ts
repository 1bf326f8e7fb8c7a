import type { Token } from './token.ts';
import { englishTokens } from './tokens-en.ts';
import { chineseTokens } from './tokens-zh.ts';

/** A clause in either language, or both, as tokens in the order they were said. */
export function tokensOf(clause: string): Token[] {
  let from = 0;
  return clause.split(/(\p{Script=Han}+)/u).flatMap((run) => {
    const offset = from;
    from += run.length;
    return /\p{Script=Han}/u.test(run) ? chineseTokens(run, offset) : englishTokens(run, offset);
  });
}
