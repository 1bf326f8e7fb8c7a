import { expect, type Page } from '@playwright/test';
import { editorMessages } from '../apps/web/src/i18n/editor.ts';
import { loginMessages } from '../apps/web/src/i18n/login.ts';
import { logoListMessages } from '../apps/web/src/i18n/logo-list.ts';
import { orderMessages } from '../apps/web/src/i18n/order.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';
import { cards, drawn, openWith, WORDS } from './create-logo-pages.ts';
import { openEditor } from './editor-page.ts';
import { keyboardOf } from './keyboard.ts';
import { findAccessibilityFaults, inLanguage, type Language } from './pages.ts';
import { newCreation, playWallet, startedPayment } from './shop-steps.ts';
import { newPhone, readCode, signIn } from './sign-in.ts';
import { inSweep } from '../scripts/sweeps.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

/** What is open is looked at, then left with Esc; the focus must not be lost with it. */
async function lookAtDialog(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog, what).toBeVisible();
  expect(await findAccessibilityFaults(page), what).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog, what).toHaveCount(0);
}

const LOOKS: readonly { width: number; language: Language }[] = [
  { width: 390, language: 'zh' },
  { width: 1440, language: 'en' },
];

for (const { width, language } of LOOKS.slice(0, inSweep({ full: LOOKS.length, short: 1 }))) {
  test(`every dialog at ${width} px in ${language} can be read by everyone`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const shell = shellMessages[language];
    const editor = editorMessages[language];
    const centre = personalCentreMessages[language];
    const order = orderMessages[language];
    const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

    await openWith(page, inLanguage('/createLogo/logoList', language), { color: 1 });
    await expect(drawn(page, WORDS[language]).first()).toBeVisible();
    expect(await findAccessibilityFaults(page), 'list').toEqual([]);
    await page.getByRole('button', { name: logoListMessages[language].openFilters }).click();
    await lookAtDialog(page, 'filters');
    if (width === 390) {
      await button(shell.openMenu).click();
      await lookAtDialog(page, 'menu');
    }

    const account = await signIn(page);
    const creationId = await newCreation(page, account);
    await openEditor(page, { language });
    await page.getByRole('tab', { name: editor.tabs.background, exact: true }).click();
    await page.getByRole('button', { name: editor.transparent }).click();
    await button(editor.reset).click();
    await lookAtDialog(page, 'reset');
    await button(editor.buy).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await lookAtDialog(page, 'buy');
    if (width === 1440) {
      await button(editor.shortcuts).click();
      await lookAtDialog(page, 'shortcuts');
    }

    await page.goto(inLanguage('/perInfo', language));
    await page.getByRole('button', { name: centre.previewOf('青岚茶事') }).click();
    await lookAtDialog(page, 'preview');
    await button(centre.editProfile).click();
    await lookAtDialog(page, 'profile');
    for (const [what, item] of [
      ['share', centre.share],
      ['delete', centre.remove],
    ] as const) {
      await page.getByRole('button', { name: centre.actionsOf('青岚茶事') }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await lookAtDialog(page, what);
    }
    await page.getByRole('button', { name: centre.openPoints }).click();
    await lookAtDialog(page, 'points');

    await page.goto(inLanguage(`/createOrder?creationId=${creationId}`, language));
    await page.getByRole('checkbox').check({ force: true });
    await startedPayment(page, () => button(order.submit).click());
    await expect(page.getByRole('timer')).toBeVisible();
    await lookAtDialog(page, 'payment');
  });
}

sweepJourney('by keyboard alone from the home page to a paid download', async ({ page }) => {
  test.slow();
  const words = WORDS.en;
  const { press, write, reach } = keyboardOf(page);
  const byName = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(inLanguage('/', 'en'));
  await write(page.getByRole('textbox', { name: words.name, exact: true }), 'Half Hill Bakery');
  await page.keyboard.press('Enter');
  // The first field of each step has the focus: nothing needs to be looked for.
  await expect(page.getByRole('textbox', { name: words.story })).toBeFocused();
  await page.keyboard.insertText('a bakery in the hills');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: words.slogan })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(drawn(page, words).first()).toBeVisible();
  await press(cards(page, words).first().getByRole('button').first());
  await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');

  await press(byName(editorMessages.en.buy));
  await press(dialog.getByRole('button', { name: orderMessages.en.buyGuest }));
  const login = loginMessages.en;
  const phone = newPhone();
  await press(dialog.getByRole('button', { name: login.phone, exact: true }));
  await write(dialog.getByLabel(login.phoneNumber), phone);
  await press(dialog.getByRole('button', { name: login.sendCode }));
  await expect(dialog.getByLabel(login.code)).toBeFocused();
  await page.keyboard.insertText(await readCode(page.context().request, phone));
  await page.keyboard.press('Enter');

  const submit = byName(orderMessages.en.submit);
  await submit.waitFor();
  await reach(page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  // The code is scanned by another device; everything on this one is done by keys.
  const address = await startedPayment(page, () => press(submit));
  await playWallet(page, address, 'pay');
  const saving = page.waitForEvent('download');
  await press(dialog.getByRole('button', { name: orderMessages.en.download }));
  expect((await saving).suggestedFilename()).toMatch(/\.zip$/);
});

test('the code field has the focus after sending, and a corrected number takes its message away', async ({ page }) => {
  const m = loginMessages.zh;
  await page.goto('/perInfo');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: m.phone, exact: true }).click();
  await dialog.getByLabel(m.phoneNumber).fill('123');
  await dialog.getByRole('button', { name: m.sendCode }).click();
  await expect(dialog.getByText(m.phoneWrong)).toBeVisible();
  await expect(dialog.getByLabel(m.phoneNumber)).toBeFocused();
  await dialog.getByLabel(m.phoneNumber).fill(newPhone());
  await expect(dialog.getByText(m.phoneWrong)).toHaveCount(0);
  await dialog.getByRole('button', { name: m.sendCode }).click();
  await expect(dialog.getByLabel(m.code)).toBeFocused();
});
