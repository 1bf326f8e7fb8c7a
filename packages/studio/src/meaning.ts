import type { ReasonedConcept } from './concepts-for.ts';

export type Meaning = { zh: string; en: string };

/** 标志释义 of a catalogue drawing: what it is and why it is there. */
export function meaningOf({ reason, words }: ReasonedConcept): Meaning {
  switch (reason) {
    case 'name':
      return {
        zh: `名中有「${words.zh}」，便以${words.zh}为标，名与形互相印证。`,
        en: `The name itself pictures ${words.en}, so the mark says it again as a shape.`,
      };
    case 'chosen':
      return {
        zh: `以你选的「${words.zh}」为形，去掉细节，只留一眼能认的轮廓。`,
        en: `Your own choice, ${words.en}, reduced to the outline one recognises at a glance.`,
      };
    case 'said':
      return {
        zh: `照你说的画${words.zh}，去掉细节，留下一眼能认的样子。`,
        en: `What you named, ${words.en}, drawn so that it is known at a glance.`,
      };
    case 'trade':
      return {
        zh: `取「${words.zh}」之形，路过的人不用读字就知道做的是什么。`,
        en: `The shape of ${words.en}: passers-by know the trade before they read a word.`,
      };
  }
}
