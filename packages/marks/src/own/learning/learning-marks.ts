import type { OwnMark } from '../../kit/define-mark.ts';
import { blackboardMarks } from './blackboard.ts';
import { blocksMarks } from './blocks.ts';
import { pencilMarks } from './pencil.ts';

export const learningMarks: OwnMark[] = [...blackboardMarks, ...blocksMarks, ...pencilMarks];
