import { toTtf } from './font-bytes.ts';
import { allFonts } from './font-catalogue.ts';

export type UnpackProgress = { done: number; total: number; key: string };

type UnpackOptions = {
  /** Gives a font's packed bytes. */
  read: (key: string) => Promise<Uint8Array>;
  write: (key: string, ttf: Uint8Array) => Promise<void>;
  /** Says whether storage already holds a font, so that a restart costs nothing. */
  has?: (key: string) => Promise<boolean>;
  onProgress?: (progress: UnpackProgress) => void;
};

/** Unpacks every shipped font to .ttf, one after another: the decoder is busy anyway and memory stays low. */
export async function unpackFonts({ read, write, has, onProgress }: UnpackOptions): Promise<void> {
  const total = allFonts.length;
  for (const [index, { key }] of allFonts.entries()) {
    if (!(await has?.(key))) await write(key, await toTtf(await read(key)));
    onProgress?.({ done: index + 1, total, key });
  }
}
