import type { OwnMark } from '../../kit/define-mark.ts';
import { christianCrossMarks } from './christian-cross.ts';
import { corkMarks } from './cork.ts';
import { fountainPenMarks } from './fountain-pen.ts';
import { oilLampMarks } from './oil-lamp.ts';
import { pocketWatchMarks } from './pocket-watch.ts';
import { waxSealMarks } from './wax-seal.ts';
import { hatBoxMarks } from './hat-box.ts';

export const keepsakeMarks: OwnMark[] = [
  ...pocketWatchMarks,
  ...oilLampMarks,
  ...fountainPenMarks,
  ...waxSealMarks,
  ...corkMarks,
  ...christianCrossMarks,
  ...hatBoxMarks,
];
