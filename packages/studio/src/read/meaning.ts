import { withArticle } from '@markwright/making';
import type { ReasonedConcept } from './concepts-for.ts';

export type Meaning = { zh: string; en: string };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 标志释义 of a catalogue drawing: what it is and why it is there. */
export function meaningOf({ reason, words }: ReasonedConcept): Meaning {
  switch (reason) {
    case 'name':
      return {
        zh: `${words.zh}，取自名字。`,
        en: `${capital(withArticle(words.en))}, as in the name.`,
      };
    case 'chosen':
      return {
        zh: `${words.zh}，来自你选的词。`,
        en: `${capital(withArticle(words.en))}, from the words you chose.`,
      };
    case 'said':
      return {
        zh: `按你的描述，画的是${words.zh}。`,
        en: `${capital(withArticle(words.en))}, as you described.`,
      };
    case 'trade':
      return {
        zh: `画的是${words.zh}，这一行的样子。`,
        en: `${capital(withArticle(words.en))}, for the trade.`,
      };
  }
}
