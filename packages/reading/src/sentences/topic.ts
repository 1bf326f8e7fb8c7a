import type { Relation } from '@markwright/marks';
import { OPEN_MOUTHS, VESSELS, WATERS } from '@markwright/marks/kinds';
import { canHold, conceptOf, isLimb } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { PART_OWNERS } from './part-owners.data.ts';
import { PIECES_ZH } from './pieces-zh.data.ts';
import { BODY_PLACES, PLACES_ALONE } from './relation-words.data.ts';
import { atPart } from './at-places.ts';
import { isLeafOf, isWorn, type Joined } from './rule-outcomes.ts';
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
    pattern: /^thing with $/,
    example: '一盘红烧肉，一双筷子夹起来',
    build: ([holder, how], { subject }) =>
      !canHold(subject) &&
      holder !== subject &&
      (UTENSILS.has(conceptOf(holder!)) || (canHold(holder!) && GRASPS.test(how!.token.text)))
        ? told(holder!, 'holding', subject)
        : undefined,
  },
  {
    pattern: /^thing verb $/,
    example: '酒坛一只，麻绳扎紧',
    build: ([cover, verb], { subject }) =>
      // 一碗面，一双筷子高高挑起来; 一个月饼，一只兔子抱着
      (UTENSILS.has(conceptOf(cover!)) || canHold(cover!)) &&
      !canHold(subject) &&
      cover !== subject &&
      !verb!.token.reversed &&
      HELD.has(verb!.token.relation ?? '')
        ? told(cover!, verb!.token.relation!, subject)
        : // "A hare, gloves on"
          verb!.token.text === 'on' && canHold(subject) && !canHold(cover!)
          ? told(subject, 'wearing', cover!, subject)
          : COVERS.has(verb!.token.relation ?? '')
            ? told(cover!, verb!.token.relation!, subject, subject)
            : undefined,
  },
  {
    pattern: /^thing (?:with (?:thing|part) (?:there )?)?$/,
    example: 'a donkey licking a cone, straw hat with ears poking through',
    build: ([worn], { subject }) =>
      canHold(subject) && !canHold(worn!) && isWorn(worn!) && !worn!.article && /^[a-z ]+$/.test(worn!.token.text)
        ? told(subject, 'wearing', worn!)
        : undefined,
  },
  {
    pattern: /^(?:thing|part|noun) use (?:thing|noun) (?:verb |with |instead )?$/,
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
    pattern: /^passive thing (?:verb|with) $/,
    example: '一把剑，被山羊扛在肩上',
    build: ([, doer, how], { subject }) =>
      DEED.has(how!.token.relation ?? '') ? told(doer!, how!.token.relation!, subject) : undefined,
  },
  {
    pattern: /^thing from place (?:verb |exit )$/,
    example: '一碗馄饨，仙鹤从上头飞过去',
    build: ([guest, , where, how], { subject, vessel }) => {
      if (guest === subject) return undefined;
      const relation = /过/u.test(how!.token.text)
        ? 'flying-over'
        : where!.token.relation === 'behind'
          ? 'behind'
          : 'out-of';
      // 一笼包子，小鸡从里面探出头: out of the steamer.
      return told(guest!, relation, (relation === 'out-of' && vessel) || subject);
    },
  },
  {
    pattern: /^thing (?:at|verb|with) part place (?:verb )?$/,
    example: '一扇窗户，一只蜻蜓落在角上',
    build: ([guest, , part, where], { subject }) =>
      guest === subject || !canHold(guest!) || canHold(subject) || !/\p{Script=Han}/u.test(part!.token.text)
        ? undefined
        : told(guest!, where!.token.relation ?? 'on', subject),
  },
  {
    pattern: /^thing from place with part $/,
    example: '两片帘子拉开，月亮从后面露半张脸',
    build: ([guest, , where], { subject }) =>
      guest === subject ? undefined : told(guest!, where!.token.relation ?? 'behind', subject),
  },
  {
    pattern: /^from place (?:exit|verb) thing $/,
    example: '集装箱打开，从里面飞出一群纸鹤',
    build: ([, , , guest], { subject }) => (guest === subject ? undefined : told(guest!, 'out-of', subject)),
  },
  {
    pattern: /^(?:use )?(?:thing|noun) (?:serve|change|verb|with) de $/,
    example: '一架梯子，竹子做的',
    build: (nodes, { subject }) => {
      const [stuff, how] = nodes.slice(-3);
      return stuff !== subject && /^[做编搭堆织雕刻折剪缝捏造砌拼扎糊]/u.test(how!.token.text)
        ? told(subject, 'made-of', stuff!)
        : undefined;
    },
  },
  {
    pattern: /^thing exit (?:part |thing )*$/,
    example: '茧裂开，蝴蝶挣出半边翅膀',
    build: ([guest, how], { subject }) =>
      guest === subject
        ? undefined
        : told(guest!, /^[升飘腾]/u.test(how!.token.text) ? 'rising-from' : 'out-of', subject),
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
    pattern: /^verb part (?:verb |with )?thing $/,
    example: 'a snail, and on its shell stands a windmill',
    build: (nodes, { subject }) => onPart(subject, nodes.at(-1)!, nodes[0]!, nodes[1]!),
  },
  {
    pattern: /^thing (?:verb|with) part $/,
    example: 'a heron, a key hanging from its beak',
    // The neck is a lion's, not his chair's.
    build: ([guest, how, part], topic) => onPart(doer(topic), guest!, how!, part!),
  },
  {
    pattern: /^thing (?:change )?(?:with |at |verb )?place (?:verb (?:thing )?)*$/,
    example: '一只龙舟，四个小人坐里面',
    build: (nodes, { subject }) => {
      const place = nodes.find(({ kind }) => kind === 'place')!;
      if (!PLACES_ALONE.has(place.token.text) || nodes[0] === subject) return undefined;
      // 胡萝卜火箭，小兔子骑在上面
      const rides = nodes[1]!.kind === 'verb' && nodes[1]!.token.relation === 'riding';
      return told(nodes[0]!, rides ? 'riding' : (place.token.relation ?? 'in'), subject);
    },
  },
];

const UTENSILS = new Set(
  'chopsticks spoon fork tongs ladle spatula hand hands tweezers shovel trowel net fishing-net crane-machine hook scoop'.split(
    ' ',
  ),
);
const GRASPS = /^[抱捧夹托拎提挑举端叼衔握攥抓咬扛拿搂捏揣]/u;
const HELD: ReadonlySet<string> = new Set(['holding', 'carrying']);

const DEED: ReadonlySet<string> = new Set(['holding', 'reading', 'playing', 'carrying', 'wearing', 'riding']);

const told = (subject: Node, relation: Relation, object: Node, main = subject): Joined => ({
  subject,
  relation,
  object,
  main,
});

/** Something at a part of whom the picture is about. */
export function onPart(owner: Node, guest: Node, how: Node, part: Node): Joined | undefined {
  const relation = how.token.relation ?? 'on';
  if (guest === owner || relation === 'and' || how.token.reversed) return undefined;
  // "Crows along both his arms": who can do something himself is on them.
  if (canHold(guest)) return told(guest, relation === 'beside' ? 'on' : relation, owner, owner);
  const { join } = atPart(owner, guest, how, part);
  return join && told(join[0], join[1], join[2], owner);
}

/** Joins what is left of a clause with what was named before. */
export function sayOfTopic({ nodes, joined }: { nodes: Node[]; joined: Joined[] }, topic: Topic): void {
  const kinds = kindsOf(nodes);
  for (const { pattern, build } of TOLD_OF_TOPIC) {
    const found = pattern.test(kinds) ? build(nodes, topic) : undefined;
    if (!found) continue;
    joined.push(found);
    // 小女孩坐在上面看书: what the guest does there is seen too.
    const [deed, what] = nodes.slice(-2);
    if (
      deed?.kind === 'verb' &&
      what?.kind === 'thing' &&
      found.subject === nodes[0] &&
      what !== found.object &&
      DEED.has(deed.token.relation ?? '')
    )
      joined.push(told(nodes[0]!, deed.token.relation!, what));
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

/** A wooden boat is a boat. */
const isSuch = (node: Node, kind: string): boolean => conceptOf(node) === kind || conceptOf(node).endsWith(`-${kind}`);

/** 壶嘴上站着翠鸟: a part that nobody was named for speaks of what has such a part. */
export function nameOwners(nodes: Node[], topic: Topic | undefined): void {
  for (const [at, node] of nodes.entries()) {
    const owner = node.kind === 'part' ? PART_OWNERS.get(node.token.text) : undefined;
    if (owner === undefined || ['thing', 'noun', 'de', 'whose'].includes(nodes[at - 1]?.kind ?? '')) continue;
    const sign = node.token.text.slice(0, 1);
    const isKnown = topic && [topic.subject, topic.last].some(({ token }) => token.text.includes(sign));
    const isPiece = [topic?.subject, topic?.last].some(
      (each) => each && PIECES_ZH.get(conceptOf(each))?.has(node.token.text),
    );
    if (isPiece || isKnown || (at === 0 && topic && isSuch(topic.subject, owner))) continue;
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

const TIES = /^[捆扎绑缠系箍绕拴勒裹]/u;
const POSTURE = /^[坐睡站蹲趴躺落停卧立]着?$/u;

/** Chinese clauses that speak of what was named before without naming it again. */
export function goOnWith(topic: Topic, nodes: Node[]): void {
  // 肚子口袋里探出来一个包子
  if (/^part part (?:place|verb|with|is|change) /.test(kindsOf(nodes))) nodes.splice(0, 2, topic.subject, nodes[1]!);
  const kinds = kindsOf(nodes);
  const [first] = nodes;
  // 一只考拉，跟一个木偶脸对脸; 两把茶壶，嘴对嘴
  const mutual = nodes.findIndex(({ kind }) => kind === 'mutual');
  if (first?.token.relation === 'and' && mutual > 1 && /^verb thing (?:verb )?mutual /.test(kinds)) {
    const { token } = nodes[mutual]!;
    const how: Node = { ...nodes[mutual]!, kind: 'verb', token: { ...token, relation: token.relation ?? 'facing' } };
    nodes.splice(0, mutual + 1, topic.subject, how, nodes[1]!);
    return;
  }
  if (kinds === 'mutual ' && topic.subject.count > 1) {
    nodes.unshift(topic.subject);
    return;
  }
  // 一束薰衣草，用丝带扎起来
  if (
    /^(?:use|verb) thing (?:verb|with) (?:exit )?$/.test(kinds) &&
    /^[用拿以]$/u.test(first!.token.text) &&
    TIES.test(nodes[2]!.token.text)
  ) {
    nodes.splice(
      0,
      nodes.length,
      nodes[1]!,
      { ...nodes[2]!, kind: 'verb', token: { ...nodes[2]!.token, relation: 'wrapped-round', reversed: false } },
      topic.subject,
    );
    return;
  }
  // 凤梨一颗，头上那簇叶子画成皇冠: the leaves are the pineapple's.
  if (
    /^thing (?:change|is|like|serve) thing /.test(kinds) &&
    first !== topic.subject &&
    isLeafOf(first!, topic.subject)
  ) {
    nodes.splice(0, 1, topic.subject, { ...first!, kind: 'part' });
    return;
  }
  // 一只小鸟站在它嘴里: the mouth of whom the picture is about.
  const bodily = nodes[2];
  if (
    /^thing at (?:thing|part) place /.test(kinds) &&
    first !== topic.subject &&
    first!.isDetermined &&
    canHold(topic.subject) &&
    (bodily!.kind === 'part' || (isLimb(bodily!) && !bodily!.isDetermined))
  )
    nodes.splice(2, 1, topic.subject);
  // 八只手各抓一样玩具, "every arm holding a ball": the limbs are those of whom the picture is about.
  if (first && isLimb(first) && canHold(topic.subject) && /^thing (?:verb|with) /.test(kinds)) {
    nodes[0] = topic.subject;
    return;
  }
  // 穿山甲，脚上穿皮靴
  if (
    first &&
    (isLimb(first) || /^(?:脸|脸蛋|脸盘|额头)$/u.test(first.token.text)) &&
    !first.isDetermined &&
    canHold(topic.subject) &&
    kinds.startsWith('thing place ')
  ) {
    nodes.splice(0, 1, topic.subject, { ...first, kind: 'part' });
    return;
  }
  // 一把椅子，四条腿是四根船桨
  if (first && isLimb(first) && first.isDetermined && /^thing (?:is|change|like) /.test(kinds)) {
    nodes.splice(0, 1, topic.subject, { ...first, kind: 'part' });
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
  // 琴键一排，其中一个黑键是一只黑猫
  const isOneOf = kinds === 'noun is thing ' && first.count === 1 && first.isDetermined;
  if (isOneOf || (/^noun (?:is|change|like|place) /.test(kinds) && !first.isDetermined)) {
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
