import type { Edit, EffectWish, Target } from '../command.ts';
import { hasVerb, isPronoun, type Setting } from './clause-text.ts';
import type { Token } from './find-tokens.ts';
import { markWordIn } from './mark-words.ts';
import { removalOf } from './read-changes.ts';
import type { Said } from './settle-wishes.ts';
import type { Clause } from './split-clauses.ts';
import { strayWords } from './stray-words.ts';

/** What was said before a clause that only points back to it. */
type Before = {
  said: readonly Said[];
  last: Target | undefined;
  effects: readonly EffectWish[];
  /** The clause before told two colours that are there: 红底白字, "black on white". */
  hasTwoColors: boolean;
  setting: Setting;
};

/** 都收一收, 都改一改: sums up what was just said and adds nothing. */
const SUMS_UP =
  /^(?:都|一起|全都?|两[个处]都?|统统|统一|麻烦|帮我|给我)*(?:收一收|调一调|调整(?:一下)?|改一改|改改|改一下|弄一弄|处理(?:一下)?|修一修|优化(?:一下)?|就这[一两三四五六]?[条点个些]|就这些|就这样|(?:sort|fix|mend) (?:it|that|them|both)(?: (?:out|please))*|(?:that's|thats) (?:all|it|the lot).*)$/iu;
const BINS =
  /^(?:so |just |please |can (?:we|you) )*(?:bin|scrap|ditch|dump|chuck|lose) (?:it|them|that|those)\b(?! (?:on|in|at|there|to)\b)/iu;

/** 反过来试试, "can we have it the other way round". */
const TURNS_ROUND =
  /反过来|倒过来|掉过来|调过来|对调|掉个个|换过来|反一下|倒一下|\b(?:other way (?:round|around)|opposite|flip|flipped|reverse|reversed|invert|inverted|swap|swapped|switch|switched)\b/iu;
const ONLY_OF =
  /^(?:and |but |so )?(?:just|only) (?:on |for |in |to )?(?:the |my |our )?[a-z]+(?: please| pls)?$|^(?:但)?(?:就|只|仅|光)(?:给|改|要|换|限|是)?(?:\p{Script=Han}{1,4})(?:上|就行|就好|换|改|的)?$/iu;

/** "More of a bottle green, and only on the leaf": the part that a colour named just before is for. */
function narrowed(text: string, tokens: readonly Token[], said: readonly Said[], setting: Setting): Edit | undefined {
  const before = said.at(-1)?.edit;
  if (before?.do !== 'color.set' || !ONLY_OF.test(text)) return undefined;
  const named = tokens.find((token) => token.kind === 'target');
  const of =
    markWordIn(text.toLowerCase(), setting) !== undefined
      ? 'mark'
      : named?.kind === 'target' && named.target !== 'color'
        ? named.target
        : undefined;
  if (of === undefined || of === before.of) return undefined;
  return of === 'ground' && before.hex ? { do: 'ground.set', color: before.color, hex: before.hex } : { ...before, of };
}

/**
 * A clause that only makes sense with what was said before: 这俩都撤了, "taken off", "no, keep it". The wishes it adds,
 * that it adds none, or that it takes the last one back; undefined where it speaks for itself.
 */
export function carriedOver(
  { text }: Clause,
  tokens: readonly Token[],
  { said, last, effects, hasTwoColors, setting }: Before,
): Edit[] | { instead: Edit } | 'nothing' | 'withdraws' | undefined {
  const before = said.at(-1)?.edit.do ?? '';
  const isOfParts =
    tokens.some(({ kind }) => kind === 'place') || markWordIn(text.toLowerCase(), setting) !== undefined;
  if (hasTwoColors && TURNS_ROUND.test(text) && !isOfParts)
    return before === 'color.swap' ? 'nothing' : [{ do: 'color.swap' }];
  const instead = narrowed(text, tokens, said, setting);
  if (instead) return { instead };
  if (SUMS_UP.test(text) && before !== '') return 'nothing';
  const goes = hasVerb(tokens, 'remove') || BINS.test(text);
  // "No, keep it"; "leave the red alone" and 其余都蛮好 speak of something else.
  const isOfIt = !/其[余他它]|别的|剩下|\b(?:rest|else|other|the|my|our)\b/iu.test(text);
  if (!goes && hasVerb(tokens, 'keep') && before.endsWith('remove') && isOfIt && isOnlyReferred(text, tokens))
    return 'withdraws';
  if (!goes || !(isOnlyReferred(text, tokens) || BINS.test(text))) return undefined;
  // "EST. 2021 太嫩了，去掉": the year was named only to be taken away.
  const year = said.at(-1)?.edit;
  if (year?.do === 'text.add' && year.of === 'year' && !/\b(?:me|us|on|in)\b/iu.test(text))
    return { instead: { do: 'text.remove', of: 'year' } };
  if (effects.length > 0) {
    const isAll = /俩|都|全|两|both|all|them|those/iu.test(text);
    return (isAll ? effects : effects.slice(-1)).map(removalOf);
  }
  // "I should like the year, 1974, taken off": the part that was named before.
  if (tokens.some((token) => token.kind === 'target' && !isPronoun(token.text))) return undefined;
  if (last === 'slogan' || last === 'second' || last === 'year') return [{ do: 'text.remove', of: last }];
  return last === 'mark' && before !== 'mark.remove' ? [{ do: 'mark.remove' }] : undefined;
}

/** 这俩都撤了, "it can go": the verb, and a word for what was just spoken of. */
const isOnlyReferred = (text: string, tokens: readonly Token[]): boolean =>
  !/\d|\b(?:kill|for) (?:me|us)\b/iu.test(text) &&
  strayWords(text, tokens).length === 0 &&
  tokens.every(
    (token) =>
      token.kind === 'verb' ||
      token.kind === 'sign' ||
      token.kind === 'much' ||
      (token.kind === 'target' && (isPronoun(token.text) || token.target === 'all')),
  );
