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

const withData = (data: unknown): Envelope => ({ code: OK_CODE, msg: 'ok', data: data ?? null });

/** Kept by nobody unless the handler has said otherwise. */
export function sendData(reply: FastifyReply, data: unknown): FastifyReply {
  noteSuccess(reply);
  return send(reply, withData(data));
}

/** What `sendData` would write, to be sent more than once by `sendText`. */
export const textWith = (data: unknown): string => JSON.stringify(withData(data));

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
