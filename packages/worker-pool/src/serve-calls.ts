/** What a worker process can be asked to do. Arguments and answers are plain data. */
export type Methods = Record<string, (...args: never[]) => unknown>;

export type Asked = { id: number; method: string; args: unknown[] };
type Thrown = { name: string; message: string; properties: Record<string, unknown> };
export type Answered = { id: number; value?: unknown; thrown?: Thrown };
export type FromWorker = Answered | { progress: true; note?: unknown } | { ready: true } | { failedToStart: string };

const send = (message: FromWorker): void => {
  if (process.connected) process.send?.(message);
};

/**
 * Told by a method before each of its steps: the time limit begins anew. Sent at once, before any work that blocks.
 * A note reaches the caller, who may want to show how far the work is.
 */
export const noteProgress = (note?: unknown): void => send({ progress: true, ...(note !== undefined && { note }) });

/** Lets a call that came meanwhile go first. For methods of several long steps, where their pool says that they give way. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs in the worker process: opens what the methods need once, then answers the pool's calls. */
export async function serveCalls<Setup>(open: (setup: Setup) => Promise<Methods> | Methods): Promise<void> {
  // The serving process is gone: nobody waits for an answer any more.
  process.on('disconnect', () => process.exit(0));
  const setup = await new Promise<Setup>((resolve) =>
    process.once('message', (message) => resolve((message as { setup: Setup }).setup)),
  );
  try {
    const methods = await open(setup);
    process.on('message', (asked: Asked) => void answer(methods, asked));
    send({ ready: true });
  } catch (error) {
    send({ failedToStart: describe(error).message });
    process.exitCode = 1;
    process.disconnect?.();
  }
}

/** A process with nothing to do for this long tidies up what its last calls left behind, once. */
const TIDY_AFTER_MS = 1500;
let working = 0;
let tidying: NodeJS.Timeout | undefined;

async function answer(methods: Methods, { id, method, args }: Asked): Promise<void> {
  working += 1;
  clearTimeout(tidying);
  try {
    const run = methods[method] as ((...given: unknown[]) => unknown) | undefined;
    if (!run) throw new Error(`There is no method "${method}"`);
    send({ id, value: await run(...args) });
  } catch (error) {
    send({ id, thrown: describe(error) });
  } finally {
    working -= 1;
    if (working === 0) tidying = setTimeout(() => globalThis.gc?.(), TIDY_AFTER_MS).unref();
  }
}

function describe(error: unknown): Thrown {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), properties: {} };
  return { name: error.name, message: error.message, properties: JSON.parse(JSON.stringify(Object.assign({}, error))) };
}
