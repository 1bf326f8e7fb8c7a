/** Draws what the art-font page shows before a name is typed: the sample in every style. Run after changing a style. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ART_STYLES } from '@markwright/art-font';
import { artDoc, renderSvg } from '@markwright/logo';
import sharp from 'sharp';
import { aiFontMessages } from '../src/i18n/ai-font.ts';
import { outlines } from './pictures/studio.ts';

const FOLDER = new URL('../src/features/ai-font/generated/', import.meta.url);
/** As `ArtPicture` and `LargePicture` show them, twice as fine as on the page. */
const CARD = { board: { width: 1200, height: 540 }, width: 400 };
const LARGE = { board: { width: 1200, height: 420 }, width: 800 };

async function draw(name: string, style: string, { board, width }: typeof CARD, file: string): Promise<void> {
  const brief = { name, style, scheme: 0, strength: 0.5, arrangement: 'horizontal', seed: 1 } as const;
  const doc = artDoc(brief, () => true);
  await outlines.ensureLoaded([doc.name.font]);
  const svg = renderSvg(doc, { outlines, size: board });
  writeFileSync(new URL(file, FOLDER), await sharp(Buffer.from(svg)).resize(width).webp({ quality: 80 }).toBuffer());
}

rmSync(FOLDER, { recursive: true, force: true });
const imports: string[] = [];
const named = (file: string): string => {
  imports.push(`import picture${imports.length} from './${file}';`);
  return `picture${imports.length - 1}`;
};
const rows: string[] = [];
const large: string[] = [];
for (const language of ['zh', 'en'] as const) mkdirSync(new URL(`${language}/`, FOLDER), { recursive: true });
for (const { id, title, describe } of ART_STYLES) {
  const pictures: string[] = [];
  for (const language of ['zh', 'en'] as const) {
    const file = `${language}/${id}.webp`;
    await draw(aiFontMessages[language].sample, id, CARD, file);
    pictures.push(`${language}: ${named(file)}`);
  }
  rows.push(
    `  { id: '${id}', title: ${JSON.stringify(title)}, describe: ${JSON.stringify(describe)}, src: { ${pictures.join(', ')} } },`,
  );
}
const [first] = ART_STYLES;
if (!first) throw new Error('there is no style');
for (const language of ['zh', 'en'] as const) {
  const file = `${language}/large.webp`;
  await draw(aiFontMessages[language].sample, first.id, LARGE, file);
  large.push(`${language}: ${named(file)}`);
}
writeFileSync(
  new URL('samples.gen.ts', FOLDER),
  `// Written by scripts/draw-art-styles.ts; do not edit.\n${imports.join('\n')}\n\n` +
    `export const STYLE_SAMPLES = [\n${rows.join('\n')}\n] as const;\n\n` +
    `/** The first style, as large as the page shows it. */\nexport const LARGE_SAMPLE = { ${large.join(', ')} } as const;\n`,
);
