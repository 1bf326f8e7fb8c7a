import type { OwnMark } from '../../kit/define-mark.ts';
import { crayfishMarks } from './crayfish.ts';
import { eggTartMarks } from './egg-tart.ts';
import { jianbingMarks } from './jianbing.ts';
import { longevityPeachMarks } from './longevity-peach.ts';
import { mahuaMarks } from './mahua.ts';
import { mantouMarks } from './mantou.ts';
import { moonCakeMarks } from './moon-cake.ts';
import { riceNoodlesMarks } from './rice-noodles.ts';
import { roastDuckMarks } from './roast-duck.ts';
import { roujiamoMarks } from './roujiamo.ts';
import { shaomaiMarks } from './shaomai.ts';
import { soupDumplingMarks } from './soup-dumpling.ts';
import { springRollMarks } from './spring-roll.ts';
import { tanghuluMarks } from './tanghulu.ts';
import { tangyuanMarks } from './tangyuan.ts';
import { tofuMarks } from './tofu.ts';
import { tofuPuddingMarks } from './tofu-pudding.ts';
import { wontonMarks } from './wonton.ts';
import { youtiaoMarks } from './youtiao.ts';
import { zongziMarks } from './zongzi.ts';

export const chineseFoodMarks: OwnMark[] = [
  ...crayfishMarks,
  ...eggTartMarks,
  ...jianbingMarks,
  ...longevityPeachMarks,
  ...mahuaMarks,
  ...mantouMarks,
  ...moonCakeMarks,
  ...riceNoodlesMarks,
  ...roastDuckMarks,
  ...roujiamoMarks,
  ...shaomaiMarks,
  ...soupDumplingMarks,
  ...springRollMarks,
  ...tanghuluMarks,
  ...tangyuanMarks,
  ...tofuMarks,
  ...tofuPuddingMarks,
  ...wontonMarks,
  ...youtiaoMarks,
  ...zongziMarks,
];
