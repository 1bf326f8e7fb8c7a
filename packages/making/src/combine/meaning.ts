import type { Meaning, OwnMark } from '@markwright/marks/kit';
import type { Host } from './host.ts';

/** There is one of each in the sky, or it is known to all. */
const THE = new Set(['sun', 'moon']);
/** What cannot be counted, or is many already. */
const BARE = new Set([
  'coffee',
  'tea',
  'bread',
  'honey',
  'fire',
  'snow',
  'water',
  'bamboo',
  'wheat',
  'noodles',
  'yoga',
  'lightning',
  'wine',
  'scissors',
  'barbecue',
  'cheese',
  'chocolate',
  'cotton',
  'fruit',
  'ice cream',
  'pasta',
  'sushi',
  'tofu',
  'cloud computing',
  'embroidery',
  'furniture',
  'jewellery',
  'jewelry',
  'laundry',
  'music',
  'photography',
  'plumbing',
  'pottery',
  'rice',
]);

/** Several, or a pair that is one thing: baby clothes, scales; but a bus, a glass. */
const PLURAL = /(?<![isu])s$/;

/** A thing as it is said in a sentence: a cat, an owl, scissors, the moon. */
export function named(word: string): string {
  if (THE.has(word)) return `the ${word}`;
  if (BARE.has(word) || PLURAL.test(word)) return word;
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** 杯中有山：first the picture, then what each of the two ideas stands for. */
export function meaningOf(
  host: Host,
  words: { zh: Meaning; en: Meaning } | undefined,
  guest: OwnMark,
  ears: boolean,
): { zh: string; en: string } {
  const guestEn = named(guest.en.word);
  const body = host.en.replace(/^_ (?:on|in|through|rising out of|rising from) /, '');
  const picture = ears
    ? {
        zh: `${host.zh.replace(/[上中里]+有○$/, '')}就是${guest.zh.word}的脸`,
        en: `${body} with the face of ${guestEn}`,
      }
    : { zh: host.zh.replace('○', guest.zh.word), en: host.en.replace('_', guestEn) };
  const told = { zh: [words?.zh.meaning, guest.zh.meaning], en: [words?.en.meaning, guest.en.meaning] };
  const said = (list: (string | undefined)[], mark: string): string => list.filter(Boolean).join(mark);
  return {
    zh: `${picture.zh}：${said(told.zh, '；')}`,
    en: `${picture.en.charAt(0).toUpperCase()}${picture.en.slice(1)}: ${said(told.en, '; ')}`,
  };
}

/** 左右合璧: which half is which, and what each stands for. */
export function meaningOfHalves(left: OwnMark, right: OwnMark): { zh: string; en: string } {
  return {
    zh: `左半是${left.zh.word}，右半是${right.zh.word}，合于一轴：${left.zh.meaning}；${right.zh.meaning}`,
    en: `Half ${left.en.word}, half ${right.en.word}, joined on one axis: ${left.en.meaning}; ${right.en.meaning}`,
  };
}
