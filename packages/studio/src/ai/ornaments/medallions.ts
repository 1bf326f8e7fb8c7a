import type { MarkChoice, MarkShape } from '@markwright/logo';
import { circle, fitMark, MIDDLE, onCircle, redrawn, rows } from '../../choose/fit-mark.ts';

const REVERSED = { primary: 'ground', secondary: 'ground', ground: 'primary' } as const;

/** A disc with a ring of beads running round it. */
export function beaded(mark: MarkChoice): MarkChoice {
  const beads = Array.from({ length: 12 }, (_, index): MarkShape => {
    const { x, y } = onCircle(108, index * 30 - 90);
    return { d: circle(x, y, index % 3 === 0 ? 12 : 7), paint: index % 3 === 0 ? 'secondary' : 'primary' };
  });
  return redrawn(mark, [
    { d: circle(MIDDLE, MIDDLE, 86), paint: 'primary' },
    ...beads,
    ...fitMark(mark.drawing, MIDDLE, MIDDLE, 112, REVERSED),
  ]);
}

/** Circles within circles, the mark in the innermost. */
export function target(mark: MarkChoice): MarkChoice {
  return redrawn(mark, [
    { d: circle(MIDDLE, MIDDLE, 120), paint: 'secondary' },
    { d: circle(MIDDLE, MIDDLE, 102), paint: 'ground' },
    { d: circle(MIDDLE, MIDDLE, 90), paint: 'primary' },
    ...fitMark(mark.drawing, MIDDLE, MIDDLE, 118, REVERSED),
  ]);
}

/** A planet with two moons. */
export function moons(mark: MarkChoice): MarkChoice {
  const [big, small] = [onCircle(104, -38), onCircle(110, 152)];
  return redrawn(mark, [
    { d: circle(MIDDLE, MIDDLE, 96), paint: 'primary' },
    { d: circle(big.x, big.y, 34), paint: 'ground' },
    { d: circle(big.x, big.y, 25), paint: 'secondary' },
    { d: circle(small.x, small.y, 22), paint: 'ground' },
    { d: circle(small.x, small.y, 14), paint: 'secondary' },
    ...fitMark(mark.drawing, MIDDLE - 3, MIDDLE + 4, 116, REVERSED),
  ]);
}

/** A seal with a scalloped edge, as on a bottle cap. */
export function bottleCap(mark: MarkChoice): MarkChoice {
  const teeth = 28;
  const edge = Array.from({ length: teeth * 2 }, (_, index) =>
    onCircle(index % 2 === 0 ? 120 : 108, (index * 180) / teeth),
  );
  return redrawn(mark, [
    { d: rows(edge), paint: 'primary' },
    { d: circle(MIDDLE, MIDDLE, 95), paint: 'ground', strokeWidth: 5 },
    ...fitMark(mark.drawing, MIDDLE, MIDDLE, 126, REVERSED),
  ]);
}

/** A sun behind the mark: rays all round a disc. */
export function sunburst(mark: MarkChoice): MarkChoice {
  const rays = Array.from({ length: 16 }, (_, index): MarkShape => {
    const middle = index * 22.5 - 90;
    const points = [
      onCircle(94, middle - 4.2),
      onCircle(120, middle - 5.4),
      onCircle(120, middle + 5.4),
      onCircle(94, middle + 4.2),
    ];
    return { d: rows(points), paint: 'secondary' };
  });
  return redrawn(mark, [
    ...rays,
    { d: circle(MIDDLE, MIDDLE, 84), paint: 'primary' },
    ...fitMark(mark.drawing, MIDDLE, MIDDLE, 108, REVERSED),
  ]);
}

/** The four-petalled window of a garden wall 海棠窗. */
export function gardenWindow(mark: MarkChoice): MarkChoice {
  const petals = (r: number, out: number): string =>
    [0, 90, 180, 270]
      .map((degrees) => {
        const { x, y } = onCircle(out, degrees - 45);
        return circle(x, y, r);
      })
      .join('') +
    `M${MIDDLE - out * 0.9} ${MIDDLE}L${MIDDLE} ${MIDDLE - out * 0.9}L${MIDDLE + out * 0.9} ${MIDDLE}L${MIDDLE} ${MIDDLE + out * 0.9}Z`;
  return redrawn(mark, [
    { d: petals(58, 62), paint: 'primary' },
    { d: petals(51, 62), paint: 'ground' },
    { d: petals(46, 62), paint: 'primary' },
    ...fitMark(mark.drawing, MIDDLE, MIDDLE, 124, REVERSED),
  ]);
}

/** A mirror of bronze: ring, thin ring, eight studs. */
export function bronzeMirror(mark: MarkChoice): MarkChoice {
  const studs = Array.from({ length: 8 }, (_, index): MarkShape => {
    const { x, y } = onCircle(98, index * 45 + 22.5);
    return { d: circle(x, y, 5), paint: 'primary' };
  });
  return redrawn(mark, [
    { d: circle(MIDDLE, MIDDLE, 115), paint: 'primary', strokeWidth: 9 },
    { d: circle(MIDDLE, MIDDLE, 82), paint: 'primary', strokeWidth: 3 },
    ...studs,
    ...fitMark(mark.drawing, MIDDLE, MIDDLE, 116, {}),
  ]);
}
