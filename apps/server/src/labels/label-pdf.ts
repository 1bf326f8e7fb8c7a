import { labelOf, type AiOrigin } from './hidden-label.ts';

/** In brackets, with what would end the text early marked. */
const pdfText = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

/**
 * Adds the label to the document's information as an update at the end of the file, the way PDF itself provides for
 * changes: no byte of what is there moves, so pages, inks and boxes stay as they were written.
 */
export function labelPdf(bytes: Uint8Array, origin: AiOrigin): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = file.toString('latin1');
  const trailer = /trailer\s*<<([\s\S]*)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/.exec(
    text.slice(text.lastIndexOf('trailer')),
  );
  const [, fields = '', previous] = trailer ?? [];
  const size = /\/Size\s+(\d+)/.exec(fields)?.[1];
  const root = /\/Root\s+\d+\s+\d+\s+R/.exec(fields)?.[0];
  if (!previous || !size || !root) throw new Error('A PDF without a plain trailer cannot be labelled');
  const known = /\/Info\s+(\d+)\s+(\d+)\s+R/.exec(fields);
  const number = known ? Number(known[1]) : Number(size);
  const generation = known?.[2] ?? '0';
  const kept = known ? informationOf(text, known[1] ?? '', generation) : '';
  const id = /\/ID\s*\[[^\]]*\]/.exec(fields)?.[0] ?? '';
  const start = text.endsWith('\n') ? '' : '\n';
  const object = `${number} ${generation} obj\n<<${kept} /AIGC ${pdfText(labelOf(origin))} >>\nendobj\n`;
  const objectAt = file.length + start.length;
  const entry = `${String(objectAt).padStart(10, '0')} ${generation.padStart(5, '0')} n \n`;
  const update =
    `${start}${object}xref\n${number} 1\n${entry}trailer\n` +
    `<< /Size ${Math.max(Number(size), number + 1)} ${root} /Info ${number} ${generation} R ${id} /Prev ${previous} >>\n` +
    `startxref\n${objectAt + object.length}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(update, 'latin1')]);
}

/** The entries of the information object, whose newest version stands last. */
function informationOf(text: string, number: string, generation: string): string {
  const at = Math.max(...['\n', '\r'].map((end) => text.lastIndexOf(`${end}${number} ${generation} obj`)));
  const entries = /obj\s*<<([\s\S]*?)>>\s*endobj/.exec(text.slice(at))?.[1];
  if (at < 0 || entries === undefined) throw new Error('The information of the PDF cannot be read');
  return entries.trimEnd();
}
