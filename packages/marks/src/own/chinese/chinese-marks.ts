import type { OwnMark } from '../../kit/define-mark.ts';
import { auspiciousCloudMarks } from './auspicious-cloud.ts';
import { coinMarks } from './coin.ts';
import { drumMarks } from './drum.ts';
import { foldingFanMarks } from './folding-fan.ts';
import { gourdMarks } from './gourd.ts';
import { keyFretMarks } from './key-fret.ts';
import { kiteMarks } from './kite.ts';
import { knotMarks } from './knot.ts';
import { lanternMarks } from './lantern.ts';
import { latticeWindowMarks } from './lattice-window.ts';
import { phoenixMarks } from './phoenix.ts';
import { ruyiMarks } from './ruyi.ts';
import { sealStampMarks } from './seal-stamp.ts';

export const chineseMarks: OwnMark[] = [
  ...auspiciousCloudMarks,
  ...keyFretMarks,
  ...ruyiMarks,
  ...lanternMarks,
  ...sealStampMarks,
  ...foldingFanMarks,
  ...knotMarks,
  ...latticeWindowMarks,
  ...coinMarks,
  ...gourdMarks,
  ...phoenixMarks,
  ...drumMarks,
  ...kiteMarks,
];
