import { startBuiltServer } from '../served.ts';
import { apiOf, signIn, type Api } from '../shop-client.ts';
import { median } from '../percentile.ts';
import { round, writeResult } from '../write-result.ts';

/**
 * `npm run bench -- ai-tasks [tasks]`: one task alone (send to four pictures), then many queued at once while pages are
 * read. Every task must end once, delivered or refunded, and reading must stay quick.
 */
const PORT = 3294;
const TASKS = 200;
const POINTS_A_DAY = 3;
const ALONE_LIMIT_MS = 2500;
const READ_LIMIT_MS = 200;
const LOOK_MS = 50;
const GIVE_UP_MS = 15 * 60_000;
const STYLES = ['linear-minimalism', 'new-retro', 'geometric-modernity', 'naturalism', 'cool-blue'];
const NAMES = ['山丘面包', '云上茶舍', '海港咖啡', 'Hill Bakery', '青禾花店'];

type Result = { state: string; results: { id: string; imageUrl: string }[] };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const briefOf = (index: number) => ({
  logoName: NAMES[index % NAMES.length],
  inspiration: '社区小店，温暖',
  styles: [STYLES[index % STYLES.length]],
});

async function untilEnded(api: Api, token: string, id: string, everyMs: number): Promise<Result> {
  const end = Date.now() + GIVE_UP_MS;
  while (Date.now() < end) {
    const task = await api<Result>('GET', `/api/ai_creation/task/${id}/result`, { token });
    if (task.state === 'done' || task.state === 'failed') return task;
    await pause(everyMs);
  }
  throw new Error(`task ${id} did not end`);
}

async function timeOne(api: Api, token: string, index: number): Promise<number> {
  const start = performance.now();
  const { id } = await api<{ id: string }>('POST', '/api/ai_creation/task', { token, body: briefOf(index) });
  const { state, results } = await untilEnded(api, token, id, LOOK_MS);
  if (state !== 'done' || results.length !== 4) throw new Error(`task ${id} ended ${state}`);
  return performance.now() - start;
}

export async function run(options: string[]): Promise<void> {
  const count = Number(options[0] ?? TASKS);
  const served = await startBuiltServer(PORT, { TRUST_PROXY: '1' });
  try {
    const api = apiOf(served.url);
    const first = await signIn(api, served.url, 0);
    await timeOne(api, first, 0);
    const alone = [await timeOne(api, first, 1), await timeOne(api, first, 2)];

    const people = Math.ceil(count / POINTS_A_DAY);
    const tokens: string[] = [];
    for (let index = 1; index <= people; index += 1) tokens.push(await signIn(api, served.url, index));
    const started = performance.now();
    const tasks = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const token = tokens[Math.floor(index / POINTS_A_DAY)] ?? '';
        const { id } = await api<{ id: string }>('POST', '/api/ai_creation/task', { token, body: briefOf(index) });
        return { token, id };
      }),
    );
    const reads: number[] = [];
    let working = true;
    const reader = (async () => {
      while (working) {
        const start = performance.now();
        await (await fetch(`${served.url}/createLogo`)).text();
        reads.push(performance.now() - start);
        await pause(100);
      }
    })();
    const ends = await Promise.all(tasks.map(({ token, id }) => untilEnded(api, token, id, 2000)));
    working = false;
    await reader;
    const seconds = (performance.now() - started) / 1000;
    const delivered = ends.filter(({ state, results }) => state === 'done' && results.length === 4).length;
    const refunded = ends.filter(({ state }) => state === 'failed').length;

    let wrong = 0;
    for (const [index, token] of tokens.entries()) {
      const mine = ends.slice(index * POINTS_A_DAY, (index + 1) * POINTS_A_DAY);
      const kept = mine.filter(({ state }) => state === 'done').length;
      const { total } = await api<{ total: number }>('GET', '/api/integral/rest', { token });
      const list = await api<{ total: number }>('GET', '/api/ai_creation/page', { token });
      if (total !== POINTS_A_DAY - kept || list.total !== kept * 4) wrong += 1;
    }
    writeResult(
      'ai-tasks',
      [
        { name: 'one task, warm', value: round(median(alone)), unit: 'ms', limit: { atMost: ALONE_LIMIT_MS } },
        {
          name: `of ${count} tasks at once, delivered or refunded`,
          value: delivered + refunded,
          unit: `(${refunded} refunded)`,
          limit: { atLeast: count },
        },
        { name: `${count} tasks took`, value: round(seconds), unit: 's' },
        {
          name: 'page reads meanwhile, median',
          value: round(median(reads)),
          unit: 'ms',
          limit: { atMost: READ_LIMIT_MS },
        },
        {
          name: `of ${tokens.length} accounts, points and results disagree`,
          value: wrong,
          unit: '',
          limit: { atMost: 0 },
        },
      ],
      options,
    );
  } finally {
    await served.stop();
  }
}
