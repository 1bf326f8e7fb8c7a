import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { ModelError } from './image-model.ts';

const TRIES = 4;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
const ERROR_TEXT_MAX = 300;

type ModelCall<T> = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
  reply: z.ZodType<T>;
  signal: AbortSignal;
  /** Wait before the second try; each further wait doubles. Tests shorten it. */
  firstWaitMs?: number | undefined;
};

/** Asks until there is an answer: busy (429), broken (5xx) and cut connections are tried again, a refusal is not. */
export async function callModel<T>(call: ModelCall<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(call);
    if ('value' in outcome) return outcome.value;
    if (outcome.error.isPermanent || attempt === TRIES) throw outcome.error;
    const backoff = (call.firstWaitMs ?? FIRST_WAIT_MS) * 2 ** (attempt - 1);
    await wait(Math.min(outcome.waitMs ?? backoff, LONGEST_WAIT_MS), undefined, { signal: call.signal });
  }
}

type Outcome<T> = { value: T } | { error: ModelError; waitMs?: number };

async function tryOnce<T>({ url, method = 'POST', headers, body, reply, signal }: ModelCall<T>): Promise<Outcome<T>> {
  const init: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    signal,
    redirect: 'error',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, init);
    text = await response.text();
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { error: new ModelError(`no answer: ${(cause as Error).message}`) };
  }
  if (!response.ok) {
    const isPermanent = response.status < 500 && response.status !== 429 && response.status !== 408;
    const error = new ModelError(`${response.status}: ${text.slice(0, ERROR_TEXT_MAX)}`, isPermanent);
    const seconds = Number(response.headers.get('retry-after'));
    return { error, ...(seconds > 0 && { waitMs: seconds * 1000 }) };
  }
  return parse(text, reply);
}

/** A body that is not what the protocol says is a fault of the moment more often than for ever. */
function parse<T>(text: string, reply: z.ZodType<T>): Outcome<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: new ModelError(`the answer is not JSON: ${text.slice(0, ERROR_TEXT_MAX)}`) };
  }
  const parsed = reply.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  return { error: new ModelError(`the answer has another shape: ${parsed.error.issues[0]?.message ?? ''}`) };
}
