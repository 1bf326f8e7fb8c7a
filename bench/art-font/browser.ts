import { chromium } from '@playwright/test';
import { getBrowser } from '../../scripts/find-browser.ts';
import { startBuiltServer } from '../served.ts';
import { round, type Figure } from '../write-result.ts';

const PORT = 4849;
const NAME = '星河咖啡';

/** The page with a four-character name: each style's own time in the worker, and the longest the page was held. */
export async function measureInBrowser(): Promise<Figure[]> {
  const server = await startBuiltServer(PORT);
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await getBrowser() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.url}/aiFont`);
    const cards = page.locator('[data-style]');
    const rounds: { total: number; longest: number; held: number }[] = [];
    for (const name of ['方格字体', '山水茶舍', NAME]) {
      await page.evaluate(() => {
        performance.clearMeasures();
        const state = globalThis as unknown as { held: number };
        state.held = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) state.held = Math.max(state.held, duration);
        }).observe({ type: 'longtask' });
      });
      const count = await cards.count();
      await page.getByRole('textbox').first().fill(name);
      await page.waitForFunction(
        (most) =>
          performance.getEntriesByType('measure').filter((each) => each.name.startsWith('art-font')).length > most,
        count,
        { timeout: 120_000 },
      );
      rounds.push(
        await page.evaluate(() => {
          const times = performance.getEntriesByType('measure').filter((each) => each.name.startsWith('art-font'));
          const { held } = globalThis as unknown as { held: number };
          return {
            total: times.reduce((sum, { duration }) => sum + duration, 0),
            longest: Math.max(...times.map(({ duration }) => duration)),
            held,
          };
        }),
      );
    }
    // The rounds before the last have opened fonts and code.
    const { total = NaN, longest = NaN, held = NaN } = rounds.at(-1) ?? {};
    return [
      { name: 'in the browser, all styles', value: round(total), unit: 'ms in the worker', limit: { atMost: 1500 } },
      {
        name: 'in the browser, the slowest style',
        value: round(longest),
        unit: 'ms in the worker',
        limit: { atMost: 120 },
      },
      { name: 'in the browser, the page held at most', value: round(held), unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
