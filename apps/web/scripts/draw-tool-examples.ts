/** Draws the examples under the logo maker and the matting tool with the product's own code. Run after changing either. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Language } from '@markwright/contracts';
import { removeBackground } from '@markwright/matting';
import sharp from 'sharp';
import { drawCases } from './pictures/cases.ts';
import { cutOut, setLogo, type LogoWish } from './pictures/studio.ts';

const FOLDER = new URL('../src/lib/tool-guide/generated/', import.meta.url);
const BOARD = { width: 480, height: 360 };
const [MARGIN, QUALITY] = [0.7, 82];

const MADE = ['seaSalt', 'noodles', 'inn', 'pets', 'tea', 'law', 'books', 'yoga'];

/** Papers and lights that a scanned or photographed logo lies on. */
const PAPERS = {
  white: '<rect width="480" height="360" fill="#fff"/>',
  grey: '<rect width="480" height="360" fill="#ece9e4"/>',
  gradient:
    '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#d9d9d9"/></linearGradient></defs><rect width="480" height="360" fill="url(#g)"/>',
};

const font = { zh: 'zcool-kuaile.ttf', en: 'fredoka.ttf' };
const CUT: {
  key: string;
  paper: keyof typeof PAPERS;
  names: Record<Language, string>;
  wish: Omit<LogoWish, 'name' | 'font'>;
}[] = [
  {
    key: 'orange',
    paper: 'white',
    names: { zh: '橘子汽水', en: 'Zest Soda' },
    wish: {
      mark: 'food/orange/half-slice',
      layout: 'stacked',
      ground: '#ffffff',
      ink: '#17130f',
      accent: '#ff6000',
      markInk: '#ff6000',
    },
  },
  {
    key: 'mountain',
    paper: 'grey',
    names: { zh: '双峰民宿', en: 'Twin Peaks' },
    wish: {
      mark: 'nature/mountain/two-peaks-and-moon',
      layout: 'stacked',
      ground: '#ffffff',
      ink: '#1d4d4f',
      accent: '#d9822b',
    },
  },
  {
    key: 'dog',
    paper: 'gradient',
    names: { zh: '圆圆宠物', en: 'Round Paws' },
    wish: {
      mark: 'animals/dog/face',
      layout: 'stacked',
      ground: '#ffffff',
      ink: '#8c1d3f',
      accent: '#e0405c',
      markInk: '#c8324f',
    },
  },
];

/** A cut-out logo in the middle of the board, over whatever lies under it. */
async function laidOn(under: string, svg: string, size: { width: number; height: number }): Promise<Buffer> {
  const scale = Math.min((BOARD.width * MARGIN) / size.width, (BOARD.height * MARGIN) / size.height);
  const logo = await sharp(Buffer.from(svg), { density: 288 })
    .resize(Math.round(size.width * scale), Math.round(size.height * scale))
    .png()
    .toBuffer();
  const board = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">${under}</svg>`;
  return sharp(Buffer.from(board))
    .composite([{ input: logo }])
    .ensureAlpha()
    .raw()
    .toBuffer();
}

const webp = (data: Uint8Array | Uint8ClampedArray) =>
  sharp(data, { raw: { ...BOARD, channels: 4 } })
    .webp({ quality: QUALITY })
    .toBuffer();

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const imports: string[] = [];
const kept = (file: string, content: Buffer): string => {
  writeFileSync(new URL(file, FOLDER), content);
  imports.push(`import picture${imports.length} from './${file}';`);
  return `picture${imports.length - 1}`;
};
const made: string[] = [];
const cut: string[] = [];
for (const language of ['zh', 'en'] as const) {
  const cases = await drawCases(language);
  const rows: string[] = [];
  for (const key of MADE) {
    const found = cases.find((each) => each.key === key);
    if (!found) throw new Error(`no case ${key}`);
    const { svg, width, height, facts } = found;
    const pixels = await laidOn(`<rect width="480" height="360" fill="${facts.ground}"/>`, svg, { width, height });
    rows.push(`{ name: ${JSON.stringify(facts.name)}, src: ${kept(`${key}-${language}.webp`, await webp(pixels))} }`);
  }
  made.push(`  ${language}: [${rows.join(', ')}],`);
  const pairs: string[] = [];
  for (const { key, paper, names, wish } of CUT) {
    const logo = cutOut(await setLogo({ ...wish, name: names[language], font: font[language] }));
    const pixels = await laidOn(PAPERS[paper], logo.svg, logo.size);
    const { data } = removeBackground({ data: new Uint8ClampedArray(pixels), ...BOARD });
    const before = kept(`${key}-${language}-before.webp`, await webp(pixels));
    const after = kept(`${key}-${language}-after.webp`, await webp(data));
    pairs.push(`{ name: ${JSON.stringify(names[language])}, before: ${before}, after: ${after} }`);
  }
  cut.push(`  ${language}: [${pairs.join(', ')}],`);
}
writeFileSync(
  new URL('examples.gen.ts', FOLDER),
  `// Written by scripts/draw-tool-examples.ts; do not edit.\n${imports.join('\n')}\n\n` +
    `export const MADE_EXAMPLES = {\n${made.join('\n')}\n} as const;\n\n` +
    `export const CUT_EXAMPLES = {\n${cut.join('\n')}\n} as const;\n`,
);
