import type { OwnMark } from '../../kit/define-mark.ts';
import { candiedHawthornMarks } from './candied-hawthorn.ts';
import { jianbingMarks } from './jianbing.ts';
import { moonCakeMarks } from './moon-cake.ts';
import { roastDuckMarks } from './roast-duck.ts';
import { shaomaiMarks } from './shaomai.ts';
import { springRollMarks } from './spring-roll.ts';
import { tangyuanMarks } from './tangyuan.ts';
import { tofuPuddingMarks } from './tofu-pudding.ts';
import { wontonMarks } from './wonton.ts';
import { youtiaoMarks } from './youtiao.ts';
import { zongziMarks } from './zongzi.ts';

export const chineseFoodMarks: OwnMark[] = [
  ...candiedHawthornMarks,
  ...jianbingMarks,
  ...moonCakeMarks,
  ...roastDuckMarks,
  ...shaomaiMarks,
  ...springRollMarks,
  ...tangyuanMarks,
  ...tofuPuddingMarks,
  ...wontonMarks,
  ...youtiaoMarks,
  ...zongziMarks,
];
