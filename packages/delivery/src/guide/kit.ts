import {
  contrast,
  hasIdeograph,
  layOut,
  mixColors,
  readableOn,
  toOklch,
  type LogoDoc,
  type LogoMark,
  type Outlines,
} from '@markwright/logo';
import type { Box } from '@markwright/vector';
import type { Lockup, LockupKind, Lockups } from '../lockups/lockups.ts';
import type { PackLanguage, PlannedFile, Text } from '../plan/pack-file.ts';
import type { BrandColor } from './brand-colors.ts';
import type { DrawnShape, Original } from './originals.ts';
import { breakLines, measure, type TypeSetter } from './set-text.ts';
import { MM_PER_PT, Sheet, SMALLEST_PT } from './sheet.ts';
import type { Weight } from './pdf/fonts.ts';

/** What the guide says about a file; the pack's own list fits. */
export type ListedFile = Pick<PlannedFile, 'folder' | 'path' | 'type'>;

export type GuideKit = {
  doc: LogoDoc;
  outlines: Outlines;
  lockups: Lockups;
  /** Lockups in their designed colours. */
  original: (kind: LockupKind) => Original;
  setter: TypeSetter;
  /** The pack's: its folders are called in it. */
  packLanguage: PackLanguage;
  /** The language that leads, and the one under it where both are asked for. */
  lead: 'zh' | 'en';
  second: 'zh' | 'en' | null;
  colors: GuideColors;
  /** What the logo is made of, the ground first. */
  palette: readonly BrandColor[];
  /** What the design shows beside its words; null where it is words alone. */
  mark: Original | null;
  /** The drawing, where that is what it shows: a letter or a seal has none. */
  drawing: LogoMark | null;
  files: readonly ListedFile[];
  day: string;
  /** Visible AI label, where one is wanted. */
  label: Text | null;
};

type GuideColors = {
  /** What the designed logo stands on. */
  ground: string;
  isDark: boolean;
  /** Text on white and on the ground. */
  text: string;
  onGround: string;
  /** Construction lines on white: the brand's own colour where it can be seen. */
  line: string;
  /** The brand's dark colour, on which white reads. */
  dark: string;
  /** A breath of the brand on white, for fields that would be white on white. */
  tint: string;
  /** The strongest colour of the brand that is not its ground. */
  strong: string;
};

const INK = '#17130f';
export const WHITE = '#ffffff';

export const groundOf = (doc: LogoDoc): string => (doc.background === 'transparent' ? WHITE : doc.background);

export function guideColors(doc: LogoDoc, lockups: Lockups, palette: readonly BrandColor[]): GuideColors {
  const ground = groundOf(doc);
  const dark = lockups.get('designed', 'reversed').ground ?? INK;
  const inks = palette.filter(({ roles }) => !roles.includes('ground')).map(({ hex }) => hex);
  const own = [doc.name.color, dark, ...inks];
  const text = own.find((color) => contrast(color, WHITE) >= 7) ?? INK;
  const readers = [text, doc.name.color, WHITE];
  const onGround =
    readers.find((color) => contrast(color, ground) >= 7) ??
    readers.find((color) => contrast(color, ground) >= 4.5) ??
    readableOn(ground);
  const seen = inks.filter((color) => contrast(color, WHITE) >= 3);
  const line = seen.toSorted((one, other) => toOklch(other).c - toOklch(one).c)[0] ?? text;
  const candidates = [...inks, dark].filter((color) => contrast(color, ground) >= 1.5);
  const strong = candidates.toSorted((one, other) => toOklch(other).c - toOklch(one).c)[0] ?? dark;
  return {
    ground,
    isDark: contrast(ground, WHITE) > contrast(ground, '#000000'),
    text,
    onGround,
    line,
    dark,
    tint: mixColors(WHITE, strong, 0.12),
    strong,
  };
}

/** Chinese leads where both are asked for, unless the name has no hanzi. */
export function languagesOf(doc: LogoDoc, language: PackLanguage): Pick<GuideKit, 'lead' | 'second'> {
  if (language !== 'both') return { lead: language, second: null };
  return hasIdeograph(doc.name.text) ? { lead: 'zh', second: 'en' } : { lead: 'en', second: 'zh' };
}

/** Side margins, columns of 17.5 and 5 between them; the foot of the page. */
export const MARGIN = 16;
export const RIGHT = 281;
export const column = (index: number): number => MARGIN + 22.5 * index;
export const columns = (count: number): number => 22.5 * count - 5;
export const TITLE_BASE = 22;
export const TOP = 40;
export const CAPTION = 173;
export const FOOT = 192.5;

type Saying = {
  x: number;
  /** Base line of the first line. */
  y: number;
  width: number;
  color: string;
  size?: number;
  weight?: Weight;
  /** Only the leading language. */
  isShort?: boolean;
};

const LEADING = { zh: 1.72, en: 1.45 } as const;

/** A text in its languages, one under the other; answers the base line of the last line. */
export function say(sheet: Sheet, kit: GuideKit, text: Text, saying: Saying): number {
  const { x, width, color, size = 8, weight = 'regular', isShort = false } = saying;
  let { y } = saying;
  const set = (language: 'zh' | 'en', points: number, face: Weight, isFirst: boolean) => {
    const step = points * MM_PER_PT * LEADING[language];
    breakLines(sheet.setter, text[language], width, { size: points, weight: face }).forEach((line, index) => {
      if (!isFirst || index > 0) y += index === 0 ? step * 1.06 : step;
      sheet.text(line, x, y, { size: points, color, weight: face });
    });
  };
  set(kit.lead, size, weight, true);
  if (kit.second && !isShort) set(kit.second, Math.max(SMALLEST_PT, size - 1.5), 'regular', false);
  return y;
}

/** A word and its other language on one line: 竖式 Stacked. Answers its width. */
export function label(
  sheet: Sheet,
  kit: GuideKit,
  text: Text,
  { x, y, color, size = 8, room = Infinity }: { x: number; y: number; color: string; size?: number; room?: number },
): number {
  const width = sheet.text(text[kit.lead], x, y, { size, color, weight: 'bold' });
  if (!kit.second || text.zh === text.en) return width;
  const gap = size * MM_PER_PT * 0.35;
  const small = Math.max(SMALLEST_PT, size - 1);
  const other = text[kit.second];
  if (width + gap + measure(sheet.setter, other, small) > room) return width;
  return width + gap + sheet.text(other, x + width + gap, y, { size: small, color });
}

/** A page with its title and number. */
export function openPage(kit: GuideKit, title: Text, ground: string, page: number, color: string): Sheet {
  const sheet = new Sheet(kit.setter, ground, title[kit.lead]);
  const width = sheet.text(title[kit.lead], MARGIN, TITLE_BASE, { size: 16, weight: 'black', color });
  if (kit.second) sheet.text(title[kit.second], MARGIN + width + 2.6, TITLE_BASE, { size: 8, color });
  sheet.text(String(page), RIGHT, TITLE_BASE, { size: 8, color, align: 'right' });
  return sheet;
}

export type Fit = {
  room: Box;
  /** Where it stands in a room that is larger; the middle by default. */
  alignX?: 0 | 0.5 | 1;
  alignY?: 0 | 0.5 | 1;
  /** Its own clear space is kept inside the room on every side. */
  isClear?: boolean;
  /** Millimetres per unit at most. */
  largest?: number;
};

export type Placing = { scale: number; box: Box; x: number };

/** A lockup in a room, as large as that allows. */
export function fit(lockup: Pick<Lockup, 'width' | 'height' | 'clearSpace'>, options: Fit): Placing {
  const { room, alignX = 0.5, alignY = 0.5, isClear = false, largest = Infinity } = options;
  const border = isClear ? 2 * lockup.clearSpace : 0;
  const scale = Math.min(room.width / (lockup.width + border), room.height / (lockup.height + border), largest);
  const [width, height] = [lockup.width * scale, lockup.height * scale];
  const pad = isClear ? lockup.clearSpace * scale : 0;
  return {
    scale,
    x: lockup.clearSpace * scale,
    box: {
      x: room.x + pad + (room.width - 2 * pad - width) * alignX,
      y: room.y + pad + (room.height - 2 * pad - height) * alignY,
      width,
      height,
    },
  };
}

export function drawLockup(sheet: Sheet, lockup: Original, options: Fit): Placing {
  const placing = fit(lockup, options);
  drawShapes(sheet, lockup, placing);
  return placing;
}

export function drawShapes(
  sheet: Sheet,
  { shapes, width, height }: { shapes: readonly DrawnShape[]; width: number; height: number },
  { scale, box }: Pick<Placing, 'scale' | 'box'>,
): void {
  sheet.logo(shapes, { a: scale, b: 0, c: 0, d: scale, e: box.x, f: box.y }, { x: 0, y: 0, width, height });
}

/** A drawing that its owner brought: nothing is claimed about its idea or its making. */
export const isOwnDrawing = ({ drawing }: Pick<GuideKit, 'drawing'>): boolean => drawing?.source.kind === 'upload';

/** The designed logo as it is placed: where its mark, lines and x are. */
export const placedLogo = ({ doc, outlines }: Pick<GuideKit, 'doc' | 'outlines'>) => layOut(doc, outlines);
