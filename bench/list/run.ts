import { chromium, type Page } from '@playwright/test';
import { getBrowser } from '../../scripts/find-browser.ts';
import { runStep } from '../../scripts/run-step.ts';
import { startBuiltServer } from '../served.ts';

const PORT = 3478;
const LOGOS = 200;
const LIMITS = { taskMs: 50, firstMs: 1000 };
const BRIEF = {
  currentPage: 4,
  logoName: '半山面包',
  otherName: 'Half Hill Bakery',
  description: '山里的面包店，清晨出炉',
  color: 1,
};

/** `npm run bench -- list [--built]`: how soon the list shows its first logos, and how smoothly 200 of them scroll. */
export async function run(options: string[]): Promise<void> {
  if (!options.includes('--built')) await runStep('npx', ['tsx', 'scripts/build.ts']);
  const executablePath = await getBrowser();
  const server = await startBuiltServer(PORT);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(prepare, JSON.stringify(BRIEF));
    await page.goto(`${server.url}/createLogo`);
    await page.waitForLoadState('networkidle');
    const firstMs = await timeToFirstLogos(page);
    const loading = await longestTask(page, () => loadLogos(page));
    const scrolling = await longestTask(page, () => scrollThrough(page));
    const count = await page.locator('main ul[aria-label] > li').count();
    console.log(`${count} logos on the page, 1440 × 900`);
    console.log(`first logos after step four   ${firstMs.toFixed(0)} ms (limit ${LIMITS.firstMs})`);
    console.log(`longest task while loading    ${loading.toFixed(0)} ms (limit ${LIMITS.taskMs})`);
    console.log(`longest task while scrolling  ${scrolling.toFixed(0)} ms (limit ${LIMITS.taskMs})`);
    if (Math.max(loading, scrolling) > LIMITS.taskMs || firstMs > LIMITS.firstMs) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Answers the flow and writes down every task that the browser itself calls long (50 ms and more). */
function prepare(brief: string): void {
  localStorage.setItem('markwright.create-logo', brief);
  const tasks: number[] = [];
  Object.assign(globalThis, { longTasks: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}

async function timeToFirstLogos(page: Page): Promise<number> {
  const start = performance.now();
  await page.locator('form button[type=submit]').click();
  await page.locator('main ul [data-drawn="true"] img').first().waitFor();
  return performance.now() - start;
}

async function loadLogos(page: Page): Promise<void> {
  const cards = page.locator('main ul[aria-label] > li');
  while ((await cards.count()) < LOGOS) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(120);
  }
}

/** To the top and down again, as fast as a hand turns a wheel. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (const step of [-500, 500]) {
    for (let at = 0; at < height; at += Math.abs(step)) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(32);
    }
  }
}

async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  const tasks = () => page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
  const before = (await tasks()).length;
  await action();
  await page.waitForTimeout(300);
  return Math.max(0, ...(await tasks()).slice(before));
}
