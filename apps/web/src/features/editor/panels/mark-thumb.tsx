import type { MarkDrawing, MarkShape } from '@markwright/logo';

type MarkThumbProps = { drawing: MarkDrawing; colors: { primary: string; secondary: string; ground: string } };

/** A mark by itself in the logo's colours. */
export function MarkThumb({ drawing, colors }: MarkThumbProps) {
  const { box, shapes } = drawing;
  const side = Math.max(box.width, box.height) * 1.36;
  const view = [box.x + box.width / 2 - side / 2, box.y + box.height / 2 - side / 2, side, side];
  const colorOf = ({ paint }: MarkShape) =>
    paint === 'primary' || paint === 'secondary' || paint === 'ground' ? colors[paint] : paint;
  return (
    <svg viewBox={view.join(' ')} aria-hidden className="size-full">
      {shapes.map((shape, index) =>
        shape.strokeWidth === undefined ? (
          <path key={index} d={shape.d} fill={colorOf(shape)} fillRule={shape.fillRule} opacity={shape.opacity} />
        ) : (
          <path
            key={index}
            d={shape.d}
            fill="none"
            stroke={colorOf(shape)}
            strokeWidth={shape.strokeWidth}
            strokeLinecap="round"
            strokeLinejoin="round"
            opacity={shape.opacity}
          />
        ),
      )}
    </svg>
  );
}
