import { fileURLToPath } from 'node:url';
import { readEnv } from './compose/env.ts';
import { createLog } from './log.ts';
import { runUntilStopped } from './compose/run-until-stopped.ts';
import { showProgress } from './compose/show-progress.ts';
import { startServer } from './compose/start-server.ts';
import { loadBuiltWeb } from './compose/built-web.ts';

/** The same distance from apps/server/src as from the bundle in apps/server/dist. */
const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

// React, loaded below with the built pages, is slower and says more where nobody named the environment.
process.env['NODE_ENV'] ??= 'production';
await runUntilStopped(async (say) => {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL, process.stdout.isTTY);
  const servesPages = env.ROLE === 'web' || env.ROLE === 'all';
  const web = servesPages ? loadBuiltWeb(webDist) : undefined;
  // Awaited when the database is there; should that fail first, it is what is told.
  web?.catch(() => undefined);
  const server = await startServer({
    env,
    log,
    ...(web && { web }),
    onStep: say,
    onSeedProgress: showProgress(),
  });
  if (env.ROLE === 'migrate') {
    await server.stop();
    say('tables, queues and starting data are up to date');
    process.exit(0);
  }
  return server;
});
