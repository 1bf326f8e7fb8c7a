import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { treeMemory } from '../process-tree.ts';
import { startByNpm, type Served, type Started } from '../served.ts';
import { at } from '../../scripts/root.ts';
import { median } from '../percentile.ts';
import { round, writeResult, type Figure } from '../write-result.ts';
import { apiOf, buyHd, listPath, saveLogo, signIn, type Api } from '../shop-client.ts';

/**
 * `npm run bench -- memory [start|work]`: what `npm start` and every process it starts hold in memory, added up as resident
 * pages (see process-tree.ts). `start`: after a first start that builds everything, for which what is built is removed, and
 * after restarts; how soon each is ready. `work`: how soon AI tasks are done, and what is held after them. Needs Linux.
 */
const PORT = 4150;
const LIMITS = {
  freshSeconds: 60,
  restartSeconds: 4,
  idleMb: 450,
  workedMb: 900,
  restedMb: 600,
  firstTaskMs: 3000,
  laterTaskMs: 1000,
};
const REST_MS = 60_000;
const RESTARTS = 5;
const MIXED_REQUESTS = 200;
const DOWNLOADS = 9;
const AI_TASKS = 18;
const POINTS_A_DAY = 3;
const LOOK_MS = 25;
const NAMES = ['山丘面包', '云上茶舍', '海港咖啡', 'Hill Bakery', '青禾花店', 'Blue Fox'];
const STYLES = ['linear-minimalism', 'new-retro', 'geometric-modernity', 'naturalism', 'cool-blue'];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const nameOf = (index: number) => `${NAMES[index % NAMES.length]}${index >= NAMES.length ? index : ''}`;

const figures: Figure[] = [];

function report(name: string, value: number, limit: number, unit: 'MB' | 'ms' | 's', more = ''): void {
  figures.push({ name, value: round(value, unit === 's' ? 1 : 0), unit, limit: { atMost: limit } });
  console.log(`${name.padEnd(46)} ${value.toFixed(unit === 's' ? 1 : 0).padStart(5)} ${unit} ${more}`);
}

function reportMemory(label: string, { pid }: Served, limit: number): void {
  const { rssMb, pssMb, processes } = treeMemory(pid);
  report(label, rssMb, limit, 'MB', `in ${processes} processes, shared pages once: ${pssMb.toFixed(0)} MB`);
}

async function timeTask(api: Api, token: string, index: number): Promise<number> {
  const body = { logoName: nameOf(index), inspiration: '社区小店，温暖', styles: [STYLES[index % STYLES.length]] };
  const start = performance.now();
  const { id } = await api<{ id: string }>('POST', '/api/ai_creation/task', { token, body });
  for (;;) {
    const { state } = await api<{ state: string }>('GET', `/api/ai_creation/task/${id}/result`, { token });
    if (state === 'done') return performance.now() - start;
    if (state === 'failed') throw new Error(`AI task ${id} failed`);
    await pause(LOOK_MS);
  }
}

/** What visitors do: pages, lists, walls, tags, glyphs, similar marks, saved logos. */
async function mixedRequest(api: Api, url: string, token: string, index: number): Promise<void> {
  const name = nameOf(index % 40);
  const works = [
    async () => void (await (await fetch(`${url}/`)).text()),
    () => api('GET', listPath(name, 20 + 20 * (index % 3))),
    () => api('GET', `/api/icon/wall?name=${encodeURIComponent(name)}`),
    () => api('GET', '/api/icon/tag/first/list'),
    () => api('GET', `/api/font/glyphs?font=noto-sans-sc-black.ttf&text=${encodeURIComponent(name)}`),
    () => saveLogo(api, token, name),
    () => api('GET', '/api/userCreation/getList', { token }),
  ];
  await works[index % works.length]!();
}

type Start = () => Promise<Started>;
const STAGES: Record<string, (start: Start) => Promise<void>> = { start: startAndRest, work };

export async function run(options: string[]): Promise<void> {
  const asked = options.filter((option) => !option.startsWith('--'));
  const unknown = asked.find((stage) => !STAGES[stage]);
  if (unknown) throw new Error(`no such stage: ${unknown}; there are ${Object.keys(STAGES).join(', ')}`);
  for (const stage of asked.length > 0 ? asked : Object.keys(STAGES)) {
    const dataDir = mkdtempSync(join(tmpdir(), 'markwright-bench-'));
    figures.length = 0;
    try {
      await STAGES[stage]!(() => startByNpm(PORT, { TRUST_PROXY: '1', DATA_DIR: dataDir }));
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
    writeResult(`memory ${stage}`, figures);
  }
}

async function startAndRest(start: Start): Promise<void> {
  for (const built of ['apps/web/dist', 'apps/server/dist']) rmSync(at(built), { recursive: true, force: true });
  let served = await start();
  try {
    report('ready after the first start, which builds', served.readySeconds, LIMITS.freshSeconds, 's');
    await pause(REST_MS);
    reportMemory('idle after the first start', served, LIMITS.idleMb);
    const restarts: number[] = [];
    for (let round = 0; round < RESTARTS; round += 1) {
      await served.kill();
      served = await start();
      restarts.push(served.readySeconds);
    }
    report('ready again after kill -9, median', median(restarts), LIMITS.restartSeconds, 's');
    await pause(REST_MS);
    reportMemory('idle after a restart', served, LIMITS.idleMb);
  } finally {
    await served.stop();
  }
}

async function work(start: Start): Promise<void> {
  // Builds what is stale and makes the database: what is measured is a start that finds both.
  await (await start()).stop();
  const served = await start();
  try {
    const api = apiOf(served.url);
    const token = await signIn(api, served.url, 0);
    report('first AI task after a start', await timeTask(api, token, 0), LIMITS.firstTaskMs, 'ms');
    const later = [await timeTask(api, token, 1), await timeTask(api, token, 2)];
    report('later AI tasks', median(later), LIMITS.laterTaskMs, 'ms');

    for (let index = 0; index < MIXED_REQUESTS; index += 1) await mixedRequest(api, served.url, token, index);
    reportMemory(`after ${MIXED_REQUESTS} mixed requests`, served, LIMITS.workedMb);
    await downloadFiles(api, served.url, token);
    reportMemory(`after ${DOWNLOADS} downloads of 4000 px`, served, LIMITS.workedMb);
    const times: number[] = [];
    const tokens: string[] = [];
    let most = 0;
    for (let index = 0; index < AI_TASKS; index += 1) {
      const owner = index % POINTS_A_DAY === 0 ? await signIn(api, served.url, 10 + index) : undefined;
      tokens.push(owner ?? tokens.at(-1)!);
      times.push(await timeTask(api, tokens.at(-1)!, index + 3));
      most = Math.max(most, treeMemory(served.pid).rssMb);
    }
    report(`most during ${AI_TASKS} AI tasks`, most, LIMITS.workedMb, 'MB');
    report('AI tasks, median', median(times), LIMITS.laterTaskMs, 'ms');
    await pause(REST_MS);
    reportMemory('after a minute of rest', served, LIMITS.restedMb);
  } finally {
    await served.stop();
  }
}

/** Three bought logos with three files each; asked again while they are drawn, as the browser does. */
async function downloadFiles(api: Api, url: string, token: string): Promise<void> {
  for (let bought = 0; bought < DOWNLOADS / 3; bought += 1) {
    const creationId = await saveLogo(api, token, `买下${bought}`);
    await buyHd(api, url, token, creationId);
    for (let tries = 0; ; tries += 1) {
      try {
        const path = `/api/userCreation/${creationId}/files?package=hd`;
        const { items } = await api<{ items: { path: string }[] }>('GET', path, { token });
        for (const item of items) {
          const { pathname, search } = new URL(item.path);
          await (await fetch(url + pathname + search)).arrayBuffer();
        }
        break;
      } catch (error) {
        if (tries > 60) throw error;
        await pause(500);
      }
    }
  }
}
