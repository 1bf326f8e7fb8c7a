import { pngName } from './file-names.ts';
import { saveFile } from './save-file.ts';

/** Saves a logo's picture as a PNG named by the moment. */
export async function savePicture(url: string, now = new Date()): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  saveFile(await response.blob(), pngName(now));
}
