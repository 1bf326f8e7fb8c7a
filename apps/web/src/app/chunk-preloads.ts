import { AFTER_PAINT_ID } from '../after-paint.ts';

export type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** What the entry loads piece by piece on every page. */
const entryPieces = (manifest: Manifest): string[] => manifest['index.html']?.dynamicImports ?? [];

/**
 * Link tags for the entry's pieces and the chunk of the page, so they come together instead of one after the other.
 * They lie in a template, which the entry opens once the page has been painted: until then nothing competes with it.
 */
export function chunkPreloads(manifest: Manifest, pageSource: string): string {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  [...entryPieces(manifest), pageSource].forEach(visit);
  const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return `<template id="${AFTER_PAINT_ID}">${links.join('')}</template>`;
}
