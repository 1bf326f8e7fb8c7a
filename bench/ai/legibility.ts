import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedOutlines } from '@markwright/fonts';
import { hasIdeograph, setBackground, setLayout, type LogoDoc } from '@markwright/logo';
import { openRasteriser } from '@markwright/raster';
import { AI_STYLES, makeAiLogos, type AiStyleId, type BriefReading } from '@markwright/studio';
import { nameOf } from '../engine/legibility.ts';
import { needTesseract, readText, squeeze } from '../engine/reader.ts';

/** Brush and graffiti are looked at before they are read; the other thirteen promise to be legible. */
const FREE_HANDS: readonly AiStyleId[] = ['ink-and-wash', 'cartoon-graffiti'];
/** Columns, rings and broken names are no lines of text: their letters are read in a line. */
const IN_LINE = 'wordmark';

/** Names fixed by the engine's own legibility bench before the styles were drawn. */
const NAMES = [
  '木子律所',
  '星河科技',
  '北斗数据',
  '白鹭口腔',
  '知白书店',
  '大树教育',
  'Northwind',
  'Harbor Coffee',
  'Lumen',
  'Pine Studio',
];
/** Not quite white: letters that are white by design must not be taken for holes in it. */
const PAPER = '#fefefe';

/** Has a stranger read the names of AI logos: tesseract on the letters as the style drew them, in black on white. */
export async function measureAiLegibility(outlines: LoadedOutlines, reading: BriefReading) {
  await needTesseract();
  const rasteriser = openRasteriser();
  const folder = mkdtempSync(join(tmpdir(), 'markwright-ai-ocr-'));
  const misread: string[] = [];
  const byStyle = new Map<string, { read: number; total: number }>();
  const file = join(folder, 'logo.png');
  const readOne = async (doc: LogoDoc): Promise<string> => {
    const svg = nameOf(setBackground(setLayout(doc, IN_LINE), PAPER), outlines);
    writeFileSync(file, (await rasteriser.draw({ svg, format: 'png', longSide: 240, background: '#ffffff' })).bytes);
    return readText(file, hasIdeograph(doc.name.text) ? 'hanzi' : 'latin');
  };
  try {
    for (const { id } of AI_STYLES.filter((style) => !FREE_HANDS.includes(style.id))) {
      const count = { read: 0, total: 0 };
      for (const [index, name] of NAMES.entries()) {
        const request = { name, inspiration: '', language: 'zh' as const, styles: [id], seed: index + 1 };
        const logos = await makeAiLogos(request, { outlines, reading });
        const { doc } = logos[index % logos.length]!;
        const read = await readOne(doc);
        count.total += 1;
        if (read === squeeze(name)) count.read += 1;
        else misread.push(`${id}: ${name} in ${doc.name.font}: read "${read}"`);
      }
      byStyle.set(id, count);
    }
  } finally {
    await rasteriser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const total = [...byStyle.values()].reduce((sum, each) => sum + each.total, 0);
  return { read: total - misread.length, total, misread, byStyle };
}
