import { expect, type Page } from '@playwright/test';
import { slowness } from '../scripts/machine-speed.ts';
import { editWordsMessages } from '../apps/web/src/i18n/edit-words.ts';
import { openEditor, stored } from './editor-page.ts';
import {
  collectComplaints,
  findAccessibilityFaults,
  inLanguage,
  journeysIn,
  widthOverflow,
  type Language,
} from './pages.ts';
import { buyPackage, newCreation } from './shop-steps.ts';
import { signIn } from './sign-in.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ANSWER_LIMIT_MS = 60;

test('the editor does what one line says, tells what it did, takes one wish back and undoes the rest', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const before = await openEditor(page);
  await page.keyboard.press('/');
  const line = page.getByLabel('用一句话改标志');
  await expect(line).toBeFocused();
  await line.fill('背景换成藏青，图放到左边，口号去掉');
  await line.press('Enter');
  const told = page.getByRole('list', { name: '这句话改了什么' });
  await expect(told.getByRole('listitem')).toHaveCount(3);
  await expect.poll(async () => (await stored(page)).doc.background).toBe('#0e2345');
  const changed = (await stored(page)).doc;
  expect(changed.layout.id).toBe('horizontal');
  expect(changed.slogan).toBeNull();
  await expect(page.getByText('第 1 步：用一句话改')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: /^不要这一处：口号/ }).click();
  await expect.poll(async () => (await stored(page)).doc.slogan?.text).toBe(before.slogan?.text);
  expect((await stored(page)).doc.background).toBe('#0e2345');

  await line.fill('换成一只狐狸');
  await line.press('Enter');
  await expect(told.getByText(/图形换好了/)).toBeVisible();
  await expect.poll(async () => (await stored(page)).doc.mark?.source.id).not.toBe(before.mark?.source.id);
  await line.fill('撤销');
  await line.press('Enter');
  await expect.poll(async () => (await stored(page)).doc.mark?.source.id).toBe(before.mark?.source.id);
  expect(complaints).toEqual([]);
});

test('by touch and in English: a suggestion, a question and words nobody understands', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  await openEditor(page, { language: 'en' });
  const line = page.getByLabel('Change the logo in words');
  await line.tap();
  await page.getByRole('button', { name: 'warmer colours' }).tap();
  const told = page.getByRole('list', { name: 'What your words changed' });
  await expect(told.getByText('Made the colours warmer')).toBeVisible();
  await line.fill('which font is this?');
  await page.getByRole('button', { name: 'Change', exact: true }).tap();
  await expect(told.getByText(/^The name is set in /)).toBeVisible();
  await line.fill('water my plants');
  await page.getByRole('button', { name: 'Change', exact: true }).tap();
  await expect(told.getByText(/^Not understood: “water my plants”\. You could say:/)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  // What could be said instead is pressed.
  await told.getByRole('button', { name: 'a cream background' }).tap();
  await expect(told.getByText(/^Not understood/)).toHaveCount(0);
  await expect(told.getByRole('listitem')).toHaveCount(1);
  expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await context.close();
});

sweepJourney('by touch and in Chinese: one wish of two is taken back with a finger', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'zh-CN' });
  const page = await context.newPage();
  const before = await openEditor(page);
  const line = page.getByLabel('用一句话改标志');
  await line.fill('背景换成藏青，口号去掉');
  await page.getByRole('button', { name: '改', exact: true }).tap();
  await expect.poll(async () => (await stored(page)).doc.slogan).toBeNull();
  await page.getByRole('button', { name: /^不要这一处：口号/ }).tap();
  await expect.poll(async () => (await stored(page)).doc.slogan?.text).toBe(before.slogan?.text);
  expect((await stored(page)).doc.background).toBe('#0e2345');
  expect(await widthOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await context.close();
});

sweepJourney(
  'by keyboard and in Chinese: what the logo lacks is offered first, and one press mends it',
  async ({ page }) => {
    const m = editWordsMessages.zh;
    await openEditor(page);
    await page.keyboard.press('/');
    const line = page.getByLabel(m.label);
    await line.fill('背景换成白色，口号改成米白色');
    await line.press('Enter');
    const told = page.getByRole('list', { name: m.results });
    await expect(told.getByRole('listitem')).toHaveCount(2);
    const pale = (await stored(page)).doc.slogan?.color;
    await page.getByRole('button', { name: m.close, exact: true }).press('Enter');
    await page.keyboard.press('/');
    await expect(line).toBeFocused();
    const offered = page.getByRole('button', { name: m.fixes.contrast });
    await expect(offered).toBeVisible();
    // Backwards from the field is the last suggestion; the first is the one that mends the contrast.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab');
    await expect(offered).toBeFocused();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(told.getByText('对比加强了')).toBeVisible();
    await expect.poll(async () => (await stored(page)).doc.slogan?.color).not.toBe(pale);
    await expect(page.getByText(/^第 \d+ 步：用一句话改$/).first()).toBeVisible();
  },
);

const SAID = {
  zh: {
    ground: '背景换成藏青',
    much: '图大很多',
    degree: /（很多）$/,
    other: '我们改名了，现在叫「云上茶馆」',
    slip: '店名改成「青岚茶室」',
    another: '换个思路',
    more: '再来几个类似的',
  },
  en: {
    ground: 'navy background',
    much: 'make the picture much bigger',
    degree: /\(a lot\)$/,
    other: 'change the name to "Cloud Nine"',
    slip: 'change the name to "青岚茶室"',
    another: 'try something completely different',
    more: 'more like this',
  },
};

const say = async (page: Page, language: Language, words: string) => {
  await page.getByLabel(editWordsMessages[language].label).fill(words);
  await page.keyboard.press('Enter');
};

// What words mean in either language is tested where they are read (packages/edits); here, that the page does it.
for (const language of journeysIn('zh')) {
  const m = editWordsMessages[language];
  const said = SAID[language];

  sweepJourney(
    `${language}: a held key shows the logo as it was, a chip tells how much, and a finished step can be undone`,
    async ({ page }) => {
      const before = await openEditor(page, { language });
      await page.keyboard.press('/');
      await say(page, language, said.ground);
      const artboard = page.getByTestId('artboard');
      await expect(page.getByRole('list', { name: m.results }).getByRole('listitem')).toHaveCount(1);
      await expect.poll(async () => (await stored(page)).doc.background).toBe('#0e2345');
      const compare = page.getByRole('button', { name: m.compare });
      await compare.focus();
      const changed = await artboard.screenshot();
      const isChanged = async () => (await artboard.screenshot()).equals(changed);
      await page.keyboard.down(' ');
      await expect.poll(isChanged).toBe(false);
      await page.keyboard.up(' ');
      await expect.poll(isChanged).toBe(true);
      expect((await stored(page)).doc.background).toBe('#0e2345');

      await say(page, language, said.much);
      await expect(page.getByRole('list', { name: m.results }).getByText(said.degree)).toBeVisible();
      // In the field the key would take back what was typed.
      await compare.focus();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect.poll(async () => (await stored(page)).doc.background).toBe(before.background);
      expect(await findAccessibilityFaults(page)).toEqual([]);
    },
  );
}

for (const language of journeysIn('en')) {
  const m = editWordsMessages[language];
  const said = SAID[language];

  sweepJourney(
    `${language}: another idea is a step that can be undone and taken apart, and so is more of the same`,
    async ({ page }) => {
      const before = await openEditor(page, { language });
      const told = page.getByRole('list', { name: m.results }).getByRole('listitem');
      await say(page, language, said.another);
      await expect(told).toHaveCount(4);
      await expect.poll(async () => (await stored(page)).doc.layout.id).not.toBe(before.layout.id);
      expect((await stored(page)).doc.name.text).toBe(before.name.text);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: m.compare }).focus();
      await page.keyboard.press('Control+z');
      await expect.poll(async () => (await stored(page)).doc.layout.id).toBe(before.layout.id);

      await say(page, language, said.more);
      await expect(told).toHaveCount(2);
      await expect.poll(async () => (await stored(page)).doc.name.color).not.toBe(before.name.color);
      const { doc } = await stored(page);
      expect([doc.name.text, doc.name.font, doc.layout.id]).toEqual([
        before.name.text,
        before.name.font,
        before.layout.id,
      ]);
    },
  );

  test(`${language}: a request that needs no new picture is answered at once and without the server`, async ({
    page,
  }) => {
    await openEditor(page, { language });
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    const times: number[] = [];
    for (const words of [said.ground, said.much, said.ground, said.much, said.ground, said.much, said.ground])
      times.push(await answerTime(page, m.label, words));
    const [fastest = Infinity] = times.toSorted((one, other) => one - other);
    console.log(`${language}: read and carried out in ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
    expect(fastest).toBeLessThanOrEqual(ANSWER_LIMIT_MS * slowness());
    expect(calls.filter((url) => /readWishes|wishes|drawWish/i.test(url))).toEqual([]);
  });

  test(`${language}: words do not turn a bought logo into another brand's, and put a slip right`, async ({ page }) => {
    const account = await signIn(page);
    const creationId = await newCreation(page, account);
    await buyPackage(page, account, creationId, 'vector');
    await page.goto(inLanguage(`/edit?creationId=${creationId}`, language));
    await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');
    await say(page, language, said.other);
    const told = page.getByRole('list', { name: m.results });
    await expect(told.getByText(language === 'zh' ? /^没有改名：/ : /^Name kept: /)).toBeVisible();
    await say(page, language, said.slip);
    await expect.poll(async () => (await stored(page)).doc.name.text).toBe('青岚茶室');
  });
}

/** From the words being sent to their chips being there, by the page's own clock. */
async function answerTime(page: Page, label: string, words: string): Promise<number> {
  await page.getByLabel(label).fill(words);
  return page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('form:has(#words-line)');
    const line = form?.parentElement;
    const state = line?.querySelector('output');
    if (!form || !line || !state) throw new Error('no line to type into');
    const start = performance.now();
    let wasBusy = false;
    return new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        wasBusy ||= state.textContent !== '';
        if (!wasBusy || state.textContent !== '') return;
        observer.disconnect();
        resolve(performance.now() - start);
      });
      observer.observe(line, { childList: true, subtree: true, characterData: true });
      form.requestSubmit();
    });
  });
}
