import { cellWords, participleOf } from './forms.ts';
import { ADVERBS_OF_PLACE, CHANGE_WORDS, LOAD_WORDS, PART_WORDS, RELATION_WORDS } from './relation-words.data.ts';
import type { Token } from './token.ts';
import { ATTRIBUTES, CARRIER_WORDS, SETTING_WORDS, TRADE_HEADS } from './words.data.ts';

/** What a word does in a sentence. */
type Known = Omit<Token, 'text' | 'from'>;

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  several: 3,
  many: 3,
  few: 3,
  couple: 2,
  pair: 2,
  trio: 3,
  both: 2,
  twin: 2,
  another: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
};

const PARTS: ReadonlySet<string> = new Set(cellWords(PART_WORDS.en).flatMap((part) => [part, `${part}s`]));
/** A piece of a body or a thing, also in the plural. */
export const isPart = (word: string): boolean => PARTS.has(word);

let table: Map<string, Known> | undefined;

/** English words that are not things, by what they do. */
export function englishTable(): Map<string, Known> {
  if (table) return table;
  const read = new Map<string, Known>();
  const add = (cell: string, token: Known) => {
    for (const word of cellWords(cell)) if (!read.has(word)) read.set(word, token);
  };
  for (const [word, relation] of Object.entries(ADVERBS_OF_PLACE))
    if (word.includes(' ')) read.set(word, { kind: 'there', relation });
  add(CHANGE_WORDS.en, { kind: 'change' });
  for (const { relation, en, reversed = false } of RELATION_WORDS) {
    for (const word of en.split(' ').filter(Boolean)) {
      const [plain = '', flag] = word.split(':');
      const isDeed = plain.startsWith('~') && !plain.includes('_');
      const isReversed = reversed || flag === 'reversed';
      add(plain, { kind: 'verb', relation, reversed: isReversed, ...(isDeed ? { isDeed } : {}) });
      if (isDeed) add(`${participleOf(plain.slice(1))}_by`, { kind: 'verb', relation, reversed: !isReversed });
    }
  }
  add("with having ~have has got has_got have_got he's_got she's_got it's_got who's_got", { kind: 'with' });
  add('as_a as_an as_the as_its as_his as_her as_their as used_as', { kind: 'serve' });
  add('instead_of rather_than in_place_of', { kind: 'instead' });
  add('is are should_be would_be could_be must_be ought_to_be has_to_be', { kind: 'is' });
  add('shaped', { kind: 'shape' });
  add('of', { kind: 'of' });
  add('for to', { kind: 'for' });
  add('or or_else or_maybe or_perhaps or_even or_possibly', { kind: 'or' });
  add('that which who where', { kind: 'that' });
  add('whose', { kind: 'whose' });
  add(
    'side_by_side shoulder_to_shoulder next_to_each_other beside_each_other arm_in_arm hand_in_hand paw_in_paw holding_hands holding_paws holding_claws linking_arms',
    {
      kind: 'mutual',
      relation: 'beside',
    },
  );
  add('each_other one_another face_to_face nose_to_nose beak_to_beak eye_to_eye', { kind: 'mutual' });
  add('a an the its his her their this these those some my our', { kind: 'article' });
  for (const [word, count] of Object.entries(NUMBERS)) add(word, { kind: 'number', count });
  for (const [name, { en }] of Object.entries(SETTING_WORDS)) add(en, { kind: 'setting', name });
  for (const [name, { en }] of Object.entries(ATTRIBUTES)) add(en, { kind: 'attribute', name });
  add(LOAD_WORDS, { kind: 'aboard' });
  add(PART_WORDS.en, { kind: 'part' });
  for (const part of PARTS) if (!read.has(part)) read.set(part, { kind: 'part' });
  add(CARRIER_WORDS.en, { kind: 'carrier' });
  add(TRADE_HEADS.en, { kind: 'business' });
  return (table = read);
}
