import type { LineName, LogoDoc } from '../document/logo-doc.ts';
import { fontKeySchema } from '../document/logo-doc.ts';
import { editLine } from './edit-line.ts';

export const setLineFont = (doc: LogoDoc, line: LineName, fontKey: string): LogoDoc =>
  editLine(doc, line, { font: fontKeySchema.parse(fontKey) });
