import type { OwnMark } from '../../kit/define-mark.ts';
import { broomMarks } from './broom.ts';
import { bucketMarks } from './bucket.ts';
import { carWashMarks } from './car-wash.ts';
import { mopMarks } from './mop.ts';
import { sprayBottleMarks } from './spray-bottle.ts';
import { vacuumCleanerMarks } from './vacuum-cleaner.ts';
import { washingMachineMarks } from './washing-machine.ts';
import { clothesPegMarks } from './clothes-peg.ts';
import { chimneyBrushMarks } from './chimney-brush.ts';

export const upkeepMarks: OwnMark[] = [
  ...broomMarks,
  ...bucketMarks,
  ...carWashMarks,
  ...mopMarks,
  ...sprayBottleMarks,
  ...vacuumCleanerMarks,
  ...washingMachineMarks,
  ...clothesPegMarks,
  ...chimneyBrushMarks,
];
