import type { Relation } from '@markwright/marks';
import { OPEN_MOUTHS, VESSELS, WATERS } from '@markwright/marks/kinds';
import { canHold, conceptOf, isLimb } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { PART_OWNERS } from './part-owners.data.ts';
import { BODY_PLACES, PLACES_ALONE } from './relation-words.data.ts';
import type { Joined } from './rule-outcomes.ts';
import type { Token } from './token.ts';

/** What the clauses before were about: their subject, and the last thing that was named. */
export type Topic = {
  subject: Node;
  last: Node;
  /** The cup, pot or glass that was named last: its rim is spoken of without it. */
  vessel?: Node | undefined;
  /** Said before its guest: "inside a shield, a pine tree". */
  fronted?: { relation: Relation; host: Node };
};

/** What something does to the thing that was named before, without naming it again. */
const COVERS: ReadonlySet<string> = new Set(['wrapped-round', 'on', 'over', 'behind', 'under', 'beside']);

/** What a clause ends up as that speaks of the topic without naming it; `pattern` is over its kinds of words. */
const TOLD_OF_TOPIC: readonly {
  pattern: RegExp;
  example: string;
  build: (nodes: readonly Node[], topic: Topic) => Joined | undefined;
}[] = [
  {
    pattern: /^thing verb $/,
    example: '酒坛一只，麻绳扎紧',
    build: ([cover, verb], { subject }) =>
      // "A hare, gloves on"
      verb!.token.text === 'on' && canHold(subject) && !canHold(cover!)
        ? told(subject, 'wearing', cover!, subject)
        : COVERS.has(verb!.token.relation ?? '')
          ? told(cover!, verb!.token.relation!, subject, subject)
          : undefined,
  },
  {
    pattern: /^(?:thing|part|noun) use (?:thing|noun) $/,
    example: '小货车，四个轮子用纽扣',
    build: ([part, , other], { subject }) =>
      part === subject ? undefined : { ...told(subject, 'as-part', other!), part: part!.token.text },
  },
  {
    pattern: /^thing at place verb $/,
    example: '橙子往下滚，松鼠在后头追',
    build: ([guest, , , verb], { subject }) =>
      verb!.token.relation === 'chasing' && guest !== subject ? told(guest!, 'chasing', subject) : undefined,
  },
  {
    pattern: /^thing exit (?:part |thing )*$/,
    example: '茧裂开，蝴蝶挣出半边翅膀',
    build: ([guest], { subject }) => (guest === subject ? undefined : told(guest!, 'out-of', subject)),
  },
  {
    pattern: /^(?:thing|noun) there /,
    example: 'a mug, steam above it',
    build: ([guest, where], { subject }) => told(guest!, where!.token.relation ?? 'on', subject),
  },
  {
    pattern: /^there (?:thing|noun) /,
    example: 'an oyster, inside it a pearl',
    build: ([where, guest], { subject }) =>
      guest!.isDetermined ? told(guest!, where!.token.relation ?? 'on', subject) : undefined,
  },
  {
    pattern: /^(?:thing|noun) serve (?:part|thing|noun) $/,
    example: 'a compass, cinnamon as the needle',
    build: ([guest, serve, part], { subject }) =>
      part!.kind === 'part' || /^as (?:the|its|his|her)$/.test(serve!.token.text)
        ? { ...told(subject, 'as-part', guest!), part: part!.token.text }
        : undefined,
  },
  {
    pattern: /^thing (?:verb|with) part $/,
    example: 'a heron, a key hanging from its beak',
    build: ([guest, how, part], { subject }) => onPart(subject, guest!, how!, part!),
  },
  {
    pattern: /^thing (?:with |at )?place (?:verb thing )*$/,
    example: '一只龙舟，四个小人坐里面',
    build: (nodes, { subject }) => {
      const place = nodes.find(({ kind }) => kind === 'place')!;
      return PLACES_ALONE.has(place.token.text) ? told(nodes[0]!, place.token.relation ?? 'in', subject) : undefined;
    },
  },
];

const told = (subject: Node, relation: Relation, object: Node, main = subject): Joined => ({
  subject,
  relation,
  object,
  main,
});

const HOLDS = /^(?:beak|bill|mouth|paws?|hands?|claws?|trunk|arms?|wings?|snout|teeth|嘴|嘴里|爪子?|手|翅膀|鼻子)$/u;
const WEARS = /^(?:neck|ears?|head|horns?|antlers?|脖子|耳朵|头|头上)$/u;

/** Something at a part of somebody: held, worn, or only there. */
function onPart(owner: Node, guest: Node, how: Node, part: Node): Joined | undefined {
  const relation = how.token.relation ?? 'on';
  if (guest === owner || relation === 'and' || how.token.reversed) return undefined;
  if (canHold(owner) && !canHold(guest)) {
    if (HOLDS.test(part.token.text)) return told(owner, 'holding', guest, owner);
    if (WEARS.test(part.token.text) && relation !== 'under') return told(owner, 'wearing', guest, owner);
  }
  return canHold(guest) && owner === guest ? undefined : told(guest, relation, owner, owner);
}

/** Joins what is left of a clause with what was named before. */
export function sayOfTopic({ nodes, joined }: { nodes: Node[]; joined: Joined[] }, topic: Topic): void {
  const kinds = kindsOf(nodes);
  for (const { pattern, build } of TOLD_OF_TOPIC) {
    const found = pattern.test(kinds) ? build(nodes, topic) : undefined;
    if (!found) continue;
    joined.push(found);
    const named = nodes.find((node) => node === found.subject || node === found.object);
    nodes.splice(0, nodes.length, ...(named ? [named] : []));
    return;
  }
}

/** 上面坐着玉兔 speaks of what was named last, 旁边一只熊猫 of what the picture is about; 里头 of what can hold a guest. */
export function hostOf({ subject, last }: Topic, { text, relation }: Token): Node {
  if (BODY_PLACES.has(text) || (relation !== 'on' && relation !== 'in')) return subject;
  const holds = (node: Node) => VESSELS.has(conceptOf(node)) || WATERS.has(conceptOf(node));
  return relation === 'in' && !holds(last) && holds(subject) ? subject : last;
}

export const kindsOf = (nodes: readonly Node[]): string => nodes.map(({ kind }) => `${kind} `).join('');

/** Who goes on doing something: the one of the two that can. */
export const doer = ({ subject, last }: Topic): Node => (canHold(subject) || !canHold(last) ? subject : last);

/** 壶嘴上站着翠鸟: a part that nobody was named for speaks of what has such a part. */
export function nameOwners(nodes: Node[], topic: Topic | undefined): void {
  for (const [at, node] of nodes.entries()) {
    const owner = node.kind === 'part' ? PART_OWNERS.get(node.token.text) : undefined;
    if (owner === undefined || ['thing', 'noun', 'de', 'whose'].includes(nodes[at - 1]?.kind ?? '')) continue;
    const sign = node.token.text.slice(0, 1);
    const isKnown = topic && [topic.subject, topic.last].some(({ token }) => token.text.includes(sign));
    if (isKnown || (at === 0 && topic && topic.subject.token.thing?.concept === owner)) continue;
    // 杯身 after a glass of tea: the glass is the tea's.
    if (topic?.vessel && OPEN_MOUTHS.has(owner)) {
      nodes.splice(at, 0, topic.vessel);
      return;
    }
    const token = { ...node.token, kind: 'thing' as const, thing: { concept: owner, isKind: true } };
    nodes.splice(at, 1, { ...node, kind: 'thing', token, isDetermined: true }, node);
    return;
  }
}

const POSTURE = /^[坐睡站蹲趴躺落停卧立]着?$/u;

/** Chinese clauses that speak of what was named before without naming it again. */
export function goOnWith(topic: Topic, nodes: Node[]): void {
  const kinds = kindsOf(nodes);
  const [first] = nodes;
  // 八只手各抓一样玩具, "every arm holding a ball": the limbs are those of whom the picture is about.
  if (first && isLimb(first) && canHold(topic.subject) && /^thing (?:verb|with) /.test(kinds)) {
    nodes[0] = topic.subject;
    return;
  }
  // "…, flames along the wings": the wings of whom the picture is about.
  const [guest, where, limb] = nodes;
  if (
    kinds === 'thing verb thing ' &&
    isLimb(limb!) &&
    !isLimb(guest!) &&
    canHold(topic.subject) &&
    !limb!.isIndefinite
  ) {
    const on = where!.token.relation === 'beside' ? { ...where!.token, relation: 'on' as const } : where!.token;
    nodes.splice(1, 2, { ...where!, token: on }, topic.subject);
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
