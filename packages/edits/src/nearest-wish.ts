import type { Sentence } from './apply/edit-kit.ts';
import { findTokens, type Token } from './read/find-tokens.ts';
import { normalise } from './read/normalise.ts';

/** What can be asked for about a part; the first that the words touch on is the nearest. */
const NEAREST: readonly (readonly [isAbout: (token: Token) => boolean, says: Sentence])[] = [
  [(token) => token.kind === 'effect', { zh: '加阴影、去掉外框', en: 'add a shadow, no frame' }],
  [
    (token) => token.kind === 'color' || (token.kind === 'target' && token.target === 'color'),
    { zh: '名字用墨绿、颜色暖一点、换一套配色', en: 'the name in dark green, warmer colours, other colours' },
  ],
  [
    (token) => token.kind === 'target' && token.target === 'ground',
    { zh: '背景用米色、背景透明', en: 'a cream background, a transparent background' },
  ],
  [
    (token) => token.kind === 'target' && (token.target === 'slogan' || token.target === 'year'),
    { zh: '口号大一点、口号改成「…」、去掉口号', en: 'a bigger slogan, change the slogan to "…", no slogan' },
  ],
  [
    (token) =>
      token.kind === 'face' || (token.kind === 'target' && (token.target === 'name' || token.target === 'second')),
    { zh: '字粗一点、字换成宋体、字距拉开', en: 'bolder letters, a serif font, more letter spacing' },
  ],
  [
    (token) => token.kind === 'place' || (token.kind === 'verb' && token.verb === 'move'),
    { zh: '图放左边、上下排、居中', en: 'the picture on the left, stacked, centred' },
  ],
  [
    (token) => token.kind === 'target' && token.target === 'mark',
    { zh: '图大一点、图简单一点、换成一只猫', en: 'a bigger picture, a simpler picture, swap it for a cat' },
  ],
  [(token) => token.kind === 'style', { zh: '更极简、更复古、更可爱', en: 'more minimal, more retro, cuter' }],
];

const ANYTHING: Sentence = {
  zh: '字再粗一点、换成一只猫、背景用米色',
  en: 'bolder letters, swap it for a cat, a cream background',
};

/** The commands of a sentence that can be pressed as they stand: those without a blank to fill. */
export const commandsIn = (says: string): string[] => says.split(/、|, /u).filter((command) => !command.includes('…'));

/** For words that were not understood: what could be done that is nearest to them, as one would say it. */
export function nearestTo(words: string): Sentence {
  const tokens = findTokens(normalise(words));
  return NEAREST.find(([isAbout]) => tokens.some((token) => isAbout(token)))?.[1] ?? ANYTHING;
}
