import type { FastifyInstance } from 'fastify';

/** Once the server is stopping, each answer ends its connection: an idle kept-alive one would hold the stop up for a minute. */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
