import { defineConfig } from 'vitest/config';

/** Unit and server tests; browser journeys live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
