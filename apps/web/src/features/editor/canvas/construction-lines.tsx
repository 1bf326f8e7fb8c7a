import { mapPoint, type Affine, type Construction, type LogoDoc, type PlacedLogo } from '@markwright/logo';

type ConstructionLinesProps = { doc: LogoDoc; placed: PlacedLogo; zoom: number };

/** 方格制图 over the artboard: a grid of half the clear space, lines through the ink, and the mark's own circles. */
export function ConstructionLines({ doc, placed, zoom }: ConstructionLinesProps) {
  const markAt = placed.pieces.find((piece) => piece.markAt)?.markAt;
  const parts = markAt ? (doc.mark?.drawing.construction ?? []) : [];
  return (
    // A drawing of its own, so that lines end at the artboard's edge.
    <svg {...placed.artboard} fill="none" className="stroke-action">
      <path d={gridPath(placed)} strokeOpacity=".1" vectorEffect="non-scaling-stroke" />
      <path d={inkLines(placed)} strokeOpacity=".3" strokeDasharray="2 3" vectorEffect="non-scaling-stroke" />
      {markAt && parts.map((part, index) => <Primitive key={index} part={part} at={markAt} />)}
      {markAt && <path d={crosses(parts, markAt, 3 / zoom)} strokeOpacity=".6" vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}

function gridPath({ artboard, box, clearSpace }: PlacedLogo): string {
  const step = clearSpace / 2;
  let d = '';
  for (let x = box.x % step; x < artboard.width; x += step) d += `M${x} 0V${artboard.height}`;
  for (let y = box.y % step; y < artboard.height; y += step) d += `M0 ${y}H${artboard.width}`;
  return d;
}

function inkLines({ artboard, pieces }: PlacedLogo): string {
  return pieces
    .filter(({ role }) => role !== 'ornament')
    .map(({ ink }) => {
      const [right, bottom] = [ink.x + ink.width, ink.y + ink.height];
      const { width, height } = artboard;
      return `M0 ${ink.y}H${width}M0 ${bottom}H${width}M${ink.x} 0V${height}M${right} 0V${height}`;
    })
    .join('');
}

function crosses(parts: readonly Construction[], at: Affine, arm: number): string {
  return parts
    .filter((part) => part.kind === 'circle' || part.kind === 'arc')
    .map(({ cx, cy }) => {
      const { x, y } = mapPoint(at, cx, cy);
      return `M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}`;
    })
    .join('');
}

/** Arcs are shown as the whole circle they were cut from: that is what a compass drew. */
function Primitive({ part, at }: { part: Construction; at: Affine }) {
  const scale = Math.hypot(at.a, at.b);
  const look = { strokeOpacity: 0.4, vectorEffect: 'non-scaling-stroke' } as const;
  if (part.kind === 'circle' || part.kind === 'arc') {
    const { x, y } = mapPoint(at, part.cx, part.cy);
    return <circle cx={x} cy={y} r={part.r * scale} {...look} />;
  }
  if (part.kind === 'line') {
    const [from, to] = [mapPoint(at, part.x1, part.y1), mapPoint(at, part.x2, part.y2)];
    return <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} {...look} />;
  }
  const { x, y } = mapPoint(at, part.x, part.y);
  return (
    <rect
      x={x}
      y={y}
      width={part.width * scale}
      height={part.height * scale}
      rx={(part.radius ?? 0) * scale}
      {...look}
    />
  );
}
