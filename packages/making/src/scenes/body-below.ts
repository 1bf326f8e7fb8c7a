import { kit, shape, rect, cut, union, grow as growRegion, type Places } from '@markwright/marks/kit';
import { grow, mapOutline, type Outline, subtract } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { measuredEyes } from './face.ts';
import { filled, measure, type Silhouette } from './silhouette.ts';

/** Sits with its feet forward, as tall as the head above it; the seat is at 0, the head's middle at -112. */
const torso = () => {
  const body = shape(
    [0, -84, 0],
    [42, -40, 80],
    [46, -14, 90],
    [30, 0, 180],
    [-30, 0, 180],
    [-46, -14, -90],
    [-42, -40, -80],
    [0, -84, 0, null],
  );
  const feet = kit.both(rect(-46, -27, 30, 27, 13), 0);
  return cut(union(body, feet), cut(growRegion(feet, 9), feet));
};

/** Of the torso's own units: a head's width above it, how far the chin reaches down to it, and the gap below the chin. */
const [HEAD, CHIN, GAP, SMALL_GAP] = [108, 58, 9.5, 13];

/** What a body is drawn below. */
type Head = {
  id: string;
  view: 'face' | 'whole';
  ink: Outline;
  small: Outline;
  solid: Outline;
  shape: Silhouette;
  places: Places;
};

/** Who is drawn as a head alone, with a body that sits below it: it can ride, hold and be in somebody's arms. */
export function withBodyBelow<Face extends Head>(face: Face): Face {
  const { box } = face.shape;
  const by = Math.max(box.width, box.height * 0.9) / HEAD;
  const [x, ground] = [box.x + box.width / 2, box.y + box.height + CHIN * by];
  const body = mapOutline(outlineOfRegion(torso()), { a: by, b: 0, c: 0, d: by, e: x, f: ground });
  const below = (gap: number) => subtract(body, grow(face.solid, gap * by));
  const ink = [...face.ink, ...below(GAP)];
  const solid = filled(ink);
  const at = (right: number, up: number) => [x + right * by, ground - up * by] as const;
  return {
    ...face,
    id: `${face.id}/sitting`,
    view: 'whole',
    ink,
    small: [...face.small, ...below(SMALL_GAP)],
    solid,
    shape: measure(solid),
    places: {
      lap: { x: x - 32 * by, y: ground - 73 * by, width: 64 * by, height: 55 * by },
      hands: [at(37, 42), at(-37, 42)],
      head: face.places.head ?? { x, y: box.y + box.height * 0.1, width: box.width * 0.62 },
      eyes: face.places.eyes ?? measuredEyes(face.ink) ?? { x, y: box.y + box.height * 0.54, width: box.width * 0.9 },
      ground,
      facing: 'front',
    },
  };
}
