import type { MarkDrawing, MarkShape } from '@markwright/logo';
import {
  areaOf,
  boxOf,
  grow,
  mapOutline,
  type Outline,
  pointsOf,
  ringArea,
  subtract,
  unite,
} from '@markwright/vector/outline';
import { holds, LEAST_INK, type Legibility, legibilityOf, MOST_THIN } from '../combine/legible.ts';
import { affineOf, isStock, type Layout, type Put } from './layout.ts';
import { fitOfLayers, INK_SIDE, type Layers, partsOf, printScene } from './print-scene.ts';
import { closedRound, filled, mirrorOutline } from './silhouette.ts';

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
export type Limits = { keeps: number; nodes: number; pieces: number; ink: number; thin: number };
export const STRICT: Limits = { keeps: 1, nodes: 1, pieces: 0, ink: 1, thin: 1 };
export const LOOSE: Limits = { keeps: 0.72, nodes: 1.45, pieces: 2, ink: 0.6, thin: 2 };

/** The full drawing of a thing, or its simpler one. */
type Drawing = 'ink' | 'small';
type Drawings = Record<keyof Layers, Drawing>;

/** A layout and how it comes out: measured when it is asked for, and then for every limit. */
export type Draft = { layout: Layout; unit: number; attempts: Attempt[] };
type Attempt = { drawings: Drawings; inkNodes: number; outcome: () => Outcome | undefined };
type Outcome = {
  layers: Layers;
  nodes: number;
  kept: number;
  lesser: number;
  cuts: number;
  legibility: () => Legibility;
};

/** Undefined where the two together are too long for a mark. */
export function draftOf(layout: Layout): Draft | undefined {
  const whole = boxOf([...backOf(layout, 'ink'), ...placed(layout.front, 'ink'), ...(layout.over ?? [])]);
  const longest = layout.isFacing ? LONGEST_FACING : layout.isPart ? LONGEST_WITH_PART : LONGEST;
  if (Math.max(whole.width / whole.height, whole.height / whole.width) > longest) return undefined;
  const unit = Math.max(whole.width, whole.height) / INK_SIDE;
  const attempts = simplerAndSimpler(layout).map((drawings): Attempt => {
    const inks = layout.isAlone
      ? layout.front.thing[drawings.front]
      : [...layout.behind.thing[drawings.behind], ...layout.front.thing[drawings.front]];
    return { drawings, inkNodes: nodesOf(inks), outcome: once(() => outcomeOf(layout, drawings, unit)) };
  });
  return { layout, unit, attempts };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function outcomeOf(layout: Layout, drawings: Drawings, unit: number): Outcome | undefined {
  const layers = layersOf(layout, drawings, unit, GAP);
  if (!layers) return undefined;
  const { behind, front } = layers;
  const back = backOf(layout, drawings.behind);
  const [whole, shown, before] = [areaOf(back, 0.5), areaOf(behind, 0.5), areaOf(front, 0.5)];
  return {
    layers,
    nodes: nodesOf([...behind, ...front]),
    kept: shown / whole,
    lesser: Math.min(shown, before) / (shown + before),
    cuts: filled(behind).length - filled(back).length - (layout.over?.length ?? 0),
    legibility: once(() => legibilityOf(partsOf([...behind, ...front], fitOfLayers(layers)))),
  };
}

/** The draft as a drawing; undefined where a part would be hidden, clog or fall apart however simply it is drawn. */
export function finishDraft({ layout, unit, attempts }: Draft, limits: Limits): MarkDrawing | undefined {
  const most = mostNodes(layout) * limits.nodes;
  for (const { inkNodes, outcome } of attempts) {
    // A gap adds nodes and hides others: what begins far above the limit never comes below it.
    if (inkNodes > most * 1.15) continue;
    const full = outcome();
    if (!full || full.nodes > most || !isGood(layout, full, limits)) continue;
    const small = layersOf({ ...layout, over: undefined }, { behind: 'small', front: 'small' }, unit, SMALL_GAP);
    return printScene(full.layers, small ?? full.layers, coloursOf(full.layers, layout.cutOut || layout.isAlone));
  }
  return undefined;
}

/** A layout that is judged by the strict limits alone. */
export function finish(layout: Layout): MarkDrawing | undefined {
  const draft = draftOf(layout);
  return draft && finishDraft(draft, STRICT);
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

/** What is seen of the two, with one gap between them. */
export function layersOf(layout: Layout, drawings: Drawings, unit: number, gap: number): Layers | undefined {
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
function isGood(layout: Layout, { kept, lesser, cuts, legibility }: Outcome, limits: Limits): boolean {
  if (!layout.cutOut && !layout.isAlone) {
    const share = layout.leastShare ?? (layout.isPart ? LEAST_SHARE_OF_PART : LEAST_SHARE);
    const mostCuts = layout.isWound ? MOST_CUTS_WOUND : (layout.mostPieces ?? 2);
    if (kept < keptBy(layout) * limits.keeps || lesser < share * limits.keeps || cuts > mostCuts + limits.pieces)
      return false;
  }
  const [least, mostThin] = inkLimits(layout);
  return holds(legibility(), least * limits.ink, mostThin * limits.thin);
}

/** The least ink on the canvas and the most of it that may be thin. */
function inkLimits({ isGroup, isPart, isFacing, isWound }: Layout): [least: number, mostThin: number] {
  if (isGroup) return [LEAST_INK_OF_GROUP, MOST_THIN_OF_GROUP];
  if (isPart || isFacing) return [LEAST_INK_OF_PART, MOST_THIN];
  return [isWound ? LEAST_INK_WOUND : LEAST_INK, MOST_THIN];
}

/** The larger thing carries the silhouette and is ink, the smaller one the accent. */
function coloursOf({ behind, front }: Layers, cutOut?: boolean): Record<keyof Layers, MarkShape['paint']> {
  const larger = cutOut || areaOf(behind, 0.5) >= areaOf(front, 0.5) ? 'behind' : 'front';
  return larger === 'behind' ? { behind: 'primary', front: 'secondary' } : { behind: 'secondary', front: 'primary' };
}
