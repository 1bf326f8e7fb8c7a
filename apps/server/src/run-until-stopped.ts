import type { RunningServer } from './start-server.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Starts, says where, and on Ctrl-C or a stop signal finishes what is running before it exits. */
export async function runUntilStopped(start: (say: (step: string) => void) => Promise<RunningServer>): Promise<void> {
  const startedAt = Date.now();
  let server: RunningServer;
  try {
    server = await start((step) => say(`· ${step}`));
  } catch (error) {
    // A person reads this: what to do, not where in the code it happened.
    process.stderr.write(`\n方格 Markwright could not start.\n${explain(error)}\n`);
    process.exit(1);
  }
  say(`\n方格 Markwright is running at ${server.url}  (ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    say(`\n${signal}: finishing requests and jobs…`);
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or start with PORT=3001.`;
  return process.env['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : error.message;
}
