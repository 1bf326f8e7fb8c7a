import type { LogoDoc, PartName } from '../document/logo-doc.ts';
import { NUDGE_RANGE } from '../document/logo-doc.ts';
import { clampTo } from './clamp.ts';

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
