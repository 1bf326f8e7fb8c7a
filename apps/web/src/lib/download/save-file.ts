import { pngName } from './file-names.ts';

/** Long after any browser has started to write the file. */
const KEEP_MS = 60_000;

/** Hands a file to the browser's own download under the suggested name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/** Saves a logo's picture as a PNG named by the moment. */
export async function savePicture(url: string, now = new Date()): Promise<void> {
  saveFile(await fetchPicture(url), pngName(now));
}

export async function fetchPicture(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  return response.blob();
}
