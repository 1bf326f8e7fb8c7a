import type { Edit, Line } from '../command.ts';
import type { Clause } from './split-clauses.ts';

const LETTERS =
  /\b(?:letters|its letters|lettering|alphabets?|characters|kerning)\b|字[跟和与]字|字母|[两三四五几]个字|俩字/iu;
const BESIDE_LETTERS =
  /\b(?:picture|icon|mark|symbol|logo|edge|edges|border|frame|circle|and the|from the|to the|above|below|under|everything|on top of|against|prise)\b|图|标|边|框|行|整体/iu;
const OF_WIDTH =
  /\b(?:condensed|left to right|side to side|from the sides?|both sides|width|sideways|slender each)\b|横向|宽度|左右两边|横着/iu;
/** 字体太新潮了: what there is too much of is no wish for it. */
const TOO = /\btoo\b|[太过]/iu;
const OF_FACE = /\b(?:fonts?|typefaces?|lettering|letters)\b|字体|字型|字形|这字|那字/iu;

/**
 * What is said of letters in one clause and wished for in the next: "Letters have drifted apart. Pull them together",
 * "The typeface feels 1985. Something contemporary", "too fat left to right, slimmer".
 */
export function saidOfLetters(edit: Edit, clause: Clause, clauses: readonly Clause[]): Edit {
  const at = clauses.indexOf(clause);
  const near = clauses.slice(Math.max(0, at - 1), at + 1).map(({ text }) => text);
  const both = near.join(' ');
  const of: Line = 'name';
  const much = 'much' in edit && edit.much ? { much: edit.much } : {};
  if (/^layout\.(?:air|tighter)$/u.test(edit.do) && LETTERS.test(both) && !BESIDE_LETTERS.test(both))
    return { do: edit.do === 'layout.air' ? 'type.looser' : 'type.tighter', of, ...much };
  if ((edit.do === 'type.thinner' || edit.do === 'type.bolder') && OF_WIDTH.test(clause.text))
    return { do: edit.do === 'type.thinner' ? 'type.narrower' : 'type.wider', of: edit.of, ...much };
  if (
    edit.do === 'style.set' &&
    (edit.style === 'modern' || edit.style === 'traditional') &&
    OF_FACE.test(both) &&
    !TOO.test(clause.text)
  )
    return { do: 'type.kind', of, kind: edit.style };
  return edit;
}
