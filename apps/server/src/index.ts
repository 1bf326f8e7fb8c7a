export { readEnv, type Env } from './compose/env.ts';
export { createLog, type Log } from './log.ts';
export { runUntilStopped } from './compose/run-until-stopped.ts';
export { startServer, type RunningServer, type StartOptions } from './compose/start-server.ts';
export { type BuiltWeb } from './compose/built-web.ts';
