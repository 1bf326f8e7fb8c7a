import type { LogoDoc } from '../document/logo-doc.ts';
import { MARK_SCALE_RANGE } from '../document/logo-doc.ts';
import { clampTo } from './clamp.ts';

export function scaleMark(doc: LogoDoc, scale: number): LogoDoc {
  if (!doc.mark) return doc;
  const next = clampTo(MARK_SCALE_RANGE, scale, doc.mark.scale);
  return next === doc.mark.scale ? doc : { ...doc, mark: { ...doc.mark, scale: next } };
}
