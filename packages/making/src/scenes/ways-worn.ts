import type { Level } from '@markwright/marks/kit';
import { crownOf, frontSide, heightAt, isErect, muzzleOf, spanAt } from './anchors.ts';
import { measuredEyes } from './face.ts';
import { BRIMMED, CREATURES, EYEWEAR, HATS, HEADSETS, MASKS, NECKWEAR } from '@markwright/marks/kinds';
import { type Arrange, type Layout, pin, put, sideOf } from './layout.ts';
import type { Thing } from './thing.ts';

/** Of the head's width, how wide a hat is on a whole figure, and how far a brim reaches. */
const [ON_A_FIGURE, BRIM] = [1.22, 1.7];

/** A helmet with a visor has the whole head in it. */
const [FULL_FACE, OVER_HEAD] = ['/full-face', 1.5];
function overHead(worn: Thing, wearer: Thing, head: Level): Layout {
  const own = worn.shape.box;
  const by = (head.width * OVER_HEAD) / Math.max(own.width, own.height);
  const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
  return {
    behind: put(wearer),
    front: pin(worn, by, middle, { x: head.x, y: head.y + head.width * 0.46 }),
    leastShare: 0.05,
    mostPieces: 4,
  };
}

/** On the crown of the head. */
export const hat: Arrange = (worn, wearer) => {
  if (!HATS.has(worn.concept) || HATS.has(wearer.concept)) return undefined;
  const head = crownOf(wearer);
  if (!head) return undefined;
  const own = worn.shape.box;
  if (worn.id.endsWith(FULL_FACE) && wearer.view === 'whole') return overHead(worn, wearer, head);
  const wide = wearer.view === 'whole' ? (BRIMMED.has(worn.concept) ? BRIM : ON_A_FIGURE) : 1.08;
  const by = Math.min((head.width * wide) / own.width, (wearer.shape.box.height * 0.6) / own.height);
  const brim = { x: own.x + own.width / 2, y: own.y + own.height };
  const front = pin(worn, by, brim, { x: head.x, y: head.y + own.height * by * 0.22 });
  // On the head of a whole figure it is small, and seen for its outline against the sky.
  return { behind: put(wearer), front, leastShare: 0.05 };
};

/** Over the crown, its two ends at the sides of the head. */
export const headset: Arrange = (worn, wearer) => {
  if (!HEADSETS.has(worn.concept)) return undefined;
  const head = crownOf(wearer);
  if (!head) return undefined;
  const own = worn.shape.box;
  const by = (Math.max(head.width, wearer.shape.box.width * 0.5) * 1.35) / own.width;
  return {
    behind: put(wearer),
    front: pin(worn, by, { x: own.x + own.width / 2, y: own.y }, { x: head.x, y: head.y - own.height * by * 0.16 }),
  };
};

/** A thing has no eyes: it wears glasses a little below the top of its body. */
function faceOfThing({ shape: { box, top } }: Thing): Level | undefined {
  const high = [...top.keys()].filter((i) => top[i]! < box.y + box.height * 0.1);
  const [first, last] = [high[0] ?? 0, (high.at(-1) ?? 0) + 1];
  const width = ((last - first) / top.length) * box.width;
  const x = box.x + ((first + last) / 2 / top.length) * box.width;
  return { x, y: box.y + box.height * 0.24, width: Math.min(Math.max(width * 2, box.width * 0.4), box.width * 0.55) };
}

/** Longer than this already, and what is worn on the face may lengthen it. */
const LONG = 1.9;

export const glasses: Arrange = (worn, wearer) => {
  if (!EYEWEAR.has(worn.concept) || EYEWEAR.has(wearer.concept)) return undefined;
  const { box } = wearer.shape;
  const eyes =
    wearer.places.eyes ??
    (wearer.view === 'face'
      ? { x: box.x + box.width / 2, y: box.y + box.height * 0.54, width: box.width }
      : undefined) ??
    (CREATURES.has(wearer.concept) ? measuredEyes(wearer.ink) : faceOfThing(wearer));
  if (!eyes) return undefined;
  const own = worn.shape.box;
  const by = (eyes.width * 0.86) / own.width;
  const bridge = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
  return {
    behind: put(wearer),
    front: pin(worn, by, bridge, { x: eyes.x, y: eyes.y }),
    leastShare: 0.04,
    // A platypus is long by itself.
    ...(box.width > box.height * LONG && { isPart: true as const }),
  };
};

/** Of the longer side, how large a mask is before the head of a whole animal. */
const MASK = 0.34;

/** Before a face: ears and crown are seen beside it. Before the small head of a whole animal it is the head. */
export const mask: Arrange = (worn, wearer) => {
  if (!MASKS.has(worn.concept) || !CREATURES.has(wearer.concept)) return undefined;
  const [face, own] = [wearer.shape.box, worn.shape.box];
  if (wearer.view !== 'face') {
    const head = wearer.places.eyes ?? measuredEyes(wearer.ink) ?? crownOf(wearer);
    if (!head) return undefined;
    const by = (sideOf(wearer) * MASK) / sideOf(worn);
    const middle = { x: own.x + own.width / 2, y: own.y + own.height * 0.42 };
    return { behind: put(wearer), front: pin(worn, by, middle, head), leastShare: 0.05, isGroup: true };
  }
  const by = Math.min((face.width * 0.64) / own.width, (face.height * 0.86) / own.height);
  const chin = { x: own.x + own.width / 2, y: own.y + own.height };
  return {
    behind: put(wearer),
    front: pin(worn, by, chin, { x: face.x + face.width / 2, y: face.y + face.height * 1.06 }),
    keeps: 0.28,
    mostPieces: 3,
  };
};

/** Below the head of an animal seen from the side. */
function throatOf(wearer: Thing): Level | undefined {
  const side = frontSide(wearer);
  const muzzle = muzzleOf(wearer, side);
  if (!muzzle) return undefined;
  const { width } = wearer.shape.box;
  return isErect(wearer)
    ? { x: muzzle.x - side * width * 0.24, y: heightAt(wearer, 0.4), width: width * 0.4 }
    : { x: muzzle.x - side * width * 0.2, y: muzzle.y + wearer.shape.box.height * 0.1, width: width * 0.24 };
}

/** A loaf with a medal has no neck: it is worn before the upper half of its body. */
function middleOf(wearer: Thing): Level | undefined {
  const { box } = wearer.shape;
  const y = box.y + box.height * 0.36;
  const [left, right] = spanAt(wearer, y);
  const width = right - left;
  return width > Math.max(box.width, box.height) * 0.2 ? { x: (left + right) / 2, y, width: width * 1.3 } : undefined;
}

export const collar: Arrange = (worn, wearer) => {
  if (!NECKWEAR.has(worn.concept)) return undefined;
  const { box } = wearer.shape;
  const neck =
    wearer.places.neck ??
    (wearer.view === 'face'
      ? { x: box.x + box.width / 2, y: box.y + box.height * 0.98, width: box.width * 0.6 }
      : CREATURES.has(wearer.concept)
        ? throatOf(wearer)
        : middleOf(wearer));
  if (!neck) return undefined;
  const own = worn.shape.box;
  const by = Math.min((neck.width * 1.1) / own.width, (box.height * 0.5) / own.height);
  return {
    behind: put(wearer),
    front: pin(worn, by, { x: own.x + own.width / 2, y: own.y }, { x: neck.x, y: neck.y - own.height * by * 0.15 }),
    ...(CREATURES.has(wearer.concept) ? {} : { leastShare: 0.05 }),
  };
};
