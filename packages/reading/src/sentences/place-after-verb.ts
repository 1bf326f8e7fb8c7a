import type { Relation } from '@markwright/marks';
import { ADVERBS_OF_PLACE } from './relation-words.data.ts';
import { findEnglishThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { englishTable, isPart } from './word-table-en.ts';
import type { Word } from './words-en.ts';

/** What stands at a place of a sentence, and how many words it takes; nothing where they say nothing. */
export type Read = { token?: Omit<Token, 'from'>; length: number };

export const isBeforeNoun = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]?.text ?? '';
  return ['article', 'number'].includes(englishTable().get(next)?.kind ?? '') || findEnglishThing(next) !== undefined;
};

/** How somebody is or comes somewhere, whatever the verb: plonked, squaring, sat. */
const DOING =
  /^(?:[a-z]{2,}(?:ing|ed|en)|sat|stood|lay|laid|hung|stuck|set|bent|slung|sprung|swung|wound|held|caught|lit|kept|put|curls?|leans?|hangs?|sits?|stands?|rests?|hides?|pokes?|peers?|leaps?)$/;
/** What may stand between such a verb and its preposition: headfirst, "it" of legging it. */
const BETWEEN =
  /^(?:it|right|straight|back|out|off|over|about|along|there|asleep|snug|tight|bolt|[a-z]+(?:ly|first|wards?))$/;
const AIMED: Readonly<Record<string, Relation>> = { to: 'facing', at: 'facing', after: 'chasing', off: 'under' };
/** Into or out of what was named before. */
const GOING =
  /^(?!(?:help|work|check|hang|eat|run|try|sell|giv|fill|figur|stand|start|serv|look|tak|ask)ing$)[a-z]{2,}ing$/;
const GOES: Readonly<Record<string, Relation>> = { in: 'in', inside: 'in', through: 'in', out: 'out-of' };
const LONGEST_PLACE = 4;

/** A preposition of several words: next to, on top of. */
const longPlaceAt = (words: readonly Word[], at: number): boolean =>
  [LONGEST_PLACE, 3, 2].some((length) => {
    const known = englishTable().get(
      words
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
    );
    return known?.kind === 'verb' && known.relation !== 'and';
  });

/** "Stuck headfirst in", "squaring up to": the preposition tells where, the verb only how. */
export function placeAfter(words: readonly Word[], at: number): Read | undefined {
  const verb = words[at]!.text;
  if (!DOING.test(verb)) return undefined;
  for (let next = at + 1; next <= at + 3 && next < words.length; next += 1) {
    const { text } = words[next]!;
    // "A coin dropping in", "books popping out"
    const isLast = next + 1 === words.length || /^(?:and|instead|like)$/.test(words[next + 1]!.text);
    const goes = GOING.test(verb) && next === at + 1 && isLast ? GOES[text] : undefined;
    if (goes) return { token: { kind: 'there', text: `${verb} ${text}`, relation: goes }, length: 2 };
    // "Five ducklings waddling along behind"
    if (next + 1 === words.length && Object.hasOwn(ADVERBS_OF_PLACE, text))
      return { token: { kind: 'there', text, relation: ADVERBS_OF_PLACE[text]! }, length: next - at + 1 };
    // "Pieced out of patches", "put together from spoons"
    const made = madeOf(words, at, next);
    if (made) return made;
    if (longPlaceAt(words, next)) return { length: next - at };
    const known = englishTable().get(text);
    const along = text === 'along' && next + 1 < words.length && isBeforeNoun(words, next);
    // "Lined up along a fence": whoever keeps still there is on it.
    if (along)
      return { token: { kind: 'verb', text, relation: STILL.test(verb) ? 'on' : 'beside' }, length: next - at + 1 };
    if (known?.kind === 'with') return { ...heapedWith(verb), length: next - at + 1 };
    if (
      known?.kind === 'verb' &&
      known.relation !== 'and' &&
      known.isDeed !== true &&
      !(text in AIMED) &&
      text !== 'along'
    )
      // "A mouse sat in a boot" wears nothing.
      return text === 'in'
        ? { token: { kind: 'verb', text: `${verb} in`, relation: 'in' }, length: next - at + 1 }
        : { length: next - at };
    // "A mole surfacing from a pot"
    if (text === 'from' && next === at + 1 && verb.endsWith('ing') && isBeforeNoun(words, next))
      return { token: { kind: 'verb', text: `${verb} from`, relation: 'out-of' }, length: next - at + 1 };
    // "Diving off a leaf"
    const leaps = text === 'off' && /^(?:div|jump|leap|bounc|launch|spring|hopp|tumbl|fall)ing$/.test(verb);
    const aimed = Object.hasOwn(AIMED, text) && isBeforeNoun(words, next) ? (leaps ? 'over' : AIMED[text]) : undefined;
    if (aimed) return { token: { kind: 'verb', text, relation: aimed }, length: next - at + 1 };
    // Keeping dry underneath, swooping low over.
    const isManner = next === at + 1 && !known && !findEnglishThing(text);
    if (!BETWEEN.test(text) && !isManner) return undefined;
  }
  return undefined;
}

const CUTTING = /^(?:cut|carved|punched|scooped|bitten|stamped)$/;
const MAKING =
  /^(?:made|built|pieced|patched|stitched|sewn|knitted|woven|carved|folded|cut|stacked|piled|assembled|constructed|formed|sculpted|cobbled|crafted|fashioned|composed|crocheted|welded|twisted|rolled|whittled|forged|laid|braided|plaited|arranged|spelt|spelled|created|shaped|put|glued|hammered|moulded|molded|bent|baked)$/;

/** "Cut out of the middle", of what was named before, not "cut out of paper". */
export const isCutThere = (words: readonly Word[], at: number, after: number): boolean =>
  CUTTING.test(words[at]!.text) &&
  /^(?:the|its|his|her)$/.test(words[after]?.text ?? '') &&
  isPart(words[after + 1]?.text ?? '');

function madeOf(words: readonly Word[], at: number, next: number): Read | undefined {
  if (!MAKING.test(words[at]!.text)) return undefined;
  const [first, second] = [words[next]!.text, words[next + 1]?.text];
  const length =
    /^(?:out|up)$/.test(first) && /^(?:of|from)$/.test(second ?? '') ? 2 : /^(?:of|from)$/.test(first) ? 1 : 0;
  if (length === 0) return undefined;
  if (isCutThere(words, at, next + length))
    return { token: { kind: 'verb', text: 'cut in', relation: 'in' }, length: next - at + length };
  return { token: { kind: 'verb', text: 'made of', relation: 'made-of' }, length: next - at + length };
}

const STILL =
  /^(?:lin(?:ed|ing)|sat|sit(?:s|ting)|perch(?:ed|ing|es)|stood|stand(?:s|ing)|roost(?:ed|ing|s)|huddled|squeezed|strung|balanced)$/;
const ON_TOP =
  /^(?:topped|crowned|capped|dusted|sprinkled|studded|dotted|spotted|decorated|trimmed|iced|garnished|smothered|drizzled)$/;

/** "Piled up with boxes" has them in it, "topped with a cherry" on it; whoever comes with something has it. */
const heapedWith = (verb: string): Pick<Read, 'token'> => {
  if (ON_TOP.test(verb)) return { token: { kind: 'verb', text: `${verb} with`, relation: 'on', reversed: true } };
  if (/^(?:[a-z]{2,}(?:ed|en))$/.test(verb))
    return { token: { kind: 'verb', text: `${verb} with`, relation: 'in', reversed: true } };
  return { token: { kind: 'with', text: 'with' } };
};
