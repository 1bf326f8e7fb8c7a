import { accent, ink, type Part } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';
import type { Head } from './heads.ts';

const { cut, grow, union } = kit;

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
