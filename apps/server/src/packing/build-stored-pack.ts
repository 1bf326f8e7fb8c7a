import type { PackFolder } from '@markwright/contracts';
import { buildPack, type PackFile, type PackDeps } from '@markwright/delivery';
import { contrast, openDoc } from '@markwright/logo';
import { labelFile } from '../labels/label-file.ts';
import { LABEL_FONT, printVisibleLabel } from '../labels/visible-label.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { openArchive } from './archive.ts';
import { findPictureSize } from './picture-size.ts';
import type { StoredFolder } from '../db/tables/packs.ts';
import { archiveKey, type PackRequest, type PackProgress } from './pack-request.ts';

type PackingDeps = PackDeps & { storage: Storage };

/** The leaflet lies on top of every archive, in the buyer's language. */
export const USAGE_FILES = { zh: '使用说明.txt', en: 'How to use.txt' };
/** Folders whose pictures the page shows, and how many of each. */
const SHOWN: Partial<Record<PackFolder, number>> = { social: Infinity, mockups: 4 };
const ZIP = 'application/zip';

type Archive = ReturnType<typeof openArchive>;
type OpenFolder = StoredFolder & { archive: Archive };

/** Builds every file once, into the archive of its folder and into the one of everything, and stores them. */
export async function buildStoredPack(
  request: PackRequest,
  deps: PackingDeps,
  onProgress: (progress: PackProgress) => void,
): Promise<StoredFolder[]> {
  const { storage } = deps;
  const all = openArchive();
  const folders = new Map<PackFolder, OpenFolder>();
  const usage: Uint8Array[] = [];
  for await (const file of filesOf(request, deps, onProgress)) {
    const folder = folders.get(file.folder) ?? openFolder(file.folder);
    folders.set(file.folder, folder);
    const path = `${request.stamp}/${file.path}`;
    all.add(path, file.bytes);
    folder.archive.add(path, file.bytes);
    folder.files.push({ name: file.path.slice(file.path.indexOf('/') + 1), bytes: file.bytes.length });
    if (file.folder === 'readme' && file.path.endsWith('.txt') && usage.length === 0) usage.push(file.bytes);
    if (folder.pictures.length < (SHOWN[file.folder] ?? 0)) await keepPicture(request, storage, folder, file);
  }
  for (const text of usage)
    for (const archive of [all, ...[...folders.values()].map((folder) => folder.archive)])
      archive.add(`${request.stamp}/${USAGE_FILES[request.language]}`, text);
  for (const [name, { archive }] of folders) await storage.put(archiveKey(request.place, name), archive.finish(), ZIP);
  // Last, because its being there says that the pack is whole.
  await storage.put(archiveKey(request.place, 'all'), all.finish(), ZIP);
  return [...folders.values()].map(({ archive: _archive, ...stored }) => stored);
}

const openFolder = (folder: PackFolder): OpenFolder => ({ folder, files: [], pictures: [], archive: openArchive() });

async function* filesOf(
  request: PackRequest,
  deps: PackingDeps,
  onProgress: (progress: PackProgress) => void,
): AsyncGenerator<PackFile> {
  const { language, signWidthMm, origin } = request;
  const doc = openDoc(request.doc);
  if (request.visibleLabel) await deps.outlines.ensureLoaded([LABEL_FONT]);
  const options = {
    language,
    level: request.package,
    day: new Date(request.stamp).toISOString().slice(0, 10),
    signWidthMm,
    folders: request.folders,
    onProgress,
    ...(request.visibleLabel && { label: visibleLabel(deps) }),
  };
  for await (const file of buildPack(doc, options, deps))
    yield origin ? { ...file, bytes: labelFile(file.path, file.bytes, origin) } : file;
}

const [DARK, LIGHT, EITHER] = ['#17130f', '#ffffff', '#767676'];

/** Words that read on the picture's ground; on none, a grey that reads on white and on black. */
function inkFor(svg: string): string {
  const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/i.exec(svg)?.[1];
  if (!ground) return EITHER;
  return contrast(DARK, ground) >= contrast(LIGHT, ground) ? DARK : LIGHT;
}

/** The words on every picture. Hidden labels are written afterwards, by the name of the file. */
const visibleLabel = ({ outlines }: PackingDeps) => ({
  mark: (bytes: Uint8Array) => bytes,
  show: (svg: string) => printVisibleLabel(svg, inkFor(svg), outlines),
});

/** Those that are shown in place; text files beside them are not. */
async function keepPicture(request: PackRequest, storage: Storage, folder: OpenFolder, file: PackFile): Promise<void> {
  const size = findPictureSize(file.path, file.bytes);
  if (!size) return;
  const key = `${request.place}/${file.folder}-${folder.pictures.length + 1}${file.path.slice(file.path.lastIndexOf('.'))}`;
  await storage.put(key, file.bytes, file.type);
  folder.pictures.push({ title: file.title, key, ...size });
}
