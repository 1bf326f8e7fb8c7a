import type { ReactNode, SVGProps } from 'react';

type BlueprintProps = { width?: number; height?: number; step?: number; className?: string; children: ReactNode };

/** A sheet of drafting paper: a fine grid under whatever is drawn on it. Decorative, so hidden from screen readers. */
export const BlueprintPaper = ({ width = 320, height = 240, step = 16, className, children }: BlueprintProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} className={className ?? 'block h-auto w-full'} aria-hidden focusable="false">
    <path d={gridPath(width, height, step)} stroke="#E9E2D8" strokeWidth="1" fill="none" />
    {children}
  </svg>
);

function gridPath(width: number, height: number, step: number): string {
  const lines: string[] = [];
  for (let x = step; x < width; x += step) lines.push(`M${x} 0V${height}`);
  for (let y = step; y < height; y += step) lines.push(`M0 ${y}H${width}`);
  return lines.join('');
}

/** A construction line: thin, orange, never the subject. */
export const Guide = (props: SVGProps<SVGPathElement>) => (
  <path fill="none" stroke="#FF6000" strokeOpacity=".55" strokeWidth="1" {...props} />
);

export const GuideCircle = ({ x, y, radius }: { x: number; y: number; radius: number }) => (
  <>
    <circle cx={x} cy={y} r={radius} fill="none" stroke="#FF6000" strokeOpacity=".45" strokeWidth="1" />
    <path d={`M${x - 3} ${y}h6M${x} ${y - 3}v6`} stroke="#FF6000" strokeWidth="1" />
  </>
);

/** An outline in ink that draws itself once. */
export const Stroke = (props: SVGProps<SVGPathElement>) => (
  <path fill="none" stroke="#17130F" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" {...props} />
);
