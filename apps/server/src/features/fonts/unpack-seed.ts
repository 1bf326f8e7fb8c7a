import { createHash } from 'node:crypto';
import { allFonts } from '@markwright/fonts/catalogue';
import { unpackFonts } from '@markwright/fonts/unpack';
import type { Seed } from '../../db/seed.ts';
import type { Engine } from '../../engine/engine.ts';
import { fontStorageKey } from '../../engine/font-place.ts';

const TTF = 'font/ttf';

/** Fonts are shipped packed and unpacked into storage once, where they are loaded by name. */
export const unpackFontsSeed = (engine: Engine): Seed => ({
  name: 'fonts',
  version: createHash('sha256')
    .update(allFonts.map(({ key, ttfBytes }) => `${key}:${ttfBytes}`).join())
    .digest('hex')
    .slice(0, 16),
  run: ({ storage, report }) =>
    unpackFonts({
      // Unpacked in the engine's process: the decoder's memory would never be given back here.
      read: (key) => engine.unpackFont(key),
      write: (key, ttf) => storage.put(fontStorageKey(key), ttf, TTF),
      onProgress: ({ done, total }) => report(done, total),
    }),
});
