import type { OwnMark } from '../../kit/define-mark.ts';
import { abacusMarks } from './abacus.ts';
import { bambooSlipsMarks } from './bamboo-slips.ts';
import { inkstoneMarks } from './inkstone.ts';
import { scrollMarks } from './scroll.ts';

export const studyMarks: OwnMark[] = [...abacusMarks, ...bambooSlipsMarks, ...inkstoneMarks, ...scrollMarks];
