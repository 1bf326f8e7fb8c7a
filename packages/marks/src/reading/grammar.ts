import { findConcept } from '../catalogue/catalogue.ts';
import { EYEWEAR, HATS, HEADSETS, NECKWEAR } from '../scenes/kinds.data.ts';
import type { Relation } from '../scenes/scene.ts';
import type { Token } from './tokens.ts';

/** A noun with what belongs to it, or a word that joins nouns; `symbol` as in tokens.ts. */
export type Node = {
  symbol: Token['symbol'];
  token: Token;
  count: number;
  attributes: string[];
  /** Said with an article or a number: somebody means this very thing. */
  isDetermined: boolean;
  /** Another thing that stands before it in one noun: the house of a house window. */
  qualifier?: Token;
};

/** `main` is the one of the two that the clause goes on about. */
export type Joined = { subject: Node; relation: Relation; object: Node; main: Node };

/** What was found while reducing a clause; nodes are the same objects that stand in the clause. */
export type Clause = { nodes: Node[]; joined: Joined[]; settings: Node[] };

type Match = {
  node: (place: number) => Node;
  last: () => Node;
  relationAt: (symbol: Token['symbol']) => Relation | undefined;
};
type Outcome = { join?: [subject: Node, relation: Relation, object: Node]; setting?: Node; keep: Node[] };
type Rule = { pattern: RegExp; example: string; build: (match: Match) => Outcome };

/** Who can hold something: what is "with" an acorn holds it, what is with a roof does not. */
const canHold = (node: Node): boolean => {
  const theme = findConcept(node.token.thing?.concept ?? '')?.theme;
  return (
    theme === 'animals' || ['child', 'girl', 'robot', 'monster', 'alien'].includes(node.token.thing?.concept ?? '')
  );
};

const withOf = (node: Node): Relation => (canHold(node) ? 'holding' : 'and');

/** A number before a clause belongs to its noun: 三只戴帽子的熊 are three bears. */
const counted = (head: Node, before: Node): Node => ({
  ...head,
  count: Math.max(head.count, before.count),
  isDetermined: head.isDetermined || before.isDetermined,
});

const join = (subject: Node, relation: Relation, object: Node, keep = subject): Outcome => ({
  join: [subject, relation, object],
  keep: [keep],
});

const WORN = [HATS, NECKWEAR, EYEWEAR, HEADSETS];

/** A fox in a scarf wears it. */
const isWorn = (node: Node): boolean => WORN.some((kind) => kind.has(node.token.thing?.concept ?? ''));

const ordered = (verb: Node, before: Node, after: Node): Outcome => {
  const said = verb.token.relation ?? 'and';
  const relation = said === 'in' && canHold(before) && isWorn(after) ? 'wearing' : said;
  if (!verb.token.reversed) return join(before, relation, after);
  // 音符组成的树 is about the tree.
  return join(after, relation, before, relation === 'made-of' ? after : before);
};

/**
 * The grammar: patterns over symbols, tried from the first on; what a pattern matched becomes what it keeps. U stands
 * wherever T may: a word we do not know can still have a place in a sentence.
 */
const RULES: readonly Rule[] = [
  { pattern: /[TU]O/, example: 'a dragonfly whose wings', build: ({ node }) => ({ keep: [node(0)] }) },
  {
    pattern: /[TU]PD[TU]B/,
    example: '灯塔下的咖啡馆',
    build: ({ node }) => ({ setting: node(0), keep: [node(3), node(4)] }),
  },
  { pattern: /[TU]PDB/, example: '灯塔下的咖啡馆', build: ({ node }) => ({ setting: node(0), keep: [node(3)] }) },
  { pattern: /WV/, example: 'looking through', build: ({ node }) => ({ keep: [node(1)] }) },
  {
    pattern: /V[TU]D[TU]/,
    example: '三只背着信封的蜗牛',
    build: ({ node }) => {
      const head = counted(node(3), node(0));
      const { join: joined } = ordered(node(0), head, node(1));
      return { ...(joined ? { join: joined } : {}), keep: [head] };
    },
  },
  {
    pattern: /W[TU]D[TU]/,
    example: '一棵结满苹果的树',
    build: ({ node }) => {
      const head = counted(node(3), node(0));
      return join(head, withOf(head), node(1));
    },
  },
  {
    pattern: /[TU]PD[TU]/,
    example: '稻田里的白鹤',
    build: ({ node }) => join(node(3), node(1).token.relation ?? 'in', node(0)),
  },
  { pattern: /[TU]L[TU]E?/, example: '唱片像月亮一样', build: ({ node }) => join(node(0), 'shaped-like', node(2)) },
  {
    pattern: /L[TU]E?D?[TU]/,
    example: '像月亮一样的唱片',
    build: ({ node, last }) => join(last(), 'shaped-like', node(1)),
  },
  {
    pattern: /[TU]SD?[TU]/,
    example: '燕子形状的风筝',
    build: ({ node, last }) => join(last(), 'shaped-like', node(0)),
  },
  {
    pattern: /[TU]Z[TU]P?/,
    example: '猫睡在书上',
    build: ({ node, relationAt }) => join(node(0), relationAt('P') ?? 'in', node(2)),
  },
  { pattern: /[TU]F[TU]P?X/, example: '小鸡从鸡蛋里探出', build: ({ node }) => join(node(0), 'rising-from', node(2)) },
  {
    pattern: /[TU]PX[TU]/,
    example: '茶壶里飞出一只鹤',
    build: ({ node }) => join(node(3), 'rising-from', node(0)),
  },
  { pattern: /[TU]PV[TU]/, example: '鹿角上开出茶叶', build: ({ node }) => ordered(node(2), node(0), node(3)) },
  {
    pattern: /[TU]PW[TU]/,
    example: '窗台上放着一盆花',
    build: ({ node }) => join(node(3), node(1).token.relation ?? 'on', node(0)),
  },
  { pattern: /[TU]V[TU]K/, example: '机器人和猫对峙', build: ({ node }) => join(node(0), 'facing', node(2)) },
  { pattern: /[TU]V?K/, example: 'two swans facing each other', build: ({ node }) => join(node(0), 'facing', node(0)) },
  {
    pattern: /[TU]W[TU]M/,
    example: 'a van with a surfboard on the roof',
    build: ({ node }) => join(node(0), 'carrying', node(2)),
  },
  {
    pattern: /[TU]W[TU](?:VO|R[TUO])/,
    example: 'a tiger with a lily behind its ear',
    build: ({ node }) => join(node(0), node(3).token.relation === 'in' ? withOf(node(0)) : 'wearing', node(2)),
  },
  {
    pattern: /[TU]W[TU]V$/,
    example: 'a shield with a flame inside',
    build: ({ node, last }) => join(node(2), last().token.relation ?? 'in', node(0), node(0)),
  },
  {
    pattern: /[TU]V[TU]/,
    example: 'an otter holding a letter',
    build: ({ node }) => ordered(node(1), node(0), node(2)),
  },
  {
    pattern: /[TU]W[TU]/,
    example: 'a squirrel with an acorn',
    build: ({ node }) => join(node(0), withOf(node(0)), node(2)),
  },
  { pattern: /[TU]VO/, example: 'carrying a fish in its beak', build: ({ node }) => ({ keep: [node(0)] }) },
  {
    pattern: /[TU]P[TU]/,
    example: '窗台上一盆多肉',
    build: ({ node }) => join(node(2), node(1).token.relation ?? 'on', node(0)),
  },
];

/** Reads one clause. `before` is the thing the clause before it was about: "一条锦鲤，跃出海浪" still speaks of the carp. */
export function reduceClause(tokens: readonly Token[], before: Node | undefined): Clause {
  const nodes = nounsOf(tokens);
  const clause: Clause = { nodes, joined: [], settings: [] };
  reduce(clause);
  // Only now: in "戴皇冠的青蛙" the verb belongs to the frog.
  if (before && /^O?[VZFLW]/.test(symbolsOf(nodes))) {
    nodes.unshift(before);
    reduce(clause);
  }
  return clause;
}

function reduce({ nodes, joined: all, settings }: Clause): void {
  for (let found = firstMatch(nodes); found; found = firstMatch(nodes)) {
    const { at, length, rule } = found;
    const matched = nodes.slice(at, at + length);
    const {
      join: joined,
      setting,
      keep,
    } = rule.build({
      node: (place) => matched[place]!,
      last: () => matched.at(-1)!,
      relationAt: (symbol) => matched.find((node) => node.symbol === symbol)?.token.relation,
    });
    if (joined) all.push({ subject: joined[0], relation: joined[1], object: joined[2], main: keep[0] ?? joined[0] });
    if (setting) settings.push(setting);
    nodes.splice(at, length, ...keep);
  }
}

const symbolsOf = (nodes: readonly Node[]) => nodes.map(({ symbol }) => symbol).join('');

function firstMatch(nodes: readonly Node[]) {
  const symbols = symbolsOf(nodes);
  for (const rule of RULES) {
    const match = rule.pattern.exec(symbols);
    if (match) return { at: match.index, length: match[0].length, rule };
  }
  return undefined;
}

/** A thing's own name may begin with its number: 一双筷子. */
const NUMBERED = /^[一两二三四五六七八九]/u;
const NOUN_LIKE = new Set(['T', 'U', 'Y']);

/** Nouns with their number, article and attributes; of several nouns in a row the last is the head. */
function nounsOf(tokens: readonly Token[]): Node[] {
  const nodes: Node[] = [];
  let pending = { count: 1, attributes: [] as string[], isDetermined: false, isPart: false };
  const clear = () => (pending = { count: 1, attributes: [], isDetermined: false, isPart: false });
  let startsAnew = true;
  for (const token of tokens) {
    const previous = nodes.at(-1);
    if (token.symbol === 'G') {
      pending.isDetermined = true;
      pending.isPart = /^(?:its|his|her|their|whose)$/.test(token.text);
      startsAnew = true;
    } else if (token.symbol === 'N') {
      pending = { ...pending, count: token.count ?? 1, isDetermined: true };
      startsAnew = true;
    } else if (token.symbol === 'A') {
      const owner = previous && NOUN_LIKE.has(previous.symbol) ? previous : undefined;
      (owner ?? pending).attributes.push(token.name ?? '');
    } else if (NOUN_LIKE.has(token.symbol)) {
      if (!startsAnew && previous && NOUN_LIKE.has(previous.symbol)) nodes[nodes.length - 1] = headOf(previous, token);
      else {
        const isDetermined = pending.isDetermined || NUMBERED.test(token.text);
        nodes.push({ symbol: pending.isPart ? 'O' : token.symbol, token, ...pick({ ...pending, isDetermined }) });
        clear();
      }
      startsAnew = false;
    } else {
      // The 的 of an adjective joins nothing.
      if (token.symbol === 'D' && !(previous && /[TUPSE]/.test(previous.symbol))) {
        pending.isDetermined = true;
        continue;
      }
      nodes.push({
        symbol: token.symbol,
        token,
        count: pending.count,
        attributes: [],
        isDetermined: pending.isDetermined,
      });
      clear();
      startsAnew = true;
    }
  }
  return withoutCarriers(nodes);
}

const pick = ({ count, attributes, isDetermined }: Pick<Node, 'count' | 'attributes' | 'isDetermined'>) => ({
  count,
  attributes,
  isDetermined,
});

const WHOLE_KINDS = new Set(['flower', 'tree', 'leaf', 'bird', 'fish', 'dog', 'cat', 'fruit']);
const WHOLE_ANIMALS = new Set(['bird', 'fish', 'dog', 'cat']);
/** A fish is food to the catalogue, an orange cat is no orange. */
const isAnimal = (concept: string) => ['animals', 'species'].includes(findConcept(concept)?.theme ?? 'species');

/** Two nouns in a row: the later is the head, unless it is unknown or only carries the earlier one ("knight piece"). */
function headOf(earlier: Node, later: Token): Node {
  if (earlier.symbol !== 'T')
    return later.symbol === 'Y' ? earlier : { ...earlier, symbol: later.symbol, token: later };
  if (later.symbol !== 'T') return earlier;
  // "A koi fish" is a koi: a word for the whole kind gives way to the one before it.
  const kind = later.thing?.concept ?? '';
  if (WHOLE_KINDS.has(kind) && (!WHOLE_ANIMALS.has(kind) || isAnimal(earlier.token.thing?.concept ?? '')))
    return { ...earlier, qualifier: later };
  return { ...earlier, token: later, qualifier: earlier.token };
}

/** "A stack of books" is books, "a bowl of noodles" noodles; a carrier with nothing to carry is dropped. */
function withoutCarriers(nodes: readonly Node[]): Node[] {
  const kept: Node[] = [];
  let carrier: Node | undefined;
  for (const [at, node] of nodes.entries()) {
    const next = nodes[at + 1];
    if (NOUN_LIKE.has(node.symbol) && next?.symbol === 'C') carrier = node;
    else if (node.symbol !== 'C' && node.symbol !== 'Y') {
      kept.push(carrier ? { ...node, isDetermined: node.isDetermined || carrier.isDetermined } : node);
      carrier = undefined;
    }
  }
  return kept;
}
