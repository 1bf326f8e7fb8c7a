import type { LineName, LogoDoc, TextLine } from '../document/logo-doc.ts';
import { editLine } from './edit-line.ts';

export const setLetterCase = (doc: LogoDoc, line: LineName, letterCase: TextLine['letterCase']): LogoDoc =>
  editLine(doc, line, { letterCase });
