import { expect, test } from 'vitest';
import { allDrawings } from './catalogue.ts';
import { dataFile, readPackedBytes } from './read-data.ts';
import { shapeDistance, shapeSignature, SIGNATURE_LENGTH } from './shape-signature.ts';
import { drawingsLike, similarDrawings } from './similar-drawings.ts';

function disc(side: number, radius: number, shift = 0) {
  const ink = new Uint8Array(side * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (Math.hypot(x - side / 2 + 0.5 - shift, y - side / 2 + 0.5) < radius) ink[y * side + x] = 255;
    }
  }
  return shapeSignature({ width: side, height: side, ink })!;
}

test('a signature knows neither size nor place', () => {
  expect(shapeDistance(disc(200, 90), disc(120, 30, 15))).toBeLessThan(0.06);
});

test('an empty picture has no signature', () => {
  expect(shapeSignature({ width: 8, height: 8, ink: new Uint8Array(64) })).toBeNull();
});

test('a full disc finds round solid drawings first', () => {
  const near = drawingsLike(disc(128, 60), { limit: 8 });
  expect(near).toHaveLength(8);
  expect(near.every(({ style }) => style !== 'line')).toBe(true);
  expect(near.map(({ distance }) => distance)).toEqual(near.map(({ distance }) => distance).toSorted((a, b) => a - b));
});

test('drawings like a heart are other hearts and heart-like shapes, never itself', () => {
  const near = similarDrawings('ph:heart-fill', { limit: 10 });
  expect(near.map(({ id }) => id)).not.toContain('ph:heart-fill');
  expect(near[0]?.concept).toMatch(/heart/);
  expect(new Set(near.map(({ concept }) => concept)).size).toBeGreaterThan(4);
});

test('a wrong signature or drawing is a clear error', () => {
  expect(() => drawingsLike(new Uint8Array(3))).toThrow(`${SIGNATURE_LENGTH} bytes`);
  expect(() => similarDrawings('ph:nothing')).toThrow('No drawing ph:nothing');
});

test('stored signatures match the catalogue they were built from', () => {
  expect(readPackedBytes(dataFile('signatures.bin.br')).length).toBe(allDrawings().length * SIGNATURE_LENGTH);
});
