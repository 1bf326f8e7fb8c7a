import { createHash } from 'node:crypto';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startCluster, type Cluster } from '../../scripts/cluster.ts';
import { runStep } from '../../scripts/run-step.ts';
import { startPostgres, type TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { startBuiltServer } from '../served.ts';
import { apiOf, signIn, type Api } from '../shop-client.ts';
import { writeResult, type Figure } from '../write-result.ts';
import { creationsOf, fillTo, openSessionOf } from './fill.ts';
import { hammer, type Target } from './hammer.ts';
import { processorMs } from './processor-time.ts';
import { percentile, round, type Taken } from './spread.ts';
import { KINDS, listDocs, preparePerson, sendMixed, type Mixed, type Person } from './traffic.ts';

/**
 * `npm run bench -- load [--short] [--built]`: visitors who look, wait, save and have logos made, on the embedded server and
 * on one, two and four processes with PostgreSQL; one row read through the whole server and by a bare one; and what a
 * request costs with a thousand and with a million creations. Clients and servers share this machine's processors.
 */
const PORT = Number(process.env['LOAD_PORT'] ?? 3345);
const PEOPLE = 32;
const CONNECTIONS = 16;
const TOKEN = 'load-bench-token';
/** The account whose creations are read: the first of the filling. */
const READER = 0;

const LONG = {
  mixedSeconds: 30,
  clusterSeconds: 15,
  hammerSeconds: 4,
  passes: 3,
  many: 1_000_000,
  processes: [1, 2, 4],
};
const SHORT = { mixedSeconds: 8, clusterSeconds: 5, hammerSeconds: 2, passes: 2, many: 100_000, processes: [1] };
type Form = typeof LONG;
const MIXED_PER_SECOND = 520;
const LIMITS = { perSecond: 500, p99Ms: 250, ofBare: 0.6, growth: 2 };

export async function run(options: string[]): Promise<void> {
  const form = options.includes('--short') ? SHORT : LONG;
  if (!options.includes('--built')) await runStep('npx', ['tsx', 'scripts/build.ts']);
  const figures = [...(await onEmbedded(form)), ...(await onCluster(form))];
  writeResult(
    'load',
    figures,
    options.filter((option) => option !== '--built'),
  );
}

async function preparePeople(url: string): Promise<Person[]> {
  const api = apiOf(url);
  const docs = await listDocs(api);
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    people.push(await preparePerson(api, await signIn(api, url, index + 1), index, docs));
  }
  await untilDrawn(api, people);
  return people;
}

/** What was asked for in preparing is done before anything is measured. */
async function untilDrawn(api: Api, people: readonly Person[]): Promise<void> {
  for (const { token, taskId } of people) {
    while (taskId) {
      const { state } = await api<{ state: string }>('GET', `/api/ai_creation/task/${taskId}/result`, { token });
      if (state === 'done') break;
      if (state === 'failed') throw new Error(`The task ${taskId} failed`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

async function onEmbedded({ mixedSeconds }: Form): Promise<Figure[]> {
  const server = await startBuiltServer(PORT, { TRUST_PROXY: '1', SANDBOX: '1', LOG_LEVEL: 'fatal', DATABASE_URL: '' });
  try {
    const people = await preparePeople(server.url);
    console.log('embedded: ready');
    await sendMixed([server.url], people, { perSecond: MIXED_PER_SECOND / 2, seconds: 3 });
    const mixed = await sendMixed([server.url], people, { perSecond: MIXED_PER_SECOND, seconds: mixedSeconds });
    say('embedded', mixed);
    return mixedFigures('embedded', mixed, true);
  } finally {
    await server.stop();
  }
}

function mixedFigures(where: string, mixed: Mixed, isPromised: boolean): Figure[] {
  const perSecond = mixed.ms.length / mixed.seconds;
  const limited = (limit: Figure['limit']) => (isPromised && limit ? { limit } : {});
  return [
    {
      name: `${where}: mixed requests`,
      value: round(perSecond),
      unit: '/s',
      ...limited({ atLeast: LIMITS.perSecond }),
    },
    { name: `${where}: mixed, median`, value: round(percentile(mixed.ms, 0.5), 1), unit: 'ms' },
    {
      name: `${where}: mixed, p99`,
      value: round(percentile(mixed.ms, 0.99)),
      unit: 'ms',
      ...limited({ atMost: LIMITS.p99Ms }),
    },
    { name: `${where}: mixed, errors`, value: mixed.errors.length, unit: '', limit: { atMost: 0 } },
  ];
}

function say(where: string, { byKind, errors }: Mixed): void {
  for (const { name } of KINDS) {
    const ms = byKind.get(name) ?? [];
    const [median, p99] = [percentile(ms, 0.5), percentile(ms, 0.99)];
    console.log(`  ${where}, ${name}: ${ms.length}, median ${round(median, 1)} ms, p99 ${round(p99)} ms`);
  }
  for (const error of errors.slice(0, 10)) console.log(`  ! ${error}`);
}

async function onCluster(form: Form): Promise<Figure[]> {
  const postgres = await startPostgres({ connections: 120 });
  const dataDir = mkdtempSync(join(tmpdir(), 'markwright-load-'));
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster({
      web: Math.max(...form.processes),
      workers: 1,
      port: 0,
      databaseUrl: postgres.url,
      dataDir,
      environment: { SANDBOX: '1', LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://127.0.0.1:3000' },
    });
    await fillTo(pool, 1000);
    await openSessionOf(pool, READER, createHash('sha256').update(TOKEN).digest('hex'));
    const figures = await compareWithBare(form, cluster, postgres, pool);
    const people = await preparePeople(cluster.webUrls[0] ?? '');
    for (const count of form.processes) {
      const mixed = await sendMixed(cluster.webUrls.slice(0, count), people, {
        perSecond: MIXED_PER_SECOND,
        seconds: form.clusterSeconds,
      });
      say(`${count} web`, mixed);
      figures.push(...mixedFigures(`PostgreSQL, ${count} web`, mixed, false));
    }
    figures.push(...(await growth(form, cluster, postgres, pool)));
    return figures;
  } finally {
    await cluster?.stop();
    await pool.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const HEADERS = { 'app-sign': 'markwright-web', authorization: TOKEN };

/** The same row at the same moment: the bare server, then ours, some rounds in turn; the best of each counts. */
async function compareWithBare(form: Form, cluster: Cluster, postgres: TemporaryPostgres, pool: pg.Pool) {
  const [id = ''] = await creationsOf(pool, READER);
  const bare = await startBareServers(Math.max(...form.processes), postgres.url);
  const figures: Figure[] = [];
  try {
    for (const count of form.processes) {
      const ours = cluster.webUrls
        .slice(0, count)
        .map((url): Target => ({ url, path: `/api/userCreation/${id}`, headers: HEADERS }));
      const theirs = bare.urls.slice(0, count).map((url): Target => ({ url, path: `/${id}`, headers: {} }));
      const best = { ours: 0, theirs: 0 };
      for (let pass = 0; pass < form.passes; pass += 1) {
        best.theirs = Math.max(best.theirs, await rateOf(theirs, form.hammerSeconds));
        best.ours = Math.max(best.ours, await rateOf(ours, form.hammerSeconds));
      }
      const name = `${count} process${count > 1 ? 'es' : ''} reading a row`;
      figures.push(
        { name: `${name}, a bare server`, value: round(best.theirs), unit: '/s' },
        { name: `${name}, the whole server`, value: round(best.ours), unit: '/s' },
        {
          name: `${name}, of the bare server's`,
          value: round(best.ours / best.theirs, 2),
          unit: '×',
          limit: { atLeast: LIMITS.ofBare },
        },
      );
    }
    return figures;
  } finally {
    await bare.stop();
  }
}

async function rateOf(targets: readonly Target[], seconds: number): Promise<number> {
  await hammer(targets, CONNECTIONS, 0.7);
  const taken = noErrors(await hammer(targets, CONNECTIONS, seconds));
  return taken.ms.length / taken.seconds;
}

function noErrors(taken: Taken): Taken {
  if (taken.errors.length > 0) throw new Error(`${taken.errors.length} errors, the first: ${taken.errors[0]}`);
  return taken;
}

async function startBareServers(count: number, databaseUrl: string) {
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const children: ChildProcess[] = [];
  const urls: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const child = fork(script, [], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      execArgv: ['--import', 'tsx'],
    });
    children.push(child);
    const [port] = (await once(child, 'message')) as [number];
    urls.push(`http://127.0.0.1:${port}`);
  }
  const stop = async () => {
    for (const child of children) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
  };
  return { urls, stop };
}

const READS = [
  { name: 'one own logo', path: (id: string) => `/api/userCreation/${id}` },
  { name: 'the list of own logos', path: () => '/api/userCreation/getList?page=1&size=12' },
  { name: 'the list of own orders', path: () => '/api/order/getList?page=1&size=10' },
];

/** p99 and processor time (server and database) of reads that touch what grew; the quietest of a few passes. */
async function growth(form: Form, cluster: Cluster, postgres: TemporaryPostgres, pool: pg.Pool): Promise<Figure[]> {
  const url = cluster.webUrls[0] ?? '';
  const roots = [postgres.pid, ...cluster.processes.map(({ pid }) => pid ?? 0)];
  const [id = ''] = await creationsOf(pool, READER);
  const measure = async (path: string) => {
    const targets = [{ url, path, headers: HEADERS }];
    await hammer(targets, 4, 0.5);
    let [p99, cost] = [Infinity, Infinity];
    for (let pass = 0; pass < form.passes; pass += 1) {
      const before = processorMs(roots);
      const { ms } = noErrors(await hammer(targets, 4, form.hammerSeconds / 2));
      cost = Math.min(cost, (processorMs(roots) - before) / ms.length);
      p99 = Math.min(p99, percentile(ms, 0.99));
    }
    return { p99, cost };
  };
  const few = [];
  for (const { path } of READS) few.push(await measure(path(id)));
  await fillTo(pool, form.many);
  const figures: Figure[] = [];
  for (const [at, { name, path }] of READS.entries()) {
    const [before, after] = [few[at], await measure(path(id))];
    if (!before) continue;
    figures.push(
      { name: `${name}, p99 with 1,000 creations`, value: round(before.p99, 1), unit: 'ms' },
      { name: `${name}, p99 with ${form.many.toLocaleString('en')}`, value: round(after.p99, 1), unit: 'ms' },
      {
        name: `${name}, p99 grew`,
        value: round(after.p99 / before.p99, 2),
        unit: '×',
        limit: { atMost: LIMITS.growth },
      },
      {
        name: `${name}, processor time grew`,
        value: round(after.cost / before.cost, 2),
        unit: '×',
        limit: { atMost: LIMITS.growth },
      },
    );
  }
  return figures;
}
