import type { OwnMark } from '../../kit/define-mark.ts';
import { bedMarks } from './bed.ts';
import { bridgeMarks } from './bridge.ts';
import { chairMarks } from './chair.ts';
import { dormerMarks } from './dormer.ts';
import { gableMarks } from './gable.ts';
import { gateMarks } from './gate.ts';
import { houseMarks } from './house.ts';
import { keyMarks } from './key.ts';
import { lampMarks } from './lamp.ts';
import { pagodaMarks } from './pagoda.ts';
import { roofMarks } from './roof.ts';
import { tentMarks } from './tent.ts';
import { vaseMarks } from './vase.ts';
import { windowMarks } from './window.ts';

export const homeMarks: OwnMark[] = [
  ...bedMarks,
  ...bridgeMarks,
  ...chairMarks,
  ...gateMarks,
  ...houseMarks,
  ...keyMarks,
  ...lampMarks,
  ...pagodaMarks,
  ...roofMarks,
  ...tentMarks,
  ...vaseMarks,
  ...windowMarks,
  ...gableMarks,
  ...dormerMarks,
];
