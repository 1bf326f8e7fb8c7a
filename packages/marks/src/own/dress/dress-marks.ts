import type { OwnMark } from '../../kit/define-mark.ts';
import { embroideredShoeMarks } from './embroidered-shoe.ts';
import { frogButtonMarks } from './frog-button.ts';
import { hairpinMarks } from './hairpin.ts';
import { hanfuMarks } from './hanfu.ts';
import { jadePendantMarks } from './jade-pendant.ts';
import { longevityLockMarks } from './longevity-lock.ts';
import { qipaoMarks } from './qipao.ts';
import { sachetMarks } from './sachet.ts';
import { silkFanMarks } from './silk-fan.ts';
import { tigerHatMarks } from './tiger-hat.ts';

export const dressMarks: OwnMark[] = [
  ...embroideredShoeMarks,
  ...frogButtonMarks,
  ...hairpinMarks,
  ...hanfuMarks,
  ...jadePendantMarks,
  ...longevityLockMarks,
  ...qipaoMarks,
  ...sachetMarks,
  ...silkFanMarks,
  ...tigerHatMarks,
];
