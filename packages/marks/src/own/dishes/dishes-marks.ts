import type { OwnMark } from '../../kit/define-mark.ts';
import { bambooTubeRiceMarks } from './bamboo-tube-rice.ts';
import { centuryEggMarks } from './century-egg.ts';
import { chickenFeetMarks } from './chicken-feet.ts';
import { chineseSausageMarks } from './chinese-sausage.ts';
import { chuanchuanMarks } from './chuanchuan.ts';
import { copperHotPotMarks } from './copper-hot-pot.ts';
import { curedPorkMarks } from './cured-pork.ts';
import { dongpoPorkMarks } from './dongpo-pork.ts';
import { fishHeadMarks } from './fish-head.ts';
import { grilledFishMarks } from './grilled-fish.ts';
import { handPulledNoodlesMarks } from './hand-pulled-noodles.ts';
import { knifeCutNoodlesMarks } from './knife-cut-noodles.ts';
import { pickleJarMarks } from './pickle-jar.ts';
import { pigTrotterMarks } from './pig-trotter.ts';
import { roastLambMarks } from './roast-lamb.ts';
import { saltedDuckEggMarks } from './salted-duck-egg.ts';
import { teaEggMarks } from './tea-egg.ts';
import { yuanyangHotPotMarks } from './yuanyang-hot-pot.ts';

export const dishesMarks: OwnMark[] = [
  ...bambooTubeRiceMarks,
  ...centuryEggMarks,
  ...chickenFeetMarks,
  ...chineseSausageMarks,
  ...chuanchuanMarks,
  ...copperHotPotMarks,
  ...curedPorkMarks,
  ...dongpoPorkMarks,
  ...fishHeadMarks,
  ...grilledFishMarks,
  ...handPulledNoodlesMarks,
  ...knifeCutNoodlesMarks,
  ...pickleJarMarks,
  ...pigTrotterMarks,
  ...roastLambMarks,
  ...saltedDuckEggMarks,
  ...teaEggMarks,
  ...yuanyangHotPotMarks,
];
