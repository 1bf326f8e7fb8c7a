import { type Outlines, placeTurned } from '@markwright/logo';
import { unite } from './outline/combine.ts';
import { boxOf, mapOutline, moveOutline, type Outline, placeOutline } from './outline/outline.ts';
import { readOutline } from './outline/path-data.ts';

export type RingText = {
  text: string;
  fontKey: string;
  /** Height of capitals. */
  height: number;
  /** Radius on which the letters' ink middle stands. */
  radius: number;
};

/** Wider than this share of the height, letters fall apart into single ones. */
const LOOSEST = 0.6;
const TIGHTEST = 0.1;

/**
 * A text repeated all the way round the middle of the canvas, clockwise from the top, a separator before each time.
 * Undefined when a letter is missing or the text is too long for the ring at this size.
 */
export function ringText(
  outlines: Outlines,
  { text, fontKey, height, radius }: RingText,
  separator: Outline,
): Outline | undefined {
  const run = outlines.shape(fontKey, text);
  const { capHeight } = outlines.metrics(fontKey);
  if (run.missing.length > 0 || capHeight === 0) return undefined;
  const scale = height / capHeight;
  const letters = run.glyphs.map((glyph) => ({ glyph, advance: glyph.advance * scale }));
  const width = letters.reduce((sum, { advance }) => sum + advance, 0);
  const around = 2 * Math.PI * radius;
  const slot = height * 1.5;
  const spare = (times: number): number => (around / times - width - slot) / (letters.length * height);
  const times = [4, 3, 2, 1].find((count) => spare(count) >= TIGHTEST);
  if (times === undefined || spare(times) > LOOSEST) return undefined;
  const tracking = spare(times) * height;
  const placed: Outline = [];
  let along = 0;
  const set = (ink: Outline, middle: number): void => {
    const angle = middle / radius;
    placed.push(
      ...mapOutline(ink, placeTurned(1, angle, 120 + Math.sin(angle) * radius, 120 - Math.cos(angle) * radius)),
    );
  };
  for (let time = 0; time < times; time++) {
    set(separator, along);
    along += slot / 2;
    for (const { glyph, advance } of letters) {
      const middle = along + (advance + tracking) / 2;
      if (glyph.ink) {
        const ink = placeOutline(unite(readOutline(glyph.path)), scale, 0, 0);
        const box = boxOf(ink);
        set(moveOutline(ink, -(box.x + box.width / 2), height / 2), middle);
      }
      along += advance + tracking;
    }
    along += slot / 2;
  }
  return placed;
}
