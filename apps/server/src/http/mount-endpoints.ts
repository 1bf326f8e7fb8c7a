import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type DataToSend, type Endpoint, type Input, type Language } from '@markwright/contracts';
import type { Db } from '../db/open-db.ts';
import { isRead, readCaller, requireAppSign, type User, type Visitors } from './caller.ts';
import { withIdempotency } from './idempotency.ts';
import { ResponseCache } from './response-cache.ts';
import { languageOf } from './language.ts';
import { readInput } from './read-input.ts';
import { sendData, sendText, textWith, type DataText } from './send-envelope.ts';

/** What a handler is given. A `user` endpoint always has a user and a token, by type and by check. */
export type Call<E extends Endpoint = Endpoint> = Input<E> & {
  /** The database, or the open transaction when the caller sent an idempotency key: pass it on, never keep it. */
  db: Db;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
} & (E['auth'] extends 'user' ? { user: User; token: string } : { user?: User; token?: string });

type Awaitable<T> = T | Promise<T>;
/** A `plain` endpoint answers through `call.reply` and returns it. */
type Returned<E extends Endpoint> = E extends { plain: true } ? FastifyReply : DataToSend<E> | DataText<DataToSend<E>>;

/**
 * `prepare` is for slow work that must not hold a transaction: it runs before the one of an idempotency key is opened,
 * and the handler finds its result in `prepared`.
 */
export type On = {
  <E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Awaitable<Returned<E>>): void;
  <E extends Endpoint, Prepared>(
    endpoint: E,
    prepare: (call: Call<E>) => Promise<Prepared>,
    handler: (call: Call<E> & { prepared: Prepared }) => Awaitable<Returned<E>>,
  ): void;
};
export type Feature = (on: On) => void;

type MountOptions = {
  db: Db;
  appSign: string;
  endpoints: readonly Endpoint[];
  features: readonly Feature[];
  visitors: Visitors;
  /** Where answers that all guests share are remembered; one of its own unless told. */
  responses?: ResponseCache;
};

type Step = (call: Call) => Awaitable<unknown>;
type Handler = { prepare?: Step | undefined; run: Step };

/** Mounts every declared endpoint exactly once, or throws: the server refuses to start half-wired. */
export function mountEndpoints(app: FastifyInstance, options: MountOptions): void {
  const handlers = collectHandlers(options);
  const kept = options.responses ?? new ResponseCache();
  for (const endpoint of options.endpoints) {
    const handler = handlers.get(endpoint.name);
    if (!handler) throw new Error(`The endpoint "${endpoint.name}" is declared but not mounted`);
    mountOne(app, endpoint, handler, { ...options, kept });
  }
}

function collectHandlers({ endpoints, features }: MountOptions): Map<string, Handler> {
  const declared = new Set(endpoints.map((endpoint) => endpoint.name));
  const handlers = new Map<string, Handler>();
  const on: On = (endpoint: Endpoint, first: unknown, second?: unknown) => {
    if (!declared.has(endpoint.name)) throw new Error(`The endpoint "${endpoint.name}" is mounted but not declared`);
    if (handlers.has(endpoint.name)) throw new Error(`The endpoint "${endpoint.name}" is mounted twice`);
    handlers.set(endpoint.name, (second ? { prepare: first, run: second } : { run: first }) as Handler);
  };
  for (const feature of features) feature(on);
  return handlers;
}

type MountOne = MountOptions & { kept: ResponseCache };

function mountOne(app: FastifyInstance, endpoint: Endpoint, handler: Handler, options: MountOne): void {
  const { db, appSign, visitors, kept } = options;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    // After the rate limit, which counts refused calls too, and before the body: a stranger's upload is not read.
    preParsing: async (request, _, body) => {
      if (!endpoint.plain) requireAppSign(request, appSign);
      request.caller = await readCaller(db, request, visitors);
      if (endpoint.auth === 'user' && !request.caller.user) throw new AppError('SIGN_IN_REQUIRED');
      return body;
    },
    handler: async (request, reply) => {
      const language = languageOf(request);
      const input = readInput(endpoint, request, language);
      const call = { ...input, ...request.caller, db, language, request, reply } as unknown as Call;
      const prepare = async () => handler.prepare?.(call);
      const run = (runDb: Db, prepared: unknown) => handler.run({ ...call, db: runDb, prepared } as Call);
      const { user } = request.caller;
      if (endpoint.shared && !user) {
        const make = async () => textWith(await run(db, undefined));
        return sendText(reply, await kept.find(`${language} ${request.url}`, make));
      }
      try {
        const result =
          endpoint.creates === true
            ? await withIdempotency(db, endpoint, request, input, { prepare, run })
            : await run(db, handler.prepare && (await prepare()));
        return endpoint.plain ? reply : sendData(reply, result);
      } finally {
        // Also when it failed: something may have been changed before.
        if (!isRead(request)) {
          kept.forget();
          if (user) visitors.onChange(db, user);
        }
      }
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
