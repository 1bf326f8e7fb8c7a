import { findConcept } from '@markwright/marks';
import { RULES } from './grammar-rules.ts';
import { canHold, conceptOf, isPerson, isPieceOfThing } from './holders.ts';
import { nounsOf, type Node } from './noun-phrases.ts';
import { isWorn, type Joined, type Outcome } from './rule-outcomes.ts';
import { PLACES_ALONE } from './relation-words.data.ts';
import { findChineseThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { doer, goOnWith, hostOf, kindsOf, nameOwners, onPart, sayOfTopic, type Topic } from './topic.ts';

export type { Joined } from './rule-outcomes.ts';
export type { Topic } from './topic.ts';

/** What was found while reading a clause; nodes are the same objects that stand in the clause. */
export type Clause = {
  nodes: Node[];
  joined: Joined[];
  settings: Node[];
  /** Offered beside another: "an otter or a beaver". */
  either: Node[];
};

const COMPILED = RULES.map(({ pattern, build }) => ({ build, matcher: compile(pattern) }));

/** A rule's words as an expression over the kinds of a clause, each followed by a blank. */
function compile(pattern: string): RegExp {
  const parts = pattern.split(' ').map((part) => {
    const kinds = part.replace('?', '').split('|');
    const any = kinds.flatMap((kind) => (kind === 'noun' ? ['thing', 'noun'] : [kind])).join('|');
    return part.endsWith('?') ? `(?:(?:${any}) )?` : `(?:${any}) `;
  });
  return new RegExp(`(?<=^| )${parts.join('')}`, 'gu');
}

const GOES_ON =
  /^(?!verb part (?:verb |with )?thing $|there (?:thing|noun) )(?:part |article )?(?:verb|at|from|like|with|change|is|serve|exit|there|aboard) /;

/** Reads one clause. `topic` is what the clause before it was about: "一条锦鲤，跃出海浪" still speaks of the carp. */
export function readClause(tokens: readonly Token[], topic: Topic | undefined): Clause {
  const nodes = nounsOf(tokens);
  // "…, and he has a hat" goes on like "…, he has a hat".
  if (nodes[0]?.token.relation === 'and' && nodes[1] && !['thing', 'noun'].includes(nodes[1].kind)) nodes.shift();
  nameOwners(nodes, topic);
  asPieces(nodes, topic);
  // 叶子上歇只瓢虫: with nothing named before, what is a piece elsewhere is the thing itself.
  const whole = !topic && nodes[0]?.kind === 'part' ? findChineseThing(nodes[0].token.text) : undefined;
  if (whole) nodes[0] = { ...nodes[0]!, kind: 'thing', token: { ...nodes[0]!.token, kind: 'thing', thing: whole } };
  const clause: Clause = { nodes, joined: [], settings: [], either: [] };
  for (const node of nodes)
    for (const other of node.also ?? [])
      clause.joined.push({ subject: node, relation: 'and', object: other, main: node });
  clause.joined.push(...nodes.flatMap(builtOf));
  const verse = readVerse(nodes);
  if (verse) return { ...clause, nodes: [verse.subject], joined: [verse] };
  const first = nodes[0];
  if (topic && first?.kind === 'place' && PLACES_ALONE.has(first.token.text)) {
    const host = hostOf(topic, first.token);
    nodes.unshift(host);
    reduce(clause);
    if (!nodes.includes(host)) nodes.unshift(host);
    return clause;
  }
  // 壶嘴 is the pot's, whoever the picture is about.
  const isOfLast =
    topic &&
    Array.from(first?.token.text ?? '').some(
      (sign) => !'子儿头'.includes(sign) && topic.last.token.text.includes(sign),
    );
  if (topic && /^part (?:place|is|change|like|verb|with|at|use|passive) /.test(kindsOf(nodes)))
    nodes.unshift(isOfLast || (first && CUT_ZH.test(first.token.text)) ? topic.last : topic.subject);
  if (topic) goOnWith(topic, nodes);
  // "A toucan, but an orange slice is the beak"
  if (topic && /^(?:thing|noun) is part $/.test(kindsOf(nodes)) && nodes[0] !== topic.subject) {
    const [object, , part] = nodes.splice(0);
    nodes.push(object!);
    clause.joined.push({
      subject: topic.subject,
      relation: 'as-part',
      object: object!,
      main: topic.subject,
      part: part!.token.text,
    });
    return clause;
  }
  // "A sheep, but the frogging is a cloud": what nobody knows is a piece of what was named.
  if (
    topic &&
    /^noun is thing $/.test(kindsOf(nodes)) &&
    isPieceNamed(tokens, nodes[2]!) &&
    nodes[2] !== topic.subject
  ) {
    const [part, , object] = nodes.splice(0);
    nodes.push(object!);
    clause.joined.push({
      subject: topic.subject,
      relation: 'as-part',
      object: object!,
      main: topic.subject,
      part: part!.token.text,
    });
    return clause;
  }
  // "A fork stuck in the soil, a robin sat on the handle eyeing a worm": the handle of what was named.
  if (topic && /^thing verb part (?:verb|with) /.test(kindsOf(nodes)) && isOfAnother(tokens, nodes[2]!)) {
    const there = onPart(topic.subject, nodes[0]!, nodes[1]!, nodes[2]!);
    if (there) {
      clause.joined.push(there);
      nodes.splice(1, 2);
    }
  }
  // "A pen, its nib a lighthouse"
  if (topic && /^part (?:thing|noun) (?:part )?$/.test(kindsOf(nodes)) && nodes[1]!.isDetermined)
    clause.joined.push({
      subject: topic.subject,
      relation: 'as-part',
      object: nodes[1]!,
      main: topic.subject,
      part: nodes.shift()!.token.text,
    });
  // "Over a fence, only the fence is a piano": what was named takes that shape.
  if (topic && /^thing is thing $/.test(kindsOf(nodes)) && isSame(nodes[0]!, topic) && nodes[2]!.isIndefinite) {
    const [subject, , object] = nodes.splice(0);
    nodes.push(subject!);
    clause.joined.push({ subject: subject!, relation: 'shaped-like', object: object!, main: subject! });
    return clause;
  }
  // 一把扫帚，扫帚苗是一把伞: a longer word of the same thing is a piece of it.
  if (topic && /^thing is thing $/.test(kindsOf(nodes)) && isPieceOf(nodes[0]!, topic.subject)) {
    const [part, , object] = nodes.splice(0);
    nodes.push(object!);
    clause.joined.push({
      subject: topic.subject,
      relation: 'as-part',
      object: object!,
      main: topic.subject,
      part: part!.token.text,
    });
    return clause;
  }
  // "He's wearing a coat and holding a key": the coat holds nothing.
  const isDressed = /^verb (?:thing|noun) verb thing /.test(kindsOf(nodes)) && !canHold(nodes[1]!);
  if (
    topic &&
    (/^verb (?:thing|noun) verb verb /.test(kindsOf(nodes)) || isDressed) &&
    DONE.has(first?.token.relation ?? '')
  )
    nodes.unshift(doer(topic));
  // "… with a parcel in the pouch": whose pouch it is.
  if (topic && /^with thing verb part (?:instead (?:thing|noun) )?$/.test(kindsOf(nodes))) nodes.unshift(doer(topic));
  reduce(clause);
  const guest = nodes[0];
  if (topic?.fronted && guest?.kind === 'thing' && guest.isDetermined) {
    const { relation, host } = topic.fronted;
    clause.joined.push({ subject: guest, relation, object: host, main: guest });
  }
  // 脑袋上扣着一本书，当帽子使: what was named last serves as it.
  if (topic && kindsOf(nodes).startsWith('serve thing ') && topic.last !== topic.subject) {
    const [, as] = nodes.splice(0, 2);
    clause.joined.push(
      canHold(topic.subject) && isWorn(as!)
        ? { subject: topic.subject, relation: 'wearing', object: topic.last, main: topic.subject }
        : { subject: topic.last, relation: 'shaped-like', object: as!, main: topic.subject },
    );
  }
  // Only now: in "戴皇冠的青蛙" the verb belongs to the frog.
  if (topic && GOES_ON.test(kindsOf(nodes))) {
    // 合起来是只蝴蝶: all of it together takes that shape.
    // 头牌是我师傅: nothing turns into somebody.
    const isWhole =
      first?.kind === 'is' && /\p{Script=Han}/u.test(first.token.text) && !(nodes[1] && isPerson(conceptOf(nodes[1])));
    // 每一道都是羊肉串: it is made of them.
    const isOfMany = isWhole && /^[每个片颗]/u.test(tokens[0]?.text ?? '');
    if (isOfMany) nodes[0] = { ...first, kind: 'verb', token: { ...first.token, relation: 'made-of' } };
    else if (isWhole) nodes[0] = { ...first, kind: 'change' };
    // 四扇窗，一扇停着蝉: one of those that the picture is about.
    // 眼镜，镜片里有金鱼，像两只鱼缸
    const isOfSubject =
      (tokens[0]?.kind === 'number' && !(topic.last.count > 1 && topic.subject.count === 1 && canHold(topic.last))) ||
      (tokens[0]?.kind === 'like' && nodes[1]?.kind === 'thing' && !canHold(nodes[1]));
    nodes.unshift(isOfSubject ? topic.subject : tokens[0]?.kind === 'number' ? topic.last : doer(topic));
    reduce(clause);
  } else if (topic) sayOfTopic(clause, topic);
  return clause;
}

/** "A tuba with a bird in the bell", "a mango; the leaf on top is a parrot": a piece of what was named before. */
function asPieces(nodes: Node[], topic: Topic | undefined): void {
  for (const [at, node] of nodes.entries()) {
    if (node.kind !== 'thing' || !/^(?:the|its)$/.test(node.article ?? '')) continue;
    const owners = [...nodes.slice(0, at), ...(topic ? [topic.subject] : [])].filter(({ kind }) => kind === 'thing');
    if (!owners.some((owner) => owner !== node && isPieceOfThing(node.token.text, conceptOf(owner)))) continue;
    nodes[at] = { ...node, kind: 'part' };
    // "The leaf on top is": where a piece is needs no saying.
    if (nodes[at + 1]?.kind === 'there' && nodes[at + 2]?.kind === 'is') nodes.splice(at + 1, 1);
  }
}

/** 剪刀剪开一条声波，断口处飞出两只鸟: where what was named last is open. */
const CUT_ZH = /^(?:断口|切口|裂口|缺口|裂缝|缝隙)$/u;

const DONE: ReadonlySet<string> = new Set(['wearing', 'holding', 'carrying', 'riding', 'playing', 'reading']);

/** "The frogging is a cloud", not "the logo is a cloud". */
const isPieceNamed = ([article, noun, is]: readonly Token[], object: Node): boolean =>
  article?.kind === 'article' &&
  /^(?:the|its|his|her)$/.test(article.text) &&
  noun?.kind === 'noun' &&
  is?.kind === 'is' &&
  object.isIndefinite &&
  !/^(?:logo|picture|idea|design|image|drawing|badge|sign|icon|name|brief|point|thing|vibe|theme|look|style|concept|mascot|brand|answer|rest|main|focus|hero|dream|plan|trick|joke|story|place|shop|business)$/.test(
    noun.text,
  );

/** "The handle", where "its beak" would be the robin's own. */
const isOfAnother = (tokens: readonly Token[], part: Node): boolean =>
  tokens[tokens.indexOf(part.token) - 1]?.text === 'the';
const isPieceOf = ({ token }: Node, whole: Node): boolean =>
  token.text.length > whole.token.text.length &&
  token.text.startsWith(whole.token.text) &&
  /\p{Script=Han}/u.test(token.text);

/** "The fence", after a fence was named. */
const isSame = (node: Node, { subject, last }: Topic): boolean =>
  /^[a-z ]+$/.test(node.token.text) &&
  node.isDetermined &&
  !node.isIndefinite &&
  [subject, last].some((before) => conceptOf(before) === conceptOf(node));

const VEHICLES = new Set(
  'rocket spaceship submarine airplane helicopter airship hot-air-balloon ufo train locomotive tank boat sailboat wooden-boat ship yacht canoe race-car racing-car tractor'.split(
    ' ',
  ),
);
/** 胡萝卜火箭, 茄子潜水艇: what is eaten or grows drives nothing, so the one is built of the other. */
function builtOf(node: Node): Joined[] {
  const { qualifier } = node;
  const isBuilt =
    qualifier?.thing !== undefined &&
    /\p{Script=Han}/u.test(qualifier.text) &&
    VEHICLES.has(conceptOf(node)) &&
    !/^(?:茶|花|果|米|饭|面|菜|木|竹|草)$/u.test(qualifier.text) &&
    ['food', 'fruit', 'vegetables', 'snacks', 'plants', 'flora'].includes(
      findConcept(qualifier.thing.concept)?.theme ?? '',
    );
  if (!isBuilt) return [];
  const stuff: Node = { ...node, token: qualifier, count: 1, also: [], qualifier: undefined };
  return [{ subject: node, relation: 'made-of', object: stuff, main: node }];
}

/** 明月松间照, 清泉石上流: who is there stands before the place, and what it does at the end. */
function readVerse([host, place, ...more]: readonly Node[]): Joined | undefined {
  const guest = host?.qualifier;
  const isVerse = host?.kind === 'thing' && place?.kind === 'place' && more.length === 0;
  if (!isVerse || !guest?.thing || !/\p{Script=Han}/u.test(guest.text) || host.isDetermined) return undefined;
  const subject: Node = { ...host, token: guest, qualifier: undefined };
  return { subject, relation: place.token.relation ?? 'in', object: { ...host, qualifier: undefined }, main: subject };
}

function reduce({ nodes, joined: all, settings, either }: Clause): void {
  for (let found = firstMatch(nodes); found; found = firstMatch(nodes)) {
    const { at, length, outcome } = found;
    const { join: joined, part, setting, either: other, keep } = outcome;
    if (joined) {
      const [subject, relation, object] = joined;
      const add = (one: Node, other: Node, main: Node) =>
        all.push({ subject: one, relation, object: other, main, ...(part ? { part } : {}) });
      add(subject, object, keep[0] ?? subject);
      // What is said of one of a list is said of all.
      if (relation !== 'and')
        for (const one of [subject, ...(subject.also ?? [])])
          for (const other of [object, ...(object.also ?? [])])
            if (one !== other && (one !== subject || other !== object)) add(one, other, one);
    }
    if (setting) settings.push(setting);
    if (other) either.push(other);
    nodes.splice(at, length, ...keep);
  }
}

const wordsIn = (kinds: string): number => kinds.split(' ').length - 1;

function firstMatch(nodes: readonly Node[]): { at: number; length: number; outcome: Outcome } | undefined {
  const kinds = kindsOf(nodes);
  for (const { matcher, build } of COMPILED) {
    matcher.lastIndex = 0;
    for (let match = matcher.exec(kinds); match; match = matcher.exec(kinds)) {
      const [at, length] = [wordsIn(kinds.slice(0, match.index)), wordsIn(match[0])];
      const all = nodes.slice(at, at + length);
      const next = nodes[at + length];
      const outcome = build({
        node: (place) => all[place]!,
        last: () => all.at(-1)!,
        all,
        next,
        before: nodes[at - 1],
        at,
      });
      if (outcome) return { at, length, outcome };
      matcher.lastIndex = match.index + match[0].indexOf(' ') + 1;
    }
  }
  return undefined;
}
