import type { SvgElement } from './read-svg.ts';

export type SvgSize = { width: number; height: number; viewBox: readonly [number, number, number, number] };

const PIXELS_PER_UNIT: Readonly<Record<string, number>> = {
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};
const UNITS = Object.keys(PIXELS_PER_UNIT);
/** What browsers show where a drawing says nothing of its size. */
const DEFAULT = { width: 300, height: 150 } as const;

/** A drawing's size in pixels, from its own width and height or else from its view box. */
export function readSize({ attributes }: SvgElement): SvgSize {
  const box = readViewBox(attributes.get('viewBox'));
  let width = readLength(attributes.get('width'));
  let height = readLength(attributes.get('height'));
  if (box) {
    const ratio = box[3] / box[2];
    width ??= height === undefined ? box[2] : height / ratio;
    height ??= width * ratio;
  }
  width = Math.max(1, width ?? DEFAULT.width);
  height = Math.max(1, height ?? DEFAULT.height);
  return { width, height, viewBox: box ?? [0, 0, width, height] };
}

function readLength(text = ''): number | undefined {
  const length = text.trim().toLowerCase();
  const unit = UNITS.find((each) => length.endsWith(each));
  const pixels = Number(unit ? length.slice(0, -unit.length) : length) * (unit ? (PIXELS_PER_UNIT[unit] ?? NaN) : 1);
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined;
}

function readViewBox(text = ''): [number, number, number, number] | undefined {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = text
    .replaceAll(',', ' ')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 ? [x, y, width, height] : undefined;
}
