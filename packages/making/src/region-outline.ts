import type { Region } from '@markwright/marks/kit';
import type { Curve, Outline } from '@markwright/vector/outline';

/** A region of the pen as an outline, which booleans with glyphs and icons need. */
export const outlineOfRegion = (region: Region): Outline =>
  region.contours.map((contour) =>
    contour.map((s): Curve => {
      if (s.kind === 'line') return { kind: 'line', from: s.from, to: s.to };
      return { kind: 'arc', from: s.from, to: s.to, center: s.center, radius: s.radius, sweep: s.sweep };
    }),
  );
