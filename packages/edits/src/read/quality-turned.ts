import { hasVerb, ofKind, type ClauseText } from './clause-text.ts';
import type { TokenOf } from './find-tokens.ts';
import { asksFor } from './statement.ts';
import { LESSENS, IS_COMPARED, DEEDS, isNear } from './quality-words.ts';

/** 小得跟蚊子一样, 细死了: what an adjective leads to tells that there is too much of it. */
const IS_EXCESS = /^(?:得(?!多|一)|死了|死人|兮兮|不拉几|不溜秋|过头|过了头|过分)/u;

/** The whole clause complains, wherever the adjective stands in it: "the thin letters bother me", 我嫌店名小. */
const DISLIKED =
  /\b(?:bothers?|annoys?|bugs?|irritates?|puts?) (?:me|us|off)\b|\b(?:can't stand|cannot stand|let(?:s|ting)? it down|is the (?:problem|trouble|issue)|off-?putting)\b|嫌|不觉得|受不了|难受|碍眼|不舒服/iu;

const IS_WISHED = /(?:弄|调|变|放|加|改|整|搞|做|画|写|再|更|要|往|可以|尽量|越)$/u;

/** Whether the opposite is wished for: too thin, 别这么灰, "less busy", a word that only complains. */
export function isTurned(
  { at, end, text: word, isComplaint }: TokenOf<'quality'>,
  { text, tokens }: ClauseText,
): boolean {
  const before = tokens.filter(
    (token) => token.kind === 'sign' && token.end <= at && isNear(text.slice(token.end, at)),
  );
  const says = (sign: string) => before.some((token) => token.kind === 'sign' && token.sign === sign);
  const behind = text.slice(end);
  if (says('lacks') || /^\s+enough|^(?:也|都|还|有点)?(?:不足|不够|太少|少了|欠)/iu.test(behind)) return false;
  const isCompared = /^[a-z]/i.test(word) && IS_COMPARED.test(word);
  // 名字得大, 也得粗: it must be so.
  if (/(?:字|名|图|标|号|色|也|都|就|还|又|可|[大小粗细深浅亮])得$/u.test(text.slice(0, at)) && !says('too'))
    return false;
  // "The slogan is bigger than the name": told of what is there, and not as it should be.
  if (
    isCompared &&
    /\b(?:is|are|was|looks|'s) (?:way |much |even |far |so much |a lot |actually |a bit )*$/iu.test(
      text.slice(0, at),
    ) &&
    /^ than (?:the|my|our|its|it)\b/iu.test(behind) &&
    !asksFor(text)
  )
    return true;
  // "Tap tiny": what nobody asks for in so strong a word.
  if (
    /^(?:tiny|huge|massive|enormous|gigantic|microscopic|minuscule)$/iu.test(word) &&
    /[a-z] $/iu.test(text.slice(0, at)) &&
    /^$|^ (?:tho|though|bro|mate)/iu.test(behind) &&
    !hasVerb(tokens, 'make') &&
    !says('more') &&
    !says('not') &&
    !/\b(?:make|go|need|needs|please|pls)\b/iu.test(text)
  )
    return true;
  // "The slogan's tiny".
  if (
    !isCompared &&
    /^[a-z]/iu.test(word) &&
    /[a-z]'s (?:so |too |really |very |a bit |way |just |pretty )?$/iu.test(text.slice(0, at)) &&
    /^(?:$| (?:bro|mate|though|tho|now|to me|innit|imo))/iu.test(behind)
  )
    return true;
  // 挤得瘦瘦的: how it has been done.
  if (/[^觉显]得$/u.test(text.slice(0, at)) && /^的?$/u.test(behind)) return true;
  if (/^gaps?\b/iu.test(word) && !/\b(?:more|bigger|wider|add|leave|need|want|some)\b/iu.test(text)) return true;
  // "weight 降一档": less of what is named.
  if (
    /^(?:weight|thickness|size|brightness|saturation|字重|粗细|亮度|饱和度)/iu.test(word) &&
    /^\s*(?:再|也|都|要)?(?:降|减|调低|低|收|down\b|lower)/iu.test(behind)
  )
    return true;
  // "The thin bits vanish": what is lost has too much of it.
  if (
    !isCompared &&
    /\b(?:vanish\w*|disappear\w*|drops? out|gets? lost|breaks? up|clogs?|fills? in)\b|印不出|绣不出|刻不出|看不出来/iu.test(
      behind,
    )
  )
    return true;
  if (text.slice(0, at).endsWith('过') && !/[超经通不]过$/u.test(text.slice(0, at))) return true;
  if (word.startsWith('往') && !says('not')) return false;
  if (IS_EXCESS.test(behind) && !IS_WISHED.test(text.slice(0, at))) return true;
  // 名字比图标还小, "the letters stand too far apart".
  if (
    /比[^，]{1,6}还$/u.test(text.slice(0, at)) ||
    /^(?!not|less).*\s(?:too|so) |\b(?:drifted|fallen|miles|strayed|scattered)\b/iu.test(word)
  )
    return true;
  if (/\bon the\s+$/iu.test(text.slice(0, at)) && /^\s+side\b/iu.test(behind)) return true;
  if (
    tokens.some(
      (other) =>
        other.kind === 'quality' && LESSENS.test(other.text) && other.end <= at && isNear(text.slice(other.end, at)),
    )
  )
    return true;
  if (DISLIKED.test(text) && !isCompared && !IS_WISHED.test(text.slice(0, at)) && !/^一?[点些]/u.test(behind))
    return true;
  // "Not so loud": what only complains is declined all the same.
  if (says('not')) return true;
  const isMuch = /^一?[点些]/u.test(behind) && !says('too');
  if (says('more') && !says('too')) return false;
  if (isComplaint && !isCompared) return !isMuch;
  // 偏冷一点 wishes; 偏冷 complains.
  if (text.slice(0, at).endsWith('偏') && /^一?[点些]/u.test(behind)) return false;
  if (
    /^了(?:一?[点些])|^了$/u.test(behind) &&
    !hasVerb(tokens, 'make') &&
    !/[弄调变放加改整搞]$/u.test(text.slice(0, at))
  )
    return true;
  if ((says('too') || says('looks')) && !isCompared)
    return !/^(?:一?[点些])/u.test(behind) || (says('too') && !text.slice(0, at).endsWith('有点'));
  // "A bit dark" complains, "a bit darker" wishes.
  const isLatin = /^[a-z]/i.test(word);
  return (
    isLatin &&
    !isCompared &&
    !DEEDS.test(word) &&
    /\b(?:bit|little|kinda|tad|touch)\s+$/iu.test(text.slice(0, at)) &&
    !hasVerb(tokens, 'make')
  );
}

/** Whether all that a clause says of qualities is that there is too much of one. */
export function complains(text: ClauseText): boolean {
  const qualities = ofKind(text.tokens, 'quality');
  return (
    qualities.length > 0 &&
    qualities.every(
      (token) =>
        isTurned(token, text) &&
        !/(?:别|不要|不用|\b(?:less|not|don't|dial|lower|reduce)\b)/iu.test(text.text.slice(0, token.at)),
    )
  );
}
