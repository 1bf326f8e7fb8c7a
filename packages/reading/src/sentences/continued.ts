import { findConcept, parentsOf } from '@markwright/marks';
import { OPEN_MOUTHS, VESSELS } from '@markwright/marks/kinds';
import { canHold, conceptOf } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import type { Clause } from './grammar.ts';
import { isClaw } from './own-body-zh.ts';
import { PIECES_ZH } from './pieces-zh.data.ts';
import type { Joined } from './rule-outcomes.ts';
import { findChineseThing } from './thing-names.ts';
import type { Token } from './token.ts';
import type { Topic } from './topic.ts';

/** 一只旧皮鞋，鞋口里…, 那辆车: the end of a name that was said before is that thing again; 一口锅 would be another one. */
export function asNamedBefore(tokens: readonly Token[], named: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token | Token[] => {
    const { thing, text } = token;
    // 螃蟹横着走，钳子夹着书: the claws of who was named before.
    if (isClaw(token, [...named, ...tokens.slice(0, at)])) return { kind: 'part' as const, text, from: token.from };
    // 一个石磨，磨上面开一朵花
    const isGround = at === 0 && token.kind === 'verb' && text.length === 1 && tokens[1]?.kind === 'place';
    const stood = isGround && named.findLast((each) => each.thing && each.text.endsWith(text));
    if (stood) return { kind: 'thing' as const, text, from: token.from, thing: stood.thing! };
    // 螃蟹的手心: the palm of a hand that was named.
    if (at === 0 && /^(?:手心|掌心|手掌心)$/u.test(text) && named.some((each) => each.thing?.concept === 'hand'))
      return { kind: 'part' as const, text, from: token.from };
    // 一只小鹿，鹿角长成树枝: the antlers of who was named.
    const isOwnPiece = thing && at === 0 && text.length === 2 && '角尾耳腿翅爪嘴'.includes(text.slice(-1));
    if (isOwnPiece && named.some((each) => each.text.endsWith(text.slice(0, 1)) && canHold({ token: each })))
      return { kind: 'part' as const, text, from: token.from };
    // 章鱼，爪子都是水管: of who was named before.
    if (
      at === 0 &&
      /^(?:爪子|触手|翅膀|蹄子|鳍|尾巴)$/u.test(text) &&
      IS_SAID.has(tokens[1]?.kind ?? '') &&
      named.some((each) => canHold({ token: each }))
    )
      return { kind: 'part' as const, text, from: token.from };
    // 一台拖拉机，车头整成牛头
    const isOfVehicle = at === 0 && /^车[头身尾厢斗]?$/u.test(text) && (text.length > 1 || tokens[1]?.kind === 'part');
    const vehicle =
      thing && isOfVehicle ? named.findLast((each) => VEHICLES.has(each.thing?.concept ?? '')) : undefined;
    if (vehicle) return text === '车' ? { ...token, thing: vehicle.thing! } : { kind: 'part', text, from: token.from };
    // 甜甜圈，中间有个洞，月亮从洞里露出来: the hole of what was named.
    if ((thing || token.kind === 'noun') && HOLES.test(text)) {
      const owner = [...tokens.slice(0, at), ...named].findLast(
        (each) => each.thing && !canHold({ token: each }) && !HOLES.test(each.text),
      );
      if (owner && at > 0 && tokens[at - 1]!.kind !== 'thing' && tokens[at + 1]?.kind === 'place')
        return { kind: 'thing' as const, text, from: token.from, thing: owner.thing! };
      if (owner && (at > 0 || tokens.length > 1)) return { kind: 'part' as const, text, from: token.from };
    }
    // 木头洗衣盆: what it is made of.
    if (
      thing &&
      MATERIALS.test(text) &&
      tokens[at + 1]?.kind === 'thing' &&
      tokens[at + 1]!.from === token.from + text.length
    )
      return [];
    // 鹿角像树枝: of no deer that was named before.
    const isPieceFirst = at === 0 || (at === 1 && tokens[0]!.kind === 'number');
    const isHorn = thing && isPieceFirst && /^.[角尾耳翅爪]$/u.test(text) && IS_SAID.has(tokens[at + 1]?.kind ?? '');
    const owner = isHorn ? findChineseThing(text.slice(0, 1)) : undefined;
    if (owner && canHold({ token: { ...token, thing: owner } }))
      return [
        { kind: 'thing' as const, text: text.slice(0, 1), from: token.from, thing: owner },
        { kind: 'part' as const, text: text.slice(-1), from: token.from + 1 },
      ];
    // 眼睛是锁孔, 尾巴换成鱼尾: a piece that takes the place of another is seen as its whole.
    const whose =
      token.kind === 'part' && text.length === 2 && at === tokens.length - 1 ? findChineseThing(text[0]!) : undefined;
    const saidOf = tokens[at - 1]?.kind === 'number' ? tokens[at - 2] : tokens[at - 1];
    if (whose && IS_SAID.has(saidOf?.kind ?? '') && !OF_BODIES.test(text[0]!))
      return { kind: 'thing' as const, text: text[0]!, from: token.from, thing: whose };
    // 一架天平，左边盘子里…: a piece of what was named.
    const isPiece =
      ['thing', 'noun'].includes(token.kind) &&
      (tokens[at - 1]?.kind !== 'number' ||
        isThat(tokens[at - 1]) ||
        ['use', 'is', 'change', 'serve'].includes(tokens[at + 1]?.kind ?? '')) &&
      tokens[at + 1] !== undefined &&
      [...named, ...tokens.slice(0, at)].some((each) => PIECES_ZH.get(each.thing?.concept ?? '')?.has(text));
    if (isPiece) return { kind: 'part' as const, text, from: token.from };
    // 两片叶子托着桃子，叶子像手: what is a piece elsewhere was named for itself.
    const same = token.kind === 'part' && at === 0 ? named.findLast((each) => each.text === text) : undefined;
    if (same?.thing) return { ...token, kind: 'thing' as const, thing: same.thing };
    const ground = token.kind === 'setting' ? /^([海河江湖溪山])([上里中边])$/u.exec(text) : null;
    const land = ground && named.findLast((each) => each.text.includes(ground[1] ?? '') && each.thing);
    if (ground && land)
      return [
        { kind: 'thing', text: ground[1] ?? '', from: token.from, thing: land.thing! },
        {
          kind: 'place',
          text: ground[2] ?? '',
          from: token.from + 1,
          relation: ground[2] === '边' ? 'beside' : ground[2] === '上' ? 'on' : 'in',
        },
      ];
    const top = thing && at === 0 && tokens[at + 1]?.kind !== 'place' ? TOP_OF.exec(text) : null;
    const whole =
      top &&
      named.findLast(
        (each) => each.thing && isSameKind(each.thing.concept, thing!.concept) && each.text.endsWith(top[1] ?? ''),
      );
    if (top && whole)
      return [
        { ...token, thing: whole.thing! },
        { kind: 'place', text: top[2] ?? '', from: token.from + 1, relation: top[2] === '脚' ? 'beside' : 'on' },
      ];
    const number = tokens[at - 1]?.kind === 'number' ? tokens[at - 1]!.text : '';
    // 一只羽毛球，一看是球
    const isAnswer = at === 1 && tokens.length === 2 && tokens[0]!.kind === 'is';
    const isMeant =
      number === ''
        ? isAnswer || ['place', 'part', 'is', 'change', 'like', 'at', 'from'].includes(tokens[at + 1]?.kind ?? '')
        : /^[那这该]/u.test(number);
    if (!thing || !isMeant || !/^\p{Script=Han}{1,2}$/u.test(text)) return token;
    // 方向盘，盘子中间: with or without its 子.
    const end = text.replace(/子$/u, '');
    const before = named.findLast(
      (each) => each.text.length > end.length && (each.text.endsWith(text) || each.text.endsWith(end)),
    );
    // 一头牦牛，牛角上挂灯笼: the horns of who was named.
    const isOwn = tokens[at + 1]?.kind === 'part' && !/^(?:熊猫|蜗牛)$/u.test(before?.text ?? '');
    return before?.thing && (isOwn || isSameKind(before.thing.concept, thing.concept))
      ? { ...token, thing: before.thing }
      : token;
  });
}

const VEHICLES: ReadonlySet<string> = new Set(
  'tractor truck fire-truck pickup-truck cement-mixer tanker van bus taxi excavator forklift harvester tower-crane train pickup scooter motorcycle bicycle tricycle'.split(
    ' ',
  ),
);

const HOLES = /^[大小圆破]?(?:洞|窟窿|窟窿眼|豁口|缺口|孔)[儿子]?$/u;

const MATERIALS = /^(?:木头|石头|竹子|铁皮|玻璃|塑料|陶土|泥巴|红木|原木)$/u;
const IS_SAID: ReadonlySet<string> = new Set(['is', 'change', 'like', 'serve', 'use']);
const OF_BODIES = /[手脚头脸眼耳心嘴牙腰背]/u;

/** 一座雪山，山顶冒着热气: the top of what was named before. */
const TOP_OF = /^([山树屋塔楼桥崖])([顶尖头脚])$/u;

/** A panda is no cat, whatever its last character. */
const isSameKind = (one: string, other: string): boolean =>
  one === other ||
  parentsOf(one).includes(other) ||
  one === 'spider-web' ||
  !['animals', 'species', 'people', 'myth'].includes(findConcept(one)?.theme ?? '');

const JOINS: ReadonlySet<string> = new Set(['verb', 'with', 'is', 'serve', 'use', 'change', 'take', 'at', 'like']);
const isNoun = (token: Token | undefined): boolean => token?.kind === 'thing' || token?.kind === 'noun';
const isThat = (token: Token | undefined): boolean => token?.kind === 'number' && /^[那这]/u.test(token.text);

/** Words that only tell which one of several is meant. */
export function withoutWhichOne(tokens: readonly Token[]): Token[] {
  const [first, second, third, fourth] = tokens;
  // 最前面那只头上顶着…: one of those that are spoken of.
  if (first?.kind === 'place' && isThat(second) && ['place', 'part', 'verb', 'with'].includes(third?.kind ?? ''))
    return tokens.slice(2);
  // 下面那根签子换成…
  if (first?.kind === 'place' && isThat(second) && isNoun(third)) return withoutWhichOne(tokens.slice(1));
  // 左边盘子里搁本书
  if (
    first?.kind === 'place' &&
    /^[左右前后两]/u.test(first.text) &&
    isNoun(second) &&
    third?.kind === 'place' &&
    fourth
  )
    return withoutWhichOne(tokens.slice(1));
  const at = tokens.findIndex(({ kind, text }) => kind === 'number' && /^[那这]种$/u.test(text));
  // 就是有四个眼的那种扣子
  if (at > 1 && first?.kind === 'is' && tokens[at - 1]!.kind === 'de' && isNoun(tokens[at + 1]))
    return tokens.slice(at);
  // 我外婆腌泡菜那种坛子, 披着超人那种披风
  if (at > 0 && isNoun(tokens[at - 1]) && tokens[at + 1]?.kind === 'thing') {
    const deed = tokens.slice(0, at).findLastIndex(({ kind }) => JOINS.has(kind));
    const isShown = deed > 0 && tokens.slice(0, deed).some(({ kind }) => kind === 'thing');
    return isShown ? [...tokens.slice(0, deed + 1), ...tokens.slice(at)] : tokens.slice(at);
  }
  // 追着电脑上那个箭头跑
  const that = tokens.findIndex(
    (token, place) =>
      isThat(token) &&
      isNoun(tokens[place + 1]) &&
      tokens[place - 1]?.kind === 'place' &&
      tokens[place - 2]?.kind === 'thing' &&
      ['verb', 'with'].includes(tokens[place - 3]?.kind ?? ''),
  );
  return that > 0 ? [...tokens.slice(0, that - 2), ...tokens.slice(that)] : [...tokens];
}

/** 也修打印机, 做温泉的: what a business does, nothing that happens in the picture. */
const DOES_FOR_LIVING =
  /^\s*(?:我们?|咱们?|俺们?|本店|店里|家里|平时|主要|主营|也|还|都|专门?|兼|顺便|就是|是|骑车|骑着车|骑三轮|开车|推着?车|挑着?担子?|上门|走街串巷)*(?:修|卖|做|教|收|送|搞|租|批发|代办|回收|维修|定制|承接|经营|改装|改造|翻新|清洗|疏通|安装|拆除|烘焙|(?<=我们只?|咱们?只?|俺们?只?)看)(?![成着在个一只两三得给出好])[\p{Script=Han}a-zA-Z ]{1,24}$/u;

/** 我开一辆面包车卖三明治: with what somebody makes a living. */
const TRADES_WITH =
  /^(?:我们?|咱们?|俺们?)[^，]{0,4}(?:开|推|骑|摆|守|租|蹬)[着了]?一?[辆个家间台只把艘条][^，]{1,10}(?:卖|做|修|教|收|送|拉)/u;

/** 自己出来摆摊烙葱油饼, 回老家开了家面馆 */
const OPENS_SHOP =
  /^(?:我们?|咱们?|俺们?|自己|自家|现在|后来|干脆|索性|就|也|又|出来|回来|回家|回村|回老家|回县城|跑来|来|在[^，]{1,8})*(?:(?:摆|支|出|练|推)[了着个起]*(?:小)?(?:地)?摊(?:子|儿)?|(?:开|盘|租|弄)(?:了|着|起)?(?:一?[个家间])?(?:小)?(?:店|铺子?|馆子?|档口|门面|作坊|工作室))/u;

export const isLivelihood = (said: string, tokens: readonly Token[]): boolean => {
  const text = said.trim();
  if (OPENS_SHOP.test(text) && !/画|想要|一[只条头匹朵颗把]/u.test(text)) return true;
  if (TRADES_WITH.test(text)) return true;
  return DOES_FOR_LIVING.test(text) && !/的./u.test(text) && !tokens.some(({ kind }) => kind === 'number');
};

/** 店开在车站对面: its address. */
const ADDRESS =
  /^\s*(?:我们?|咱们?|俺们?|小|本)?的?(?:店|小?铺子?|馆子?|摊子?|作坊|厂子?|院子|工作室)(?:就|也)?(?:开|坐落|藏|缩|搬|挨|位)(?:在|到|于|着)/u;

/** 头牌是我师傅: somebody of the house, told in passing; or where it is. */
export const isAboutUs = (said: string): boolean =>
  /\p{Script=Han}\s*是[我咱俺](?:们|家|的)?\p{Script=Han}{1,6}\s*$|^\s*(?:我们|咱们|俺们|我们家|我家)是(?!想|要)[^，一两三几只个着]{1,8}\s*$/u.test(
    said,
  ) ||
  EXPLAINS.test(said) ||
  (ADDRESS.test(said) && !/[一两三][只个条头]/u.test(said));

/** 阿依努尔是月光的意思, 娜仁在蒙语里是太阳: what a name means. */
const EXPLAINS =
  /(?:是|指|就是|等于|表示)[^，画要想]{1,10}的意思[嘛啊呢吧哈\s]*$|(?:[语话]|方言|土话)(?:里头?|里边|里面|中)(?:就|也)?(?:是|叫|指|读)[^，画要想]{1,8}$/u;

/** "You know how the stork brings the baby? Ours brings a lamp": what everybody knows is only called to mind. */
export const isRecalled = (said: string, end: string): boolean =>
  end === '?' &&
  /^\W*(?:(?:so|and|ok|well) )*(?:you know|remember|you(?:'ll| will)? (?:have |must have |'ve )?(?:all |probably |surely )*seen|you've seen|you've probably seen|ever seen|seen) (?:how|when|the|that|those|what|an?|[a-z]+s)\b/iu.test(
    said,
  );

/** "We repair sewing machines. Draw an old one": one of what was named last. */
export function withTheOne(tokens: readonly Token[], said: string, named: readonly Token[]): Token[] {
  const last = named.at(-1);
  const one = tokens.at(-1);
  const isOne =
    one?.kind === 'number' &&
    one.text === 'one' &&
    !tokens.some(({ kind }) => kind === 'thing') &&
    /\b(?:draw|show|picture|sketch|do|make|use|give|just|want|like)(?: (?:me|us|you))?(?: just)? (?:an? (?:[a-z]+ ){0,2})?one\s*$/iu.test(
      said,
    );
  return isOne && last ? [...tokens.slice(0, -1), { ...last, from: one.from }] : [...tokens];
}

/** "A parrot? Or a frog?": another candidate for what was named before. */
export function asOffered(clause: Clause, [first]: readonly Token[], before: Clause | undefined): Clause {
  const isOffered =
    first?.kind === 'or' &&
    /^[a-z]/.test(first.text) &&
    before !== undefined &&
    [...before.nodes, ...before.either].some(({ kind }) => kind === 'thing') &&
    clause.joined.every(({ relation }) => relation === 'and');
  return isOffered
    ? {
        ...clause,
        nodes: [],
        joined: [],
        either: [...clause.either, ...clause.nodes.filter(({ kind }) => kind === 'thing')],
      }
    : clause;
}

/** "The ship in a bottle, but a whale in place of the ship": what takes a place stands as the other did. */
export function inItsPlace({ nodes }: Clause, before: readonly Clause[]): Joined[] {
  const at = nodes.findIndex(({ kind }) => kind === 'instead');
  const [given, gone] = [nodes[at - 1], nodes[at + 1]];
  if (given?.kind !== 'thing' || gone?.kind !== 'thing') return [];
  const isGone = (node: Node): boolean => conceptOf(node) === conceptOf(gone);
  return before.flatMap(({ joined }) =>
    joined
      .filter(({ subject, object }) => isGone(subject) !== isGone(object))
      .map((each) => ({
        ...each,
        subject: isGone(each.subject) ? given : each.subject,
        object: isGone(each.object) ? given : each.object,
        main: given,
      })),
  );
}

/** 卖自行车的，想用两片柠檬代替两个轮子: the wheels of what was named. */
export function pieceReplaced(clause: Clause, named: readonly Token[]): Joined[] {
  const at = clause.nodes.findIndex(({ kind }) => kind === 'instead');
  const [given, gone] = [clause.nodes[at - 1], clause.nodes[at + 1]];
  const owner = named.findLast(({ thing }) => PIECES_ZH.get(thing?.concept ?? '')?.has(gone?.token.text ?? ''));
  if (given?.kind !== 'thing' || !gone || !owner) return [];
  const whole: Node = { ...given, token: owner, count: 1, isDetermined: true, also: [] };
  clause.nodes.splice(0, clause.nodes.length, whole);
  return [{ subject: whole, relation: 'as-part', object: given, main: whole, part: gone.token.text }];
}

/** 金黄小方块: a plain shape without a number says how the goods before it look. */
export const isLook = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }) => kind === 'thing' && /^小?(?:方块|圆球|圆片|三角|圆饼|方形|圆形)$/u.test(text)) &&
  tokens.every(({ kind }) => kind === 'thing' || kind === 'noun') &&
  tokens.filter(({ kind }) => kind === 'thing').length === 1;

const VAPOURS = new Set(['steam', 'smoke']);

/** 蒸笼掀开，热气里露出凤爪: what is seen in the steam is in what steams. */
export function outOfVapour(joined: readonly Joined[], topic: Topic): Joined[] {
  const host = topic.subject;
  if (canHold(host) || VAPOURS.has(conceptOf(host))) return [];
  return joined
    .filter(({ relation, object }) => ['in', 'out-of'].includes(relation) && VAPOURS.has(conceptOf(object)))
    .map(({ subject }) => ({
      subject,
      relation:
        VESSELS.has(conceptOf(host)) || OPEN_MOUTHS.has(conceptOf(host)) ? ('in' as const) : ('out-of' as const),
      object: host,
      main: host,
    }));
}

const MEASURED_IN: Readonly<Record<string, string>> = {
  筐: 'basket',
  篮: 'basket',
  篓: 'basket',
  箩: 'basket',
  笼: 'steamer-basket',
  屉: 'steamer-basket',
  桶: 'bucket',
};

/** 驮着两筐杏干: what they are measured in is seen as well, and whoever carries them carries it. */
export function withMeasures(nodes: readonly Node[], joined: readonly Joined[], tokens: readonly Token[]): Joined[] {
  const all = new Set([...nodes, ...joined.flatMap(({ subject, object }) => [subject, object])]);
  return [...all].flatMap((node): Joined[] => {
    const number = tokens[tokens.findIndex(({ from }) => from === node.token.from) - 1];
    const concept = number?.kind === 'number' ? MEASURED_IN[number.text.slice(-1)] : undefined;
    if (!concept || !number || node.kind !== 'thing' || conceptOf(node) === concept) return [];
    const token: Token = {
      kind: 'thing',
      text: number.text.slice(-1),
      from: number.from,
      thing: { concept, isKind: true },
    };
    const vessel: Node = { ...node, token, also: [] };
    const carried = joined.filter(({ object }) => object === node).map((each) => ({ ...each, object: vessel }));
    return [
      ...carried,
      { subject: node, relation: 'in', object: vessel, main: carried.length > 0 ? carried[0]!.main : vessel },
    ];
  });
}

/** "Carrying a basket of tomatoes": what holds them is seen as well, and whoever carries them carries it. */
export function withVessels({ nodes, joined }: Clause): Joined[] {
  const all = new Set([...nodes, ...joined.flatMap(({ subject, object }) => [subject, object])]);
  return [...all].flatMap((node): Joined[] => {
    const { vessel } = node;
    if (!vessel || node.kind !== 'thing') return [];
    const holder: Node = { ...node, token: vessel, vessel: undefined, also: [] };
    const same = joined
      .filter(({ relation }) => relation !== 'and')
      .flatMap((each): Joined[] =>
        each.object === node
          ? [{ ...each, object: holder }]
          : each.subject === node
            ? [{ ...each, subject: holder, main: each.main === node ? holder : each.main }]
            : [],
      );
    return [...same, { subject: node, relation: 'in', object: holder, main: same[0]?.main ?? holder }];
  });
}
