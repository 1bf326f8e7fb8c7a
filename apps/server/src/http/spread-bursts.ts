import type { FastifyInstance } from 'fastify';

/** Begun in one round of the event loop: some milliseconds of work. */
export const BEGUN_PER_ROUND = 16;
/** Whoever watches over the process is told at once that it lives. */
const ANSWERED_AT_ONCE = '/healthz';

/**
 * Requests that arrive in one moment are read in one round of the event loop, a thousand of them like one. They are begun
 * a few in each round, in their order, so that what others wait for is answered in between.
 */
export function spreadBursts(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let isCounting = false;

  const beginRound = () => {
    const next = waiting.splice(0, BEGUN_PER_ROUND);
    begun = next.length;
    isCounting = begun > 0;
    if (isCounting) setImmediate(beginRound);
    for (const begin of next) begin();
  };
  app.addHook('onRequest', (request, _, done) => {
    if (request.url === ANSWERED_AT_ONCE) return done();
    if (!isCounting) {
      isCounting = true;
      setImmediate(beginRound);
    }
    if (begun >= BEGUN_PER_ROUND || waiting.length > 0) return void waiting.push(done);
    begun += 1;
    done();
  });
}
