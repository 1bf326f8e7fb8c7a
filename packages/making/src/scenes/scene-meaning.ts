import { named } from '../combine/meaning.ts';
import type { Relation } from '@markwright/marks';
import type { Thing } from './thing.ts';

/** The picture in words; ○ and _ are the subject, ● and ~ the object. */
const SAID: Record<Relation, { zh: string; en: string }> = {
  on: { zh: '○立在●上', en: '_ on ~' },
  in: { zh: '●里有○', en: '_ in ~' },
  under: { zh: '●下有○', en: '_ under ~' },
  over: { zh: '○在●之上', en: '_ over ~' },
  beside: { zh: '○在●旁', en: '_ beside ~' },
  behind: { zh: '○从●后探出', en: '_ behind ~' },
  holding: { zh: '○抱着●', en: '_ holding ~' },
  carrying: { zh: '○载着●', en: '_ carrying ~' },
  wearing: { zh: '○戴着●', en: '_ wearing ~' },
  riding: { zh: '○骑着●', en: '_ riding ~' },
  'wrapped-round': { zh: '○环绕着●', en: '_ round ~' },
  'made-of': { zh: '●做成的○', en: '_ made of ~' },
  'shaped-like': { zh: '○的样子是●', en: '_ in the shape of ~' },
  facing: { zh: '○与●相对', en: '_ facing ~' },
  'rising-from': { zh: '○从●里升起', en: '_ rising from ~' },
  'as-part': { zh: '○的一处换成了●', en: '_ with ~ for a part of it' },
  chasing: { zh: '○追着●', en: '_ chasing ~' },
  reading: { zh: '○读着●', en: '_ reading ~' },
  playing: { zh: '○弄着●', en: '_ playing ~' },
  'sleeping-on': { zh: '○睡在●上', en: '_ asleep on ~' },
  'flying-over': { zh: '○飞过●', en: '_ flying over ~' },
  'out-of': { zh: '○从●里出来', en: '_ coming out of ~' },
  and: { zh: '○与●同在一图', en: '_ and ~ in one picture' },
};

const NUMBERS = [
  { zh: '双', en: 'Two' },
  { zh: '三', en: 'Three' },
  { zh: '四', en: 'Four' },
  { zh: '五', en: 'Five' },
  { zh: '六', en: 'Six' },
];

/** Several of one thing: 三熊同行. */
export function meaningOfGroup({ words, meaning }: Thing, count: number): { zh: string; en: string } {
  const number = NUMBERS[Math.min(count, NUMBERS.length + 1) - 2] ?? NUMBERS[0]!;
  const [zh, en] = [`${number.zh}${words.zh}同行`, `${number.en} of a kind: ${words.en}`];
  return meaning ? { zh: `${zh}：${meaning.zh}`, en: `${en}; ${meaning.en}` } : { zh, en };
}

/** First the picture, then what each of the two stands for, where one of our own marks says it. */
export function meaningOfScene(relation: Relation, subject: Thing, object: Thing): { zh: string; en: string } {
  const zh = SAID[relation].zh.replace('○', subject.words.zh).replace('●', object.words.zh);
  const en = SAID[relation].en.replace('_', named(subject.words.en)).replace('~', named(object.words.en));
  const told = (language: 'zh' | 'en', mark: string): string =>
    [subject.meaning?.[language], object.meaning?.[language]].filter(Boolean).join(mark);
  const [toldZh, toldEn] = [told('zh', '；'), told('en', '; ')];
  return {
    zh: toldZh ? `${zh}：${toldZh}` : zh,
    en: `${en.charAt(0).toUpperCase()}${en.slice(1)}${toldEn ? `: ${toldEn}` : ''}`,
  };
}
