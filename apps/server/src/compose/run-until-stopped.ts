import type { RunningServer } from './start-server.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Starts, says where, and on Ctrl-C or a stop signal finishes what is running before it exits. */
export async function runUntilStopped(start: (say: (step: string) => void) => Promise<RunningServer>): Promise<void> {
  // Everything this process and its children write is for this user alone.
  process.umask(0o077);
  const startedAt = Date.now();
  let server: RunningServer | undefined;
  let stopping = false;

  const stop = (signal: string) => {
    // Still starting, or asked a second time: leave at once. Nothing unfinished is ever acknowledged, so nothing is lost.
    if (!server || stopping) process.exit(server ? 1 : 0);
    stopping = true;
    say(`\n${signal}: finishing requests and jobs…`);
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail('could not stop cleanly', error),
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));

  try {
    server = await start((step) => say(`· ${step}`));
  } catch (error) {
    return fail('could not start', error);
  }
  say(`\n方格 Markwright is running at ${server.url}  (ready in ${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

/** A person reads this: what to do, not where in the code it happened. */
function fail(what: string, error: unknown): never {
  process.stderr.write(`\n方格 Markwright ${what}.\n${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or start with PORT=3001.`;
  return process.env['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : error.message;
}
