import type { Attributes, SvgElement } from './svg-elements.ts';

const value = (attributes: Attributes, key: string, otherwise = 0) => Number(attributes[key] ?? otherwise);

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

function rectPath(attributes: Attributes): string {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => value(attributes, key)) as [
    number,
    number,
    number,
    number,
  ];
  const rx = Math.min(value(attributes, 'rx', value(attributes, 'ry')), width / 2);
  const ry = Math.min(value(attributes, 'ry', rx), height / 2);
  if (rx <= 0 || ry <= 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const corner = (toX: number, toY: number) => `A${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + rx} ${y}H${x + width - rx}`,
    corner(x + width, y + ry),
    `V${y + height - ry}`,
    corner(x + width - rx, y + height),
    `H${x + rx}`,
    corner(x, y + height - ry),
    `V${y + ry}`,
    corner(x + rx, y),
    'Z',
  ].join('');
}

/** Path data of any drawn element, before its transform. */
export function elementPath({ name, attributes }: SvgElement): string {
  switch (name) {
    case 'circle': {
      const r = value(attributes, 'r');
      return ellipsePath(value(attributes, 'cx'), value(attributes, 'cy'), r, r);
    }
    case 'ellipse':
      return ellipsePath(
        value(attributes, 'cx'),
        value(attributes, 'cy'),
        value(attributes, 'rx'),
        value(attributes, 'ry'),
      );
    case 'rect':
      return rectPath(attributes);
    case 'line':
      return `M${value(attributes, 'x1')} ${value(attributes, 'y1')}L${value(attributes, 'x2')} ${value(attributes, 'y2')}`;
    case 'polyline':
    case 'polygon':
      return `M${attributes['points'] ?? ''}${name === 'polygon' ? 'Z' : ''}`;
    default:
      return attributes['d'] ?? '';
  }
}
