import type { LineName, LogoDoc } from '../document/logo-doc.ts';
import { SIZE_RANGE } from '../document/logo-doc.ts';
import { clampTo } from './clamp.ts';
import { editLine } from './edit-line.ts';

export const setLineSize = (doc: LogoDoc, line: LineName, size: number): LogoDoc =>
  editLine(doc, line, { size: clampTo(SIZE_RANGE, size, doc[line]?.size ?? 1) });
