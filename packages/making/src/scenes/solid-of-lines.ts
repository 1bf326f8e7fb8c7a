import { overlap, subtract, grow, areaOf, boxOf, type Outline } from '@markwright/vector/outline';
import { filled } from './silhouette.ts';

/** The silhouette must hold so many times the ink of its lines, or the lines enclose nothing. */
const LEAST_ENCLOSED = 1.5;
/** A line inside becomes bare paper of this width on a drawing of 240 units. */
const CUT = 9;

/** A drawing in lines as a solid one: its silhouette, the lines inside it bare paper; undefined where the lines are open. */
export function solidOfLines(lines: Outline, stem: number): Outline | undefined {
  const body = filled(lines);
  if (areaOf(body, 0.5) < areaOf(lines, 0.5) * LEAST_ENCLOSED) return undefined;
  const inside = overlap(lines, grow(body, -stem * 1.02));
  const { width, height } = boxOf(body);
  const unit = Math.max(width, height) / 208;
  const cuts = grow(inside, Math.max(0, (CUT * unit - stem) / 2));
  return cuts.length > 0 ? subtract(body, cuts) : body;
}
