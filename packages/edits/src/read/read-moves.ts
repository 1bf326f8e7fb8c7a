import type { Edit } from '../command.ts';
import { hasVerb, lineOf, ofKind, targetIn, type ClauseText, type Setting } from './clause-text.ts';

const IN_LETTER =
  /\b(?:inside|into|in|within)\s+(?:the\s+|that\s+)?(?:(?:first|last|second|big|letter)\s+)*'?([a-z])'?(?:\s+of\b|\s*$|\s+in\b)|(?:进|到|在).*?([a-z])\s*(?:字母)?\s*(?:里|中间)/iu;

/** Where the picture stands to the name. */
export function readMove(text: ClauseText, setting: Setting): Edit[] | undefined {
  const { tokens } = text;
  if (ofKind(tokens, 'edit').some(({ edit }) => edit.do.startsWith('layout.set') || edit.do === 'mark.mirror'))
    return undefined;
  const letter = IN_LETTER.exec(text.text);
  if (letter && (hasVerb(tokens, 'move') || hasVerb(tokens, 'add') || targetIn(text, setting) === 'mark'))
    return [{ do: 'mark.move', to: 'in-letter', letter: (letter[1] ?? letter[2] ?? '').toUpperCase() }];
  const isMoved =
    hasVerb(tokens, 'move') ||
    /\bput\s+(?:the|it|him|her)\b/iu.test(text.lower) ||
    /^(?:on|to) the (?:left|right)/iu.test(text.lower) ||
    /\binstead of beside\b/iu.test(text.lower);
  const target = targetIn(text, setting);
  if (lineOf(target) && !/\b(?:picture|icon|mark)\b|图/iu.test(text.text) && !nounBefore(text)) return undefined;
  if (!isMoved && target !== 'mark') return undefined;
  const [place] = ofKind(tokens, 'place').filter(({ text: word }) => !/^(?:in_the|into|in the)$/iu.test(word));
  if (!place || place.place === 'in-letter') return undefined;
  const isAddition = hasVerb(tokens, 'add') && /\b(?:add|pop|stick|put)\s+(?:an?|some)\s/iu.test(text.text);
  if (isAddition || ofKind(tokens, 'color').length > 0) return undefined;
  const faded: Edit[] =
    place.place === 'behind' && ofKind(tokens, 'quality').some(({ quality }) => quality === 'light')
      ? [{ do: 'color.lighter', of: 'mark' }]
      : [];
  return [{ do: 'mark.move', to: place.place }, ...faded];
}

/** 叶子挪到上面去, 竹子垫到字后头: the noun before the verb is moved, the word after it says where. */
const nounBefore = ({ text }: ClauseText): boolean =>
  /^(?:把|将)?(?!字|名字|店名|文字|口号)\p{Script=Han}{1,6}?(?:挪|移|放|摆|垫|塞|搬)/u.test(text) ||
  /\b(?:move|put|place|shift|tuck|bring|send)\s+(?:it|him|her|the\s+(?!name|text|letters|words|slogan|tagline)[a-z]+)/iu.test(
    text,
  );
