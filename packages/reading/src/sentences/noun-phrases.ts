import { findConcept } from '@markwright/marks';
import { EYEWEAR, FOOTWEAR, GARMENTS, HATS, NECKWEAR, SKIES } from '@markwright/marks/kinds';
import { canHold, isLimb, isPerson, isPieceOfThing } from './holders.ts';
import { PIECES_OF_GROWN } from './pieces-of-things.data.ts';
import { findEnglishThing } from './thing-names.ts';
import type { Token, TokenKind } from './token.ts';
import { MADE_ZH } from './word-classes-zh.data.ts';

/** A noun with what belongs to it, or a word that joins nouns. */
export type Node = {
  kind: TokenKind;
  token: Token;
  count: number;
  attributes: string[];
  /** Said with an article or a number: somebody means this very thing. */
  isDetermined: boolean;
  /** Said with a or a number: any one of them, so somebody asks for it. */
  isIndefinite: boolean;
  /** The word that determines it: the, its. */
  article?: string | undefined;
  /** Another thing that stands before it in one noun: the house of a house window. */
  qualifier?: Token | undefined;
  /** What holds it: the basket of a basket of tomatoes. */
  vessel?: Token | undefined;
  /** Named in one breath with it: the knife of "a fork and a knife". */
  also?: Node[];
};

/** A thing's own name may begin with its number: 一双筷子. */
const NUMBERED = /^[一两二三四五六七八九]/u;
const NUMBERED_ONE = /^一[只条片朵个把本棵座]./u;
/** 的 after one of these joins it to what follows. */
const AFTER_NOUN = new Set<TokenKind>([
  'thing',
  'noun',
  'place',
  'shape',
  'alike',
  'part',
  'verb',
  'with',
  'serve',
  'exit',
  'change',
]);
/** What a place word may follow. */
const HAS_PLACE = new Set<string>(['thing', 'noun', 'part', 'carrier', 'setting', 'business']);
const NOUN_LIKE = new Set<TokenKind>(['thing', 'noun', 'carrier']);

/** 裹着的鸡 against 举着比它大的杠铃: only right behind a verb does 的 make it say which one. */
const isBound = ({ kind, token }: Node, de: Token): boolean =>
  !['verb', 'with', 'serve', 'exit', 'change'].includes(kind) || token.from + token.text.length >= de.from - 1;

const isRightBehind = ({ token }: Node, de: Token): boolean => token.from + token.text.length >= de.from;

/** Nouns with their number, article and attributes; of several nouns in a row the last is the head. */
export function nounsOf(tokens: readonly Token[]): Node[] {
  const nodes: Node[] = [];
  const NONE = {
    count: 1,
    attributes: [] as string[],
    isDetermined: false,
    isIndefinite: false,
    isPart: false,
    article: undefined as string | undefined,
  };
  let pending = { ...NONE };
  const clear = () => (pending = { ...NONE, attributes: [] });
  let startsAnew = true;
  for (const [at, token] of tokens.entries()) {
    const previous = nodes.at(-1);
    if (token.kind === 'article') {
      // "Miles from the sea": after a word that joins nothing, "the" asks for nothing.
      pending.isDetermined = token.text !== 'the' || !previous || previous.kind === 'verb' || previous.kind === 'with';
      pending.isIndefinite = token.text === 'a' || token.text === 'an';
      pending.article = token.text;
      pending.isPart = /^(?:its|his|her|their|whose)$/.test(token.text);
      startsAnew = true;
    } else if (token.kind === 'number' && token === tokens.at(-1) && previous?.kind === 'thing') {
      // 酒坛一只, 剃刀一把: the number may stand behind.
      nodes[nodes.length - 1] = { ...previous, count: token.count ?? 1, isDetermined: true, isIndefinite: true };
    } else if (token.kind === 'number') {
      pending = { ...pending, count: token.count ?? 1, isDetermined: true, isIndefinite: true };
      startsAnew = true;
    } else if (token.kind === 'attribute') {
      const owner = previous && NOUN_LIKE.has(previous.kind) ? previous : undefined;
      (owner ?? pending).attributes.push(token.name ?? '');
    } else if (NOUN_LIKE.has(token.kind)) {
      if (!startsAnew && previous && isPieceBefore(previous, token))
        (previous.also ??= []).push({ kind: 'thing', token, ...pick({ ...NONE }) });
      else if (!startsAnew && previous && isOwnLimb(previous, token, tokens[at + 1]))
        nodes.push({ kind: 'thing', token, ...pick({ ...NONE }) });
      else if (!startsAnew && previous && NOUN_LIKE.has(previous.kind))
        nodes[nodes.length - 1] = headOf(previous, token);
      else {
        const isDetermined = pending.isDetermined || NUMBERED.test(token.text);
        nodes.push({
          kind: pending.isPart && token.kind !== 'thing' ? 'part' : token.kind,
          token,
          ...pick({ ...pending, isDetermined, isIndefinite: pending.isIndefinite || NUMBERED_ONE.test(token.text) }),
        });
        clear();
      }
      startsAnew = false;
    } else {
      // 头顶上: a place said twice.
      if (token.kind === 'place' && previous?.kind === 'place' && /^[上里下中]$/u.test(token.text)) continue;
      // 里面坐着一个打瞌睡的小和尚: the 的 stands further behind.
      if (token.kind === 'de' && previous?.kind === 'place' && !isRightBehind(previous, token)) {
        pending.isDetermined = true;
        continue;
      }
      // 通到远处的灯塔, 底下的球茎: a place of nothing only says which one.
      if (token.kind === 'de' && previous?.kind === 'place' && !HAS_PLACE.has(nodes.at(-2)?.kind ?? '')) {
        nodes.pop();
        pending.isDetermined = true;
        continue;
      }
      // 一只破壳的小鸡: a word nobody can draw only says which one.
      if (token.kind === 'de' && previous?.kind === 'noun' && tokens[at + 1]?.kind === 'thing') {
        const { count, attributes, isDetermined, isIndefinite } = nodes.pop()!;
        pending = { ...pending, count, attributes: [...attributes], isDetermined, isIndefinite };
        startsAnew = true;
        continue;
      }
      // The 的 of an adjective joins nothing.
      if (
        token.kind === 'de' &&
        !(
          previous &&
          AFTER_NOUN.has(previous.kind) &&
          (previous.token.relation !== 'and' || MADE_ZH.test(previous.token.text)) &&
          isBound(previous, token)
        )
      ) {
        pending.isDetermined = true;
        continue;
      }
      nodes.push({
        kind: token.kind,
        token,
        count: pending.count,
        attributes: [],
        isDetermined: pending.isDetermined,
        isIndefinite: pending.isIndefinite,
        article: pending.article,
      });
      clear();
      startsAnew = true;
    }
  }
  return withoutCarriers(nodes);
}

/** 藕片豆皮, 长河落日: pieces that were cut up, or the land and its sky, stand in a row; neither is the other's attribute. */
const isPieceBefore = ({ kind, token }: Node, later: Token): boolean => {
  if (kind !== 'thing' || later.kind !== 'thing' || !/\p{Script=Han}$/u.test(token.text)) return false;
  const [land, sky] = [token.thing?.concept ?? '', later.thing?.concept ?? ''];
  // 戴泳镜泳帽: both are worn.
  if (isWear(land) && isWear(sky) && land !== sky) return true;
  const isView = SKIES.has(sky) && !SKIES.has(land) && findConcept(land)?.theme === 'nature';
  return isView || /.[片丝丁段]$/u.test(token.text);
};

const WORN = [HATS, NECKWEAR, EYEWEAR, GARMENTS, FOOTWEAR];
const isWear = (concept: string): boolean => WORN.some((kind) => kind.has(concept));

/** 熊猫双手端起一碗面: the paws are the panda's, and do something. */
const isOwnLimb = ({ kind, token }: Node, limb: Token, next: Token | undefined): boolean =>
  kind === 'thing' &&
  /\p{Script=Han}/u.test(limb.text) &&
  canHold({ token }) &&
  isLimb({ token: limb }) &&
  ['verb', 'with', 'use'].includes(next?.kind ?? '');

const pick = ({
  count,
  attributes,
  isDetermined,
  isIndefinite,
  article,
}: Pick<Node, 'count' | 'attributes' | 'isDetermined' | 'isIndefinite' | 'article'>) => ({
  count,
  attributes,
  isDetermined,
  isIndefinite,
  article,
});

const DOES_ZH =
  /^(?:打坐|冥想|瑜伽|跳舞|芭蕾|太极|潜水|游泳|拳击|举重|跑步|劈叉|体操|翻跟头|开会|睡觉|洗澡|敬礼|鞠躬|投篮|唱歌)$/u;
const WHOLE_KINDS = new Set(['flower', 'tree', 'leaf', 'bird', 'fish', 'dog', 'cat', 'fruit', 'sprout', 'shrub']);
const OF_HOUSES = new Set(['door', 'window-frame', 'window', 'roof', 'chimney', 'stairs']);
const SHAPES = new Set(['spiral', 'circles', 'triangle', 'square', 'arch']);
const WHOLE_ANIMALS = new Set(['bird', 'fish', 'dog', 'cat']);
/** A fish is food to the catalogue, an orange cat is no orange. */
const isCreature = (concept: string) => findConcept(concept)?.theme === 'animals';
const isAnimal = (concept: string) => ['animals', 'species'].includes(findConcept(concept)?.theme ?? 'species');

const themeOf = ({ token }: Node): string => findConcept(token.thing?.concept ?? '')?.theme ?? '';

const YOUNG =
  /^(?:cubs?|pups?|kits?|calf|calves|foals?|hatchlings?|joeys?|chicks?|kittens?|puppy|puppies|lambs?|kids?)$/;
const DEAR =
  /^(?:宝宝|宝贝|娃娃|小人儿?|先生|小姐|妈妈|爸爸|爷爷|奶奶|妹妹|弟弟|哥哥|姐姐|兄弟|小子|战士|超人|大侠|骑士|国王|公主|精灵)$/u;

/** Two nouns in a row: the later is the head, unless it is unknown or only carries the earlier one ("knight piece"). */
function headOf(earlier: Node, later: Token): Node {
  if (earlier.kind !== 'thing')
    return later.kind === 'carrier' ? earlier : { ...earlier, kind: later.kind, token: later };
  if (later.kind !== 'thing') return earlier;
  // 一颗白菜打坐: what it does is no head.
  if (DOES_ZH.test(later.text)) return earlier;
  // "A koi fish" is a koi: a word for the whole kind gives way to the one before it.
  const kind = later.thing?.concept ?? '';
  const isStandIn = earlier.token.thing?.isKind === true && kind === 'leaf';
  if (WHOLE_KINDS.has(kind) && !isStandIn && (!WHOLE_ANIMALS.has(kind) || isAnimal(earlier.token.thing?.concept ?? '')))
    return { ...earlier, qualifier: later };
  // "A typewriter key" is seen with its typewriter.
  if (isPieceOfThing(later.text, earlier.token.thing?.concept ?? '') && !PIECES_OF_GROWN.test(later.text))
    return { ...earlier, qualifier: undefined };
  // 牵牛花藤
  if (/^[藤秧苗株]$/u.test(later.text) && ['plants', 'flora', 'nature'].includes(themeOf(earlier))) return earlier;
  // 胡萝卜宝宝, 土豆先生: dear or droll, it is that thing.
  if (DEAR.test(later.text) && !isPerson(earlier.token.thing?.concept ?? ''))
    return { ...earlier, qualifier: undefined };
  // "A lion cub" is a lion.
  if (isCreature(earlier.token.thing?.concept ?? '') && YOUNG.test(later.text))
    return { ...earlier, qualifier: undefined };
  // 保安帽, 厨师帽: whoever else wears one.
  if (isPerson(earlier.token.thing?.concept ?? '') && /[帽鞋靴服装衣裤包箱]$/u.test(later.text))
    return { ...earlier, token: later, qualifier: undefined };
  // "A frog chef" is a frog.
  if (isCreature(earlier.token.thing?.concept ?? '') && isPerson(kind)) return { ...earlier, qualifier: undefined };
  // 谷仓门里: a door is a piece of the house before it.
  if (OF_HOUSES.has(kind) && !SHAPES.has(earlier.token.thing?.concept ?? '') && /\p{Script=Han}/u.test(later.text))
    return { ...earlier, qualifier: later };
  return { ...earlier, token: later, qualifier: earlier.token };
}

/** What is seen with what it holds; a bowl of noodles is drawn as one thing. */
const SEEN_WITH_LOAD =
  /^(?:baskets?|crates?|buckets?|pails?|barrels?|sacks?|wheelbarrows?|barrows?|hampers?|punnets?|trolleys?|trugs?|tubs?|bathtubs?|carts?|wagons?|nests?|suitcases?|chests?|crib|cradle|boots?|boats?|canoes?|prams?|hats?)$/;

function vesselOf({ token }: Node): Token | undefined {
  const thing = token.thing ?? findEnglishThing(token.text, true);
  return thing && SEEN_WITH_LOAD.test(token.text) ? { ...token, kind: 'thing', thing } : undefined;
}

/** "A stack of books" is books, "a bowl of noodles" noodles; a carrier with nothing to carry is dropped. */
function withoutCarriers(nodes: readonly Node[]): Node[] {
  const kept: Node[] = [];
  let carrier: Node | undefined;
  for (const [at, node] of nodes.entries()) {
    const next = nodes[at + 1];
    // "Pizzas as the wheels of a bicycle", "the handle of the mug is a tail": the part is spoken of.
    const isSpokenOf = node.kind === 'part' && (kept.at(-1)?.kind === 'serve' || at === 0);
    if (isSpokenOf && next?.kind === 'of') kept.push(node, next);
    else if ((NOUN_LIKE.has(node.kind) || node.kind === 'part') && next?.kind === 'of') carrier = node;
    // A creel of turf, which nobody can draw, is a creel.
    else if (node.kind === 'noun' && carrier?.kind === 'thing') {
      kept.push(carrier);
      carrier = undefined;
    } else if (node.kind !== 'of' && node.kind !== 'carrier') {
      kept.push(
        carrier
          ? {
              ...node,
              isDetermined: node.isDetermined || carrier.isDetermined,
              isIndefinite: node.isIndefinite || carrier.isIndefinite,
              vessel: vesselOf(carrier),
            }
          : node,
      );
      carrier = undefined;
    }
  }
  return kept;
}
