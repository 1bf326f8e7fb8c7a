import type { OwnMark } from '../../kit/define-mark.ts';
import { babyMarks } from './baby.ts';
import { crownMarks } from './crown.ts';
import { danceMarks } from './dance.ts';
import { eyeMarks } from './eye.ts';
import { familyMarks } from './family.ts';
import { handMarks } from './hand.ts';
import { handshakeMarks } from './handshake.ts';
import { heartMarks } from './heart.ts';
import { motherChildMarks } from './mother-child.ts';
import { runMarks } from './run.ts';
import { smileMarks } from './smile.ts';
import { yogaMarks } from './yoga.ts';

export const peopleMarks: OwnMark[] = [
  ...babyMarks,
  ...crownMarks,
  ...danceMarks,
  ...eyeMarks,
  ...familyMarks,
  ...handMarks,
  ...handshakeMarks,
  ...heartMarks,
  ...motherChildMarks,
  ...runMarks,
  ...smileMarks,
  ...yogaMarks,
];
