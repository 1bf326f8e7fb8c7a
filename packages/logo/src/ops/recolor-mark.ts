import type { LogoDoc } from '../document/logo-doc.ts';
import { colorSchema } from '../document/logo-doc.ts';

export function recolorMark(doc: LogoDoc, colors: { primary?: string; secondary?: string }): LogoDoc {
  if (!doc.mark) return doc;
  const primary = colors.primary === undefined ? doc.mark.primary : colorSchema.parse(colors.primary);
  const secondary = colors.secondary === undefined ? doc.mark.secondary : colorSchema.parse(colors.secondary);
  if (primary === doc.mark.primary && secondary === doc.mark.secondary) return doc;
  return { ...doc, mark: { ...doc.mark, primary, secondary } };
}
