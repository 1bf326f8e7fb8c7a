import { boxOfShape, mapShape, piecesOf } from '@markwright/vector';
import type { Box, Shape } from '@markwright/vector';
import type { ArtGlyph, ArtKit, ArtStyle } from '../art-style.ts';
import { fill } from '../layers.ts';
import { pictureFor } from '../pictures.ts';

type Found = { glyph: number; piece: Shape; box: Box };

/** Dots and short strokes that stand free: small, compact, and apart from the rest of the letter. */
function dotsOf(glyph: ArtGlyph, index: number, h: number): Found[] {
  const pieces = piecesOf(glyph.shape);
  if (pieces.length < 2) return [];
  return pieces
    .map((piece) => ({ glyph: index, piece, box: boxOfShape(piece) }))
    .filter(({ piece, box }) => {
      const long = Math.max(box.width, box.height);
      const slim = Math.min(box.width, box.height);
      return piece.length === 1 && long > h * 0.1 && long < h * 0.36 && slim > long * 0.42;
    });
}

/** The picture in the place of the dot, a little larger: it is what the eye should find. */
function fitted(picture: Shape, into: Box, scale: number): Shape {
  const own = boxOfShape(picture);
  const size = (Math.max(into.width, into.height) * scale) / Math.max(own.width, own.height);
  const [x, y] = [into.x + into.width / 2, into.y + into.height / 2];
  return mapShape(picture, (point) => ({
    x: x + (point.x - own.x - own.width / 2) * size,
    y: y + (point.y - own.y - own.height / 2) * size,
  }));
}

const bestOf = (kit: ArtKit): Found | undefined => {
  const found = kit.glyphs.flatMap((glyph, index) => dotsOf(glyph, index, kit.h));
  // High dots are seen first and their loss costs least.
  return found.toSorted((one, other) => one.box.y - other.box.y)[0];
};

export const pictureDot: ArtStyle = {
  id: 'picture-dot',
  title: { zh: '一点成画', en: 'Picture dot' },
  describe: { zh: '把一点换成与名字相合的小图', en: 'One dot becomes a small picture of what the name means' },
  keywords: [
    '图形',
    '一笔',
    '创意',
    '巧思',
    '点',
    '花',
    '爱',
    '星',
    'picture',
    'clever',
    'icon',
    'dot',
    'heart',
    'star',
    'flower',
  ],
  fonts: {
    hanzi: ['chiron-goround-bold.ttf', 'noto-sans-sc-black.ttf', 'zcool-qingke-huangyou.ttf'],
    latin: ['poppins-bold.ttf', 'fredoka.ttf', 'quicksand.ttf'],
  },
  schemes: [
    { ground: '#fffaf2', colors: ['#2d2a26', '#e8562a', '#f2b632'] },
    { ground: '#eef6ef', colors: ['#1f4d3a', '#e0672f', '#7fb069'] },
    { ground: '#22304a', colors: ['#f7efe2', '#ffb238', '#7cc6ff'] },
  ],
  draw(kit) {
    const { glyphs, box, h, strength, colors } = kit;
    const picture = pictureFor(kit.text, kit.seed);
    const dot = bestOf(kit);
    const letters = glyphs.flatMap((glyph, index) =>
      dot?.glyph === index
        ? piecesOf(glyph.shape)
            .filter((piece) => !isSame(piece, dot.piece))
            .flat()
        : glyph.shape,
    );
    const size = h * (0.22 + 0.12 * strength);
    // Where no dot stands free the picture follows the name, as a full stop would.
    const place = dot?.box ?? {
      x: box.x + box.width + h * 0.06,
      y: box.y + box.height - size,
      width: size,
      height: size,
    };
    return [fill(letters, colors[0]), fill(fitted(picture, place, dot ? 1.1 + 0.35 * strength : 1), colors[1])];
  },
};

const isSame = (one: Shape, other: Shape): boolean =>
  one.length === other.length &&
  one[0]?.length === other[0]?.length &&
  one[0]?.[0]?.x === other[0]?.[0]?.x &&
  one[0]?.[0]?.y === other[0]?.[0]?.y;
