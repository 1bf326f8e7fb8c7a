import type { Locator, Page } from '@playwright/test';
import { dialogsMessages } from '../../apps/web/src/i18n/dialogs.ts';
import { editorMessages } from '../../apps/web/src/i18n/editor.ts';
import { loginMessages } from '../../apps/web/src/i18n/login.ts';
import { WORDS } from '../../e2e/create-logo-pages.ts';
import { newPhone } from '../../e2e/sign-in.ts';
import { inBrowser } from '../served.ts';
import { round, writeResult, type Figure } from '../write-result.ts';

const PORT = 3479;
const LIMIT_S = 90;
/** A person's pace: a key on a phone, and the thought before each choice; longer where there is much to look at. */
const PACE = { keyMs: 200, thinkMs: 2200, browseMs: 6000, fetchCodeMs: 6000 };
const VISITORS = {
  zh: { name: '半山面包', slogan: '清晨刚刚出炉' },
  en: { name: 'Half Hill', slogan: 'Fresh at dawn' },
} as const;
type Language = keyof typeof VISITORS;

/** `npm run bench -- journey [--built]`: how long a new user takes from the home page to a saved logo, sign-in included. */
export const run = (options: string[]): Promise<void> =>
  inBrowser(PORT, options, async (browser, url) => {
    const figures: Figure[] = [];
    for (const language of ['zh', 'en'] as const) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        baseURL: url,
      });
      const laps = await walk(await context.newPage(), language);
      const total = laps.reduce((sum, { seconds }) => sum + seconds, 0);
      figures.push({
        name: `${language}, a phone: from the home page to a saved logo`,
        value: round(total),
        unit: 's',
        limit: { atMost: LIMIT_S },
      });
      for (const { name, seconds } of laps) console.log(`  ${name.padEnd(22)} ${seconds.toFixed(1)} s`);
      await context.close();
    }
    writeResult('journey', figures, options);
  });

type Lap = { name: string; seconds: number };

async function walk(page: Page, language: Language): Promise<Lap[]> {
  const words = WORDS[language];
  const { name, slogan } = VISITORS[language];
  const person = personAt(page);
  const laps: Lap[] = [];
  const lap = async (label: string, part: () => Promise<void>) => {
    const started = performance.now();
    await part();
    laps.push({ name: label, seconds: (performance.now() - started) / 1000 });
  };
  const next = page.getByRole('button', { name: words.next, exact: true });
  await lap('home, the name', async () => {
    await page.goto(language === 'zh' ? '/' : '/?lang=en');
    await person.type(page.locator('input[name=name]'), name);
    await person.tap(page.getByRole('button', { name: words.see, exact: true }));
  });
  await lap('step one', () => person.tap(next));
  await lap('step two, a tag', async () => {
    await person.tap(page.getByRole('button', { name: words.bakery, exact: true }));
    await person.tap(next);
  });
  await lap('step three, a slogan', async () => {
    await person.type(page.getByLabel(words.slogan, { exact: true }), slogan);
    await person.tap(next);
  });
  await lap('step four, a colour', async () => {
    await person.tap(page.getByRole('radio', { name: new RegExp(words.warm) }));
    await person.tap(page.getByRole('button', { name: words.finish, exact: true }));
  });
  await lap('list, choosing', async () => {
    await page.locator('main ul [data-drawn="true"]').first().waitFor();
    await page.waitForTimeout(PACE.browseMs);
    await person.tap(page.locator('main ul[aria-label] > li button').first());
    await person.tap(page.getByRole('button', { name: words.use, exact: true }));
  });
  await lap('editor, save', async () => {
    await page.locator('[data-testid=artboard][data-painted]').waitFor();
    await person.tap(page.getByRole('button', { name: editorMessages[language].save, exact: true }));
  });
  await lap('signing in', () => signIn(page, person, language));
  await lap('saved', () => page.getByRole('dialog').getByText(dialogsMessages[language].saved).waitFor());
  return laps;
}

type Person = { tap(target: Locator): Promise<void>; type(target: Locator, text: string): Promise<void> };

const personAt = (page: Page): Person => ({
  async tap(target) {
    await target.waitFor();
    await page.waitForTimeout(PACE.thinkMs);
    await target.tap();
  },
  async type(target, text) {
    await target.waitFor();
    await page.waitForTimeout(PACE.thinkMs);
    await target.tap();
    for (const letter of text) {
      await page.keyboard.insertText(letter);
      await page.waitForTimeout(PACE.keyMs);
    }
  },
});

async function signIn(page: Page, person: Person, language: Language): Promise<void> {
  const m = loginMessages[language];
  const dialog = page.getByRole('dialog');
  const phone = newPhone();
  await person.tap(dialog.getByRole('button', { name: m.phone, exact: true }));
  await person.type(dialog.getByLabel(m.phoneNumber), phone);
  await person.tap(dialog.getByRole('button', { name: m.sendCode }));
  await dialog.getByRole('timer').waitFor();
  await page.waitForTimeout(PACE.fetchCodeMs);
  const inbox = await (await page.request.get('/sandbox')).text();
  const code = new RegExp(`data-phone="${phone}" data-code="(\\d+)"`).exec(inbox)?.[1] ?? '';
  await person.type(dialog.getByLabel(m.code), code);
  await person.tap(dialog.getByRole('button', { name: m.submit, exact: true }));
}
