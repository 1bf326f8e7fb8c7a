import type { PackKit } from '../plan/pack-file.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { setText } from '../text/set-text.ts';

const A4 = { width: 210, height: 297 };
const MARGIN = 24;
const rule = (y: number, color: string) => ({
  path: {
    commands: 'MLLLZ',
    numbers: Float64Array.from([MARGIN, y, A4.width - MARGIN, y, A4.width - MARGIN, y + 0.25, MARGIN, y + 0.25]),
  },
  color,
  part: 'ornament' as const,
});

/** The same letterhead for a printer: process inks, bleed, outlines. */
export function letterheadPdf({ doc, lockups, options, deps }: PackKit, accent: string): Buffer {
  const logo = lockups.get('wide', 'colour');
  const scale = Math.min(60 / logo.width, 18 / logo.height);
  const line = setText(deps.outlines, '地址 Address · 电话 Phone · 网址 Website', MARGIN, 283, {
    size: 2.9,
    color: '#6f6f6f',
  });
  const drawings = [
    { shapes: logo.shapes, scale, x: MARGIN, y: 16 },
    { shapes: [rule(38, accent), rule(276, accent), ...line.shapes], scale: 1, x: 0, y: 0 },
  ];
  return writePdf([{ ...A4, bleed: 3, ground: null, drawings }], {
    title: doc.name.text,
    mode: 'cmyk',
    day: options.day,
    profile: deps.cmykProfile,
  });
}
