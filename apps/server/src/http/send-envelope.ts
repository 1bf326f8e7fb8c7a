import type { FastifyReply } from 'fastify';
import {
  ERRORS,
  errorMessage,
  OK_CODE,
  type Envelope,
  type ErrorDetails,
  type ErrorName,
  type Language,
} from '@markwright/contracts';

/** HTTP is 200 whatever happened; `code` says what did. */
const send = (reply: FastifyReply, envelope: Envelope): FastifyReply => reply.code(200).send(envelope);

/** Data that is text already, as it goes into the envelope. */
export class DataText<Data> {
  /** What it says; only the compiler reads this. */
  declare readonly data: Data;

  constructor(readonly json: string) {}
}

/** One field goes out as it lies in the database: read and written again, a document costs as much as the whole answer. */
export function withStoredField<Data, Field extends keyof Data & string>(
  rest: Omit<Data, Field>,
  field: Field,
  stored: string,
): DataText<Data> {
  const own = JSON.stringify(rest).slice(0, -1);
  return new DataText(`${own}${own === '{' ? '' : ','}${JSON.stringify(field)}:${stored}}`);
}

const withData = (data: unknown): Envelope => ({ code: OK_CODE, msg: 'ok', data: data ?? null });

/** Kept by nobody unless the handler has said otherwise. */
export function sendData(reply: FastifyReply, data: unknown): FastifyReply {
  if (data instanceof DataText) return sendText(reply, textWith(data));
  noteSuccess(reply);
  return send(reply, withData(data));
}

/** What `sendData` would write, to be sent more than once by `sendText`. */
export const textWith = (data: unknown): string => {
  if (!(data instanceof DataText)) return JSON.stringify(withData(data));
  const { code, msg } = withData(null);
  return `{"code":${code},"msg":${JSON.stringify(msg)},"data":${data.json}}`;
};

export function sendText(reply: FastifyReply, text: string): FastifyReply {
  noteSuccess(reply);
  return reply.code(200).type('application/json; charset=utf-8').send(text);
}

function noteSuccess(reply: FastifyReply): void {
  reply.request.envelopeCode = OK_CODE;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

export function sendError(reply: FastifyReply, error: ErrorName, language: Language, details?: ErrorDetails) {
  const { code } = ERRORS[error];
  reply.request.envelopeCode = code;
  reply.header('cache-control', 'no-store');
  return send(reply, { code, msg: errorMessage(error, language, details), data: null });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The outcome on the wire, for logs and metrics: the HTTP status says nothing. */
    envelopeCode?: number;
  }
}
