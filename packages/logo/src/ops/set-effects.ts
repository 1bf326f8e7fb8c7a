import type { Effects } from '../document/effects.ts';
import { effectsSchema } from '../document/effects.ts';
import type { LogoDoc } from '../document/logo-doc.ts';

/** Other effects, or null for a plain logo. */
export function setEffects(doc: LogoDoc, effects: Effects | null): LogoDoc {
  const next = effectsSchema.nullable().parse(effects);
  return JSON.stringify(next) === JSON.stringify(doc.effects) ? doc : { ...doc, effects: next };
}
