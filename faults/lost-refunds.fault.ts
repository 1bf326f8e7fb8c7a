import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULT_COUNTS } from './fault-counts.ts';
import { startFaultServer } from './kill-rounds.ts';
import { callShop, openPlayedWechat, type BookRow, type PlayedWechat } from './played-wechat.ts';

const { refundKills: KILLS } = FAULT_COUNTS;
const BUYERS = 3;
const MINUTE_MS = 60_000;

/** It takes refunds, answers questions about them, and never tells of one by itself. */
let wechat: PlayedWechat;
beforeAll(async () => {
  wechat = await openPlayedWechat({ losesRefundNotices: true });
}, MINUTE_MS);
afterAll(() => wechat.close());

const start = () => startFaultServer(wechat.environment, 'pay-fault-server');

test(
  `refunds whose answers died with the server ${KILLS} times and whose notices never came are found by asking`,
  async () => {
    let server = await start();
    for (let buyer = 0; buyer < BUYERS; buyer += 1) {
      await wechat.payer.play(await wechat.order(server.url), 'pay');
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const asked = wechat.nextRefundCall();
      if (kill === 0) expect(await callShop(server.url, '/api/fault/refund-all', '', {})).toBe(BUYERS);
      await asked;
      const gone = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await gone;
      server = await start();
    }
    const rows = () => callShop<BookRow[]>(server.url, '/api/fault/read');
    const unreturned = async () => (await rows()).filter(({ state }) => state !== 'REFUND').length;
    await expect.poll(unreturned, { timeout: 3 * MINUTE_MS, interval: 500 }).toBe(0);
    const refunds = await wechat.listRefunds();
    expect(refunds.map(({ amountFen }) => amountFen)).toEqual(Array.from({ length: BUYERS }, () => 100));
    for (const row of await rows()) expect(row).toMatchObject({ grants: 0, points: 0, credits: 2 });
    process.stdout.write(`${KILLS} kills, ${refunds.length} refunds without a notice: each made once and found\n`);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  (KILLS + 5) * MINUTE_MS,
);
