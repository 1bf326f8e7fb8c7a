import type { Construction, MarkDrawing, MarkShape } from '@markwright/logo';
import { isLegible, LEAST_INK, MOST_THIN } from '../combine/legible.ts';
import type { Part } from '@markwright/marks/kit';
import { asContour } from '../rule/trademark-check.ts';
import {
  subtract,
  unite,
  grow,
  areaOf,
  boxOf,
  eyeOf,
  mapOutline,
  type Outline,
  placeOutline,
  pointsOf,
  ringArea,
  printOutline,
} from '@markwright/vector/outline';
import { JOINS, type Join, type Way } from './joins.data.ts';
import { PLAIN, VESSELS, WATERS } from '@markwright/marks/kinds';
import { isPoorFit } from './poor-fits.ts';
import { isBare, isOpened } from './props/props.ts';
import type { Scene } from '@markwright/marks';
import { closedRound, filled, mirrorOutline } from './silhouette.ts';
import { groupOf } from './group.ts';
import { type Thing, thingsOf } from './thing.ts';
import { affineOf, isStock, type Layout, type Put } from './layout.ts';
import { WAYS } from './ways.ts';

export type Composed = { way: Way; drawing: MarkDrawing; subject: Thing; object: Thing };

const [CANVAS, INK_SIDE] = [240, 208];
/** Even space between two things on the finished canvas, and its wider kind for 24 px and less. */
const [GAP, SMALL_GAP] = [10, 16];
/** What is left over by a cut and smaller than this on the finished canvas would be a crumb. */
const CRUMB = 90;
/** More nodes than this and it is a drawing, no longer a mark; stock pictures bring more of their own. */
const MOST_NODES = 96;
const MOST_NODES_STOCK = 140;
/** A thing must keep this share of its ink, and have this share of the picture's, or nobody will name it. */
const KEEPS = 0.55;
const LEAST_SHARE = 0.09;
const LONGEST = 2.4;
/** Two that face each other keep their distance; a part may lengthen what is slender already. */
const [LONGEST_FACING, LONGEST_WITH_PART] = [3.4, 2.8];
/** Several of a thing have more air between them. */
const LEAST_INK_OF_GROUP = 0.09;
const MOST_THIN_OF_GROUP = 0.1;
const LEAST_INK_OF_PART = 0.1;
/** Where one is a part of the other, the rest may be small, and so may the part: a nose, an antenna. */
const [KEEPS_BESIDE_PART, LEAST_SHARE_OF_PART] = [0.38, 0.05];

/** A post with turns round it: what is left of it, its cuts, and the ink of both on the canvas. */
const [KEEPS_WOUND, MOST_CUTS_WOUND, LEAST_INK_WOUND] = [0.42, 4, 0.1];

/** What a scene is measured by; the loose ones only where nothing passes the strict. */
type Limits = { keeps: number; nodes: number; pieces: number; ink: number; thin: number };
const STRICT: Limits = { keeps: 1, nodes: 1, pieces: 0, ink: 1, thin: 1 };
const LOOSE: Limits = { keeps: 0.72, nodes: 1.45, pieces: 2, ink: 0.6, thin: 2 };

/** Ways in which something stands on a ground: drawings that stand come first. */
const ON_GROUND: readonly Way[] = ['seat', 'pair', 'mirror', 'shelter'];

const standingFirst = (things: Thing[]): Thing[] =>
  things.toSorted((a, b) => Number(b.places.ground !== undefined) - Number(a.places.ground !== undefined));

/** Who faces another is seen from the side. */
const sideViewFirst = (things: Thing[]): Thing[] =>
  standingFirst(things).toSorted((a, b) => Number(isSymmetric(a)) - Number(isSymmetric(b)));
const isSymmetric = ({ shape: { lopsided } }: Thing): boolean => lopsided < 0.08;
const asTheyAre = (things: Thing[]): Thing[] => things;

const isAwake = ({ id }: Thing): boolean => !id.endsWith('/sleeping');

/** Whoever sleeps lies down, whoever rides or is seated on something sits, whoever hunts runs; nobody sleeps unsaid. */
function posed(things: Thing[], { relation }: Scene, way: Way): Thing[] {
  const awake = things.filter(isAwake);
  // Beside each other nothing says any more that one sleeps.
  if (relation === 'sleeping-on' && (way === 'seat' || way === 'rim'))
    return [...things.filter((thing) => !isAwake(thing)), ...awake];
  const fits = ({ id }: Thing) =>
    id.endsWith('/seated') ? way === 'seat' : id.endsWith('/running') && way === 'chase';
  return [...awake.filter(fits), ...awake.filter((thing) => !fits(thing))];
}

/** Ways in which something is in another: a jar has no lid then, a flower has its stem. */
const IN_ANOTHER: readonly Way[] = ['open', 'rim', 'hole', 'emerge'];
const IN_HAND: readonly Way[] = ['fist', 'pinch', 'beak', 'mouth', 'arm', 'grip'];

const openedFor = (things: Thing[], way: Way): Thing[] => {
  const opened = things.filter(({ id }) => isOpened(id));
  return opened.length > 0 && IN_ANOTHER.includes(way) ? opened : things.filter(({ id }) => !isOpened(id));
};

const isStemmed = ({ id }: Thing): boolean => id.endsWith('/stemmed');
const withoutStems = (things: Thing[]): Thing[] => things.filter((thing) => !isStemmed(thing));

const stemmedFor = (things: Thing[], way: Way): Thing[] => {
  const stemmed = things.filter(isStemmed);
  const wantsStem = IN_ANOTHER.includes(way) || IN_HAND.includes(way);
  return stemmed.length > 0 && wantsStem ? stemmed : withoutStems(things);
};

/** The ways that show a scene for one seed, in order; a way that two drawings do not take is tried with the next ones. */
export function composeScene(scene: Scene, seed: number, most: number, wanted?: Way): Composed[] {
  const [subjects, objects] = [subjectsOf(scene, seed), thingsOf(scene.object, seed)];
  const turned = isSaidTheOtherWay(scene);
  const isGroup = scene.subject === scene.object && scene.count !== undefined;
  const found: Composed[] = [];
  for (const { way, first, limits } of inTurn(JOINS[scene.relation])) {
    if (found.length >= most) break;
    // Whatever joins the two is better than two things side by side, and slender things are better than none.
    if (found.length > 0 && limits === LOOSE) continue;
    // Several of a thing are too much to stand before another.
    if (way === 'before' && scene.count !== undefined) continue;
    if ((way === 'group') !== isGroup || (wanted && way !== wanted) || found.some((each) => each.way === way)) continue;
    const order = way === 'mirror' ? sideViewFirst : ON_GROUND.includes(way) ? standingFirst : asTheyAre;
    const composed = firstGood(
      stemmedFor(posed(order(subjects), scene, way), way).filter(({ id }) => !isOpened(id)),
      isGroup ? subjects.filter(isAwake) : openedFor(withoutStems(order(objects).filter(isAwake)), way),
      (subject, object) => {
        const [one, other] = (first === 'subject') !== turned ? [subject, object] : [object, subject];
        if (isBare(one.id) || (isBare(other.id) && way !== 'seat')) return undefined;
        if (!wanted && isPoorFit(way, one, other, scene.relation)) return undefined;
        const layout = WAYS[way](one, other, scene.part);
        const drawing = layout && finish(scene.count === undefined ? layout : { ...layout, isGroup: true }, limits);
        return drawing && { way, drawing, subject, object };
      },
    );
    if (composed) found.push(composed);
  }
  return found;
}

/** Ways that show two things only beside each other. */
export const STANDS_BESIDE: ReadonlySet<Way> = new Set(['pair', 'before']);

/** Joined within the strict limits, joined within the loose ones, and then the same side by side. */
function inTurn(joins: readonly Join[]): (Join & { limits: Limits })[] {
  const [beside, joined] = [true, false].map((is) => joins.filter(({ way }) => STANDS_BESIDE.has(way) === is));
  return [joined!, beside!].flatMap((part) =>
    [STRICT, LOOSE].flatMap((limits) => part.map((join) => ({ ...join, limits }))),
  );
}

/** The subject as many times as it was said. */
function subjectsOf({ subject, count }: Scene, seed: number): Thing[] {
  const things = thingsOf(subject, seed);
  return count === undefined ? things : things.filter(({ id }) => !isBare(id)).map((thing) => groupOf(thing, count));
}

/** 插着梅的瓶: a vessel that is said to be in a flower, or to rise from it, has the flower in it. */
const isSaidTheOtherWay = ({ subject, relation, object }: Scene): boolean =>
  (relation === 'in' || relation === 'rising-from') &&
  VESSELS.has(subject) &&
  ![VESSELS, WATERS, PLAIN].some((kind) => kind.has(object));

function firstGood<T>(subjects: Thing[], objects: Thing[], make: (s: Thing, o: Thing) => T | undefined): T | undefined {
  for (const subject of subjects) {
    // Two of a kind are two of the same drawing.
    const partners = objects.includes(subject) ? [subject] : objects;
    for (const object of partners) {
      const made = make(subject, object);
      if (made) return made;
    }
  }
  return undefined;
}

type Layers = { behind: Outline; front: Outline };
/** The full drawing of a thing, or its simpler one. */
type Drawing = 'ink' | 'small';
type Drawings = Record<keyof Layers, Drawing>;

/** The layout as a drawing; undefined where a part would be hidden, clog or fall apart however simply it is drawn. */
export function finish(layout: Layout, limits = STRICT): MarkDrawing | undefined {
  const whole = boxOf([...backOf(layout, 'ink'), ...placed(layout.front, 'ink'), ...(layout.over ?? [])]);
  const longest = layout.isFacing ? LONGEST_FACING : layout.isPart ? LONGEST_WITH_PART : LONGEST;
  if (Math.max(whole.width / whole.height, whole.height / whole.width) > longest) return undefined;
  const unit = Math.max(whole.width, whole.height) / INK_SIDE;
  const most = mostNodes(layout) * limits.nodes;
  for (const drawings of simplerAndSimpler(layout)) {
    // A gap adds nodes and hides others: what begins far above the limit never comes below it.
    const inks = layout.isAlone
      ? layout.front.thing[drawings.front]
      : [...layout.behind.thing[drawings.behind], ...layout.front.thing[drawings.front]];
    if (nodesOf(inks) > most * 1.15) continue;
    const full = layersOf(layout, drawings, unit, GAP);
    if (!full || nodesOf([...full.behind, ...full.front]) > most || !isGood(layout, drawings, full, limits)) continue;
    const small = layersOf({ ...layout, over: undefined }, { behind: 'small', front: 'small' }, unit, SMALL_GAP);
    return printed(full, small ?? full, coloursOf(full, layout.cutOut || layout.isAlone));
  }
  return undefined;
}

/** The same drawing again is not more to look at: a group may have twice the nodes. */
const mostNodes = ({ behind, front, isGroup, mostNodes: most }: Layout): number =>
  most ?? (isStock(behind.thing) || isStock(front.thing) ? MOST_NODES_STOCK : MOST_NODES) * (isGroup ? 2 : 1);

const nodesOf = (outline: Outline): number => outline.reduce((sum, ring) => sum + ring.length, 0);

/** Both drawings in full, then the smaller of the two things simpler, then both. */
function simplerAndSimpler({ behind, front }: Layout): Drawings[] {
  const lesser = behind.by < front.by ? 'behind' : 'front';
  const full: Drawings = { behind: 'ink', front: 'ink' };
  const simpler: Drawings[] = [full, { ...full, [lesser]: 'small' }, { behind: 'small', front: 'small' }];
  const isBlot = (each: Drawings) =>
    (each.behind === 'small' && behind.thing.isSmallEmptied) || (each.front === 'small' && front.thing.isSmallEmptied);
  return simpler.filter((each) => !isBlot(each));
}

function layersOf(layout: Layout, drawings: Drawings, unit: number, gap: number): Layers | undefined {
  const front = placed(layout.front, drawings.front);
  const behind = backOf(layout, drawings.behind);
  if (layout.isAlone) return { behind: front, front: [] };
  if (layout.cutOut) return { behind: subtract(closedRound(behind, boxOf(front)), front), front: [] };
  const rest = dropSmallPieces(subtract(behind, grow(filled(front), gap * unit)), unit);
  if (!layout.over) return rest.length > 0 ? { behind: rest, front } : undefined;
  const paws = grow(layout.over, gap * unit);
  const owner = layout.overOf ?? 'behind';
  const under = { behind: rest, front };
  const past = (layer: keyof Layers): Outline =>
    layout.overJoins && layer === owner ? under[layer] : dropSmallPieces(subtract(under[layer], paws), unit);
  const layers = { behind: past('behind'), front: past('front') };
  layers[owner] = layout.overJoins ? unite(layers[owner], layout.over) : [...layers[owner], ...layout.over];
  return layers;
}

const placed = (at: Put, drawing: Drawing): Outline => mapOutline(at.thing[drawing], affineOf(at));

/** What is behind, with its mirror image where it stands twice. */
function backOf({ behind, twice }: Layout, drawing: Drawing): Outline {
  const one = placed(behind, drawing);
  return twice === undefined ? one : [...one, ...mirrorOutline(one, twice)];
}

function dropSmallPieces(outline: Outline, unit: number): Outline {
  const areas = outline.map((ring) => ringArea(pointsOf(ring, 0.5)));
  const sign = Math.sign(areas.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0));
  return outline.filter((_, i) => Math.sign(areas[i]!) !== sign || Math.abs(areas[i]!) > CRUMB * unit * unit);
}

const keptBy = ({ isWound, isPart, keeps }: Layout): number =>
  keeps ?? (isWound ? KEEPS_WOUND : isPart ? KEEPS_BESIDE_PART : KEEPS);

/** Whether both things are still there to be seen, in one piece or nearly, and hold at 32 px. */
function isGood(layout: Layout, drawings: Drawings, { behind, front }: Layers, limits: Limits): boolean {
  if (!layout.cutOut && !layout.isAlone) {
    const back = backOf(layout, drawings.behind);
    const [whole, shown, before] = [areaOf(back, 0.5), areaOf(behind, 0.5), areaOf(front, 0.5)];
    if (
      shown < whole * keptBy(layout) * limits.keeps ||
      Math.min(shown, before) <
        (shown + before) * (layout.leastShare ?? (layout.isPart ? LEAST_SHARE_OF_PART : LEAST_SHARE)) * limits.keeps
    )
      return false;
    if (
      filled(behind).length - filled(back).length - (layout.over?.length ?? 0) >
      (layout.isWound ? MOST_CUTS_WOUND : (layout.mostPieces ?? 2)) + limits.pieces
    )
      return false;
  }
  const sketch = { parts: partsOf([...behind, ...front]), small: [] };
  const [least, mostThin] = inkLimits(layout);
  return isLegible(sketch, least * limits.ink, mostThin * limits.thin);
}

/** The least ink on the canvas and the most of it that may be thin. */
function inkLimits({ isGroup, isPart, isFacing, isWound }: Layout): [least: number, mostThin: number] {
  if (isGroup) return [LEAST_INK_OF_GROUP, MOST_THIN_OF_GROUP];
  if (isPart || isFacing) return [LEAST_INK_OF_PART, MOST_THIN];
  return [isWound ? LEAST_INK_WOUND : LEAST_INK, MOST_THIN];
}

/** On the canvas, as the measuring tools want it. */
export function partsOf(outline: Outline): Part[] {
  const { by, x, y } = fitOf(outline);
  const contours = placeOutline(outline, by, x, y).map(asContour);
  return [{ region: { contours, holds: () => false }, paint: 'primary' }];
}

/** The larger thing carries the silhouette and is ink, the smaller one the accent. */
function coloursOf({ behind, front }: Layers, cutOut?: boolean): Record<keyof Layers, MarkShape['paint']> {
  const larger = cutOut || areaOf(behind, 0.5) >= areaOf(front, 0.5) ? 'behind' : 'front';
  return larger === 'behind' ? { behind: 'primary', front: 'secondary' } : { behind: 'secondary', front: 'primary' };
}

export function fitOf(outline: Outline): { by: number; x: number; y: number } {
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
export function constructionOf(outline: Outline): Construction[] {
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
