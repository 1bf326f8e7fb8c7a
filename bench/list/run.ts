import type { Page } from '@playwright/test';
import { inBrowser } from '../served.ts';
import { round, writeResult, type Figure } from '../write-result.ts';
import { costOfEdits } from './edits.ts';
import { longestTask, type Task } from './longest-task.ts';

const PORT = 3478;
const LOGOS = 200;
const LIMITS = { taskMs: 50, firstMs: 1000, editMs: 8 };
const BRIEF = {
  currentPage: 4,
  logoName: '半山面包',
  otherName: 'Half Hill Bakery',
  description: '山里的面包店，清晨出炉',
  color: 1,
};

/** `npm run bench -- list [--built]`: how soon the first logos show, how smoothly 200 scroll, what an edit costs. */
export const run = (options: string[]): Promise<void> =>
  inBrowser(PORT, options, async (browser, url) => {
    await warm(url);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(answerFlow, JSON.stringify(BRIEF));
    await page.goto(`${url}/createLogo`);
    await page.waitForLoadState('networkidle');
    const firstMs = await timeToFirstLogos(page);
    const loading = await longestTask(page, () => loadLogos(page));
    const scrolling = await longestTask(page, () => scrollThrough(page));
    const count = await page.locator('main ul[aria-label] > li').count();
    const editing = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const { count: edits, edit, after, longest } = await costOfEdits(editing, url);
    writeResult(
      'list',
      [
        { name: 'logos on the page', value: count, unit: '' },
        { name: 'first logos after step four', value: round(firstMs), unit: 'ms', limit: { atMost: LIMITS.firstMs } },
        ...taskFigures('loading', loading),
        ...taskFigures('scrolling', scrolling),
        ...taskFigures('editing', longest),
        {
          name: `${edits} edits, script and layout, p95`,
          value: round(edit.p95, 1),
          unit: 'ms',
          limit: { atMost: LIMITS.editMs },
        },
        { name: 'uses and draft after an edit, p95', value: round(after.p95, 1), unit: 'ms' },
      ],
      options,
    );
  });

/** The promise is about the page's own work; the clock beside it tells how busy the machine was. */
const taskFigures = (what: string, { processorMs, wallMs }: Task): Figure[] => [
  {
    name: `longest task while ${what}`,
    value: round(processorMs),
    unit: 'ms of processor time',
    limit: { atMost: LIMITS.taskMs },
  },
  { name: `longest task while ${what}, by the clock`, value: round(wallMs), unit: 'ms' },
];

/** The promise is about a warm server: another visitor's list has opened the fonts. */
async function warm(url: string): Promise<void> {
  const headers = { 'app-sign': 'markwright-web' };
  for (const path of ['/api/icon/list?name=Warm&size=24', '/api/font/list', '/createLogo'])
    await (await fetch(url + path, { headers })).text();
}

const answerFlow = (brief: string): void => localStorage.setItem('markwright.create-logo', brief);

async function timeToFirstLogos(page: Page): Promise<number> {
  const start = performance.now();
  await page.locator('form button[type=submit]').click();
  await page.locator('main ul [data-drawn="true"]').first().waitFor();
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
