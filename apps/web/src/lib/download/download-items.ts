import { loadChunk } from '../load-chunk.ts';
import type { DownloadItem } from './read-item.ts';
import { saveFile } from './save-file.ts';
import type { ZipOptions } from './zip-items.ts';

/** Packs the items and saves the archive; an empty list does nothing. The packer arrives with the first download. */
export async function downloadItems(items: readonly DownloadItem[], options: ZipOptions = {}): Promise<void> {
  if (items.length === 0) return;
  const { zipItems } = await loadChunk(() => import('./zip-items.ts'));
  const archive = await zipItems(items, options);
  if (archive) saveFile(new Blob([archive.bytes], { type: 'application/zip' }), archive.fileName);
}
