import type { OwnMark } from '../../kit/define-mark.ts';
import { changeMoonMarks } from './change-moon.ts';
import { godOfWealthMarks } from './god-of-wealth.ts';
import { jadeRabbitMarks } from './jade-rabbit.ts';
import { monkeyKingMarks } from './monkey-king.ts';
import { pixiuMarks } from './pixiu.ts';
import { qilinMarks } from './qilin.ts';

export const mythMarks: OwnMark[] = [
  ...changeMoonMarks,
  ...godOfWealthMarks,
  ...jadeRabbitMarks,
  ...monkeyKingMarks,
  ...pixiuMarks,
  ...qilinMarks,
];
