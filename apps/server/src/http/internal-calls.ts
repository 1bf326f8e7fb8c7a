import type { FastifyInstance } from 'fastify';

/** Calls that the page renderer makes while it draws a page: nobody has opened anything yet. */
export function markInternalCalls(
  app: FastifyInstance,
  isInternalCall: (headers: Record<string, unknown>) => boolean,
): void {
  app.decorateRequest('isInternalCall', false);
  app.addHook('onRequest', (request, _, done) => {
    request.isInternalCall = isInternalCall(request.headers);
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    isInternalCall: boolean;
  }
}
