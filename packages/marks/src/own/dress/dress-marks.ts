import type { OwnMark } from '../../kit/define-mark.ts';
import { bambooHatMarks } from './bamboo-hat.ts';
import { beadBraceletMarks } from './bead-bracelet.ts';
import { bridalVeilMarks } from './bridal-veil.ts';
import { bronzeMirrorMarks } from './bronze-mirror.ts';
import { cloudCollarMarks } from './cloud-collar.ts';
import { dragonRobeMarks } from './dragon-robe.ts';
import { dudouMarks } from './dudou.ts';
import { embroideredBallMarks } from './embroidered-ball.ts';
import { embroideredShoeMarks } from './embroidered-shoe.ts';
import { featherFanMarks } from './feather-fan.ts';
import { frogButtonMarks } from './frog-button.ts';
import { hairpinMarks } from './hairpin.ts';
import { hanfuMarks } from './hanfu.ts';
import { jadeBangleMarks } from './jade-bangle.ts';
import { jadePendantMarks } from './jade-pendant.ts';
import { longevityLockMarks } from './longevity-lock.ts';
import { mamianSkirtMarks } from './mamian-skirt.ts';
import { miaoSilverMarks } from './miao-silver.ts';
import { officialHatMarks } from './official-hat.ts';
import { paddedJacketMarks } from './padded-jacket.ts';
import { palmLeafFanMarks } from './palm-leaf-fan.ts';
import { phoenixCrownMarks } from './phoenix-crown.ts';
import { qipaoMarks } from './qipao.ts';
import { sachetMarks } from './sachet.ts';
import { safetyBuckleMarks } from './safety-buckle.ts';
import { silkBoltMarks } from './silk-bolt.ts';
import { silkFanMarks } from './silk-fan.ts';
import { silkwormMarks } from './silkworm.ts';
import { strawCapeMarks } from './straw-cape.ts';
import { strawSandalMarks } from './straw-sandal.ts';
import { tangSuitMarks } from './tang-suit.ts';
import { tasselMarks } from './tassel.ts';
import { tigerHatMarks } from './tiger-hat.ts';
import { tigerShoeMarks } from './tiger-shoe.ts';
import { waterSleevesMarks } from './water-sleeves.ts';
import { zhongshanSuitMarks } from './zhongshan-suit.ts';

export const dressMarks: OwnMark[] = [
  ...bambooHatMarks,
  ...beadBraceletMarks,
  ...bridalVeilMarks,
  ...bronzeMirrorMarks,
  ...cloudCollarMarks,
  ...dragonRobeMarks,
  ...dudouMarks,
  ...embroideredBallMarks,
  ...embroideredShoeMarks,
  ...featherFanMarks,
  ...frogButtonMarks,
  ...hairpinMarks,
  ...hanfuMarks,
  ...jadeBangleMarks,
  ...jadePendantMarks,
  ...longevityLockMarks,
  ...mamianSkirtMarks,
  ...miaoSilverMarks,
  ...officialHatMarks,
  ...paddedJacketMarks,
  ...palmLeafFanMarks,
  ...phoenixCrownMarks,
  ...qipaoMarks,
  ...sachetMarks,
  ...safetyBuckleMarks,
  ...silkBoltMarks,
  ...silkFanMarks,
  ...silkwormMarks,
  ...strawCapeMarks,
  ...strawSandalMarks,
  ...tangSuitMarks,
  ...tasselMarks,
  ...tigerHatMarks,
  ...tigerShoeMarks,
  ...waterSleevesMarks,
  ...zhongshanSuitMarks,
];
