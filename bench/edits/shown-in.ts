import { readRequest } from '@markwright/edits';
import { namesOfThing, nounsFor } from '@markwright/studio';

type Shown = NonNullable<Parameters<typeof readRequest>[1]>;

const PLACE_WORDS =
  /\b(?:mark|icon|symbol|above|below|left|right|beside|over|under|of|the|a|an|name|in|on|with|and|two|one|small|big|large|tiny|open|outline|filled|detailed|hollow|upright|enormous|finely|line-drawn|solid|black|facing|away|from|far|pointing|sideways)\b|[上下左右][边面方头]?|图|字|一[只个杯枝支本朵把块条碗颗座片辆部粒笼]|实心|线条/giu;
const PLACED =
  /[上下左右]边?[面方]?[^字名]*[一两][只个杯枝支本朵把块条碗颗座片辆部粒笼]|^图|一[只个杯枝支本朵把块条碗颗座片辆部粒笼]/u;
/** 一只狗的剪影在名字上面, 麦穗在左名字在右, 剪刀图: what is counted, placed or called a picture. */
const PICTURED_ZH: readonly RegExp[] = [
  /一[只个杯枝支本朵把块条碗颗座片辆部粒笼](\p{Script=Han}{1,4}?)(?:的|在|冒|向|朝|$)/u,
  /(\p{Script=Han}{1,3})在(?:[左右上下]|名字)/u,
  /(\p{Script=Han}{1,3})[形的]?图$/u,
];
const PICTURED_EN: readonly RegExp[] = [
  /([a-z][a-z' -]{1,24}?) (?:mark|icon)\b/iu,
  /\b(?:an?|the) (?:\w+ed |large |tiny |small |solid |black )*([a-z][a-z' -]{1,20}?) (?:above|below|on the|facing|far|pointing|left|right|to the)\b/iu,
  /^\s*([a-z][a-z'-]{2,20}) (?:above|below|left|right|on)\b/iu,
  /(?!well|far|just|high)\b([a-z]+) (?:above|below|beside|left of|right of) (?:the |a )?(?:\w+ )?name\b/iu,
];

/** What a picture is called in both languages, as the product knows it of the drawing. */
const calledBy = (noun: string): string[] => [
  ...new Set([
    noun,
    ...nounsFor(noun)
      .slice(0, 1)
      .flatMap((concept) => namesOfThing(concept.replaceAll(' ', '-'))),
  ]),
];

/** "Green on white", 红字白底: what is told of colours is no picture. */
const isOfColor = (cell: string): boolean => {
  const words = cell
    .replace(/[字底色的名]/gu, ' ')
    .trim()
    .split(/\s+/);
  return words.every(
    (word) => /^(?:dim|dark|light|pale|bright|plain|bold|very|palette)$/iu.test(word) || isColor(word),
  );
};
const isColor = (word: string): boolean =>
  readRequest(/\p{Script=Han}/u.test(word) ? `字用${word}色` : `the name in ${word}`).edits.some(
    (edit) => edit.do === 'color.set',
  );

/** Where the picture stands in a line that holds the name in quotes: "peony, heavy serif 'Isla'", 水滴与「清泉」. */
const BESIDE_NAME: readonly RegExp[] = [
  /(?:drawing|picture|outline|silhouette|mark) of (?:an? )?([a-z ]+?)(?= above| left| right| below| between| ?¶|,|$)/iu,
  /([a-z]+(?: [a-z]+)?) (?:mark|icon|symbol|emblem)\b/iu,
  /\bwith an? ([a-z]+)/iu,
  /([a-z]+(?: [a-z]+)?)(?: \w+)? (?:left of|right of|above|below|beside|on the (?:left|right)) ?¶/iu,
  /([a-z]+) (?:above|below)$/iu,
  /([a-z]+(?: [a-z]+)?) in [a-z, ]+¶/iu,
  /([a-z]+(?: [a-z]+)?)(?: left| upright)?,? ?(?:and|with|on a book|,)? ?¶/iu,
  /¶.*?\band (?:an? )?([a-z]+)/iu,
  /(\p{Script=Han}{1,4}?)(?:剪影|轮廓|线稿|图案|图形|图|头像|大图形)/u,
  /([\p{Script=Han}]{1,4})在[左右上下]/u,
  /[左右上下](?:边|侧|面)?(?:一?[只个张座头])?([\p{Script=Han}]{1,3})/u,
  /([\p{Script=Han}]{1,4})(?:与|和) ?¶/u,
  /¶(?:与|和)([\p{Script=Han}]{1,3})/u,
  /一[只个杯枝支本朵把块条碗颗座片辆部粒笼]([\p{Script=Han}]{1,3})/u,
  /(?:^|[，,：、])\s?(?:\p{Script=Han}{1,2}的|白描)?([\p{Script=Han}]{2,4})(?:和\p{Script=Han}{1,2})?(?=[，,、]|$)/u,
  /^(?:small |large |thin |dark )*([a-z]+(?: [a-z]+)?),/iu,
];
const TYPE_WORDS =
  /^(?:type|letters?|name|script|serif|sans|bold|neon|version|mark|symbol|shape|triangle|arch|黑体|宋体|楷体|字|名字|黑字|白底|窄体|宽体|行|单行|横排|竖排|描边|上下排|左图右字|小字|偏小)$/iu;

/** The picture of a line whose name stands in quotes. */
function markBeside(rest: string): string[] {
  const phrases = BESIDE_NAME.flatMap((pattern) => pattern.exec(rest)?.[1] ?? []);
  const nouns = phrases.flatMap((phrase) => {
    const plain = phrase
      .replace(PLACE_WORDS, ' ')
      .replace(/[的大小]/gu, '')
      .replace(/\s+/g, ' ')
      .trim();
    return [plain, ...plain.split(' ').toReversed(), plain.slice(-2)];
  });
  const noun = nouns.find(
    (each) => each.length > 0 && !TYPE_WORDS.test(each) && !isOfColor(each) && nounsFor(each).length > 0,
  );
  return noun ? calledBy(noun) : [];
}

/** The noun of the picture with the words that the product knows it by: "fox mark above a slab name", 左边一只面碗. */
function markWords(on: string): string[] {
  const [quoted] = quotedIn(on);
  // "Bakery 'Rosie's Loaf', …" and 面包房“晨麦” tell the trade before the name.
  if (quoted && /^[\p{Ll}'「]|「/u.test(on)) return markBeside(on.replace(quoted.whole, '¶').replace(QUOTES, ''));
  const rest = on.split(/[,，]/).slice(1);
  const pictured = (/\p{Script=Han}/u.test(rest.join('')) ? PICTURED_ZH : PICTURED_EN).flatMap((pattern) =>
    rest.flatMap((cell) => pattern.exec(cell)?.[1] ?? []),
  );
  // The cell that says where something stands, or counts it, is the picture; the trade is told before it.
  const cells = [...pictured, ...rest.filter((cell) => PLACED.test(cell)), ...rest];
  const nouns = cells
    .map((cell) => cell.replace(PLACE_WORDS, ' ').replace(/\s+/g, ' ').trim())
    .filter(
      (cell) => cell !== '' && !isOfColor(cell) && cell.split(' ').length <= 3 && !/^(?:名字?|店名|name)$/iu.test(cell),
    );
  const noun = nouns.find((cell) => nounsFor(cell).length > 0);
  return noun ? calledBy(noun) : [];
}

const QUOTES = /[「『“"]([^」』”"]+)[」』”"]|(?<![\p{L}])'((?:[^',]|'(?=s |[A-Z]|s'))+)'(?!\p{L})/gu;
const IS_OTHER_LINE = /(?:slogan|tagline|口号|标语|小字|second line|第二行|第二个词|英文|下写)\s*$/iu;
const IS_SECOND = /^ as (?:a |the )?second/iu;

/** What stands in quotes and is no slogan and no second line: the name. */
const quotedIn = (on: string): { whole: string; name: string }[] =>
  [...on.matchAll(QUOTES)].flatMap(({ 0: whole, 1: han, 2: latin, index }) =>
    IS_OTHER_LINE.test(on.slice(0, index)) || IS_SECOND.test(on.slice(index + whole.length))
      ? []
      : [{ whole, name: han ?? latin ?? '' }],
  );

const QUOTED_SLOGAN = /(?:slogan|tagline|口号|标语|小字)\s?(?:[「“"]([^」”"]+)[」”"]|'([^']+)')/iu;
const SECOND =
  /second line (?:'([^']+)'|([A-Z0-9][\w&' -]*?|\p{Script=Han}+)(?= all capitals| in | below|,|$))|'([^']+)' as (?:a |the )?second (?:line|part)|(?<=, )([A-Z]{2,}) as second part|(?:第二行|第二个词)「([^」]+)」|英文 ([A-Z][A-Z ]+)/u;
const SLOGAN =
  /(?:slogan|口号|副标|标语|店名下写|下面小字)\s?[“"']?([^,，”"]+?)[”"']?(?: (?:below|in|right|under|underneath|beneath|set|tiny)\b|[,，”"]|$)/iu;
const QUOTED = /“([^”]+)”|(?<![\p{L}])'([^,]+?)'(?!\p{L})/u;

/** 奶茶店“莓好时光”, "Barber shop 'Kingsway'": the trade, and the name in quotes; else the first words are the name. */
function nameIn(on: string): string {
  const [marked] = quotedIn(on);
  if (marked) return marked.name;
  const [first = ''] = on.split(/[,，]| with /);
  const quoted = QUOTED.exec(first) ?? /(?:名字|店名|name)[^,，]{0,8}?(?:“([^”]+)”|'([^']+)')/u.exec(on);
  return quoted?.slice(1).find(Boolean) ?? first.replace(/\s*\([^)]*\)/u, '');
}

/** What a request is read against, as the editor knows it of a document: its words, its picture and where that stands. */
export const shownIn = (on: string): Shown => ({
  name: nameIn(on),
  slogan: (QUOTED_SLOGAN.exec(on)?.slice(1).find(Boolean) ?? SLOGAN.exec(on)?.[1])?.trim(),
  secondName: (
    SECOND.exec(on)?.slice(1).find(Boolean) ??
    /(?:second line|英文|as a second line|English line)\s?([A-Z][A-Z ]+)|([A-Z][A-Z ]{3,}) as a second line/u
      .exec(on)
      ?.slice(1)
      .find(Boolean)
  )?.trim(),
  mark: markWords(on),
  nameColor: /name (?:and [a-z-]+ mark )?in (navy|black)|(navy|black) [a-z ]*name/.exec(on)?.slice(1).find(Boolean),
  place: placeIn(on),
});

function placeIn(on: string): Shown['place'] {
  if (/(?:mark|icon|\w+) (?:to the )?right\b|[字名]左图右|(?<!左)图右/u.test(on)) return 'right';
  if (
    /mark (?:just )?above|above (?:the |a )?\w* ?name|above(?: \w+)? '|\w+ above$|^\S+在上，|上图下字|图上|图在上|上面/u.test(
      on,
    )
  )
    return 'above';
  return /below (?:the )?name|上字下图/u.test(on) ? 'below' : 'left';
}
