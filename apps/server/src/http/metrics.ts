import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/open-db.ts';
import { readHousekeeping } from '../jobs/housekeeping.ts';
import type { Queue } from '../jobs/queue.ts';
import { ResponseCache } from './response-cache.ts';
import { isApiUrl } from './request-path.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const NANOSECONDS = 1e9;

type Series = { count: number; sumSeconds: number; buckets: number[] };

export type MetricsDeps = {
  queue: Queue;
  database: OpenDatabase;
  /** Figures of the business; a process that answers no visitors leaves them to those that do. */
  countBusiness?: (() => Promise<BusinessCount[]>) | undefined;
};
/** What `/metrics` shows of a figure that it knows nothing about. */
export type BusinessCount = { name: string; help: string; labels: Record<string, string>; value: number };

/** Prometheus text without a client library: one histogram by route and outcome, job counts, event-loop lag. */
export function serveMetrics(app: FastifyInstance, { queue, database, countBusiness }: MetricsDeps): void {
  const series = new Map<string, Series>();
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  app.addHook('onClose', async () => void lag.disable());

  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    const route = !url || url === '/*' ? (isApiUrl(request.url) ? 'unknown' : 'page') : url;
    const labels = labelText({ method: request.method, route, code: request.envelopeCode ?? reply.statusCode });
    const entry = series.get(labels) ?? { count: 0, sumSeconds: 0, buckets: BUCKETS_SECONDS.map(() => 0) };
    observe(entry, reply.elapsedTime / 1000);
    series.set(labels, entry);
    done();
  });

  const write = async (): Promise<string> => {
    const jobs = await queue.countJobs();
    const cleaned = await readHousekeeping(database.db);
    const business = (await countBusiness?.()) ?? [];
    const { totalCount, idleCount, waitingCount } = database.pool;
    const lines = [
      '# HELP http_request_duration_seconds Time to answer, by route and outcome code.',
      '# TYPE http_request_duration_seconds histogram',
      ...[...series].flatMap(([labels, entry]) => histogramLines(labels, entry)),
      '# HELP jobs Jobs in the queue, by state.',
      '# TYPE jobs gauge',
      ...jobs.map(({ queue: name, state, count }) => `jobs{${labelText({ queue: name, state })}} ${count}`),
      '# HELP housekeeping_removed_total Rows and files removed by the nightly housekeeping.',
      '# TYPE housekeeping_removed_total counter',
      ...cleaned.map(({ subject, removed }) => `housekeeping_removed_total{${labelText({ subject })}} ${removed}`),
      '# HELP housekeeping_last_run_timestamp_seconds When it last ran.',
      '# TYPE housekeeping_last_run_timestamp_seconds gauge',
      ...cleaned.map(
        ({ subject, ranAt }) =>
          `housekeeping_last_run_timestamp_seconds{${labelText({ subject })}} ${ranAt.getTime() / 1000}`,
      ),
      '# HELP event_loop_lag_seconds How late timers fire.',
      '# TYPE event_loop_lag_seconds gauge',
      `event_loop_lag_seconds{quantile="0.5"} ${lag.percentile(50) / NANOSECONDS}`,
      `event_loop_lag_seconds{quantile="0.99"} ${lag.percentile(99) / NANOSECONDS}`,
      '# HELP process_resident_memory_bytes Memory in use.',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# HELP database_connections Connections of this process, and calls that wait for one.',
      '# TYPE database_connections gauge',
      `database_connections{state="busy"} ${totalCount - idleCount}`,
      `database_connections{state="idle"} ${idleCount}`,
      `database_connections{state="waiting"} ${waitingCount}`,
      ...businessLines(business),
    ];
    return `${lines.join('\n')}\n`;
  };
  // Each asks the database three times; however many ask, that is done once a second.
  const kept = new ResponseCache();
  app.get('/metrics', async (_, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await kept.find('metrics', write)),
  );
}

const businessLines = (counts: readonly BusinessCount[]): string[] =>
  counts.flatMap(({ name, help, labels, value }, i) => [
    ...(counts[i - 1]?.name === name ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`]),
    `${name}${Object.keys(labels).length > 0 ? `{${labelText(labels)}}` : ''} ${value}`,
  ]);

function observe(entry: Series, seconds: number): void {
  entry.count += 1;
  entry.sumSeconds += seconds;
  BUCKETS_SECONDS.forEach((limit, i) => {
    if (seconds <= limit) entry.buckets[i] = (entry.buckets[i] ?? 0) + 1;
  });
}

function histogramLines(labels: string, { count, sumSeconds, buckets }: Series): string[] {
  const name = 'http_request_duration_seconds';
  return [
    ...BUCKETS_SECONDS.map((limit, i) => `${name}_bucket{${labels},le="${limit}"} ${buckets[i]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sumSeconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

const labelText = (labels: Record<string, string | number>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, '_')}"`)
    .join(',');
