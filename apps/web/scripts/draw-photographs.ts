/** Draws the home page's photographs: our sample brands in the rendered scenes. Run after changing scenes or brands. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { LogoDoc } from '@markwright/logo';
import type { SceneName } from '@markwright/mockups';
import { setCase } from './pictures/cases.ts';
import { photograph } from './pictures/photographs.ts';
import { setLogo, type Size } from './pictures/studio.ts';
import { WALL } from './pictures/wall.ts';

const FOLDER = new URL('../src/features/home/photographs/', import.meta.url);
const BOARD: Size = { width: 900, height: 630 };
const SMALL: Size = { width: 600, height: 420 };
const SQUARE: Size = { width: 720, height: 720 };

/** The sample brand on what a shop owns; the sign is the large board. */
const USES = {
  sign: ['shop-sign-day', BOARD],
  card: ['business-cards', SMALL],
  cup: ['cup', SMALL],
  app: ['phone', SMALL],
  shirt: ['t-shirt', SMALL],
} as const satisfies Record<string, readonly [SceneName, Size]>;

/** Cases that hang large show where they live. */
const CASES = {
  seaSalt: 'cup',
  hotpot: 'shop-sign-dusk',
  inn: 'hanging-sign',
  noodles: 'bowl',
} as const satisfies Record<string, SceneName>;

const NOTICE = '// Written by scripts/draw-photographs.ts; do not edit.\n';
const imports: string[] = [];

/** Writes a picture and says it as a row of the table. */
async function draw(file: string, doc: LogoDoc, scene: SceneName, { width, height }: Size): Promise<string> {
  writeFileSync(new URL(file, FOLDER), await photograph(doc, scene, { width, height }));
  const name = `picture${imports.length}`;
  imports.push(`import ${name} from './${file}';`);
  return `{ src: ${name}, width: ${width}, height: ${height} }`;
}

async function tableOf(language: 'zh' | 'en'): Promise<string> {
  const brand = await setLogo(WALL[language].stacked);
  const uses: string[] = [];
  for (const [key, [scene, size]] of Object.entries(USES))
    uses.push(`${key}: ${await draw(`use-${key}-${language}.webp`, brand, scene, size)},`);
  const cases: string[] = [];
  for (const [key, scene] of Object.entries(CASES))
    cases.push(`${key}: ${await draw(`case-${key}-${language}.webp`, await setCase(key, language), scene, SQUARE)},`);
  return `  ${language}: {\n    uses: {\n${uses.join('\n')}\n    },\n    cases: {\n${cases.join('\n')}\n    },\n  },`;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const tables = [await tableOf('zh'), await tableOf('en')];
writeFileSync(
  new URL('photographs.gen.ts', FOLDER),
  `${NOTICE}${imports.join('\n')}\n\nexport const PHOTOGRAPHS = {\n${tables.join('\n')}\n} as const;\n`,
);
