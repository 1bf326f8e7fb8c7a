import type { OwnMark } from '../../kit/define-mark.ts';

export const homeMarks: OwnMark[] = [];
