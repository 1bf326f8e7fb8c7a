import type { OwnMark } from '../../kit/define-mark.ts';
import { mountainMarks } from './mountain.ts';

export const natureMarks: OwnMark[] = [...mountainMarks];
