import { round, type Figure } from '../write-result.ts';
import { fillTo } from './fill.ts';
import { percentile } from '../percentile.ts';
import { hammer, noErrors } from './hammer.ts';
import { processorMs, untilIdle } from './processor-time.ts';
import { READER_HEADERS, type ClusterBench } from './with-cluster.ts';

const MOST_GROWTH = 2;
const CONNECTIONS = 4;
/** The first thousand calls of a kind run code that nobody has run before. */
const WARM_SECONDS = 3;

const READS = [
  { name: 'one own logo', path: (id: string) => `/api/userCreation/${id}` },
  { name: 'the list of own logos', path: () => '/api/userCreation/getList?page=1&size=12' },
  { name: 'the list of own orders', path: () => '/api/order/getList?page=1&size=10' },
  { name: 'the last page of own logos', path: () => '/api/userCreation/getList?page=5&size=12' },
  { name: 'the points', path: () => '/api/integral/rest' },
];

/** p99 and processor time (server and database) of reads that touch what grew; the quietest of a few passes. */
export async function growth(
  { cluster, pool, roots, creationId }: ClusterBench,
  { many, passes, seconds }: { many: number; passes: number; seconds: number },
): Promise<Figure[]> {
  const url = cluster.webUrls[0] ?? '';
  const measure = async (path: string) => {
    const targets = [{ url, path, headers: READER_HEADERS }];
    await hammer(targets, CONNECTIONS, WARM_SECONDS);
    let [p99, cost] = [Infinity, Infinity];
    for (let pass = 0; pass < passes; pass += 1) {
      const before = processorMs(roots);
      const { ms } = noErrors(await hammer(targets, CONNECTIONS, seconds));
      cost = Math.min(cost, (processorMs(roots) - before) / ms.length);
      p99 = Math.min(p99, percentile(ms, 0.99));
    }
    return { p99, cost };
  };
  const few = [];
  for (const { path } of READS) few.push(await measure(path(creationId)));
  await fillTo(pool, many);
  // A gigabyte that was just written is on its way to the disk for minutes: that is the filling's cost, not the readers'.
  await pool.query('checkpoint');
  await untilIdle(roots);
  const figures: Figure[] = [];
  for (const [at, { name, path }] of READS.entries()) {
    const [before, after] = [few[at], await measure(path(creationId))];
    if (!before) continue;
    const limit = { atMost: MOST_GROWTH };
    figures.push(
      { name: `${name}, p99 with 1,000 creations`, value: round(before.p99, 1), unit: 'ms' },
      { name: `${name}, p99 with ${many.toLocaleString('en')}`, value: round(after.p99, 1), unit: 'ms' },
      { name: `${name}, p99 grew`, value: round(after.p99 / before.p99, 2), unit: '×', limit },
      { name: `${name}, processor time grew`, value: round(after.cost / before.cost, 2), unit: '×', limit },
    );
  }
  return figures;
}
