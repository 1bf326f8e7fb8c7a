import type { Browser, Page } from '@playwright/test';
import { editorMessages } from '../../apps/web/src/i18n/editor.ts';
import { artDoc } from '@markwright/logo';
import { missingCharacters } from '@markwright/fonts';
import { openEditor, openPanel } from '../../e2e/editor-page.ts';
import { callApi, signIn } from '../../e2e/sign-in.ts';
import { inBrowser } from '../served.ts';
import { median } from '../percentile.ts';
import { round, writeResult, type Figure } from '../write-result.ts';

const PORT = 3481;
const LIMITS = { listMs: 1000, searchMs: 500, blankMs: 0 };
const FLOW_KEY = 'markwright.create-logo';
const WARMING = ['预热', 'Warming up', '山前花店', 'Corner Books'];
const NAMES = ['半山面包', 'Little Harbor Coffee', '顺达汽修', 'Bright Smile Dental', '指尖时光'];
const SEARCHES = ['heron', '茶壶', 'zxqvw', 'bicycle', '牛肉面', 'sun over the sea', '猫', 'anchor', '书', 'pizza'];
const ROOM = { width: 1440, height: 900 };

/** `npm run bench -- waits [--built]`: what a visitor waits for with open eyes, on a server that others have used before. */
export const run = (options: string[]): Promise<void> =>
  inBrowser(PORT, options, async (browser, url) => {
    const all = [];
    // The first open fonts and dictionary for everybody; they are not what a visitor of a used site meets.
    for (const name of [...WARMING, ...NAMES]) all.push(await timesOfList(browser, url, name));
    const lists = all.slice(WARMING.length);
    const [warm, cold] = [lists.map(({ again }) => again), lists.map(({ first }) => first)];
    const searches = await timesOfSearch(browser, url);
    const order = await orderOfLettering(browser, url);
    writeResult(
      'waits',
      [
        ...timeFigures('warm list, from the address to letters in the first six cards', warm, LIMITS.listMs),
        {
          name: 'list in a browser that was never here, median',
          value: round(median(cold)),
          unit: 'ms',
        },
        ...timeFigures('mark search, from the last letter to marks', searches, LIMITS.searchMs),
        {
          name: 'order page of lettering, time with an empty sheet',
          value: round(order.blankMs),
          unit: 'ms',
          limit: { atMost: LIMITS.blankMs },
        },
        { name: 'order page of lettering, until its picture', value: round(order.pictureMs), unit: 'ms' },
      ],
      options,
    );
  });

const timeFigures = (name: string, times: readonly number[], atMost: number): Figure[] => [
  { name: `${name}, median of ${times.length}`, value: round(median(times)), unit: 'ms', limit: { atMost } },
  { name: `${name}, slowest`, value: round(Math.max(...times)), unit: 'ms' },
];

/** In a browser that was never here, and when it comes again with another name. */
async function timesOfList(
  browser: Browser,
  baseURL: string,
  logoName: string,
): Promise<{ first: number; again: number }> {
  const context = await browser.newContext({ viewport: ROOM, baseURL });
  const page = await context.newPage();
  const first = await timeOfList(page, `${logoName}一`);
  const again = await timeOfList(page, logoName);
  await context.close();
  return { first, again };
}

async function timeOfList(page: Page, logoName: string): Promise<number> {
  const brief = {
    currentPage: 4,
    logoName,
    description: logoName,
    color: 1,
    chosenTags: [],
    fontList: [],
    anyFont: true,
  };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    FLOW_KEY,
    JSON.stringify(brief),
  ] as const);
  await page.goto('/createLogo/logoList');
  const isHere = () => document.querySelectorAll('main ul [data-drawn="true"]').length >= 6 && performance.now();
  const shown = await page.waitForFunction(isHere, undefined, { polling: 'raf' });
  return Number(await shown.jsonValue());
}

/** What is typed waits a moment for the next letter; that moment belongs to the wait. */
async function timesOfSearch(browser: Browser, baseURL: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: ROOM, baseURL });
  await openEditor(page);
  const m = editorMessages.zh;
  await openPanel(page, m.tabs.similar);
  const field = page.getByPlaceholder(m.markSearchHint);
  const times: number[] = [];
  for (const words of SEARCHES) {
    const answer = page.waitForResponse((reply) =>
      reply.url().includes(`words=${encodeURIComponent(words).replaceAll('%20', '+')}`),
    );
    await field.fill(words);
    const start = performance.now();
    await answer;
    times.push(performance.now() - start);
  }
  await page.close();
  return times;
}

type Seen = { blankMs: number; pictureMs: number };

/** Looks at the page in every frame: a sheet is empty while it is neither tinted nor painted. */
async function orderOfLettering(browser: Browser, baseURL: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: ROOM, baseURL });
  const page = await context.newPage();
  const { token } = await signIn(page);
  const doc = artDoc(
    { name: '冰火茶舍', style: 'ice', seed: 1 },
    (font, text) => missingCharacters(font, text).length === 0,
  );
  const kept = { token, body: { doc } };
  const { creationId } = await callApi<{ creationId: string }>(page.request, 'post', '/api/userCreation', kept);
  // The translated function calls this helper of the translator's for every function inside it.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.addInitScript(watchSheets);
  await page.goto(`/createOrder?creationId=${creationId}`);
  await page.waitForFunction(() => (globalThis as unknown as { seen?: Seen }).seen?.pictureMs);
  const seen = await readSeen(page);
  await context.close();
  return seen;
}

const readSeen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** In the page. */
function watchSheets(): void {
  const seen = { blankMs: 0, pictureMs: 0 };
  (globalThis as unknown as { seen: Seen }).seen = seen;
  let before = performance.now();
  const look = () => {
    const now = performance.now();
    const main = document.querySelector('main');
    // What only narrow screens show is never drawn here.
    const pictures = Array.from(main?.querySelectorAll<HTMLElement>('[data-drawn]') ?? []).filter(
      (picture) => picture.getClientRects().length > 0,
    );
    const isPainted = (picture: HTMLElement) => picture.dataset.drawn === 'true';
    const isTinted = (picture: HTMLElement) => {
      const { backgroundColor } = getComputedStyle(picture.parentElement ?? picture);
      return !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
    };
    if (pictures.some((picture) => !isPainted(picture) && !isTinted(picture))) seen.blankMs += now - before;
    if (pictures.length > 0 && pictures.every(isPainted)) seen.pictureMs ||= now;
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
