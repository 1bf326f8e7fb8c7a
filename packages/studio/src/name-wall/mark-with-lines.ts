import { formatNumber as n, type CutOut, type MarkDrawing } from '@markwright/logo';

const SHEET = { width: 280, height: 160 };
/** Marks are drawn in a square of this side. */
const SQUARE = 240;
const SCALE = 0.62;
const CENTRE = { x: 140, y: 78 };
const ARM = 3;

type Inks = { ink: string; second: string };

/** A mark with the circles and edges it was made of, as on the drawing table. */
export function drawMarkWithLines({ shapes, box, construction = [] }: MarkDrawing, { ink, second }: Inks): CutOut {
  const [left, top] = [CENTRE.x - (SQUARE / 2) * SCALE, CENTRE.y - (SQUARE / 2) * SCALE];
  const x = (at: number) => n(at * SCALE + left);
  const y = (at: number) => n(at * SCALE + top);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const edges = `M${x(box.x)} 8V152M${x(right)} 8V152M56 ${y(box.y)}H224M56 ${y(bottom)}H224`;
  const colors: Record<string, string> = { primary: ink, secondary: second, ground: 'none' };
  const body = shapes.map(({ d, paint, strokeWidth, fillRule }) => {
    const color = colors[paint] ?? paint;
    return strokeWidth === undefined
      ? `<path d="${d}" fill="${color}"${fillRule ? ' fill-rule="evenodd"' : ''}/>`
      : `<path d="${d}" fill="none" stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  const circles = construction.flatMap((part) => {
    if (part.kind !== 'circle' && part.kind !== 'arc') return [];
    const [cx, cy] = [part.cx * SCALE + left, part.cy * SCALE + top];
    return [
      `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(part.r * SCALE)}"/>` +
        `<path d="M${n(cx - ARM)} ${n(cy)}h${2 * ARM}M${n(cx)} ${n(cy - ARM)}v${2 * ARM}"/>`,
    ];
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}">` +
    `<path d="${edges}" stroke="${ink}" stroke-opacity=".55" stroke-width=".8"/>` +
    `<g transform="translate(${n(left)} ${n(top)}) scale(${SCALE})">${body.join('')}</g>` +
    `<g fill="none" stroke="${ink}" stroke-opacity=".8">${circles.join('')}</g></svg>`;
  return { svg, ...SHEET };
}
