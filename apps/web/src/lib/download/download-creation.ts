import type { Package } from '@markwright/contracts';
import type { Language } from '@markwright/contracts/envelope';
import { NO_REPLY } from '../api-client.ts';
import { getData, ReplyError } from '../server-data.ts';
import { loadChunk } from '../load-chunk.ts';
import type { DownloadItem } from './read-item.ts';
import { fetchPicture, saveFile } from './save-file.ts';
import type { ZipOptions } from './zip-items.ts';

/** The server is still drawing the files, or is too busy to answer in time: both pass. */
const PASSING = [425, NO_REPLY];
const AGAIN_MS = 1000;
const TRIES = 30;

type CreationDownload = {
  creationId: string;
  package: Package;
  /** False leaves out the visible label of pictures made by AI. */
  label?: boolean;
  /** Of the archive; the current time in milliseconds unless given. */
  name?: string;
  /** The buyer's. */
  language: Language;
};

/** Asks for the files somebody has bought and saves them as one archive. Throws what the server answered instead. */
export async function downloadCreation({
  creationId,
  package: bought,
  label = true,
  name,
  language,
}: CreationDownload): Promise<void> {
  const asked = { params: { creationId }, query: { package: bought, label: label ? ('1' as const) : ('0' as const) } };
  const { items } = await untilDrawn(() => getData('listCreationFiles', asked));
  await downloadItems(items, { language, ...(name && { name }) });
}

/** The free picture of a design. */
export async function downloadSample(creationId: string): Promise<void> {
  const { name, path } = await untilDrawn(() => getData('getSample', { params: { creationId } }));
  saveFile(await fetchPicture(path), name);
}

/** Asks again while the server draws. */
async function untilDrawn<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const passes = error instanceof ReplyError && PASSING.includes(error.code);
      if (!passes || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Packs the items and saves the archive; an empty list does nothing. The packer arrives with the first download. */
async function downloadItems(items: readonly DownloadItem[], options: ZipOptions = {}): Promise<void> {
  if (items.length === 0) return;
  const { zipItems } = await loadChunk(() => import('./zip-items.ts'));
  const archive = await zipItems(items, options);
  if (archive) saveFile(new Blob([archive.bytes], { type: 'application/zip' }), archive.fileName);
}
