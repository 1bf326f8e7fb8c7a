import { folderName, PACK_FOLDERS, type PackFolder } from '../../plan/pack-file.ts';
import { column, columns, openPage, RIGHT, say, TOP, WHITE, MARGIN, type GuideKit, type ListedFile } from '../kit.ts';
import type { Sheet } from '../sheet.ts';
import { WORDS } from '../words.ts';

/** Kinds of file in the order a reader knows them; others follow by name. */
const KNOWN = ['PDF', 'EPS', 'DXF', 'SVG', 'PNG', 'JPG', 'ICO', 'PPTX', 'DOCX', 'HTML', 'TXT'];
const KINDS_MOST = 10;

const kindOf = ({ path }: ListedFile): string => {
  const end = (path.split('.').at(-1) ?? '').toUpperCase();
  return end === 'JPEG' ? 'JPG' : end;
};

/** Who gets what: a row for each folder of the pack that has files, a column for each kind of file in it. */
export function drawFiles(kit: GuideKit, page: number): Sheet {
  const { colors, files } = kit;
  const sheet = openPage(kit, WORDS.files, WHITE, page, colors.text);
  const folders = PACK_FOLDERS.filter(
    (folder) => folder !== 'guide' && folder !== 'readme' && files.some((file) => file.folder === folder),
  );
  const present = new Set(files.filter(({ folder }) => folders.includes(folder)).map(kindOf));
  const kinds = [
    ...KNOWN.filter((kind) => present.has(kind)),
    ...[...present].filter((kind) => !KNOWN.includes(kind)).toSorted(),
  ].slice(0, KINDS_MOST);
  const first = column(5);
  const step = Math.min(13, (column(9) - 6 - first) / Math.max(1, kinds.length - 1));
  const recipients = folders.flatMap((folder) => WORDS.recipients[folder].map((words) => ({ folder, ...words })));
  const row = Math.min(21, 142 / Math.max(1, recipients.length));
  const head = TOP - 1;
  const note = (text: string, x: number) => sheet.text(text, x, head, { size: 7, color: colors.text });
  note(WORDS.giveTo[kit.lead], MARGIN);
  note(WORDS.folder[kit.lead], column(3));
  kinds.forEach((kind, index) =>
    sheet.text(kind, first + step * index, head, { size: 7, color: colors.text, align: 'middle' }),
  );
  note(WORDS.remark[kit.lead], column(9));
  recipients.forEach(({ folder, who, what }, index) => {
    const y = TOP + 3 + row * index;
    sheet.line(MARGIN, y, RIGHT, y, colors.line, 0.14);
    const base = y + Math.min(6, row * 0.42);
    say(sheet, kit, who, { x: MARGIN, y: base, width: columns(3) - 2, color: colors.text, weight: 'bold', size: 8.5 });
    sheet.text(folderName(folder, kit.packLanguage), column(3), base, { size: 7.5, color: colors.text });
    drawDots(sheet, kit, { folder, kinds, y: base - 1, first, step });
    say(sheet, kit, what, { x: column(9), y: base, width: columns(3), color: colors.text, size: 7.5 });
  });
  const end = TOP + 3 + row * recipients.length;
  sheet.line(MARGIN, end, RIGHT, end, colors.line, 0.14);
  return sheet;
}

type Dots = { folder: PackFolder; kinds: readonly string[]; y: number; first: number; step: number };

function drawDots(sheet: Sheet, { files, colors }: GuideKit, { folder, kinds, y, first, step }: Dots): void {
  kinds.forEach((kind, index) => {
    const isThere = files.some((file) => file.folder === folder && kindOf(file) === kind);
    const x = first + step * index;
    sheet.circle(x, y, isThere ? 1.55 : 0.28, { fill: isThere ? colors.line : colors.text });
  });
}
