import type { MarkDrawing, MarkShape } from '@markwright/logo';

/** How far the colour lies off the line, in shares of the drawing: as in a print that slipped a little. */
const SLIP = 0.045;
const MARGIN = 0.08;
/** Pixels under which the line must be finer, or it fills the drawing. */
const SMALL = 30;

/** A tag's mark as a small print: a fine line in ink over its own colour, a little off register. */
export function TagDrawing({ drawing, size }: { drawing: MarkDrawing; size: number }) {
  const { x, y, width, height } = drawing.box;
  const side = Math.max(width, height) * (1 + 2 * MARGIN);
  const view = [x + width / 2 - side / 2, y + height / 2 - side / 2, side, side].join(' ');
  return (
    <svg aria-hidden width={size} height={size} viewBox={view} className="block shrink-0 overflow-visible">
      <g transform={`translate(${side * SLIP} ${side * SLIP})`}>
        {drawing.shapes.map((shape, index) => shape.paint !== 'ground' && <Fill key={index} {...shape} />)}
      </g>
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth={size < SMALL ? 1 : 1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {drawing.shapes.map(({ d }, index) => (
          <path key={index} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </svg>
  );
}

const Fill = ({ d, strokeWidth, fillRule }: MarkShape) =>
  strokeWidth === undefined ? (
    <path d={d} fill="var(--color-peach)" fillRule={fillRule} />
  ) : (
    <path d={d} fill="none" stroke="var(--color-peach)" strokeWidth={strokeWidth} strokeLinecap="round" />
  );
