import { findConcept, type Relation } from '@markwright/marks';
import { EYEWEAR, FOOTWEAR, GARMENTS, HATS, HEADSETS, NECKWEAR, VINES } from '@markwright/marks/kinds';
import { canHold, conceptOf } from './holders.ts';
import type { Node } from './noun-phrases.ts';

/** `main` is the one of the two that the clause goes on about. */
export type Joined = { subject: Node; relation: Relation; object: Node; main: Node; part?: string };

/** What a rule of grammar makes of the words it matched. */
export type Outcome = {
  join?: [subject: Node, relation: Relation, object: Node];
  part?: string;
  setting?: Node;
  either?: Node;
  keep: Node[];
};

type Match = {
  node: (place: number) => Node;
  last: () => Node;
  all: readonly Node[];
  next: Node | undefined;
  before: Node | undefined;
  /** How many words of the clause stand before. */
  at: number;
};
/** `pattern`: kinds of words in a row, `a|b` either of two, `a?` one that may be missing; `noun` is any noun. */
export type Rule = { pattern: string; example: string; build: (match: Match) => Outcome | undefined };

export const withOf = (node: Node): Relation => (canHold(node) ? 'holding' : 'and');

/** A number before a clause belongs to its noun: 三只戴帽子的熊 are three bears. */
export const counted = (head: Node, before: Node): Node => ({
  ...head,
  count: Math.max(head.count, before.count),
  isDetermined: head.isDetermined || before.isDetermined,
});

export const join = (subject: Node, relation: Relation, object: Node, keep = subject): Outcome => ({
  join: [subject, relation, object],
  keep: [keep],
});
/** The second takes the place of a part of the first. */
export const asPart = (subject: Node, part: Node, object: Node): Outcome => ({
  ...join(subject, 'as-part', object),
  part: part.token.text,
});

const WORN = [HATS, NECKWEAR, EYEWEAR, HEADSETS, GARMENTS, FOOTWEAR];
/** A fox in a scarf wears it. */
export const isWorn = (node: Node): boolean =>
  WORN.some((kind) => kind.has(conceptOf(node))) || findConcept(conceptOf(node))?.theme === 'dress';

const isVehicle = (node: Node): boolean =>
  findConcept(conceptOf(node))?.theme === 'travel' ||
  [
    'paper-plane',
    'rocket',
    'skateboard',
    'surfboard',
    'snowboard',
    'ski',
    'scooter',
    'bicycle',
    'cloud',
    'auspicious-cloud',
    'wave',
    'roller-skate',
  ].includes(conceptOf(node));

const WOUND = new Set(
  'ribbon rope silk-bolt ivy grapevine vine scarf silk-scarf thread yarn snake garlands lotus-leaf'.split(' '),
);
const isWound = (node: Node): boolean => WOUND.has(conceptOf(node));

const isGrowing = (node: Node): boolean =>
  VINES.has(conceptOf(node)) || ['plants', 'flora'].includes(findConcept(conceptOf(node))?.theme ?? '');

const DONE_BY_ONE = new Set(['yoga', 'meditation', 'ballet', 'dance', 'tai-chi']);

const PULLS = /^(?:拉着?|拖着?|拽着?|牵引)$/u;
const isPulled = (node: Node): boolean =>
  findConcept(conceptOf(node))?.theme === 'travel' ||
  ['sleigh', 'cart', 'wheelbarrow', 'plow'].includes(conceptOf(node));

const FRAMES = new Set(['window-frame', 'window', 'arch', 'picture-frame', 'mirror', 'moon-gate', 'door']);

export const ordered = (verb: Node, before: Node, after: Node): Outcome => {
  const said = verb.token.relation ?? 'and';
  const relation = said === 'in' && canHold(before) && isWorn(after) ? 'wearing' : said;
  // "A vine twisting round a stand"
  if (/^a?round$/.test(verb.token.text) && (isWound(before) || isGrowing(before)) && !isWound(after))
    return join(before, 'wrapped-round', after);
  // 一扇窗停着蝉, 一扇开着桃花: what is at a window is seen in it.
  if (['on', 'rising-from'].includes(relation) && verb.token.reversed && FRAMES.has(conceptOf(before)))
    return join(after, 'in', before, before);
  // "A woman in tree pose": what somebody does is who is drawn.
  if (relation === 'in' && canHold(before) && DONE_BY_ONE.has(conceptOf(after)))
    return { keep: [{ ...after, isDetermined: true, isIndefinite: before.isIndefinite, count: before.count }] };
  // 驯鹿拉着雪橇: what is pulled comes behind.
  if (canHold(before) && !verb.token.reversed && PULLS.test(verb.token.text) && isPulled(after))
    return join(after, 'behind', before, before);
  // 瓶口跃出条鲤鱼: who can leap leaps out of what cannot.
  if (/^[跃跳]出$/u.test(verb.token.text) && !canHold(before) && canHold(after))
    return join(after, 'out-of', before, after);
  // 开着花 blooms, 开着车 drives.
  if (/^开着?$/u.test(verb.token.text))
    return isVehicle(after) ? join(before, 'riding', after) : join(after, 'rising-from', before, before);
  // 葫芦缠一条红绸: what can be wound goes round the other.
  if (relation === 'wrapped-round' && !verb.token.reversed && isWound(after) && !isWound(before) && !canHold(before))
    return join(after, relation, before, before);
  // 公鸡踩着灶台: only what goes somewhere is ridden.
  if (relation === 'riding' && /^[踩踏蹬]/u.test(verb.token.text) && !isVehicle(after) && !canHold(after))
    return join(before, 'on', after);
  // 糖盒系根丝带: what wears nothing has it wound round.
  if (relation === 'wearing' && isWound(after) && !canHold(before)) return join(after, 'wrapped-round', before, before);
  // 奶牛吊个铃铛
  if (relation === 'on' && verb.token.reversed && canHold(before) && isWorn(after))
    return join(before, 'wearing', after);
  // 篱笆爬满牵牛花 against 藤爬满篱笆
  if (verb.token.text === '爬满' && isGrowing(after) && !isGrowing(before)) return join(after, 'on', before, before);
  if (!verb.token.reversed) return join(before, relation, after);
  // "A pearl guarded by a wall": what can hold nothing only stands there.
  if (relation === 'holding' && !canHold(after)) return join(after, 'and', before, before);
  // 音符组成的树 is about the tree, 茶壶里飞出的鹤 about the crane.
  const isGuest = relation === 'made-of' || (relation === 'out-of' && !canHold(before) && canHold(after));
  return join(after, relation, before, isGuest ? after : before);
};

export const isTight = ({ token }: Node): boolean =>
  token.relation === 'made-of' ||
  token.relation === 'shaped-like' ||
  (token.relation === 'in' && token.reversed === true);

/** Deeds that are told of whoever does them, also after a place: 背上驮着一座山. */
const DEEDS: ReadonlySet<string> = new Set<Relation>([
  'holding',
  'carrying',
  'wearing',
  'riding',
  'reading',
  'playing',
]);

/** What stands at a place: who is there, unless the place belongs to somebody who does something. */
export function atPlace(host: Node, place: Node, verb: Node | undefined, guest: Node): Outcome {
  const said = verb?.token.relation;
  // Who has a place on his body is who the picture is about; a cup or a tree only holds its guest.
  const main = canHold(host) ? host : guest;
  // 屋檐下挂着辣椒: the place that was said, not the one that the verb would mean.
  if (verb && verb.token.reversed && said && said !== 'on' && said !== 'in') return join(guest, said, host, main);
  if (verb && said && DEEDS.has(said) && canHold(host)) return join(host, said, guest);
  const where = place.token.relation ?? 'on';
  // 炭火上架一块牛排
  return join(guest, where === 'on' && FIRES.has(conceptOf(host)) ? 'over' : where, host, main);
}

const FIRES = new Set(['fire', 'campfire', 'flame', 'charcoal', 'stove', 'bonfire']);

/** What serves as another: in Chinese the other is made of it (茶叶当船), in English it is shaped like it. */
export const servedAs = (first: Node, verb: Node, second: Node): Outcome =>
  /\p{Script=Han}/u.test(verb.token.text) ? join(second, 'made-of', first, first) : join(first, 'shaped-like', second);
