export { readEnv, type Env } from './env.ts';
export { createLog, type Log } from './log.ts';
export { runUntilStopped } from './run-until-stopped.ts';
export { startServer, type RunningServer, type StartOptions } from './start-server.ts';
export { type WebParts } from './web/built-web.ts';
