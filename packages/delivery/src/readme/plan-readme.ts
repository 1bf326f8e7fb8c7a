import type { LogoShape } from '@markwright/logo/shapes';
import { LOCKUP_NAMES } from '../plan/names.ts';
import { folderName, PACK_FOLDERS, type PackFolder, type PackKit, type PlannedFile } from '../plan/pack-file.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { setParagraph, setText } from '../text/set-text.ts';
import { COLORING_HELP, RECIPIENTS } from './recipients.ts';

type Language = 'zh' | 'en';
const languagesOf = ({ options }: PackKit): Language[] =>
  options.language === 'both' ? ['zh', 'en'] : [options.language];

/** The folders a pack really holds: a pack of pixels has no print files. */
function foldersOf({ options }: PackKit): Exclude<PackFolder, 'readme'>[] {
  const inHd: readonly PackFolder[] = ['sign', 'web', 'social', 'trademark', 'office'];
  return PACK_FOLDERS.filter((folder) => folder !== 'readme')
    .filter((folder) => !options.folders || options.folders.includes(folder))
    .filter((folder) => options.level === 'vector' || inHd.includes(folder));
}

function lockupLines({ lockups }: PackKit, language: Language): string {
  const own = lockups.kinds.map((kind) => LOCKUP_NAMES[kind][language]);
  const same = (['wide', 'stacked'] as const).flatMap((kind) => {
    const other = lockups.sameAs(kind);
    if (!other) return [];
    const [one, two] = [LOCKUP_NAMES[kind][language], LOCKUP_NAMES[other][language]];
    return [language === 'zh' ? `${one}就是${two}` : `${one} is the same as ${two}`];
  });
  return [own.join(language === 'zh' ? '、' : ', '), ...same].join(language === 'zh' ? '；' : '; ');
}

function readmeText(kit: PackKit, language: Language): string {
  const zh = language === 'zh';
  return [
    zh ? `${kit.doc.name.text} · 先读我` : `${kit.doc.name.text} · read me first`,
    zh ? `制作日期 ${kit.options.day}` : `Made on ${kit.options.day}`,
    '',
    ...foldersOf(kit).flatMap((folder) => {
      const { who, send, note } = RECIPIENTS[folder];
      return [
        `【${folderName(folder, kit.options.language)}】${who[language]}`,
        `  ${send[language]}`,
        `  ${note[language]}`,
        '',
      ];
    }),
    zh ? `版式：${lockupLines(kit, language)}` : `Lockups: ${lockupLines(kit, language)}`,
    ...COLORING_HELP.map((text) => `· ${text[language]}`),
    '',
  ].join('\n');
}

const A4 = { width: 210, height: 297 };
const LEFT = 22;
const WIDTH = A4.width - 2 * LEFT;
/** English takes more lines. */
const ROW_GAP: Record<Language, number> = { zh: 7.4, en: 4.4 };
const INK = '#1f1d1a';
const SOFT = '#6f6a62';

/** One page a language: the logo, then a row for each person who will ask. */
export function readmePage(kit: PackKit, language: Language) {
  const { outlines } = kit.deps;
  const zh = language === 'zh';
  const logo = kit.lockups.get('wide', 'colour');
  const scale = Math.min(56 / logo.width, 16 / logo.height);
  const shapes: LogoShape[] = [];
  const accent = kit.lockups.get('designed', 'single').shapes[0]?.color ?? INK;
  shapes.push(
    ...setText(outlines, zh ? '哪个文件给谁' : 'Which file for whom', A4.width - LEFT, 30, {
      size: 7.4,
      color: INK,
      font: 'bold',
      align: 'right',
    }).shapes,
  );
  let y = 46;
  for (const folder of foldersOf(kit)) {
    const { who, send, note } = RECIPIENTS[folder];
    shapes.push(bar(LEFT, y - 3.2, WIDTH, 0.2, '#ddd8ce'), bar(LEFT, y - 3.2, 10, 0.7, accent));
    shapes.push(
      ...setText(outlines, folderName(folder, kit.options.language), LEFT, y + 4, {
        size: 4.3,
        color: INK,
        font: 'bold',
      }).shapes,
    );
    const column = { x: LEFT + 54, width: WIDTH - 54 };
    const first = setParagraph(outlines, who[language], { ...column, y }, { size: 4, color: INK, font: 'bold' });
    const second = setParagraph(
      outlines,
      send[language],
      { ...column, y: first.bottom + 0.6 },
      { size: 3.5, color: INK },
    );
    const third = setParagraph(
      outlines,
      note[language],
      { ...column, y: second.bottom + 0.4 },
      { size: 3.2, color: SOFT },
    );
    shapes.push(...first.shapes, ...second.shapes, ...third.shapes);
    y = third.bottom + ROW_GAP[language];
  }
  shapes.push(bar(LEFT, y - 3.2, WIDTH, 0.2, '#ddd8ce'));
  const kinds = setParagraph(
    outlines,
    `${zh ? '版式：' : 'Lockups: '}${lockupLines(kit, language)}`,
    { x: LEFT, y, width: WIDTH },
    { size: 3.3, color: INK },
  );
  const words = setParagraph(
    outlines,
    COLORING_HELP.map((text) => text[language]).join('\n'),
    { x: LEFT, y: kinds.bottom + 1, width: WIDTH },
    { size: 3.2, color: SOFT },
  );
  shapes.push(...kinds.shapes, ...words.shapes);
  const drawings = [
    // Pixels are what an HD buyer has: the outlines of the logo belong to the vector package.
    ...(kit.options.level === 'vector' ? [{ shapes: logo.shapes, scale, x: LEFT, y: 20 }] : []),
    { shapes, scale: 1, x: 0, y: 0 },
  ];
  return { ...A4, bleed: 0, ground: null, drawings };
}

const bar = (x: number, y: number, width: number, height: number, color: string): LogoShape => ({
  path: { commands: 'MLLLZ', numbers: Float64Array.from([x, y, x + width, y, x + width, y + height, x, y + height]) },
  color,
  part: 'ornament',
});

export function planReadme(kit: PackKit): PlannedFile[] {
  const title = { zh: '哪个文件给谁', en: 'Which file for whom' };
  const base = `${folderName('readme', kit.options.language)}/${kit.options.language === 'en' ? 'README' : '先读我 README'}`;
  return [
    {
      folder: 'readme',
      path: `${base}.pdf`,
      type: 'application/pdf',
      title,
      isVector: false,
      make: async () =>
        writePdf(
          languagesOf(kit).map((language) => readmePage(kit, language)),
          { title: kit.doc.name.text, mode: 'rgb', day: kit.options.day },
        ),
    },
    {
      folder: 'readme',
      path: `${base}.txt`,
      type: 'text/plain',
      title,
      isVector: false,
      // The mark at the start tells old text programs on Windows that this is UTF-8.
      make: async () =>
        new TextEncoder().encode(
          `\ufeff${languagesOf(kit)
            .map((language) => readmeText(kit, language))
            .join('\n')}`,
        ),
    },
  ];
}
