import { inLanguage } from '../plan/names.ts';
import { folderName, type PackKit, type PlannedFile, type Text } from '../plan/pack-file.ts';
import { svgOf } from '../svg.ts';
import { board, pictureIn, shareInCircle, squareIcon, stageOf } from '../web/boards.ts';
import { inPlaceSvg } from './in-place.ts';
import { SOCIAL_SIZES, SOCIAL_SIZES_DAY, type SocialSize } from './sizes.data.ts';

/** The circle that is cut from a square avatar, and the share of it that is surely shown. */
const SAFE_CIRCLE = 0.9;

/** One picture of the table as SVG, in its own pixels. */
function socialSvg({ lockups, doc }: PackKit, size: SocialSize): string {
  const { width, height, kind, safe } = size;
  if (kind === 'avatar') {
    const share = shareInCircle(lockups.icon('black', width), SAFE_CIRCLE);
    return squareIcon(lockups, { pixels: width, share, stage: stageOf(lockups) });
  }
  if (kind === 'header') return board(lockups, { width, height }, { wide: 0.7, tall: 0.56, ...(safe ? { safe } : {}) });
  const stage = stageOf(lockups);
  const isTall = height >= width;
  const lockup = isTall ? 'stacked' : 'designed';
  const under = pictureIn(
    lockups,
    { kind: lockup, coloring: stage.coloring },
    { width, height },
    { wide: 0.66, tall: isTall ? 0.46 : 0.56 },
  );
  return svgOf([], { view: { x: 0, y: 0, width, height }, ground: stage.ground, title: doc.name.text, under });
}

function fileName({ place, use, width, height, format }: SocialSize, language: PackKit['options']['language']): string {
  const words = [place, use].map((text) => inLanguage(language, text).replaceAll('/', ' ').replace(/\s+/g, ' '));
  return `${words.join('-')}-${width}x${height}.${format}`;
}

/** JPG qualities are the rasteriser's; a place with a byte limit is small enough to be far below it. */
async function drawSize(kit: PackKit, size: SocialSize): Promise<Uint8Array> {
  const order = { svg: socialSvg(kit, size), format: size.format, longSide: Math.max(size.width, size.height) };
  const { bytes } = await kit.draw({ ...order, isBare: size.width < 200 });
  if (size.atMostBytes !== undefined && bytes.length > size.atMostBytes)
    throw new Error(`${size.id} takes at most ${size.atMostBytes} bytes, not ${bytes.length}`);
  return bytes;
}

const sizesText = (): string =>
  [
    `核对日期 · looked up on ${SOCIAL_SIZES_DAY}`,
    ...SOCIAL_SIZES.map(
      ({ place, use, width, height, source }) =>
        `${place.zh} / ${place.en} · ${use.zh} / ${use.en} · ${width} × ${height} · ${source}`,
    ),
    '',
  ].join('\n');

export function planSocial(kit: PackKit): PlannedFile[] {
  const { language } = kit.options;
  const folderOf = ({ region }: SocialSize): Text =>
    region === 'china' ? { zh: '国内', en: 'China' } : { zh: '海外', en: 'West' };
  const pictures = SOCIAL_SIZES.map((size): PlannedFile => ({
    folder: 'social',
    path: `${folderName('social', language)}/${inLanguage(language, folderOf(size))}/${fileName(size, language)}`,
    type: size.format === 'png' ? 'image/png' : 'image/jpeg',
    title: {
      zh: `${size.place.zh}${size.use.zh} ${size.width} × ${size.height}`,
      en: `${size.place.en} ${size.use.en} ${size.width} × ${size.height}`,
    },
    isVector: false,
    make: () => drawSize(kit, size),
  }));
  const name = inLanguage(language, { zh: '效果预览', en: 'in place' });
  return [
    {
      folder: 'social',
      path: `${folderName('social', language)}/${name}.png`,
      type: 'image/png',
      title: { zh: '在手机上的样子：圆头像与店铺页头', en: 'In place: round avatar and shop header' },
      isVector: false,
      make: async () => (await kit.draw({ svg: inPlaceSvg(kit), format: 'png', longSide: 1500, isBare: true })).bytes,
    },
    ...pictures,
    {
      folder: 'social',
      path: `${folderName('social', language)}/${inLanguage(language, { zh: '尺寸与出处', en: 'sizes and sources' })}.txt`,
      type: 'text/plain',
      title: { zh: '尺寸与出处', en: 'Sizes and sources' },
      isVector: false,
      make: async () => new TextEncoder().encode(sizesText()),
    },
  ];
}
