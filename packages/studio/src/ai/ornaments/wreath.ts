import type { MarkChoice, MarkShape, Random } from '@markwright/logo';
import { fitMark, MIDDLE, onCircle, redrawn } from '../../choose/fit-mark.ts';

const n = (value: number) => String(Math.round(value * 100) / 100);

function leaf(x: number, y: number, degrees: number, length: number, width: number): string {
  const radians = (degrees * Math.PI) / 180;
  const at = (along: number, across: number) =>
    `${n(x + along * Math.cos(radians) - across * Math.sin(radians))} ${n(y + along * Math.sin(radians) + across * Math.cos(radians))}`;
  return `M${at(0, 0)}C${at(length * 0.3, -width)} ${at(length * 0.75, -width * 0.8)} ${at(length, 0)}C${at(length * 0.75, width * 0.8)} ${at(length * 0.3, width)} ${at(0, 0)}Z`;
}

/** Two twigs that meet below and open above. */
export function wreath(mark: MarkChoice, random: Random): MarkChoice {
  const radius = 98;
  const pairs = random.next() < 0.5 ? 6 : 7;
  const shapes: MarkShape[] = [];
  for (const side of [-1, 1]) {
    const at = (t: number) => 90 - side * (10 + 128 * t);
    const [from, to] = [onCircle(radius, at(0)), onCircle(radius, at(1))];
    const sweep = side > 0 ? 0 : 1;
    shapes.push({
      d: `M${n(from.x)} ${n(from.y)}A${radius} ${radius} 0 0 ${sweep} ${n(to.x)} ${n(to.y)}`,
      paint: 'primary',
      strokeWidth: 4,
    });
    for (let pair = 0; pair < pairs; pair++) {
      const angle = at((pair + 0.35) / pairs);
      const { x, y } = onCircle(radius, angle);
      const forward = angle - side * 90;
      const size = 34 - pair * 1.6;
      shapes.push({ d: leaf(x, y, forward + side * 38, size, size * 0.27), paint: pair % 2 ? 'secondary' : 'primary' });
      shapes.push({ d: leaf(x, y, forward - side * 38, size * 0.9, size * 0.25), paint: 'primary' });
    }
    shapes.push({ d: leaf(to.x, to.y, at(1) - side * 90, 24, 6), paint: 'primary' });
  }
  return redrawn(mark, [...shapes, ...fitMark(mark.drawing, MIDDLE, MIDDLE + 2, 112)], 4);
}
