import type { Relation } from '../scenes/scene.ts';
import { RULES, type Outcome } from './grammar-rules.ts';
import { nounsOf, type Node } from './noun-phrases.ts';
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
export type Topic = { subject: Node; last: Node };

const GOES_ON = /^(?:part |article )?(?:verb|at|from|like|with|change|is|serve|exit|there|aboard) /;

/** Reads one clause. `topic` is what the clause before it was about: "一条锦鲤，跃出海浪" still speaks of the carp. */
export function readClause(tokens: readonly Token[], topic: Topic | undefined): Clause {
  const nodes = nounsOf(tokens);
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
  reduce(clause);
  // Only now: in "戴皇冠的青蛙" the verb belongs to the frog.
  if (topic && GOES_ON.test(kindsOf(nodes))) {
    nodes.unshift(topic.subject);
    reduce(clause);
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
