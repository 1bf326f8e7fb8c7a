import { path, stroke, union } from '@markwright/marks/kit';
import { mapOutline, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { hasBody, heightAt, muzzleOf, spanAt } from './anchors.ts';
import {
  ANTLERED,
  BEAMS,
  CREATURES,
  DRAWN,
  FLYERS,
  GROWTH,
  HAFTED,
  isPerson,
  BEAKS,
  HANGS_BY_FEET,
  HEADS_ONLY,
  HOISTS,
  HUNG,
  LOOPED,
  PUFFS,
  PUSHED,
  SKIES,
  TREES,
  VAPOURS,
  VESSELS,
  WATERS,
} from '@markwright/marks/kinds';
import { affineOf, type Arrange, looksTo, pin, put, type Layout, type Put, sideOf } from './layout.ts';
import { edgeAt, measure, mirrorOutline, seatOf } from './silhouette.ts';
import { madeFrom, mirrored, type Thing, thingsOf, turned } from './thing.ts';
import { beak } from './ways-held.ts';
import { along, isAskew } from './ways-in-hand.ts';

/** Space between two that do not touch, of the longer side. */
const CLEAR = 0.06;

const turnedTo = (thing: Thing, side: 'left' | 'right'): Thing => {
  const looks = looksTo(thing);
  return looks === 'front' || looks === side ? thing : mirrored(thing);
};

/** Both go the same way, the hunted one ahead, a little smaller and in the air; lines of speed behind the hunter. */
export const chase: Arrange = (hunter, hunted) => {
  if (hunter.id === hunted.id || SKIES.has(hunter.concept) || hunter.view === 'face' || HEADS_ONLY.has(hunter.id))
    return undefined;
  const first = turnedTo(hunter, 'right');
  // Who looks at us runs nowhere.
  if (CREATURES.has(hunter.concept) && looksTo(first) === 'front') return undefined;
  const isLiving = CREATURES.has(hunted.concept);
  const second = isLiving ? turnedTo(hunted, 'right') : turned(hunted, 12);
  const lean = CREATURES.has(hunter.concept) && first.view === 'whole' ? turned(first, -8) : first;
  const [a, b] = [lean.shape.box, second.shape.box];
  const by = (Math.sqrt(a.width * a.height) * 0.5) / Math.sqrt(b.width * b.height);
  const side = sideOf(lean);
  // On the ground it runs ahead; what flies or is thrown is up in the air before the hunter's nose.
  const isUp = !isLiving || FLYERS.has(hunted.concept) || BEAKS.has(hunted.concept);
  const at = isUp
    ? { x: a.x + a.width * 0.94, y: a.y + a.height * 0.3 }
    : { x: a.x + a.width + side * AHEAD, y: a.y + a.height * 0.96 };
  return {
    behind: put(lean),
    front: pin(second, by, { x: b.x, y: b.y + b.height }, at),
    over: speedLines(a.x, a.y + a.height * 0.3, side),
    overJoins: true,
    isFacing: true,
    isGroup: true,
  };
};
const AHEAD = 0.08;

/** Three strokes that end a gap behind whoever runs to the right. */
const speedLines = (x: number, y: number, side: number): Outline =>
  outlineOfRegion(
    union(
      ...[0.12, 0.18, 0.1].map((length, i) => {
        const [end, height] = [x - side * (i === 1 ? 0.02 : 0.06), y + i * side * 0.15];
        return stroke(path([end - side * length, height]).line([end, height]), side * 0.06);
      }),
    ),
  );

/** How far the upper one can come down before it stands a gap above the other. */
function roomBetween(upper: Thing, by: number, dx: number, lower: Thing): number {
  const { box } = lower.shape;
  let least = Infinity;
  for (let step = 0; step < 64; step++) {
    const x = box.x + ((step + 0.5) / 64) * box.width;
    const [low, high] = [edgeAt(upper.shape, 'bottom', (x - dx) / by) * by, edgeAt(lower.shape, 'top', x)];
    if (!Number.isNaN(low) && !Number.isNaN(high)) least = Math.min(least, high - low);
  }
  return Number.isFinite(least) ? least : box.y - (upper.shape.box.y + upper.shape.box.height) * by;
}

/** In the air above the other, as near as a gap lets it come. */
export const soar: Arrange = (flyer, ground) => {
  if (flyer.view === 'face' || (!FLYERS.has(flyer.concept) && !CREATURES.has(flyer.concept))) return undefined;
  const [a, b] = [flyer.shape.box, ground.shape.box];
  const by = Math.min((b.width * 0.82) / a.width, (sideOf(ground) * 0.6) / a.height);
  const dx = b.x + b.width * 0.5 - (a.x + a.width / 2) * by;
  const y = roomBetween(flyer, by, dx, ground) - sideOf(ground) * CLEAR;
  return { behind: put(ground), front: { thing: flyer, by, x: dx, y } };
};

/** On the highest place of an animal, its nose or its head, where it has no back to sit on: a ball on a seal. */
export const balance: Arrange = (load, bearer) => {
  if (!CREATURES.has(bearer.concept) || CREATURES.has(load.concept) || bearer.view === 'face') return undefined;
  const { box, top } = bearer.shape;
  const highest = [...top.keys()].reduce((best, i) => (top[i]! < (top[best] ?? Infinity) ? i : best), 0);
  const a = load.shape.box;
  const by = (sideOf(bearer) * 0.46) / sideOf(load);
  const dx = box.x + ((highest + 0.5) / top.length) * box.width - (a.x + a.width / 2) * by;
  const y = roomBetween(load, by, dx, bearer) - sideOf(bearer) * 0.02;
  return { behind: put(bearer), front: { thing: load, by, x: dx, y } };
};

/** Drifts up from the top of what it comes from: from its rim, its chimney or its highest place. */
export const waft: Arrange = (vapour, source) => {
  const isVapour = VAPOURS.has(vapour.concept) || PUFFS.has(vapour.concept);
  if (!isVapour || VAPOURS.has(source.concept) || SKIES.has(source.concept)) return undefined;
  const [a, b] = [vapour.shape.box, source.shape.box];
  const top = source.places.top ?? seatOf(source.shape, b.width * 0.3);
  const by = Math.min((b.width * 0.72) / a.width, (sideOf(source) * 0.62) / a.height);
  const dx = top.x - (a.x + a.width / 2) * by;
  const y = roomBetween(vapour, by, dx, source) - sideOf(source) * CLEAR;
  return { behind: put(source), front: { thing: vapour, by, x: dx, y } };
};

/** Hung below the other's lower edge by a thread. */
const below = (hung: Thing, bearer: Thing, along = 0.5): Layout | undefined => {
  const { box } = bearer.shape;
  const own = hung.shape.box;
  const by = Math.min((sideOf(bearer) * 0.62) / sideOf(hung), (box.width * 0.7) / own.width);
  const x = box.x + box.width * along;
  const low = edgeAt(bearer.shape, 'bottom', x);
  if (Number.isNaN(low)) return undefined;
  // A bat or a sloth hangs by its own feet.
  const byFeet = HANGS_BY_FEET.has(hung.concept);
  const cord = byFeet ? -sideOf(bearer) * 0.02 : sideOf(bearer) * 0.1;
  const weight = sideOf(bearer) * 0.05;
  const top = edgeAt(hung.shape, 'top', own.x + own.width / 2);
  const from = { x: own.x + own.width / 2, y: byFeet || Number.isNaN(top) ? own.y : top };
  const at = pin(hung, by, from, { x, y: low + cord });
  if (byFeet) return { behind: at, front: put(bearer) };
  return {
    behind: at,
    front: put(bearer),
    over: outlineOfRegion(stroke(path([x, low - weight]).line([x, low + cord + weight]), weight)),
    overOf: 'front',
    overJoins: true,
  };
};

/** Holds something out or is high up: what has a loop hangs from it. */
const bearsLoops = ({ concept }: Thing): boolean =>
  HAFTED.has(concept) || HOISTS.has(concept) || (SKIES.has(concept) && !PUFFS.has(concept));

/** What hangs by nature, from anything but an animal; from an animal it hangs out of its beak. */
export const hang: Arrange = (hung, bearer) => {
  const isHung = HUNG.has(hung.concept) || LOOPED.has(hung.concept);
  if (CREATURES.has(bearer.concept)) return isHung ? beak(bearer, hung) : undefined;
  return HUNG.has(hung.concept) || (isHung && bearsLoops(bearer)) ? below(hung, bearer) : undefined;
};

/** On a branch or under the eaves a lantern hangs; it does not stand there. */
export const dangle: Arrange = (hung, bearer) => {
  const hangsHere = HANGERS.has(bearer.concept)
    ? !CREATURES.has(hung.concept)
    : BEAMS.has(bearer.concept) && HUNG.has(hung.concept);
  if (!hangsHere) return undefined;
  return below(hung, bearer, HUNG_AT[bearer.concept] ?? (TREES.has(bearer.concept) ? 0.8 : 0.5));
};

/** Whatever is on one of these hangs from it. */
const HANGERS = new Set(['hanger', 'hook', 'fish-hook', 'fishing-rod']);
const HUNG_AT: Readonly<Record<string, number>> = { 'fishing-rod': 0.93 };

/** A thing in its place and its mirror image about an upright, as one. */
function twiceAt(thing: Thing, at: Put, axis: number): Thing {
  const both = (outline: Outline): Outline => {
    const one = mapOutline(outline, affineOf(at));
    return [...one, ...mirrorOutline(one, axis)];
  };
  const solid = both(thing.solid);
  return { ...thing, ink: both(thing.ink), small: both(thing.small), solid, shape: measure(solid), places: {} };
}

/** What grows or perches on antlers: at the tip of one, or of both. */
export const antlers: Arrange = (guest, said) => {
  if (!ANTLERED.has(said.concept) || !(GROWTH.has(guest.concept) || BEAKS.has(guest.concept))) return undefined;
  const deer = thingsOf('reindeer', 0).find(({ view }) => view === 'face');
  if (!deer) return undefined;
  const { box, top } = deer.shape;
  const own = guest.shape.box;
  const by = (box.width * (BEAKS.has(guest.concept) ? 0.56 : 0.4)) / Math.max(own.width, own.height);
  const half = Math.floor(top.length / 2);
  const tip = [...top.keys()].slice(half).reduce((best, i) => (top[i]! < (top[best] ?? Infinity) ? i : best), half);
  const at = { x: box.x + ((tip + 0.5) / top.length) * box.width, y: top[tip]! + own.height * by * 0.14 };
  const placed = pin(guest, by, { x: own.x + own.width / 2, y: own.y + own.height }, at);
  if (BEAKS.has(guest.concept))
    return { behind: put({ ...deer, concept: said.concept }), front: placed, isGroup: true };
  const both = madeFrom(guest, `antlers ${said.concept}`, () => twiceAt(guest, placed, box.x + box.width / 2));
  return {
    behind: put({ ...deer, concept: said.concept }),
    front: put(both),
    isGroup: true,
    mostPieces: 4,
    keeps: 0.4,
  };
};

/** A load below what lifts it: a crane, a drone, a bird. */
export const hoist: Arrange = (load, bearer) =>
  HOISTS.has(bearer.concept) && bearer.view === 'whole' && !VESSELS.has(bearer.concept)
    ? below(load, bearer)
    : undefined;

/** Comes up behind the upper edge of anything solid: out of an egg, a boot, a barn. */
export const emerge: Arrange = (guest, said) => {
  if (CREATURES.has(said.concept) || said.view === 'face' || guest.id === said.id) return undefined;
  // Out of the end of a loaf that lies askew only an ear would show.
  const host = isAskew(said) ? along(said, 0) : said;
  const { box } = host.shape;
  const own = guest.shape.box;
  const edge = host.places.top ?? seatOf(host.shape, box.width * 0.4);
  const [left, right] = spanAt(host, edge.y + box.height * 0.16);
  const isFace = guest.view === 'face';
  const hidden = isFace ? 0.22 : CREATURES.has(guest.concept) ? 0.32 : 0.2;
  const by = Math.min(((right - left) * 0.86) / own.width, (sideOf(host) * 0.82) / (own.height * (1 - hidden)));
  if (own.width * by < box.width * 0.24) return undefined;
  const x = (left + right) / 2;
  const brim = Math.min(
    ...[-0.2, 0, 0.2].map((s) => edgeAt(host.shape, 'top', x + s * own.width * by)).filter((y) => !Number.isNaN(y)),
  );
  const y = Number.isFinite(brim) ? brim : edge.y;
  return {
    behind: pin(guest, by, { x: own.x + own.width / 2, y: own.y + own.height * (1 - hidden) }, { x, y }),
    front: put(host),
  };
};

/** Stands behind the other and looks out above it and at its side. */
export const peer: Arrange = (farther, nearer) => {
  if (farther.id === nearer.id || (nearer.view === 'face' && !SKIES.has(farther.concept))) return undefined;
  const [a, b] = [farther.shape.box, nearer.shape.box];
  const isLiving = CREATURES.has(farther.concept);
  const by = Math.min((b.width * (isLiving ? 0.8 : 1)) / a.width, (b.height * 1.15) / a.height);
  const aside = CREATURES.has(nearer.concept) ? (looksTo(nearer) === 'right' ? -0.26 : 0.26) : 0.2;
  const x = b.x + b.width * (0.5 + aside);
  const top = edgeAt(nearer.shape, 'top', x);
  const edge = Number.isNaN(top) ? b.y + b.height * 0.3 : top;
  // The sun or the moon stands behind the whole of it, as a disc.
  if (SKIES.has(farther.concept)) {
    const light = (sideOf(nearer) * 1.08) / sideOf(farther);
    const middle = { x: a.x + a.width / 2, y: a.y + a.height / 2 };
    return {
      behind: pin(farther, light, middle, { x: b.x + b.width / 2, y: b.y + b.height * 0.4 }),
      front: put(nearer),
      mostPieces: 7,
      leastShare: 0.06,
    };
  }
  // Land reaches beyond whoever stands before it, on the same ground.
  if (WATERS.has(farther.concept)) {
    const wide = Math.max((b.width * 1.4) / a.width, (b.height * 0.8) / a.height);
    const foot = { x: a.x + a.width / 2, y: a.y + a.height };
    return {
      behind: pin(farther, wide, foot, { x: b.x + b.width * (0.5 + aside * 0.6), y: b.y + b.height }),
      front: put(nearer),
      mostPieces: 5,
      keeps: 0.22,
    };
  }
  const shown = isLiving || farther.view === 'face' ? 0.66 : 0.6;
  return {
    behind: pin(farther, by, { x: a.x + a.width / 2, y: a.y + a.height * shown }, { x, y: edge }),
    front: put(nearer),
  };
};

/** Of whoever pushes, how high what is pushed along may be, and how far the two overlap. */
const [PUSHED_HEIGHT, OVERLAP] = [0.72, 0.05];

/** Behind what is pushed along, both on one ground and going one way, hands or head at its near end. */
export const push: Arrange = (pusher, load) => {
  if (!PUSHED.has(load.concept) || !hasBody(pusher) || pusher.id.endsWith('/seated')) return undefined;
  const animal = turnedTo(pusher, 'right');
  const [a, b] = [animal.shape.box, load.shape.box];
  const by = Math.min((a.height * PUSHED_HEIGHT) / b.height, (Math.max(a.width, a.height) * 1.05) / b.width);
  const ground = animal.places.ground ?? a.y + a.height;
  return {
    behind: put(animal),
    front: pin(load, by, { x: b.x, y: b.y + b.height }, { x: a.x + a.width * (1 - OVERLAP), y: ground }),
    isFacing: true,
  };
};

/** A sleigh or a cart behind the animal that draws it, a trace between them. */
export const pull: Arrange = (cart, said) => {
  const isSeated = said.id.endsWith('/seated');
  if (!DRAWN.has(cart.concept) || !hasBody(said) || isSeated) return undefined;
  if (looksTo(said) === 'front' && !isPerson(said.concept)) return undefined;
  const animal = turnedTo(said, 'right');
  const [a, b] = [cart.shape.box, animal.shape.box];
  const by = Math.min((b.width * 0.95) / a.width, (b.height * 0.72) / a.height);
  const away = sideOf(animal) * 0.16;
  const ground = animal.places.ground ?? b.y + b.height;
  const behind = pin(cart, by, { x: a.x + a.width, y: a.y + a.height }, { x: b.x - away, y: ground });
  const chest = muzzleOf(animal, 1);
  const weight = sideOf(animal) * 0.045;
  const y = heightAt(animal, 0.5);
  const hitch = { x: b.x - away - a.width * by * 0.1, y: ground - a.height * by * 0.42 };
  if (!chest) return undefined;
  return {
    behind,
    front: put(animal),
    over: outlineOfRegion(stroke(path([hitch.x, hitch.y]).line([b.x + b.width * 0.34, y]), weight)),
    overJoins: true,
    isFacing: true,
    isGroup: true,
  };
};
