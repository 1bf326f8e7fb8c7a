import type { LineName, LogoDoc } from '../document/logo-doc.ts';
import { SPACING_RANGE } from '../document/logo-doc.ts';
import { clampTo } from './clamp.ts';
import { editLine } from './edit-line.ts';

/** Extra space in em, on top of the optical spacing. */
export const setLetterSpacing = (doc: LogoDoc, line: LineName, spacing: number): LogoDoc =>
  editLine(doc, line, { spacing: clampTo(SPACING_RANGE, spacing, doc[line]?.spacing ?? 0) });
