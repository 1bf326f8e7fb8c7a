import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorDetails, type ErrorName } from '@markwright/contracts';
import { PoolBusyError } from '@markwright/worker-pool';
import type { ErrorPageStatus } from './error-page.ts';
import { languageOf } from './language.ts';
import { isDatabaseBusy, isDiskFull } from './outside-causes.ts';
import { isApiUrl } from './request-path.ts';
import { sendError } from './send-envelope.ts';

type BodyLimits = { bodyLimitBytes: number; uploadLimitBytes: number };

/** The only place where a thrown thing becomes an answer. Pages have their own handler, below /api all is envelope. */
export function handleErrors(
  app: FastifyInstance,
  limits: BodyLimits,
  sendErrorPage: (request: FastifyRequest, reply: FastifyReply, status: ErrorPageStatus) => FastifyReply,
): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const { name, details } = nameError(error, limits);
    if (name === 'INTERNAL' || name === 'DISK_FULL') request.log.error({ err: error }, 'request failed');
    else request.log.info({ reason: name, details: withoutWords(details) }, 'request refused');
    if (isApiUrl(request.url)) return sendError(reply, name, languageOf(request), details);
    const status = PAGE_STATUS[name];
    if (status) return sendErrorPage(request, reply, status);
    return reply
      .code((error as FastifyError).statusCode ?? 400)
      .type('text/plain')
      .send(name);
  });
}

/** Numbers and names of fields help whoever reads the log; what visitors typed is not written there. */
const withoutWords = (details: ErrorDetails = {}): ErrorDetails =>
  Object.fromEntries(Object.entries(details).filter(([key, value]) => key === 'field' || typeof value === 'number'));

const PAGE_STATUS: Partial<Record<ErrorName, ErrorPageStatus>> = { INTERNAL: 500, BUSY: 503, TOO_MANY_REQUESTS: 429 };

/** For addresses the router itself refuses, before any hook or handler: broken escapes and over-long parameters. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { url = '' } = request.raw;
  request.log.info({ reason: error.code }, 'request refused');
  if (isApiUrl(url)) void sendError(reply, 'MALFORMED_REQUEST', languageOf(request));
  else void reply.code(400).type('text/plain').send('MALFORMED_REQUEST');
}

type Named = { name: ErrorName; details?: ErrorDetails };

function nameError(error: FastifyError | AppError, { bodyLimitBytes, uploadLimitBytes }: BodyLimits): Named {
  if (error instanceof AppError) return { name: error.error, details: error.details };
  if (error instanceof PoolBusyError || isDatabaseBusy(error)) return { name: 'BUSY' };
  if (isDiskFull(error)) return { name: 'DISK_FULL' };
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return { name: 'MALFORMED_JSON' };
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { name: 'BODY_TOO_LARGE', details: { limit: megabytes(bodyLimitBytes) } };
    case 'FST_REQ_FILE_TOO_LARGE':
      return { name: 'BODY_TOO_LARGE', details: { limit: megabytes(uploadLimitBytes) } };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return { name: 'UNSUPPORTED_TYPE' };
    default: {
      const status = error.statusCode ?? 500;
      return { name: status >= 400 && status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL' };
    }
  }
}

export const megabytes = (bytes: number): string => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
