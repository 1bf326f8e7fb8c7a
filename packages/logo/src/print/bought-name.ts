import type { LogoDoc } from '../document/logo-doc.ts';
import { layOut } from '../placing/lay-out.ts';
import { ARTBOARD } from '../layout/placed-logo.ts';
import type { Ink } from '../layout/piece.ts';
import { drawPlaced } from '../render/render-svg.ts';
import { flatten, type Outlines } from '@markwright/vector';

/** `small`: other words stand larger than the name. `mark`: a mark that was not bought does. */
type NameShrunk = 'small' | 'mark';

/** A mark chosen after the purchase may be this many times as large against the name as its layout draws it. */
const NEW_MARK_MOST = { upright: 1.3, wide: 1 } as const;
/** As wide as a word of two characters. */
const WIDE = 1.8;

/**
 * Whether something that was not bought stands larger than the bought name. Words and marks that were in the logo when it
 * was bought may be as large as they were; whoever writes another brand beside the name makes it the smaller one.
 */
export function findShrunkName(doc: LogoDoc, bought: LogoDoc, outlines: Outlines): NameShrunk | null {
  const { pieces } = layOut({ ...doc, effects: null }, outlines);
  const heightOf = (role: string) =>
    Math.max(0, ...pieces.filter((piece) => piece.role === role).flatMap(({ inks }) => inks.map(inkHeight)));
  const isNew = (part: 'secondName' | 'slogan') => doc[part] !== null && doc[part].text !== bought[part]?.text;
  const name = heightOf('name');
  if (name > 0 && (['secondName', 'slogan'] as const).some((part) => isNew(part) && heightOf(part) > name * 1.02))
    return 'small';
  return hasLargeNewMark(doc, bought) ? 'mark' : null;
}

function hasLargeNewMark({ mark, name }: LogoDoc, bought: LogoDoc): boolean {
  if (!mark || outlinesOf(mark) === outlinesOf(bought.mark)) return false;
  const { width, height } = mark.drawing.box;
  return mark.scale / name.size > (width / height >= WIDE ? NEW_MARK_MOST.wide : NEW_MARK_MOST.upright) + 1e-9;
}

/** Not the whole document: a database keeps no order of fields. */
const outlinesOf = (mark: LogoDoc['mark']): string => mark?.drawing.shapes.map(({ d }) => d).join('|') ?? '';

/** Of one letter as it is drawn: what a layout calls its letters' height leaves the reader's own size out. */
function inkHeight({ path, at }: Ink): number {
  const rows = flatten(path, at).flatMap((row) => row.map(({ y }) => y));
  return rows.length > 0 ? Math.max(...rows) - Math.min(...rows) : 0;
}

/** The logo as it is sold, the same without its name, and the name alone in black: what the name adds to the picture. */
export function drawNameApart(doc: LogoDoc, outlines: Outlines) {
  const placed = layOut(doc, outlines, ARTBOARD);
  const ofName = placed.pieces.filter(({ role }) => role === 'name');
  const others = placed.pieces.filter(({ role }) => role !== 'name');
  const look = doc.background === 'transparent' ? { background: '#ffffff' } : {};
  // Without holes, light and shadow: where its letters lie, whatever they are painted with.
  const black = ({ path, at, strokeWidth, evenOdd, clip }: Ink): Ink => ({
    path,
    at,
    color: '#000000',
    ...(strokeWidth !== undefined && { strokeWidth }),
    ...(evenOdd && { evenOdd }),
    ...(clip && { clip }),
  });
  const body = ofName.map((piece) => ({
    ...piece,
    inks: piece.inks.filter(({ isDecoration }) => !isDecoration).map(black),
  }));
  const plain = { ...doc, effects: null };
  return {
    whole: drawPlaced(placed, doc, look),
    without: drawPlaced({ ...placed, pieces: others }, doc, look),
    alone: ofName.length > 0 ? drawPlaced({ ...placed, pieces: body }, plain, { background: '#ffffff' }) : null,
  };
}
