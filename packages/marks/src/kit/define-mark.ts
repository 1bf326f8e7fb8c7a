import type { Paint } from '@markwright/logo';
import type { Dice } from './dice.ts';
import type { Kit } from './kit.ts';
import type { Region } from './region.ts';

export type Part = { region: Region; paint: Extract<Paint, 'primary' | 'secondary'> };

/** What an artist returns: the mark, its own simpler drawing for 24 px and less, and a line drawing if the outline is not enough. */
export type Sketch = { parts: Part[]; small: Part[]; line?: Part[] };

export type Meaning = { word: string; meaning: string };

export type OwnMark = {
  /** Unique: family/concept/idea in kebab case. */
  key: string;
  family: string;
  concept: string;
  /** What is drawn, in a few words. */
  idea: { zh: string; en: string };
  zh: Meaning;
  en: Meaning;
  draw: (kit: Kit, dice: Dice) => Sketch;
};

export function defineMark(mark: Omit<OwnMark, 'key'> & { name: string }): OwnMark {
  const { name, ...rest } = mark;
  return { ...rest, key: `${mark.family}/${mark.concept}/${name}` };
}

/** 标志释义 of one drawing: what was drawn, then why. */
export function meaningOfMark({ idea, zh, en }: OwnMark): { zh: string; en: string } {
  return {
    zh: `${idea.zh}：${zh.meaning}`,
    en: `${idea.en.charAt(0).toUpperCase()}${idea.en.slice(1)}: ${en.meaning}`,
  };
}

export const ink = (...regions: Region[]): Part[] => regions.map((region) => ({ region, paint: 'primary' }));
export const accent = (...regions: Region[]): Part[] => regions.map((region) => ({ region, paint: 'secondary' }));
