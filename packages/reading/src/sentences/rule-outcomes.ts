import { findConcept, type Relation } from '@markwright/marks';
import {
  EYEWEAR,
  FOOTWEAR,
  GARMENTS,
  HATS,
  HEADSETS,
  MASKS,
  NECKWEAR,
  OPEN_MOUTHS,
  TWO_WHEELED,
  VESSELS,
  VINES,
  WATERS,
} from '@markwright/marks/kinds';
import { canHold, conceptOf, isLimb, isPerson } from './holders.ts';
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

/** Whoever comes with something holds it, or wears what can be worn; `how` is the word that joins them. */
export function withOf(owner: Node, had: Node, how = 'with'): Relation {
  // "A cactus with a bow tie": what goes on a head or a neck is worn by anything that has none.
  if (!canHold(owner))
    return isHeadwear(had) && !KEEPS_CLOTHES.has(conceptOf(owner)) && !isWorn(owner) ? 'wearing' : 'and';
  if (isWorn(had)) return 'wearing';
  // "A robot playing chess with a man"
  if (isPerson(conceptOf(had)) && !YOUNG_ONES.has(conceptOf(had))) return 'beside';
  // "A fox repairing a car": nobody holds a car.
  if (how.endsWith('ing') && how !== 'having' && isTooBig(had)) return 'beside';
  // A farmer milking a cow: who can do something himself is not held.
  if (how.endsWith('ing') && how !== 'having' && canHold(had)) return 'beside';
  // A deed nobody has a word for: what has two wheels is ridden, unless it is pushed.
  const isRidden = how.endsWith('ing') && (TWO_WHEELED.has(conceptOf(had)) || BOARDS.has(conceptOf(had)));
  return isRidden && !/^(?:push|shov|wheel|mend|fix|repair|wash|clean|paint|carry|haul|drag|hold|pump|polish)/.test(how)
    ? 'riding'
    : 'holding';
}

/** 樱桃带两片叶子 */
export const isLeafOf = (leaf: Node, node: Node): boolean =>
  ['leaf', 'leaves', 'sprout'].includes(conceptOf(leaf)) &&
  ['fruit', 'plants', 'flora', 'food', 'vegetables', 'nature'].includes(findConcept(conceptOf(node))?.theme ?? '');

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
/** 奶奶做的豆花: who makes a thing is not what it is made of. */
export const madeBy = (maker: Node, made: Node): Outcome =>
  canHold(maker) ? join(maker, 'holding', made, made) : join(made, 'made-of', maker);
/** The second takes the place of a part of the first. */
export const asPart = (subject: Node, part: Node, object: Node, how?: Node): Outcome =>
  // 绵羊的身子就是一团毛线, 琴身画成一只梨: nothing of it is left out.
  WHOLE_BODY.test(part.token.text)
    ? join(subject, how?.kind === 'change' || how?.kind === 'like' ? 'shaped-like' : 'made-of', object)
    : { ...join(subject, 'as-part', object), part: part.token.text };

const WHOLE_BODY = /^(?:整?个?(?:身子|身体|身躯|全身|周身|通体|机身|车身|琴身|瓶身|壶身|杯身))$/u;

const HANDWEAR: ReadonlySet<string> = new Set(['gloves', 'mittens', 'boxing-glove']);
const WORN = [HATS, NECKWEAR, EYEWEAR, HEADSETS, MASKS, GARMENTS, FOOTWEAR, HANDWEAR];
/** A fox in a scarf wears it. */
export const isWorn = (node: Node): boolean =>
  WORN.some((kind) => kind.has(conceptOf(node))) || findConcept(conceptOf(node))?.theme === 'dress';

const COVERS = new Set(
  'fabric cloth paper leaf lotus-leaf banana-leaf towel quilt blanket curtains snow lid hat straw-hat scarf plate newspaper lotus'.split(
    ' ',
  ),
);
const isCover = (node: Node): boolean => COVERS.has(conceptOf(node));
const TIED_ON = new Set([
  'bow',
  'ribbon',
  'rosette',
  'bell',
  'tassel',
  'chinese-knot',
  'knot',
  'tie-clip',
  'necktie-knot',
]);
const isGarment = (node: Node): boolean => isWorn(node) && !TIED_ON.has(conceptOf(node));
const isEdible = (node: Node): boolean =>
  ['fruit', 'vegetables', 'food', 'dishes', 'snacks', 'chinese-food', 'mushrooms'].includes(
    findConcept(conceptOf(node))?.theme ?? '',
  );
const isHeadwear = (node: Node): boolean =>
  [HATS, NECKWEAR, EYEWEAR, HEADSETS].some((kind) => kind.has(conceptOf(node)));
const KEEPS_CLOTHES = new Set(
  'hanger clothes-rack wardrobe clothesline mannequin drawers washing-machine box package shelf suitcase hook desk chair hand shop market'.split(
    ' ',
  ),
);

const BOARDS = new Set(['skateboard', 'surfboard', 'snowboard', 'ski', 'roller-skate', 'sled', 'broom']);

const YOUNG_ONES = new Set(['baby', 'child', 'toddler', 'doll', 'girl', 'boy', 'puppet']);
const isTooBig = (node: Node): boolean =>
  ['travel', 'buildings'].includes(findConcept(conceptOf(node))?.theme ?? '') &&
  !TWO_WHEELED.has(conceptOf(node)) &&
  !BOARDS.has(conceptOf(node));

const isVehicle = (node: Node): boolean =>
  findConcept(conceptOf(node))?.theme === 'travel' ||
  [
    'paper-plane',
    'tractor',
    'harvester',
    'excavator',
    'forklift',
    'bulldozer',
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

const FIRES = new Set(['fire', 'campfire', 'bonfire', 'candle', 'stove']);
const WOUND = new Set(
  'ribbon rope silk-bolt ivy grapevine vine scarf silk-scarf thread yarn snake garlands lotus-leaf'.split(' '),
);
const isWound = (node: Node): boolean => WOUND.has(conceptOf(node));

const isGrowing = (node: Node): boolean =>
  VINES.has(conceptOf(node)) || ['plants', 'flora'].includes(findConcept(conceptOf(node))?.theme ?? '');

const OPENED = new Set(['lock', 'padlock', 'door', 'window', 'window-frame', 'lamp', 'light-bulb', 'package', 'box']);

/** 两片面包夹着一轮月亮 */
const BREADS = /(?:面包|包|饼|馍|馒头|吐司|可颂|汉堡)$/u;
const isFlatFood = (node: Node): boolean =>
  ['food', 'dishes', 'snacks', 'chinese-food'].includes(findConcept(conceptOf(node))?.theme ?? '');

/** Exercises whose drawing is of somebody who does them. */
export const DONE_BY_ONE = new Set(['yoga', 'meditation', 'ballet', 'dance', 'tai-chi']);

const PUT_ON = /^(?:围|裹|缠|绕|打|带|系|拴|套|扎|披|挎|箍|蹬|踩|踏)[着上了好住起]?$/u;
const PULLS = /^(?:[拉拖拽][着起了动]?|牵引)$/u;
const isPulled = (node: Node): boolean =>
  findConcept(conceptOf(node))?.theme === 'travel' ||
  ['sleigh', 'cart', 'wheelbarrow', 'plow'].includes(conceptOf(node));

const LENSES = new Set(['telescope', 'binoculars', 'magnifier', 'spyglass', 'microscope', 'camera', 'opera-glasses']);

const isBeast = (node: Node): boolean => findConcept(conceptOf(node))?.theme === 'animals';
/** 公鸡拉二胡 */
const PLAYED = new Set(['erhu', 'violin', 'cello', 'accordion', 'banhu']);
const BATHS = new Set(['hot-spring', 'bathtub', 'pool', 'swimming-pool', 'bath', 'tub', 'barrel', 'bucket']);
const FRAMES = new Set(['window-frame', 'window', 'arch', 'picture-frame', 'mirror', 'moon-gate', 'door']);

const CLINGS = /^(?:hug(?:s|ging)?|cuddl(?:es|ing)|embrac(?:es|ing)|clinging onto|clings onto|hang(?:s|ing) on to)$/;
const CLUNG_TO = /\b(?:branch|bough|twig|trunk|pole|post|pipe|drainpipe|downpipe|column|mast|pillar|rafter|lamppost)$/;

export const ordered = (verb: Node, before: Node, after: Node): Outcome => {
  const said = verb.token.relation ?? 'and';
  // "A skate, wings coming out of the back": what grows from something without life is a piece of it.
  const [limb, whole] = verb.token.reversed ? [after, before] : [before, after];
  if (['out-of', 'rising-from'].includes(said) && /^wings?$/.test(limb.token.text) && !canHold(whole))
    return { ...join(whole, 'as-part', limb), part: limb.token.text };
  // 田里有个稻草人: who is there, unless the place belongs to somebody.
  if (/^里[有装盛]/u.test(verb.token.text)) return join(after, 'in', before, canHold(before) ? before : after);
  const isIn = said === 'in' && (!/^[a-z ]+$/.test(verb.token.text) || verb.token.text === 'in');
  // "A hen in a boot": one of a pair is a house, two are worn.
  const isOneShoe =
    [FOOTWEAR, HANDWEAR].some((kind) => kind.has(conceptOf(after))) &&
    after.isIndefinite &&
    after.count === 1 &&
    !after.token.text.endsWith('s');
  const relation = isIn && canHold(before) && isWorn(after) && !isOneShoe ? 'wearing' : said;
  // "A hand pulling a carrot out of the ground"
  if (relation === 'carrying' && !verb.token.reversed && conceptOf(before) === 'hand')
    return join(before, 'holding', after);
  // "A sloth hugging a branch"
  if (CLINGS.test(verb.token.text) && canHold(before) && CLUNG_TO.test(after.token.text))
    return join(before, 'on', after);
  // "Hands cupped around a seedling"
  if (/^a?round$/.test(verb.token.text) && ['hand', 'hands', 'two-hands', 'helping-hand'].includes(conceptOf(before)))
    return join(before, 'holding', after);
  // "An owl looking through a telescope"
  if (verb.token.text === 'through' && canHold(before) && LENSES.has(conceptOf(after)))
    return join(before, 'holding', after);
  // "A hat on a goat"
  if (verb.token.text === 'on' && isWorn(before) && !canHold(before) && canHold(after))
    return join(after, 'wearing', before, before);
  // "A vine twisting round a stand"
  if (/^a?round$/.test(verb.token.text) && (isWound(before) || isGrowing(before)) && !isWound(after))
    return join(before, 'wrapped-round', after);
  // 一扇窗停着蝉, 一扇开着桃花: what is at a window is seen in it.
  if (['on', 'rising-from'].includes(relation) && verb.token.reversed && FRAMES.has(conceptOf(before)))
    return join(after, 'in', before, before);
  // "A woman in tree pose": what somebody does is who is drawn.
  if (relation === 'in' && canHold(before) && DONE_BY_ONE.has(conceptOf(after)))
    return { keep: [{ ...after, isDetermined: true, isIndefinite: before.isIndefinite, count: before.count }] };
  // 企鹅围着围巾, 狮子打着领带, 章鱼带着潜水镜: what can be worn is.
  if (canHold(before) && isWorn(after) && !verb.token.reversed && PUT_ON.test(verb.token.text))
    return join(before, 'wearing', after);
  // 豆芽系着围兜, 土豆围着围裙: whatever grows or is eaten is dressed like somebody.
  const isDressed = isGarment(after) && (isGrowing(before) || isEdible(before));
  if (isDressed && !verb.token.reversed && (relation === 'wearing' || PUT_ON.test(verb.token.text)))
    return join(before, 'wearing', after);
  // 驯鹿拉着雪橇, 毛驴拉着易拉罐: what is pulled comes behind.
  const isDrawn =
    isPulled(after) ||
    (isBeast(before) &&
      verb.token.text.startsWith('拉') &&
      !canHold(after) &&
      !isWound(after) &&
      !isGrowing(after) &&
      !PLAYED.has(conceptOf(after)));
  if (canHold(before) && !verb.token.reversed && PULLS.test(verb.token.text) && isDrawn)
    return join(after, 'behind', before, before);
  // 瓶口跃出条鲤鱼: who can leap leaps out of what cannot.
  if (/^[跃跳]出$/u.test(verb.token.text) && !canHold(before) && canHold(after))
    return join(after, 'out-of', before, after);
  // 开着花 blooms, 开着车 drives, 开锁 opens it.
  if (/^开着?$/u.test(verb.token.text))
    return isVehicle(after)
      ? join(before, 'riding', after)
      : OPENED.has(conceptOf(after))
        ? join(before, 'holding', after)
        : join(after, 'rising-from', before, before);
  // 兔子围着一堆篝火: who sits round something is beside it.
  const isRoundAbout = relation === 'wrapped-round' && /^[围环]/u.test(verb.token.text) && !verb.token.reversed;
  if (isRoundAbout && (FIRES.has(conceptOf(after)) || (canHold(before) && !isWound(after))))
    return join(before, 'beside', after);
  // 葫芦缠一条红绸: what can be wound goes round the other.
  if (relation === 'wrapped-round' && !verb.token.reversed && isWound(after) && !isWound(before) && !canHold(before))
    return join(after, relation, before, before);
  // 坛口封着红布, 酒坛盖着荷叶
  if (relation === 'on' && /^[封盖蒙罩]/u.test(verb.token.text) && isCover(after) && !isCover(before))
    return join(after, 'on', before, before);
  // 公鸡踩着灶台: only what goes somewhere is ridden.
  if (relation === 'riding' && /^[踩踏蹬]/u.test(verb.token.text) && !isVehicle(after) && !canHold(after))
    return join(before, 'on', after);
  // 绳子系个蝴蝶结: what is tied into it is on it.
  if (relation === 'wearing' && /^[系扎打结]/u.test(verb.token.text) && !canHold(before) && isWorn(after) && !isDressed)
    return join(after, 'on', before, before);
  // 运动鞋长着翅膀: a piece of a body that grows on what has none.
  if (relation === 'wearing' && /^[长生]/u.test(verb.token.text) && isLimb(after))
    return { ...join(before, 'as-part', after), part: after.token.text };
  // 毛巾裹着一只猫: what is no body wears nobody.
  if (relation === 'wearing' && !canHold(before) && canHold(after) && /^[裹包缠围盖蒙罩]/u.test(verb.token.text))
    return join(before, 'wrapped-round', after);
  // 糖盒系根丝带: what wears nothing has it wound round.
  if (relation === 'wearing' && isWound(after) && !canHold(before)) return join(after, 'wrapped-round', before, before);
  // 钥匙拴个铃铛, 灯塔脚边拴着小船
  if (relation === 'holding' && /^[拴系别钉]/u.test(verb.token.text) && !canHold(before))
    return join(after, findConcept(conceptOf(before))?.theme === 'buildings' ? 'beside' : 'on', before, before);
  // 印纽雕只小狮子: what is carved into something is on it.
  if (relation === 'holding' && /^[雕刻绣印]/u.test(verb.token.text) && !canHold(before))
    return join(after, 'on', before, before);
  // 水豚泡温泉
  if (
    relation === 'holding' &&
    verb.token.text.startsWith('泡') &&
    (WATERS.has(conceptOf(after)) || VESSELS.has(conceptOf(after)) || BATHS.has(conceptOf(after)))
  )
    return join(before, 'in', after);
  // 扁担挑着两只桶
  if (relation === 'holding' && !canHold(before) && verb.token.text.startsWith('挑'))
    return join(after, 'under', before, before);
  // 三轮车拉着西瓜
  if (relation === 'holding' && !canHold(before) && isVehicle(before) && /^[拉拖装载运]/u.test(verb.token.text))
    return join(before, 'carrying', after);
  // 划着桨: what nobody can ride is held.
  if (
    relation === 'riding' &&
    canHold(before) &&
    !canHold(after) &&
    /^[划撑]/u.test(verb.token.text) &&
    (!isVehicle(after) || conceptOf(after) === 'oar')
  )
    return join(before, 'holding', after);
  // "A child flying a kite"
  if (relation === 'riding' && /^fl(?:y|ies|ying)$/.test(verb.token.text) && !isVehicle(after))
    return join(before, 'holding', after);
  // 奶牛吊个铃铛
  if (relation === 'on' && verb.token.reversed && canHold(before) && isWorn(after))
    return join(before, 'wearing', after);
  // 篱笆爬满牵牛花 against 藤爬满篱笆
  if (verb.token.text === '爬满' && isGrowing(after) && !isGrowing(before)) return join(after, 'on', before, before);
  // "A bear loaded with parcels"
  if (relation === 'in' && verb.token.text.endsWith(' with') && canHold(before)) return join(before, 'carrying', after);
  // "The sun peeking over a loaf"
  if (
    relation === 'in' &&
    verb.token.text.endsWith(' over') &&
    !OPEN_MOUTHS.has(conceptOf(after)) &&
    !VESSELS.has(conceptOf(after))
  )
    return join(before, 'behind', after);
  // 两座山夹着一间小屋: between them; 面包夹住一块黄油: in it.
  const isBetween = verb.token.text.startsWith('夹') && !canHold(before) && !verb.token.reversed;
  if (isBetween && (before.count > 1 || BREADS.test(before.token.text)))
    return join(after, isFlatFood(before) || before.count === 1 ? 'in' : 'beside', before, before);
  if (verb.token.isUnlisted && canHold(before)) return join(before, 'beside', after);
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
