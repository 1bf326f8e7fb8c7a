import { LRUCache } from 'lru-cache';
import type { Box } from '@markwright/logo';
import { drawingsOf, findConcept, findDrawing, parentsOf, WEAK_DRAWINGS, ownMarksFor } from '@markwright/marks';
import { type Level, type OwnMark, type Part, type Places, type Room, layMark } from '@markwright/marks/kit';
import { outlineOfIcon, simpleOutline } from '../rule/icon-outline.ts';
import { areaOf, boxOf, mapOutline, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { GUEST_DRAWINGS } from '../combine/guests.data.ts';
import { withBodyBelow } from './body-below.ts';
import { BROADER_CONCEPTS } from './broader-concepts.data.ts';
import { isBlind, isEmptied } from './emptied.ts';
import { isHead } from './face.ts';
import {
  ARMLESS,
  BEAKS,
  CREATURES,
  CROWDED,
  FACE_ICONS,
  LEFT_LOOKING_SETS,
  LOOK_RIGHT,
  WHOLE_ICONS,
} from '@markwright/marks/kinds';
import { isBare, isOpened, propsFor } from './props/props.ts';
import { bolder, EVEN, filled, measure, mirrorOutline, type Silhouette } from './silhouette.ts';
import { solidOfLines } from './solid-of-lines.ts';

/** A drawing that can be joined with another: one flat outline in its own coordinates, and what is known of its places. */
export type Thing = {
  concept: string;
  /** A mark's key or a drawing's id. */
  id: string;
  /** Seen from the front as a head only; as a whole body; or not an animal at all. */
  view: 'face' | 'whole';
  ink: Outline;
  /** The ink without holes: what stands before something else hides it with this. */
  solid: Outline;
  shape: Silhouette;
  places: Places;
  /** The simpler drawing, brought to the same box. */
  small: Outline;
  /** The simpler drawing is a blot: it will do at 16 px, never for the picture itself. */
  isSmallEmptied?: boolean;
  words: { zh: string; en: string };
  meaning?: { zh: string; en: string };
};

/** By concept and drawing: one drawing stands for several concepts, and says which it was asked for. */
const known = new LRUCache<string, { thing: Thing | undefined }>({ max: 400 });
const PROPORTIONS = 3;
/** Seen from the front as a head, though the mark has another name. */
const FACE_MARKS = new Set(['animals/elephant/front', 'animals/deer/antlers']);

/** Drawings of a concept that a scene can use, the plainest first: made for scenes, our own, solid stock pictures. */
export function thingsOf(concept: string, seed: number): Thing[] {
  const props = propsFor(concept);
  // Where the thing itself is drawn for scenes, what only stands in for it elsewhere stays away: a leaf, not a teapot.
  const own = ownMarksFor(concept).filter((mark) => props.length === 0 || mark.concept === concept);
  const marks = [...props, ...own.filter(({ key }) => !CROWDED.has(key))];
  const guest = GUEST_DRAWINGS[concept]?.key;
  const ours = marks.toSorted((a, b) => Number(b.key === guest) - Number(a.key === guest));
  const drawn = ours.flatMap(
    (mark) => remember(`${concept} ${mark.key} ${proportionOf(seed)}`, () => ofMark(mark, concept, seed)) ?? [],
  );
  // What is drawn only without its load or its lid does not stand for itself.
  // Nor does what only hangs: a bat flies as well.
  if (drawn.some(({ id }) => !isBare(id) && !isOpened(id) && !id.endsWith('/hanging'))) return withBodies(drawn);
  return withBodies([
    ...drawn,
    ...solidIds(concept).flatMap((id) => remember(`${concept} ${id}`, () => ofDrawing(id, concept)) ?? []),
  ]);
}

/** Of whom only heads were drawn, one sits as well. */
function withBodies(things: Thing[]): Thing[] {
  const [first] = things;
  const isHeadOnly =
    first !== undefined &&
    CREATURES.has(first.concept) &&
    ![BEAKS, ARMLESS].some((kind) => kind.has(first.concept)) &&
    things.every(({ view }) => view === 'face');
  return isHeadOnly ? [...things, madeFrom(first, 'body below', () => withBodyBelow(first))] : things;
}

/** The concept and the nearest kinds of it, of those that we have a drawing of; a breed is an animal of its kind. */
export const drawableKinds = (concept: string): string[] =>
  [
    ...new Set([
      concept,
      ...(BROADER_CONCEPTS[concept] ?? []),
      ...(findConcept(concept)?.theme === 'animals' ? parentsOf(concept) : []),
    ]),
  ].filter((each) => propsFor(each).length > 0 || ownMarksFor(each).length > 0 || solidIds(each).length > 0);

const proportionOf = (seed: number): number => (Math.abs(seed) % PROPORTIONS) + 1;

export function remember(key: string, make: () => Thing | undefined): Thing | undefined {
  const seen = known.get(key) ?? { thing: make() };
  known.set(key, seen);
  return seen.thing;
}

function ofMark(mark: OwnMark, concept: string, seed: number): Thing {
  const { parts, small, places } = layMark(mark, { seed: proportionOf(seed) });
  const known = {
    concept,
    id: mark.key,
    view: mark.key.endsWith('/face') || FACE_MARKS.has(mark.key) ? ('face' as const) : ('whole' as const),
    places,
    words: { zh: mark.zh.word, en: mark.en.word },
    ...(mark.zh.meaning && { meaning: { zh: mark.zh.meaning, en: mark.en.meaning } }),
  };
  return withBody(known, inkOf(parts), () => inkOf(small));
}

/** Parts never overlap, so their outlines together are the ink. */
const inkOf = (parts: Part[]): Outline => parts.flatMap(({ region }) => outlineOfRegion(region));

/** A set of solid pictures, many of which are only outlines; of living and eaten things the silhouette says more. */
const OUTLINED_SET = 'fluent-emoji-high-contrast:';
const MOST_HOLLOW = 0.62;
const FILLED_THEMES = new Set(['animals', 'food', 'nature']);
const isHollow = (ink: Outline, id: string, concept: string): boolean =>
  id.startsWith(OUTLINED_SET) &&
  (CREATURES.has(concept) || FILLED_THEMES.has(findConcept(concept)?.theme ?? '')) &&
  areaOf(ink, 0.5) < areaOf(filled(ink), 0.5) * MOST_HOLLOW;

/** Thickness of the lines of a drawing that does not say it. */
const STEM = 15;

/** At most so many drawings of a stock concept are tried. */
const MOST_STOCK = 3;

/** Solid pictures; where a concept has none, those in lines, which are filled. */
function solidIds(concept: string): string[] {
  const drawings = drawingsOf(concept).filter(({ id }) => !WEAK_DRAWINGS.has(id));
  const solid = drawings.filter(({ style }) => style === 'solid').slice(0, MOST_STOCK);
  const lines = drawings.filter(({ style }) => style === 'line').slice(0, MOST_STOCK);
  return (solid.length > 0 ? solid : lines).map(({ id }) => id);
}

function ofDrawing(id: string, concept: string): Thing | undefined {
  const found = findDrawing(id);
  const drawn = found && outlineOfIcon(found.drawing);
  // A line drawing has no weight beside solid ones.
  const isLines = found?.style === 'line' || (drawn && isHollow(drawn, id, concept));
  const ink = drawn && (isLines ? solidOfLines(drawn, found.stem ?? STEM) : drawn);
  const words = findConcept(concept)?.words;
  if (!ink || !words || (isLines && isEmptied(ink, drawn))) return undefined;
  const known = {
    concept,
    id,
    view:
      FACE_ICONS.has(id) || (CREATURES.has(concept) && !WHOLE_ICONS.has(id) && isHead(ink))
        ? ('face' as const)
        : ('whole' as const),
    words: { zh: words.zh[0] ?? concept, en: words.en[0] ?? concept },
  };
  return withBody(known, ink, () => bolder(isLines ? ink : (simpleOutline(found.drawing) ?? ink)));
}

type Body = 'ink' | 'solid' | 'shape' | 'small' | 'isSmallEmptied';

/** An animal of a set that has one way to look looks that way, if it is seen from the side. */
function placesOfStock({ concept, id, view, shape }: Thing): Places {
  if (findConcept(concept)?.theme !== 'animals' || !LEFT_LOOKING_SETS.test(id)) return {};
  if (view === 'face' || shape.lopsided < EVEN) return {};
  return { facing: LOOK_RIGHT.has(id) ? 'right' : 'left' };
}

/** Measured when it is asked for: of all drawings of a concept most scenes use only the first. */
function withBody(known: Omit<Thing, Body | 'places'> & { places?: Places }, ink: Outline, draw: () => Outline): Thing {
  let simple: Outline | undefined;
  const body: { solid?: Outline; shape?: Silhouette; small?: Outline; isSmallEmptied?: boolean } = {};
  const simpler = (): Outline => (simple ??= draw());
  return {
    ...known,
    ink,
    get places() {
      return known.places ?? placesOfStock(this);
    },
    get solid() {
      return (body.solid ??= filled(ink));
    },
    get shape() {
      return (body.shape ??= measure(this.solid));
    },
    get small() {
      return (body.small ??= inBoxOf(simpler(), this.shape.box));
    },
    get isSmallEmptied() {
      return (body.isSmallEmptied ??= isEmptied(simpler(), ink) || (known.view === 'face' && isBlind(simpler(), ink)));
    },
  };
}

/** The small drawing has its own proportions: as large as the box allows, on the same ground. */
function inBoxOf(small: Outline, box: Box): Outline {
  const own = boxOf(small);
  const by = Math.min(box.width / own.width, box.height / own.height);
  const [x, y] = [own.x + own.width / 2, own.y + own.height];
  return mapOutline(small, {
    a: by,
    b: 0,
    c: 0,
    d: by,
    e: box.x + box.width / 2 - x * by,
    f: box.y + box.height - y * by,
  });
}

const changes = new WeakMap<Thing, Map<string, Thing | undefined>>();

/** What is drawn from a thing is kept with that very thing: its mirror image, or the same drawing for another concept, has its own. */
export function madeFrom<Made extends Thing | undefined>(thing: Thing, how: string, make: () => Made): Made {
  const made = changes.get(thing) ?? new Map<string, Thing | undefined>();
  changes.set(thing, made);
  if (!made.has(how)) made.set(how, make());
  return made.get(how) as Made;
}

const mirrorImages = new WeakMap<Thing, Thing>();

/** The mirror image of a mirror image is the thing again. */
export function mirrored(thing: Thing): Thing {
  const known = mirrorImages.get(thing);
  if (known) return known;
  const image = flip(thing);
  mirrorImages.set(thing, image);
  mirrorImages.set(image, thing);
  return image;
}

function flip(thing: Thing): Thing {
  const { box } = thing.shape;
  const axis = 2 * box.x + box.width;
  const turn = (outline: Outline): Outline => mirrorOutline(outline, axis / 2);
  const solid = turn(thing.solid);
  const { top, back, head, eyes, neck, inside, lap, behind, hands, seat, ground, facing } = thing.places;
  const level = (at: Level): Level => ({ ...at, x: axis - at.x });
  const room = (at: Room): Room => ({ ...at, x: axis - at.x - at.width });
  const other = { left: 'right', right: 'left', front: 'front' } as const;
  return {
    ...thing,
    ink: turn(thing.ink),
    small: turn(thing.small),
    solid,
    shape: measure(solid),
    places: {
      ...(top && { top: level(top) }),
      ...(back && { back: level(back) }),
      ...(head && { head: level(head) }),
      ...(eyes && { eyes: level(eyes) }),
      ...(neck && { neck: level(neck) }),
      ...(inside && { inside: room(inside) }),
      ...(lap && { lap: room(lap) }),
      ...(behind && { behind: room(behind) }),
      ...(hands && { hands: hands.map(([x, y]) => [axis - x, y] as const).toReversed() }),
      ...(seat && { seat: level(seat) }),
      ...(ground !== undefined && { ground }),
      ...(facing && { facing: other[facing] }),
    },
  };
}

/** Turned about the middle of its box, clockwise; only the ground and the silhouette are known of it afterwards. */
export function turned(thing: Thing, degrees: number): Thing {
  if (Math.abs(degrees) < 1) return thing;
  const { box } = thing.shape;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turn = (outline: Outline): Outline =>
    mapOutline(outline, { a: cos, b: sin, c: -sin, d: cos, e: x - x * cos + y * sin, f: y - x * sin - y * cos });
  return madeFrom(thing, `turned ${degrees.toFixed(1)}`, () => {
    const solid = turn(thing.solid);
    return { ...thing, ink: turn(thing.ink), small: turn(thing.small), solid, shape: measure(solid), places: {} };
  })!;
}

/** Copies of a thing round the origin, their feet inwards, and how far from it the feet stand. */
export function ringOf(thing: Thing, count: number): { thing: Thing; radius: number } {
  const { box } = thing.shape;
  const radius = Math.max(box.height * 0.5, (count * box.width * 1.15) / (2 * Math.PI) - box.height / 2);
  const around = (outline: Outline): Outline => {
    const top = mapOutline(outline, {
      a: 1,
      b: 0,
      c: 0,
      d: 1,
      e: -box.x - box.width / 2,
      f: -box.y - box.height - radius,
    });
    return Array.from({ length: count }, (_, i) => {
      const [cos, sin] = [Math.cos((i * 2 * Math.PI) / count), Math.sin((i * 2 * Math.PI) / count)];
      return mapOutline(top, { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 });
    }).flat();
  };
  const ring = madeFrom(thing, `ring of ${count}`, () => {
    const ink = around(thing.ink);
    const solid = around(thing.solid);
    return { ...thing, ink, small: around(thing.small), solid, shape: measure(solid), places: {} };
  });
  return { thing: ring, radius };
}
