import type { OwnMark } from '../../kit/define-mark.ts';
import { boilerMarks } from './boiler.ts';
import { eBikeMarks } from './e-bike.ts';
import { faucetMarks } from './faucet.ts';
import { phoneRepairMarks } from './phone-repair.ts';
import { toolboxMarks } from './toolbox.ts';

export const mendingMarks: OwnMark[] = [
  ...boilerMarks,
  ...eBikeMarks,
  ...faucetMarks,
  ...phoneRepairMarks,
  ...toolboxMarks,
];
