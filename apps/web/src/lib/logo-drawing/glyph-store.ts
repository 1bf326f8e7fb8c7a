import { outlinesFromGlyphs, type FontGlyphs, type GlyphOutlines } from '@markwright/fonts/glyph-json';
import type { NeededTexts } from './needed-texts.ts';

export type FetchGlyphs = (font: string, texts: readonly string[]) => Promise<FontGlyphs>;

type GlyphStore = {
  /** What has arrived so far, ready for the engine. */
  outlines: GlyphOutlines;
  has(needed: NeededTexts): boolean;
  /** Resolves once all of it has arrived. Asks for nothing twice, and for many texts of one font in one call. */
  ensure(needed: NeededTexts): Promise<void>;
};

/** As many texts as the server takes in one call. */
const TEXTS_PER_CALL = 24;

/** `onArrived`: whoever draws elsewhere, in a worker, needs the same outlines. */
export function createGlyphStore(
  fetchGlyphs: FetchGlyphs,
  onArrived: (glyphs: FontGlyphs) => void = () => {},
): GlyphStore {
  const outlines = outlinesFromGlyphs();
  const arrived = new Set<string>();
  const underWay = new Map<string, Promise<void>>();
  let gathered = new Map<string, Set<string>>();
  let sending: Promise<Map<string, Promise<void>>> | undefined;

  const keyOf = (font: string, text: string) => `${font}|${text}`;

  /** Calls made in one turn of the event loop travel together. */
  function sendSoon(): Promise<Map<string, Promise<void>>> {
    sending ??= new Promise((resolve) => {
      setTimeout(() => {
        const now = gathered;
        gathered = new Map();
        sending = undefined;
        resolve(new Map([...now].map(([font, texts]) => [font, fetchAll(font, [...texts])])));
      }, 0);
    });
    return sending;
  }

  async function fetchAll(font: string, texts: readonly string[]): Promise<void> {
    const calls: Promise<void>[] = [];
    for (let from = 0; from < texts.length; from += TEXTS_PER_CALL)
      calls.push(fetchSome(font, texts.slice(from, from + TEXTS_PER_CALL)));
    await Promise.all(calls);
  }

  async function fetchSome(font: string, texts: readonly string[]): Promise<void> {
    try {
      const glyphs = await fetchGlyphs(font, texts);
      outlines.add(glyphs);
      onArrived(glyphs);
      for (const text of texts) arrived.add(keyOf(font, text));
    } finally {
      for (const text of texts) underWay.delete(keyOf(font, text));
    }
  }

  function request(font: string, text: string): Promise<void> {
    const texts = gathered.get(font) ?? new Set<string>();
    gathered.set(font, texts.add(text));
    const coming = sendSoon().then((calls) => calls.get(font));
    underWay.set(keyOf(font, text), coming);
    return coming;
  }

  const isHere = (font: string, text: string) => arrived.has(keyOf(font, text));

  return {
    outlines,
    has: (needed) => [...needed].every(([font, texts]) => [...texts].every((text) => isHere(font, text))),
    async ensure(needed) {
      const missing = [...needed].flatMap(([font, texts]) =>
        [...texts].filter((text) => !isHere(font, text)).map((text) => [font, text] as const),
      );
      await Promise.all(missing.map(([font, text]) => underWay.get(keyOf(font, text)) ?? request(font, text)));
    },
  };
}
