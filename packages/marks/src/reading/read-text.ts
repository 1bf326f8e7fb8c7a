import { type AmbiguityReading, readAmbiguousWords } from '../search/ambiguous-words.ts';
import { pickableWords } from '../search/has-picture.ts';
import type { Relation } from '../scenes/scene.ts';
import { reduceClause, type Clause, type Node } from './grammar.ts';
import { readWishes, type Refusal } from './read-refusals.ts';
import { tokensOf, type Token } from './tokens.ts';
import { BUSINESS_THINGS, SETTING_WORDS } from './words.data.ts';

export type SaidThing = {
  concept: string;
  /** As it was said. */
  text: string;
  /** What a picture is asked of, what stands with it, what a business deals in, or where it is. */
  role: 'subject' | 'object' | 'trade' | 'setting';
  /** Only its kind can be drawn: a corgi as a dog. */
  isKind: boolean;
  count: number;
  attributes: string[];
  /** Where in the text it was said. */
  from?: number;
  /** Why it is read so, for whoever checks the reading. */
  why?: string;
  /** False where another reading is as likely. */
  sure?: boolean;
};

/** A word that could be drawn and is not: why not. */
export const PASSED_OVER_ROLES = ['how', 'figure', 'idle', 'part', 'either', 'refuse'] as const;
export type PassedOver = { text: string; role: (typeof PASSED_OVER_ROLES)[number] };

/** A letter of the name that is to be shaped like something: "the O is a bagel". */
export type LetterWish = { letter: string; concept: string };

/** Places in the list of things. */
export type SaidRelation = { subject: number; relation: Relation; object: number; part?: string };

export type SaidText = {
  /** What is named outright first, in the order it was said; then what a trade deals in, then settings. */
  things: SaidThing[];
  relations: SaidRelation[];
  /** Where it is said to be, by the name of a backdrop: sea, hills, night… */
  settings: string[];
  refusals: Refusal[];
  onlyLetters: boolean;
  /** Nouns in a picture's place that we cannot draw. */
  unknown: string[];
  passedOver: PassedOver[];
  letterWishes: LetterWish[];
};

const CLAUSES = /[,;:.!?，。；：！？\n—–]|\s-\s/u;

/** What a text says that can be drawn, by rules: tokens.ts names the words, grammar.ts joins them. */
export function readText(text: string): SaidText {
  const { refusals, onlyLetters, rest } = readWishes(text);
  let about: Node | undefined;
  const senses = readAmbiguousWords(rest).filter(({ byNeighbour }) => byNeighbour);
  const clauses = rest.split(CLAUSES).flatMap((part) => {
    const tokens = tokensOf(plainer(part)).map((token) => inItsSense(token, senses));
    if (tokens.length === 0) return [];
    const clause = reduceClause(tokens, about);
    about = standing(clause).find(({ symbol }) => symbol === 'T') ?? about;
    return [clause];
  });
  return {
    ...gather(clauses, new Set(refusals.map(({ name }) => name))),
    refusals,
    onlyLetters,
    passedOver: [],
    letterWishes: [],
  };
}

/** 用叶子做的鸟; made with heart or by hand is said of anything. */
const MADE_WITH = /[用由以](?![心爱手情])(\p{Script=Han}{1,4}?)(?:编织|拼贴|[做编织拼搭堆折砌叠])成?的/gu;

/** Things in a row, 熊、蜂蜜和小屋, are joined like the last two; what a thing is made with comes before "is made of". */
const plainer = (part: string): string => part.replaceAll('、', '和').replace(MADE_WITH, '$1组成的');

/** The chip of fish and chips is no computer's. */
function inItsSense(token: Token, senses: readonly AmbiguityReading[]): Token {
  const { thing } = token;
  const sense = thing && senses.find(({ otherwise }) => otherwise.includes(thing.concept));
  return sense && pickableWords(sense.meant) ? { ...token, thing: { ...thing, concept: sense.meant } } : token;
}

const isPicture = ({ nodes, joined }: Clause) =>
  joined.some(({ relation }) => relation !== 'and') ||
  nodes.some(({ symbol, isDetermined }) => symbol === 'T' && isDetermined);

function gather(
  clauses: readonly Clause[],
  refused: ReadonlySet<string>,
): Pick<SaidText, 'things' | 'relations' | 'settings' | 'unknown'> {
  const things: SaidThing[] = [];
  const places = new Map<Node, number>();
  const unknown: string[] = [];
  const settings: string[] = [];
  const qualifiers: Token[] = [];
  const add = (node: Node, role: SaidThing['role']) => {
    const { thing, text } = node.token;
    if (node.symbol === 'U' && role !== 'trade' && node.isDetermined) unknown.push(text);
    if (!thing || places.has(node) || refused.has(thing.concept)) return;
    const known = things.findIndex(({ concept }) => concept === thing.concept);
    places.set(node, known >= 0 ? known : things.length);
    if (known >= 0) return;
    things.push({
      concept: thing.concept,
      text,
      role,
      isKind: thing.isKind,
      count: node.count,
      attributes: node.attributes,
    });
    if (node.qualifier) qualifiers.push(node.qualifier);
  };
  // Two things together in a later clause are a picture too: "gift box, rabbit and osmanthus".
  const hasPicture = clauses.some((clause, place) => isPicture(clause) || (place > 0 && clause.joined.length > 0));
  // Pictures first: a business stands before them in most sentences, but never before them in a logo.
  for (const [place, clause] of clauses.entries()) {
    const isTrade = isBusiness(clause, place, hasPicture);
    const heads = new Set(standing(clause));
    // The clause's own noun before what is said inside it: "a snail with a house made of cheese" is a snail.
    for (const { main } of clause.joined) if (heads.has(main)) add(main, isTrade ? 'trade' : 'subject');
    for (const { subject, object, main } of clause.joined) {
      add(main, isTrade ? 'trade' : 'object');
      add(main === subject ? object : subject, isTrade ? 'trade' : 'object');
    }
    for (const node of heads) if (!isTrade) add(node, 'subject');
  }
  for (const { thing, text } of qualifiers) {
    if (!thing || refused.has(thing.concept) || things.some(({ concept }) => concept === thing.concept)) continue;
    things.push({ concept: thing.concept, text, role: 'object', isKind: thing.isKind, count: 1, attributes: [] });
  }
  for (const [place, clause] of clauses.entries()) {
    for (const node of sold(clause)) add(node, 'trade');
    for (const { token } of clause.nodes.filter(({ symbol }) => symbol === 'B')) {
      const concept = Object.hasOwn(BUSINESS_THINGS, token.text) ? BUSINESS_THINGS[token.text] : undefined;
      const isNew = concept && !refused.has(concept) && !things.some((thing) => thing.concept === concept);
      if (isNew && pickableWords(concept))
        things.push({ concept, text: token.text, role: 'trade', isKind: false, count: 1, attributes: [] });
    }
    if (isBusiness(clause, place, hasPicture)) for (const node of standing(clause)) add(node, 'trade');
  }
  for (const { nodes, settings: found } of clauses) {
    for (const node of found) add(node, 'setting');
    for (const { token } of nodes.filter(({ symbol }) => symbol === 'Q')) {
      const setting = SETTING_WORDS[token.name ?? ''];
      if (!setting) continue;
      settings.push(token.name ?? '');
      const isKnown = things.some(({ concept }) => concept === setting.concept);
      if (!isKnown && pickableWords(setting.concept) && !refused.has(setting.concept))
        things.push({
          concept: setting.concept,
          text: token.text,
          role: 'setting',
          isKind: true,
          count: 1,
          attributes: [],
        });
    }
  }
  const relations = clauses.flatMap(({ joined }) =>
    joined.flatMap(({ subject, relation, object }) => {
      const [from, to] = [places.get(subject), places.get(object)];
      const isSame = from === to && relation !== 'facing';
      return from === undefined || to === undefined || isSame ? [] : [{ subject: from, relation, object: to }];
    }),
  );
  // Under the stars is at night.
  const isNight = relations.some(
    ({ relation, object }) => relation === 'under' && NIGHT_SKIES.has(things[object]?.concept ?? ''),
  );
  if (isNight) settings.push('night');
  return { ...inOrder(things, relations), settings: [...new Set(settings)], unknown: [...new Set(unknown)] };
}

const NIGHT_SKIES = new Set(['star', 'stars', 'starry-sky', 'moon', 'full-moon', 'half-moon', 'moon-stars']);

/** Things of a clause that no business follows. */
const standing = ({ nodes }: Clause): Node[] =>
  nodes.filter(
    ({ symbol, isDetermined }, at) =>
      (symbol === 'T' || (symbol === 'U' && isDetermined)) && nodes[at + 1]?.symbol !== 'B',
  );

/** What a business deals in: the chess of a chess academy. */
const sold = ({ nodes }: Clause): Node[] =>
  nodes.filter(({ symbol }, at) => symbol === 'T' && nodes[at + 1]?.symbol === 'B');

/** A first clause without an article names the business where a later one names the picture: "fish and chips, a gull…". */
const isBusiness = (clause: Clause, place: number, hasPicture: boolean): boolean => {
  if (clause.nodes.some(({ symbol }) => symbol === 'B'))
    return (
      !clause.nodes.some(
        ({ isDetermined, symbol }, at) => symbol === 'T' && isDetermined && clause.nodes[at + 1]?.symbol !== 'B',
      ) && clause.joined.every(({ relation }) => relation === 'and' || relation === 'in' || relation === 'on')
    );
  return place === 0 && !isPicture(clause) && (hasPicture || clause.nodes.some(isGoods));
};

/** "Craft beer, hops": goods called by how they are made are what the business sells. */
const GOODS =
  /^(?:craft|handmade|hand made|organic|artisan|second hand|vintage|specialty|home made)\b|^(?:精酿|手工|有机|手作|二手)/u;
const isGoods = ({ symbol, token }: Node): boolean => symbol === 'T' && GOODS.test(token.text);

const RANK: Record<SaidThing['role'], number> = { subject: 0, object: 1, trade: 2, setting: 3 };

/** Subjects before what stands with them, the named before the sold; relations follow their things. */
function inOrder(
  things: readonly SaidThing[],
  relations: readonly SaidRelation[],
): Pick<SaidText, 'things' | 'relations'> {
  const order = things
    .map((thing, place) => ({ thing, place }))
    .toSorted((one, other) => RANK[one.thing.role] - RANK[other.thing.role] || one.place - other.place);
  const moved = new Map(order.map(({ place }, at) => [place, at]));
  return {
    things: order.map(({ thing }) => thing),
    relations: relations.map(({ subject, relation, object }) => ({
      subject: moved.get(subject)!,
      relation,
      object: moved.get(object)!,
    })),
  };
}
