import type { OwnMark } from '../../kit/define-mark.ts';
import { armillarySphereMarks } from './armillary-sphere.ts';
import { arrowWeaponMarks } from './arrow-weapon.ts';
import { bambooDragonflyMarks } from './bamboo-dragonfly.ts';
import { canopyBedMarks } from './canopy-bed.ts';
import { curioShelfMarks } from './curio-shelf.ts';
import { drumStoolMarks } from './drum-stool.ts';
import { eightImmortalsTableMarks } from './eight-immortals-table.ts';
import { guandaoMarks } from './guandao.ts';
import { handWarmerMarks } from './hand-warmer.ts';
import { hoopRollingMarks } from './hoop-rolling.ts';
import { horsetailWhiskMarks } from './horsetail-whisk.ts';
import { lacquerBoxMarks } from './lacquer-box.ts';
import { nineLinkedRingsMarks } from './nine-linked-rings.ts';
import { nunchakuMarks } from './nunchaku.ts';
import { oracleBoneMarks } from './oracle-bone.ts';
import { pitchPotMarks } from './pitch-pot.ts';
import { prayerFlagsMarks } from './prayer-flags.ts';
import { prayerWheelMarks } from './prayer-wheel.ts';
import { sanxingduiMaskMarks } from './sanxingdui-mask.ts';
import { sinanMarks } from './sinan.ts';
import { slingshotMarks } from './slingshot.ts';
import { snuffBottleMarks } from './snuff-bottle.ts';
import { spinningTopMarks } from './spinning-top.ts';
import { taishiChairMarks } from './taishi-chair.ts';

export const antiquesMarks: OwnMark[] = [
  ...armillarySphereMarks,
  ...bambooDragonflyMarks,
  ...canopyBedMarks,
  ...curioShelfMarks,
  ...drumStoolMarks,
  ...eightImmortalsTableMarks,
  ...guandaoMarks,
  ...handWarmerMarks,
  ...hoopRollingMarks,
  ...horsetailWhiskMarks,
  ...lacquerBoxMarks,
  ...nineLinkedRingsMarks,
  ...nunchakuMarks,
  ...oracleBoneMarks,
  ...pitchPotMarks,
  ...prayerFlagsMarks,
  ...prayerWheelMarks,
  ...sanxingduiMaskMarks,
  ...sinanMarks,
  ...slingshotMarks,
  ...snuffBottleMarks,
  ...taishiChairMarks,
  ...spinningTopMarks,
  ...arrowWeaponMarks,
];
