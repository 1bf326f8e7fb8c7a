import type { OwnMark } from '../../kit/define-mark.ts';
import { chequeredFlagMarks } from './chequered-flag.ts';
import { hotAirBalloonMarks } from './hot-air-balloon.ts';
import { lighthouseMarks } from './lighthouse.ts';
import { paperPlaneMarks } from './paper-plane.ts';
import { sailboatMarks } from './sailboat.ts';
import { steamLocomotiveMarks } from './steam-locomotive.ts';
import { telescopeMarks } from './telescope.ts';
import { woodenBoatMarks } from './wooden-boat.ts';
import { woodenPostMarks } from './wooden-post.ts';
import { skiMarks } from './ski.ts';

export const travelMarks: OwnMark[] = [
  ...lighthouseMarks,
  ...sailboatMarks,
  ...woodenBoatMarks,
  ...hotAirBalloonMarks,
  ...telescopeMarks,
  ...steamLocomotiveMarks,
  ...paperPlaneMarks,
  ...chequeredFlagMarks,
  ...woodenPostMarks,
  ...skiMarks,
];
