import { box, gradientAcross } from '@markwright/vector';
import { rectPath } from '../../layout/shapes.ts';
import { colorAt, fill, polygon } from './backdrop-kit.ts';
import type { DrawBackdrop } from './backdrop-kit.ts';

/** The ground running from one colour to another. */
export const fade: DrawBackdrop = ({ artboard, colors, random }) => {
  const all = box(0, 0, artboard.width, artboard.height);
  const angle = random.next() < 0.5 ? 52 : 128;
  const stops = colors.length > 1 ? colors : [...colors, ...colors];
  return [{ ...fill(rectPath(all), colors[0] ?? '#888888'), gradient: gradientAcross(all, angle, stops) }];
};

/** A light behind the lockup. */
export const halo: DrawBackdrop = (kit) => {
  const { artboard, box: lockup, strength } = kit;
  const center = { x: lockup.x + lockup.width / 2, y: lockup.y + lockup.height / 2 };
  const radius = Math.max(lockup.width, lockup.height) * 0.72;
  const color = colorAt(kit, 0);
  const stops = [0, 0.3, 0.65, 1].map((at) => ({ at, color, opacity: strength * (1 - at) ** 1.8 }));
  const gradient = { from: center, to: { x: center.x + radius, y: center.y }, stops, isRadial: true };
  return [{ ...fill(rectPath(box(0, 0, artboard.width, artboard.height)), color), gradient }];
};

/** A burst of rays from behind the lockup. */
export const rays: DrawBackdrop = (kit) => {
  const { artboard, box: lockup, strength, random } = kit;
  const [x, y] = [lockup.x + lockup.width / 2, lockup.y + lockup.height / 2];
  const count = random.next() < 0.5 ? 14 : 18;
  const far = Math.hypot(artboard.width, artboard.height);
  const start = random.next() * Math.PI;
  const wedges = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 0.5].map((part) => start + (part * 2 * Math.PI) / count) as [number, number];
    const at = (angle: number): [number, number] => [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    return polygon([x, y], at(from), at(to));
  });
  return [fill(wedges.join(''), colorAt(kit, 0), strength)];
};
