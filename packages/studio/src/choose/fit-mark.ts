import {
  parsePath,
  place,
  printPath,
  type Affine,
  type MarkChoice,
  type MarkDrawing,
  type MarkShape,
} from '@markwright/logo';

/** Drawings around a mark use the same canvas as marks do. */
export const CANVAS = 240;
export const MIDDLE = CANVAS / 2;

type Paints = Partial<Record<'primary' | 'secondary' | 'ground', MarkShape['paint']>>;

const isRole = (paint: MarkShape['paint']): paint is 'primary' | 'secondary' | 'ground' =>
  paint === 'primary' || paint === 'secondary' || paint === 'ground';

/** The mark's shapes at another place and size; arcs stay arcs, since nothing is stretched. */
export function fitMark(drawing: MarkDrawing, cx: number, cy: number, side: number, paints: Paints = {}): MarkShape[] {
  const { box } = drawing;
  const optical = 0.7 * Math.max(box.width, box.height) + 0.3 * Math.sqrt(box.width * box.height);
  const scale = side / optical;
  const at: Affine = place(scale, cx - (box.x + box.width / 2) * scale, cy - (box.y + box.height / 2) * scale);
  return drawing.shapes.map((shape) => ({
    ...shape,
    d: printPath(parsePath(shape.d), at),
    paint: isRole(shape.paint) ? (paints[shape.paint] ?? shape.paint) : shape.paint,
    ...(shape.strokeWidth === undefined ? {} : { strokeWidth: shape.strokeWidth * scale }),
  }));
}

/** The mark with another drawing round it; what it is and means stays. */
export const redrawn = (mark: MarkChoice, shapes: MarkShape[], inset = 0): MarkChoice => ({
  ...mark,
  drawing: { box: { x: inset, y: inset, width: CANVAS - 2 * inset, height: CANVAS - 2 * inset }, shapes },
});

const n = (value: number) => String(Math.round(value * 100) / 100);

export const circle = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx + r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx - r)} ${n(cy)}Z`;

export const square = (x: number, y: number, side: number): string =>
  `M${n(x)} ${n(y)}L${n(x + side)} ${n(y)}L${n(x + side)} ${n(y + side)}L${n(x)} ${n(y + side)}Z`;

export const rows = (points: readonly { x: number; y: number }[]): string =>
  `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const onCircle = (r: number, degrees: number, cx = MIDDLE, cy = MIDDLE) => ({
  x: cx + r * Math.cos((degrees * Math.PI) / 180),
  y: cy + r * Math.sin((degrees * Math.PI) / 180),
});
