import type { LogoDoc } from '../document/logo-doc.ts';
import { backgroundSchema } from '../document/logo-doc.ts';

/** A hex colour or 'transparent'. */
export function setBackground(doc: LogoDoc, background: string): LogoDoc {
  const next = backgroundSchema.parse(background);
  return next === doc.background ? doc : { ...doc, background: next };
}
