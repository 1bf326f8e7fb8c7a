import { escapeXml, type MarkDrawing, type MarkShape } from '@markwright/logo';
import { useMemo } from 'react';
import { PixelPicture } from '../../../lib/logo-drawing/pixel-picture.tsx';

type Colors = { primary: string; secondary: string; ground: string };
type MarkThumbProps = { drawing: MarkDrawing; colors: Colors };

/** A mark by itself in the logo's colours. */
export function MarkThumb({ drawing, colors: { primary, secondary, ground } }: MarkThumbProps) {
  const svg = useMemo(() => printMark(drawing, { primary, secondary, ground }), [drawing, primary, secondary, ground]);
  return <PixelPicture svg={svg} label="" kind="sample" className="size-full" />;
}

function printMark({ box, shapes }: MarkDrawing, colors: Colors): string {
  const side = Math.max(box.width, box.height) * 1.36;
  const view = [box.x + box.width / 2 - side / 2, box.y + box.height / 2 - side / 2, side, side];
  const body = shapes.map((shape) => printShape(shape, colors)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">${body}</svg>`;
}

function printShape({ d, paint, strokeWidth, fillRule, opacity = 1 }: MarkShape, colors: Colors): string {
  const color = escapeXml(paint === 'primary' || paint === 'secondary' || paint === 'ground' ? colors[paint] : paint);
  const look =
    strokeWidth === undefined
      ? `fill="${color}" fill-rule="${fillRule ?? 'nonzero'}"`
      : `fill="none" stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${escapeXml(d)}" ${look} opacity="${opacity}"/>`;
}
