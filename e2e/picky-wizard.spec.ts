import { expect } from '@playwright/test';
import { openWith, WORDS } from './create-logo-pages.ts';
import { inLanguage } from './pages.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';
import { shellMessages } from '../apps/web/src/i18n/shell.ts';

test.describe('on a phone in zh', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[S2.8] the last step refused far down moves to the message; the menu, the language and every answer stay', async ({
    page,
  }) => {
    const words = WORDS.zh;
    await openWith(page, '/createLogo', { color: 0 });
    await expect(page.locator('form [data-drawn="true"]').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('button', { name: words.finish }).tap();
    await expect(page.getByRole('alert')).toHaveText(words.color);
    await expect(page.getByRole('alert')).toBeInViewport();
    // The button itself says why, wherever the page stands.
    await expect(page.getByRole('button', { name: words.finish })).toHaveAccessibleDescription(words.color);
    await page.getByRole('radio', { name: words.warm }).check({ force: true });
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: words.anyFont }).tap();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: words.finish }).tap();
    await expect(page.getByRole('alert')).toHaveText(words.font);
    await expect(page.getByRole('alert')).toBeInViewport();

    await page.getByRole('button', { name: shellMessages.zh.openMenu }).tap();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: shellMessages.zh.menu.matting })).toBeVisible();
    await expect(drawer.getByRole('button', { name: shellMessages.zh.login })).toBeVisible();
    await drawer.getByRole('link', { name: /English/ }).tap();
    await drawer.getByRole('button', { name: shellMessages.en.closeMenu }).tap();
    await expect(page.getByRole('button', { name: WORDS.en.finish })).toBeVisible();
    await expect(page.getByRole('radio', { name: WORDS.en.warm })).toBeChecked();
  });

  test('a name no font can write is refused in step one, also when it comes from the home page', async ({ page }) => {
    await page.goto('/createLogo?name=%F0%9F%90%B1%F0%9F%90%B1');
    await expect(page.getByRole('alert')).toHaveText('名称：标志里不能用表情符号，请换成文字');
    const name = page.getByRole('textbox', { name: WORDS.zh.name, exact: true });
    await expect(name).toHaveValue('🐱🐱');
    await name.fill('猫猫');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await name.fill('🐱猫');
    await page.getByRole('button', { name: WORDS.zh.next }).tap();
    await expect(page.getByRole('alert')).toContainText('表情符号');
    await name.fill('猫猫');
    await page.getByRole('button', { name: WORDS.zh.next }).tap();
    await expect(page.getByRole('heading', { level: 1, name: '「猫猫」是做什么的？' })).toBeVisible();
  });
});

sweepJourney(
  'in en each step has its field focused and is an entry of the history; home leads back to unfinished answers',
  async ({ page }) => {
    const words = WORDS.en;
    const story = page.getByRole('textbox', { name: words.story });
    const slogan = page.getByRole('textbox', { name: words.slogan });
    await page.goto(inLanguage('/', 'en'));
    const box = page.getByRole('textbox', { name: words.name, exact: true });
    await box.fill('Half Hill');
    await page.keyboard.press('Enter');
    await expect(story).toBeFocused();
    await page.keyboard.insertText('a bakery');
    await page.keyboard.press('Enter');
    await expect(slogan).toBeFocused();
    // A slogan too long for the sketch leaves the rest of it on the sheet.
    await slogan.fill('x'.repeat(81));
    await expect(
      page.getByRole('region', { name: 'Sketch of the logo' }).locator('[data-drawn="true"]').first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await slogan.fill('Fresh at six');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel(/second name/).fill('半山');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.goBack();
    await expect(slogan).toHaveValue('Fresh at six');
    await page.goBack();
    await expect(story).toHaveValue('a bakery');
    await page.goForward();
    await expect(slogan).toBeFocused();
    // The page's own way back and the browser's agree.
    await page.getByRole('button', { name: words.back }).last().click();
    await expect(story).toBeFocused();
    await page.goBack();
    await expect(box).toHaveValue('Half Hill');
    await page.getByRole('link', { name: 'Continue with “Half Hill”' }).click();
    await expect(story).toHaveValue('a bakery');
    await page.getByRole('link', { name: /简体中文/ }).click();
    await expect(page.getByRole('textbox', { name: WORDS.zh.story })).toHaveValue('a bakery');
  },
);
