import type { Construction, MarkDrawing, MarkShape } from '@markwright/logo';
import { isLegible } from '../combine/legible.ts';
import type { Part } from '../kit/define-mark.ts';
import { asContour } from '../rule/emblem-check.ts';
import { subtract } from '../rule/outline/combine.ts';
import { grow } from '../rule/outline/offset.ts';
import {
  areaOf,
  boxOf,
  eyeOf,
  mapOutline,
  type Outline,
  placeOutline,
  pointsOf,
  ringArea,
} from '../rule/outline/outline.ts';
import { printOutline } from '../rule/outline/path-data.ts';
import { JOINS, type Way } from './kinds.data.ts';
import type { Scene } from './scene.ts';
import { filled } from './silhouette.ts';
import { type Thing, thingsOf } from './thing.ts';
import { affineOf, type Layout, type Put, WAYS } from './ways.ts';

export type Composed = { way: Way; drawing: MarkDrawing; subject: Thing; object: Thing };

const [CANVAS, INK_SIDE] = [240, 208];
/** Even space between two things on the finished canvas, and its wider kind for 24 px and less. */
const [GAP, SMALL_GAP] = [10, 16];
/** What is left over by a cut and smaller than this on the finished canvas would be a crumb. */
const CRUMB = 90;
const MOST_NODES = 96;
/** A thing must keep this share of its ink, and have this share of the picture's, or nobody will name it. */
const KEEPS = 0.5;
const LEAST_SHARE = 0.09;
const LONGEST = 1.9;

/** The ways that show a scene for one seed, in order; a way that two drawings do not take is tried with the next ones. */
export function composeScene(scene: Scene, seed: number, most: number, wanted?: Way): Composed[] {
  const [subjects, objects] = [turned(thingsOf(scene.subject, seed), seed), turned(thingsOf(scene.object, seed), seed)];
  const found: Composed[] = [];
  for (const { way, first } of JOINS[scene.relation]) {
    if (found.length >= most) break;
    if ((wanted && way !== wanted) || found.some((each) => each.way === way)) continue;
    const composed = firstGood(subjects, objects, (subject, object) => {
      const layout = first === 'subject' ? WAYS[way](subject, object) : WAYS[way](object, subject);
      const drawing = layout && finish(layout);
      return drawing && { way, drawing, subject, object };
    });
    if (composed) found.push(composed);
  }
  return found;
}

function firstGood<T>(subjects: Thing[], objects: Thing[], make: (s: Thing, o: Thing) => T | undefined): T | undefined {
  for (const subject of subjects) {
    for (const object of objects) {
      const made = make(subject, object);
      if (made) return made;
    }
  }
  return undefined;
}

const turned = <T>(list: T[], seed: number): T[] => {
  const start = list.length > 0 ? Math.abs(seed) % list.length : 0;
  return [...list.slice(start), ...list.slice(0, start)];
};

type Layers = { behind: Outline; front: Outline };

/** The layout as a drawing; undefined where a part would be hidden, clog or fall apart. */
function finish(layout: Layout): MarkDrawing | undefined {
  const whole = boxOf([...backOf(layout, 'ink'), ...placed(layout.front, 'ink'), ...(layout.over ?? [])]);
  if (Math.max(whole.width / whole.height, whole.height / whole.width) > LONGEST) return undefined;
  const side = Math.max(whole.width, whole.height);
  const unit = side / INK_SIDE;
  const full = layersOf(layout, 'ink', unit, GAP);
  if (!full || !isGood(layout, full)) return undefined;
  const nodes = [...full.behind, ...full.front].reduce((sum, ring) => sum + ring.length, 0);
  if (nodes > MOST_NODES) return undefined;
  const small = layersOf(layout, 'small', unit, SMALL_GAP) ?? full;
  const colours = coloursOf(full, layout.cutOut);
  return printed(full, small, colours);
}

function layersOf(layout: Layout, drawing: 'ink' | 'small', unit: number, gap: number): Layers | undefined {
  const front = placed(layout.front, drawing);
  const behind = backOf(layout, drawing);
  if (layout.cutOut) return { behind: subtract(filled(behind), front), front: [] };
  const halo = grow(filled(front), gap * unit);
  const rest = withoutCrumbs(subtract(behind, halo), unit);
  if (!layout.over || drawing === 'small') return rest.length > 0 ? { behind: rest, front } : undefined;
  const paws = grow(layout.over, gap * unit);
  return {
    behind: [...withoutCrumbs(subtract(rest, paws), unit), ...layout.over],
    front: withoutCrumbs(subtract(front, paws), unit),
  };
}

const placed = (at: Put, drawing: 'ink' | 'small'): Outline => mapOutline(at.thing[drawing], affineOf(at));

/** What is behind, with its mirror image where it stands twice. */
function backOf({ behind, twice }: Layout, drawing: 'ink' | 'small'): Outline {
  const one = placed(behind, drawing);
  return twice === undefined ? one : [...one, ...mapOutline(one, { a: -1, b: 0, c: 0, d: 1, e: 2 * twice, f: 0 })];
}

function withoutCrumbs(outline: Outline, unit: number): Outline {
  const areas = outline.map((ring) => ringArea(pointsOf(ring, 0.5)));
  const sign = Math.sign(areas.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0));
  return outline.filter((_, i) => Math.sign(areas[i]!) !== sign || Math.abs(areas[i]!) > CRUMB * unit * unit);
}

/** Whether both things are still there to be seen, in one piece or nearly, and hold at 32 px. */
function isGood(layout: Layout, { behind, front }: Layers): boolean {
  const [all, shown] = [areaOf(backOf(layout, 'ink'), 0.5), areaOf(behind, 0.5)];
  if (layout.cutOut) return isLegible({ parts: partsOf([...behind]), small: [] });
  const before = areaOf(front, 0.5);
  if (shown < all * KEEPS) return false;
  const share = Math.min(shown, before) / (shown + before);
  if (share < LEAST_SHARE) return false;
  const pieces = filled(behind).length - filled(backOf(layout, 'ink')).length - (layout.over?.length ?? 0);
  if (pieces > 2) return false;
  return isLegible({ parts: partsOf([...behind, ...front]), small: [] });
}

/** On the canvas, as the measuring tools want it. */
function partsOf(outline: Outline): Part[] {
  const { by, x, y } = fitOf(outline);
  const contours = placeOutline(outline, by, x, y).map(asContour);
  return [{ region: { contours, holds: () => false }, paint: 'primary' }];
}

/** The larger thing carries the silhouette and is ink, the smaller one the accent. */
function coloursOf({ behind, front }: Layers, cutOut?: boolean): Record<keyof Layers, MarkShape['paint']> {
  const larger = cutOut || areaOf(behind, 0.5) >= areaOf(front, 0.5) ? 'behind' : 'front';
  return larger === 'behind' ? { behind: 'primary', front: 'secondary' } : { behind: 'secondary', front: 'primary' };
}

function fitOf(outline: Outline): { by: number; x: number; y: number } {
  const box = boxOf(outline);
  const by = INK_SIDE / Math.max(box.width, box.height);
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const eye = eyeOf(outline, 0.3);
  const spare = (side: number): number => Math.max(4, (CANVAS - side * by) / 4) / by;
  const held = (away: number, most: number): number => Math.max(-most, Math.min(most, away));
  const x = middleX + held(eye.x - middleX, spare(box.width));
  const y = middleY + held(eye.y - middleY, spare(box.height));
  return { by, x: CANVAS / 2 - x * by, y: CANVAS / 2 - y * by };
}

function printed(full: Layers, small: Layers, paint: Record<keyof Layers, MarkShape['paint']>): MarkDrawing {
  const all = [...full.behind, ...full.front];
  const { by, x, y } = fitOf(all);
  const shapes = (layers: Layers, at: { by: number; x: number; y: number }): MarkShape[] =>
    (['behind', 'front'] as const)
      .filter((layer) => layers[layer].length > 0)
      .map((layer) => ({
        d: printOutline(placeOutline(layers[layer], at.by, at.x, at.y)),
        paint: paint[layer],
        fillRule: 'evenodd',
      }));
  const finished = placeOutline(all, by, x, y);
  return {
    box: boxOf(finished),
    shapes: shapes(full, { by, x, y }),
    construction: constructionOf(finished),
    small: shapes(small, fitOf([...small.behind, ...small.front])),
  };
}

const MOST_GUIDES = 120;

/** Circles and straight edges that the outline lies on; curves of stock pictures have none. */
function constructionOf(outline: Outline): Construction[] {
  const found = new Map<string, Construction>();
  for (const curve of outline.flat()) {
    if (curve.kind === 'arc') {
      const { center, radius } = curve;
      const key = [center.x, center.y, radius].map((n) => n.toFixed(2)).join();
      found.set(key, { kind: 'circle', cx: center.x, cy: center.y, r: radius });
    } else if (curve.kind === 'line' && Math.hypot(curve.to.x - curve.from.x, curve.to.y - curve.from.y) > 12) {
      const { from, to } = curve;
      found.set([from.x, from.y, to.x, to.y].map((n) => n.toFixed(2)).join(), {
        kind: 'line',
        x1: from.x,
        y1: from.y,
        x2: to.x,
        y2: to.y,
      });
    }
  }
  return [...found.values()].slice(0, MOST_GUIDES);
}
