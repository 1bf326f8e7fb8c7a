import type { OwnMark } from '../../kit/define-mark.ts';
import { breadMarks } from './bread.ts';
import { coffeeMarks } from './coffee.ts';

export const foodMarks: OwnMark[] = [...breadMarks, ...coffeeMarks];
