import type { Dice, Region } from '@markwright/marks/kit';
import type { Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import type { Layer } from './rule-mark.ts';

type Motif = {
  layers: Layer[];
  /** Its own drawing for 24 px and less, where opening the gaps is not enough. */
  small?: Layer[];
  guides: Region[];
  zh: string;
  en: string;
};
export type MotifRule = { form: string; draw: (dice: Dice) => Motif };

export const COUNT_ZH = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
export const COUNT_EN = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const flat = (...regions: Region[]): Outline => regions.flatMap(outlineOfRegion);
