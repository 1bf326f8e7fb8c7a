import { test as base } from '@playwright/test';

/** A page gives a call up after five seconds ([S7.1], proved in api-client.test.ts); here a minute, for busy machines. */
const TIMES = 12;

/** What all journeys run with. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript((times) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms * times);
    }, TIMES);
    await use(context);
    // A page may still be polling when its test ends; an interception cut off by that is no failure.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  },
});
