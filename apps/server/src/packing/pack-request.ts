import type { Language, Package, PackFolder } from '@markwright/contracts';
import type { StoredFolder } from '../db/tables/packs.ts';
import type { AiOrigin } from '../labels/hidden-label.ts';

/** Everything a pack is built from, as plain data: another process builds it. */
export type PackRequest = {
  doc: unknown;
  package: Package;
  language: Language;
  folders: readonly PackFolder[];
  signWidthMm: number;
  /** Where the archives are stored: `<place>/all.zip`, `<place>/<folder>.zip`. */
  place: string;
  /** Milliseconds; archives and the folder inside them are named by it. */
  stamp: number;
  origin: AiOrigin | null;
  visibleLabel: boolean;
};

export type PackProgress = { done: number; total: number };

/** Builds a pack and stores its archives; answers what is in them. */
export type PackBuilder = {
  build(request: PackRequest, onProgress: (progress: PackProgress) => void): Promise<StoredFolder[]>;
};

export const archiveKey = (place: string, folder: PackFolder | 'all'): string => `${place}/${folder}.zip`;
