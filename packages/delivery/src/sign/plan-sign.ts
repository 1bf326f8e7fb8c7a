import type { Lockup, LockupKind } from '../lockups/lockups.ts';
import { COLORING_NAMES, LOCKUP_NAMES, packPath } from '../plan/names.ts';
import type { PackKit, PlannedFile, Text } from '../plan/pack-file.ts';
import { printShapes } from '../svg.ts';
import { signOutline } from './contours.ts';
import { checkSign, reportPicture, signReport, type ProcessFinding } from './sign-report.ts';
import { writeDxf } from './write-dxf.ts';

/** A width to start from where the buyer has not stated one. */
const ASSUMED_WIDTH_MM = 1000;
const REPORT_PX = 1600;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Millimetres in the file itself: drawing programs open it at its true size. */
function blackSvg({ shapes, width, height }: Lockup, widthMm: number, title: string): string {
  const tall = (widthMm * height) / width;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm.toFixed(2)}mm" height="${tall.toFixed(2)}mm" ` +
    `viewBox="0 0 ${width.toFixed(3)} ${height.toFixed(3)}"><title>${title}</title>${printShapes(shapes)}</svg>`
  );
}

export function planSign(kit: PackKit): PlannedFile[] {
  const { doc, lockups, options } = kit;
  const { language } = options;
  const stated = options.signWidthMm ?? ASSUMED_WIDTH_MM;
  const board = lockups.get('wide', 'black');
  const boardHeight = (stated * board.height) / board.width;
  /** The mark beside the words is as tall as the sign, not as wide. */
  const widthOf = (kind: LockupKind, lockup: Lockup) =>
    kind === 'mark' ? (boardHeight * lockup.width) / lockup.height : stated;
  const file = (
    names: readonly (Text | string)[],
    extension: string,
    type: string,
    title: Text,
    isVector: boolean,
    make: () => Promise<Uint8Array> | Uint8Array,
  ): PlannedFile => ({
    folder: 'sign',
    path: packPath('sign', doc, language, names, extension),
    type,
    title,
    isVector,
    make: async () => make(),
  });
  const cutting = lockups.kinds.flatMap((kind) => {
    const lockup = () => lockups.get(kind, 'black');
    const width = widthOf(kind, lockup());
    const size = `${Math.round(width)}mm`;
    const what = (format: string): Text => ({
      zh: `${LOCKUP_NAMES[kind].zh} · ${size} 宽 · ${format}`,
      en: `${LOCKUP_NAMES[kind].en} · ${size} wide · ${format}`,
    });
    return [
      file([LOCKUP_NAMES[kind], size], 'dxf', 'image/vnd.dxf', what('DXF'), true, () => {
        const outline = signOutline(lockup(), width);
        return writeDxf(outline.contours, outline);
      }),
      file([LOCKUP_NAMES[kind], COLORING_NAMES.black, size], 'svg', 'image/svg+xml', what('SVG'), true, () =>
        utf8(blackSvg(lockup(), width, 'logo')),
      ),
    ];
  });
  let checked: ProcessFinding[] | undefined;
  const findings = () => (checked ??= checkSign(board, stated));
  const report = { zh: '制作检查', en: 'workshop-check' };
  const picture = (id: ProcessFinding['process']['id'], name: Text) =>
    file(
      [report, name],
      'png',
      'image/png',
      { zh: `制作检查图 · ${name.zh}`, en: `Workshop check · ${name.en}` },
      false,
      async () => {
        const finding = findings().find(({ process }) => process.id === id);
        if (!finding) throw new Error(`No process is called ${id}`);
        const svg = reportPicture(kit, board, finding);
        return (await kit.draw({ svg, format: 'png', longSide: REPORT_PX, isBare: true })).bytes;
      },
    );
  return [
    ...cutting,
    file(
      [report],
      'txt',
      'text/plain',
      { zh: '过细笔画与间隙检查', en: 'Strokes and gaps too thin to make' },
      false,
      () =>
        utf8(signReport(findings(), { language, name: doc.name.text, isAssumed: options.signWidthMm === undefined })),
    ),
    picture('vinyl', { zh: '刻字贴', en: 'vinyl' }),
    picture('lit-letters', { zh: '发光字', en: 'lit' }),
    picture('embroidery', { zh: '刺绣', en: 'embroidery' }),
  ];
}
