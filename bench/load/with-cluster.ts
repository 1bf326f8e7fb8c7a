import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster, type Cluster } from '../../scripts/cluster.ts';
import { startPostgres, type TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { creationsOf, fillTo, openSessionOf } from './fill.ts';
import { untilIdle } from './processor-time.ts';

const TOKEN = 'load-bench-token';
/** The account whose creations are read: the first of the filling. */
const READER = 0;

/** What a call of that account carries. */
export const READER_HEADERS = { 'app-sign': 'markwright-web', authorization: TOKEN };

export type ClusterBench = {
  cluster: Cluster;
  postgres: TemporaryPostgres;
  pool: pg.Pool;
  /** Server processes and database: what a request costs is what these use. */
  roots: number[];
  /** A creation of the reader. */
  creationId: string;
};

/** PostgreSQL with a thousand creations, so many web processes and a worker, and everything put away afterwards. */
export async function withCluster<T>(web: number, work: (bench: ClusterBench) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ connections: 120 });
  const dataDir = mkdtempSync(join(tmpdir(), 'markwright-load-'));
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster({
      web,
      workers: 1,
      port: 0,
      databaseUrl: postgres.url,
      dataDir,
      environment: { SANDBOX: '1', LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://127.0.0.1:3000' },
    });
    await fillTo(pool, 1000);
    await openSessionOf(pool, READER, createHash('sha256').update(TOKEN).digest('hex'));
    const [creationId = ''] = await creationsOf(pool, READER);
    const roots = [postgres.pid, ...cluster.processes.map(({ pid }) => pid ?? 0)];
    await untilIdle(roots);
    return await work({ cluster, postgres, pool, roots, creationId });
  } finally {
    await cluster?.stop();
    await pool.end();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
