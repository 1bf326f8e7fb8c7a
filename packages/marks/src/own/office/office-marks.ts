import type { OwnMark } from '../../kit/define-mark.ts';
import { briefcaseMarks } from './briefcase.ts';
import { calculatorMarks } from './calculator.ts';
import { contractMarks } from './contract.ts';
import { deskMarks } from './desk.ts';
import { gavelMarks } from './gavel.ts';
import { growthChartMarks } from './growth-chart.ts';
import { laptopMarks } from './laptop.ts';
import { lawMarks } from './law.ts';
import { piggyBankMarks } from './piggy-bank.ts';
import { printerMarks } from './printer.ts';
import { safeMarks } from './safe.ts';
import { receiptMarks } from './receipt.ts';
import { keycapMarks } from './keycap.ts';

export const officeMarks: OwnMark[] = [
  ...briefcaseMarks,
  ...calculatorMarks,
  ...contractMarks,
  ...deskMarks,
  ...gavelMarks,
  ...growthChartMarks,
  ...laptopMarks,
  ...lawMarks,
  ...piggyBankMarks,
  ...printerMarks,
  ...safeMarks,
  ...receiptMarks,
  ...keycapMarks,
];
