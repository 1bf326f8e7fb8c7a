import type { Lockup } from '../lockups/lockups.ts';
import { boxOfShapes } from '../lockups/lockups.ts';
import { inLanguage } from '../plan/names.ts';
import type { PackKit, PackLanguage, Text } from '../plan/pack-file.ts';
import { printShapes } from '../svg.ts';
import { setText } from '../text/set-text.ts';
import type { SignOutline } from './contours.ts';
import { signOutline } from './contours.ts';
import { findThin, type ThinPlace } from './find-thin.ts';
import { SIGN_LIMITS_DAY, SIGN_PROCESSES, type SignProcess } from './limits.data.ts';

/** More places than this tell a buyer nothing new. */
const MOST_SHOWN = 12;

const PARTS: Record<string, Text> = {
  mark: { zh: '图形', en: 'mark' },
  name: { zh: '名称', en: 'name' },
  secondName: { zh: '第二名称', en: 'second name' },
  slogan: { zh: '标语', en: 'slogan' },
  ornament: { zh: '边框与线', en: 'frame or rule' },
};

export type ProcessFinding = {
  process: SignProcess;
  outline: SignOutline;
  places: (ThinPlace & { part: string })[];
};

/** Which part of the logo a place belongs to: the nearest one, since a gap lies between two. */
function partAt(boxes: readonly { part: string; box: ReturnType<typeof boxOfShapes> }[], x: number, y: number): string {
  let [nearest, least] = ['ornament', Infinity];
  for (const { part, box } of boxes) {
    const away = Math.max(0, box.x - x, x - box.x - box.width) + Math.max(0, box.y - y, y - box.y - box.height);
    // Among those it lies in, the smallest is meant: a letter inside its container.
    const rank = away * 1e6 + box.width * box.height;
    if (rank < least) [nearest, least] = [part, rank];
  }
  return nearest;
}

export function checkSign(lockup: Lockup, widthMm: number): ProcessFinding[] {
  const boxes = lockup.shapes.map((shape) => ({ part: shape.part, box: boxOfShapes([shape]) }));
  return SIGN_PROCESSES.map((process) => {
    const outline = signOutline(lockup, process.widthMm ?? widthMm);
    const places = findThin(outline.shape, process).map((place) => ({
      ...place,
      part: partAt(boxes, place.x / outline.scale, place.y / outline.scale),
    }));
    return { process, outline, places };
  });
}

const round = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** The width from which a process could make everything. */
const neededWidth = ({ process, outline, places }: ProcessFinding): number => {
  const factor = Math.max(
    ...places.map(
      ({ kind, thicknessMm }) => (kind === 'stroke' ? process.strokeMm : process.gapMm) / Math.max(0.05, thicknessMm),
    ),
  );
  return Math.ceil((outline.width * factor) / 10) * 10;
};

function describeFinding(finding: ProcessFinding, language: 'zh' | 'en'): string[] {
  const { process, outline, places } = finding;
  const width = Math.round(outline.width);
  const zh = language === 'zh';
  const head = `## ${process.title[language]}`;
  const limits = zh
    ? `宽 ${width} mm；笔画至少 ${process.strokeMm} mm，间隙至少 ${process.gapMm} mm。`
    : `${width} mm wide; strokes at least ${process.strokeMm} mm, gaps at least ${process.gapMm} mm.`;
  const source = `${zh ? '依据' : 'Source'}: ${process.source}`;
  if (places.length === 0)
    return [head, limits, zh ? '没有发现过细的笔画或间隙。' : 'No stroke or gap is too thin.', source, ''];
  const list = places.slice(0, MOST_SHOWN).map(({ kind, x, y, thicknessMm, lengthMm, part }, index) => {
    const name = inLanguage(language, PARTS[part] ?? { zh: part, en: part });
    return zh
      ? `${index + 1}. ${name}：${kind === 'stroke' ? '笔画' : '间隙'}约 ${round(thicknessMm)} mm，长约 ${round(lengthMm)} mm；距左 ${Math.round(x)} mm，距上 ${Math.round(y)} mm`
      : `${index + 1}. ${name}: ${kind} of about ${round(thicknessMm)} mm, ${round(lengthMm)} mm long; ${Math.round(x)} mm from the left, ${Math.round(y)} mm from the top`;
  });
  const more = places.length - list.length;
  const needed = neededWidth(finding);
  return [
    head,
    limits,
    zh ? `${places.length} 处过细：` : `${places.length} places are too thin:`,
    ...list,
    ...(more > 0 ? [zh ? `……另有 ${more} 处，见图。` : `… and ${more} more, see the picture.`] : []),
    zh
      ? `用这种工艺全部做出，宽度大约要 ${needed} mm；也可以去掉小字、换更粗的字体，或请师傅加粗。`
      : `To make all of it this way takes about ${needed} mm; else leave small lines out, choose a bolder face, or let the workshop thicken them.`,
    source,
    '',
  ];
}

export function signReport(
  findings: readonly ProcessFinding[],
  { language, name, isAssumed }: { language: PackLanguage; name: string; isAssumed: boolean },
): string {
  const languages = language === 'both' ? (['zh', 'en'] as const) : [language];
  return languages
    .flatMap((each) => [
      each === 'zh' ? `# ${name} · 招牌制作检查` : `# ${name} · what a workshop can make`,
      each === 'zh'
        ? `位置从标志墨迹的左上角量起。各家工艺不同，请把这一页给制作师傅看。限值核对日期：${SIGN_LIMITS_DAY}。`
        : `Places are measured from the upper left corner of the ink. Workshops differ: show this page to yours. Limits looked up on ${SIGN_LIMITS_DAY}.`,
      ...(isAssumed
        ? [each === 'zh' ? '没有填写招牌宽度，这里按 1000 mm 计算。' : 'No width was stated; 1000 mm is assumed here.']
        : []),
      '',
      ...findings.flatMap((finding) => describeFinding(finding, each)),
    ])
    .join('\n');
}

/** The logo in grey with numbered rings where it is too thin: red for strokes, blue for gaps. */
export function reportPicture(
  { deps: { outlines } }: PackKit,
  lockup: Lockup,
  { outline, places }: ProcessFinding,
): string {
  const { width, height, scale } = outline;
  const ring = Math.max(width, height) / 70;
  const grey = lockup.shapes.map((shape) => ({ ...shape, color: '#b9b9b9' }));
  const marks = places.slice(0, MOST_SHOWN * 3).map(({ kind, x, y }, index) => {
    const color = kind === 'stroke' ? '#d0021b' : '#1452cc';
    const circle = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${ring.toFixed(2)}" fill="none" stroke="${color}" stroke-width="${(ring / 6).toFixed(2)}"/>`;
    if (index >= MOST_SHOWN) return circle;
    const label = setText(outlines, String(index + 1), x + ring * 1.15, y - ring * 0.5, {
      font: 'bold',
      size: ring * 1.6,
      color,
    });
    return circle + printShapes(label.shapes);
  });
  const pad = ring * 3;
  const view = `${-pad} ${-pad} ${width + 2 * pad} ${height + 2 * pad}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"><rect x="${-pad}" y="${-pad}" width="100%" height="100%" fill="#ffffff"/>` +
    `<g transform="scale(${scale})">${printShapes(grey)}</g>${marks.join('')}</svg>`
  );
}
