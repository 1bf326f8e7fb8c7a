import type { PassedOver, Refusal, WhyRead } from '@markwright/reading';
import { wordsOf } from '../read/read-description.ts';
import type { BriefReading } from './interpret-brief.ts';

type Words = { zh: string; en: string };

const WHY: Record<WhyRead, Words> = {
  'asked-outright': { zh: '直接要求画', en: 'asked for outright' },
  'asked-for': { zh: '要画的', en: 'to be drawn' },
  'said-with-it': { zh: '和主体一起画', en: 'drawn with it' },
  'dealt-in': { zh: '经营的', en: 'what the business deals in' },
  'where-it-is': { zh: '所在的地方', en: 'where it is' },
};
const WHY_NOT: Record<PassedOver['role'], Words> = {
  how: { zh: '说的是做法、价格或顾客', en: 'tells how, for whom or for how much' },
  figure: { zh: '只是比喻', en: 'a figure of speech' },
  idle: { zh: '只是提到', en: 'only mentioned' },
  part: { zh: '是别的词的一部分', en: 'part of another word' },
  either: { zh: '备选', en: 'another candidate' },
  refuse: { zh: '不要出现', en: 'not wanted' },
};

export const explainThing = (why: WhyRead | undefined): Words => WHY[why ?? 'asked-for'];

/** What is not drawn although it was said: first what is not wanted, then what only sounds like a thing. */
export function explainRefusals({ refusals, passedOver }: Pick<BriefReading, 'refusals' | 'passedOver'>): {
  refused: (Words & { text: string })[];
  passedOver: { text: string; why: Words }[];
} {
  return {
    refused: refusals.map((refusal) => ({ text: refusal.text, ...wordsOfRefusal(refusal) })),
    passedOver: passedOver
      .filter(({ role }) => role !== 'refuse')
      .map(({ text, role }) => ({ text, why: WHY_NOT[role] })),
  };
}

const wordsOfRefusal = ({ kind, name, text }: Refusal): Words =>
  (kind === 'thing' ? wordsOf(name) : undefined) ?? { zh: text, en: kind === 'other' ? text : name };
