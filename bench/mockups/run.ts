import { placeMark, SCENE_NAMES } from '@markwright/mockups';
import { median } from '../percentile.ts';
import { round, writeResult, type Figure } from '../write-result.ts';
import { compareWithRenderer } from './against-renderer.ts';
import { marksFor, readScene } from './scene-files.ts';

const LIMITS = { 900: { bytes: 600_000, ms: 80 }, 1920: { bytes: 1_600_000, ms: 400 } } as const;
const RUNS = 15;

/** Processor time of this process in milliseconds: other work on the machine does not count. */
function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * `npm run bench -- mockups`: how large the scenes are and how long a mark takes to be placed, the slower of a wide
 * one and a stacked one, each scene at both sizes (`--width=900` at one).
 * `-- mockups --against-renderer [scene…]`: how far placing is from Blender with the logo as the panel's texture.
 */
export async function run(options: string[]): Promise<void> {
  if (options.includes('--against-renderer')) {
    writeResult('mockups-renderer', await compareWithRenderer(options), options);
    return;
  }
  const only = options.find((option) => option.startsWith('--width='))?.slice('--width='.length);
  const figures: Figure[] = [];
  for (const width of ([900, 1920] as const).filter((each) => !only || String(each) === only)) {
    const sizes: number[] = [];
    const times: number[] = [];
    for (const name of SCENE_NAMES) {
      const { scene, bytes } = await readScene(name, width);
      const perMark = (await marksFor(scene)).map((mark) =>
        Array.from({ length: RUNS }, () => cpuMs(() => placeMark(scene, { mark, ground: '#e9e0cd' }))),
      );
      const time = Math.max(...perMark.map(median));
      sizes.push(bytes);
      times.push(time);
      console.log(
        `${name.padEnd(18)} ${width} px  ${round(bytes / 1024)} KB  ${round(time)} ms, the quickest ${round(Math.min(...perMark.flat()))}`,
      );
    }
    const limit = LIMITS[width];
    figures.push(
      {
        name: `largest scene at ${width} px`,
        value: Math.max(...sizes),
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
  writeResult('mockups', figures, options);
}
