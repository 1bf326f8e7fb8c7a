import type { Pack } from '@markwright/contracts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { SoldLogo } from '../downloads/sold-logo-rules.ts';
import { foldersOf, withoutLabelOnly, type PackContent } from './pack-contents.ts';
import type { PackRow } from './queries.ts';

const PICTURE_SECONDS = 3600;

export async function presentPack(
  storage: Storage,
  { name, package: bought, origin }: SoldLogo,
  { signWidthMm }: PackContent,
  row: PackRow | undefined,
): Promise<Pack> {
  const folders = (row?.folders ?? []).map(async ({ folder, files, pictures }) => ({
    folder,
    files,
    pictures: await Promise.all(
      pictures.map(async ({ key, ...picture }) => ({
        ...picture,
        url: await storage.signedUrl(key, { expiresInSeconds: PICTURE_SECONDS }),
      })),
    ),
  }));
  return {
    name,
    package: bought,
    state: row?.state ?? 'none',
    done: row?.stepsDone ?? 0,
    total: row?.stepsTotal ?? 0,
    signWidthMm,
    aiMade: origin !== null,
    offered: [...foldersOf(bought)],
    withoutLabelOnly: origin ? withoutLabelOnly(bought) : [],
    folders: await Promise.all(folders),
  };
}
