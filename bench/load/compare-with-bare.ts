import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { percentFigure, round, type Figure } from '../write-result.ts';
import { hammer, noErrors, type Target } from './hammer.ts';
import { processorMs, watchStolenTime } from './processor-time.ts';
import { READER_HEADERS, type ClusterBench } from './with-cluster.ts';

const CONNECTIONS = 16;
const LEAST_SHARE = 0.6;
/** Long enough for every network to have called once. */
const WARM_SECONDS = 1.5;

type Measured = { perSecond: number; costMs: number };

/** The same row at the same moment: the bare server, then ours, some rounds in turn; the best of each counts. */
export async function compareWithBare(
  { cluster, postgres, creationId, roots }: ClusterBench,
  processes: readonly number[],
  { passes, seconds }: { passes: number; seconds: number },
): Promise<Figure[]> {
  const bare = await startBareServers(Math.max(...processes), postgres.url);
  const stolen = watchStolenTime();
  const figures: Figure[] = [];
  try {
    for (const count of processes) {
      const ours = cluster.webUrls
        .slice(0, count)
        .map((url): Target => ({ url, path: `/api/userCreation/${creationId}`, headers: READER_HEADERS }));
      const theirs = bare.urls.slice(0, count).map((url): Target => ({ url, path: `/${creationId}`, headers: {} }));
      const rounds: { ours: Measured; theirs: Measured }[] = [];
      for (let pass = 0; pass < passes; pass += 1) {
        const their = await measure(theirs, seconds, [postgres.pid, ...bare.pids]);
        rounds.push({ theirs: their, ours: await measure(ours, seconds, roots) });
      }
      figures.push(...figuresOf(count, rounds));
    }
    return [...figures, percentFigure('processor time that other machines of the host took', stolen())];
  } finally {
    await bare.stop();
  }
}

function figuresOf(count: number, rounds: readonly { ours: Measured; theirs: Measured }[]): Figure[] {
  const best = (who: 'ours' | 'theirs') => Math.max(...rounds.map((each) => each[who].perSecond));
  const least = (who: 'ours' | 'theirs') => Math.min(...rounds.map((each) => each[who].costMs));
  const name = `${count} process${count > 1 ? 'es' : ''} reading a row`;
  return [
    { name: `${name}, a bare server`, value: round(best('theirs')), unit: '/s' },
    { name: `${name}, the whole server`, value: round(best('ours')), unit: '/s' },
    {
      name: `${name}, of the bare server's`,
      value: round(best('ours') / best('theirs'), 2),
      unit: '×',
      limit: { atLeast: LEAST_SHARE },
    },
    { name: `${name}, a bare server's request`, value: round(least('theirs'), 3), unit: 'ms of processor time' },
    { name: `${name}, the whole server's request`, value: round(least('ours'), 3), unit: 'ms of processor time' },
  ];
}

async function measure(targets: readonly Target[], seconds: number, roots: readonly number[]): Promise<Measured> {
  await hammer(targets, CONNECTIONS, WARM_SECONDS);
  const before = processorMs(roots);
  const taken = noErrors(await hammer(targets, CONNECTIONS, seconds));
  return {
    perSecond: taken.ms.length / taken.seconds,
    costMs: (processorMs(roots) - before) / taken.ms.length,
  };
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
  return { urls, pids: children.map(({ pid }) => pid ?? 0), stop };
}
