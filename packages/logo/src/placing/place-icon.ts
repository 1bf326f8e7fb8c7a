import type { Outlines } from '@markwright/vector';
import type { LogoDoc } from '../document/logo-doc.ts';
import { setLayout } from '../ops/edit-layout.ts';
import { openArrangements, type Arranged } from './arrangements.ts';
import { resolveLayout } from '../layout/catalogue.ts';
import { factsOf } from '../layout/kit.ts';
import { layOut } from './lay-out.ts';
import { inkOf } from '../layout/piece.ts';

/** Below this side a mark of our own is drawn by its simpler drawing. */
export const SMALL_ICON_PX = 48;

/** The simpler drawing stands in for the mark; stock icons and older marks have none and stay as they are. */
function withSmallDrawing(doc: LogoDoc): LogoDoc {
  const { mark } = doc;
  if (!mark?.drawing.small) return doc;
  return { ...doc, mark: { ...mark, drawing: { ...mark.drawing, shapes: mark.drawing.small } } };
}

/**
 * What stands for the brand on a square, everywhere: the mark this design shows, else its telling letter in a
 * container, else the words.
 */
export function placeIcon(designed: LogoDoc, outlines: Outlines, pixels = SMALL_ICON_PX): Arranged {
  const doc = pixels < SMALL_ICON_PX ? withSmallDrawing(designed) : designed;
  const own = openArrangements(doc, outlines).find('mark');
  if (own) return own;
  const lettered: LogoDoc = { ...doc, art: undefined, mark: null };
  if (resolveLayout('monogram', factsOf(lettered)).id === 'monogram') {
    const monogram = setLayout(lettered, 'monogram');
    const placed = layOut(monogram, outlines);
    const pieces = placed.pieces.filter(({ role }) => role === 'mark');
    return { doc: monogram, placed: { ...placed, pieces, box: inkOf(pieces) } };
  }
  return { doc, placed: layOut(doc, outlines) };
}
