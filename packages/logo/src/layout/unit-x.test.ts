import { expect, test } from 'vitest';
import { boxOutlines } from '../testing/box-outlines.ts';
import { sampleDoc } from '../testing/sample-docs.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { layOut } from '../placing/lay-out.ts';

const disc = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`;

/** A mark of 200 × 200 that carries a disc of this radius. */
function markedDoc(r: number, shapes = [disc(100, 30, r), 'M0 100L200 100L200 200L0 200Z']): LogoDoc {
  const doc = sampleDoc({ layout: 'stacked' });
  if (!doc.mark) throw new Error('The sample has no mark');
  const drawing = {
    box: { x: 0, y: 0, width: 200, height: 200 },
    shapes: shapes.map((d) => ({ d, paint: 'primary' as const })),
    construction: [{ kind: 'circle' as const, cx: 100, cy: 30, r }],
  };
  return { ...doc, mark: { ...doc.mark, scale: 1, drawing } };
}
const measure = (doc: LogoDoc) => layOut(doc, boxOutlines);

test('L5: x is the diameter of a circle of the mark that is 0.5 to 0.75 of the name high', () => {
  const whole = measure(markedDoc(30));
  const markAt = whole.pieces.find((piece) => piece.markAt)?.markAt;
  const diameter = 60 * (markAt?.a ?? 0);
  expect(diameter / whole.nameHeight).toBeGreaterThan(0.5);
  expect(diameter / whole.nameHeight).toBeLessThan(0.75);
  expect(whole.clearSpace).toBeCloseTo(diameter, 6);
  expect(whole.unitCircle).toEqual({ cx: 100, cy: 30, r: 30 });
});

test('L5: a circle too small, too large or not to be seen leaves x at 0.62 of the name', () => {
  const hidden = markedDoc(30, ['M0 0L200 0L200 200L0 200Z']);
  for (const doc of [markedDoc(8), markedDoc(70), hidden, sampleDoc({ mark: false, layout: 'wordmark' })]) {
    const { clearSpace, nameHeight, unitCircle } = measure(doc);
    expect(clearSpace / nameHeight).toBeCloseTo(0.62, 6);
    expect(unitCircle).toBeNull();
  }
});

test('L5: x grows with the artboard, and a mark enlarged by hand may lose its circle', () => {
  const doc = markedDoc(30);
  const twice = layOut(doc, boxOutlines, { width: 2400, height: 1800 });
  expect(twice.clearSpace).toBeCloseTo(2 * measure(doc).clearSpace, 6);
  const large = measure({ ...doc, mark: { ...(doc.mark as NonNullable<LogoDoc['mark']>), scale: 2.5 } });
  expect(large.unitCircle).toBeNull();
});
