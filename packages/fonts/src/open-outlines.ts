import { LRUCache } from 'lru-cache';
import type { Outlines, Run } from '@markwright/vector';
import { openFace, type Face } from './face.ts';
import { toTtf } from './font-bytes.ts';
import { coverageOfFont, getFont, missingCharacters } from './font-catalogue.ts';

/** All shipped faces together are about 90 MB, so by default each is read once. */
const FACES_LIMIT_BYTES = 128 * 1024 * 1024;
const RUNS_LIMIT_CHARACTERS = 8 * 1024 * 1024;

export type LoadedOutlines = Outlines & {
  /** Reads and opens the fonts not yet in memory; `shape` works on these afterwards. */
  ensureLoaded(keys: Iterable<string>): Promise<void>;
  loadFace(key: string, bytes: Uint8Array): Promise<void>;
  loadedKeys(): string[];
};

type OutlinesOptions = {
  /** Gives a font's bytes, as .ttf or .woff2. */
  read: (key: string) => Promise<Uint8Array>;
  /** How many bytes of fonts stay open; what was used longest ago is closed first. */
  facesLimitBytes?: number;
};

export function openOutlines({ read, facesLimitBytes = FACES_LIMIT_BYTES }: OutlinesOptions): LoadedOutlines {
  const faces = new LRUCache<string, Face>({ maxSize: facesLimitBytes, sizeCalculation: (face) => face.size });
  const runs = new LRUCache<string, Run>({ maxSize: RUNS_LIMIT_CHARACTERS, sizeCalculation: runWeight });
  const loading = new Map<string, Promise<Face>>();
  /** What was last asked for together stays open together, whatever the limit says. */
  let together = new Map<string, Face>();

  async function open(key: string, bytes: Uint8Array): Promise<Face> {
    getFont(key);
    const face = openFace(await toTtf(bytes));
    faces.set(key, face);
    return face;
  }

  function load(key: string): Promise<Face> {
    const known = together.get(key) ?? faces.get(key);
    if (known) return Promise.resolve(known);
    let pending = loading.get(key);
    if (!pending) {
      // Asked for at once: whoever opens fonts ahead of long work would otherwise wait for its end.
      pending = read(getFont(key).key)
        .then((bytes) => open(key, bytes))
        .finally(() => loading.delete(key));
      loading.set(key, pending);
    }
    return pending;
  }

  return {
    metrics: (key) => getFont(key).metrics,
    covers: (key, text) => missingCharacters(key, text).length === 0,
    shape(key, text) {
      const id = `${key}\n${text}`;
      const known = runs.get(id);
      if (known) return known;
      const face = faces.get(key) ?? together.get(key);
      if (!face) throw new Error(`Font "${getFont(key).key}" is not loaded: call ensureLoaded first`);
      const run = face.shape(text, coverageOfFont(key));
      runs.set(id, run);
      return run;
    },
    async ensureLoaded(keys) {
      const wanted = [...new Set(keys)];
      const opened = await Promise.all(wanted.map(load));
      together = new Map(wanted.map((key, index) => [key, opened[index] as Face]));
    },
    loadFace: async (key, bytes) => void (await open(key, bytes)),
    loadedKeys: () => [...new Set([...faces.keys(), ...together.keys()])],
  };
}

function runWeight(run: Run): number {
  return run.glyphs.reduce((sum, glyph) => sum + glyph.path.length + 64, 64);
}
