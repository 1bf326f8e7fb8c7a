import type { Effects } from '../document/effects.ts';
import { effectsSchema } from '../document/effects.ts';
import type { LayoutChoice, LogoDoc, PartName } from '../document/logo-doc.ts';
import { layoutChoiceSchema, NUDGE_RANGE } from '../document/logo-doc.ts';
import { clampTo } from './clamp.ts';

/** Moves made by hand belonged to the old arrangement, so another layout starts without them. */
export function setLayout(doc: LogoDoc, id: string): LogoDoc {
  if (id === doc.layout.id) return doc;
  const { nudge: _dropped, ...kept } = doc.layout;
  return { ...doc, layout: layoutChoiceSchema.parse({ ...kept, id }) };
}

export const setNameLines = (doc: LogoDoc, lines: LayoutChoice['lines']): LogoDoc =>
  lines === doc.layout.lines ? doc : { ...doc, layout: { ...doc.layout, lines } };

/** Where a part stands relative to where the layout puts it, in heights of the name; {0, 0} puts it back. */
export function nudgePart(doc: LogoDoc, part: PartName, offset: { x: number; y: number }): LogoDoc {
  const current = doc.layout.nudge?.[part] ?? { x: 0, y: 0 };
  const next = { x: clampTo(NUDGE_RANGE, offset.x, current.x), y: clampTo(NUDGE_RANGE, offset.y, current.y) };
  if (next.x === current.x && next.y === current.y) return doc;
  const nudge = { ...doc.layout.nudge, [part]: next };
  if (next.x === 0 && next.y === 0) delete nudge[part];
  const { nudge: _old, ...rest } = doc.layout;
  return { ...doc, layout: Object.keys(nudge).length > 0 ? { ...rest, nudge } : rest };
}

/** Other effects, or null for a plain logo. */
export function setEffects(doc: LogoDoc, effects: Effects | null): LogoDoc {
  const next = effectsSchema.nullable().parse(effects);
  return JSON.stringify(next) === JSON.stringify(doc.effects) ? doc : { ...doc, effects: next };
}
