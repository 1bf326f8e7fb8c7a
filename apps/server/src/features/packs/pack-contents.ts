import { createHash } from 'node:crypto';
import { PACK_FOLDERS, SIGN_WIDTH_MM, type Language, type Package, type PackFolder } from '@markwright/contracts';
import type { SoldLogo } from '../downloads/sold-logo-rules.ts';

/** Raised when the same document would be packed differently. */
const PACKING_VERSION = 3;

/** The HD package holds pictures only; what is cut, printed or edited comes with the vector package. */
const FOLDERS: Record<Package, readonly PackFolder[]> = {
  hd: ['readme', 'web', 'social', 'trademark'],
  vector: PACK_FOLDERS,
};
/** Pictures that show words in a corner without harm. A sign, a filing or a printed page cannot. */
const CAN_SHOW_LABEL: readonly PackFolder[] = ['readme', 'web', 'social'];

/** What a pack is made of, and the key that stands for all of it together. */
export type PackContent = {
  package: Package;
  language: Language;
  signWidthMm: number;
  folders: readonly PackFolder[];
  contentKey: string;
};

export const foldersOf = (bought: Package): readonly PackFolder[] => FOLDERS[bought];

export const withoutLabelOnly = (bought: Package): PackFolder[] =>
  FOLDERS[bought].filter((folder) => !CAN_SHOW_LABEL.includes(folder));

export function contentOf(sold: SoldLogo, language: Language, wantedWidthMm: number): PackContent {
  const { package: bought, doc, origin, visibleLabel } = sold;
  const folders = FOLDERS[bought].filter((folder) => !visibleLabel || CAN_SHOW_LABEL.includes(folder));
  // Without a sign in it, its width makes no other pack.
  const signWidthMm = folders.includes('sign') ? wantedWidthMm : SIGN_WIDTH_MM.usual;
  const content = JSON.stringify([PACKING_VERSION, doc, bought, language, signWidthMm, origin, visibleLabel]);
  const contentKey = createHash('sha256').update(content).digest('hex').slice(0, 40);
  return { package: bought, language, signWidthMm, folders, contentKey };
}

/** Beside the other files of the creation: they are cleaned away, and taken back after a refund, together. */
export const placeOf = (creationId: string, contentKey: string): string => `downloads/${creationId}/pack-${contentKey}`;
