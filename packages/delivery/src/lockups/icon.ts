import {
  factsOf,
  layOut,
  resolveLayout,
  setLayout,
  type LogoDoc,
  type Outlines,
  type PlacedLogo,
} from '@markwright/logo';
import { openArrangements } from './arrange.ts';

type Placing = { doc: LogoDoc; placed: PlacedLogo };

/** The simpler drawing stands in for the mark; stock icons and older marks have none and stay as they are. */
function withSmallDrawing(doc: LogoDoc): LogoDoc {
  const { mark } = doc;
  if (!mark?.drawing.small) return doc;
  return { ...doc, mark: { ...mark, drawing: { ...mark.drawing, shapes: mark.drawing.small } } };
}

/** What a square shows: the mark, else the name's telling letter in its container, else the words. */
function placeIcon(doc: LogoDoc, outlines: Outlines): Placing {
  const own = openArrangements(doc, outlines).find('mark');
  if (own) return own;
  const lettered = { ...doc, art: undefined, mark: null };
  if (resolveLayout('monogram', factsOf(lettered)).id === 'monogram') {
    const monogram = setLayout(lettered, 'monogram');
    const placed = layOut(monogram, outlines);
    return { doc: monogram, placed: { ...placed, pieces: placed.pieces.filter(({ role }) => role === 'mark') } };
  }
  return { doc, placed: layOut(doc, outlines) };
}

export function iconDocs(doc: LogoDoc, outlines: Outlines): { large: Placing; small: Placing } {
  const large = placeIcon(doc, outlines);
  const simpler = withSmallDrawing(doc);
  return { large, small: simpler === doc ? large : placeIcon(simpler, outlines) };
}
