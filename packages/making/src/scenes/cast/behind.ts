import { accent, ink, type Part, kit, type Region } from '@markwright/marks/kit';
import type { Head } from './heads.ts';
import type { Figure, Thing } from './seated.ts';

const { both, cut, grow, rect, union } = kit;

/** Even gap between the two, and its wider kind for small sizes, on a drawing about 220 wide. */
const [GAP, SMALL_GAP] = [10, 15];

/** A head looks over a thing, two paws lie over its edge: everything behind is cut away by one gap. */
export function heldBefore(
  head: Head,
  thing: Region,
  paws: Region,
  plainThing: Region = thing,
): { parts: Part[]; small: Part[] } {
  return {
    parts: [...ink(cut(head.ink, grow(union(thing, paws), GAP)), paws), ...accent(cut(thing, grow(paws, GAP)))],
    small: [...ink(cut(head.plain, grow(plainThing, SMALL_GAP))), ...accent(plainThing)],
  };
}

/** Two paws over an edge at this height, so far from the middle. */
export const paws = (edge: number, away: number, middle = 120): Region =>
  both(rect(middle - away - 15, edge - 18, 30, 46, 15), middle);

/** A whole figure in ink before a thing in the second colour, which gives way to its outline. */
export const standsBefore = (front: Figure, back: Thing, gap = 10): { parts: Part[]; small: Part[] } => ({
  parts: [...ink(front.full), ...accent(cut(back.full, grow(front.outline, gap)))],
  small: [...ink(front.plain), ...accent(cut(back.plain, grow(front.outline, 14)))],
});
