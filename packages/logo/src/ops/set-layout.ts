import type { LayoutChoice, LogoDoc } from '../document/logo-doc.ts';
import { layoutChoiceSchema } from '../document/logo-doc.ts';

/** Moves made by hand belonged to the old arrangement, so another layout starts without them. */
export function setLayout(doc: LogoDoc, id: string): LogoDoc {
  if (id === doc.layout.id) return doc;
  const { nudge: _dropped, ...kept } = doc.layout;
  return { ...doc, layout: layoutChoiceSchema.parse({ ...kept, id }) };
}

export const setNameLines = (doc: LogoDoc, lines: LayoutChoice['lines']): LogoDoc =>
  lines === doc.layout.lines ? doc : { ...doc, layout: { ...doc.layout, lines } };
