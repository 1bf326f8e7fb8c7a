import type { Face } from '../../src/face.ts';
import type { Coverage } from '../../src/line-characters.ts';

const WIDTH = 140;
const HEIGHT = 20;
const MARGIN = 1;

/** The font's own name set in itself, as an inline SVG of 140 × 20 with ink flush left. */
export function previewPicture(face: Face, covers: Coverage, name: string): string {
  const { glyphs, missing } = face.shape(name, covers);
  if (missing.length > 0) throw new Error(`The font lacks ${missing.join('')} of its own name "${name}"`);
  const inked = glyphs.filter((glyph) => glyph.ink !== null);
  if (inked.length === 0) throw new Error(`Nothing to draw for "${name}"`);
  const boxes = inked.map(({ x, ink }) => ({
    left: x + (ink?.x ?? 0),
    ...(ink ?? { x: 0, y: 0, width: 0, height: 0 }),
  }));
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const scale = Math.min((WIDTH - 2 * MARGIN) / (right - left), (HEIGHT - 2 * MARGIN) / (bottom - top));
  const offsetY = (HEIGHT - (bottom - top) * scale) / 2 - top * scale;
  const path = inked.map(({ x, path: d }) => scalePath(d, scale, MARGIN + (x - left) * scale, offsetY)).join('');
  const size = `width='${WIDTH}' height='${HEIGHT}' viewBox='0 0 ${WIDTH * GRID} ${HEIGHT * GRID}'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size}><path d='${path}'/></svg>`;
  return `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
}

/** Tenths of a pixel, written relative to the pen: half the bytes of absolute coordinates. */
const GRID = 10;

function scalePath(path: string, scale: number, dx: number, dy: number): string {
  let penX = 0;
  let penY = 0;
  let result = '';
  for (const [, command = '', numbers = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') {
      result += 'z';
      continue;
    }
    const points = (numbers.trim().match(/-?[\d.]+/g) ?? []).map((value, index) =>
      Math.round((Number(value) * scale + (index % 2 === 0 ? dx : dy)) * GRID),
    );
    const isMove = command === 'M';
    const relative = points.map((value, index) => (isMove ? value : value - (index % 2 === 0 ? penX : penY)));
    penX = points.at(-2) ?? penX;
    penY = points.at(-1) ?? penY;
    if (!isMove && relative.every((value) => value === 0)) continue;
    result += (isMove ? 'M' : command.toLowerCase()) + relative.join(' ').replaceAll(' -', '-');
  }
  return result;
}
