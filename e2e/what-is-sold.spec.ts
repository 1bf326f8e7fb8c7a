import { openShippedOutlines } from '@markwright/fonts/node';
import { artDoc, neededGlyphs, openDoc, renderSvg } from '@markwright/logo';
import { expect, type Browser, type Page } from '@playwright/test';
import { aiFontMessages } from '../apps/web/src/i18n/ai-font.ts';
import { contoursOfLogo, countContours } from './drawn-outlines.ts';
import { openPanel } from './editor-page.ts';
import { collectAnswers, keepObjectUrls, largePictures, readPage, type Content } from './page-contents.ts';
import { buyPackage, newCreation } from './shop-steps.ts';
import { callApi, signIn, type Account } from './sign-in.ts';
import { test } from './test.ts';

const { zh: artFont } = aiFontMessages;

const NAME = '青岚茶事';
/** Of all pixels: some edges of letters have the watermark's tint by chance, far fewer than this. */
const MARKED_SHARE = 0.002;
const LARGEST = 1200;
/** The wall's six and the first of the list: enough to meet every way of showing one. */
const LOGOS_SOUGHT = 16;

type Doc = { name: { color: string }; background: string };
type Contours = Awaited<ReturnType<typeof contoursOfLogo>>;
type Visit = { page: Page; answers: Promise<Content>[]; docs: Doc[] };

/** A browser that keeps everything it is given. Twice the pixels, as on a good screen: there pictures are largest. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  const page = await context.newPage();
  await keepObjectUrls(page);
  const docs: Doc[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    void response
      .text()
      .then((text) => JSON.parse(text, (key, value: unknown) => (key === 'doc' && docs.push(value as Doc), value)))
      .catch(() => undefined);
  });
  return { page, answers: collectAnswers(page), docs };
}

/** Contours in anything the visitor was given or the page made, and large pictures without the watermark. */
async function faultsOf({ page, answers }: Visit, logos: Contours, inks: readonly string[]): Promise<string[]> {
  const contents = [...(await readPage(page)), ...(await Promise.all(answers.splice(0)))];
  const faults = contents.flatMap(({ where, text }) => {
    const found = countContours(text, logos);
    return found > 0 ? [`${new URL(page.url()).pathname}: ${found} clean outlines in ${where}`] : [];
  });
  for (const { where, width, height, marked } of await largePictures(page, inks)) {
    const size = `${where} of ${width} × ${height}`;
    if (Math.max(width, height) > LARGEST) faults.push(`${page.url()}: ${size} is too large`);
    if (marked < MARKED_SHARE) faults.push(`${page.url()}: ${size} carries no watermark (${marked.toFixed(5)})`);
  }
  return faults;
}

const inksOf = (docs: readonly Doc[]): string[] => [
  ...new Set(
    docs.flatMap(({ name, background }) => [name.color, background === 'transparent' ? '#ffffff' : background]),
  ),
];

const drawn = (page: Page) => page.locator('canvas[data-drawn="true"]').first();

test('the search finds a logo in its own SVG, as markup and as an address', async ({ request }) => {
  const query = new URLSearchParams({ name: NAME, description: '茶', size: '1' });
  const { list } = await callApi<{ list: { doc: object }[] }>(request, 'get', `/api/icon/list?${query}`);
  const doc = openDoc((list[0]?.doc ?? {}) as never);
  const outlines = openShippedOutlines();
  await outlines.ensureLoaded(neededGlyphs(doc).keys());
  const logo = await contoursOfLogo(doc);
  const svg = renderSvg(doc, { outlines, size: { width: 333, height: 250 }, watermark: true });
  expect(logo.length).toBeGreaterThan(8);
  expect(countContours(svg, logo)).toBeGreaterThan(8);
  expect(countContours(`<img src="data:image/svg+xml,${encodeURIComponent(svg)}">`, logo)).toBeGreaterThan(8);
  expect(countContours(svg, [])).toBe(0);
});

test('a list hands its worker documents and letters, never a drawing', async ({ page }) => {
  await page.addInitScript((logoName) => {
    const flow = { currentPage: 4, logoName, description: '茶', color: 1 };
    localStorage.setItem('markwright.create-logo', JSON.stringify(flow));
    const sent: string[] = [];
    Object.assign(window, { sentToWorkers: sent });
    class HeardWorker extends Worker {
      override postMessage(message: unknown): void {
        sent.push(JSON.stringify(message));
        super.postMessage(message);
      }
    }
    window.Worker = HeardWorker;
  }, NAME);
  await page.goto('/createLogo/logoList');
  await expect(page.locator('canvas[data-drawn="true"]').nth(7)).toBeVisible();
  const sent = await page.evaluate(() => (window as unknown as { sentToWorkers: string[] }).sentToWorkers);
  expect(sent.some((message) => message.includes('"doc"'))).toBe(true);
  expect(sent.filter((message) => /<svg|<path|data-part/.test(message))).toEqual([]);
});

test('a browser that is made to believe a design is bought draws no more of it than anybody sees', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1200 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const creationId = await newCreation(page, await signIn(page));
  await page.route(`**/api/userCreation/${creationId}*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"purchased":"none"', '"purchased":"vector"');
    await route.fulfill({ response, body });
  });
  await page.goto(`/edit?creationId=${creationId}`);
  const artboard = page.getByTestId('artboard');
  await expect(artboard).toHaveAttribute('data-painted');
  const longest = await artboard.evaluate((canvas: HTMLCanvasElement) => Math.max(canvas.width, canvas.height));
  expect(longest).toBeLessThanOrEqual(LARGEST);
  await context.close();
});

test('[S6.5] a guest finds no clean outlines and no large picture without a watermark on any page', async ({
  browser,
}) => {
  test.slow();
  const guest = await visit(browser, '10.8.0.1');
  const { page, docs } = guest;
  const faults: string[] = [];
  const known: Contours[] = [];
  const look = async () => {
    await page.waitForLoadState('networkidle');
    const seen = docs.slice(0, LOGOS_SOUGHT);
    for (const doc of seen.slice(known.length)) known.push(await contoursOfLogo(doc));
    const logos = known.flat();
    expect(logos.length).toBeGreaterThan(8);
    faults.push(...(await faultsOf(guest, logos, inksOf(seen))));
  };

  await page.goto('/');
  await page.getByRole('textbox', { name: '品牌名' }).pressSequentially(NAME, { delay: 20 });
  await expect(page.locator(`ul[data-name="${NAME}"]`)).toBeVisible();
  await look();

  await page.addInitScript((logoName) => {
    const flow = { currentPage: 4, logoName, description: '茶', color: 1 };
    localStorage.setItem('markwright.create-logo', JSON.stringify(flow));
  }, NAME);
  for (const path of ['/createLogo', '/createLogo/taglist', '/createLogo/artList', '/createLogo/logoList']) {
    await page.goto(path);
    await expect(drawn(page)).toBeVisible();
    await look();
  }
  const cards = page.getByRole('list', { name: '标志方案列表' }).getByRole('listitem');
  for (const index of [0, 1]) {
    await cards.nth(index).hover();
    await cards.nth(index).getByRole('button', { name: '加入比较' }).click();
  }
  await page.getByRole('button', { name: '并排比较' }).click();
  await expect(page.getByRole('dialog').locator('canvas[data-drawn="true"]').nth(8)).toBeVisible();
  await look();
  await page.keyboard.press('Escape');

  await cards.nth(0).getByRole('button').first().click();
  await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');
  await page.getByRole('switch', { name: '辅助线' }).press('Space');
  for (const tab of ['布局', '图形', '相似图', '字体']) {
    await openPanel(page, tab);
    await look();
  }
  await page.goto('/aiLogo');
  await look();

  await page.goto('/aiFont');
  await page.getByLabel(artFont.nameLabel, { exact: true }).fill(NAME);
  await expect(page.getByRole('img', { name: new RegExp(NAME) })).toHaveAttribute('data-drawn', 'true', {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  const lettering = artDoc({ name: NAME, style: 'ink', seed: 1 }, () => true);
  faults.push(...(await faultsOf(guest, await contoursOfLogo(lettering), inksOf([lettering]))));
  expect(faults).toEqual([]);
});

/** Pages of one creation, as its owner walks them. */
async function walkOwnPages(owner: Visit, creationId: string, check: () => Promise<void>): Promise<void> {
  const { page } = owner;
  await page.goto(`/createOrder?creationId=${creationId}`);
  await expect(page.locator('canvas[data-drawn="true"]').nth(4)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await check();
  await page.goto(`/edit?creationId=${creationId}`);
  await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');
  await page.waitForLoadState('networkidle');
  await check();
  await page.goto('/perInfo');
  await expect(drawn(page)).toBeVisible();
  await check();
}

async function readDoc({ page }: Visit, { token }: Account, creationId: string): Promise<Doc> {
  return (await callApi<{ doc: Doc }>(page.request, 'get', `/api/userCreation/${creationId}`, { token })).doc;
}

/** What a visitor is given of the logo in use; the net over it goes when the logo is bought. */
async function sharedPhotographs(page: Page, creationId: string): Promise<Buffer[]> {
  await page.goto(`/userShare?creationId=${creationId}`);
  const addresses = await page
    .locator('img[src*="/mockUp/"]')
    .evaluateAll<string[], void, HTMLImageElement>((images) => images.map(({ src }) => src));
  return Promise.all(addresses.map(async (address) => (await page.request.get(address)).body()));
}

test('before it is bought the owner sees only marked pixels, a stranger only the marked preview; the HD buyer sees it clean, and never its outlines', async ({
  browser,
}) => {
  test.slow();
  const owner = await visit(browser, '10.8.0.2');
  const account = await signIn(owner.page);
  const creationId = await newCreation(owner.page, account, NAME);
  const doc = await readDoc(owner, account, creationId);
  const logo = await contoursOfLogo(doc);
  const inks = inksOf([doc]);
  const faults: string[] = [];
  await test.step('[S6.5] on the owner’s pages everything is marked', async () => {
    await walkOwnPages(owner, creationId, async () => void faults.push(...(await faultsOf(owner, logo, inks))));
    expect(faults).toEqual([]);
  });

  const share = { token: account.token, body: { shared: true } };
  await callApi(owner.page.request, 'put', `/api/userCreation/${creationId}/share`, share);
  const stranger = await visit(browser, '10.8.0.3');
  await signIn(stranger.page);
  for (const path of [`/userShare?creationId=${creationId}`, `/edit?creationId=${creationId}`]) {
    await stranger.page.goto(path);
    await stranger.page.waitForLoadState('networkidle');
    faults.push(...(await faultsOf(stranger, logo, inks)));
  }
  expect(stranger.docs).toEqual([]);
  expect(faults).toEqual([]);
  const photographs = await sharedPhotographs(stranger.page, creationId);

  await buyPackage(owner.page, account, creationId, 'hd');
  const bought = await sharedPhotographs(stranger.page, creationId);
  expect(photographs.length).toBeGreaterThan(0);
  expect(photographs.filter((bytes, place) => bought[place]?.equals(bytes))).toEqual([]);
  await test.step('[S6.6] the HD buyer sees it clean, and never its outlines', async () => {
    const unmarked: string[] = [];
    await walkOwnPages(owner, creationId, async () => {
      for (const { where, text } of await readPage(owner.page))
        if (countContours(text, logo) > 0) faults.push(`${owner.page.url()}: clean outlines in ${where}`);
      for (const { where, marked } of await largePictures(owner.page, inks))
        if (marked < MARKED_SHARE) unmarked.push(where);
    });
    expect(faults).toEqual([]);
    expect(unmarked).toContain(`canvas ${NAME}`);
  });
});
