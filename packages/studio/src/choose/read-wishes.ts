import { readRequest, type ReadRequest, type Shown } from '@markwright/edits';
import type { LogoMark } from '@markwright/logo';
import { nounsFor } from './draw-wish.ts';
import { shownBy } from './depicted-concepts.ts';
import { namesOfThing } from './names-of-thing.ts';

/** The words of a logo that a request may speak of, and its picture. */
type LogoInWords = Omit<Shown, 'mark'> & { source?: LogoMark['source'] | undefined };

/** A request read with the dictionary at hand: "the bread" is the picture where the picture shows bread. */
export function readWishes(request: string, { source, ...shown }: LogoInWords): ReadRequest {
  const mark = source ? shownBy(source).things.flatMap(namesOfThing) : [];
  return readRequest(request, { ...shown, mark }, nounsFor);
}
