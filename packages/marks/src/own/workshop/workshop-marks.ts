import type { OwnMark } from '../../kit/define-mark.ts';
import { anvilMarks } from './anvil.ts';
import { barrelTapMarks } from './barrel-tap.ts';
import { chessKnightMarks } from './chess-knight.ts';
import { gramophoneMarks } from './gramophone.ts';
import { loomMarks } from './loom.ts';
import { bikePedalMarks } from './bike-pedal.ts';
import { pottersWheelMarks } from './potters-wheel.ts';
import { sewingMachineMarks } from './sewing-machine.ts';
import { shuttleMarks } from './shuttle.ts';
import { typewriterMarks } from './typewriter.ts';
import { hayBaleMarks } from './hay-bale.ts';

export const workshopMarks: OwnMark[] = [
  ...chessKnightMarks,
  ...sewingMachineMarks,
  ...loomMarks,
  ...pottersWheelMarks,
  ...anvilMarks,
  ...gramophoneMarks,
  ...typewriterMarks,
  ...shuttleMarks,
  ...bikePedalMarks,
  ...barrelTapMarks,
  ...hayBaleMarks,
];
