import type { Box } from '@markwright/logo';
import type { Glyph } from '../rule/glyph.ts';
import { dotsOf } from '../rule/letter-parts.ts';
import { areaOf, boxOf, type Outline, piecesOf } from '@markwright/vector/outline';
import type { Place, Radical } from './radicals.data.ts';

/** A character taken apart: what is taken out, and what stays. */
export type FoundPart = { pieces: Outline[]; box: Box; rest: Outline };

type Piece = { outline: Outline; box: Box };

/** Share of the character, along the way it is split, that a part may take. */
const LEAST_SHARE = 0.14;
const MOST_SHARE = 0.56;
/** Parts lean into each other's space a little, by this share of the stem. */
const LEAN = 0.55;

/** The part of a radical in a drawn character; undefined where the face joins it to the rest. */
export function findPart(glyph: Glyph, radical: Radical): FoundPart | undefined {
  const pieces = piecesOf(glyph.outline).map((outline): Piece => ({ outline, box: boxOf(outline) }));
  if (pieces.length < 2) return undefined;
  const group = radical.place === 'dot' ? topDot(glyph, pieces) : splitOff(glyph, pieces, radical);
  if (!group) return undefined;
  const rest = pieces.filter((piece) => !group.includes(piece)).flatMap(({ outline }) => outline);
  return { pieces: group.map(({ outline }) => outline), box: boxOf(group.flatMap(({ outline }) => outline)), rest };
}

function splitOff(
  glyph: Glyph,
  pieces: Piece[],
  { place, pieces: count, counters, share: most }: Radical,
): Piece[] | undefined {
  if (place === 'dot') return undefined;
  const [near, far] = edgesOf(place);
  const ordered = pieces.toSorted((a, b) => near(a.box) + far(a.box) - near(b.box) - far(b.box));
  const whole = place === 'left' || place === 'right' ? glyph.box.width : glyph.box.height;
  const start = Math.min(...pieces.map(({ box }) => near(box)));
  for (let size = Math.min(count[1], ordered.length - 1); size >= count[0]; size--) {
    const [group, rest] = [ordered.slice(0, size), ordered.slice(size)];
    const end = Math.max(...group.map(({ box }) => far(box)));
    const holes = group.reduce((sum, { outline }) => sum + outline.length - 1, 0);
    const share = (end - start) / whole;
    if (holes < counters[0] || holes > counters[1] || share < LEAST_SHARE || share > (most ?? MOST_SHARE)) continue;
    if (Math.min(...rest.map(({ box }) => near(box))) < end - glyph.stem * LEAN) continue;
    return group;
  }
  return undefined;
}

/** Distances measured from the side where the part stands. */
function edgesOf(place: Exclude<Place, 'dot'>): [near: (box: Box) => number, far: (box: Box) => number] {
  switch (place) {
    case 'left':
      return [(box) => box.x, (box) => box.x + box.width];
    case 'right':
      return [(box) => -box.x - box.width, (box) => -box.x];
    case 'top':
      return [(box) => box.y, (box) => box.y + box.height];
    case 'bottom':
      return [(box) => -box.y - box.height, (box) => -box.y];
  }
}

/** The dot that crowns a character: separate, compact, in the upper third. */
function topDot(glyph: Glyph, pieces: Piece[]): Piece[] | undefined {
  const dot = dotsOf(glyph.outline)[0];
  const found = dot && pieces.find(({ outline }) => outline[0] === dot[0]);
  if (!found || areaOf(found.outline) < glyph.stem * glyph.stem * 0.5) return undefined;
  const isHigh = found.box.y + found.box.height / 2 < glyph.box.y + glyph.box.height * 0.34;
  return isHigh ? [found] : undefined;
}
