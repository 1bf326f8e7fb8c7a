import type { OwnMark } from '../../kit/define-mark.ts';
import { chrysanthemumMarks } from './chrysanthemum.ts';
import { fernMarks } from './fern.ts';
import { lavenderMarks } from './lavender.ts';
import { monsteraMarks } from './monstera.ts';
import { orchidMarks } from './orchid.ts';
import { peonyMarks } from './peony.ts';
import { thistleMarks } from './thistle.ts';

export const floraMarks: OwnMark[] = [
  ...peonyMarks,
  ...orchidMarks,
  ...chrysanthemumMarks,
  ...fernMarks,
  ...lavenderMarks,
  ...monsteraMarks,
  ...thistleMarks,
];
