import { found, type ClauseText, type Found } from './clause-text.ts';
import { IS_SPACING } from './quality-words.ts';

const WIDE_GAP =
  /\b(?:gaps?|spaces?|spacing|distance)\b.*\b(?:huge|big|massive|too much|too wide|enormous|large|giant|miles|like)\b|\b(?:halve|tidy|close|shut|shrink|reduce|narrow|cut|lessen)\b.*\b(?:gaps?|void|distance|spacing|gulf)\b|\b(?:miles?|acres|oceans?|canyons?|yards|a void|a gulf) (?:of \w+ )?between\b|(?:间隔|空隙|间距|距离|缝|空当?)(?:太|有点|好|这么|那么|也太|实在太)(?:大|宽|远|开)/iu;

/** 碗和字靠近一点, 字跟口号离远一点: how two parts are to stand to each other; the group is nearer. */
const PAIR =
  /^(?:把|让)?\p{Script=Han}{1,4}(?:和|跟|与|同|离)\p{Script=Han}{1,4}?(?:之间)?(?:再|要|也|就|离得?|稍微|略微|靠|挨)*(?:(靠近|近|靠拢|紧凑|挨近|凑近|拉近|贴近)|远|拉开|分开|隔开|离远|空开|松开|松|宽松|疏)(?:一?[点些]|一下|吧)+$/u;

/** 口号和店名太近, "the slogan is too close to the name": two parts, and too little between them. */
const TOO_NEAR =
  /(?:口号|标语|小字|店名|名字|图标?|图案|字)(?:和|跟|与|离)(?:口号|标语|小字|店名|名字|图标?|图案)[^，]{0,3}(?:太|有点|挨得?|贴得?|靠得?|离得?)+(?:近|靠近|紧|挤)|\b(?:slogan|tagline|name|picture|icon|mark|writing|text) (?:is|are|sits?|looks?|feels?) (?:way |far |a bit |a little |so )?too (?:close|near|tight) to\b/iu;

/** "The space between them is huge", "tidy up the gap": a gap is told of, and there is too much of it. */
/** 图和文字的距离再近一半, "could the two lines be closer". */
const DISTANCE =
  /\p{Script=Han}{1,3}(?:和|跟|与)\p{Script=Han}{1,3}的?(?:距离|间距|间隔)(?:再|要|能|可以)*(?:(拉?近|缩|小|收|紧|短)|拉?[远大宽开长])|\b(?:two |both )?lines (?:be |could be |sit |to be )?(?:a (?:bit|little|touch) |much )?(?:(closer|nearer|tighter)|further apart)\b/iu;

export function readGap({ text }: ClauseText): Found | undefined {
  const distance = DISTANCE.exec(text);
  if (distance && !/[太偏]|\btoo\b/iu.test(text))
    return found([{ do: (distance[1] ?? distance[2]) === undefined ? 'layout.air' : 'layout.tighter' }], text);
  // "Tracking +20".
  const [, sign] = /(?:tracking|letter.?spacing|kerning|字距|字间距)\s*([+＋−-])\s*\d+/iu.exec(text) ?? [];
  if (sign) return found([{ do: /[+＋]/u.test(sign) ? 'type.looser' : 'type.tighter', of: 'name' }], text);
  if (TOO_NEAR.test(text)) return found([{ do: 'layout.air' }], text);
  const pair = PAIR.exec(text);
  if (pair && !IS_SPACING.test(text))
    return found([{ do: pair[1] === undefined ? 'layout.air' : 'layout.tighter' }], text);
  if (!WIDE_GAP.test(text) || /\b(?:more|bigger|wider|add|leave)\b|拉/iu.test(text)) return undefined;
  const isOfLetters = IS_SPACING.test(text) && !/between (?:the |both )?(?:icon|picture|mark|name)/iu.test(text);
  return found([isOfLetters ? { do: 'type.tighter', of: 'name' } : { do: 'layout.tighter' }], text);
}
