/**
 * Builds data/signatures.bin.br, one shape signature a drawing in catalogue order:
 *   npx tsx packages/marks/scripts/build-signatures.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { MarkDrawing } from '@markwright/logo';
import { Resvg } from '@resvg/resvg-js';
import { allDrawings, findDrawing } from '../src/catalogue/catalogue.ts';
import { shapeSignature, SIGNATURE_LENGTH } from '../src/catalogue/shape-signature.ts';

const SIDE = 64;

/** Ink only: colours of mascots and the second tone of a duotone count as ink like any other. */
function drawingSvg({ box, shapes }: MarkDrawing): string {
  const side = Math.max(box.width, box.height);
  const view = `${box.x - (side - box.width) / 2} ${box.y - (side - box.height) / 2} ${side} ${side}`;
  const paths = shapes.map(({ d, strokeWidth, fillRule = 'nonzero' }) =>
    strokeWidth
      ? `<path d="${d}" fill="none" stroke="#000" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${d}" fill-rule="${fillRule}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="${view}">${paths.join('')}</svg>`;
}

const entries = allDrawings();
const table = new Uint8Array(entries.length * SIGNATURE_LENGTH);
entries.forEach(({ id }, index) => {
  const found = findDrawing(id);
  if (!found) throw new Error(`No drawing ${id}`);
  const image = new Resvg(drawingSvg(found.drawing), { font: { loadSystemFonts: false } }).render();
  const { pixels } = image; // a getter that copies: read once
  const ink = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < ink.length; i += 1) ink[i] = pixels[i * 4 + 3]!;
  const signature = shapeSignature({ width: SIDE, height: SIDE, ink });
  if (signature) table.set(signature, index * SIGNATURE_LENGTH);
});
const packed = brotliCompressSync(table);
writeFileSync(fileURLToPath(new URL('../data/signatures.bin.br', import.meta.url)), packed);
console.log(`${entries.length} signatures, ${(packed.length / 1e3).toFixed(0)} kB`);
