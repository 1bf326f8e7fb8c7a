import { toTtf } from '@markwright/fonts';
import { readShippedFont } from '@markwright/fonts/node';
import { shownMark, type LogoDoc, type Outlines } from '@markwright/logo';
import { openLockups, type Lockups } from '../lockups/lockups.ts';
import type { PackDeps, PackLanguage, Text } from '../plan/pack-file.ts';
import { brandColors } from './brand-colors.ts';
import { groundOf, guideColors, isOwnDrawing, languagesOf, type GuideKit, type ListedFile } from './kit.ts';
import { openOriginals } from './originals.ts';
import { GUIDE_FONTS, WEIGHTS, type GuideFonts } from './pdf/fonts.ts';
import { printPages } from './pdf/print-pages.ts';
import { readTrueType } from './pdf/true-type.ts';
import { drawBack, drawCover } from './pages/cover.ts';
import { drawColors } from './pages/colors.ts';
import { drawConstruction } from './pages/draw-construction.ts';
import { drawFiles } from './pages/files.ts';
import { drawIdea } from './pages/idea.ts';
import { drawLockups } from './pages/lockups.ts';
import { drawMono } from './pages/mono.ts';
import { drawRightWrong } from './pages/right-wrong.ts';
import { drawSizes } from './pages/sizes.ts';
import { drawType } from './pages/type.ts';
import { drawUses, takePhotos } from './pages/uses.ts';
import type { Sheet } from './sheet.ts';
import { WORDS } from './words.ts';

export type GuideOptions = {
  language: PackLanguage;
  /** What the pack holds, for the page that says which file is for whom; without it that page is left out. */
  files: readonly ListedFile[];
  /** Day of the edition, as 2026-11-16: a build knows no clock. */
  day: string;
  /** What the shop does: for the scenes in which the logo is shown. */
  trade?: string | undefined;
  /** Visible AI label on the last page, where one is wanted. */
  label?: Text | undefined;
};

type GuideDeps = {
  /** With the document's fonts loaded. */
  outlines: Outlines;
  lockups?: Lockups;
  /** Draws the photographs. */
  draw: PackDeps['draw'];
  /** Bytes of a shipped font, as .ttf or .woff2. */
  readFont?: (key: string) => Promise<Uint8Array>;
};

async function openFonts(readFont: NonNullable<GuideDeps['readFont']>): Promise<GuideFonts> {
  const opened = await Promise.all(
    WEIGHTS.map(async (weight) => [weight, readTrueType(await toTtf(await readFont(GUIDE_FONTS[weight])))] as const),
  );
  return Object.fromEntries(opened) as GuideFonts;
}

/** What the pages are drawn from. */
export async function openGuideKit(
  doc: LogoDoc,
  options: GuideOptions,
  deps: Omit<GuideDeps, 'draw'>,
): Promise<GuideKit> {
  const { outlines, readFont = readShippedFont } = deps;
  const lockups = deps.lockups ?? openLockups(doc, outlines);
  const original = openOriginals(doc, outlines, lockups);
  const palette = brandColors({ doc, designed: original('designed'), ground: groundOf(doc) });
  return {
    doc,
    outlines,
    lockups,
    original,
    setter: { fonts: await openFonts(readFont) },
    packLanguage: options.language,
    ...languagesOf(doc, options.language),
    colors: guideColors(doc, lockups, palette),
    palette,
    mark: lockups.has('mark') ? original('mark') : null,
    drawing: shownMark(doc) === 'drawing' ? doc.mark : null,
    files: options.files,
    day: options.day,
    label: options.label ?? null,
  };
}

/** Every page as a list of what stands on it, before it becomes a file. */
export async function drawGuide(
  doc: LogoDoc,
  options: GuideOptions,
  deps: GuideDeps,
): Promise<{ kit: GuideKit; sheets: Sheet[] }> {
  const kit = await openGuideKit(doc, options, deps);
  const photos = await takePhotos(doc, options.trade, deps);
  const inner = [
    ...(isOwnDrawing(kit) ? [] : [drawIdea]),
    drawConstruction,
    drawLockups,
    drawSizes,
    drawColors,
    drawMono,
    drawType,
    drawRightWrong,
    (of: GuideKit, page: number) => drawUses(of, page, photos),
  ];
  if (options.files.length > 0) inner.push(drawFiles);
  return { kit, sheets: [drawCover(kit), ...inner.map((draw, index) => draw(kit, index + 2)), drawBack(kit)] };
}

/** The brand guide as a PDF: ten to twelve pages, A4 lying, drawn from the document alone. */
export async function buildGuide(doc: LogoDoc, options: GuideOptions, deps: GuideDeps): Promise<Uint8Array> {
  const { kit, sheets } = await drawGuide(doc, options, deps);
  const title = `${doc.name.text} ${WORDS.guide[kit.lead]}`;
  return printPages(sheets, kit.setter.fonts, { title, language: kit.lead === 'zh' ? 'zh-CN' : 'en' });
}
