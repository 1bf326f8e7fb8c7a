import type { Edit } from '../command.ts';
import type { Place, TokenOf } from './find-tokens.ts';
import {
  found,
  hasVerb,
  isPronoun,
  lineOf,
  markWordIn,
  ofKind,
  targetIn,
  type ClauseText,
  type Found,
  type Setting,
} from './clause-text.ts';
import { strayWords } from './stray-words.ts';

const IN_LETTER =
  /\b(?:inside|into|in|within|as|be|was|is|replace|for|instead of)\s+(?:one of\s+)?(?:the\s+|that\s+|an?\s+)?(?:(?:first|last|second|big|letter|capital)\s+)*'?([a-z])'?s?(?:\s+of\b|\s*$|\s+in\b|\s+with\b|\s+maybe)|(?:进|到|在|当|做成).*?([a-z])\s*(?:字母)?\s*(?:里|中间|$)|(?:\p{Script=Han})字(?:里面?|里头|中间|的?(?:一|那)[横竖撇点捺])/iu;
const INTO_TYPE =
  /(?:放|塞|嵌|藏|融|画)(?:进|到|入|在)(?:.{0,3})(?:字|名字|店名|文字|字母)(?:里|中|里面|里头|当中)|(?:into|inside|in) the (?:letters?|name|text|word)\b|(?:as|part of) (?:one of )?the letters?/iu;
const OTHER_SIDE = /\bother side\b|\bopposite side\b|另一边|另外一边|另一侧|对面|换个边|换一边|反过来放/iu;
const ACROSS = { left: 'right', right: 'left', above: 'below', below: 'above' } as const;

/** Where the picture stands to the name. */
export function readMove(text: ClauseText, setting: Setting): Found | undefined {
  const { tokens } = text;
  if (
    ofKind(tokens, 'edit').some(
      ({ edit }) => edit.do.startsWith('layout.') || edit.do === 'mark.mirror' || edit.do === 'mark.turn',
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
  if (letter || INTO_TYPE.test(text.text)) {
    const named = letter?.[1] ?? letter?.[2];
    const isOfPicture =
      INTO_TYPE.test(text.text) ||
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
  if (/(?:站|坐|趴|加|添)/u.test(text.text) || /\b(?:trunk|head|nose|beak|spout|tail|eyes?|face)\b/iu.test(text.text))
    return undefined;
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
  if (!place || place.place === 'in-letter') return undefined;
  // "Name on the left" puts the picture on the right.
  const to = subject.isName ? (place.place === 'behind' ? undefined : ACROSS[place.place]) : place.place;
  if (!to) return undefined;
  const isFaint = to === 'behind' && ofKind(tokens, 'quality').some(({ quality }) => quality === 'light');
  const faded: Edit[] = isFaint ? [{ do: 'color.lighter', of: 'mark' }] : [];
  return found([{ do: 'mark.move', to }, ...faded], subject.took);
}

type PlaceTo = TokenOf<'place'> & { place: Place };
function placeAfter({ tokens, text }: ClauseText, from: number): PlaceTo | undefined {
  const places = ofKind(tokens, 'place').filter(
    ({ at, text: word }) => at >= from && !/^(?:into|in the)$/iu.test(word),
  );
  // "On the right, not on the left", "above instead of beside": the first that is not declined.
  return places.find(({ at }) => !/(?:not|instead of|rather than|别|不要)\s*(?:\w+\s+)?$/iu.test(text.slice(0, at)));
}

type Subject = { isName: boolean; end: number; took: string };

/** What is moved: the part or thing that is named before the place. */
function subjectOf(text: ClauseText, setting: Setting): Subject | undefined {
  const { tokens, lower } = text;
  const [place] = ofKind(tokens, 'place');
  if (!place && !OTHER_SIDE.test(text.text)) return undefined;
  const until = place?.at ?? text.text.length;
  const isMoved =
    hasVerb(tokens, 'move') ||
    /\b(?:put|have|want|should|could|can|get|goes?|be|instead|sat|sit|please)\b|在|放|换到/iu.test(lower) ||
    (tokens.length <= 3 &&
      /(?:边|面|方|头|侧|下|上|左|右|left|right|top|below|above|under\w*|name|please|side|words|text|letters|lettering|picture|icon|mark|image|symbol)$/iu.test(
        text.text,
      ));
  if (!isMoved) return undefined;
  const shown = markWordIn(lower.slice(0, until), setting);
  const parts = ofKind(tokens, 'target').filter(({ end, target }) => end <= until && target !== 'color');
  const [first] = parts;
  if (
    shown !== undefined &&
    (!first || lower.indexOf(shown.toLowerCase()) <= first.at || isPronoun(first.text) || first.target === 'all')
  )
    return { isName: false, end: lower.indexOf(shown.toLowerCase()) + shown.length, took: shown };
  const strays = strayWords(text.text.slice(0, until), tokens);
  const stray = strays.join('');
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
      (setting.last === 'mark' || /^(?:on|to) the |^(?:put|move)/iu.test(lower)) &&
      (setting.last === 'mark' || setting.last === undefined)
      ? { isName: false, end: 0, took: '' }
      : undefined;
  if (first.target === 'mark') {
    const isElse = isPronoun(first.text) && lineOf(setting.last) !== undefined;
    return isElse ? undefined : { isName: false, end: first.end, took: '' };
  }
  return first.target === 'name' ? { isName: true, end: first.end, took: '' } : undefined;
}
