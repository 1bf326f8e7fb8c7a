/** Draws one small logo in each of the fifteen AI styles, for the style tags. Run after changing a style program. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { AI_STYLES, makeAiLogos } from '@markwright/studio';
import { renderSvg } from '@markwright/logo';
import sharp from 'sharp';
import { outlines } from './pictures/studio.ts';

const FOLDER = new URL('../src/features/ai-logo/generated/', import.meta.url);
const SIZE = { width: 320, height: 240 };
/** One shop for all, so that only the style differs between two pictures. */
const BRIEF = { name: '山丘', inspiration: '山里的面包房，麦子，太阳', language: 'zh' as const };
/** Which of a style's four logos shows it best at the size of a stamp. */
const CHOICE: Record<string, { seed: number; index: number }> = {
  // Their first is a badge, whose name is too small at this size.
  'circular-fun': { seed: 1, index: 1 },
  'new-retro': { seed: 1, index: 1 },
};

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const rows: string[] = [];
const imports: string[] = [];
for (const [place, { id }] of AI_STYLES.entries()) {
  const { seed, index } = CHOICE[id] ?? { seed: 1, index: 0 };
  const logo = (await makeAiLogos({ ...BRIEF, styles: [id], seed }, { outlines }))[index];
  if (!logo) throw new Error(`no logo in the style ${id}`);
  const svg = renderSvg(logo.doc, { outlines, size: { width: 640, height: 480 } });
  const picture = await sharp(Buffer.from(svg)).resize(SIZE.width, SIZE.height).webp({ quality: 84 }).toBuffer();
  writeFileSync(new URL(`${id}.webp`, FOLDER), picture);
  imports.push(`import style${place} from './${id}.webp';`);
  rows.push(`  { id: '${id}', src: style${place} },`);
}
writeFileSync(
  new URL('style-pictures.gen.ts', FOLDER),
  `// Written by scripts/draw-ai-styles.ts; do not edit.\n${imports.join('\n')}\n\nexport const STYLE_PICTURES = [\n${rows.join('\n')}\n] as const;\n`,
);
