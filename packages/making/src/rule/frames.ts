import { kit, type Region } from '@markwright/marks/kit';

const { below, circle, intersect, leftOf, onCircle, polygon, rect, rightOf, union } = kit;

export type FrameId = 'circle' | 'square' | 'tile' | 'hexagon' | 'octagon' | 'shield' | 'arch' | 'leaf' | 'drop';

/** A closed shape that holds letters or a picture, about 208 across on the canvas of 240. */
export type Frame = {
  id: FrameId;
  zh: string;
  en: string;
  /** The shape moved inwards by a distance: 0 is its edge, and lines inside it run parallel to that. */
  inset: (by: number) => Region;
  /** Where its eye is: above the middle in a shield, below it in an arch. */
  middle: { x: number; y: number };
};

const MIDDLE = { x: 120, y: 120 };

const box =
  (radius: number) =>
  (by: number): Region =>
    rect(18 + by, 18 + by, 204 - 2 * by, 204 - 2 * by, Math.max(radius - by, radius > 0 ? 2 : 0));

const ngon =
  (count: number, radius: number, turned: number, corner: number) =>
  (by: number): Region => {
    const reach = radius - by / Math.cos(Math.PI / count);
    const corners = Array.from({ length: count }, (_, i) => onCircle(120, 120, reach, turned + (360 / count) * i));
    return polygon(corners, Math.max(corner - by, 2));
  };

/** Two great circles meet in the tip, as on a heater shield. */
const shield = (by: number): Region => {
  const [left, right, top, fall] = [28 + by, 212 - by, 18 + by, 104];
  const great = 176;
  const sides = intersect(circle(28 + great, fall, great - by), circle(212 - great, fall, great - by));
  const corner = Math.max(14 - by, 2);
  return union(
    rect(left, top, right - left, fall - top, [corner, corner, 0, 0]),
    intersect(sides, below(fall), rightOf(left), leftOf(right)),
  );
};

const arch = (by: number): Region => {
  const corner = Math.max(10 - by, 2);
  return union(
    intersect(circle(120, 104, 88 - by), kit.above(104)),
    rect(32 + by, 104, 176 - 2 * by, 120 - by, [0, 0, corner, corner]),
  );
};

/** The lens of two circles, its tips in opposite corners. */
const leaf = (by: number): Region => {
  const [half, reach] = [80, 142];
  const radius = (reach ** 2 + half ** 2) / (2 * half);
  const aside = (radius - half) / Math.SQRT2;
  return intersect(circle(120 - aside, 120 - aside, radius - by), circle(120 + aside, 120 + aside, radius - by));
};

const drop = (by: number): Region => {
  const radius = 82 - by;
  const middle = 146;
  const lift = 136 * (radius / 82);
  const half = Math.acos(radius / lift);
  const touch = (side: number): readonly [number, number] => [
    120 + side * radius * Math.sin(half),
    middle - radius * Math.cos(half),
  ];
  return union(
    circle(120, middle, radius),
    polygon([[120, middle - lift], touch(1), touch(-1)], [Math.max(8 - by, 2), 0, 0]),
  );
};

const FRAMES: Record<FrameId, Omit<Frame, 'id'>> = {
  circle: { zh: '圆', en: 'a circle', inset: (by) => circle(120, 120, 104 - by), middle: MIDDLE },
  square: { zh: '方', en: 'a square', inset: box(12), middle: MIDDLE },
  tile: { zh: '圆角方', en: 'a rounded square', inset: box(52), middle: MIDDLE },
  hexagon: { zh: '六边', en: 'a hexagon', inset: ngon(6, 110, -90, 12), middle: MIDDLE },
  octagon: { zh: '八角', en: 'an octagon', inset: ngon(8, 112, 22.5, 8), middle: MIDDLE },
  shield: { zh: '盾', en: 'a shield', inset: shield, middle: { x: 120, y: 111 } },
  arch: { zh: '拱门', en: 'an arch', inset: arch, middle: { x: 120, y: 124 } },
  leaf: { zh: '叶', en: 'a leaf', inset: leaf, middle: MIDDLE },
  drop: { zh: '水滴', en: 'a drop', inset: drop, middle: { x: 120, y: 144 } },
};

const drawn = new Map<string, Region>();

/** A frame by its name. Insets are drawn once to the quarter unit: exact work takes its time. */
export function frameOf(id: FrameId): Frame {
  const inset = (by: number): Region => {
    const rounded = Math.round(by * 4) / 4;
    const key = `${id} ${rounded}`;
    const region = drawn.get(key) ?? FRAMES[id].inset(rounded);
    drawn.set(key, region);
    return region;
  };
  return { id, ...FRAMES[id], inset };
}
