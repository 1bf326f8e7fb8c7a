/** Draws what the AI page shows before any task: a logo in each style, and one for each example. Run after changing a style program. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AiStyleId, Language } from '@markwright/contracts';
import { renderSvg } from '@markwright/logo';
import { AI_STYLES, makeAiLogos } from '@markwright/studio';
import sharp from 'sharp';
import { EXAMPLE_STYLES, type Example } from '../src/features/ai-logo/examples.ts';
import { aiLogoMessages } from '../src/i18n/ai-logo.ts';
import { outlines } from './pictures/studio.ts';

const { zh, en } = aiLogoMessages;

const FOLDER = new URL('../src/features/ai-logo/generated/', import.meta.url);
const [STAMP, SHEET] = [320, 640];
/** One shop for all styles, so that only the style differs between two pictures. */
const SHOP: Record<Language, Example> = {
  zh: { name: '山丘', inspiration: '山里的面包房，麦子，太阳' },
  en: { name: 'Hill', inspiration: 'a bakery in the hills, wheat, sun' },
};
const EXAMPLES = { zh: zh.examples, en: en.examples };

/** Which of a brief's four logos shows the style best at the size of a stamp; the first where none is named. */
const STAMPS: Partial<Record<AiStyleId, number>> = {
  // Their first is a badge, whose name is too small at this size.
  'circular-fun': 1,
  'new-retro': 1,
};
const SHEETS: Record<Language, readonly number[]> = { zh: [0, 1, 1, 2], en: [0, 1, 0, 2] };

async function draw(language: Language, brief: Example, style: AiStyleId, choice: number, width: number, file: string) {
  const request = { ...brief, language, styles: [style], seed: 1 };
  const logo = (await makeAiLogos(request, { outlines }))[choice];
  if (!logo) throw new Error(`no logo ${choice} in the style ${style}`);
  const svg = renderSvg(logo.doc, { outlines, size: { width: 640, height: 480 } });
  writeFileSync(new URL(file, FOLDER), await sharp(Buffer.from(svg)).resize(width).webp({ quality: 84 }).toBuffer());
}

rmSync(FOLDER, { recursive: true, force: true });
const imports: string[] = [];
const named = (file: string): string => {
  imports.push(`import picture${imports.length} from './${file}';`);
  return `picture${imports.length - 1}`;
};
const styles: string[] = [];
const examples: string[] = [];
for (const language of ['zh', 'en'] as const) {
  mkdirSync(new URL(`${language}/`, FOLDER), { recursive: true });
  const rows: string[] = [];
  for (const { id } of AI_STYLES) {
    const file = `${language}/${id}.webp`;
    await draw(language, SHOP[language], id, STAMPS[id] ?? 0, STAMP, file);
    rows.push(`    { id: '${id}', src: ${named(file)} },`);
  }
  styles.push(`  ${language}: [\n${rows.join('\n')}\n  ],`);
  const sheets: string[] = [];
  for (const [place, style] of EXAMPLE_STYLES.entries()) {
    const file = `${language}/example-${place + 1}.webp`;
    const example = EXAMPLES[language][place];
    if (!example) throw new Error(`no example ${place} in ${language}`);
    await draw(language, example, style, SHEETS[language][place] ?? 0, SHEET, file);
    sheets.push(named(file));
  }
  examples.push(`  ${language}: [${sheets.join(', ')}],`);
}
writeFileSync(
  new URL('pictures.gen.ts', FOLDER),
  `// Written by scripts/draw-ai-styles.ts; do not edit.\n${imports.join('\n')}\n\n` +
    `export const STYLE_PICTURES = {\n${styles.join('\n')}\n} as const;\n\n` +
    `export const EXAMPLE_PICTURES = {\n${examples.join('\n')}\n} as const;\n`,
);
