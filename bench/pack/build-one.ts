import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildPack, GUIDE_FONTS, TEXT_FONTS } from '@markwright/delivery';
import { openOutlines, toTtf } from '@markwright/fonts';
import { readShippedFont } from '@markwright/fonts/node';
import { neededGlyphs, openDoc } from '@markwright/logo';
import { openTwoThreadDrawing } from '@markwright/raster/draw-on-two-threads';

/**
 * One pack in a process of its own, as the server builds it: its files go to a folder, its figures to whoever started it,
 * who also looks at its memory and says when to begin. Fonts lie unpacked on the disk and the logo's own are open before
 * the clock starts, as in a server that has been running.
 */
const [docFile = '', out = ''] = process.argv.slice(2);
const doc = openDoc(JSON.parse(readFileSync(docFile, 'utf8')));
const own = [...neededGlyphs(doc).keys()];
const fonts = join(dirname(docFile), 'fonts');
await mkdir(fonts, { recursive: true });
for (const key of [...own, ...Object.values(TEXT_FONTS), ...Object.values(GUIDE_FONTS)])
  if (!existsSync(join(fonts, key))) await writeFile(join(fonts, key), await toTtf(await readShippedFont(key)));
const readFont = (key: string) => readFile(join(fonts, key));
const outlines = openOutlines({ read: readFont });
await outlines.ensureLoaded(own);
const draw = openTwoThreadDrawing();
await draw({ svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', format: 'png', longSide: 8 });
process.send?.({ awake: true });
await once(process, 'message');

const started = performance.now();
const cpu = process.cpuUsage();
let [count, bytesWritten] = [0, 0];
const options = { language: 'both', level: 'vector', day: '2026-11-16', signWidthMm: 2400, trade: '' } as const;
for await (const { path, bytes } of buildPack(doc, options, { outlines, readFont, draw })) {
  const target = join(out, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
  count += 1;
  bytesWritten += bytes.length;
}
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage(cpu);
process.send?.({ seconds, processorSeconds: (user + system) / 1e6, count, bytesWritten });
process.disconnect?.();
