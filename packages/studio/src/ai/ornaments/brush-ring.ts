import type { MarkChoice, Random } from '@markwright/logo';
import { fitMark, MIDDLE, onCircle, redrawn, rows } from '../../choose/fit-mark.ts';

const STEPS = 96;

/** One turn of a loaded brush 圆相: full where it is set down, thin where it is lifted. */
export function brushRing(mark: MarkChoice, random: Random): MarkChoice {
  const start = 110 + random.next() * 60;
  const span = 318 + random.next() * 22;
  const wobble = random.next() * 6;
  const edge = (side: 1 | -1) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const t = step / STEPS;
      const pressed = 13 * Math.min(1, t * 9) * (1 - 0.72 * t ** 1.6) * (1 + 0.16 * Math.sin(t * 11 + wobble));
      const radius = 106 - 5 * t + 1.6 * Math.sin(t * 7 + wobble);
      return onCircle(radius + side * Math.max(0.7, pressed), start + span * t);
    });
  const ring = rows([...edge(1), ...edge(-1).toReversed()]);
  return redrawn(mark, [{ d: ring, paint: 'primary' }, ...fitMark(mark.drawing, MIDDLE, MIDDLE + 3, 116)]);
}
