import type { OwnMark } from '../../kit/define-mark.ts';
import { bambooRaftMarks } from './bamboo-raft.ts';
import { carryingPoleMarks } from './carrying-pole.ts';
import { cloisonneVaseMarks } from './cloisonne-vase.ts';
import { dougongMarks } from './dougong.ts';
import { embroideryHoopMarks } from './embroidery-hoop.ts';
import { fishingNetMarks } from './fishing-net.ts';
import { huadanMarks } from './huadan.ts';
import { lubanLockMarks } from './luban-lock.ts';
import { marionetteMarks } from './marionette.ts';
import { mortiseAndTenonMarks } from './mortise-and-tenon.ts';
import { paperCraneMarks } from './paper-crane.ts';
import { rickshawMarks } from './rickshaw.ts';
import { steelyardMarks } from './steelyard.ts';
import { tieDyeMarks } from './tie-dye.ts';
import { waterwheelMarks } from './waterwheel.ts';
import { wupengBoatMarks } from './wupeng-boat.ts';

export const handcraftMarks: OwnMark[] = [
  ...bambooRaftMarks,
  ...carryingPoleMarks,
  ...cloisonneVaseMarks,
  ...dougongMarks,
  ...embroideryHoopMarks,
  ...fishingNetMarks,
  ...huadanMarks,
  ...lubanLockMarks,
  ...marionetteMarks,
  ...mortiseAndTenonMarks,
  ...rickshawMarks,
  ...steelyardMarks,
  ...tieDyeMarks,
  ...waterwheelMarks,
  ...wupengBoatMarks,
  ...paperCraneMarks,
];
