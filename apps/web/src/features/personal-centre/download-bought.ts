import type { Package } from '@markwright/contracts';
import { downloadItems } from '../../lib/download/download-items.ts';
import { getData, ReplyError } from '../../lib/server-data.ts';

/** The files are still being drawn. */
const DRAWING = 425;
const AGAIN_MS = 1000;
const TRIES = 30;

/** The files of a bought creation as one archive; they may take a moment to be drawn the first time. */
export async function downloadBought(creationId: string, bought: Package): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const query = { package: bought };
      const { items } = await getData('listCreationFiles', { params: { creationId }, query });
      return await downloadItems(items);
    } catch (error) {
      const drawing = error instanceof ReplyError && error.code === DRAWING;
      if (!drawing || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
