import { OK_CODE } from '@markwright/contracts/envelope';
import { api } from '../api.ts';
import { handGlyphs } from './painting-worker.ts';
import { createGlyphStore, type FetchGlyphs } from './glyph-store.ts';

const TRIES = 4;
const RETRY_MS = 800;

/** A call that got no reply is tried again before its logos are given up. */
export const fetchGlyphs: FetchGlyphs = async (font, texts) => {
  for (let attempt = 1; ; attempt += 1) {
    const { code, msg, data } = await api.call('getGlyphs', {
      query: { font, text: [...texts] },
      showsFailures: true,
    });
    if (code === OK_CODE && data) return data;
    if (attempt === TRIES) throw new Error(`No glyphs of ${font}: ${code} ${msg}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt));
  }
};

/** The glyphs of this visit, here and in the worker that paints. */
export const glyphs = createGlyphStore(fetchGlyphs, handGlyphs);
