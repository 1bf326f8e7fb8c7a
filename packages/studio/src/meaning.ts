import type { ReasonedConcept } from './concepts-for.ts';

export type Meaning = { zh: string; en: string };

/** 标志释义 of a catalogue drawing: what it is and why it is there. */
export function meaningOf({ reason, words }: ReasonedConcept): Meaning {
  switch (reason) {
    case 'name':
      return {
        zh: `名字里有「${words.zh}」，图形画的就是它。`,
        en: `The name says ${words.en}, and the mark shows it.`,
      };
    case 'chosen':
      return {
        zh: `${words.zh}图形，来自你选的词。`,
        en: `A simple ${words.en} icon, from the words you chose.`,
      };
    case 'said':
      return {
        zh: `按你的描述，画的是${words.zh}。`,
        en: `A simple ${words.en} icon, as you described.`,
      };
    case 'trade':
      return {
        zh: `${words.zh}图形，一眼看出行业。`,
        en: `A simple ${words.en} icon.`,
      };
  }
}
