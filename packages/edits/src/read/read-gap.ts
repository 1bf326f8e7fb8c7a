import { found, type ClauseText, type Found } from './clause-text.ts';
import { IS_SPACING } from './quality-words.ts';

const WIDE_GAP =
  /\b(?:gaps?|spaces?|spacing|distance)\b.*\b(?:huge|big|massive|too much|too wide|enormous|large|giant|miles|like)\b|\b(?:tidy|close|shut|shrink|reduce|narrow)\b.*\bgaps?\b|(?:间隔|空隙|间距|距离|缝|空当?)(?:太|有点|好|这么|那么|也太|实在太)(?:大|宽|远|开)/iu;

/** 碗和字靠近一点, 字跟口号离远一点: how two parts are to stand to each other; the group is nearer. */
const PAIR =
  /^(?:把|让)?\p{Script=Han}{1,4}(?:和|跟|与)\p{Script=Han}{1,4}?(?:之间)?(?:再|要|也|就|离得?|稍微|靠|挨)*(?:(靠近|近|靠拢|紧凑|挨近|凑近|拉近|贴近)|远|拉开|分开|隔开|离远|空开|松开)(?:一?[点些]|一下|吧)+$/u;

/** 口号和店名太近, "the slogan is too close to the name": two parts, and too little between them. */
const TOO_NEAR =
  /(?:口号|标语|小字|店名|名字|图标?|图案|字)(?:和|跟|与|离)(?:口号|标语|小字|店名|名字|图标?|图案)[^，]{0,3}(?:太|有点|挨得?|贴得?|靠得?|离得?)+(?:近|靠近|紧|挤)|\b(?:slogan|tagline|name|picture|icon|mark|writing|text) (?:is|are|sits?|looks?|feels?) (?:way |far |a bit |a little |so )?too (?:close|near|tight) to\b/iu;

/** "The space between them is huge", "tidy up the gap": a gap is told of, and there is too much of it. */
export function readGap({ text }: ClauseText): Found | undefined {
  if (TOO_NEAR.test(text)) return found([{ do: 'layout.air' }], text);
  const pair = PAIR.exec(text);
  if (pair) return found([{ do: pair[1] === undefined ? 'layout.air' : 'layout.tighter' }], text);
  if (!WIDE_GAP.test(text) || /\b(?:more|bigger|wider|add|leave)\b|拉/iu.test(text)) return undefined;
  const isOfLetters = IS_SPACING.test(text) && !/between (?:the |both )?(?:icon|picture|mark|name)/iu.test(text);
  return found([isOfLetters ? { do: 'type.tighter', of: 'name' } : { do: 'layout.tighter' }], text);
}
