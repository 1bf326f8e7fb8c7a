import type { OwnMark } from '../../kit/define-mark.ts';
import { greatWallMarks } from './great-wall.ts';
import { memorialArchMarks } from './memorial-arch.ts';
import { moonGateMarks } from './moon-gate.ts';
import { terracottaWarriorMarks } from './terracotta-warrior.ts';
import { tulouMarks } from './tulou.ts';

export const landmarkMarks: OwnMark[] = [
  ...greatWallMarks,
  ...memorialArchMarks,
  ...moonGateMarks,
  ...terracottaWarriorMarks,
  ...tulouMarks,
];
