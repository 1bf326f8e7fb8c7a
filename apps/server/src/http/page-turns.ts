import { AppError } from '@markwright/contracts';
import { FairQueue } from '@markwright/worker-pool';

type Limits = { atOnce: number; waitMs: number; waiting: number; waitingPerClient: number };
type Waiting = { start(): void; refuse(): void };

/** A page takes some ten milliseconds of the serving thread, and everything else waits for those that are drawn at once. */
const LIMITS: Limits = { atOnce: 2, waitMs: 5000, waiting: 48, waitingPerClient: 6 };

export type PageTurns = <T>(client: string, draw: () => Promise<T>) => Promise<T>;

/** At most a few pages are drawn at once; clients take turns, and who cannot be served in time is told so. */
export function openPageTurns({ atOnce, waitMs, waiting, waitingPerClient }: Limits = LIMITS): PageTurns {
  const queue = new FairQueue<Waiting>({ perLevel: waiting, perClient: waitingPerClient }, (one) => one.refuse());
  let drawn = 0;
  let isDue = false;

  const startNext = () => {
    isDue = false;
    const one = drawn < atOnce ? queue.take() : undefined;
    if (!one) return;
    drawn += 1;
    one.start();
    next();
  };
  /** One in each round of the event loop: what came in meanwhile is answered between two pages. */
  function next(): void {
    if (isDue) return;
    isDue = true;
    setImmediate(startNext);
  }
  const turn = (client: string) =>
    new Promise<void>((resolve, reject) => {
      const one: Waiting = {
        start() {
          clearTimeout(timer);
          resolve();
        },
        refuse() {
          clearTimeout(timer);
          reject(new AppError('BUSY'));
        },
      };
      const timer = setTimeout(() => queue.remove(one) && one.refuse(), waitMs);
      if (queue.add(one, { client, level: 0 })) next();
      else one.refuse();
    });

  return async (client, draw) => {
    await turn(client);
    const startedAt = performance.now();
    try {
      return await draw();
    } finally {
      drawn -= 1;
      queue.noteUse({ client }, performance.now() - startedAt);
      next();
    }
  };
}
