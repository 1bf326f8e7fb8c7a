import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Queue } from '../jobs/queue.ts';
import type { Storage } from '../providers/storage/storage.ts';

const CHECK_MS = 3000;
const SAME_MS = 250;

type HealthDeps = {
  pool: pg.Pool;
  storage: Storage;
  queue: Queue;
  /** Throws what is wrong with the search model; logos are still found without it, only less well. */
  checkSearch?: (() => void) | undefined;
};

/** `/healthz`: the process answers. `/readyz`: everything behind it answers too, each named with what is wrong. */
export function serveHealth(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  let latest: { askedAt: number; results: ReturnType<typeof check> } | undefined;
  const check = (log: FastifyBaseLogger) => {
    const checks = {
      database: () => deps.pool.query('select 1'),
      storage: () => deps.storage.isAnswering(),
      queue: () => deps.queue.isAnswering(),
      ...(deps.checkSearch && { search: async () => deps.checkSearch?.() }),
    };
    return Promise.all(
      Object.entries(checks).map(async ([name, ask]) => {
        try {
          const isWell = await withinLimit(ask());
          if (isWell !== false) return [name, 'ok'] as const;
          log.error({ check: name }, 'not ready');
          return [name, 'failing'] as const;
        } catch (error) {
          log.error({ err: error, check: name }, 'not ready');
          return [name, 'failing'] as const;
        }
      }),
    );
  };

  app.get('/readyz', async (request, reply) => {
    // A check writes to the disk: whoever asks again within a moment is told the same.
    if (!latest || Date.now() - latest.askedAt >= SAME_MS)
      latest = { askedAt: Date.now(), results: check(request.log) };
    const results = await latest.results;
    const ready = results.every(([, state]) => state === 'ok');
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'failing', ...Object.fromEntries(results) });
  });
}

async function withinLimit(work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${CHECK_MS} ms`)), CHECK_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
