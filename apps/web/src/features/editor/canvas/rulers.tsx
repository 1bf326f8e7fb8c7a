import type { Box } from '@markwright/logo';
import { memo } from 'react';
import { rulerTicks, type Tick } from './ruler-ticks.ts';
import { useView } from './view-store.ts';

const THICK = 24;
const REACH: Record<Tick['length'], number> = { short: 5, middle: 8, long: 12 };

/** Rulers along the canvas's top and left; what is selected is washed onto both. */
export const Rulers = memo(function Rulers({ selection }: { selection: Box | null }) {
  const { view, viewport } = useView();
  return (
    <div aria-hidden className="pointer-events-none hidden font-latin text-[10px] md:block">
      <Ruler
        origin={view.x}
        zoom={view.zoom}
        length={viewport.width}
        wash={selection && { from: selection.x, size: selection.width }}
        className="absolute top-0 left-6 h-6 border-b"
      />
      <Ruler
        upright
        origin={view.y}
        zoom={view.zoom}
        length={viewport.height}
        wash={selection && { from: selection.y, size: selection.height }}
        className="absolute top-6 left-0 w-6 border-r"
      />
      <span className="absolute top-0 left-0 size-6 border-r border-b border-line-strong bg-paper" />
    </div>
  );
});

type RulerProps = {
  origin: number;
  zoom: number;
  length: number;
  upright?: boolean | undefined;
  wash: { from: number; size: number } | null;
  className: string;
};

function Ruler({ origin, zoom, length, upright, wash, className }: RulerProps) {
  const size = upright ? { width: THICK, height: length } : { width: length, height: THICK };
  return (
    <div style={size} className={`overflow-hidden border-line-strong bg-paper contain-strict ${className}`}>
      {wash && <Wash from={origin + wash.from * zoom} length={wash.size * zoom} upright={upright} />}
      <Ticks origin={origin} zoom={zoom} length={length} upright={upright} />
    </div>
  );
}

/** One pixel that is moved and stretched: neither lays the ruler out anew. */
const Wash = ({ from, length, upright }: { from: number; length: number; upright: boolean | undefined }) => (
  <span
    style={{
      transform: upright ? `translateY(${from}px) scaleY(${length})` : `translateX(${from}px) scaleX(${length})`,
    }}
    className={`absolute top-0 left-0 origin-top-left bg-action/12 ${upright ? 'h-px w-full' : 'h-full w-px'}`}
  />
);

/** Only panning and zooming move them; an edit leaves them alone. */
const Ticks = memo(function Ticks({ origin, zoom, length, upright }: Omit<RulerProps, 'wash' | 'className'>) {
  const ticks = rulerTicks(origin, zoom, length);
  const d = ticks
    .map(({ at, length: kind }) => (upright ? `M${THICK} ${at}h-${REACH[kind]}` : `M${at} ${THICK}v-${REACH[kind]}`))
    .join('');
  return (
    <svg
      {...(upright ? { width: THICK, height: length } : { width: length, height: THICK })}
      className="absolute inset-0"
    >
      <path d={d} className="stroke-chalk-muted" />
      {ticks.map(({ at, label }) =>
        label === undefined ? null : upright ? (
          <text key={label} transform={`translate(10 ${at - 3}) rotate(-90)`} className="fill-muted">
            {label}
          </text>
        ) : (
          <text key={label} x={at + 3} y={10} className="fill-muted">
            {label}
          </text>
        ),
      )}
    </svg>
  );
});
