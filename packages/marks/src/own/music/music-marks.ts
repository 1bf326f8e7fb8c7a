import type { OwnMark } from '../../kit/define-mark.ts';
import { bambooFluteMarks } from './bamboo-flute.ts';
import { bianzhongMarks } from './bianzhong.ts';
import { erhuMarks } from './erhu.ts';
import { gongMarks } from './gong.ts';
import { guqinMarks } from './guqin.ts';
import { guzhengMarks } from './guzheng.ts';
import { pipaMarks } from './pipa.ts';
import { suonaMarks } from './suona.ts';

export const musicMarks: OwnMark[] = [
  ...bambooFluteMarks,
  ...bianzhongMarks,
  ...erhuMarks,
  ...gongMarks,
  ...guqinMarks,
  ...guzhengMarks,
  ...pipaMarks,
  ...suonaMarks,
];
