import { DRAWING_WEIGHT_MAX } from '../document/doc-bounds.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { ARTBOARD, layOut, type PlacedLogo } from '../layout/lay-out.ts';
import type { Outlines } from '@markwright/vector';
import { backdropInks } from './backdrop.ts';
import { DrawingTooHeavyError, weighInks } from './finish-pieces.ts';

/** A document laid out with all its effects, if every file that is sold of it can be drawn; stops soon where it cannot. */
export function layOutToSell(doc: LogoDoc, outlines: Outlines): PlacedLogo {
  const placed = layOut(doc, outlines, ARTBOARD, DRAWING_WEIGHT_MAX);
  if (weighInks(backdropInks(placed, doc)) > DRAWING_WEIGHT_MAX) throw new DrawingTooHeavyError('backdrops');
  return placed;
}
