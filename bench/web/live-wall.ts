import { chromium } from '@playwright/test';
import { median } from '../percentile.ts';

const NAMES = [
  '老陈面馆',
  '海盐咖啡',
  '木子律师',
  '云上花店',
  '半山面包',
  '铁匠健身',
  'Blue Fox',
  'Old Pine Books',
  '青岚',
];

export type WallTimes = { median: number; worst: number };

/** From the last letter typed on the home page to the wall of logos with that name being in the page. */
export async function timeLiveWall(url: string, executablePath: string): Promise<WallTimes> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    // That the page comes alive is no part of the wait for a wall.
    await page.waitForFunction(() => Object.keys(document.querySelector('#root button') ?? {}).length > 0);
    const box = page.locator('input[name=name]');
    const waits: number[] = [];
    for (const name of NAMES) {
      await box.fill('');
      await box.pressSequentially(name.slice(0, -1), { delay: 60 });
      await page.evaluate(watchWall, name);
      await box.pressSequentially(name.slice(-1));
      waits.push(await page.evaluate(() => (globalThis as unknown as { wait: Promise<number> }).wait));
    }
    return { median: median(waits), worst: Math.max(...waits) };
  } finally {
    await browser.close();
  }
}

/** In the page: counts from the input event to the change of the wall, so that our own driving is not counted. */
function watchWall(name: string): void {
  (globalThis as unknown as { wait: Promise<number> }).wait = new Promise((resolve) => {
    let typedAt = 0;
    addEventListener('input', (event) => (typedAt = event.timeStamp), { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (!document.querySelector(`ul[data-name="${name}"]`)) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - typedAt));
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}
