import type { AiStyleId } from '@markwright/contracts';
import { renderSvg } from '@markwright/logo';
import { drawOwnMark } from '@markwright/marks';
import { makeAiLogos } from '@markwright/studio';
import sharp from 'sharp';
import { readableInk } from './cases.ts';
import { sheet } from './drafting.ts';
import { outlines, placed, round, type Size } from './studio.ts';
import type { Language } from './wall.ts';

/** A style's name is written in letters that speak its tone, with one of our marks at the foot of the spine. */
type Spine = { id: AiStyleId; key: string; zh: string; en: string; font: string; latin: string; mark: string };

const loaf = 'food/bread/loaf-and-sun';

/** One shop for all styles, so that only the style differs between two books. */
const SHOP = {
  zh: { name: '半山面包', inspiration: '山里的面包房，麦子，太阳' },
  en: { name: 'Half Hill', inspiration: 'a bakery in the hills, wheat, sun' },
};
/** Which of the four logos shows the style best; the first where none is named. */
const CHOICE: Partial<Record<AiStyleId, number>> = { 'circular-fun': 1, 'new-retro': 1 };

/** The fifteen styles of the AI logo page, as they stand on the shelf. */
const STYLES: Spine[] = [
  {
    id: 'new-retro',
    key: 'retro',
    zh: '新复古',
    en: 'New retro',
    font: 'zcool-qingke-huangyou.ttf',
    latin: 'righteous.ttf',
    mark: loaf,
  },
  {
    id: 'naturalism',
    key: 'nature',
    zh: '自然主义',
    en: 'Naturalism',
    font: 'lxgw-wenkai-bold.ttf',
    latin: 'cormorant-garamond.ttf',
    mark: 'plants/wheat/ear',
  },
  {
    id: 'circular-fun',
    key: 'round',
    zh: '圆形趣味',
    en: 'Circular fun',
    font: 'chiron-goround-bold.ttf',
    latin: 'fredoka.ttf',
    mark: 'food/bun/pleats',
  },
  {
    id: 'linear-minimalism',
    key: 'line',
    zh: '线性极简',
    en: 'Linear minimal',
    font: 'noto-sans-sc-light.ttf',
    latin: 'montserrat-light.ttf',
    mark: 'nature/cloud/one-line',
  },
  {
    id: 'geometric-modernity',
    key: 'geometry',
    zh: '几何现代',
    en: 'Geometric',
    font: 'noto-sans-sc-black.ttf',
    latin: 'montserrat-extrabold.ttf',
    mark: 'abstract/horizon/sun-on-the-sea',
  },
  {
    id: 'short-video',
    key: 'video',
    zh: '短视频风',
    en: 'Short video',
    font: 'markwright-slant.ttf',
    latin: 'syne.ttf',
    mark: 'craft/music-note/on-waves',
  },
  {
    id: 'cyberpunk',
    key: 'cyber',
    zh: '赛博朋克',
    en: 'Cyberpunk',
    font: 'markwright-thorn.ttf',
    latin: 'orbitron.ttf',
    mark: 'craft/chip/square',
  },
  {
    id: 'pixel-technology',
    key: 'pixel',
    zh: '像素科技',
    en: 'Pixel tech',
    font: 'markwright-grid-sans.ttf',
    latin: 'space-grotesk.ttf',
    mark: 'abstract/weave/plain',
  },
  {
    id: 'neon-gradient',
    key: 'neon',
    zh: '霓虹渐变',
    en: 'Neon glow',
    font: '975-maru.ttf',
    latin: 'comfortaa.ttf',
    mark: 'nature/star/sparks',
  },
  {
    id: 'ink-and-wash',
    key: 'ink',
    zh: '水墨',
    en: 'Ink wash',
    font: 'zhi-mang-xing.ttf',
    latin: 'kaushan-script.ttf',
    mark: 'nature/mountain/two-peaks-and-moon',
  },
  {
    id: 'ancient-chinese',
    key: 'ancient',
    zh: '中国古风',
    en: 'Ancient China',
    font: 'noto-serif-sc-black.ttf',
    latin: 'cinzel.ttf',
    mark: 'chinese/auspicious-cloud/curled-head',
  },
  {
    id: 'cartoon-graffiti',
    key: 'cartoon',
    zh: '卡通涂鸦',
    en: 'Doodle',
    font: 'zcool-kuaile.ttf',
    latin: 'lobster.ttf',
    mark: 'animals/bear/face',
  },
  {
    id: 'passion-red',
    key: 'red',
    zh: '激情红',
    en: 'Passion red',
    font: 'maoken-assorted.ttf',
    latin: 'bebas-neue.ttf',
    mark: 'nature/fire/flame',
  },
  {
    id: 'cool-blue',
    key: 'blue',
    zh: '冷静蓝',
    en: 'Cool blue',
    font: 'noto-sans-sc-regular.ttf',
    latin: 'jost.ttf',
    mark: 'nature/wave/crest',
  },
  {
    id: 'romantic-purple',
    key: 'romance',
    zh: '浪漫紫',
    en: 'Romantic',
    font: 'cactus-classical-serif.ttf',
    latin: 'great-vibes.ttf',
    mark: 'plants/rose/from-above',
  },
];

type Drawn = { svg: string; size: Size };
/** One book in one language: the logo as the style's own program makes it, and a spine in that logo's colours. */
type DrawnBook = {
  ground: string;
  ink: string;
  logo: Buffer;
  pictures: Record<'spine' | 'row' | 'foot', Drawn>;
};
type DrawnStyle = { key: string; books: Record<Language, DrawnBook> };

/** Wide enough for the open book on a fine screen. */
export const COVER: Size = { width: 480, height: 480 };

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

async function drawBook(style: Spine, language: Language): Promise<DrawnBook> {
  const made = await makeAiLogos({ ...SHOP[language], language, styles: [style.id], seed: 1 }, { outlines });
  const doc = made[CHOICE[style.id] ?? 0]?.doc;
  if (!doc) throw new Error(`The style ${style.id} made no logo`);
  const ground = doc.background;
  const ink = readableInk(doc.name.color, ground);
  const face = language === 'zh' ? style.font : style.latin;
  await outlines.ensureLoaded([face]);
  const svg = renderSvg(doc, { outlines, size: COVER });
  return {
    ground,
    ink,
    logo: await sharp(Buffer.from(svg)).resize(COVER.width).webp({ quality: 84 }).toBuffer(),
    pictures: {
      spine: spineTitle(style[language], face, ink, language === 'zh'),
      row: rowTitle(style[language], face, ink),
      foot: footMark(style.mark, ink, doc.layout.accent),
    },
  };
}

export async function drawStyles(): Promise<DrawnStyle[]> {
  const drawn: DrawnStyle[] = [];
  for (const style of STYLES)
    drawn.push({ key: style.key, books: { zh: await drawBook(style, 'zh'), en: await drawBook(style, 'en') } });
  return drawn;
}
