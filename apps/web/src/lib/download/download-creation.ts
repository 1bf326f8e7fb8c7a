import type { Package } from '@markwright/contracts';
import { getData } from '../server-data.ts';
import { downloadItems } from './download-items.ts';

export type CreationDownload = {
  creationId: string;
  package: Package;
  /** Prints the visible "AI" label on pictures made by AI. */
  label?: boolean;
};

/** Asks for the files somebody has bought and saves them as one archive. Throws what the server answered instead. */
export async function downloadCreation({ creationId, package: bought, label }: CreationDownload): Promise<void> {
  const { items } = await getData('listCreationFiles', {
    params: { creationId },
    query: { package: bought, label: label ? '1' : '0' },
  });
  await downloadItems(items);
}
