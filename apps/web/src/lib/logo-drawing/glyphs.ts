import { OK_CODE } from '@markwright/contracts/envelope';
import { api } from '../api.ts';
import { createGlyphStore } from './glyph-store.ts';

const TRIES = 3;
const RETRY_MS = 800;

/** The glyphs of this visit. A call that got no reply is tried again before its logos are given up. */
export const glyphs = createGlyphStore(async (font, texts) => {
  for (let attempt = 1; ; attempt += 1) {
    const { code, msg, data } = await api.call('getGlyphs', {
      query: { font, text: [...texts] },
      showsFailures: true,
    });
    if (code === OK_CODE && data) return data;
    if (attempt === TRIES) throw new Error(`No glyphs of ${font}: ${code} ${msg}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * attempt));
  }
});
