import { readFileSync } from 'node:fs';
import { createLog } from '../apps/server/src/log.ts';
import { readEnv } from '../apps/server/src/compose/env.ts';
import { runUntilStopped } from '../apps/server/src/compose/run-until-stopped.ts';
import { startServer } from '../apps/server/src/compose/start-server.ts';
import type { PageSource } from '../apps/server/src/http/serve-pages.ts';
import { testWeb } from '../apps/server/src/testing/test-web.ts';

/**
 * The whole server with small pages of its own, which tells on request how long its event loop was kept by its own work: a delay
 * counts only as far as the main thread was on a processor meanwhile, so that a busy machine is not taken for a blocked loop.
 */
const LOOK_MS = 10;
let worst = 0;
let last = performance.now();
let used = processorMs();
setInterval(() => {
  const now = performance.now();
  const worked = processorMs() - used;
  worst = Math.max(worst, Math.min(now - last - LOOK_MS, worked));
  last = now;
  used += worked;
}, LOOK_MS).unref();

/** Of the main thread alone where the system tells (Linux), else of the whole process. */
function processorMs(): number {
  try {
    const [nanoseconds = '0'] = readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** As long as the built pages take; so the tests need no build of the web. */
const DRAW_MS = 12;
const slowWeb: PageSource = {
  ...testWeb,
  render(request) {
    for (const end = performance.now() + DRAW_MS; performance.now() < end;);
    return testWeb.render(request);
  },
};

process.on('message', () => {
  process.send?.({ worst });
  worst = 0;
});
process.channel?.unref();

await runUntilStopped(() => {
  const env = readEnv(process.env);
  return startServer({
    env,
    log: createLog(env.LOG_LEVEL, false),
    web: { pages: slowWeb, serveFiles: async () => {} },
  });
});
