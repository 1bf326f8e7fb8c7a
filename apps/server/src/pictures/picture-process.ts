import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { noteProgress, serveCalls } from '@markwright/worker-pool';
import type { PictureLimits } from './picture-sandbox.ts';
import { openPictureWork } from './picture-work.ts';

const MEMORY_CHECK_MS = 20;

/** Only these four formats are decoded at all. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

try {
  // Where memory runs out all the same, the system ends this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux.
}

/** Decoding runs in native threads that cannot be stopped, so the process ends itself, at once and without cleaning up. */
const endNow = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

await serveCalls(({ memoryLimitMb }: PictureLimits) => {
  // More often than the pool looks: a bomb takes gigabytes in a quarter of a second.
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryLimitMb * 1024 * 1024) endNow();
  }, MEMORY_CHECK_MS).unref();
  return openPictureWork(noteProgress);
});
