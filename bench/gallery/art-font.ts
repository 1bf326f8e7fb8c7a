import { writeFileSync } from 'node:fs';
import { ART_STYLES } from '@markwright/art-font';
import { openShippedOutlines } from '@markwright/fonts/node';
import { missingCharacters } from '@markwright/fonts';
import { artDoc, renderSvg } from '@markwright/logo';
import { drawRows } from './ai-sheet.ts';

const NAMES = ['星河咖啡', 'Harbor', '喜乐BAR'];
const BOARD = { width: 1000, height: 460 };
const covers = (font: string, text: string) => missingCharacters(font, text).length === 0;

/** `npm run gallery -- art-font [style…]`: every style with a Chinese, a Latin and a mixed name. */
export async function drawGallery(wanted: string[]): Promise<void> {
  const outlines = openShippedOutlines();
  const [file = 'docs/art-font.png'] = wanted.filter((option) => option.endsWith('.png'));
  const ids = wanted.filter((option) => !option.endsWith('.png'));
  const styles = ART_STYLES.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const rows = [];
  for (const { id, title } of styles) {
    const docs = NAMES.map((name, scheme) => artDoc({ name, style: id, scheme, seed: 7 }, covers));
    await outlines.ensureLoaded(docs.map((doc) => doc.name.font));
    const svgs = docs.map((doc) => renderSvg(doc, { outlines, size: BOARD }));
    rows.push({ label: `${title.zh} ${title.en} (${id})`, svgs });
  }
  writeFileSync(
    file,
    await drawRows(rows, { cell: 300, aspect: BOARD.height / BOARD.width, abreast: 2, labels: true }),
  );
  console.log(`${file}: ${styles.length} styles, ${NAMES.length} names`);
}
