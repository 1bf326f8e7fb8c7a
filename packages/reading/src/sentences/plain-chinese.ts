import { rewordedChinese } from './reworded-zh.ts';

/** Cantonese by the characters that only it has; 系 and 成 say something else in other Chinese. */
const CANTONESE = /[嘅咗喺嗰嘢冇佢睇揸攞瞓哋啲咁嚟攰]/u;
/** What a Cantonese character is elsewhere: 揸住把叉, 瞓喺花入面. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  '嘅的 咗了 喺在 嗰那 揸拿 瞓睡 攞拿 睇看 佢他 樽瓶 啲些 咁般 嘢物 嚟来 黐粘 匿躲 踎蹲 掟扔 揽抱 孭背 攰累 揿按 冚盖'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const BLANK = '\u2002';
const blanks = (said: string): string => BLANK.repeat(said.length);

/** Its words whose characters say something else in other Chinese. */
const inContext = (text: string): string =>
  text
    // 盆系一只旧皮鞋, 成车都系剑兰
    .replaceAll(/(?<![唔关联净])系(?![统列鞋领围上着住好紧个根条])/gu, '是')
    // 成只兔都俾花遮住
    .replaceAll(/俾(?=[^，。]{1,6}(?:住|了|着|晒))/gu, '被')
    .replaceAll(/(?<=^|[，。,.；;！!\s的])成(?=[只个条棵张桶车船街屋])/gu, '整')
    .replaceAll(/入(?=[面边])/gu, '里')
    .replaceAll(/企(?![业鹅图及划])/gu, '站')
    // 壶嘴度插住一枝花
    .replaceAll(/(?<=[嘴口边头手顶底])度(?![假身数量])/gu, '处')
    // 支人参著住对波鞋
    .replaceAll(/[著着]住(?=[一对双条件])/gu, '穿住')
    // 个帆换成一块叶: a measure alone is "the".
    .replaceAll(/(?<=^|[，。,.；;！!\s])个(?=\p{Script=Han})/gu, BLANK);

/** 从里头探个脑壳出来: who puts out his head comes out, and the head is no thing. */
const HEAD_OUT =
  /(?<=[探伸钻冒露])(?:出|了|着|个|出个|了个|出了个|出一个|出半个|一个|半个)?[小大]?(?:脑袋瓜|脑瓜子|脑袋|脑壳|脑瓜|身子|头)(?:出来|来)?(?![上顶巾发])/gu;
const headOut = (said: string): string => (said.length > 1 ? `出来${blanks(said.slice(2))}` : said);

/**
 * Chinese as it is spoken in other places, in the Chinese of the tables; every character keeps its place.
 * 一只猫瞓喺花入面 is 一只猫睡在花入面.
 */
export function inPlainChinese(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const plain = rewordedChinese(text).replaceAll(HEAD_OUT, headOut);
  if (!CANTONESE.test(plain)) return plain;
  return inContext(plain).replaceAll(/\p{Script=Han}/gu, (sign) => SIGNS.get(sign) ?? sign);
}
