import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit and server tests; browser journeys live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    // Several servers on one database exist on PostgreSQL only.
    exclude: ['**/node_modules/**', ...(process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.test.ts'])],
    include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
    // One worker less than processors is the default: on two processors that leaves one idle.
    maxWorkers: Math.max(2, availableParallelism()),
    // Modules are loaded once per worker: no test file changes one, and loading them anew for each took a sixth of the time.
    isolate: false,
    // Generous: a busy machine is slow, and only a test that hangs should end here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
