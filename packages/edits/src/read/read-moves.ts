import type { Edit } from '../command.ts';
import { findTokens, type Place, type TokenOf } from './find-tokens.ts';
import {
  found,
  hasVerb,
  isPronoun,
  lineOf,
  ofKind,
  targetIn,
  type ClauseText,
  type Found,
  type Setting,
} from './clause-text.ts';
import { markWordIn } from './mark-words.ts';
import { isStatement } from './statement.ts';
import { strayWords } from './stray-words.ts';

const IN_LETTER =
  /\b(?:inside(?: of)?|into|in|within|as|be|was|is|replace|for|instead of)\s+(?:one of\s+)?(?:the\s+|that\s+|an?\s+)?(?:(?:first|last|second|big|letter|capital)\s+)*'?([a-z])'?s?(?:\s+of\b|\s*$|\s+in\b|\s+with\b|\s+maybe)|(?:进|到|在|当|做成).*?([a-z])\s*(?:字母)?\s*(?:里|中间|$)|(?:\p{Script=Han})字(?:里面?|里头|中间|的?(?:一|那)一?[横竖撇点捺])/iu;
const INTO_TYPE =
  /(?:放|塞|嵌|藏|融|画)(?:进|到|入|在)(?:.{0,3})(?:字|名字|店名|文字|字母)(?:里|中|里面|里头|当中)|(?:into|inside|in) the (?:letters?|name|text|word)\b|(?:as|part of) (?:one of )?the letters?/iu;
/** "No line break in the name": what is not to be there is not the picture. */
const IS_WITHOUT = /\b(?:no|without|not any)\b|没有|别有/iu;
const OTHER_SIDE = /\bother side\b|\bopposite side\b|另一边|另外一边|另一侧|对面|换个边|换一边|反过来放/iu;
/** 上面的热气, 右边那个: a place that tells which thing is meant. */
const IS_OF = /^的?[那这]|^的(?!位置|地方|话|$)/u;
const ACROSS = { left: 'right', right: 'left', above: 'below', below: 'above' } as const;

/** Where the picture stands to the name. */
export function readMove(text: ClauseText, setting: Setting): Found | undefined {
  const { tokens } = text;
  if (
    ofKind(tokens, 'edit').some(
      ({ edit }) => edit.do.startsWith('layout.') || /^(?:mark\.(?:mirror|turn)|ground\.set)$/u.test(edit.do),
    )
  )
    return undefined;
  if (
    ofKind(tokens, 'quality').length + ofKind(tokens, 'color').length + text.quotes.length > 0 &&
    !hasVerb(tokens, 'move') &&
    !/\bput\b/iu.test(text.text)
  )
    return undefined;
  const letter = IN_LETTER.exec(text.text);
  // "It's in the name" tells what it is called.
  if (letter || (INTO_TYPE.test(text.text) && !isStatement(text.text) && !IS_WITHOUT.test(text.text))) {
    const named = letter?.[1] ?? letter?.[2];
    const isOfPicture =
      hasVerb(tokens, 'move') ||
      hasVerb(tokens, 'add') ||
      targetIn(text, setting) === 'mark' ||
      markWordIn(text.lower, setting) !== undefined ||
      /instead of/iu.test(text.text);
    if (isOfPicture)
      return found(
        [{ do: 'mark.move', to: 'in-letter', ...(named && { letter: named.toUpperCase() }) }],
        letter?.[0] ?? '',
      );
  }
  // "A decorative line under the name", 小船底下缺点水: where something else stands or is missing.
  const [effect] = ofKind(tokens, 'effect');
  const isOfEffect =
    effect !== undefined &&
    (markWordIn(text.lower, setting) === undefined
      ? targetIn(text, setting) !== 'mark'
      : ofKind(tokens, 'place').some(({ end }) => end <= effect.at) && /\p{Script=Han}/u.test(effect.text));
  if (isOfEffect && !/[放挪移摆搁]/u.test(text.text)) return undefined;
  if (
    /[底下上旁边面里]缺|\bwhat's with\b|(?:鼻子|嘴|尾巴|翅膀|脑袋|耳朵)[^，]{0,3}[换朝转向]|[跑偏歪挤][上下左右]边?去了/iu.test(
      text.text,
    )
  )
    return undefined;
  if (
    /(?:站|坐|趴|加|添)/u.test(text.text) ||
    (/\b(?:trunk|head|nose|beak|spout|tail|eyes?|face)\b/iu.test(text.text) &&
      markWordIn(text.lower, setting) !== /\b(?:trunk|head|nose|beak|spout|tail|eyes?|face)\b/iu.exec(text.lower)?.[0])
  )
    return undefined;
  const isLowered =
    /\b(?:drop|take|bring) .*\b(?:down (?:to|below|under|beneath|underneath)|to the (?:bottom|left|right|top|foot))\b/iu.test(
      text.text,
    );
  if (hasVerb(tokens, 'remove') && !hasVerb(tokens, 'move') && !isLowered) return undefined;
  // 名字歪在左边: where something stands that ought not to.
  if (
    /[歪偏斜挤跑缩]在|歪到|偏到|跑到(?!.*去)|太[靠偏]|[靠偏][上下左右][了边]|\btoo (?:far|much) (?:to the )?(?:left|right|up|down|high|low)\b/iu.test(
      text.text,
    )
  )
    return undefined;
  const order = readOrder(text, setting) ?? readArranged(text, setting);
  if (order) return order;
  const subject = subjectOf(text, setting);
  if (!subject) return undefined;
  if (OTHER_SIDE.test(text.text) && !/side of the (?!name|words?|text|logo|title|letter)/iu.test(text.text))
    return found(
      [{ do: 'mark.move', to: ACROSS[setting.shown.place ?? 'left'] }],
      'other side',
      subject.took,
      '另一边',
      '对面',
    );
  const place = placeAfter(text, subject.end);
  // "The wording underneath could be clearer" tells which words are meant.
  if (
    !place ||
    place.place === 'in-letter' ||
    /^\s+(?:be|is|are|should|could|needs?|has|looks?|isn't|seems?)\b/iu.test(text.text.slice(place.end))
  )
    return undefined;
  // "Name on the left" puts the picture on the right.
  const to = subject.isName ? (place.place === 'behind' ? undefined : ACROSS[place.place]) : place.place;
  if (!to) return undefined;
  const isFaint = to === 'behind' && ofKind(tokens, 'quality').some(({ quality }) => quality === 'light');
  const faded: Edit[] = isFaint ? [{ do: 'color.lighter', of: 'mark' }] : [];
  return found([{ do: 'mark.move', to }, ...faded], subject.took);
}

/** "Pot first, then the name", "swap the pane and the name round": which comes first, or that they change places. */
function readOrder(text: ClauseText, setting: Setting): Found | undefined {
  const isMark = (words: string) =>
    markWordIn(words.toLowerCase(), setting) !== undefined ||
    findTokens(words).some((token) => token.kind === 'target' && token.target === 'mark');
  const bare = (words: string) => words.toLowerCase().replaceAll(/['’\s]/gu, '');
  const isName = (words: string) =>
    findTokens(words).some((token) => token.kind === 'target' && token.target === 'name') ||
    (bare(words).length > 3 && bare(setting.shown.name ?? '').startsWith(bare(words)));
  const swapped = /\b(?:swap|switch|trade|flip|exchange) (?:the |our )?(\w+) and (?:the |our )?(\w+)/iu.exec(text.text);
  const [, one = '', other = ''] = swapped ?? [];
  // What is changed with the name is the picture, whatever it shows.
  if (swapped && [isName(one), isName(other)].filter(Boolean).length === 1)
    return found([{ do: 'layout.swap' }], swapped[0]);
  // "Rosewood on top, Florist underneath": the words of the name, each with its place.
  const [, top = '', low = ''] =
    /^(?:the )?(\S+) (?:on top|above|first|up top|over),? (?:and |with |then )?(?:the )?(\S+) (?:underneath|below|under|beneath|second)(?: it)?$/iu.exec(
      text.text,
    ) ?? [];
  const inName = (word: string) =>
    word !== '' && (setting.shown.name ?? '').toLowerCase().split(/\s+/).includes(word.toLowerCase());
  const [, upper = '', lower = ''] =
    /^(?:the )?(\S+) (?:over|above|on top of|then) (?:the )?(\S+)$/iu.exec(text.text) ?? [];
  if ((inName(top) && inName(low)) || (inName(upper) && inName(lower)))
    return found([{ do: 'layout.set', layout: 'two-lines' }], text.text);
  // "Jug on top and dollys underneath it": one of the two is known, and the other is the other.
  const [, high = '', deep = ''] =
    /^(?:the |our )?(.{2,24}?) (?:on top|above|up top|at the top|over the top),?(?: and| with| then)? (?:the |our )?(.{2,24}?) (?:underneath|below|under|beneath|at the bottom)(?: it| that)?(?: please| pls)?$/iu.exec(
      text.text,
    ) ?? [];
  if (high !== '' && (isMark(high) || isName(deep))) return found([{ do: 'mark.move', to: 'above' }], text.text);
  if (high !== '' && (isName(high) || isMark(deep))) return found([{ do: 'mark.move', to: 'below' }], text.text);
  const beside = /\b(?:beside|next to|alongside|to the side of)\b/iu.exec(text.text);
  if (beside && !hasVerb(text.tokens, 'add') && !isStatement(text.text)) {
    const [left, right] = [text.text.slice(0, beside.index), text.text.slice(beside.index + beside[0].length)];
    if ((isName(left) && isMark(right)) || (isMark(left) && isName(right)))
      return found([{ do: 'layout.set', layout: 'side' }], text.text);
  }
  const [, first = ''] = /^(?:the )?(\w+) (?:comes? |goes |go )?first\b.*(?:then|after)/iu.exec(text.text) ?? [];
  if (!isMark(first)) return undefined;
  const isAfter = setting.shown.place === 'right' || setting.shown.place === 'below';
  return found([isAfter ? { do: 'layout.swap' } : { do: 'mark.move', to: 'left' }], text.text);
}

/** 上面碗下面字, 碗在左边名字在右边, 字下图上: each part and its own place. */
function readArranged({ text, tokens, lower }: ClauseText, setting: Setting): Found | undefined {
  const places = ofKind(tokens, 'place').filter(({ place }) => ACROSS[place as keyof typeof ACROSS] !== undefined);
  const han =
    /(?:[左右上下](?:面|边|头)?)(?:放|是|摆|一个)?(\p{Script=Han}{1,4}?)[，、 ]?(?:[左右上下](?:面|边|头)?)(?:放|是|摆)?(\p{Script=Han}{1,4})$/u;
  const parts = han.exec(text);
  const isMark = (words = '') =>
    markWordIn(words, setting) !== undefined || /^(?:图|图标|图案|标志|logo)$/iu.test(words);
  const isName = (words = '') => /^(?:名字|店名|名|字|文字)$/u.test(words);
  const [first] = places;
  if (!parts || !first || !/^[左右上下]/u.test(text)) return undefined;
  const to = first.place as keyof typeof ACROSS;
  if (isMark(parts[1]?.toLowerCase()) && isName(parts[2])) return found([{ do: 'mark.move', to }], lower);
  return isName(parts[1]) && isMark(parts[2]?.toLowerCase())
    ? found([{ do: 'mark.move', to: ACROSS[to] }], lower)
    : undefined;
}

type PlaceTo = TokenOf<'place'> & { place: Place };
function placeAfter({ tokens, text }: ClauseText, from: number): PlaceTo | undefined {
  const places = ofKind(tokens, 'place').filter(
    ({ at, end, text: word }) =>
      at >= from &&
      !/^(?:into|in the)$/iu.test(word) &&
      !IS_OF.test(text.slice(end)) &&
      !/^\s+(?!cheers|mate|pal|though)[a-z]{3,}/iu.test(strayAfter(text, end)),
  );
  // "On the right, not on the left", "above instead of beside": the first that is not declined.
  return places.find(
    ({ at }) =>
      !/(?:not|instead of|rather than)\s*(?:\w+\s+)?$|(?:别|不要)\p{Script=Han}{0,2}$/iu.test(text.slice(0, at)),
  );
}

/** "The top deck": a word of place before a noun is no place; the noun, if there is one. */
const strayAfter = (text: string, end: number): string => {
  const next = /^\s+[a-z]+/iu.exec(text.slice(end))?.[0] ?? '';
  return strayWords(next, findTokens(next)).length > 0 ? next : '';
};

type Subject = { isName: boolean; end: number; took: string };

/** What is moved: the part or thing that is named before the place. */
function subjectOf(text: ClauseText, setting: Setting): Subject | undefined {
  const { tokens, lower } = text;
  // 右边那个甩到左边去: the first place only tells which is meant.
  const [place] = ofKind(tokens, 'place').filter(({ end }) => !IS_OF.test(text.text.slice(end)));
  const line = lineOf(targetIn(text, setting));
  // Where a slogan stands is given by the layout.
  if (line !== undefined && line !== 'name') return undefined;
  if (!place && !OTHER_SIDE.test(text.text)) return undefined;
  const until = place?.at ?? text.text.length;
  const isMoved =
    hasVerb(tokens, 'move') ||
    /^(?:(?:please|and|then|also|can you|could you) )*(?:drop|take|bring)\b/iu.test(lower) ||
    /\b(?:put|have|want|should|could|can|get|goes?|be|instead|sat|sit|please|pls|not|chuck|stick|pop|whack|shove|bung|sling)\b|在|放|换到/iu.test(
      lower,
    ) ||
    (tokens.length <= 3 &&
      /(?:边|面|方|头|侧|下|上|左|右|left|right|top|below|above|under\w*|name|please|side|words|text|letters|lettering|picture|icon|mark|image|symbol)$/iu.test(
        text.text,
      ));
  const shown = markWordIn(lower.slice(0, until), setting);
  // "Name underneath the cupcake": both are named, and the place stands between.
  const isBetween =
    place !== undefined &&
    !isStatement(text.text) &&
    ofKind(tokens, 'target').some(({ target, end }) => target === 'name' && end <= place.at && place.at - end <= 2) &&
    markWordIn(lower.slice(place.end), setting) !== undefined;
  // "House on top, name under it": the thing, and at once where it is to stand.
  const isPut =
    shown !== undefined && !isStatement(text.text) && until - lower.indexOf(shown.toLowerCase()) - shown.length <= 3;
  if (!isMoved && !isPut && !isBetween) return undefined;
  // 放在字的左边: the name is where it is to stand, and not what is moved.
  const parts = ofKind(tokens, 'target').filter(
    ({ at, end, target }) =>
      end <= until &&
      target !== 'color' &&
      // 做背景放字后面: what it is to be, and not what is moved.
      !(target === 'ground' && /[做当作]$/u.test(text.text.slice(0, at))) &&
      !(
        target === 'name' &&
        /[在到往于放摆搁挪移]$/u.test(text.text.slice(0, at)) &&
        /^的?$/u.test(text.text.slice(end, until))
      ),
  );
  const [first] = parts;
  if (
    shown !== undefined &&
    (!first || lower.indexOf(shown.toLowerCase()) <= first.at || isPronoun(first.text) || first.target === 'all')
  )
    return { isName: false, end: lower.indexOf(shown.toLowerCase()) + shown.length, took: shown };
  const strays = strayWords(text.text.slice(0, until), tokens);
  // "Fern on top": a word of the name is not the picture.
  if (
    strays.some((word) =>
      (setting.shown.name ?? '')
        .toLowerCase()
        .split(/[\s'’]+/u)
        .includes(word.toLowerCase()),
    )
  )
    return undefined;
  const stray = strays.join('');
  // 饺子馆搁下头: a part of the name is not the picture.
  if (/^\p{Script=Han}{2,}$/u.test(stray) && setting.shown.name?.includes(stray)) return undefined;
  if (
    strays.length === 1 &&
    strays[0] &&
    (!first || isPronoun(first.text) || text.text.indexOf(strays[0]) < first.at) &&
    !hasVerb(tokens, 'add')
  )
    return { isName: false, end: text.text.indexOf(strays[0]) + strays[0].length, took: strays[0] };
  if (strays.length === 2 && /^\p{Script=Han}{2,4}$/u.test(stray) && text.text.includes(stray) && !first)
    return { isName: false, end: text.text.indexOf(stray) + stray.length, took: stray };
  if (!first)
    return strays.length === 0 &&
      (setting.last === 'mark' || setting.before === 'mark' || /^(?:on|to) the |^(?:put|move)/iu.test(lower)) &&
      (setting.last === 'mark' || setting.before === 'mark' || setting.last === undefined)
      ? { isName: false, end: 0, took: '' }
      : undefined;
  if (first.target === 'mark') {
    const isElse = isPronoun(first.text) && lineOf(setting.before) !== undefined;
    return isElse ? undefined : { isName: false, end: first.end, took: '' };
  }
  return first.target === 'name' ? { isName: true, end: first.end, took: '' } : undefined;
}
