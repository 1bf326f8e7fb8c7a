import type { LogoDoc } from '@markwright/logo';
import type { SceneName } from '@markwright/mockups';
import type { LoadedOutlines } from '@markwright/fonts';
import type { CmykProfile } from '../pdf/write-pdf.ts';
import type { Lockups } from '../lockups/lockups.ts';

/** One folder for each person who asks for files. */
export const PACK_FOLDERS = [
  'readme',
  'print',
  'sign',
  'web',
  'social',
  'trademark',
  'office',
  'guide',
  'mockups',
] as const;
export type PackFolder = (typeof PACK_FOLDERS)[number];

export type Text = { zh: string; en: string };
export type PackLanguage = 'zh' | 'en' | 'both';

/** vector: everything · hd: pictures of the logo in pixels only. */
type PackLevel = 'hd' | 'vector';

/** Same fields as a rasteriser's request, so that one can be handed over as `draw`. */
export type PictureRequest = {
  svg: string;
  format: 'png' | 'jpg';
  longSide: number;
  background?: string;
  dpi?: number;
  /** Put on a photographed scene, whose panel has this colour. */
  scene?: { name: SceneName; ground: string };
};
export type Picture = { bytes: Uint8Array; width: number; height: number };

/** What the law asks of files that a machine drew: how a file says so, and how a picture shows it. */
type PackLabel = {
  /** The same file with the label in its metadata; types it does not know come back as they are. */
  mark: (bytes: Uint8Array, type: string) => Uint8Array;
  /** The picture with the visible label in it; absent where the buyer agreed to leave it off. Never on filings. */
  show?: (svg: string) => string;
};

export type PackOptions = {
  language: PackLanguage;
  level: PackLevel;
  /** Day the pack is made, as 2026-11-16; a build knows no clock. */
  day: string;
  /** Width of the sign as the buyer stated it. */
  signWidthMm?: number;
  /** What the shop does, in the owner's words: for trademark classes. */
  trade?: string;
  folders?: readonly PackFolder[];
  label?: PackLabel;
  onProgress?: (progress: PackProgress) => void;
};

export type PackProgress = { done: number; total: number; folder: PackFolder; path: string };

export type PackDeps = {
  outlines: LoadedOutlines;
  draw: (request: PictureRequest) => Promise<Picture>;
  /** Bytes of a shipped font, where they lie unpacked: the guide holds four, and unpacking them takes longer than drawing it. */
  readFont?: (key: string) => Promise<Uint8Array>;
  /** The printing condition the operator works with, where there is one: print files then say PDF/X-4. */
  cmykProfile?: CmykProfile;
};

/** A file that a pack will hold. Known before it is drawn, so that a page can say what is in it. */
export type PlannedFile = {
  folder: PackFolder;
  /** Inside the pack, with its folder: `3 网页 Web/…`. */
  path: string;
  type: string;
  title: Text;
  /** Comes with the vector package only. */
  isVector: boolean;
  /** Pictures of the logo as an office files it carry no visible label. */
  isFiling?: boolean;
  make: () => Promise<Uint8Array>;
};

export type PackFile = Omit<PlannedFile, 'make'> & { bytes: Uint8Array };

/** What every folder is made from. */
export type PackKit = {
  doc: LogoDoc;
  lockups: Lockups;
  options: PackOptions;
  deps: PackDeps;
  /** Whether pictures of the pack show the visible label. */
  hasLabel: boolean;
  /** The picture with the visible label, where one is wanted. */
  withLabel: (svg: string) => string;
  /** Draws pixels; puts the visible label on unless the picture is filed with an office or too small to show it. */
  draw: (request: PictureRequest & { isBare?: boolean }) => Promise<Picture>;
};

const FOLDERS: Record<PackFolder, Text> = {
  readme: { zh: '先读我', en: 'README' },
  print: { zh: '印刷', en: 'Print' },
  sign: { zh: '招牌', en: 'Sign' },
  web: { zh: '网页', en: 'Web' },
  social: { zh: '社媒', en: 'Social' },
  trademark: { zh: '商标', en: 'Trademark' },
  office: { zh: '办公', en: 'Office' },
  guide: { zh: '手册', en: 'Guide' },
  mockups: { zh: '效果图', en: 'Mock-ups' },
};

/** A folder's name as its reader wants it, numbered so that folders stand in the order they are read in. */
export function folderName(folder: PackFolder, language: PackLanguage): string {
  const { zh, en } = FOLDERS[folder];
  const words = language === 'both' ? `${zh} ${en}` : language === 'zh' ? zh : en;
  return `${PACK_FOLDERS.indexOf(folder)} ${words}`;
}
