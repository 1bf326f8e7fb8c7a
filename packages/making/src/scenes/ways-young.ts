import { type Arrange, type Layout, looksTo, pin, put, sideOf } from './layout.ts';
import { mirrored, type Thing } from './thing.ts';

/** How much smaller the second of one kind is: still the same drawing, and never taken for its twin. */
const [BEFORE, BEFORE_FRONT, APART] = [0.48, 0.43, 0.5];
/** Space between two that do not touch, in parts of the larger one. */
const GAP = 0.06;

const middleOf = ({ shape: { box } }: Thing): number => box.y + box.height / 2;
const groundOf = ({ shape: { box }, places }: Thing): number => places.ground ?? box.y + box.height;

/** Whose young a drawing of its own shows. */
const MOTHERS: Readonly<Record<string, readonly string[]>> = {
  chick: ['hen', 'chicken', 'rooster'],
  duckling: ['duck', 'mallard'],
  gosling: ['goose'],
  kitten: ['cat', 'black-cat', 'orange-cat', 'tabby-cat', 'cow-cat'],
  puppy: ['dog'],
  piglet: ['pig', 'boar'],
  lamb: ['sheep', 'goat'],
  'baby-elephant': ['elephant'],
  wallaby: ['kangaroo'],
  fawn: ['deer', 'sika-deer'],
  tadpole: ['frog'],
};

/** A young one that has a drawing of its own stands small before its mother, too. */
export const brood: Arrange = (one, other) => {
  const [mother, young] = MOTHERS[other.concept]?.includes(one.concept)
    ? [one, other]
    : MOTHERS[one.concept]?.includes(other.concept)
      ? [other, one]
      : [];
  if (!mother || !young || mother.view === 'face' || young.view === 'face') return undefined;
  return beforeMother(mother, young, (sideOf(mother) * BEFORE) / sideOf(young));
};

/** A calf before its mother: the same drawing again, smaller, on one ground; where she looks aside it stands at her hind legs. */
export const cub: Arrange = (mother, young) => {
  if (mother.id !== young.id || mother.view === 'face') return undefined;
  return beforeMother(mother, young, looksTo(mother) === 'front' ? BEFORE_FRONT : BEFORE);
};

function beforeMother(mother: Thing, young: Thing, by: number): Layout {
  const [{ box }, own] = [mother.shape, young.shape.box];
  const looks = looksTo(mother);
  const share = looks === 'front' ? 0.5 : looks === 'left' ? 0.74 : 0.26;
  const foot = { x: own.x + own.width / 2, y: groundOf(young) };
  const turned = looks !== 'front' && looksTo(young) !== 'front' && looksTo(young) !== looks ? mirrored(young) : young;
  return { behind: put(mother), front: pin(turned, by, foot, { x: box.x + box.width * share, y: groundOf(mother) }) };
}

/** One of a kind behind or ahead of the other, both going one way. */
function inLine(first: Thing, second: Thing, isAhead: boolean) {
  if (first.id !== second.id || first.view === 'face') return undefined;
  const { box } = first.shape;
  const looks = looksTo(first);
  if (looks === 'front') return undefined;
  const isLeft = (looks === 'left') === isAhead;
  const x = isLeft ? box.x - box.width * (GAP + APART) : box.x + box.width * (1 + GAP);
  const stands = first.places.ground !== undefined;
  const from = { x: box.x, y: stands ? groundOf(second) : middleOf(second) };
  const to = { x, y: stands ? groundOf(first) : middleOf(first) };
  return { behind: pin(second, APART, from, to), front: put(first), isFacing: true as const };
}

/** The little one goes after the big one. */
export const follow: Arrange = (first, second) => inLine(first, second, false);
/** The big one is after the little one: a big fish before which a small one swims. */
export const ahead: Arrange = (first, second) =>
  first.places.ground === undefined ? inLine(first, second, true) : undefined;
