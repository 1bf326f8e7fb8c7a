import type { OwnMark } from '../../kit/define-mark.ts';
import { dragonFruitMarks } from './dragon-fruit.ts';
import { durianMarks } from './durian.ts';
import { figMarks } from './fig.ts';
import { lotusRootMarks } from './lotus-root.ts';
import { lycheeMarks } from './lychee.ts';
import { persimmonMarks } from './persimmon.ts';
import { pomegranateMarks } from './pomegranate.ts';

export const fruitMarks: OwnMark[] = [
  ...pomegranateMarks,
  ...persimmonMarks,
  ...lycheeMarks,
  ...durianMarks,
  ...dragonFruitMarks,
  ...lotusRootMarks,
  ...figMarks,
];
