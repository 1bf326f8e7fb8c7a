import { readFileSync } from 'node:fs';

export type FidelityBrief = {
  id: string;
  half: 'tuned' | 'held-aside';
  name: string;
  text: string;
  /** What a judge expects to see, the main thing first; each by the concepts that would be taken for it. */
  things: string[][];
  /** How the first two stand to each other. */
  relation?: string;
  /** The air the brief asks for, as the judge hears it. */
  mood?: string;
  /** What was asked to be left out. */
  refuses?: string[];
};

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as FidelityBrief[];

/** Half Chinese, half English, some mixed; written before the reading was, a third never tuned on. */
export const readBriefs = (): FidelityBrief[] => [...read('./briefs-zh.json'), ...read('./briefs-en.json')];
