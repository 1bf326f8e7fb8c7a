import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildPack } from '@markwright/delivery';
import { openShippedOutlines } from '@markwright/fonts/node';
import { neededGlyphs, openDoc } from '@markwright/logo';
import { openRasteriser } from '@markwright/raster';
import { treeMemory } from '../process-tree.ts';

/**
 * One pack in a process of its own: its files go to a folder, its figures to stdout as JSON. Fonts are open and a drawing
 * process is awake before the clock starts, as in a server that has been running.
 */
const [docFile = '', out = ''] = process.argv.slice(2);
const doc = openDoc(JSON.parse(readFileSync(docFile, 'utf8')));
const outlines = openShippedOutlines();
await outlines.ensureLoaded(neededGlyphs(doc).keys());
const rasteriser = openRasteriser({ processes: 2 });
await rasteriser.draw({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  format: 'png',
  longSide: 8,
});

const idleMb = treeMemory(process.pid).pssMb;
let peakMb = idleMb;
const watching = setInterval(() => (peakMb = Math.max(peakMb, treeMemory(process.pid).pssMb)), 400);
const started = performance.now();
const cpu = process.cpuUsage();
let [count, bytesWritten] = [0, 0];
const options = { language: 'both', level: 'vector', day: '2026-11-16', signWidthMm: 2400, trade: '' } as const;
for await (const { path, bytes } of buildPack(doc, options, {
  outlines,
  draw: (order) => rasteriser.draw(order, { isJob: true }),
})) {
  const target = join(out, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
  count += 1;
  bytesWritten += bytes.length;
}
const seconds = (performance.now() - started) / 1000;
clearInterval(watching);
const { user, system } = process.cpuUsage(cpu);
const ownSeconds = (user + system) / 1e6;
const drawingSeconds = rasteriser.pids().reduce((sum, pid) => sum + cpuOf(pid), 0);
await rasteriser.close();
console.log(JSON.stringify({ seconds, ownSeconds, drawingSeconds, aboveIdleMb: peakMb - idleMb, count, bytesWritten }));

/** Processor seconds of a process so far (Linux). */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
