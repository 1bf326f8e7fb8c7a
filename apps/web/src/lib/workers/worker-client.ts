import { logFailure } from '../log.ts';

export type ToWorker<Request, Note> = { id: number; request: Request } | { note: Note };
/** `step`: a step of the request begins. */
export type FromWorker<Answer> = { id: number } & ({ step: true } | { answer: Answer } | { error: string });

type ClientOptions<Note> = {
  /** For the log. */
  name: string;
  /** Null where the browser has no such worker. */
  start: () => Worker | null;
  /** What a new worker is told before anything else. */
  first?: () => readonly Note[];
  atOnce?: number;
  /** For each step of a request; a worker that takes longer is ended. */
  stepLimitMs?: number;
  /** A lost worker is started again with the next request; without it the page does its work from then on. */
  restarts?: boolean;
};

type AskOptions<Request, Answer> = {
  signal?: AbortSignal;
  /** Does the same in the page, should there be no worker. */
  here?: (request: Request) => Promise<Answer>;
};

type Waiting<Request, Answer> = AskOptions<Request, Answer> & {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
  timer?: ReturnType<typeof setTimeout>;
};

/** A request took longer than a step may; its worker was ended. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

export const canDrawInWorkers = (): boolean => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** One worker and whoever waits for its answers. What is no longer wanted when its turn comes is never sent. */
export function openWorkerClient<Request, Answer, Note = never>(options: ClientOptions<Note>) {
  const { name, atOnce = Infinity, stepLimitMs } = options;
  const queue: Waiting<Request, Answer>[] = [];
  const underWay = new Map<number, Waiting<Request, Answer>>();
  let worker: Worker | null | undefined;
  let lastId = 0;

  const post = (message: ToWorker<Request, Note>): void => worker?.postMessage(message);

  function start(): void {
    if (worker !== undefined) return;
    worker = options.start();
    if (!worker) return;
    worker.onmessage = ({ data }: MessageEvent<FromWorker<Answer>>) => hear(data);
    worker.onerror = (event) => {
      logFailure(name, event.message);
      lose(new Error(event.message));
    };
    for (const note of options.first?.() ?? []) post({ note });
  }

  function hear(reply: FromWorker<Answer>): void {
    const asked = underWay.get(reply.id);
    if (!asked) return;
    clearTimeout(asked.timer);
    if ('step' in reply) {
      if (stepLimitMs) asked.timer = setTimeout(() => lose(new TooSlowError(`${name} took too long`)), stepLimitMs);
      return;
    }
    underWay.delete(reply.id);
    if ('error' in reply) asked.reject(new Error(reply.error));
    else asked.resolve(reply.answer);
    sendNext();
  }

  function lose(error: Error): void {
    worker?.terminate();
    worker = options.restarts ? undefined : null;
    const lost = [...underWay.values()];
    underWay.clear();
    for (const asked of lost) {
      clearTimeout(asked.timer);
      if (asked.here) queue.unshift(asked);
      else asked.reject(error);
    }
    sendNext();
  }

  function sendNext(): void {
    while (underWay.size < atOnce) {
      const next = queue.shift();
      if (!next) return;
      if (next.signal?.aborted) {
        next.reject(next.signal.reason);
        continue;
      }
      start();
      const id = (lastId += 1);
      underWay.set(id, next);
      if (worker) post({ id, request: next.request });
      else void answerHere(id, next);
    }
  }

  async function answerHere(id: number, { request, here, resolve, reject }: Waiting<Request, Answer>): Promise<void> {
    try {
      if (!here) throw new Error(`${name} cannot be started`);
      resolve(await here(request));
    } catch (error) {
      reject(error);
    } finally {
      underWay.delete(id);
      sendNext();
    }
  }

  return {
    /** Fetches the worker's script before it is needed. */
    start,
    /** Says something that needs no answer; false where no worker runs that could hear it. */
    tell: (note: Note): boolean => {
      if (worker) post({ note });
      return Boolean(worker);
    },
    ask: (request: Request, { signal, here }: AskOptions<Request, Answer> = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject, ...(signal && { signal }), ...(here && { here }) });
        sendNext();
      }),
  };
}

/** How long a piece of work took in its worker, for those who measure. */
export const recordWork = (name: string, ms: number): void =>
  void performance.measure?.(name, { start: Math.max(0, performance.now() - ms), duration: ms });
