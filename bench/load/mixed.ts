import { startBuiltServer } from '../served.ts';
import { apiOf, signIn, type Api } from '../shop-client.ts';
import { percentile } from '../percentile.ts';
import { percentFigure, round, type Figure } from '../write-result.ts';
import { ownProcessorMs, processorMs, untilIdle, watchStolenTime } from './processor-time.ts';
import { KINDS, listDocs, preparePerson, sendMixed, type Mixed, type Person } from './traffic.ts';
import type { ClusterBench } from './with-cluster.ts';

const PORT = Number(process.env['LOAD_PORT'] ?? 3345);
const PEOPLE = 32;
const MIXED_PER_SECOND = 520;
const LIMITS = { perSecond: 500, p99Ms: 250 };

/** On the embedded server, as it is promised. */
export async function onEmbedded(seconds: number): Promise<Figure[]> {
  const server = await startBuiltServer(PORT, { TRUST_PROXY: '1', SANDBOX: '1', LOG_LEVEL: 'fatal', DATABASE_URL: '' });
  try {
    const people = await preparePeople(server.url);
    await warmUp([server.url], people, WARM_SECONDS);
    await untilIdle([server.pid]);
    const capacity = await findCapacity(server.url, people);
    await untilIdle([server.pid]);
    const own = ownProcessorMs(server.pid);
    const figures = await measureMixed('embedded', [server.url], people, {
      seconds,
      roots: [server.pid],
      isPromised: true,
    });
    const serving = (ownProcessorMs(server.pid) - own) / (seconds * MIXED_PER_SECOND);
    await untilIdle([server.pid]);
    const harder = await measureMixed('embedded, every list for a new name', [server.url], people, {
      seconds: seconds / 2,
      roots: [server.pid],
      hasNewNames: true,
    });
    return [
      ...figures,
      {
        name: 'embedded: of a request, in the serving process',
        value: round(serving, 2),
        unit: 'ms of processor time',
      },
      { name: 'embedded: most that held on this machine', value: capacity, unit: '/s' },
      ...harder,
    ];
  } finally {
    await server.stop();
  }
}

/** A server that has just started compiles its code while it serves: some thousand requests are not measured. */
const WARM_SECONDS = 15;
/** For each number of processes: people's points have to last for the AI tasks of all. */
const WARM_SECONDS_EACH = 6;

const warmUp = (urls: readonly string[], people: readonly Person[], seconds: number) =>
  sendMixed(urls, people, { perSecond: MIXED_PER_SECOND / 2, seconds });

const STEPS = [100, 200, 300, 400];
const STEP_SECONDS = 6;

/** The highest of a few rates at which nobody waits longer than promised: what a slower machine serves. */
async function findCapacity(url: string, people: readonly Person[]): Promise<number> {
  let held = 0;
  for (const perSecond of STEPS) {
    const { ms, errors } = await sendMixed([url], people, { perSecond, seconds: STEP_SECONDS });
    if (errors.length > 0 || percentile(ms, 0.99) > LIMITS.p99Ms) break;
    held = perSecond;
  }
  return held;
}

/** On so many web processes with PostgreSQL, the same people at each number. */
export async function onProcesses(bench: ClusterBench, processes: readonly number[], seconds: number) {
  const people = await preparePeople(bench.cluster.webUrls[0] ?? '');
  const figures: Figure[] = [];
  await untilIdle(bench.roots);
  for (const count of processes) {
    const urls = bench.cluster.webUrls.slice(0, count);
    await warmUp(urls, people, WARM_SECONDS_EACH);
    await untilIdle(bench.roots);
    figures.push(...(await measureMixed(`${count} web`, urls, people, { seconds, roots: bench.roots })));
  }
  return figures;
}

type MixedOptions = { seconds: number; roots: readonly number[]; isPromised?: true; hasNewNames?: true };

async function measureMixed(
  where: string,
  urls: readonly string[],
  people: readonly Person[],
  { seconds, roots, isPromised, hasNewNames }: MixedOptions,
): Promise<Figure[]> {
  const [before, stolen] = [processorMs(roots), watchStolenTime()];
  const mixed = await sendMixed(urls, people, { perSecond: MIXED_PER_SECOND, seconds, hasNewNames });
  const cost = (processorMs(roots) - before) / mixed.ms.length;
  printByKind(where, mixed);
  const limited = (limit: NonNullable<Figure['limit']>) => (isPromised ? { limit } : {});
  return [
    {
      name: `${where}: mixed requests`,
      value: round(mixed.ms.length / mixed.seconds),
      unit: '/s',
      ...limited({ atLeast: LIMITS.perSecond }),
    },
    { name: `${where}: median`, value: round(percentile(mixed.ms, 0.5), 1), unit: 'ms' },
    {
      name: `${where}: p99`,
      value: round(percentile(mixed.ms, 0.99)),
      unit: 'ms',
      ...limited({ atMost: LIMITS.p99Ms }),
    },
    {
      name: `${where}: errors`,
      value: mixed.errors.length,
      unit: '',
      ...(!hasNewNames && { limit: { atMost: 0 } }),
    },
    { name: `${where}: a request`, value: round(cost, 2), unit: 'ms of processor time, server and database' },
    percentFigure(`${where}: processor time that other machines of the host took`, stolen()),
  ];
}

function printByKind(where: string, { byKind, errors }: Mixed): void {
  for (const { name } of KINDS) {
    const ms = byKind.get(name) ?? [];
    const [median, p99] = [percentile(ms, 0.5), percentile(ms, 0.99)];
    console.log(`  ${where}, ${name}: ${ms.length}, median ${round(median, 1)} ms, p99 ${round(p99)} ms`);
  }
  for (const error of errors.slice(0, 10)) console.log(`  ! ${error}`);
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
