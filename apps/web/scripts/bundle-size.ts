import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }>;

type FirstPaint = { scripts: { file: string; gzippedBytes: number }[]; scriptBytes: number; styleBytes: number };

const HOME_SCRIPT_LIMIT_BYTES = 130 * 1024;
const CLIENT = new URL('../dist/client/', import.meta.url);

/** What the browser downloads before home is alive: the entry and its pieces, home's screen and everything they import statically. */
function measureFirstPaint(screen = 'src/features/home/home-screen.tsx', client = CLIENT): FirstPaint {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Manifest;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest does not list ${key}; build the web first`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(visit);
  };
  for (const source of ['index.html', ...(manifest['index.html']?.dynamicImports ?? []), screen]) visit(source);
  const gzipped = (file: string) => gzipSync(readFileSync(new URL(file, client)), { level: 9 }).length;
  const measured = [...scripts].map((file) => ({ file, gzippedBytes: gzipped(file) }));
  const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
  return {
    scripts: measured,
    scriptBytes: total(measured.map(({ gzippedBytes }) => gzippedBytes)),
    styleBytes: total([...styles].map(gzipped)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { scripts, scriptBytes, styleBytes } = measureFirstPaint();
  for (const { file, gzippedBytes } of scripts)
    process.stdout.write(`${(gzippedBytes / 1024).toFixed(1)} KB  ${file}\n`);
  process.stdout.write(
    `scripts ${(scriptBytes / 1024).toFixed(1)} KB, styles ${(styleBytes / 1024).toFixed(1)} KB gzipped\n`,
  );
  if (scriptBytes > HOME_SCRIPT_LIMIT_BYTES) process.exitCode = 1;
}
