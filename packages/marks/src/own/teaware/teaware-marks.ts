import type { OwnMark } from '../../kit/define-mark.ts';
import { backBasketMarks } from './back-basket.ts';
import { backflowIncenseMarks } from './backflow-incense.ts';
import { bronzeJueMarks } from './bronze-jue.ts';
import { bronzeZunMarks } from './bronze-zun.ts';
import { enamelMugMarks } from './enamel-mug.ts';
import { fairnessPitcherMarks } from './fairness-pitcher.ts';
import { foodBoxMarks } from './food-box.ts';
import { gongfuTeaSetMarks } from './gongfu-tea-set.ts';
import { ironKettleMarks } from './iron-kettle.ts';
import { jianTeaBowlMarks } from './jian-tea-bowl.ts';
import { longSpoutKettleMarks } from './long-spout-kettle.ts';
import { sancaiHorseMarks } from './sancai-horse.ts';
import { teaCakeMarks } from './tea-cake.ts';
import { teaStoveMarks } from './tea-stove.ts';
import { thermosFlaskMarks } from './thermos-flask.ts';
import { waterVatMarks } from './water-vat.ts';
import { weddingCandlesMarks } from './wedding-candles.ts';
import { wineFlagMarks } from './wine-flag.ts';
import { winePotMarks } from './wine-pot.ts';
import { winnowingBasketMarks } from './winnowing-basket.ts';

export const teawareMarks: OwnMark[] = [
  ...backBasketMarks,
  ...backflowIncenseMarks,
  ...bronzeJueMarks,
  ...bronzeZunMarks,
  ...enamelMugMarks,
  ...fairnessPitcherMarks,
  ...foodBoxMarks,
  ...gongfuTeaSetMarks,
  ...ironKettleMarks,
  ...jianTeaBowlMarks,
  ...longSpoutKettleMarks,
  ...sancaiHorseMarks,
  ...teaCakeMarks,
  ...teaStoveMarks,
  ...thermosFlaskMarks,
  ...waterVatMarks,
  ...weddingCandlesMarks,
  ...wineFlagMarks,
  ...winePotMarks,
  ...winnowingBasketMarks,
];
