import { defineConfig } from 'vitest/config';

/** Unit and server tests; browser journeys live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    // Several servers on one database exist on PostgreSQL only.
    exclude: ['**/node_modules/**', ...(process.env.TEST_DATABASE_URL ? [] : ['**/*.postgres.test.ts'])],
    include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
