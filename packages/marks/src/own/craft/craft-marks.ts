import type { OwnMark } from '../../kit/define-mark.ts';
import { bookMarks } from './book.ts';
import { brushMarks } from './brush.ts';
import { cameraMarks } from './camera.ts';
import { carMarks } from './car.ts';
import { chipMarks } from './chip.ts';
import { combMarks } from './comb.ts';
import { dumbbellMarks } from './dumbbell.ts';
import { gearMarks } from './gear.ts';
import { hairDryerMarks } from './hair-dryer.ts';
import { hammerMarks } from './hammer.ts';
import { magnifierMarks } from './magnifier.ts';
import { musicNoteMarks } from './music-note.ts';
import { paletteMarks } from './palette.ts';
import { penMarks } from './pen.ts';
import { potStillMarks } from './pot-still.ts';
import { rocketMarks } from './rocket.ts';
import { scalesMarks } from './scales.ts';
import { scissorsMarks } from './scissors.ts';
import { stethoscopeMarks } from './stethoscope.ts';
import { sewingNeedleMarks } from './sewing-needle.ts';
import { threadMarks } from './thread.ts';
import { toothMarks } from './tooth.ts';
import { wheelMarks } from './wheel.ts';
import { wrenchMarks } from './wrench.ts';

export const craftMarks: OwnMark[] = [
  ...bookMarks,
  ...brushMarks,
  ...cameraMarks,
  ...carMarks,
  ...chipMarks,
  ...combMarks,
  ...dumbbellMarks,
  ...gearMarks,
  ...hairDryerMarks,
  ...hammerMarks,
  ...magnifierMarks,
  ...musicNoteMarks,
  ...paletteMarks,
  ...penMarks,
  ...rocketMarks,
  ...scalesMarks,
  ...scissorsMarks,
  ...stethoscopeMarks,
  ...sewingNeedleMarks,
  ...threadMarks,
  ...toothMarks,
  ...wheelMarks,
  ...wrenchMarks,
  ...potStillMarks,
];
