import type { OwnMark } from '../../kit/define-mark.ts';
import { barberChairMarks } from './barber-chair.ts';
import { barberPoleMarks } from './barber-pole.ts';
import { eyebrowMarks } from './eyebrow.ts';
import { eyelashesMarks } from './eyelashes.ts';
import { hairMarks } from './hair.ts';
import { hairdresserMarks } from './hairdresser.ts';
import { lipstickMarks } from './lipstick.ts';
import { makeupBrushMarks } from './makeup-brush.ts';
import { manicureMarks } from './manicure.ts';
import { nailPolishMarks } from './nail-polish.ts';
import { razorMarks } from './razor.ts';
import { afroMarks } from './afro.ts';

export const beautyMarks: OwnMark[] = [
  ...barberChairMarks,
  ...barberPoleMarks,
  ...eyebrowMarks,
  ...eyelashesMarks,
  ...hairMarks,
  ...hairdresserMarks,
  ...lipstickMarks,
  ...makeupBrushMarks,
  ...manicureMarks,
  ...nailPolishMarks,
  ...razorMarks,
  ...afroMarks,
];
