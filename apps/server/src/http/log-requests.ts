import type { FastifyInstance } from 'fastify';

const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** One line per answered request, with the outcome code of the envelope; the id is also sent to the client. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const level = QUIET.has(path) || path.startsWith('/assets/') ? 'debug' : 'info';
    const code = request.envelopeCode ?? reply.statusCode;
    const ms = Math.round(reply.elapsedTime);
    request.log[level]({ method: request.method, path, code, ms, ip: request.ip }, `${request.method} ${path} ${code}`);
    done();
  });
}
