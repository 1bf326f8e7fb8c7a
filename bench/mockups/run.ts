import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { openSceneFile, placeMark, SCENE_NAMES, type Pixels } from '@markwright/mockups';
import sharp from 'sharp';
import { median } from '../percentile.ts';
import { round, writeResult, type Figure } from '../write-result.ts';

const LIMITS = { 900: { bytes: 600_000, ms: 80 }, 1920: { bytes: 1_600_000, ms: 400 } } as const;
const RUNS = 5;

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200" width="1200" height="400">
<circle cx="100" cy="100" r="96" fill="#c0392b"/><path d="M40 130q60-120 120 0z" fill="#fff"/>
<path d="M230 60h340v30H230zM230 110h260v30H230z" fill="#203040"/></svg>`;

async function picture(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const inflate = promisify(inflateRaw) as (bytes: Uint8Array) => Promise<Uint8Array>;

/** Processor time of this process in milliseconds: other work on the machine does not count. */
function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** How large the scenes are and how long a mark takes to be placed, each scene at both sizes. */
export async function run(): Promise<void> {
  const mark = await picture(Buffer.from(MARK));
  const figures: Figure[] = [];
  for (const width of [900, 1920] as const) {
    const bytes: number[] = [];
    const times: number[] = [];
    for (const name of SCENE_NAMES) {
      const file = await readFile(new URL(`../../packages/mockups/scenes/${name}-${width}.scene`, import.meta.url));
      const scene = await openSceneFile(new Uint8Array(file), { picture, inflate });
      const each = Array.from({ length: RUNS }, () => cpuMs(() => placeMark(scene, { mark, ground: '#e9e0cd' })));
      const time = median(each);
      bytes.push(file.length);
      times.push(time);
      console.log(`${name.padEnd(18)} ${width} px  ${round(file.length / 1024)} KB  ${round(time)} ms`);
    }
    const limit = LIMITS[width];
    figures.push(
      {
        name: `largest scene at ${width} px`,
        value: Math.max(...bytes),
        unit: 'bytes',
        limit: { atMost: limit.bytes },
      },
      {
        name: `slowest placing at ${width} px`,
        value: round(Math.max(...times)),
        unit: 'ms',
        limit: { atMost: limit.ms },
      },
      { name: `usual placing at ${width} px`, value: round(median(times)), unit: 'ms' },
    );
  }
  writeResult('mockups', figures);
}
