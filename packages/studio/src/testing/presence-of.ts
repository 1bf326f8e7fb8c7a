import { layOut, type LogoDoc, type Outlines } from '@markwright/logo';

const STACKED = new Set(['stacked', 'left-stacked', 'tile-stacked', 'ring-stacked']);
const BESIDE = new Set(['horizontal', 'horizontal-tall', 'tile']);

type Presence = { layout: string; isStacked: boolean; share: number };

/**
 * How tall the mark is, with the shape that a layout puts round it: over the name as a share of both, beside it against
 * all lines of text. Undefined for layouts in which the mark stands neither over nor beside a name.
 */
export function presenceOf(doc: LogoDoc, outlines: Outlines): Presence | undefined {
  const { pieces, layoutId } = layOut({ ...doc, effects: null }, outlines);
  const isStacked = STACKED.has(layoutId);
  if (!isStacked && !BESIDE.has(layoutId)) return undefined;
  const span = (roles: readonly string[]) => {
    const boxes = pieces.filter(({ role }) => roles.includes(role)).map(({ box }) => box);
    return Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y }) => y));
  };
  const mark = span(['mark', 'ornament']);
  const beside = isStacked ? span(['mark', 'ornament', 'name']) : span(['name', 'secondName', 'slogan']);
  return { layout: layoutId, isStacked, share: mark / beside };
}

/** Of mark and name together, and of the lines of text beside it. */
const LEAST_PRESENCE = { stacked: 0.42, beside: 1 } as const;

export const isPresent = ({ isStacked, share }: Presence): boolean =>
  share >= (isStacked ? LEAST_PRESENCE.stacked : LEAST_PRESENCE.beside) - 1e-9;
