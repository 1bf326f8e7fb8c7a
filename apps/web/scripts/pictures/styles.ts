import { drawOwnMark } from '@markwright/marks';
import { readableInk } from './cases.ts';
import { sheet } from './drafting.ts';
import { cutOut, outlines, placed, round, setLogo, type Size } from './studio.ts';
import { BRAND } from './wall.ts';

type Style = {
  key: string;
  zh: string;
  en: string;
  font: string;
  latin: string;
  layout: string;
  mark: string;
  ground: string;
  ink: string;
  accent: string;
};

const SCRIPTS = ['lobster.ttf', 'great-vibes.ttf', 'kaushan-script.ttf'];
const loaf = 'food/bread/loaf-and-sun';

/** The fifteen styles of the AI logo page, each with letters, colours and a drawing that speak its tone. */
const STYLES: Style[] = [
  {
    key: 'retro',
    zh: '新复古',
    en: 'New retro',
    font: 'zcool-qingke-huangyou.ttf',
    latin: 'righteous.ttf',
    layout: 'stacked',
    mark: loaf,
    ground: '#d84f5f',
    ink: '#ffeccb',
    accent: '#ffb04a',
  },
  {
    key: 'nature',
    zh: '自然主义',
    en: 'Naturalism',
    font: 'lxgw-wenkai-bold.ttf',
    latin: 'cormorant-garamond.ttf',
    layout: 'stacked',
    mark: 'plants/wheat/ear',
    ground: '#6d8c57',
    ink: '#f6f1df',
    accent: '#f2d58a',
  },
  {
    key: 'round',
    zh: '圆形趣味',
    en: 'Circular fun',
    font: 'chiron-goround-bold.ttf',
    latin: 'fredoka.ttf',
    layout: 'ring-stacked',
    mark: 'food/bun/pleats',
    ground: '#ffc94d',
    ink: '#4a2412',
    accent: '#e8702a',
  },
  {
    key: 'line',
    zh: '线性极简',
    en: 'Linear minimal',
    font: 'noto-sans-sc-light.ttf',
    latin: 'montserrat-light.ttf',
    layout: 'horizontal',
    mark: 'nature/cloud/one-line',
    ground: '#f4efe6',
    ink: '#17130f',
    accent: '#17130f',
  },
  {
    key: 'geometry',
    zh: '几何现代',
    en: 'Geometric',
    font: 'noto-sans-sc-black.ttf',
    latin: 'montserrat-extrabold.ttf',
    layout: 'tile',
    mark: 'abstract/horizon/sun-on-the-sea',
    ground: '#17130f',
    ink: '#ffffff',
    accent: '#ff6000',
  },
  {
    key: 'video',
    zh: '短视频风',
    en: 'Short video',
    font: 'markwright-slant.ttf',
    latin: 'syne.ttf',
    layout: 'horizontal',
    mark: 'craft/music-note/on-waves',
    ground: '#101014',
    ink: '#ffffff',
    accent: '#ff2e5f',
  },
  {
    key: 'cyber',
    zh: '赛博朋克',
    en: 'Cyberpunk',
    font: 'markwright-thorn.ttf',
    latin: 'orbitron.ttf',
    layout: 'wordmark-rule',
    mark: 'craft/chip/square',
    ground: '#f5e400',
    ink: '#17130f',
    accent: '#d6006c',
  },
  {
    key: 'pixel',
    zh: '像素科技',
    en: 'Pixel tech',
    font: 'markwright-grid-sans.ttf',
    latin: 'space-grotesk.ttf',
    layout: 'tile-stacked',
    mark: 'abstract/weave/plain',
    ground: '#0c3b2e',
    ink: '#7df0ac',
    accent: '#f4ff7a',
  },
  {
    key: 'neon',
    zh: '霓虹渐变',
    en: 'Neon glow',
    font: '975-maru.ttf',
    latin: 'comfortaa.ttf',
    layout: 'framed',
    mark: 'nature/star/sparks',
    ground: '#191036',
    ink: '#ff7ad9',
    accent: '#52e0ff',
  },
  {
    key: 'ink',
    zh: '水墨',
    en: 'Ink wash',
    font: 'zhi-mang-xing.ttf',
    latin: 'kaushan-script.ttf',
    layout: 'vertical-seal',
    mark: 'nature/mountain/two-peaks-and-moon',
    ground: '#eee9df',
    ink: '#17130f',
    accent: '#b3261e',
  },
  {
    key: 'ancient',
    zh: '中国古风',
    en: 'Ancient China',
    font: 'noto-serif-sc-black.ttf',
    latin: 'cinzel.ttf',
    layout: 'plaque',
    mark: 'chinese/auspicious-cloud/curled-head',
    ground: '#7d1f1a',
    ink: '#f3dfb4',
    accent: '#e0a848',
  },
  {
    key: 'cartoon',
    zh: '卡通涂鸦',
    en: 'Doodle',
    font: 'zcool-kuaile.ttf',
    latin: 'lobster.ttf',
    layout: 'stacked',
    mark: 'animals/bear/face',
    ground: '#86c8ef',
    ink: '#17130f',
    accent: '#ff5a3c',
  },
  {
    key: 'red',
    zh: '激情红',
    en: 'Passion red',
    font: 'maoken-assorted.ttf',
    latin: 'bebas-neue.ttf',
    layout: 'split',
    mark: 'nature/fire/flame',
    ground: '#cf1620',
    ink: '#ffffff',
    accent: '#ffd23f',
  },
  {
    key: 'blue',
    zh: '冷静蓝',
    en: 'Cool blue',
    font: 'noto-sans-sc-regular.ttf',
    latin: 'jost.ttf',
    layout: 'horizontal',
    mark: 'nature/wave/crest',
    ground: '#143c7d',
    ink: '#e3eeff',
    accent: '#6fb4ff',
  },
  {
    key: 'romance',
    zh: '浪漫紫',
    en: 'Romantic',
    font: 'cactus-classical-serif.ttf',
    latin: 'great-vibes.ttf',
    layout: 'stacked',
    mark: 'plants/rose/from-above',
    ground: '#dccaf0',
    ink: '#48286f',
    accent: '#a24fb0',
  },
];

export type DrawnStyle = { key: string; ground: string; ink: string; pictures: Record<string, Drawn> };
type Drawn = { svg: string; size: Size };

const EM = 40;

/** The style's name along a line, as it lies on a strip. */
function rowTitle(text: string, face: string, ink: string): Drawn {
  const run = outlines.shape(face, text);
  const scale = EM / run.unitsPerEm;
  const d = run.glyphs.map((glyph) => placed(glyph.path, scale, glyph.x * scale, EM * 0.82)).join('');
  const size = { width: Math.ceil(run.width * scale) + 4, height: EM };
  return { svg: sheet(size.width, size.height, `<path d="${d}" fill="${ink}"/>`), size };
}

/** Hanzi stand one under the other, Latin runs down the spine as on a book. */
function spineTitle(text: string, face: string, ink: string, upright: boolean): Drawn {
  if (!upright) {
    const { svg, size } = rowTitle(text, face, ink);
    const turned = svg
      .replace(/^<svg[^>]*>|<\/svg>$/g, '')
      .replace('<path', `<path transform="translate(${EM}) rotate(90)"`);
    return { svg: sheet(size.height, size.width, turned), size: { width: size.height, height: size.width } };
  }
  const run = outlines.shape(face, text);
  // Hands differ in how much of their square they fill; on the shelf all stand equally tall.
  const scale = (EM * 0.92) / outlines.metrics(face).hanziHeight;
  const step = EM * 1.08;
  const parts = run.glyphs.map(({ path, ink: box }, index) => {
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    return placed(path, scale, EM / 2 - (x + width / 2) * scale, step * index + EM / 2 - (y + height / 2) * scale);
  });
  const size = { width: EM, height: Math.ceil(step * run.glyphs.length) };
  return { svg: sheet(size.width, size.height, `<path d="${parts.join('')}" fill="${ink}"/>`), size };
}

/** A small drawing at the foot of the spine, in the style's two inks. */
function footMark(key: string, ink: string, accent: string): Drawn {
  const { shapes, box } = drawOwnMark(key, { seed: 1 });
  const scale = 36 / Math.max(box.width, box.height);
  const [x, y] = [20 - (box.x + box.width / 2) * scale, 20 - (box.y + box.height / 2) * scale];
  const body = shapes.map(({ d, paint, strokeWidth }) => {
    const color = paint === 'secondary' ? accent : paint === 'ground' ? 'none' : ink;
    return strokeWidth === undefined
      ? `<path d="${placed(d, scale, x, y)}" fill="${color}"/>`
      : `<path d="${placed(d, scale, x, y)}" fill="none" stroke="${color}" stroke-width="${round(strokeWidth * scale)}"/>`;
  });
  return { svg: sheet(40, 40, body.join('')), size: { width: 40, height: 40 } };
}

export async function drawStyles(): Promise<DrawnStyle[]> {
  const drawn: DrawnStyle[] = [];
  for (const style of STYLES) {
    const { key, ground, ink, accent, mark } = style;
    await outlines.ensureLoaded([style.font, style.latin]);
    const doc = await setLogo({
      name: BRAND.name,
      latin: BRAND.latin,
      mark: style.layout === 'vertical-seal' ? undefined : mark,
      layout: style.layout,
      font: style.font,
      // Capitals of a running hand cannot be read; the second line then stays plain.
      latinFont: SCRIPTS.includes(style.latin) ? 'josefin-sans.ttf' : style.latin,
      ground,
      ink,
      accent,
    });
    drawn.push({
      key,
      ground,
      ink: readableInk(ink, ground),
      pictures: {
        logo: cutOut(doc),
        zh: spineTitle(style.zh, style.font, ink, true),
        en: spineTitle(style.en, style.latin, ink, false),
        zhRow: rowTitle(style.zh, style.font, ink),
        enRow: rowTitle(style.en, style.latin, ink),
        foot: footMark(mark, ink, accent),
      },
    });
  }
  return drawn;
}
