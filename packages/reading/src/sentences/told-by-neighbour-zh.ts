import { BOTTLES, VESSELS } from '@markwright/marks/kinds';
import { pickableWords } from '../words/has-picture.ts';
import type { Word } from './recut-zh.ts';
import { chineseNames, findChineseThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { PUSHED, SMOKES } from './words-around-zh.ts';

const kindOf = (concept: string): Token['thing'] => ({ concept, isKind: true });

/** What a word names only beside the words around it: a measure that is a ball, the bottle of what it held. */
export function toldByNeighbour(
  words: readonly Word[],
  after: number,
  tokens: readonly Token[],
  text: string,
): Token['thing'] | undefined {
  const before = tokens.at(-1);
  const next = words[after]?.word ?? '';
  // 漏出光: rays of it.
  if (text === '光' && before?.kind === 'exit') return kindOf('sunrays');
  // 推着小车: what is pushed is no motor car.
  if (PUSHED.test(text) && before?.text.startsWith('推') === true) return kindOf('cart');
  // 小狗追球跑: after such a deed it measures nothing.
  if (text === '球' && /^[追踢接抛扑拍颠]着?$/u.test(before?.text ?? '') && !findChineseThing(next))
    return kindOf('football');
  // 玫瑰插在汽水瓶里: what stands in it stands in a bottle, not in what it once held.
  const held = /.瓶子?$/u.test(text) && /^[里中内]/u.test(next) ? chineseNames().get(text)?.concept : undefined;
  if (held && before?.text !== '的' && !BOTTLES.has(held) && !VESSELS.has(held) && STANDS_IN.test(wordsBefore(tokens)))
    return pickableWords('water-bottle') ? kindOf('water-bottle') : undefined;
  // 一碗米, no three metres.
  if (text === '米' && /[碗袋捧把粒斗升筐勺瓢缸撮]$/u.test(before?.text ?? ''))
    return { concept: 'rice', isKind: false };
  // 一缕香烟 is smoke, nobody lights it.
  if (/^(?:香|青|炊)?烟$/u.test(text) && SMOKES.test(wordsBefore(tokens.slice(-2))))
    return { concept: 'smoke', isKind: false };
  return undefined;
}

const STANDS_IN = /[插养种栽长开]/u;
const wordsBefore = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');
