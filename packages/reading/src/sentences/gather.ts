import { findConcept, type Relation } from '@markwright/marks';
import { pickableWords } from '../words/has-picture.ts';
import { standing } from './clause-kinds.ts';
import type { Refusal } from './refusals.ts';
import { isPictured, type ReadClause } from './goods-of-trade.ts';
import type { Clause, Joined } from './grammar.ts';
import { withNatural } from './natural-relations.ts';
import { HATS } from '@markwright/marks/kinds';
import { canHold, conceptOf } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import type { PassedOver, SaidRelation, SaidText, SaidThing } from './said-text.ts';
import type { Token } from './token.ts';
import { USUALLY_HOW } from './usually.data.ts';
import { BUSINESS_THINGS, SETTING_WORDS } from './words.data.ts';

type Gathered = Pick<SaidText, 'things' | 'relations' | 'settings' | 'unknown' | 'passedOver'>;

/** Why a thing has its role. */
const WHY = {
  subject: 'asked-for',
  object: 'said-with-it',
  trade: 'dealt-in',
  setting: 'where-it-is',
} as const satisfies Record<SaidThing['role'], SaidThing['why']>;

/** A misspelt word this long has one thing it can mean. */
const SURE_OF_TYPO = 6;

const NIGHT_SKIES = new Set(['star', 'stars', 'starry-sky', 'moon', 'full-moon', 'half-moon', 'moon-stars']);

/** Characters of a text that names its picture and nothing else. */
const ALL_SAID = 10;

const ASKED_OUTRIGHT = 'asked-outright';
const isAskedFor = ({ role, why }: SaidThing): boolean => role === 'subject' && why === ASKED_OUTRIGHT;
/** "Draw…", 就画…: what is named here is what the picture is about, whatever else was told before. */
const ASKS_OUTRIGHT =
  /\b(?:draw|(?:picture|picturing|imagine|imagining|envisage|thinking(?: of)?|love|fancy|how about|what about|(?:can|could|would) you (?:do|make|give me|draw)|(?:go|going) (?:with|for)|give (?:me|us)|hoping for|prefer) (?:an?|the|one|two|three)|i want (?:an?|one|the)|we want (?:an?|the)|we'd like (?:an?|the)|i'd like (?:an?|the))\b|就画|只画|画[一个只条头把朵座棵那这张口盏辆匹艘扇尾株枝片枚颗本双对]|就是[^，。]{0,8}那种|就想要|就要[一那这]|想要[一个只]|吉祥物/iu;

/** 换丹顶鹤也成, "a robin would do too": another candidate for what was named before. */
const OR_ELSE =
  /(?:也成|也行|也可以|也好|也OK|都可以)[了啦吧哈\s]*$|\b(?:would do|would work too|is fine too|also works)\s*$/iu;

/** Decides what is to be drawn: every thing that was named gets a role, or is passed over with the reason. */
export function gather(
  clauses: readonly ReadClause[],
  text: string,
  refusals: readonly Refusal[],
  tellsTrade: boolean,
): Gathered {
  const list = collectThings(text, refusals);
  const hasPicture = clauses.some(({ kind }) => kind === 'picture');
  for (const clause of clauses) for (const node of clause.either) list.pass(node.token, 'either');
  for (const [at, clause] of clauses.entries())
    if (
      at > 0 &&
      clause.either.length === 0 &&
      OR_ELSE.test(clause.text) &&
      clauses.slice(0, at).some((each) => each.kind === 'picture')
    )
      for (const node of [...clause.nodes, ...clause.joined.flatMap(({ subject, object }) => [subject, object])])
        if (node.token.from >= clause.from) list.pass(node.token, 'either');
  // Pictures first: a business stands before them in most sentences, but never before them in a logo.
  for (const clause of clauses.filter(({ kind }) => kind === 'picture')) addPicture(clause, list);
  const goods = clauses.filter(({ kind }) => kind === 'goods');
  const firstPicture = clauses.findIndex(({ kind }) => kind === 'picture');
  // 扳手。螺母。: who says no more than that wants it drawn.
  const isAllSaid =
    !hasPicture &&
    goods.length === clauses.length &&
    !goods.some(isCalledByMaking) &&
    goods.every((clause) => standing(clause).some(({ kind }) => kind === 'thing')) &&
    text.replace(/[^\p{Script=Han}]/gu, '').length <= ALL_SAID &&
    !/[a-z]{3}/iu.test(text);
  for (const clause of goods) {
    // The business is told before the picture; what is named bare after it belongs to the picture.
    const isSold = tellsTrade && !isPictured(clause) && !goods.some(isCalledByMaking);
    const isTrade = isSold || firstPicture >= 0 || (goods.length > 1 && isCalledByMaking(clause));
    const isAfter = firstPicture >= 0 && clauses.indexOf(clause) > firstPicture;
    const role = isAllSaid ? 'subject' : isAfter ? 'object' : isTrade ? 'trade' : 'subject';
    addGoods(clause, list, role, isAllSaid && goods.every(isBareName));
  }
  for (const { node } of list.qualifiers()) if (hasPicture) list.addToken(node, 'object');
  for (const clause of clauses.filter(({ kind }) => kind === 'business')) addBusiness(clause, list);
  for (const { nodes, joined, kind } of clauses)
    if (kind === 'whom' || kind === 'where' || kind === 'aside')
      for (const node of [...nodes, ...joined.flatMap((each) => [each.subject, each.object])])
        list.pass(node.token, kind === 'aside' ? 'idle' : 'how');
  const settings: string[] = [];
  for (const { nodes, settings: found } of clauses) {
    for (const node of found) list.add(node, 'setting');
    for (const { token } of nodes.filter(({ kind }) => kind === 'setting')) {
      const setting = SETTING_WORDS[token.name ?? ''];
      if (!setting) continue;
      settings.push(token.name ?? '');
      list.addConcept(setting.concept, token, 'setting');
    }
  }
  const relations = withNatural({ things: list.things, relations: list.relationsOf(clauses) });
  const isNight = relations.some(
    ({ relation, object }) => relation === 'under' && NIGHT_SKIES.has(list.conceptAt(object)),
  );
  if (isNight) settings.push('night');
  const host = commonHost(relations);
  if (host !== undefined) list.things[host] = { ...list.things[host]!, role: 'subject', why: 'asked-for' };
  return {
    ...inOrder(list.things, relations, host),
    settings: [...new Set(settings)],
    unknown: [...new Set(list.unknown)],
    passedOver: list.passedOver,
  };
}

/** The clause's own noun before what is said inside it: "a snail with a house made of cheese" is a snail. */
function addPicture(clause: ReadClause, list: Things): void {
  const heads = new Set(standing(clause));
  const asks = clause.isAsked === true || ASKS_OUTRIGHT.test(clause.text);
  for (const { main } of clause.joined) if (heads.has(main)) list.add(main, 'subject', asks);
  for (const { subject, object, main } of clause.joined) {
    // "A calf fed by a woman in wellies": neither may be what the clause goes on about.
    for (const node of [main, subject, object]) list.add(node, 'object');
  }
  const isJoined = clause.joined.length > 0;
  for (const node of heads) {
    if (clause.nodes[clause.nodes.indexOf(node) - 1]?.kind === 'sell') {
      list.add(node, 'trade');
      continue;
    }
    if (isJoined && !node.isDetermined && list.isUsuallyHow(node)) list.pass(node.token, 'how');
    else list.add(node, 'subject', asks);
  }
}

/** "Craft beer, hops": goods called by how they are made are what the business sells. */
const isCalledByMaking = ({ text }: ReadClause): boolean =>
  /^\s*(?:craft|organic|artisan|vintage|specialty)\b|^\s*(?:精酿|有机|二手)/iu.test(text);

/** 扳手。螺母。: the name of a thing and no more. */
const isBareName = ({ text, nodes }: ReadClause): boolean =>
  nodes.length === 1 && nodes[0]!.token.text === text.replace(/\s/gu, '');

/** Things said without a picture: what is sold, unless it tells how, for whom, when or where. */
function addGoods(clause: ReadClause, list: Things, role: SaidThing['role'], asks = false): void {
  const where = new Set(clause.joined.filter(({ relation }) => relation !== 'and').map(({ object }) => object));
  const named = [...standing(clause), ...clause.joined.flatMap(({ subject, object }) => [subject, object])];
  for (const node of named.toSorted((a, b) => a.token.from - b.token.from)) {
    if (where.has(node) || list.isUsuallyHow(node) || list.isProperName(node)) list.pass(node.token, 'how');
    else list.add(node, role, asks);
  }
}

/** A business: what stands before its word is what it deals in, what stands after it tells where and for whom. */
function addBusiness(clause: ReadClause, list: Things): void {
  const last = clause.nodes.findLastIndex(({ kind }) => kind === 'business');
  for (const [at, node] of clause.nodes.entries()) {
    if (node.kind === 'business') {
      const word = node.token.text;
      const concept = Object.hasOwn(BUSINESS_THINGS, word) ? BUSINESS_THINGS[word] : undefined;
      if (concept) list.addConcept(concept, node.token, 'trade');
    }
    if (node.kind !== 'thing') continue;
    const next = clause.nodes[at + 1]?.kind;
    const isSold = next === 'business' || at < last;
    if (
      (isSold && !list.isPerson(node)) ||
      !(list.isUsuallyHow(node) || list.isProperName(node) || clause.nodes[at - 1]?.kind === 'for')
    )
      list.add(node, 'trade');
    else list.pass(node.token, 'how');
  }
  for (const { subject, object, relation } of clause.joined) {
    if (relation !== 'and') list.pass(object.token, 'how');
    else for (const node of [subject, object]) if (!list.isUsuallyHow(node)) list.add(node, 'trade');
  }
}

type Things = ReturnType<typeof collectThings>;

function collectThings(text: string, refusals: readonly Refusal[]) {
  const refused = new Set(refusals.filter(({ kind }) => kind === 'thing').map(({ name }) => name));
  const things: SaidThing[] = [];
  const passedOver: PassedOver[] = [];
  const unknown: string[] = [];
  const places = new Map<Node, number>();
  const qualifying: Token[] = [];
  const isPassed = ({ from }: Token) => passedAt.has(from);
  const passedAt = new Set<number>();

  function addConcept(concept: string, { text: said, from }: Token, role: SaidThing['role'], isKind = true): number {
    const known = things.findIndex((thing) => thing.concept === concept);
    if (known >= 0 || refused.has(concept) || !pickableWords(concept)) return known;
    things.push({ concept, text: said, role, isKind, count: 1, attributes: [], from, why: WHY[role], sure: true });
    return things.length - 1;
  }

  return {
    things,
    passedOver,
    unknown,
    conceptAt: (place: number): string => things[place]?.concept ?? '',
    qualifiers: () => qualifying.map((node) => ({ node })),
    pass({ text: said, thing, from }: Token, role: PassedOver['role']): void {
      if (!thing || passedAt.has(from) || things.some((each) => each.from === from)) return;
      passedAt.add(from);
      passedOver.push({ text: said, role });
    },
    add(node: Node, role: SaidThing['role'], asks = false): void {
      const { token, kind, isDetermined } = node;
      if (kind === 'noun' && role !== 'trade' && isDetermined) unknown.push(token.text);
      if (!token.thing || places.has(node) || isPassed(token)) return;
      const place = addConcept(token.thing.concept, token, role, token.thing.isKind);
      if (place < 0) return;
      places.set(node, place);
      const thing = things[place]!;
      // Named in passing or as goods first, and then for its own sake.
      const isMore = thing.role === 'object' ? role === 'subject' : thing.role === 'trade' && role !== 'setting';
      if (isMore && thing.role !== role && thing.from !== token.from)
        things[place] = {
          ...thing,
          role,
          why: asks && role === 'subject' ? ASKED_OUTRIGHT : WHY[role],
          ...(role === 'subject' ? { from: token.from } : {}),
        };
      if (thing.from === token.from)
        things[place] = {
          ...thing,
          count: node.count,
          attributes: node.attributes,
          sure: !token.isTypo || token.text.length >= SURE_OF_TYPO,
          ...(asks && role === 'subject' ? { why: ASKED_OUTRIGHT } : {}),
        };
      if (node.qualifier && isSeenToo(node.qualifier, node)) qualifying.push(node.qualifier);
    },
    addConcept,
    addToken: (token: Token, role: SaidThing['role']): void => {
      if (token.thing) addConcept(token.thing.concept, token, role, token.thing.isKind);
    },
    isUsuallyHow: ({ token }: Node): boolean => isUsuallyHow(token.text),
    isPerson: ({ token }: Node): boolean => isUsuallyHow(token.text) && !USUALLY_SOLD.test(token.text),
    /** "in Cork", "from Bath": a capital inside a sentence is a name. */
    isProperName: ({ token }: Node): boolean =>
      /[a-z]/.test(text) &&
      /^[A-Z]/.test(text.slice(token.from)) &&
      /(?:\b(?:in|from|near|at|of|to|outside|the)|[a-z,] [A-Z][a-z]+) $/.test(text.slice(0, token.from)),
    relationsOf: (clauses: readonly (Clause & { text: string })[]): SaidRelation[] =>
      withSubstitutes(
        clauses.flatMap(({ joined, text }) =>
          joined
            .map((each) => asWorn(each, text))
            .flatMap(({ subject, relation, object, part }) => {
              const [from, to] = [places.get(subject), places.get(object)];
              if (
                from === undefined ||
                to === undefined ||
                (from === to && !isOfTwoAlike(subject, relation, object, text))
              )
                return [];
              return [{ subject: from, relation, object: to, ...(part ? { part } : {}) }];
            }),
        ),
      ),
  };
}

/** 一个海椒，脑壳上戴顶草帽: a hat that is on something is worn by it. */
const asWorn = (joined: Joined, text: string): Joined =>
  joined.relation === 'on' && /戴/u.test(text) && WORN.has(conceptOf(joined.subject))
    ? { ...joined, subject: joined.object, relation: 'wearing', object: joined.subject }
    : joined;
const WORN: ReadonlySet<string> = new Set([...HATS].filter((each) => each !== 'lotus-leaf'));

/** 大猫背小猫, 一只考拉背着另一只: two of one kind, told apart by their size or counted each. */
function isOfTwoAlike(subject: Node, relation: Relation, object: Node, text: string): boolean {
  if (relation === 'facing' || relation === 'beside' || relation === 'chasing') return true;
  if (subject.token.from === object.token.from || NOT_OF_TWO.has(relation)) return false;
  const areCounted = subject.isIndefinite && object.isIndefinite;
  return areCounted || APART.test(text) || (canHold(subject) && object.isIndefinite);
}
const NOT_OF_TWO: ReadonlySet<Relation> = new Set(['and', 'made-of', 'shaped-like', 'as-part', 'wearing', 'reading']);
const APART =
  /大[^，]*小|小[^，]*大|另[一外]|老[^，]*小|[妈娘母爸][^，]*[娃崽宝仔小]|[娃崽宝仔小][^，]*[妈娘母爸]|\b(?:another|other|baby|cub|calf|chick|big|bigger|little|smaller|small|tiny|young|mother|mum|mama|father|dad|its own)\b/iu;

/** 撑的伞是一朵蘑菇: whoever holds what is made of another holds the other. */
const withSubstitutes = (relations: SaidRelation[]): SaidRelation[] => [
  ...relations,
  ...relations.flatMap(({ subject: made, relation, object: stuff }) =>
    relation === 'made-of' || relation === 'shaped-like'
      ? relations
          .filter((each) => each.object === made && ['holding', 'carrying'].includes(each.relation))
          .map((each) => ({ ...each, object: stuff }))
      : [],
  ),
];

const GROWN: ReadonlySet<string> = new Set(['fruit', 'plants', 'flora']);

/** In English the first of two nouns only says which (a feather duster), unless it is grown: "an acorn cup", "a walnut boat". */
const isSeenToo = ({ text, thing }: Token, { isIndefinite, token }: Node): boolean =>
  (/\p{Script=Han}/u.test(text) &&
    !FOR_WHOM_ZH.test(text) &&
    !MATERIAL_ZH.test(text) &&
    !(PATTERN_ZH.test(text) && CLOTH_ZH.test(token.text))) ||
  (isIndefinite && GROWN.has(findConcept(thing?.concept ?? '')?.theme ?? ''));

/** 花头巾, 花棉袄: how the cloth is printed. */
const PATTERN_ZH = /^(?:小|大|碎|印)?花$/u;
const CLOTH_ZH = /[巾袄裙裤衣帽鞋袜被布袋衫垫帘伞服毯]$/u;

/** 宝宝辅食, 老人鞋 */
const FOR_WHOM_ZH = /^(?:宝宝|婴儿|儿童|孩子|小孩|老人|男士|女士|学生|宠物|妈妈)$/u;

/** 木夹子, 铁皮桶: what it is made of. */
const MATERIAL_ZH =
  /^(?:木|木头|铁|铁皮|铜|石|石头|玻璃|纸|布|竹|陶|瓷|塑料|皮|牛皮|毛|泥|泥巴|钢|不锈钢|锡|红木|檀木|棉|麻|丝|羊毛|草|藤|水晶|橡胶)$/u;

/** Usually told in passing, but sold where a business says so: a door shop, a map shop. */
const USUALLY_SOLD =
  /^(?:door|window|paper|leather|oil|car|bike|van|parcel|phone|app|wood|stone|steel|map|light|table|card|cards|spring|门|窗|纸|油|布|皮|木|竹|石头|桌|汤|糖|盐|水|包裹)s?$/u;

const isUsuallyHow = (word: string): boolean => USUALLY_HOW.en.has(word.toLowerCase()) || USUALLY_HOW.zh.has(word);

const MANY_GUESTS = 3;

/** 蜂蜜、香菇、鸡蛋装进一只篮子: what holds them all is what the picture is about. */
function commonHost(relations: readonly SaidRelation[]): number | undefined {
  const hosts = relations.filter(({ relation }) => relation === 'in' || relation === 'on').map(({ object }) => object);
  return hosts.find((host) => hosts.filter((each) => each === host).length >= MANY_GUESTS);
}

const RANK: Record<SaidThing['role'], number> = { subject: 0, object: 1, trade: 2, setting: 3 };

/** Subjects before what stands with them, the named before the sold; relations follow their things. */
function inOrder(
  things: readonly SaidThing[],
  relations: readonly SaidRelation[],
  lead: number | undefined,
): Pick<Gathered, 'things' | 'relations'> {
  const order = things
    .map((thing, place) => ({ thing, place }))
    .toSorted(
      (one, other) =>
        RANK[one.thing.role] - RANK[other.thing.role] ||
        Number(isAskedFor(other.thing)) - Number(isAskedFor(one.thing)) ||
        Number(other.place === lead) - Number(one.place === lead) ||
        (one.thing.from ?? 0) - (other.thing.from ?? 0) ||
        one.place - other.place,
    );
  const moved = new Map(order.map(({ place }, at) => [place, at]));
  return {
    things: order.map(({ thing }) => thing),
    relations: relations.map((each) => ({
      ...each,
      subject: moved.get(each.subject)!,
      object: moved.get(each.object)!,
    })),
  };
}
