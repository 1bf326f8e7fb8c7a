import { boxOfShape, flatten, hashText, mapPoint, place, seededRandom, simplified, unite } from '@markwright/vector';
import type { Affine, Box, Path, Shape } from '@markwright/vector';
import type { ArtGlyph, ArtLayer, ArtStyle } from './art-style.ts';

/** A letter as the font draws it, and where it stands. */
type PlacedLetter = { path: Path; at: Affine };

export type ArtRequest = {
  letters: readonly PlacedLetter[];
  /** What the letters say. */
  text: string;
  h: number;
  stem: number;
  colors: readonly [string, string, string];
  ground: string;
  strength: number;
  seed: number;
};

export type ArtDrawing = {
  layers: ArtLayer[];
  /** All of the ink, borders and shadows included. */
  ink: Box;
  /** What the eye takes as its extent: without light and faint shadows. */
  body: Box;
};

/** In shares of the em: letters flattened this finely show no chords at poster size. */
const FINENESS = 0.00022;
const EM = 1000;

/** Of a letter a hundred units high: fonts put points where the outline is all but straight, and every one costs time in every style. */
const OUTLINE_TOLERANCE = 0.02;

/** Letters are united once however many styles they are drawn in. */
const known = new WeakMap<Path, Shape>();

function shapeOf(path: Path): Shape {
  const seen = known.get(path);
  if (seen) return seen;
  // Fonts have a thousand units to the em or about twice as many: worked on at a tenth, like the letters of a layout.
  const scale = place(100 / EM, 0, 0);
  const shape = simplified(unite(flatten(path, scale, FINENESS * EM)), OUTLINE_TOLERANCE);
  known.set(path, shape);
  return shape;
}

function readLetter({ path, at }: PlacedLetter): ArtGlyph {
  const up = EM / 100;
  const own = { ...at, a: at.a * up, b: at.b * up, c: at.c * up, d: at.d * up };
  const shape = shapeOf(path).map((row) => row.map(({ x, y }) => mapPoint(own, x, y)));
  return { shape, box: boxOfShape(shape) };
}

const HANZI = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

const touch = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** One lettering in one style. The same request gives the same drawing. */
export function drawArt(style: ArtStyle, request: ArtRequest): ArtDrawing {
  const { text, h, stem, colors, ground, strength, seed } = request;
  const glyphs = request.letters.map(readLetter).filter(({ shape }) => shape.length > 0);
  const all = glyphs.flatMap((glyph) => glyph.shape);
  const overlaps = glyphs.some(({ box }, index) => glyphs.slice(index + 1).some((other) => touch(box, other.box)));
  const shape = overlaps ? unite(all) : all;
  const layers = style.draw({
    text,
    glyphs,
    shape,
    box: boxOfShape(shape),
    h,
    stem,
    isHanzi: HANZI.test(text),
    colors,
    ground,
    strength,
    seed,
    random: seededRandom(hashText(`${style.id}|${text}|${seed}`)),
  });
  return { layers, ink: inkOfLayers(layers), body: inkOfLayers(layers.filter(({ opacity = 1 }) => opacity > 0.5)) };
}

/** Control points reach a little further than the curves, which is room to breathe. */
function inkOfLayers(layers: readonly ArtLayer[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { path, strokeWidth = 0 } of layers) {
    const half = strokeWidth / 2;
    for (let index = 0; index < path.numbers.length; index += 2) {
      const [x, y] = [path.numbers[index] ?? 0, path.numbers[index + 1] ?? 0];
      x0 = Math.min(x0, x - half);
      x1 = Math.max(x1, x + half);
      y0 = Math.min(y0, y - half);
      y1 = Math.max(y1, y + half);
    }
  }
  return x0 > x1 ? { x: 0, y: 0, width: 0, height: 0 } : { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}
