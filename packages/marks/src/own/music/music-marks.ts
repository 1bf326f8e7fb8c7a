import type { OwnMark } from '../../kit/define-mark.ts';
import { bambooFluteMarks } from './bamboo-flute.ts';
import { bianzhongMarks } from './bianzhong.ts';
import { erhuMarks } from './erhu.ts';
import { gongMarks } from './gong.ts';
import { guqinMarks } from './guqin.ts';
import { guzhengMarks } from './guzheng.ts';
import { horseheadFiddleMarks } from './horsehead-fiddle.ts';
import { hulusiMarks } from './hulusi.ts';
import { konghouMarks } from './konghou.ts';
import { kuaibanMarks } from './kuaiban.ts';
import { panpipeMarks } from './panpipe.ts';
import { pipaMarks } from './pipa.ts';
import { rattleDrumMarks } from './rattle-drum.ts';
import { ruanMarks } from './ruan.ts';
import { sanxianMarks } from './sanxian.ts';
import { shengMarks } from './sheng.ts';
import { stoneChimesMarks } from './stone-chimes.ts';
import { suonaMarks } from './suona.ts';
import { templeBellMarks } from './temple-bell.ts';
import { waistDrumMarks } from './waist-drum.ts';
import { yangqinMarks } from './yangqin.ts';

export const musicMarks: OwnMark[] = [
  ...bambooFluteMarks,
  ...bianzhongMarks,
  ...erhuMarks,
  ...gongMarks,
  ...guqinMarks,
  ...guzhengMarks,
  ...horseheadFiddleMarks,
  ...hulusiMarks,
  ...konghouMarks,
  ...kuaibanMarks,
  ...panpipeMarks,
  ...pipaMarks,
  ...rattleDrumMarks,
  ...ruanMarks,
  ...sanxianMarks,
  ...shengMarks,
  ...stoneChimesMarks,
  ...suonaMarks,
  ...templeBellMarks,
  ...waistDrumMarks,
  ...yangqinMarks,
];
