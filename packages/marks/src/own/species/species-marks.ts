import type { OwnMark } from '../../kit/define-mark.ts';
import { antlerMarks } from './antler.ts';
import { capybaraMarks } from './capybara.ts';
import { coralMarks } from './coral.ts';
import { corgiMarks } from './corgi.ts';
import { egretMarks } from './egret.ts';
import { goldfishMarks } from './goldfish.ts';
import { hummingbirdMarks } from './hummingbird.ts';
import { jellyfishMarks } from './jellyfish.ts';
import { orcaMarks } from './orca.ts';
import { otterMarks } from './otter.ts';
import { shibaMarks } from './shiba.ts';
import { falconMarks } from './falcon.ts';
import { talonMarks } from './talon.ts';

export const speciesMarks: OwnMark[] = [
  ...corgiMarks,
  ...shibaMarks,
  ...otterMarks,
  ...egretMarks,
  ...goldfishMarks,
  ...hummingbirdMarks,
  ...orcaMarks,
  ...capybaraMarks,
  ...coralMarks,
  ...jellyfishMarks,
  ...antlerMarks,
  ...falconMarks,
  ...talonMarks,
];
