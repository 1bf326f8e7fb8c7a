/** What a worker process can be asked to do. Arguments and answers are plain data. */
export type Methods = Record<string, (...args: never[]) => unknown>;

/** `isShort`: what pauses goes on when it is over. */
export type Asked = { id: number; method: string; args: unknown[]; isShort?: boolean };
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

/** A short call that waits for something else for longer than this keeps nobody any more. */
const SHORT_MS = 250;
let shortOnes = 0;
let onShortOver: (() => void)[] = [];

/**
 * Lets a call that came meanwhile go first, and a short one end first: between its reads of a file, steps of others would
 * each take longer than all of it. For methods of several long steps, where their pool says that they give way.
 */
export async function giveWay(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (shortOnes === 0) return;
  let limit: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    onShortOver.push(resolve);
    limit = setTimeout(resolve, SHORT_MS);
  });
  clearTimeout(limit);
}

function endShort(): void {
  shortOnes -= 1;
  if (shortOnes > 0) return;
  const waiting = onShortOver;
  onShortOver = [];
  for (const goOn of waiting) goOn();
}

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

async function answer(methods: Methods, { id, method, args, isShort = false }: Asked): Promise<void> {
  working += 1;
  if (isShort) shortOnes += 1;
  clearTimeout(tidying);
  try {
    const run = methods[method] as ((...given: unknown[]) => unknown) | undefined;
    if (!run) throw new Error(`There is no method "${method}"`);
    send({ id, value: await run(...args) });
  } catch (error) {
    send({ id, thrown: describe(error) });
  } finally {
    if (isShort) endShort();
    working -= 1;
    if (working === 0) tidying = setTimeout(() => globalThis.gc?.(), TIDY_AFTER_MS).unref();
  }
}

function describe(error: unknown): Thrown {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), properties: {} };
  return { name: error.name, message: error.message, properties: JSON.parse(JSON.stringify(Object.assign({}, error))) };
}
