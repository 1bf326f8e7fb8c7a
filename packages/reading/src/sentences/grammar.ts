import type { Relation } from '@markwright/marks';
import { RULES } from './grammar-rules.ts';
import { nounsOf, type Node } from './noun-phrases.ts';
import { canHold } from './holders.ts';
import { PART_OWNERS } from './part-owners.data.ts';
import type { Outcome } from './rule-outcomes.ts';
import { BODY_PLACES, PLACES_ALONE } from './relation-words.data.ts';
import type { Token } from './token.ts';

/** `main` is the one of the two that the clause goes on about. */
export type Joined = { subject: Node; relation: Relation; object: Node; main: Node; part?: string };

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

/** What the clauses before were about: their subject, and the last thing that was named. */
export type Topic = {
  subject: Node;
  last: Node;
  /** Said before its guest: "inside a shield, a pine tree". */
  fronted?: { relation: Relation; host: Node };
};

const GOES_ON = /^(?:part |article )?(?:verb|at|from|like|with|change|is|serve|exit|there|aboard) /;

/** Reads one clause. `topic` is what the clause before it was about: "一条锦鲤，跃出海浪" still speaks of the carp. */
export function readClause(tokens: readonly Token[], topic: Topic | undefined): Clause {
  const nodes = nounsOf(tokens);
  nameOwners(nodes, topic);
  const clause: Clause = { nodes, joined: [], settings: [], either: [] };
  const first = nodes[0];
  if (topic && first?.kind === 'place' && PLACES_ALONE.has(first.token.text)) {
    // 上面坐着玉兔 speaks of what was named last, 旁边一只熊猫 of what the picture is about.
    const isNear =
      !BODY_PLACES.has(first.token.text) && (first.token.relation === 'on' || first.token.relation === 'in');
    const host = isNear ? topic.last : topic.subject;
    nodes.unshift(host);
    reduce(clause);
    if (!nodes.includes(host)) nodes.unshift(host);
    return clause;
  }
  // 壶嘴 is the pot's, whoever the picture is about.
  const isOfLast = topic && Array.from(first?.token.text ?? '').some((sign) => topic.last.token.text.includes(sign));
  if (topic && /^part (?:place|is|change|like|verb|with) /.test(kindsOf(nodes)))
    nodes.unshift(isOfLast ? topic.last : topic.subject);
  if (topic) goOnWith(topic, nodes);
  // "A pen, its nib a lighthouse"
  if (topic && /^part (?:thing|noun) $/.test(kindsOf(nodes)) && nodes[1]!.isDetermined)
    clause.joined.push({
      subject: topic.subject,
      relation: 'as-part',
      object: nodes[1]!,
      main: topic.subject,
      part: nodes.shift()!.token.text,
    });
  reduce(clause);
  const guest = nodes[0];
  if (topic?.fronted && guest?.kind === 'thing' && guest.isDetermined) {
    const { relation, host } = topic.fronted;
    clause.joined.push({ subject: guest, relation, object: host, main: guest });
  }
  // Only now: in "戴皇冠的青蛙" the verb belongs to the frog.
  if (topic && GOES_ON.test(kindsOf(nodes))) {
    // 合起来是只蝴蝶: all of it together takes that shape.
    const isWhole = first?.kind === 'is' && /\p{Script=Han}/u.test(first.token.text);
    if (isWhole) nodes[0] = { ...first, kind: 'change' };
    nodes.unshift(doer(topic));
    reduce(clause);
  } else if (topic && /^thing exit (?:part |thing )*$/.test(kindsOf(nodes)) && nodes[0] !== topic.subject) {
    // 茧裂开，蝴蝶挣出半边翅膀
    clause.joined.push({ subject: nodes[0]!, relation: 'out-of', object: topic.subject, main: nodes[0]! });
    nodes.splice(1);
  } else if (topic && /^(?:thing|noun) (?:there|serve part) ?/.test(kindsOf(nodes))) {
    const [guest, how, part] = nodes;
    if (how!.kind === 'there')
      clause.joined.push({
        subject: guest!,
        relation: how!.token.relation ?? 'on',
        object: topic.subject,
        main: guest!,
      });
    else
      clause.joined.push({
        subject: topic.subject,
        relation: 'as-part',
        object: guest!,
        main: topic.subject,
        part: part!.token.text,
      });
  }
  return clause;
}

/** Who goes on doing something: the one of the two that can. */
const doer = ({ subject, last }: Topic): Node => (canHold(subject) || !canHold(last) ? subject : last);

/** 壶嘴上站着翠鸟: a part that nobody was named for speaks of what has such a part. */
function nameOwners(nodes: Node[], topic: Topic | undefined): void {
  for (const [at, node] of nodes.entries()) {
    const owner = node.kind === 'part' ? PART_OWNERS.get(node.token.text) : undefined;
    if (owner === undefined || ['thing', 'noun', 'de', 'whose'].includes(nodes[at - 1]?.kind ?? '')) continue;
    const sign = node.token.text.slice(0, 1);
    const isKnown = topic && [topic.subject, topic.last].some(({ token }) => token.text.includes(sign));
    if (isKnown || (at === 0 && topic && topic.subject.token.thing?.concept === owner)) continue;
    const token = { ...node.token, kind: 'thing' as const, thing: { concept: owner, isKind: true } };
    nodes.splice(at, 1, { ...node, kind: 'thing', token, isDetermined: true }, node);
    return;
  }
}

const LIMBS = new Set(['hand', 'leg', 'foot', 'wing', 'eye', 'ear', 'paw', 'fist']);
const POSTURE = /^[坐睡站蹲趴躺落停卧立]着?$/u;

/** Chinese clauses that speak of what was named before without naming it again. */
function goOnWith(topic: Topic, nodes: Node[]): void {
  const kinds = kindsOf(nodes);
  const [first] = nodes;
  // 八只手各抓一样玩具, "every arm holding a ball": the limbs are those of whom the picture is about.
  if (
    first &&
    LIMBS.has(first.token.thing?.concept ?? '') &&
    canHold(topic.subject) &&
    /^thing (?:verb|with) /.test(kinds)
  ) {
    nodes[0] = topic.subject;
    return;
  }
  if (!first || !/\p{Script=Han}/u.test(first.token.text)) return;
  // 核是个小太阳, 断口上冒出新芽: a noun nobody can draw is a piece of what was named.
  if (/^noun (?:is|change|like|place) /.test(kinds) && !first.isDetermined) {
    nodes[0] = { ...first, kind: 'part' };
    nodes.unshift(kinds.startsWith('noun place') ? topic.last : topic.subject);
  } else if (/^thing part (?:change|is) /.test(kinds) && canHold(topic.subject) && !canHold(first)) {
    // 胡萝卜鼻子换成芒果: the nose is the snowman's.
    nodes.splice(0, 2, topic.subject, nodes[1]!);
  } else if (/^with (?:thing|noun) $/.test(kinds) && POSTURE.test(first.token.text)) {
    // 摆着摇椅，躺着个阿公: who lies somewhere lies on what was named last.
    nodes.splice(0, 1, topic.last, {
      ...first,
      kind: 'place',
      token: { ...first.token, kind: 'place', relation: 'on' },
    });
  } else if (kinds.startsWith('at ') && !kinds.includes('de ')) nodes.unshift(doer(topic));
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
            if (one !== subject || other !== object) add(one, other, one);
    }
    if (setting) settings.push(setting);
    if (other) either.push(other);
    nodes.splice(at, length, ...keep);
  }
}

const kindsOf = (nodes: readonly Node[]): string => nodes.map(({ kind }) => `${kind} `).join('');
const wordsIn = (kinds: string): number => kinds.split(' ').length - 1;

function firstMatch(nodes: readonly Node[]): { at: number; length: number; outcome: Outcome } | undefined {
  const kinds = kindsOf(nodes);
  for (const { matcher, build } of COMPILED) {
    matcher.lastIndex = 0;
    for (let match = matcher.exec(kinds); match; match = matcher.exec(kinds)) {
      const [at, length] = [wordsIn(kinds.slice(0, match.index)), wordsIn(match[0])];
      const all = nodes.slice(at, at + length);
      const next = nodes[at + length];
      const outcome = build({ node: (place) => all[place]!, last: () => all.at(-1)!, all, next });
      if (outcome) return { at, length, outcome };
      matcher.lastIndex = match.index + match[0].indexOf(' ') + 1;
    }
  }
  return undefined;
}
