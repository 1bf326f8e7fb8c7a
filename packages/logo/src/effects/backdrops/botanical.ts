import { formatNumber as n } from '@markwright/vector';
import { between, colorAt, fill, isClear, line } from './backdrop-kit.ts';
import type { BackdropKit, DrawBackdrop } from './backdrop-kit.ts';
import type { Ink } from '../../layout/piece.ts';

/** A leaf from its foot: two curves that meet at the tip. */
function leafPath(x: number, y: number, angle: number, length: number, width: number): string {
  const at = (along: number, across: number) =>
    `${n(x + along * Math.cos(angle) - across * Math.sin(angle))} ${n(y + along * Math.sin(angle) + across * Math.cos(angle))}`;
  return (
    `M${at(0, 0)}C${at(length * 0.25, -width)} ${at(length * 0.7, -width * 0.9)} ${at(length, 0)}` +
    `C${at(length * 0.7, width * 0.9)} ${at(length * 0.25, width)} ${at(0, 0)}Z`
  );
}

type Sprig = { x: number; y: number; angle: number; length: number; bend: number; pairs: number; leaf: number };

/** A twig with leaves on both sides, smaller towards the tip. */
function sprig(kit: BackdropKit, { x, y, angle, length, bend, pairs, leaf }: Sprig, color: number): Ink[] {
  const point = (t: number) => {
    const turned = angle + bend * t;
    return { x: x + length * t * Math.cos(turned), y: y + length * t * Math.sin(turned), angle: turned + bend * 0.5 };
  };
  let stem = `M${n(x)} ${n(y)}`;
  for (let step = 1; step <= 10; step++) stem += `L${n(point(step / 10).x)} ${n(point(step / 10).y)}`;
  let leaves = '';
  for (let pair = 0; pair < pairs; pair++) {
    const at = point(0.22 + (0.74 * pair) / pairs);
    const size = leaf * (1 - 0.5 * (pair / pairs)) * between(kit.random, 0.88, 1.12);
    for (const side of [-1, 1]) leaves += leafPath(at.x, at.y, at.angle + side * 0.85, size, size * 0.26);
  }
  const tip = point(1);
  leaves += leafPath(tip.x, tip.y, tip.angle, leaf * 0.62, leaf * 0.16);
  const shade = colorAt(kit, color);
  return [line(stem, shade, kit.mil * 3.2, kit.strength), fill(leaves, shade, kit.strength)];
}

/** Twigs growing in from two corners. */
export const sprigs: DrawBackdrop = (kit) => {
  const { artboard, mil, random } = kit;
  const { width, height } = artboard;
  const turned = random.next() < 0.5;
  const [top, low] = turned ? [width, 0] : [0, width];
  const away = turned ? 1 : -1;
  const grow = (x: number, y: number, angle: number, length: number, bend: number, color: number, leaf: number) =>
    sprig(kit, { x, y, angle, length: length * mil, bend, pairs: 5, leaf: leaf * mil }, color);
  const inward = (degrees: number, right: boolean) => ((right ? degrees : 180 - degrees) * Math.PI) / 180;
  return [
    ...grow(low, height + mil * 20, inward(-62, !turned ? false : true), 300, 0.35 * away, 0, 105),
    ...grow(low + away * mil * -40, height + mil * 10, inward(-28, turned), 330, -0.3 * away, 1, 96),
    ...grow(low, height - mil * 60, inward(-88, turned), 270, 0.18 * away, 2, 74),
    ...grow(top, -mil * 10, inward(62, !turned), 260, 0.3 * away, 1, 92),
    ...grow(top, mil * 40, inward(26, !turned), 300, -0.25 * away, 0, 84),
  ];
};

/** Petals on the wind, few near the lockup. */
export const petals: DrawBackdrop = (kit) => {
  const { artboard, mil, random, strength } = kit;
  const inks: Ink[] = [];
  for (let index = 0; index < 60 && inks.length < 26; index++) {
    const [x, y] = [random.next() * artboard.width, random.next() * artboard.height];
    const size = between(random, 16, 44) * mil;
    const angle = between(random, -0.9, 0.4);
    const nearness = Math.abs(x / artboard.width - 0.5) + Math.abs(y / artboard.height - 0.5);
    if (!isClear(kit, x, y, size, mil * 26) || random.next() > nearness * 1.5) continue;
    inks.push(fill(leafPath(x, y, angle, size, size * 0.4), colorAt(kit, index), strength * between(random, 0.5, 1)));
  }
  return inks;
};
