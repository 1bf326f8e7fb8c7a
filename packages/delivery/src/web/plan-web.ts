import type { Lockup } from '../lockups/lockups.ts';
import { brandBase, COLORING_NAMES, inLanguage, LOCKUP_NAMES, packPath } from '../plan/names.ts';
import { folderName, type PackKit, type PlannedFile, type Text } from '../plan/pack-file.ts';
import { svgOf } from '../svg.ts';
import { board, clearIcon, faviconSvg, squareIcon, stageOf } from './boards.ts';
import { htmlSnippet, webManifest } from './html-snippet.ts';
import { writeIco } from './write-ico.ts';

const PIXELS = [512, 1024, 2048] as const;
const COLORINGS = ['colour', 'reversed', 'black', 'white', 'single'] as const;
const ICO_PIXELS = [16, 32, 48] as const;
const LINK_CARD = { width: 1200, height: 630 };
/** Apple cuts no corner off what stays 20 px inside 180; launchers keep the middle 80 %. */
const TOUCH_SHARE = 140 / 180;
const MASKABLE_SHARE = 0.54;
const ICON_SHARE = 0.8;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Of the shorter side: room under a lockup for the visible label, which would otherwise stand on its ink. */
const LABEL_ROOM = 0.12;

/** A lockup on a picture of its own: the clear space round it where it has a ground, else a hair of room. */
export function lockupSvg(
  { shapes, width, height, clearSpace, ground }: Lockup,
  title: string,
  hasLabel = false,
): string {
  const pad = ground ? clearSpace : clearSpace * 0.06;
  const view = { x: -pad, y: -pad, width: width + 2 * pad, height: height + 2 * pad };
  if (hasLabel) view.height += Math.min(view.width, view.height) * LABEL_ROOM;
  return svgOf(shapes, { view, ground, title });
}

export function planWeb(kit: PackKit): PlannedFile[] {
  const { doc, lockups, options, hasLabel } = kit;
  const { language } = options;
  const files: PlannedFile[] = [];
  for (const kind of lockups.kinds) {
    for (const coloring of COLORINGS) {
      const names = [LOCKUP_NAMES[kind], COLORING_NAMES[coloring]];
      const title: Text = { zh: names.map(({ zh }) => zh).join(' · '), en: names.map(({ en }) => en).join(' · ') };
      const svg = () => lockupSvg(lockups.get(kind, coloring), doc.name.text, hasLabel);
      files.push({
        folder: 'web',
        path: packPath('web', doc, language, names, 'svg', 'SVG'),
        type: 'image/svg+xml',
        title,
        isVector: true,
        make: async () => utf8(kit.withLabel(svg())),
      });
      for (const pixels of PIXELS)
        files.push({
          folder: 'web',
          path: packPath('web', doc, language, [...names, String(pixels)], 'png', 'PNG'),
          type: 'image/png',
          title,
          isVector: false,
          make: async () => (await kit.draw({ svg: svg(), format: 'png', longSide: pixels })).bytes,
        });
    }
  }
  return [...files, ...planIcons(kit)];
}

/** Files that a site's root holds, under the names that browsers ask for. */
function planIcons({ doc, lockups, options, draw, hasLabel, withLabel }: PackKit): PlannedFile[] {
  const { language } = options;
  const stage = stageOf(lockups);
  const file = (name: string, type: string, title: Text, make: () => Promise<Uint8Array>, isVector = false) => ({
    folder: 'web' as const,
    path: `${folderName('web', language)}/${inLanguage(language, { zh: '网站图标', en: 'site icons' })}/${name}`,
    type,
    title,
    isVector,
    make,
  });
  const png = async (svg: string, pixels: number) =>
    (await draw({ svg, format: 'png', longSide: pixels, isBare: true })).bytes;
  const square = (name: string, pixels: number, share: number, title: Text) =>
    file(name, 'image/png', title, () => png(squareIcon(lockups, { pixels, share, stage }), pixels));
  const logo = `${brandBase(doc)}.svg`;
  return [
    file('favicon.ico', 'image/x-icon', { zh: '浏览器标签图标', en: 'Tab icon, 16, 32 and 48 px' }, async () => {
      const pictures = await Promise.all(
        ICO_PIXELS.map(async (size) => ({ size, png: await png(clearIcon(lockups, size), size) })),
      );
      return writeIco(pictures);
    }),
    file(
      'favicon.svg',
      'image/svg+xml',
      { zh: '浏览器标签图标（深浅色）', en: 'Tab icon for light and dark' },
      async () => utf8(faviconSvg(lockups)),
      true,
    ),
    square('apple-touch-icon.png', 180, TOUCH_SHARE, { zh: '苹果主屏图标', en: 'Apple home screen' }),
    square('icon-192.png', 192, ICON_SHARE, { zh: '应用图标 192', en: 'App icon 192' }),
    square('icon-512.png', 512, ICON_SHARE, { zh: '应用图标 512', en: 'App icon 512' }),
    square('icon-maskable-512.png', 512, MASKABLE_SHARE, { zh: '安卓可裁切图标', en: 'Maskable icon for Android' }),
    file(
      'og.png',
      'image/png',
      { zh: '链接卡片 1200 × 630', en: 'Link card 1200 × 630' },
      async () => (await draw({ svg: board(lockups, LINK_CARD), format: 'png', longSide: LINK_CARD.width })).bytes,
    ),
    file('site.webmanifest', 'application/manifest+json', { zh: '应用清单', en: 'Web manifest' }, async () =>
      utf8(webManifest(doc, stage.ground)),
    ),
    file('index.html', 'text/html', { zh: '网页代码片段', en: 'HTML snippet' }, async () =>
      utf8(htmlSnippet(doc, { language, theme: stage.ground, logo })),
    ),
    file(
      logo,
      'image/svg+xml',
      { zh: '网页用标志', en: 'Logo for the page' },
      async () => utf8(withLabel(lockupSvg(lockups.get('wide', 'colour'), doc.name.text, hasLabel))),
      true,
    ),
  ];
}
