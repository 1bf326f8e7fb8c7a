import { createHash } from 'node:crypto';
import { allFonts } from '@markwright/fonts';
import { unpackShippedFonts } from '@markwright/fonts/node';
import type { Seed } from '../../db/seed.ts';
import { fontStorageKey } from './font-storage.ts';

const TTF = 'font/ttf';

/** Fonts are shipped packed and unpacked into storage once, where they are loaded by name. */
export const unpackFonts: Seed = {
  name: 'fonts',
  version: createHash('sha256')
    .update(allFonts.map(({ key, ttfBytes }) => `${key}:${ttfBytes}`).join())
    .digest('hex')
    .slice(0, 16),
  run: async ({ storage, report }) => {
    await unpackShippedFonts(
      (key, ttf) => storage.put(fontStorageKey(key), ttf, TTF),
      ({ done, total }) => report(done, total),
    );
  },
};
