import type { LogoDoc } from '../document/logo-doc.ts';
import { colorSchema } from '../document/logo-doc.ts';

/** Colour of rules, containers and seals. */
export function setAccent(doc: LogoDoc, color: string): LogoDoc {
  const accent = colorSchema.parse(color);
  return accent === doc.layout.accent ? doc : { ...doc, layout: { ...doc.layout, accent } };
}
