import {
  BARE_REVERSED,
  BARE_VERBS,
  CHANGE_WORDS,
  PART_WORDS,
  PLACE_WORDS,
  RELATION_WORDS,
} from './relation-words.data.ts';
import type { Token } from './token.ts';
import { EXITS, LIKE_WORDS, MANY, MEASURES, PLACED_DEEDS, POSTURES, TOGETHER_WORDS } from './word-classes-zh.data.ts';
import { ATTRIBUTES, CARRIER_WORDS, SETTING_WORDS, TRADE_HEADS } from './words.data.ts';

/** A token whose place in the clause is not known yet. */
export type Loose = Omit<Token, 'from'>;
export type Known = Omit<Loose, 'text'>;

export const listed = (cell: string) => cell.split(' ').filter(Boolean);

export const POSTURE_WORDS: ReadonlySet<string> = new Set(listed(POSTURES));
export const MEASURE_WORDS: ReadonlySet<string> = new Set(listed(MEASURES));
export const COUNTED = new RegExp(
  `^(?:([一两二双三四五六七八九十俩仨几])(?:${listed(MEASURES).join('|')})?|[那这每整]一?(?:${listed(MEASURES).join('|')}))$`,
  'u',
);

let table: Map<string, Known> | undefined;

/** Chinese words that are not things, by what they do. */
export function chineseTable(): Map<string, Known> {
  if (table) return table;
  const read = new Map<string, Known>();
  const add = (words: readonly string[], token: Known) => {
    for (const word of words) if (word && !read.has(word)) read.set(word, token);
  };
  for (const { relation, zh, reversed = false } of RELATION_WORDS)
    add(listed(zh), { kind: 'verb', relation, reversed });
  for (const [relation, verbs] of BARE_REVERSED) add(listed(verbs), { kind: 'verb', relation, reversed: true });
  for (const [relation, verbs] of BARE_VERBS) add(listed(verbs), { kind: 'verb', relation });
  add(listed(MANY), { kind: 'number', count: 3 });
  add(['的'], { kind: 'de' });
  add(
    [
      '喺',
      '企喺',
      '坐喺',
      '瞓喺',
      '放喺',
      '踎喺',
      '蹲喺',
      '挂喺',
      '在',
      '位于',
      ...listed(POSTURES).map((word) => `${word}在`),
      ...listed(PLACED_DEEDS).map((word) => `${word}在`),
      ...listed('置 放 立 卧 藏 悬 浮 栖 停 坐 站 蹲 趴 躺 落 挂 摆 睡 伏 靠 倚 嵌 映 刻 印').map(
        (word) => `${word}于`,
      ),
    ],
    { kind: 'at' },
  );
  add(['从', '自', '打从'], { kind: 'from' });
  add(['带', '带有', '长有', '生有', '配有'], { kind: 'with' });
  add(listed(CHANGE_WORDS.zh), { kind: 'change' });
  add(['是', '就是', '都是', '也是', '系', '正是', '原来是', '恰好是', '其实是'], { kind: 'is' });
  add(['当', '当作', '当做', '作', '作为', '充当', '做'], { kind: 'serve' });
  add(['用', '由', '拿', '以'], { kind: 'use' });
  add(['代替', '替代', '顶替', '取代', '代替了', '取代了'], { kind: 'instead' });
  add(['把', '将'], { kind: 'take' });
  add(['被'], { kind: 'passive' });
  add(['卖', '售', '叫卖', '贩卖'], { kind: 'sell' });
  add(['或', '或者', '还是', '要么', '或是', '抑或'], { kind: 'or' });
  add(listed(EXITS), { kind: 'exit', relation: 'rising-from' });
  add(['形状', '形', '造型', '模样', '样子', '状', '外形'], { kind: 'shape' });
  add(listed(LIKE_WORDS), { kind: 'like' });
  add(['一样', '似的', '般', '一般'], { kind: 'alike' });
  add(listed(TOGETHER_WORDS), { kind: 'mutual', relation: 'beside' });
  add(['对峙', '相对', '相望', '对望', '面对面', '脸对脸', '头对头', '相视'], { kind: 'mutual' });
  for (const [word, relation] of Object.entries(PLACE_WORDS)) add([word], { kind: 'place', relation });
  for (const [name, { zh }] of Object.entries(SETTING_WORDS)) add(listed(zh), { kind: 'setting', name });
  for (const [name, { zh }] of Object.entries(ATTRIBUTES)) add(listed(zh), { kind: 'attribute', name });
  add(listed(PART_WORDS.zh), { kind: 'part' });
  add(listed(CARRIER_WORDS.zh), { kind: 'carrier' });
  add(listed(TRADE_HEADS.zh), { kind: 'business' });
  return (table = read);
}
