import type { OwnMark } from '../../kit/define-mark.ts';
import { abacusMarks } from './abacus.ts';
import { bambooSlipsMarks } from './bamboo-slips.ts';
import { brushPotMarks } from './brush-pot.ts';
import { brushRestMarks } from './brush-rest.ts';
import { imperialEdictMarks } from './imperial-edict.ts';
import { inkStickMarks } from './ink-stick.ts';
import { inkstoneMarks } from './inkstone.ts';
import { landscapePaintingMarks } from './landscape-painting.ts';
import { plaqueMarks } from './plaque.ts';
import { practiceGridMarks } from './practice-grid.ts';
import { scrollMarks } from './scroll.ts';
import { threadBoundBookMarks } from './thread-bound-book.ts';

export const studyMarks: OwnMark[] = [
  ...abacusMarks,
  ...bambooSlipsMarks,
  ...brushPotMarks,
  ...brushRestMarks,
  ...imperialEdictMarks,
  ...inkStickMarks,
  ...inkstoneMarks,
  ...landscapePaintingMarks,
  ...plaqueMarks,
  ...practiceGridMarks,
  ...scrollMarks,
  ...threadBoundBookMarks,
];
