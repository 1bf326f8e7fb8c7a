import { ART_STYLES } from '@markwright/art-font';
import { expect, type Locator, type Page } from '@playwright/test';
import { cards, drawn, FLOW_KEY, openWith, WORDS } from './create-logo-pages.ts';
import { keyboardOf } from './keyboard.ts';
import { findAccessibilityFaults, inLanguage, journeysIn, widthOverflow, type Language } from './pages.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

/** One way of using the page: a mouse, a keyboard or a finger. */
type Hand = {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** To the next step: its button, or Enter where one stands. */
  goOn(button: Locator): Promise<void>;
  /** Says in words what others pick as a tag. */
  tellsTrade?: true;
};

const byMouse = (page: Page): Hand => ({
  press: (target) => target.click(),
  goOn: (button) => button.click(),
  async write(target, text) {
    await target.click();
    await page.keyboard.insertText(text);
  },
});

const byFinger = (page: Page): Hand => ({
  press: (target) => target.tap(),
  goOn: (button) => button.tap(),
  async write(target, text) {
    await target.tap();
    await page.keyboard.insertText(text);
  },
});

function byKeyboard(page: Page): Hand {
  const { press, write } = keyboardOf(page);
  return { tellsTrade: true, press, write, goOn: () => page.keyboard.press('Enter') };
}

/** From the home page's box to the editor, as somebody who has never been here; says how much it took. */
async function goAllTheWay(page: Page, language: Language, hand: Hand): Promise<void> {
  const words = WORDS[language];
  const started = Date.now();
  let actions = 0;
  const press = (target: Locator) => ((actions += 1), hand.press(target));
  const write = (target: Locator, text: string) => ((actions += 1), hand.write(target, text));
  const goOn = (button: string) => ((actions += 1), hand.goOn(page.getByRole('button', { name: button })));

  await test.step('[S2.16] the four steps are answered one after the other', async () => {
    await page.goto(inLanguage('/', language));
    await write(page.getByRole('textbox', { name: words.name, exact: true }), '半山面包');
    await goOn(words.see);
    if (hand.tellsTrade) await write(page.getByRole('textbox', { name: words.story }), words.bakery);
    else await press(page.getByRole('button', { name: words.bakery }));
    await goOn(words.next);
    if (hand.tellsTrade) await write(page.getByRole('textbox', { name: words.slogan }), words.bakery);
    await goOn(words.next);
    await press(page.getByRole('radio', { name: words.warm }));
    await goOn(words.finish);
  });
  await test.step('[S2.17] the list shows drawn logos, and one is confirmed', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '半山面包' })).toBeVisible();
    await expect(drawn(page, words).nth(3)).toBeVisible();
    const card = cards(page, words).first();
    if (page.viewportSize()?.width === 390) {
      await press(card.getByRole('button').first());
      await press(card.getByRole('button', { name: words.use, exact: true }));
    } else await press(card.getByRole('button').first());
  });
  await test.step('[S6.1] a guest has it in the editor', async () => {
    await expect(page).toHaveURL(/\/edit/);
    await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');
  });
  const seconds = (Date.now() - started) / 1000;
  console.log(`${language}: from home to the editor in ${actions} actions, ${seconds.toFixed(1)} s of machine time`);
  expect(actions).toBeLessThanOrEqual(10);

  await test.step('[S4.15] undo with no history says so', async () => {
    await press(page.getByRole('button', { name: words.undo }).first());
    await expect(page.getByText(words.noMore, { exact: true })).toBeVisible();
  });
}

for (const language of journeysIn('zh')) {
  sweepJourney(`a guest goes from home to the editor by mouse in ${language}`, ({ page }) =>
    goAllTheWay(page, language, byMouse(page)),
  );

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test(`a guest goes from home to the editor by touch at 390 px in ${language}`, ({ page }) =>
      goAllTheWay(page, language, byFinger(page)));
  });
}

for (const language of journeysIn('en')) {
  test(`a guest goes from home to the editor by keyboard alone in ${language}`, ({ page }) =>
    goAllTheWay(page, language, byKeyboard(page)));

  test(`every step says in ${language} what it lacks, goes back, and keeps its answers`, async ({ page }) => {
    const words = WORDS[language];
    const alert = page.getByRole('alert');
    const next = page.getByRole('button', { name: words.next });
    const finish = page.getByRole('button', { name: words.finish });
    await page.goto(inLanguage('/createLogo', language));
    await test.step('[S5.5] the name and what the brand does are asked for', async () => {
      await next.click();
      await expect(alert).toHaveText(words.nameBlank);
      await page.getByRole('textbox', { name: words.name, exact: true }).fill('半山面包');
      await page.keyboard.press('Enter');
      await next.click();
      await expect(alert).toHaveText(words.keywords);
    });
    await test.step('[S2.16] next and previous lead on and back to what was answered', async () => {
      await page.getByRole('button', { name: words.bakery }).click();
      await next.click();
      await page.getByRole('button', { name: words.back }).first().click();
      await expect(page.getByRole('button', { name: words.bakery })).toHaveAttribute('aria-pressed', 'true');
    });
    await next.click();
    await page.getByRole('textbox', { name: words.slogan }).fill('Fresh at six');
    await page.keyboard.press('Enter');
    await test.step('[S5.5] so are the colour and the font', async () => {
      await finish.click();
      await expect(alert).toHaveText(words.color);
      await page.getByRole('radio', { name: words.warm }).check();
      await page.getByRole('button', { name: words.anyFont }).click();
      await finish.click();
      await expect(alert).toHaveText(words.font);
    });

    await test.step('[S3.4] the answers are kept under the names of the specification', async () => {
      await page.goto(inLanguage('/information', language));
      const kept = await page.evaluate((key) => localStorage.getItem(key), FLOW_KEY);
      expect(JSON.parse(kept ?? '{}')).toMatchObject({
        currentPage: 4,
        logoName: '半山面包',
        slogan: 'Fresh at six',
        description: '',
        color: 1,
        fontList: [],
        logoType: 'online',
      });
      await page.goBack();
      await expect(finish).toBeVisible();
      await expect(page.getByRole('radio', { name: words.warm })).toBeChecked();
    });
  });
}

test('[S2.18] similar tags follow a choice; the tag list shows every tag and shares it; the art list leads to the editor', async ({
  page,
}) => {
  await openWith(page, '/createLogo', { currentPage: 2, description: '' });
  await page.getByRole('button', { name: '烘焙甜品' }).click();
  await page.getByRole('group', { name: '更细一点' }).getByRole('button').first().click();
  await expect(page.getByText('已选 2／5 个')).toBeVisible();
  await page.getByRole('link', { name: '看全部标签' }).click();
  await expect(page).toHaveURL(/\/createLogo\/taglist/);
  await page.getByRole('button', { name: '工业制造' }).click();
  await page.getByRole('button', { name: '选好了' }).click();
  await expect(page).toHaveURL(/\/createLogo$/);
  await expect(page.getByRole('button', { name: '工业制造' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByText('已选 3／5 个')).toBeVisible();

  await page.goto('/createLogo/artList');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(11);
  await expect(lines.first().locator('[data-drawn="true"]')).toBeVisible();
  await lines.nth(2).getByRole('button').click();
  await expect(page).toHaveURL(/\/edit/);
});

sweepJourney('a long name takes what its row of the art list has and no more', async ({ page }) => {
  await openWith(page, inLanguage('/createLogo/artList', 'en'), { logoName: 'Little Harbor Coffee Roasters' });
  await expect(page.getByRole('main').locator('[data-drawn="true"]').nth(2)).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await widthOverflow(page), `${width} px`).toBe(0);
  }
});

test('[S2.18] an art font’s list shows the name as lettering in every style, and one of them goes to the editor', async ({
  page,
}) => {
  await openWith(page, '/createLogo/artList', { logoType: 'aiFont', logoName: '冰火', description: '霓虹灯酒吧' });
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(ART_STYLES.length);
  await expect(cards.first()).toHaveAttribute('data-style', 'neon');
  await expect(cards.first().locator('[data-drawn="true"]')).toBeVisible({ timeout: 60_000 });
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await cards.first().getByRole('button').click();
  await expect(page).toHaveURL(/\/edit/);
  const kept = await page.evaluate(() => localStorage.getItem('markwright.current-logo'));
  expect(JSON.parse((JSON.parse(kept ?? '{}') as { currJson: string }).currJson)).toMatchObject({
    name: { text: '冰火' },
    art: { style: 'neon' },
  });
});

sweepJourney('step four has no accessibility faults and fits its width', async ({ page }) => {
  await openWith(page, '/createLogo', { color: 1 });
  await expect(page.locator('form [data-drawn="true"]').first()).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await widthOverflow(page)).toBe(0);
  }
});
