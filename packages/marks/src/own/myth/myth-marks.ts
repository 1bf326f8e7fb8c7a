import type { OwnMark } from '../../kit/define-mark.ts';
import { blackTortoiseMarks } from './black-tortoise.ts';
import { carpLeapingMarks } from './carp-leaping.ts';
import { changeMoonMarks } from './change-moon.ts';
import { godOfWealthMarks } from './god-of-wealth.ts';
import { goldenCrowMarks } from './golden-crow.ts';
import { jadeRabbitMarks } from './jade-rabbit.ts';
import { laughingBuddhaMarks } from './laughing-buddha.ts';
import { longevityGodMarks } from './longevity-god.ts';
import { monkeyKingMarks } from './monkey-king.ts';
import { nezhaMarks } from './nezha.ts';
import { pigsyMarks } from './pigsy.ts';
import { pixiuMarks } from './pixiu.ts';
import { qilinMarks } from './qilin.ts';
import { taotieMarks } from './taotie.ts';
import { twinFishMarks } from './twin-fish.ts';
import { vermilionBirdMarks } from './vermilion-bird.ts';
import { genieMarks } from './genie.ts';

export const mythMarks: OwnMark[] = [
  ...blackTortoiseMarks,
  ...carpLeapingMarks,
  ...changeMoonMarks,
  ...godOfWealthMarks,
  ...goldenCrowMarks,
  ...jadeRabbitMarks,
  ...laughingBuddhaMarks,
  ...longevityGodMarks,
  ...monkeyKingMarks,
  ...nezhaMarks,
  ...pigsyMarks,
  ...pixiuMarks,
  ...qilinMarks,
  ...taotieMarks,
  ...twinFishMarks,
  ...vermilionBirdMarks,
  ...genieMarks,
];
