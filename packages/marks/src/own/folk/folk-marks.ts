import type { OwnMark } from '../../kit/define-mark.ts';
import { blueAndWhitePorcelainMarks } from './blue-and-white-porcelain.ts';
import { firecrackerMarks } from './firecracker.ts';
import { lionDanceMarks } from './lion-dance.ts';
import { operaMaskMarks } from './opera-mask.ts';
import { paperCutMarks } from './paper-cut.ts';
import { shadowPuppetMarks } from './shadow-puppet.ts';

export const folkMarks: OwnMark[] = [
  ...blueAndWhitePorcelainMarks,
  ...firecrackerMarks,
  ...lionDanceMarks,
  ...operaMaskMarks,
  ...paperCutMarks,
  ...shadowPuppetMarks,
];
