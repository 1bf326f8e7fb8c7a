import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULT_COUNTS } from './fault-counts.ts';
import { startFaultServer, type FaultServer } from './kill-rounds.ts';
import { callShop, openPlayedWechat, type BookRow, type PlayedWechat } from './played-wechat.ts';

const { paymentsHit: WANTED } = FAULT_COUNTS;
const BUYERS = 10;
const ACTIONS = ['pay', 'duplicate', 'drop'] as const;
/** Of ten, seven send a notice: the kill comes after none to six of them have been answered, in the middle of the next. */
const ANSWERED_MAX = 6;
const KILL_WITHIN_MS = 30;
const MINUTE_MS = 60_000;

let wechat: PlayedWechat;

beforeAll(async () => {
  wechat = await openPlayedWechat();
}, MINUTE_MS);
afterAll(() => wechat.close());

/**
 * Everybody pays at once, somebody goes on ordering, and at a random moment the server is dead. Tells how many
 * payments it had not answered for by then; their notices find nobody at home and are repeated, or were never sent.
 */
async function killWhilePaying({ url, process: child }: FaultServer, round: number): Promise<number> {
  const trades = await Promise.all(Array.from({ length: BUYERS }, () => wechat.order(url)));
  const wanted = Math.floor(Math.random() * (ANSWERED_MAX + 1));
  let answered = 0;
  let killed = false;
  const paying = new Promise<void>((resolve) => {
    if (wanted === 0) resolve();
    for (const [buyer, trade] of trades.entries()) {
      const action = ACTIONS[(round + buyer) % ACTIONS.length] ?? 'pay';
      void wechat.payer.play(trade, action).then(() => {
        if (action !== 'drop') answered += 1;
        if (answered === wanted) resolve();
      });
    }
  });
  const ordering = (async () => {
    while (!killed) await wechat.order(url);
  })().catch((error: unknown) => {
    if (!killed) throw error;
  });
  await Promise.race([ordering, paying]);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * KILL_WITHIN_MS));
  killed = true;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  const hit = BUYERS - answered;
  await gone;
  await ordering;
  return hit;
}

test(
  `a server killed at random points during ${WANTED} payments grants every paid order exactly once`,
  async () => {
    let kills = 0;
    let hit = 0;
    for (; hit < WANTED; kills += 1) {
      hit += await killWhilePaying(await startFaultServer(wechat.environment, 'pay-fault-server'), kills);
    }
    await expect.poll(async () => (await wechat.listPaid()).length, { timeout: MINUTE_MS }).toBe(kills * BUYERS);
    const paid = await wechat.listPaid();

    const server = await startFaultServer(wechat.environment, 'pay-fault-server');
    const numbers = new Set(paid.map(({ number }) => number));
    const rows = () => callShop<BookRow[]>(server.url, '/api/fault/read');
    const unsettled = async () =>
      (await rows()).filter(({ number, state }) => numbers.has(number) && state !== 'SUCCESS').length;
    await expect.poll(unsettled, { timeout: 2 * MINUTE_MS, interval: 500 }).toBe(0);
    const settled = await rows();
    expect(settled.filter(({ number }) => numbers.has(number))).toHaveLength(paid.length);
    for (const { number, grants, points, credits } of settled) {
      expect({ number, grants, points, credits }).toEqual(
        numbers.has(number)
          ? { number, grants: 1, points: 3, credits: 1 }
          : { number, grants: 0, points: 0, credits: 0 },
      );
    }
    process.stdout.write(
      `${kills} kills, ${paid.length} payments, ${hit} of them under way when the server died: each granted exactly once\n`,
    );
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  (WANTED + 4) * MINUTE_MS,
);
