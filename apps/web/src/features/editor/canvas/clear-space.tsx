import type { PlacedLogo } from '@markwright/logo';

/** Nothing else comes nearer than x: the frame round the lockup, its corners hatched. */
export function ClearSpace({ placed, zoom }: { placed: PlacedLogo; zoom: number }) {
  const { box, clearSpace: x } = placed;
  const outer = { x: box.x - x, y: box.y - x, width: box.width + 2 * x, height: box.height + 2 * x };
  const corners = [
    [outer.x, outer.y],
    [box.x + box.width, outer.y],
    [outer.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ] as const;
  return (
    <g>
      <pattern
        id="clear-space-hatch"
        width={6 / zoom}
        height={6 / zoom}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d={`M0 0V${6 / zoom}`} strokeWidth={1 / zoom} strokeOpacity=".4" className="stroke-action" />
      </pattern>
      <rect {...outer} fill="none" strokeOpacity=".55" className="stroke-action" vectorEffect="non-scaling-stroke" />
      {corners.map(([left, top], index) => (
        <rect key={index} x={left} y={top} width={x} height={x} fill="url(#clear-space-hatch)" />
      ))}
      {[corners[0], corners[3]].map(([left, top]) => (
        <text
          key={left}
          x={left + x / 2}
          y={top + x / 2}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={12 / zoom}
          className="fill-action-text font-latin font-bold"
        >
          x
        </text>
      ))}
    </g>
  );
}
