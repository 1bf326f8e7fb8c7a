import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@markwright/contracts';
import { keepResult } from '../bench/write-result.ts';
import { KILLABLE, startClusterUnderKill, type ClusterUnderKill } from './cluster-under-kill.ts';
import { FAULT_COUNTS } from './fault-counts.ts';
import { callFault, readRows } from './kill-rounds.ts';
import { failsForGood, type Ledger } from './point-tasks.ts';

/**
 * Clients write to a cluster whose web and worker processes and whose database are killed again and again, and write
 * down themselves what was acknowledged, and when. Kills are counted in acknowledged writes, not in seconds, so that a slow
 * machine sees the same test.
 */
const { clusterKills: KILLS, clusterBackMs: BACK_MS, isFull } = FAULT_COUNTS;
const MINUTE_MS = 60_000;
const WRITERS = 4;
const ANSWER_LIMIT_MS = 3000;
const PAUSE_MS = 20;
const HEADERS = { 'app-sign': 'markwright-web', 'content-type': 'application/json' };

let cluster: ClusterUnderKill;
beforeAll(async () => {
  cluster = await startClusterUnderKill({ web: 2, workers: 2 });
}, 3 * MINUTE_MS);
afterAll(() => cluster?.stop(), MINUTE_MS);

/** What the clients know by themselves. */
class ClientLedger {
  readonly writes: string[] = [];
  readonly tasks: string[] = [];
  longestGapMs = 0;
  private lastAt = Date.now();
  private readonly waiting: { count: number; resolve: () => void }[] = [];

  get count(): number {
    return this.writes.length + this.tasks.length;
  }

  acknowledge(list: string[], id: string): void {
    list.push(id);
    this.longestGapMs = Math.max(this.longestGapMs, Date.now() - this.lastAt);
    this.lastAt = Date.now();
    for (const each of this.waiting) if (this.count >= each.count) each.resolve();
  }

  reached(count: number): Promise<void> {
    return new Promise((resolve) => (this.count >= count ? resolve() : this.waiting.push({ count, resolve })));
  }
}

/** Each id is sent once, to the web processes in turn: what was not acknowledged may have happened or not, but not twice. */
async function writeOn(ledger: ClientLedger, writer: number, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const isTask = turn % 4 === 3;
    const id = `${writer}-${turn}-${isTask && turn % 8 === 7 ? 'fails' : 'works'}`;
    const url = cluster.webUrls[turn % cluster.webUrls.length];
    try {
      const response = await fetch(`${url}/api/fault/${isTask ? 'task' : 'write'}`, {
        method: 'POST',
        headers: HEADERS,
        body: JSON.stringify({ id }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      const { code } = (await response.json()) as Envelope;
      if (code === 200) ledger.acknowledge(isTask ? ledger.tasks : ledger.writes, id);
    } catch {
      // Killed on the way; the next one goes elsewhere.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

test(
  `${KILLS} kills of web, worker and database: nothing acknowledged is lost, nothing is done twice, and service comes back`,
  async () => {
    const [url = ''] = cluster.webUrls;
    // Makes the account that spends, so that the writers do not all try to.
    await callFault<Ledger>(url, '/api/fault/ledger');
    const ledger = new ClientLedger();
    let isOver = false;
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeOn(ledger, writer, () => isOver)));
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        // 5 to 21 writes apart, in an order that is the same in every run.
        await ledger.reached(ledger.count + 5 + ((kill * 7) % 17));
        await cluster.killOne(KILLABLE[kill % KILLABLE.length] ?? 'web', Math.floor(kill / KILLABLE.length));
      }
      await ledger.reached(ledger.count + 10);
    } finally {
      isOver = true;
      await writing;
    }

    const written = async () => (await readRows(url)).filter(({ row }) => row !== 'spender');
    const unmarked = async () => (await written()).filter(({ marked }) => !marked).length;
    await expect.poll(unmarked, { timeout: 2 * MINUTE_MS, interval: 500 }).toBe(0);
    const points = () => callFault<Ledger>(url, '/api/fault/ledger');
    const held = async () => (await points()).tasks.filter(({ state }) => state === 'held').length;
    await expect.poll(held, { timeout: 2 * MINUTE_MS, interval: 500 }).toBe(0);

    const rows = (await written()).map(({ row }) => row);
    const { said, sum, lowest, tasks } = await points();
    const names = new Set(rows);
    const subjects = tasks.map(({ subject }) => subject);
    const twice = rows.length - names.size + subjects.length - new Set(subjects).size;
    expect(twice, 'rows and tasks that were written twice').toBe(0);
    const missing = ledger.writes.filter((id) => ['a', 'b', 'c'].some((part) => !names.has(`${id} ${part}`)));
    expect(missing, 'acknowledged writes that are lost').toEqual([]);
    const ids = new Set(rows.map((row) => row.slice(0, -2)));
    const torn = [...ids].filter((id) => ['a', 'b', 'c'].some((part) => !names.has(`${id} ${part}`)));
    expect(torn, 'transactions that were torn').toEqual([]);

    expect(sum).toEqual(said);
    expect(lowest).toBeGreaterThanOrEqual(0);
    const missingTasks = ledger.tasks.filter((id) => !subjects.includes(id));
    expect(missingTasks, 'acknowledged tasks that are lost').toEqual([]);
    const wrong = tasks.filter(({ subject, state, spent, returned }) =>
      state === 'kept' ? failsForGood(subject) || spent !== 1 || returned !== 0 : spent !== 1 || returned !== 1,
    );
    expect(wrong, 'points spent or returned other than once').toEqual([]);

    expect(ledger.longestGapMs, 'milliseconds without service').toBeLessThan(BACK_MS);
    if (isFull)
      keepResult('faults cluster', 'npm run test:faults', [
        { name: 'kills of web, worker and database', value: KILLS, unit: '', limit: { atLeast: KILLS } },
        { name: 'writes acknowledged', value: ledger.writes.length, unit: '' },
        { name: 'tasks acknowledged', value: ledger.tasks.length, unit: '' },
        { name: 'acknowledged and lost', value: missing.length + missingTasks.length, unit: '', limit: { atMost: 0 } },
        { name: 'done twice, or torn', value: twice + torn.length + wrong.length, unit: '', limit: { atMost: 0 } },
        { name: 'longest without service', value: ledger.longestGapMs, unit: 'ms', limit: { atMost: BACK_MS } },
      ]);
    process.stdout.write(
      `${KILLS} kills, ${ledger.writes.length} writes and ${ledger.tasks.length} tasks acknowledged, 0 lost, 0 twice; ` +
        `at most ${ledger.longestGapMs} ms without service\n`,
    );
  },
  (4 + KILLS / 4) * MINUTE_MS,
);
