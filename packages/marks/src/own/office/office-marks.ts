import type { OwnMark } from '../../kit/define-mark.ts';
import { briefcaseMarks } from './briefcase.ts';
import { gavelMarks } from './gavel.ts';
import { growthChartMarks } from './growth-chart.ts';
import { lawMarks } from './law.ts';
import { piggyBankMarks } from './piggy-bank.ts';
import { printerMarks } from './printer.ts';
import { safeMarks } from './safe.ts';

export const officeMarks: OwnMark[] = [
  ...briefcaseMarks,
  ...gavelMarks,
  ...growthChartMarks,
  ...lawMarks,
  ...piggyBankMarks,
  ...printerMarks,
  ...safeMarks,
];
