import { gzipSync } from 'node:zlib';

/** Gzipped bytes of every script the page names before any of them runs: entry, preloads and their imports. */
export async function initialScriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const named = [...html.matchAll(/<(?:script|link)[^>]*?(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
  const seen = new Set<string>();
  let bytes = 0;
  for (const queue = [...new Set(named)].map((path) => new URL(path, url)); queue.length > 0;) {
    const file = queue.pop() as URL;
    if (seen.has(file.href)) continue;
    seen.add(file.href);
    const source = await (await fetch(file)).text();
    bytes += gzipSync(source, { level: 9 }).length;
    for (const [, path = ''] of source.matchAll(/(?:^|[;}\s])(?:import|from)\s*"(\.[^"]+\.js)"/g))
      queue.push(new URL(path, file));
  }
  return bytes;
}
