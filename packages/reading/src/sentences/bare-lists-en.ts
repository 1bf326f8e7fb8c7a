import { findConcept } from '@markwright/marks';
import { singularOf } from '../words/plurals.ts';
import type { ClauseText } from './clauses.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './token.ts';

/** What is sold by weight, by the glass or by the metre: one of it is no picture. */
const BY_WEIGHT: ReadonlySet<string> = new Set(['food', 'dishes', 'snacks', 'chinese-food']);
const MATERIALS =
  /^(?:wood|timber|wool|yarn|cotton|linen|silk|leather|paper|paint|clay|stone|marble|glass|steel|metal|iron|gold|silver|brass|copper|felt|denim|soap|candle wax|wax|fabric|lace|oil|water|fire|sand|coal|ink|string|wire|rubber|plastic|concrete|wifi|music|parking|internet|cash|hair|skin|bedding|grass|ice|snow|grain|hay|straw|honey|milk)$/u;
/** "Mug of tea", "sprig of thyme": one of what is sold by weight. */
const MEASURED =
  /^\s*(?:(?:an?|one|the) )?(?:[a-z-]+ )?(?:mug|cup|pot|flask|glass|pint|jar|tin|can|bottle|jug|ball|skein|reel|spool|coil|sprig|bunch|ear|drop|slice|loaf|stick|bar|sheaf|bale|lump|wedge|wheel|pair|sack|bag|box|basket|bowl|bucket|crate|roll|pile|stack|knob|pat|twist|curl|wisp|pinch|scoop|ring|string|block|piece|spoonful|handful) of [a-z]/iu;

/** What stands in a kitchen or a cellar and is not eaten. */
const UTENSILS =
  /\b(?:pan|pot|kettle|skillet|wok|knife|knives|fork|spoon|ladle|whisk|pin|barrel|cask|keg|jar|bottle|demijohn|mug|cup|glass|goblet|teapot|mortar|pestle|sharpener|stone|grater|colander|sieve|spatula|tongs|peeler|corkscrew|tin|tray|plate|platter|saucer|bowl|board|cutter|chopsticks|cleaver|churn|jug|pitcher|basket|oven|stove|grill|hops?|barley|wheat|cone|mill|grinder|press|shaker|crock|urn|flask|crate|scales|mould|dipper|hive)\b/u;

type Item = { isOne: boolean; isSure: boolean; count: number };

/** "Red and white bobber" */
const COLOURED =
  /\b(?:red|white|blue|green|yellow|black|pink|purple|brown|gr[ea]y|gold|silver|navy|cream)(?: (?:and|&) (?:red|white|blue|green|yellow|black|pink|purple|brown|gr[ea]y|gold|silver|navy|cream))?\b/giu;
const MOST_WORDS = 6;

/** What one item of a list names; undefined where it says more than a noun with its adjectives. */
function itemOf(said: string): Item | undefined {
  const text = said.replace(COLOURED, ' ');
  if (/\p{Script=Han}/u.test(text) || text.trim().split(/\s+/u).length > MOST_WORDS) return undefined;
  const tokens = tokensOf(text);
  const things = tokens.filter(({ kind }) => kind === 'thing');
  if (!tokens.every(isOfNoun)) return undefined;
  if (things.length === 0)
    return tokens.some(({ kind }) => kind === 'part') ? { isOne: true, isSure: false, count: 0 } : undefined;
  const isMeasured = MEASURED.test(text);
  const isOne = isMeasured || things.every(isSingular);
  const isByWeight = ({ text: word, thing }: Token): boolean =>
    MATERIALS.test(word) ||
    (BY_WEIGHT.has(findConcept(thing?.concept ?? '')?.theme ?? '') && !UTENSILS.test(`${word} ${thing?.concept}`));
  return { isOne, isSure: isOne && (isMeasured || !things.every(isByWeight)), count: things.length };
}

const isOfNoun = ({ kind, relation }: Token): boolean =>
  ['thing', 'noun', 'of', 'carrier', 'article', 'number', 'attribute', 'part'].includes(kind) || relation === 'and';

const isSingular = ({ text }: Token): boolean => {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return singularOf(last) === last || /^(?:pliers|scissors|glasses|tongs|shears|bellows|hops)$/u.test(last);
};

/** "Awl, hide, thread": a noun that nobody can draw. */
const isOneWord = (text: string): boolean => /^\s*[a-z]{3,}(?<!s|ed|ing|ly)\s*$/iu.test(text);

const FEWEST = 2;
const ENDS_SENTENCE = /[.!?\n;:…—–-]/u;

/**
 * Places of clauses that are a list of single things said after the trade: "yarn shop - crochet hook, ball of wool, mug of tea".
 * Goods are named in the plural or by weight; who names one of each sees a picture.
 */
export function bareLists(clauses: readonly ClauseText[]): ReadonlySet<number> {
  const listed = new Set<number>();
  let start = 0;
  for (const [at, { end }] of clauses.entries()) {
    if (end !== '' && !ENDS_SENTENCE.test(end)) continue;
    if (start > 0) for (const place of listIn(clauses, start, at)) listed.add(place);
    start = at + 1;
  }
  if (start > 0 && start < clauses.length)
    for (const place of listIn(clauses, start, clauses.length - 1)) listed.add(place);
  return listed;
}

/** The items that a sentence begins with; "stamp style" at its end is none. */
function listIn(clauses: readonly ClauseText[], from: number, to: number): number[] {
  const places: number[] = [];
  let [sure, last, named] = [0, 0, 0];
  for (let at = from; at <= to; at += 1) {
    const item = itemOf(clauses[at]!.text);
    if (!item && !isOneWord(clauses[at]!.text)) break;
    if (item && !item.isOne) return [];
    places.push(at);
    if (!item?.isSure) continue;
    sure += 1;
    named += item.count;
    last = places.length;
  }
  places.length = last;
  return named >= FEWEST && sure * 2 > places.length ? places : [];
}
