import type { FastifyInstance } from 'fastify';

/** Calls that the page renderer makes while it draws a page: nobody has opened anything yet. */
export function markOwnCalls(app: FastifyInstance, isOwnCall: (headers: Record<string, unknown>) => boolean): void {
  app.decorateRequest('isOwnCall', false);
  app.addHook('onRequest', (request, _, done) => {
    request.isOwnCall = isOwnCall(request.headers);
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    isOwnCall: boolean;
  }
}
