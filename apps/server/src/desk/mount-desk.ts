import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type DataToSend, type Endpoint, type Input, type Language } from '@markwright/contracts';
import { DESK, type DeskEndpoint } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { requireAppSign } from '../http/caller.ts';
import { languageOf } from '../http/language.ts';
import { networkOf } from '../http/network.ts';
import { readInput } from '../http/read-input.ts';
import { sendData } from '../http/send-envelope.ts';
import { readDeskToken } from './desk-cookie.ts';
import { findOperatorByToken, type Operator } from './operators.ts';
import { recordAction } from './record-action.ts';

type Awaitable<T> = T | Promise<T>;

type OpenCall<E extends DeskEndpoint> = Input<E> & {
  /** The database; for a change the transaction that its record is written in. */
  db: Db;
  language: Language;
  /** From where, for limits and for the log. */
  origin: string;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
};
export type DeskCall<E extends DeskEndpoint = DeskEndpoint> = OpenCall<E> & { operator: Operator };

/** What a change answers with: its data for the caller, and what the log will say. */
export type Changed<E extends DeskEndpoint> = {
  data: DataToSend<E>;
  subject: string;
  before?: unknown;
  after?: unknown;
  /** What may only be done once it is written: a file that goes cannot come back. */
  afterwards?: () => Promise<unknown>;
};

/** The only ways to mount a call of the desk. A change cannot be mounted without being recorded. */
type OnDesk = {
  open<E extends DeskEndpoint>(endpoint: E, handler: (call: OpenCall<E>) => Awaitable<DataToSend<E>>): void;
  read<E extends DeskEndpoint>(endpoint: E, handler: (call: DeskCall<E>) => Awaitable<DataToSend<E>>): void;
  change<E extends DeskEndpoint>(endpoint: E, handler: (call: DeskCall<E>) => Promise<Changed<E>>): void;
  /** For an upload: the file is read before the transaction is opened. */
  upload<E extends DeskEndpoint, Read>(
    endpoint: E,
    read: (call: DeskCall<E>) => Promise<Read>,
    handler: (call: DeskCall<E> & { file: Read }) => Promise<Changed<E>>,
  ): void;
  /** The same for what has to be fetched first: nobody outside is waited for with a transaction open. */
  prepared<E extends DeskEndpoint, Read>(
    endpoint: E,
    read: (call: DeskCall<E>) => Promise<Read>,
    handler: (call: DeskCall<E> & { file: Read }) => Promise<Changed<E>>,
  ): void;
};
export type DeskRoom = (on: OnDesk) => void;

type Mounted = { endpoint: DeskEndpoint; run: (call: DeskCall) => Promise<unknown> };

type DeskMountOptions = {
  db: Db;
  appSign: string;
  rooms: readonly DeskRoom[];
  /** After a change has been written: pages in memory may say something else. */
  onChange?: () => Promise<void>;
};

/** Mounts every call of the desk exactly once, or throws. */
export function mountDesk(app: FastifyInstance, { db, appSign, rooms, onChange }: DeskMountOptions): void {
  for (const { endpoint, run } of collect(db, rooms)) {
    const { may } = endpoint;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint: { ...endpoint, auth: 'guest' } as Endpoint },
      // Before the body: nothing a stranger sends is read.
      preParsing: async (request, _, body) => {
        requireAppSign(request, appSign);
        if (may === 'anybody') return body;
        request.operator = await findOperatorByToken(db, readDeskToken(request));
        if (!request.operator) throw new AppError('SIGN_IN_REQUIRED');
        if (!may.includes(request.operator.role)) throw new AppError('FORBIDDEN');
        return body;
      },
      handler: async (request, reply) => {
        const language = languageOf(request);
        const input = readInput({ ...endpoint, auth: 'guest' } as Endpoint, request, language);
        const origin = networkOf(request.ip);
        const call = { ...input, db, language, origin, now: new Date(), request, reply, operator: request.operator };
        const data = await run(call as unknown as DeskCall);
        if (endpoint.method !== 'GET') await onChange?.();
        return sendData(reply, data);
      },
    });
  }
}

function collect(db: Db, rooms: readonly DeskRoom[]): Mounted[] {
  const mounted = new Map<string, Mounted>();
  const add = (endpoint: DeskEndpoint, fits: boolean, run: Mounted['run']) => {
    if (mounted.has(endpoint.name)) throw new Error(`The desk's "${endpoint.name}" is mounted twice`);
    if (!fits) throw new Error(`The desk's "${endpoint.name}" is mounted as something it is not`);
    mounted.set(endpoint.name, { endpoint, run });
  };
  const isChange = ({ method, may }: DeskEndpoint) => method !== 'GET' && may !== 'anybody';
  const inOneTransaction =
    (name: string, handler: (call: never) => Promise<unknown>) =>
    async (call: DeskCall, more: object = {}) => {
      const { data, afterwards } = await db.transaction(async (tx) => {
        const changed = (await handler({ ...call, ...more, db: tx } as never)) as Changed<DeskEndpoint>;
        const { subject, before, after } = changed;
        await recordAction(tx, { operator: call.operator, action: name, origin: call.origin, subject, before, after });
        return changed;
      });
      await afterwards?.();
      return data;
    };
  const readFirst =
    (name: string, read: (call: never) => Promise<unknown>, handler: (call: never) => Promise<unknown>) =>
    async (call: DeskCall) =>
      inOneTransaction(name, handler)(call, { file: await read(call as never) });
  const on: OnDesk = {
    open: (endpoint, handler) => add(endpoint, endpoint.may === 'anybody', async (call) => handler(call as never)),
    read: (endpoint, handler) =>
      add(endpoint, endpoint.method === 'GET' && endpoint.may !== 'anybody', async (call) => handler(call as never)),
    change: (endpoint, handler) =>
      add(endpoint, isChange(endpoint) && !endpoint.upload, inOneTransaction(endpoint.name, handler)),
    upload: (endpoint, read, handler) =>
      add(endpoint, isChange(endpoint) && endpoint.upload === true, readFirst(endpoint.name, read, handler)),
    prepared: (endpoint, read, handler) =>
      add(endpoint, isChange(endpoint) && !endpoint.upload, readFirst(endpoint.name, read, handler)),
  };
  for (const room of rooms) room(on);
  const missing = Object.keys(DESK).filter((name) => !mounted.has(name));
  if (missing.length > 0) throw new Error(`Calls of the desk are declared but not mounted: ${missing.join(', ')}`);
  return [...mounted.values()];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who works at the desk; undefined for everybody else. */
    operator: Operator | undefined;
  }
}
