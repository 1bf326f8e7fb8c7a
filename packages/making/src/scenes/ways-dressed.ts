import { cut, path, polygon, rect, stroke } from '@markwright/marks/kit';
import { mapOutline, type Outline, subtract } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { feetOf, frontSide, hasBody, heightAt, isErect, spanAt } from './anchors.ts';
import { BACKWEAR, CLOAKS, CLOTHS, CREATURES, FOOTWEAR, GARMENTS } from '@markwright/marks/kinds';
import { type Arrange, looksTo, pin, put, sideOf } from './layout.ts';
import { edgeAt, filled, measure } from './silhouette.ts';
import { mirrored, madeFrom } from './thing.ts';
import { emerge } from './ways-apart.ts';

/** Of the head: how broad and how tall the bundle below it is, and where it begins. */
const [BUNDLE_WIDE, BUNDLE_TALL, BUNDLE_FROM] = [1.3, 0.95, 0.72];

/** Wrapped up to the chin in something broad and soft: two folds cross before the body, and a quilt has its squares. */
export const swaddle: Arrange = (cloth, wrapped) => {
  if (!CLOTHS.has(cloth.concept) || !CREATURES.has(wrapped.concept) || wrapped.view !== 'face') return undefined;
  const { box } = wrapped.shape;
  const bundle = madeFrom(wrapped, `bundle/${cloth.concept}`, () => {
    const [wide, tall] = [box.width * BUNDLE_WIDE, Math.max(box.height, box.width * 0.8) * BUNDLE_TALL];
    const [x, y] = [box.x + box.width / 2, box.y + box.height * BUNDLE_FROM];
    const [left, right, foot, pen] = [x - wide / 2, x + wide / 2, y + tall, wide * 0.045];
    const body = rect(left, y, wide, tall, [wide * 0.4, wide * 0.4, wide * 0.16, wide * 0.16]);
    const fold = stroke(path([left, y + tall * 0.36]).line([x + wide * 0.2, foot + pen]), pen);
    const over = stroke(path([right, y + tall * 0.3]).line([x - wide * 0.06, y + tall * 0.78]), pen);
    const seams = [-0.24, 0, 0.24].flatMap((share) => [
      stroke(path([x + share * wide, y]).line([x + share * wide, foot]), pen),
      stroke(path([left, y + tall * (0.6 + share)]).line([right, y + tall * (0.6 + share)]), pen),
    ]);
    const ink = outlineOfRegion(cut(body, ...(QUILTED.has(cloth.concept) ? seams : [fold, over])));
    const solid = outlineOfRegion(body);
    return {
      ...cloth,
      id: `bundle/${cloth.concept}`,
      ink,
      small: outlineOfRegion(cut(body, fold)),
      solid,
      shape: measure(solid),
      places: {},
    };
  });
  return { behind: put(bundle), front: put(wrapped), mostPieces: 9, isGroup: true };
};
const QUILTED = new Set(['quilt', 'plaid']);

/** A garment below the head of a face: the chin lies over the neckline. */
export const bust: Arrange = (worn, wearer) => {
  if (!GARMENTS.has(worn.concept) || !CREATURES.has(wearer.concept) || wearer.view !== 'face') return undefined;
  const [head, own] = [wearer.shape.box, worn.shape.box];
  const by = Math.min((head.width * 1.3) / own.width, (head.height * 1.25) / own.height);
  return {
    behind: pin(
      worn,
      by,
      { x: own.x + own.width / 2, y: own.y },
      { x: head.x + head.width / 2, y: head.y + head.height * 0.9 },
    ),
    front: put(wearer),
  };
};

/** A cape's corners in half widths and heights of its wearer, from the left shoulder round: it flies out in folds. */
const CAPE = [
  [-0.8, 0.16],
  [0.8, 0.16],
  [1.9, 0.92],
  [1.2, 0.86],
  [0.5, 1],
  [-0.2, 0.9],
  [-0.9, 1.02],
  [-1.7, 0.94],
] as const;

/** Hangs behind a thing that has no shoulders, and is seen at both its sides: the cape of a tooth. */
const caped: Arrange = (cloak, wearer) => {
  const { box } = wearer.shape;
  const [x, half] = [box.x + box.width / 2, Math.max(box.width, box.height * 0.5) / 2];
  const cape = madeFrom(wearer, `cape/${cloak.concept}`, () => {
    const ink = outlineOfRegion(
      polygon(
        CAPE.map(([right, down]) => [x + right * half, box.y + down * box.height]),
        half * 0.08,
      ),
    );
    return { ...cloak, id: `cape/${cloak.id}`, ink, small: ink, solid: ink, shape: measure(ink), places: {} };
  });
  return { behind: put(cape), front: put(wearer), keeps: 0.2, mostPieces: 3 };
};

/** On the body of whoever stands up, from the neck down; any other animal looks out of it. */
export const dress: Arrange = (worn, wearer) => {
  if (CLOAKS.has(worn.concept) && !CREATURES.has(wearer.concept)) return caped(worn, wearer);
  if (!GARMENTS.has(worn.concept) || !hasBody(wearer)) return undefined;
  return isErect(wearer) ? (onTorso(worn, wearer) ?? emerge(wearer, worn)) : draped(worn, wearer);
};

/** Over the back of an animal on four feet, between its shoulders and its hind legs. */
const draped: Arrange = (worn, wearer) => {
  const [box, own] = [wearer.shape.box, worn.shape.box];
  const x = box.x + box.width * (frontSide(wearer) > 0 ? 0.42 : 0.58);
  const top = edgeAt(wearer.shape, 'top', x);
  if (Number.isNaN(top)) return undefined;
  const by = Math.max((box.y + box.height * 0.8 - top) / own.height, (box.width * 0.34) / own.width);
  const front = pin(worn, by, { x: own.x + own.width / 2, y: own.y }, { x, y: top - own.height * by * 0.06 });
  return { behind: put(wearer), front, keeps: 0.36, mostPieces: 3 };
};

const onTorso: Arrange = (worn, wearer) => {
  const own = worn.shape.box;
  const y = heightAt(wearer, 0.66);
  const [left, right] = spanAt(wearer, y);
  const { height } = wearer.shape.box;
  const by = Math.min(((right - left) * 1.02) / own.width, (height * 0.5) / own.height);
  if (own.width * by < (right - left) * 0.45) return undefined;
  return {
    behind: put(wearer),
    front: pin(worn, by, { x: own.x + own.width / 2, y: own.y }, { x: (left + right) / 2, y: heightAt(wearer, 0.42) }),
  };
};

/** A shoe on each foot. */
export const boots: Arrange = (worn, wearer) => {
  if (!FOOTWEAR.has(worn.concept) || !hasBody(wearer)) return undefined;
  const feet = feetOf(wearer);
  const [left, right] = [feet[0], feet.at(-1)];
  if (!left || !right) return undefined;
  const { box } = wearer.shape;
  const side = frontSide(wearer) > 0 ? 'right' : 'left';
  const shoe = looksTo(worn) === 'front' || looksTo(worn) === side ? worn : mirrored(worn);
  const own = shoe.shape.box;
  const by = Math.min((box.height * 0.3) / own.height, (box.width * 0.42) / own.width);
  const apart = Math.max(right.x - left.x, own.width * by * 1.12);
  const middle = (left.x + right.x) / 2;
  const two = madeFrom(wearer, `shoes/${worn.concept}/${worn.id}`, () => {
    const at = (outline: Outline): Outline =>
      [-1, 1].flatMap((which) =>
        mapOutline(outline, {
          a: by,
          b: 0,
          c: 0,
          d: by,
          e: middle + (which * apart) / 2 - (own.x + own.width / 2) * by,
          f: box.y + box.height * 1.06 - (own.y + own.height) * by,
        }),
      );
    const ink = at(shoe.small);
    const solid = filled(ink);
    return { ...worn, id: `shoes/${worn.id}`, ink, small: ink, solid, shape: measure(solid), places: {} };
  })!;
  // Paws and toes beside the shafts would be in neither shoe.
  const shaft = box.y + box.height * 1.06 - own.height * by * SHAFT;
  const footless = madeFrom(wearer, `without feet/${worn.id}`, () => {
    const above = (outline: Outline): Outline =>
      subtract(outline, outlineOfRegion(rect(box.x - box.width, shaft, box.width * 3, box.height)));
    const ink = above(wearer.ink);
    return ink.length === 0 ? wearer : { ...wearer, ink, small: above(wearer.small), solid: filled(ink) };
  });
  return { behind: put(footless), front: put(two), isGroup: true };
};
/** Of a shoe's height, how far up its shaft the leg goes in. */
const SHAFT = 0.86;

/** On the back: behind the shoulder, on the side it does not look to. */
export const pack: Arrange = (worn, wearer) => {
  if (!BACKWEAR.has(worn.concept) || !hasBody(wearer)) return undefined;
  const own = worn.shape.box;
  const side = frontSide(wearer);
  const y = heightAt(wearer, isErect(wearer) ? 0.55 : 0.34);
  const [left, right] = spanAt(wearer, y);
  const by = (sideOf(wearer) * 0.44) / sideOf(worn);
  const x = side > 0 ? left : right;
  return {
    behind: put(wearer),
    front: pin(
      worn,
      by,
      { x: own.x + own.width / 2, y: own.y + own.height / 2 },
      { x: x - side * own.width * by * 0.22, y },
    ),
  };
};
