import type { MarkDrawing, MarkShape } from '@markwright/logo';
import { isLegible } from '../combine/legible.ts';
import { named } from '../combine/meaning.ts';
import type { Point } from '@markwright/marks/kit';
import {
  reverse,
  boxOf,
  isWithin,
  type Outline,
  placeOutline,
  pointsOf,
  ringArea,
  printOutline,
  readOutline,
} from '@markwright/vector/outline';
import { finish } from './finish-layout.ts';
import type { Way } from './joins.data.ts';
import { type Layout, pin, put } from './layout.ts';
import { CREATURES, SKIES } from '@markwright/marks/kinds';
import type { SceneMark, Relation, Scene } from '@markwright/marks';
import { constructionOf, fitOf, partsOf } from './print-scene.ts';
import { filled, measure } from './silhouette.ts';
import { drawableKinds, type Thing, thingsOf } from './thing.ts';
import { WAYS } from './ways.ts';

/** A third thing, and how it stands to the other two together. */
export type Third = NonNullable<Scene['third']>;

/** With a third thing: the drawing, its words, and what is really to be seen between it and the two. */
type WithThird = { drawing: MarkDrawing; meaning: SceneMark['meaning']; third: Third };

/** Ways in which two things that are one picture already stand on a third; with any other they stand before or beside it. */
const WAYS_OF: Partial<Record<Relation, readonly Way[]>> = { on: ['seat', 'rim'], in: ['rim'], riding: ['seat'] };

/** Two things with a third: a light of the sky in the free room above, else as it was said; undefined where none is good. */
export function withThird(
  two: SceneMark,
  subject: string,
  { concept, relation }: Third,
  seed: number,
): WithThird | undefined {
  const thirds = drawableKinds(concept).flatMap((kind) => thingsOf(kind, seed).slice(0, MOST_TRIED));
  const joins = [
    (third: Thing) => (isLight(third, relation) ? inFreeRoom(two, third) : joined(two, subject, third, relation)),
    (third: Thing) => (isLight(third, relation) ? undefined : beside(two, subject, third)),
  ];
  // A head that only stands beside the two gives way to a whole animal that sits on them.
  for (const join of joins) {
    for (const third of thirds) {
      const made = join(third);
      if (made)
        return {
          drawing: made.drawing,
          meaning: meaningWith(two, third),
          third: { concept: third.concept, relation: made.relation },
        };
    }
  }
  return undefined;
}

const isLight = ({ concept }: Thing, relation: Relation): boolean => SKIES.has(concept) && !WAYS_OF[relation];

const MOST_TRIED = 2;

/** Ink of shapes that were printed one by one, all running the same way round. */
const outlineOf = (shapes: readonly MarkShape[]): Outline => shapes.flatMap(({ d }) => sameWayRound(readOutline(d)));

function sameWayRound(outline: Outline): Outline {
  const areas = outline.map((ring) => ringArea(pointsOf(ring, 0.5)));
  const largest = areas.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
  return largest >= 0 ? outline : outline.map((ring) => ring.toReversed().map(reverse));
}

/** The two as one thing that joins in any way a single thing does. */
function asThing({ drawing, source }: SceneMark, concept: string): Thing {
  const ground = drawing.box.y + drawing.box.height;
  const ink = outlineOf(drawing.shapes);
  const solid = filled(ink);
  return {
    concept,
    id: source.id,
    view: 'whole',
    ink,
    small: outlineOf(drawing.small ?? drawing.shapes),
    solid,
    shape: measure(solid),
    places: { ground },
    words: { zh: '', en: '' },
  };
}

/** Three things have a little more to draw than two. */
const MOST_NODES = 140;

type Made = { drawing: MarkDrawing; relation: Relation };

function joined(two: SceneMark, subject: string, third: Thing, said: Relation): Made | undefined {
  const both = asThing(two, subject);
  const isOnTop = said === 'under' && CREATURES.has(third.concept);
  const layouts = isOnTop ? [WAYS.seat(third, both)] : (WAYS_OF[said] ?? []).map((way) => WAYS[way](both, third));
  return firstFinished(layouts, said);
}

/** Before the foot of the two, or in a row with them. */
const beside = (two: SceneMark, subject: string, third: Thing): Made | undefined => {
  const both = asThing(two, subject);
  return firstFinished([WAYS.before(both, third), inRow(both, third)], 'beside');
};

function firstFinished(layouts: readonly (Layout | undefined)[], relation: Relation): Made | undefined {
  for (const layout of layouts) {
    const drawing = layout && finish({ ...layout, mostNodes: MOST_NODES, isGroup: true });
    if (drawing) return { drawing, relation };
  }
  return undefined;
}

/** A little lower than the two, on their ground, a gap away. */
function inRow(both: Thing, third: Thing): Layout {
  const [box, own] = [both.shape.box, third.shape.box];
  const by = Math.min((box.height * 0.85) / own.height, (box.height * 0.85) / own.width);
  const foot = { x: own.x, y: own.y + own.height };
  const at = { x: box.x + box.width + ROW_GAP, y: box.y + box.height };
  return { behind: put(both), front: pin(third, by, foot, at) };
}
const ROW_GAP = 12;

/** Of the canvas: how near the light may come to the two, how small and how large it may be, and how far it may stand out. */
const [CLEAR, SMALL_CLEAR] = [11, 16];
const [LEAST_R, MOST_R] = [20, 40];
const [OUT_ASIDE, OUT_ABOVE] = [20, 30];
const STEP = 5;

/** A light of the sky in the roomiest free place beside and above the two; nothing of them is hidden. */
function inFreeRoom({ drawing }: SceneMark, light: Thing): Made | undefined {
  const full = placeLight(drawing.shapes, light.ink, CLEAR);
  if (!full) return undefined;
  const all = [...outlineOf(drawing.shapes), ...full];
  const small = drawing.small && placeLight(drawing.small, light.small, SMALL_CLEAR);
  const shapes = refitted(drawing.shapes, full);
  const finished = outlineOf(shapes);
  if (all.flat().length > MOST_NODES || !isLegible({ parts: partsOf(all), small: [] })) return undefined;
  return {
    drawing: {
      box: boxOf(finished),
      shapes,
      construction: constructionOf(finished),
      small: small && drawing.small ? refitted(drawing.small, small) : shapes,
    },
    relation: 'and',
  };
}

function refitted(two: readonly MarkShape[], light: Outline): MarkShape[] {
  const { by, x, y } = fitOf([...outlineOf(two), ...light]);
  const again = (outline: Outline): string => printOutline(placeOutline(outline, by, x, y));
  return [
    ...two.map((shape) => ({ ...shape, d: again(readOutline(shape.d)) })),
    { d: again(light), paint: 'secondary', fillRule: 'evenodd' },
  ];
}

/** The light's outline where it has most room; undefined where it would be too small to be seen. */
function placeLight(two: readonly MarkShape[], light: Outline, clear: number): Outline | undefined {
  const rings = outlineOf(two).map((ring) => pointsOf(ring, 1));
  const edges = rings.flat();
  const box = boxOf(outlineOf(two));
  const [left, right, top] = [box.x - OUT_ASIDE, box.x + box.width + OUT_ASIDE, box.y - OUT_ABOVE];
  let best: (Point & { r: number }) | undefined;
  for (let y = top; y < box.y + box.height * 0.5; y += STEP) {
    for (let x = left; x < right; x += STEP) {
      const room = Math.min(MOST_R, x - left, right - x, y - top);
      if (room <= (best?.r ?? LEAST_R)) continue;
      const away = edges.reduce((least, p) => Math.min(least, Math.hypot(p.x - x, p.y - y)), Infinity);
      const r = Math.min(room, away - clear);
      if (r <= (best?.r ?? LEAST_R) || rings.filter((ring) => isWithin(ring, { x, y })).length % 2 === 1) continue;
      best = { x, y, r };
    }
  }
  if (!best) return undefined;
  const own = boxOf(light);
  const [middleX, middleY] = [own.x + own.width / 2, own.y + own.height / 2];
  const reach = Math.max(
    ...light.flatMap((ring) => pointsOf(ring, 0.5)).map((p) => Math.hypot(p.x - middleX, p.y - middleY)),
  );
  const by = best.r / reach;
  return placeOutline(light, by, best.x - middleX * by, best.y - middleY * by);
}

/** The picture of the two, then the third, then what they stand for. */
function meaningWith({ meaning }: SceneMark, { words }: Thing): SceneMark['meaning'] {
  const [zh = '', ...moreZh] = meaning.zh.split('：');
  const [en = '', ...moreEn] = meaning.en.split(': ');
  return {
    zh: [`${zh}，伴着${words.zh}`, ...moreZh].join('：'),
    en: [`${en}, with ${named(words.en)}`, ...moreEn].join(': '),
  };
}
