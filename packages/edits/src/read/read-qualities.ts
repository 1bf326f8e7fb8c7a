import { found, ofKind, type ClauseText, type Found, type Setting } from './clause-text.ts';
import { isAimed, isOfAnother, isOfShape, isOfColor, isAsked } from './quality-asked.ts';
import { editOf } from './quality-edit.ts';
import { comparedSpan } from './quality-words.ts';
import { readGap } from './read-gap.ts';

/** More or less of something: "the text is too thin", 字再粗一点, "way less fish". */
export function readQualities(text: ClauseText, setting: Setting): Found {
  const gap = readGap(text);
  if (gap) return gap;
  const measure = comparedSpan(text.text);
  const asked = ofKind(text.tokens, 'quality').filter(
    (token) =>
      // "Next to them chunky letters": what is measured against is as it should be.
      !(measure && measure.at > 0 && token.at > measure.at && token.end <= measure.end) &&
      !isOfColor(token, text) &&
      !isOfShape(token, text) &&
      !isOfAnother(token, text) &&
      isAsked(token, text),
  );
  const read = asked.filter((token) => isAimed(token, text, setting)).map((token) => editOf(token, text, setting));
  const compared = comparedSpan(text.text);
  return found(
    read.flatMap(({ edits }) => edits),
    ...read.flatMap(({ took }) => took),
    compared ? text.text.slice(compared.at, compared.end) : '',
  );
}
