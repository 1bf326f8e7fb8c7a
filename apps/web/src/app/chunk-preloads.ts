import { AFTER_PAINT_ID } from '../after-paint.ts';
import type { Page } from './site-map.ts';

export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** What the entry asks for before anything else, and only on the page that names it. */
export const ASKS_EARLY = 'src/features/create-logo/list/ask-list-early.ts';

/** What the entry loads piece by piece on every page. */
const entryPieces = (manifest: Manifest): string[] =>
  (manifest['index.html']?.dynamicImports ?? []).filter((key) => key !== ASKS_EARLY);

/**
 * Link tags for the entry's pieces and the chunks of the page, so they come together instead of one after the other.
 * Where there is something to read they lie in a template, which the entry opens once the page has been painted: until
 * then nothing competes with it. A page that the browser draws is nothing without them: they are fetched at once.
 */
export function chunkPreloads(manifest: Manifest, pageSources: readonly string[], drawn: Page['drawn']): string {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  const entry = drawn === 'browser' ? manifest['index.html'] : undefined;
  // Its own tag asks for it late, and everything else waits for it.
  if (entry) files.add(entry.file);
  const early = pageSources.filter((source) => source === ASKS_EARLY);
  [...early, ...entryPieces(manifest), ...pageSources].forEach(visit);
  const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return drawn === 'browser' ? links.join('') : `<template id="${AFTER_PAINT_ID}">${links.join('')}</template>`;
}
