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

/** The noun of the picture with the words that the product knows it by: "fox mark above a slab name", 左边一只面碗. */
function markWords(on: string): string[] {
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

const SLOGAN =
  /(?:slogan|口号|副标|标语|店名下写|下面小字)\s?[“"']?([^,，”"]+?)[”"']?(?: (?:below|in|right|underneath|tiny)\b|[,，”"]|$)/iu;
const QUOTED = /“([^”]+)”|(?<![\p{L}])'([^,]+?)'(?!\p{L})/u;

/** 奶茶店“莓好时光”, "Barber shop 'Kingsway'": the trade, and the name in quotes; else the first words are the name. */
function nameIn(on: string): string {
  const [first = ''] = on.split(/[,，]| with /);
  const quoted = QUOTED.exec(first) ?? /(?:名字|店名|name)[^,，]{0,8}?(?:“([^”]+)”|'([^']+)')/u.exec(on);
  return quoted?.slice(1).find(Boolean) ?? first.replace(/\s*\([^)]*\)/u, '');
}

/** What a request is read against, as the editor knows it of a document: its words, its picture and where that stands. */
export const shownIn = (on: string): Shown => ({
  name: nameIn(on),
  slogan: SLOGAN.exec(on)?.[1]?.trim(),
  secondName: /(?:second line|英文|as a second line|English line)\s?([A-Z][A-Z ]+)|([A-Z][A-Z ]{3,}) as a second line/u
    .exec(on)
    ?.slice(1)
    .find(Boolean)
    ?.trim(),
  mark: markWords(on),
  nameColor: /name (?:and [a-z-]+ mark )?in (navy|black)|(navy|black) [a-z ]*name/.exec(on)?.slice(1).find(Boolean),
  place: placeIn(on),
});

function placeIn(on: string): Shown['place'] {
  if (/(?:mark|icon|\w+) (?:to the )?right\b|[字名]左图右|(?<!左)图右/u.test(on)) return 'right';
  if (/mark (?:just )?above|above (?:the |a )?\w* ?name|上图下字|图上|图在上|上面/u.test(on)) return 'above';
  return /below (?:the )?name|上字下图/u.test(on) ? 'below' : 'left';
}
