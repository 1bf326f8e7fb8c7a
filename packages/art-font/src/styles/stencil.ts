import { areaOf, boxOfShape, subtract, unite, dropSmallPieces } from '@markwright/vector';
import { between, type ArtGlyph, type ArtStyle } from '../art-style.ts';
import { fill } from '../layers.ts';
import { rect } from '../strokes.ts';

/** A gap above and below every counter; letters without one get a gap through their middle. */
function bridges({ shape, box }: ArtGlyph, gap: number, stem: number) {
  const counters = shape.filter((row) => areaOf(row) < 0).map((row) => boxOfShape([row]));
  const roomy = counters.filter(({ width }) => width > gap * 1.6);
  if (roomy.length === 0) {
    const y = box.y + box.height * 0.52;
    return [rect(box.x - 1, y, box.width + 2, gap * 0.8)];
  }
  return roomy.flatMap(({ x, y, width, height }) => {
    const middle = x + width / 2 - gap / 2;
    return [rect(middle, y - stem * 1.5, gap, stem * 1.7), rect(middle, y + height - stem * 0.2, gap, stem * 1.7)];
  });
}

export const stencil: ArtStyle = {
  id: 'stencil',
  title: { zh: '镂空模板', en: 'Stencil' },
  describe: { zh: '留出断口，像喷在木箱上的字', en: 'Bridges left open, like letters sprayed on a crate' },
  keywords: [
    '镂空',
    '模板',
    '喷漆',
    '工业',
    '军',
    '仓',
    '物流',
    '户外',
    'stencil',
    'industrial',
    'army',
    'crate',
    'outdoor',
    'cargo',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'noto-sans-sc-bold.ttf', 'noto-serif-sc-black.ttf'],
    latin: ['bebas-neue.ttf', 'oswald.ttf', 'archivo-black.ttf'],
  },
  schemes: [
    { ground: '#e8dfcc', colors: ['#2e3a2b', '#8a6d3b', '#e8dfcc'] },
    { ground: '#2f3430', colors: ['#f1e6cc', '#d9822b', '#2f3430'] },
    { ground: '#f2c230', colors: ['#17130f', '#7a5a00', '#f2c230'] },
  ],
  draw(kit) {
    const { glyphs, shape, h, stem, colors } = kit;
    const gap = h * between(kit, 0.03, 0.06);
    const cuts = unite(glyphs.flatMap((glyph) => bridges(glyph, gap, Math.min(stem, h * 0.2))));
    return [fill(dropSmallPieces(subtract(shape, cuts), h * h * 0.0008), colors[0])];
  },
};
