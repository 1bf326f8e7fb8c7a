export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Link tags for the chunks of one screen, so they travel with the page instead of after its first script. */
export function chunkPreloads(manifest: Manifest, source: string | undefined): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  if (source) visit(source);
  return [...files].map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
}
