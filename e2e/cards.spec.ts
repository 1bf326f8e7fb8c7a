import { expect, type Page } from '@playwright/test';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { topUpMessages } from '../apps/web/src/i18n/top-up.ts';
import { startBuiltServer, type Served } from '../bench/served.ts';
import { findAccessibilityFaults, inLanguage, widthOverflow } from './pages.ts';
import { newCreation, ORDER_WORDS } from './shop-steps.ts';
import { callApi, signIn } from './sign-in.ts';
import { test } from './test.ts';

const { en } = ORDER_WORDS;
const { en: centre } = personalCentreMessages;
const { en: topUp } = topUpMessages;

/** A site that takes cards and has a second currency, as its operator sets it; the others keep to the defaults. */
const CARDS = { STRIPE_SECRET_KEY: 'sandbox', STRIPE_WEBHOOK_SECRET: 'sandbox', SECOND_CURRENCY: 'USD=0.14' };
/** Beside the server of all other journeys. */
const PORT = Number(process.env['E2E_PORT'] ?? 3210) + 1;
const SITE = `http://127.0.0.1:${PORT}`;
let server: Served;
test.use({ baseURL: SITE, viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  test.setTimeout(200_000);
  server = await startBuiltServer(PORT, { ...CARDS, PUBLIC_URL: SITE, TRUST_PROXY: '1' });
});
test.afterAll(() => server.stop());

/** Opens the card's page beside this one, presses a button there and comes back to the shop as its payer would. */
async function payOnCardPage(page: Page, amount: string): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: en.toCard }).click();
  const card = await opened;
  await expect(card.getByText(amount)).toBeVisible();
  const address = card.url();
  await card.locator('button[name=action][value=pay]').click();
  await card.getByRole('link', { name: 'Back to the shop' }).click();
  await card.waitForURL(`${SITE}/**`);
  await card.close();
  return address;
}

test('en: a logo and points are paid by card in dollars, and a refund goes back to the card', async ({ page }) => {
  const account = await signIn(page);
  const creationId = await newCreation(page, account, 'Half Hill');
  const points = async () =>
    (await callApi<{ kept: number }>(page.context().request, 'get', '/api/integral/rest', account)).kept;
  let cardPage = '';

  await test.step('the price stands in dollars first and a card is chosen', async () => {
    await page.goto(inLanguage(`/createOrder?creationId=${creationId}`, 'en'));
    await expect(page.getByRole('radio', { name: en.card })).toBeChecked();
    await expect(page.getByText('$9.52').first()).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await widthOverflow(page), `${width} px`).toBe(0);
    }
    await page.getByRole('checkbox').check({ force: true });
    await page.getByRole('button', { name: en.submit }).filter({ visible: true }).click();
  });

  await test.step('paid on the card’s page, told once on ours', async () => {
    const dialog = page.getByRole('dialog', { name: en.payTitle.card });
    await expect(dialog.getByText('$9.52')).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    cardPage = await payOnCardPage(page, 'USD 9.52');
    await expect(page.getByText(en.paidText('Half Hill'))).toBeVisible();
    await page.goto(inLanguage('/perInfo?tab=orders', 'en'));
    await expect(page.getByRole('row').filter({ hasText: 'Half Hill' })).toContainText('$9.52');
  });

  await test.step('points cost dollars too', async () => {
    await page
      .getByRole('button', { name: /points/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Top up' }).click();
    await expect(dialog.getByRole('radio', { name: topUp.card })).toBeChecked();
    await dialog.getByRole('button', { name: topUp.submit('30', '$4.20') }).click();
    await payOnCardPage(page, 'USD 4.20');
    await expect(page.getByText(en.paidPoints(90))).toBeVisible();
    expect(await points()).toBe(90);
  });

  await test.step('a refund is told by the provider, and the order says when', async () => {
    const card = await page.context().newPage();
    await card.goto(cardPage);
    await card.locator('button[name=action][value=refund]').click();
    await card.close();
    const row = page.getByRole('row').filter({ hasText: 'Half Hill' });
    await expect(async () => {
      await page.goto(inLanguage('/perInfo?tab=orders', 'en'));
      await expect(row).toContainText(en.tradeStates.REFUND, { timeout: 2000 });
    }).toPass();
    await expect(row).toContainText(centre.refundedAt('').trim());
  });
});
