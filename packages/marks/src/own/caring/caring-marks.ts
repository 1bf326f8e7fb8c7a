import type { OwnMark } from '../../kit/define-mark.ts';
import { dentistMarks } from './dentist.ts';
import { elderlyCareMarks } from './elderly-care.ts';
import { glassesMarks } from './glasses.ts';
import { nurseMarks } from './nurse.ts';
import { pharmacyMarks } from './pharmacy.ts';
import { wheelchairMarks } from './wheelchair.ts';

export const caringMarks: OwnMark[] = [
  ...dentistMarks,
  ...elderlyCareMarks,
  ...glassesMarks,
  ...nurseMarks,
  ...pharmacyMarks,
  ...wheelchairMarks,
];
