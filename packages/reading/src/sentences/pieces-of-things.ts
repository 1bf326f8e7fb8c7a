import { findConcept } from '@markwright/marks';
import { GROWN_THEMES, PIECES_OF_GROWN, PIECES_OF_THINGS } from './pieces-of-things.data.ts';

/** Whether a word names a piece of a thing: the bell of a tuba, the leaf of a mango. */
export const isPieceOfThing = (piece: string, owner: string): boolean =>
  PIECES_OF_GROWN.test(piece)
    ? GROWN_THEMES.has(findConcept(owner)?.theme ?? '') && !/^(?:lea(?:f|ves)|tree|vine)$/.test(owner)
    : ([piece, piece.replace(/s$/, '')].some((one) => PIECES_OF_THINGS.get(one)?.has(owner)) ?? false);
