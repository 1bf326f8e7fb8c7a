import type { OwnMark } from '../../kit/define-mark.ts';
import { babyMarks } from './baby.ts';
import { buffaloBoyMarks } from './buffalo-boy.ts';
import { courtLadyMarks } from './court-lady.ts';
import { crownMarks } from './crown.ts';
import { danceMarks } from './dance.ts';
import { emperorMarks } from './emperor.ts';
import { eyeMarks } from './eye.ts';
import { familyMarks } from './family.ts';
import { fistMarks } from './fist.ts';
import { handMarks } from './hand.ts';
import { handshakeMarks } from './handshake.ts';
import { heartMarks } from './heart.ts';
import { littleMonkMarks } from './little-monk.ts';
import { motherChildMarks } from './mother-child.ts';
import { runMarks } from './run.ts';
import { scholarMarks } from './scholar.ts';
import { skeletonMarks } from './skeleton.ts';
import { smileMarks } from './smile.ts';
import { swordsmanMarks } from './swordsman.ts';
import { thumbsUpMarks } from './thumbs-up.ts';
import { womanMarks } from './woman.ts';
import { yogaMarks } from './yoga.ts';

export const peopleMarks: OwnMark[] = [
  ...babyMarks,
  ...buffaloBoyMarks,
  ...courtLadyMarks,
  ...crownMarks,
  ...danceMarks,
  ...emperorMarks,
  ...eyeMarks,
  ...familyMarks,
  ...fistMarks,
  ...handMarks,
  ...handshakeMarks,
  ...heartMarks,
  ...littleMonkMarks,
  ...motherChildMarks,
  ...runMarks,
  ...scholarMarks,
  ...smileMarks,
  ...swordsmanMarks,
  ...womanMarks,
  ...yogaMarks,
  ...thumbsUpMarks,
  ...skeletonMarks,
];
