import type { LineName, LogoDoc } from '../document/logo-doc.ts';
import { colorSchema } from '../document/logo-doc.ts';
import { editLine } from './edit-line.ts';

export const setLineColor = (doc: LogoDoc, line: LineName, color: string): LogoDoc =>
  editLine(doc, line, { color: colorSchema.parse(color) });
