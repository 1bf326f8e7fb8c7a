import type { Page, Response } from '@playwright/test';

/** One thing a visitor's browser holds, as text, and where it was found. */
export type Content = { where: string; text: string };

/** Documents and the catalogue's own drawings may travel: they draw nothing without the engine and the fonts. */
const DOCUMENTS = new Set(['doc', 'currJson', 'drawing']);
/** Letters as such: the engine's glyphs, and the specimens by which fonts are told apart. */
const LETTERS = ['/api/font/glyphs', '/api/font/list'];
/** The site's own files, the same for everybody: scripts, and the art of its advertising. */
const OWN_FILES = '/assets/';

/** JSON without the documents in it; other texts as they are. */
function withoutDocuments(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (key, value: unknown) => (DOCUMENTS.has(key) ? undefined : value)));
  } catch {
    return text;
  }
}

type Watched = typeof globalThis & { keptBlobs?: Blob[] };

/** Keeps what the page makes addresses for, before its own scripts run. */
export const keepObjectUrls = (page: Page) =>
  page.addInitScript(() => {
    const kept: Blob[] = [];
    (globalThis as Watched).keptBlobs = kept;
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (from) => {
      if (from instanceof Blob) kept.push(from);
      return make(from);
    };
  });

/** Collects every answer that is text and made for this visitor. */
export function collectAnswers(page: Page): Promise<Content>[] {
  const answers: Promise<Content>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const type = response.headers()['content-type'] ?? '';
    const isOurs = pathname.startsWith(OWN_FILES) || LETTERS.includes(pathname);
    if (/json|html|svg|xml|text/.test(type) && !isOurs) answers.push(readAnswer(response, pathname));
  });
  return answers;
}

const readAnswer = async (response: Response, pathname: string): Promise<Content> => ({
  where: `answer of ${pathname}`,
  // An answer that the page no longer waits for has no body left.
  text: withoutDocuments(await response.text().catch(() => '')),
});

/** What the page and the browser's storage hold right now. */
export async function readPage(page: Page): Promise<Content[]> {
  const found = await page.evaluate(async () => {
    const contents: { where: string; text: string }[] = [];
    contents.push({ where: 'page', text: document.documentElement.outerHTML });
    for (const [where, storage] of [
      ['localStorage', localStorage],
      ['sessionStorage', sessionStorage],
    ] as const)
      for (const key of Object.keys(storage))
        contents.push({ where: `${where} ${key}`, text: storage.getItem(key) ?? '' });
    for (const blob of (globalThis as { keptBlobs?: Blob[] }).keptBlobs ?? [])
      contents.push({
        where: `object of ${blob.type}`,
        text: blob.type.startsWith('image/png') ? '' : await blob.text(),
      });
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(`${name} cannot be opened`));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result as unknown[]);
          request.onerror = () => reject(new Error(`${store} cannot be read`));
        });
        contents.push({ where: `IndexedDB ${name}/${store}`, text: JSON.stringify(rows) });
      }
      database.close();
    }
    return contents;
  });
  return found.map(({ where, text }) => ({ where, text: where === 'page' ? text : withoutDocuments(text) }));
}

export type LargePicture = { where: string; width: number; height: number; marked: number };

/**
 * Every picture on the page over 640 px, with the share of its pixels that the watermark has tinted: the commonest
 * colour mixed with one of the logo's own, in just the strengths the watermark has. Photographs of the logo in use have
 * no one ground: whoever looks at them compares them with those of the bought logo.
 */
export const largePictures = (page: Page, inks: readonly string[]): Promise<LargePicture[]> =>
  page.evaluate((colors) => {
    const STRENGTHS = [0.08, 0.13, 0.18, 0.3];
    const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const canvases = Array.from(document.querySelectorAll('canvas'), (element) => ({
      element,
      width: element.width,
      height: element.height,
    }));
    const images = Array.from(document.querySelectorAll<HTMLImageElement>('img:not([src*="/mockUp/"])'), (element) => ({
      element,
      width: element.naturalWidth,
      height: element.naturalHeight,
    }));
    return [...canvases, ...images]
      .filter(({ width, height }) => Math.max(width, height) > 640)
      .map(({ element, width, height }) => {
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('No canvas to look at a picture on');
        // A picture without a ground is looked at on white.
        context.fillStyle = '#ffffff';
        context.fillRect(0, 0, width, height);
        context.drawImage(element, 0, 0);
        const { data } = context.getImageData(0, 0, width, height);
        const counts = new Map<number, number>();
        for (let at = 0; at < data.length; at += 4) {
          const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
        const [commonest = 0] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
        const ground = [commonest >> 16, (commonest >> 8) & 255, commonest & 255];
        const tints = colors.flatMap((hex) =>
          STRENGTHS.map((strength) =>
            rgb(hex).map((value, channel) => value * strength + (ground[channel] ?? 0) * (1 - strength)),
          ),
        );
        const told = tints.filter((tint) =>
          tint.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) > 3),
        );
        let tinted = 0;
        for (const [color, count] of counts) {
          const channels = [color >> 16, (color >> 8) & 255, color & 255];
          if (told.some((tint) => tint.every((value, at) => Math.abs(value - (channels[at] ?? 0)) <= 2.5)))
            tinted += count;
        }
        const where = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''}`;
        return { where, width, height, marked: tinted / (width * height) };
      });
  }, inks);
