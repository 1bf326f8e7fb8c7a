import { path, stroke } from '@markwright/marks/kit';
import { CANOPIES, CREATURES, FIRES, HOLLOWS, SKIES, TREES, WATERS } from '@markwright/marks/kinds';
import { outlineOfRegion } from '../region-outline.ts';
import { type Arrange, type Layout, pin, put, sideOf } from './layout.ts';
import { edgeAt, EVEN, hollowOf } from './silhouette.ts';
import type { Thing } from './thing.ts';
import { along, isLong } from './ways-in-hand.ts';

/** What is cooked hangs a gap above its fire, lying across it. */
function overFire(said: Thing, fire: Thing): Layout {
  const cover = isLong(said) && !said.places.top ? along(said, 0) : said;
  const [box, own] = [cover.shape.box, fire.shape.box];
  const side = sideOf(cover);
  const by = Math.min((box.width * 0.62) / own.width, (side * 0.6) / own.height);
  const tip = { x: own.x + own.width / 2, y: own.y };
  const at = { x: cover.shape.belly.x, y: box.y + box.height + side * 0.05 };
  return { behind: put(cover), front: pin(fire, by, tip, at), isGroup: true };
}

/** Lights and bells; a neon sign is a kind of lamp, and stands. */
const HUNG_ABOVE = new Set(
  'lantern palace-lantern lotus-lantern lamp pendant-lamp chandelier bell wind-chime'.split(' '),
);
/** Of whoever is below: how large what hangs above is, how far above, and how long the cord is that it hangs from. */
const [HANGING, ABOVE, CORD] = [0.72, 0.06, 0.14];

/** Of its height, how far the cord goes in: a simpler drawing is lower. */
const IN_EYE = 0.26;

/** A lantern hangs above somebody from a cord, a gap away; set on the head it would be a hat. */
function hungOver(hung: Thing, guest: Thing): Layout {
  const [box, own] = [guest.shape.box, hung.shape.box];
  const side = sideOf(guest);
  const by = Math.min((side * HANGING) / own.height, (box.width * 1.2) / own.width);
  const foot = { x: own.x + own.width / 2, y: own.y + own.height };
  const at = { x: box.x + box.width / 2, y: box.y - side * ABOVE };
  const top = at.y - own.height * by;
  const cord = stroke(path([at.x, top - side * CORD]).line([at.x, top + own.height * by * IN_EYE]), side * 0.05);
  return {
    behind: put(guest),
    front: pin(hung, by, foot, at),
    over: outlineOfRegion(cord),
    overOf: 'front',
    overJoins: true,
    isFacing: true,
    isGroup: true,
  };
}

/** Covers the other on one axis; the lower edge gives way to the head that is pushed up into it. */
export const canopy: Arrange = (cover, guest) => {
  if (!CANOPIES.has(cover.concept) && CREATURES.has(cover.concept) && CREATURES.has(guest.concept)) return undefined;
  if (FIRES.has(guest.concept)) return overFire(cover, guest);
  const { box } = cover.shape;
  // Between the beams of a lamp, in an arch.
  if (HOLLOWS.has(cover.concept)) {
    const room = hollowOf(cover.solid);
    const own = guest.shape.box;
    const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
    const by = (room.r * 2.3) / Math.max(own.width, own.height);
    return {
      behind: put(cover),
      front: pin(guest, by, middle, { x: room.x, y: room.y + room.r * 0.2 }),
      isGroup: true,
    };
  }
  if (HUNG_ABOVE.has(cover.concept)) return cover.shape.lopsided < EVEN ? hungOver(cover, guest) : undefined;
  const wide = CANOPIES.has(cover.concept) ? 0.7 : 0.95;
  const by = Math.min((box.width * wide) / guest.shape.box.width, (box.height * 1.3) / guest.shape.box.height);
  // Beside the middle, where an umbrella has no handle.
  const lows = [0.3, 0.5, 0.7].map((share) => edgeAt(cover.shape, 'bottom', box.x + box.width * share));
  const edge = Math.min(...lows.filter((low) => !Number.isNaN(low)), box.y + box.height);
  const head = { x: guest.shape.box.x + guest.shape.box.width / 2, y: guest.shape.box.y };
  return {
    behind: put(cover),
    front: pin(guest, by, head, { x: box.x + box.width / 2, y: edge - guest.shape.box.height * by * 0.1 }),
  };
};

/** Under a crown, on the same ground as its trunk and before it. */
export const shelter: Arrange = (tree, guest) => {
  if (!TREES.has(tree.concept) || guest.view === 'face' || SKIES.has(guest.concept)) return undefined;
  const { box } = tree.shape;
  const own = guest.shape.box;
  const by = Math.min((box.width * 0.62) / own.width, (box.height * 0.5) / own.height);
  const foot = { x: own.x + own.width / 2, y: guest.places.ground ?? own.y + own.height };
  return { behind: put(tree), front: pin(guest, by, foot, { x: box.x + box.width * 0.4, y: box.y + box.height }) };
};

/** In the sky behind the other: half hidden by a ridge on its axis, or at the shoulder of what stands up. */
export const sky: Arrange = (light, ground) => {
  if (!SKIES.has(light.concept) || SKIES.has(ground.concept) || ground.view === 'face') return undefined;
  // A crescent behind a ridge would be cut to pieces; a disc is not.
  if (light.shape.lopsided > 0.08 && WATERS.has(ground.concept)) return undefined;
  const { box } = ground.shape;
  const broad = box.width > box.height * 1.15;
  const by = (sideOf(ground) * (broad ? 0.56 : 0.6)) / sideOf(light);
  const from = { x: light.shape.box.x + light.shape.box.width / 2, y: light.shape.box.y + light.shape.box.height / 2 };
  const half = (light.shape.box.height * by) / 2;
  const aside = box.x + box.width * (broad ? 0.66 : 0.74);
  const ridge = edgeAt(ground.shape, 'top', aside);
  const y = Number.isNaN(ridge) ? box.y : ridge;
  // A disc may sink further behind the ridge than a crescent, of which little would be left.
  const rise = light.shape.lopsided < 0.08 ? 0.45 : 1.05;
  return { behind: pin(light, by, from, { x: aside, y: y - half * rise }), front: put(ground) };
};
