import { defineConfig } from 'vitest/config';

/** What visitors with bad intentions send, against the whole server: one at a time, for its load is measured. */
export default defineConfig({
  test: {
    include: [
      'faults/**/*.attack.ts',
      ...(process.env.ATTACKS_ON === 'cluster' ? ['faults/**/*.cluster-attack.ts'] : []),
    ],
    globalSetup: ['scripts/bundle-fault-servers.ts', 'scripts/make-fault-database.ts'],
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    testTimeout: 900_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
  },
});
