import { type Outlines, placeTurned } from '@markwright/logo';
import {
  unite,
  boxOf,
  mapOutline,
  moveOutline,
  type Outline,
  placeOutline,
  readOutline,
} from '@markwright/vector/outline';

type RingText = {
  text: string;
  fontKey: string;
  /** Heights of capitals, the liked ones first: the first that fills the ring well is taken. */
  heights: readonly number[];
  /** Radius on which the letters' ink middle stands. */
  radius: number;
};

/** Wider than this share of the height, letters fall apart into single ones. */
const LOOSEST = 0.7;
const TIGHTEST = 0.1;
/** Room for a separator, in letter heights. */
const SLOT = 1.5;

/**
 * A text repeated all the way round the middle of the canvas, clockwise from the top, a separator before each time.
 * Undefined when a letter is missing or the text is too long for the ring at this size.
 */
export function ringText(
  outlines: Outlines,
  { text, fontKey, heights, radius }: RingText,
  separator: (height: number) => Outline,
): Outline | undefined {
  const run = outlines.shape(fontKey, text);
  const { capHeight } = outlines.metrics(fontKey);
  if (run.missing.length > 0 || capHeight === 0) return undefined;
  const setting = settingFor(run.width / capHeight, run.glyphs.length, heights, radius);
  if (!setting) return undefined;
  const { height, times, tracking } = setting;
  const scale = height / capHeight;
  const mark = separator(height);
  const slot = height * SLOT;
  const letters = run.glyphs.map((glyph) => ({
    ink: glyph.ink && centred(placeOutline(unite(readOutline(glyph.path)), scale, 0, height / 2)),
    advance: glyph.advance * scale,
  }));
  const placed: Outline = [];
  let along = 0;
  const set = (ink: Outline, middle: number): void => {
    const angle = middle / radius;
    placed.push(
      ...mapOutline(ink, placeTurned(1, angle, 120 + Math.sin(angle) * radius, 120 - Math.cos(angle) * radius)),
    );
  };
  for (let time = 0; time < times; time++) {
    set(mark, along);
    along += slot / 2;
    for (const { ink, advance } of letters) {
      if (ink) set(ink, along + (advance + tracking) / 2);
      along += advance + tracking;
    }
    along += slot / 2;
  }
  return placed;
}

/** How large, how often and how widely spaced the text fills the ring. */
function settingFor(width: number, letters: number, heights: readonly number[], radius: number) {
  const around = 2 * Math.PI * radius;
  for (const height of heights) {
    for (const times of [4, 3, 2, 1]) {
      const spare = (around / times / height - width - SLOT) / letters;
      if (spare >= TIGHTEST && spare <= LOOSEST) return { height, times, tracking: spare * height };
    }
  }
  return undefined;
}

/** The ink's middle on the upright axis, so that each letter turns about itself. */
function centred(ink: Outline): Outline {
  const { x, width } = boxOf(ink);
  return moveOutline(ink, -(x + width / 2), 0);
}
