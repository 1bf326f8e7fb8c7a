export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Link tags for the chunks behind these sources, so they travel with the page instead of after its first script. */
export function chunkPreloads(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files].map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
}
