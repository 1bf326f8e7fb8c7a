import type { OwnMark } from '../../kit/define-mark.ts';
import { cuppingMarks } from './cupping.ts';
import { guaShaBoardMarks } from './gua-sha-board.ts';
import { luopanMarks } from './luopan.ts';
import { medicineCabinetMarks } from './medicine-cabinet.ts';
import { medicineGrinderMarks } from './medicine-grinder.ts';
import { moxaStickMarks } from './moxa-stick.ts';

export const remediesMarks: OwnMark[] = [
  ...cuppingMarks,
  ...guaShaBoardMarks,
  ...luopanMarks,
  ...medicineCabinetMarks,
  ...medicineGrinderMarks,
  ...moxaStickMarks,
];
