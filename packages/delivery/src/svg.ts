import { escapeXml, formatNumber as n, printPath, place } from '@markwright/logo';
import type { LogoShape } from '@markwright/logo/shapes';
import type { Box } from '@markwright/vector';

type SvgRoom = {
  /** What the picture shows, in the shapes' units. */
  view: Box;
  ground?: string | null;
  title: string;
  /** Printed before the shapes and after the ground. */
  under?: string;
  over?: string;
};

const IDENTITY = place(1, 0, 0);

/** Shapes as SVG elements. Neighbours of one paint and part become one path, as a designer would want to find them. */
export function printShapes(shapes: readonly LogoShape[], prefix = 'g'): string {
  let out = '';
  let open: { style: string; part: string } | null = null;
  shapes.forEach((shape, index) => {
    const { gradient } = shape;
    const id = `${prefix}${index}`;
    const fill = gradient ? `url(#${id})` : shape.color;
    const opacity = shape.opacity === undefined ? '' : ` opacity="${n(shape.opacity)}"`;
    const style = `fill="${fill}"${shape.evenOdd ? ' fill-rule="evenodd"' : ''}${opacity}`;
    const isText = shape.part === 'name' || shape.part === 'secondName' || shape.part === 'slogan';
    const joins = isText && !shape.evenOdd && !opacity && open?.style === style && open.part === shape.part;
    if (!joins) out += `${open ? '"/>' : ''}${gradient ? printGradient(gradient, id) : ''}<path ${style} d="`;
    out += printPath(shape.path, IDENTITY);
    open = { style, part: shape.part };
  });
  return out && `${out}"/>`;
}

function printGradient({ from, to, stops, isRadial }: NonNullable<LogoShape['gradient']>, id: string): string {
  const inner = stops
    .map(
      ({ at, color, opacity }) =>
        `<stop offset="${n(at)}" stop-color="${color}"${opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${n(opacity)}"`}/>`,
    )
    .join('');
  const units = `id="${id}" gradientUnits="userSpaceOnUse"`;
  if (isRadial) {
    const radius = Math.hypot(to.x - from.x, to.y - from.y);
    return `<radialGradient ${units} cx="${n(from.x)}" cy="${n(from.y)}" r="${n(radius)}">${inner}</radialGradient>`;
  }
  return `<linearGradient ${units} x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}">${inner}</linearGradient>`;
}

export function svgOf(shapes: readonly LogoShape[], { view, ground, title, under = '', over = '' }: SvgRoom): string {
  const { x, y, width, height } = view;
  const box = `${n(x)} ${n(y)} ${n(width)} ${n(height)}`;
  const rect = ground
    ? `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${ground}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${n(width)}" height="${n(height)}" role="img">` +
    `<title>${escapeXml(title)}</title>${rect}${under}${printShapes(shapes)}${over}</svg>`
  );
}
