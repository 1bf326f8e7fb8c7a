/** Draws every picture of the home page with the product's own engine. Run after changing the engine or the pictures. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { homeSectionMessages } from '../src/i18n/home-sections.ts';
import { drawShareCard, drawTouchIcon } from './pictures/cards.ts';
import { drawFaces } from './pictures/art-font.ts';
import { drawCases } from './pictures/cases.ts';
import { drawHeading } from './pictures/headings.ts';
import { drawClearSpace, drawMarkOnOrange, drawMarkSheet, drawName, drawShopFront } from './pictures/steps.ts';
import { cutOut, setLogo, type Size } from './pictures/studio.ts';
import { COVER, drawStyles } from './pictures/styles.ts';
import { WALL } from './pictures/wall.ts';

const FOLDER = new URL('../src/features/home/generated/', import.meta.url);
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const NOTICE = '// Written by scripts/draw-pictures.ts; do not edit.\n';
const SECTIONS = ['steps', 'cases', 'brand', 'faces', 'information'] as const;
const HEADLINE = { zh: ['给你的店一个', '像样的标志。'], en: ['A proper logo', 'for your shop.'] };

/** What stands above a section is read from its words, so that picture and text say the same. */
const headingsOf = (language: 'zh' | 'en'): [string, string][] => [
  ...HEADLINE[language].map((text, at): [string, string] => [`headline-${language}-${at + 1}`, text]),
  ...SECTIONS.map((name): [string, string] => [`${name}-${language}`, homeSectionMessages[language][name].heading]),
];

type Drawn = { svg: string; size: Size };

async function drawAll(): Promise<Map<string, Drawn>> {
  const drawn = new Map<string, Drawn>();
  for (const language of ['zh', 'en'] as const)
    for (const [name, text] of headingsOf(language)) drawn.set(name, await drawHeading(text, language));
  drawn.set('wall-construction', drawMarkOnOrange());
  drawn.set('step-mark', drawMarkSheet());
  for (const language of ['zh', 'en'] as const) {
    for (const [name, wish] of Object.entries(WALL[language]))
      drawn.set(`wall-${name}-${language}`, cutOut(await setLogo(wish)));
    drawn.set(`step-name-${language}`, await drawName(language));
    drawn.set(`step-space-${language}`, await drawClearSpace(language));
    drawn.set(`step-shop-${language}`, await drawShopFront(language));
  }
  return drawn;
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the first screen shows travels with the first scripts; the rest with the sections below. */
const isAbove = (name: string) => name.startsWith('headline') || name.startsWith('wall');

function writeAll(drawn: Map<string, Drawn>): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, { svg }] of drawn) writeFileSync(new URL(`${name}.svg`, FOLDER), `${svg}\n`);
  const entries = [...drawn];
  writeTable(
    'pictures',
    'PICTURES',
    entries.filter(([name]) => isAbove(name)),
  );
  writeTable(
    'sections',
    'SECTION_PICTURES',
    entries.filter(([name]) => !isAbove(name)),
  );
}

function writeTable(file: string, constant: string, drawn: [string, Drawn][]): void {
  const imports = drawn.map(([name]) => `import ${camelCase(name)} from './${name}.svg';`);
  const rows = drawn.map(
    ([name, { size }]) =>
      `  ${camelCase(name)}: { src: ${camelCase(name)}, width: ${size.width}, height: ${size.height} },`,
  );
  writeFileSync(
    new URL(`${file}.gen.ts`, FOLDER),
    `${NOTICE}${imports.join('\n')}\n\nexport const ${constant} = {\n${rows.join('\n')}\n};\n`,
  );
}

async function writeStyles(): Promise<void> {
  const imports: string[] = [];
  const named = (file: string, content: string | Buffer): string => {
    writeFileSync(new URL(file, FOLDER), content);
    imports.push(`import style${imports.length} from './${file}';`);
    return `style${imports.length - 1}`;
  };
  const picture = (src: string, { width, height }: Size) => `{ src: ${src}, width: ${width}, height: ${height} }`;
  const entries = (await drawStyles()).map(({ key, books }) => {
    const inLanguages = Object.entries(books).map(([language, { ground, ink, logo, pictures }]) => {
      const cover = picture(named(`style-${key}-${language}.webp`, logo), COVER);
      const parts = Object.entries(pictures).map(
        ([part, { svg, size }]) =>
          `${part}: ${picture(named(`style-${key}-${language}-${part}.svg`, `${svg}\n`), size)}`,
      );
      return `    ${language}: { ground: '${ground}', ink: '${ink}', logo: ${cover}, ${parts.join(', ')} },`;
    });
    return `  {\n    key: '${key}',\n${inLanguages.join('\n')}\n  },`;
  });
  writeFileSync(
    new URL('styles.gen.ts', FOLDER),
    `${NOTICE}${imports.join('\n')}\n\nexport const STYLES = [\n${entries.join('\n')}\n] as const;\n`,
  );
}

async function writeFaces(): Promise<void> {
  const imports: string[] = [];
  const tables: string[] = [];
  for (const language of ['zh', 'en'] as const) {
    const entries = (await drawFaces(language)).map(({ key, words, svg, size }) => {
      const file = `face-${key.replace('.ttf', '')}.svg`;
      writeFileSync(new URL(file, FOLDER), `${svg}\n`);
      imports.push(`import face${imports.length} from './${file}';`);
      const picture = `{ src: face${imports.length - 1}, width: ${size.width}, height: ${size.height} }`;
      return `    { key: '${key}', words: ${JSON.stringify(words)}, picture: ${picture} },`;
    });
    tables.push(`  ${language}: [\n${entries.join('\n')}\n  ],`);
  }
  writeFileSync(
    new URL('faces.gen.ts', FOLDER),
    `${NOTICE}${imports.join('\n')}\n\nexport const FACES = {\n${tables.join('\n')}\n} as const;\n`,
  );
}

/** The cases with what the page needs to hang them: ground, ink, place and size. */
async function writeCases(): Promise<void> {
  const imports: string[] = [];
  const tables: string[] = [];
  for (const language of ['zh', 'en'] as const) {
    const entries = (await drawCases(language)).map(({ key, svg, width, height, facts }) => {
      const file = `case-${key}-${language}.svg`;
      writeFileSync(new URL(file, FOLDER), `${svg}\n`);
      imports.push(`import case${imports.length} from './${file}';`);
      const picture = `{ src: case${imports.length - 1}, width: ${width}, height: ${height} }`;
      return `    { key: '${key}', picture: ${picture}, ...${JSON.stringify(facts)} },`;
    });
    tables.push(`  ${language}: [\n${entries.join('\n')}\n  ],`);
  }
  writeFileSync(
    new URL('cases.gen.ts', FOLDER),
    `${NOTICE}${imports.join('\n')}\n\nexport const CASES = {\n${tables.join('\n')}\n} as const;\n`,
  );
}

writeAll(await drawAll());
await writeCases();
await writeStyles();
await writeFaces();
await sharp(Buffer.from(drawTouchIcon())).png({ palette: true }).toFile(`${PUBLIC}apple-touch-icon.png`);
await sharp(Buffer.from(await drawShareCard()))
  .png({ palette: true })
  .toFile(`${PUBLIC}share-card.png`);
