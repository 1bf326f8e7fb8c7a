import { expect } from '@playwright/test';
import sharp from 'sharp';
import { aiLogoMessages } from '../apps/web/src/i18n/ai-logo.ts';
import { articlesMessages } from '../apps/web/src/i18n/articles.ts';
import { createLogoMessages } from '../apps/web/src/i18n/create-logo.ts';
import { designersMessages } from '../apps/web/src/i18n/designers.ts';
import { editorMessages } from '../apps/web/src/i18n/editor.ts';
import { loginMessages } from '../apps/web/src/i18n/login.ts';
import { mattingMessages } from '../apps/web/src/i18n/matting.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { sampleMessages } from '../apps/web/src/i18n/sample.ts';
import { WORDS } from './create-logo-pages.ts';
import { openEditor } from './editor-page.ts';
import { cutHints, inLanguage, smallTargets, widthOverflow } from './pages.ts';
import { newAiCreation, newCreation, pngFacts } from './shop-steps.ts';
import { newPhone, signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';
import { readFile } from 'node:fs/promises';

const white = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();

test.describe('on a phone in zh', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  });

  sweepJourney('what a picky customer found small on a phone', async ({ page }) => {
    const centre = personalCentreMessages.zh;

    await test.step('a note leaves the other ways to sign in in sight', async () => {
      const m = loginMessages.zh;
      await page.goto('/perInfo');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(m.phoneNumber).fill(newPhone());
      await dialog.getByRole('button', { name: m.sendCode }).tap();
      const note = await page.getByText(m.sendSucceeded).first().boundingBox();
      const way = await dialog.getByRole('button', { name: m.email, exact: true }).boundingBox();
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(way?.y ?? 0);
      expect(await cutHints(page)).toEqual([]);
      await dialog.getByRole('button', { name: m.email, exact: true }).tap();
      await expect(dialog.getByLabel(m.emailAddress)).toBeVisible();
      expect(await cutHints(page)).toEqual([]);
    });

    const account = await signIn(page);
    const creationId = await newCreation(page, account);

    await test.step('without a logo the editor leads to the creations', async () => {
      await page.goto('/edit');
      await expect(page.getByRole('link', { name: editorMessages.zh.toCreations })).toBeVisible();
    });

    await test.step('hiding can be taken back', async () => {
      await page.goto('/perInfo');
      await page.getByRole('button', { name: centre.actionsOf('青岚茶事') }).tap();
      await page.getByRole('menuitem', { name: centre.hide }).tap();
      await page.getByRole('dialog').getByRole('button', { name: centre.hideConfirm, exact: true }).tap();
      await page.getByRole('button', { name: centre.undo }).tap();
      await expect(page.getByRole('button', { name: centre.actionsOf('青岚茶事') })).toBeVisible();
    });

    await test.step('a small square sample is free, without a watermark', async () => {
      await page.goto(`/createOrder?creationId=${creationId}`);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: sampleMessages.zh.take }).tap();
      const download = await saving;
      expect(download.suggestedFilename()).toBe('青岚茶事-样张240px.png');
      expect(pngFacts(await readFile(await download.path()))).toMatchObject({ width: 240, height: 240 });
      expect(await widthOverflow(page)).toBe(0);
    });

    await test.step('in the centre a long name is read whole, and every menu is as large as a finger', async () => {
      const long = 'Greenleaf Landscaping';
      await newCreation(page, account, long);
      await newAiCreation(page, account, '山丘书房');
      await page.goto('/perInfo');
      const name = page.getByText(long, { exact: true });
      await expect(name).toBeVisible();
      const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;
      expect(await name.evaluate(isWhole)).toBe(true);
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('tab', { name: new RegExp(`^${centre.aiLogos}`) }).tap();
      await expect(page.getByRole('button', { name: centre.actionsOf('山丘书房') })).toHaveCount(4);
      expect(await smallTargets(page)).toEqual([]);
      await page.goto('/aiLogo');
      await expect(page.getByRole('button', { name: aiLogoMessages.zh.balance(2) })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });

    await test.step('a white picture that leaves nothing says so', async () => {
      await page.goto('/matting');
      const file = { name: 'white.png', mimeType: 'image/png', buffer: await white() };
      await page.locator('input[type=file][multiple]').setInputFiles(file);
      await expect(page.getByRole('alert').filter({ hasText: mattingMessages.zh.nothingLeft })).toBeVisible();
    });

    await test.step('an article begins with its text: the contents are folded', async () => {
      await page.goto('/article?id=choosing-a-logo');
      const contents = page.locator('summary', { hasText: articlesMessages.zh.contents });
      await expect(contents).toBeVisible();
      await expect(page.locator('details')).not.toHaveAttribute('open');
    });

    await test.step('what is wrong with a mark of one’s own is said in sight', async () => {
      const m = editorMessages.zh;
      await openEditor(page);
      await page.getByRole('tab', { name: m.tabs.similar, exact: true }).tap();
      const file = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
      await page.locator('input[type=file][accept*=svg]').setInputFiles(file);
      await expect(page.getByRole('alert').filter({ hasText: m.ownMarkTooLarge })).toBeInViewport({ ratio: 0.9 });
      expect(await cutHints(page)).toEqual([]);
    });
  });
});

test.describe('on a desk in en', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  sweepJourney('what a picky customer found small on a desk', async ({ page }) => {
    await test.step('what a step refuses is said in one place', async () => {
      await page.goto(inLanguage('/createLogo', 'en'));
      await page.getByRole('button', { name: WORDS.en.next }).click();
      const said = page.getByText(createLogoMessages.en.problems.nameBlank, { exact: true });
      await expect(said.first()).toBeVisible();
      const seen = await said.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 1).length);
      expect(seen).toBe(1);
    });

    await test.step('more specific words stand above the bar', async () => {
      await page.getByRole('textbox', { name: WORDS.en.name, exact: true }).fill('Half Hill');
      await page.getByRole('button', { name: WORDS.en.next }).click();
      const tag = page.locator('form fieldset button[aria-pressed]').first();
      await tag.click();
      const similar = page.getByRole('group', { name: createLogoMessages.en.brief.similar });
      const chip = similar.getByRole('button').last();
      await expect(chip).toBeVisible();
      const bar = await page.getByRole('button', { name: WORDS.en.next }).boundingBox();
      await expect.poll(async () => ((await chip.boundingBox())?.y ?? 0) + 36).toBeLessThan((bar?.y ?? 0) - 10);
    });

    await test.step('a part that fills its sheet says why it hardly grows', async () => {
      await openEditor(page, { language: 'en' });
      await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');
      await page.getByRole('button', { name: editorMessages.en.selectPart(editorMessages.en.parts.name) }).click();
      const corner = await page.locator('[data-handle="name"] .cursor-nwse-resize').last().boundingBox();
      const [x, y] = [(corner?.x ?? 0) + 4, (corner?.y ?? 0) + 4];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 150, y + 20, { steps: 4 });
      await expect(page.getByText(editorMessages.en.restShrinks)).toBeVisible();
      await page.mouse.up();
      await expect(page.getByText(editorMessages.en.restShrinks)).toHaveCount(0);
    });

    await test.step('every word of the rail stands inside it, and the search says whole what it takes', async () => {
      const words = page.getByRole('tablist', { name: editorMessages.en.rail }).getByRole('tab');
      const edges = await words.evaluateAll((all) =>
        all.map((tab) => {
          const [outer, word] = [tab.getBoundingClientRect(), tab.lastElementChild!.getBoundingClientRect()];
          return Math.min(word.left - outer.left, outer.right - word.right);
        }),
      );
      expect(Math.min(...edges)).toBeGreaterThanOrEqual(4);
      await page.getByRole('tab', { name: editorMessages.en.tabs.similar, exact: true }).click();
      expect(await cutHints(page)).toEqual([]);
    });

    await test.step('the editor’s prices stand beside a free sample, which saves first and asks to sign in', async () => {
      await page.getByRole('button', { name: editorMessages.en.buy, exact: true }).filter({ visible: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: sampleMessages.en.take }).click();
      await expect(page.getByRole('dialog', { name: /sign in/i })).toBeVisible();
    });

    await test.step('a designer’s price and days stand where one is asked for', async () => {
      await page.goto(inLanguage('/made', 'en'));
      const m = designersMessages.en;
      await expect(page.locator('form').getByText(/^From CNY \d+, about \d+ working days$/)).toBeVisible();
      await expect(page.getByRole('combobox', { name: m.designer })).toBeVisible();
    });
  });
});
