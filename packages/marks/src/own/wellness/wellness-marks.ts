import type { OwnMark } from '../../kit/define-mark.ts';
import { massageMarks } from './massage.ts';
import { meditationMarks } from './meditation.ts';
import { spaMarks } from './spa.ts';
import { yogaPoseMarks } from './yoga-poses.ts';

export const wellnessMarks: OwnMark[] = [...massageMarks, ...meditationMarks, ...spaMarks, ...yogaPoseMarks];
