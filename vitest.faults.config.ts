import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Kills, second servers, lost power: slow on purpose, so they run apart from the unit tests. */
export default defineConfig({
  test: {
    include: ['faults/**/*.fault.ts'],
    globalSetup: ['scripts/bundle-fault-servers.ts', 'scripts/make-fault-database.ts'],
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    testTimeout: 600_000,
    // Each file has a data directory and servers of its own.
    maxWorkers: Math.max(2, availableParallelism()),
  },
});
