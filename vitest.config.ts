import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests of the server whose proof depends on the database: what opens, moves and locks one, what tells its refusals, the
 * queue, and of money and points what locks rows. `npm test` runs them on the embedded one and on PostgreSQL, the server's
 * other tests on PostgreSQL alone, where a fresh database is a copy and not a start; journeys use the embedded one, and
 * `npm run test:sweeps` takes all about money, points and HTTP there.
 */
const ON_BOTH_DATABASES = [
  '{backup,db,jobs}/**',
  'features/orders/orders',
  'features/points/{points,ledger}',
  'http/{full-disk,idempotency}',
];
const EVERYWHERE_ELSE = '{packages,scripts,apps/cli,apps/web}/**/*.test.{ts,tsx}';

/** Unit and server tests; browser journeys live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    // Several servers on one database exist on PostgreSQL only, files of the database on the embedded one.
    exclude: ['**/node_modules/**', `**/*.${process.env.TEST_DATABASE_URL ? 'embedded' : 'postgres'}.test.ts`],
    include:
      process.env.SERVER_TESTS === 'database'
        ? [EVERYWHERE_ELSE, ...ON_BOTH_DATABASES.map((path) => `apps/server/src/${path}{,/*}.test.ts`)]
        : [EVERYWHERE_ELSE, '{apps/server,faults}/**/*.test.ts'],
    // One worker less than processors is the default: on two processors that leaves one idle.
    maxWorkers: Math.max(2, availableParallelism()),
    // Modules are loaded once per worker: no test file changes one, and loading them anew for each took a sixth of the time.
    isolate: false,
    // The embedded database is WebAssembly, which V8 compiles anew where it is used much: a third of its tests' time.
    execArgv: ['--liftoff-only'],
    // Four suites and both workers read the same TypeScript; it is translated once.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // Generous: a busy machine is slow, and only a test that hangs should end here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
