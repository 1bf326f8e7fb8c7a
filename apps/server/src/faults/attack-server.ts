import { createLog } from '../log.ts';
import { readEnv } from '../env.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { startServer } from '../start-server.ts';
import { testWeb } from '../testing/test-web.ts';

/**
 * The whole server with small pages, which tells on request how long its event loop was kept by its own work: a delay
 * counts only as far as the process used the processor meanwhile, so that a busy machine is not taken for a blocked loop.
 */
const LOOK_MS = 10;
let worst = 0;
let last = performance.now();
let used = process.cpuUsage();
setInterval(() => {
  const now = performance.now();
  const { user, system } = process.cpuUsage(used);
  worst = Math.max(worst, Math.min(now - last - LOOK_MS, (user + system) / 1000));
  last = now;
  used = process.cpuUsage();
}, LOOK_MS).unref();

process.on('message', () => {
  process.send?.({ worst });
  worst = 0;
});
process.channel?.unref();

await runUntilStopped(() => {
  const env = readEnv(process.env);
  return startServer({ env, log: createLog('fatal', false), web: { pages: testWeb, serveFiles: async () => {} } });
});
