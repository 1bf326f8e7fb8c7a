import { expect } from '@playwright/test';
import { editorMessages } from '../apps/web/src/i18n/editor.ts';
import { artboard, hasColor, openEditor, openPanel, pixelsOf, stored } from './editor-page.ts';
import { collectComplaints, findAccessibilityFaults, journeysIn, widthOverflow } from './pages.ts';
import { sweepJourney } from './sweeps.ts';
import { test } from './test.ts';

test('every tab opens; layout, colours and a similar mark are edits that undo, redo and reset put back', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  await openEditor(page);
  const recolorings = page.waitForResponse(/\/api\/icon\/[^/]+\/color/);
  await test.step('[S2.19] every tab opens', async () => {
    for (const tab of ['布局', '文字', '图形', '字体', '颜色', '背景', '相似图']) {
      await openPanel(page, tab);
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2, name: tab })).toBeVisible();
    }
  });
  await test.step('[S3.6] document, mark and creation are kept, and follow a similar mark and its undoing', async () => {
    const before = await stored(page);
    expect(before.creationId).toBe('');
    const marks = page.getByRole('button', { name: /^换成：/ });
    await expect(marks.nth(5)).toBeVisible();
    await marks.nth(2).click();
    await expect.poll(async () => (await stored(page)).iconId).not.toBe(before.iconId);
    expect((await stored(page)).doc.mark?.source.id).not.toBe(before.doc.mark?.source.id);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(async () => (await stored(page)).iconId).toBe(before.iconId);
  });

  await test.step('[S2.19] layout and colours are undone, done again and reset', async () => {
    const first = await artboard(page);
    await openPanel(page, '布局');
    await page.getByRole('button', { name: '左右', exact: true }).click();
    await expect.poll(() => artboard(page)).not.toBe(first);
    await expect(page.getByText('第 1 步：换布局')).toBeVisible();
    await openPanel(page, '颜色');
    // Passing by, the panel may have been left before its answer came: then it asks again now.
    expect((await recolorings).ok()).toBe(true);
    await page.getByRole('button', { name: '暖色调 1', exact: true }).click();
    await expect(page.getByText('第 2 步：换配色')).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(page.getByText('第 1 步：换布局')).toBeVisible();
    await page.getByRole('button', { name: '重做' }).click();
    await page.getByRole('button', { name: '重置' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '重置' }).click();
    await expect.poll(() => artboard(page)).toBe(first);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => artboard(page)).not.toBe(first);
  });
  expect(complaints).toEqual([]);
});

test('[S3.8] name and slogan with their fonts, colours and sizes, and the background are editable; a text that cannot be drawn is refused in words', async ({
  page,
}) => {
  const before = await openEditor(page);
  await openPanel(page, '文字');
  const name = page.getByLabel('品牌名', { exact: true });
  await name.fill('');
  await expect(page.getByText('请输入品牌名')).toBeVisible();
  await name.fill('字'.repeat(21));
  await expect(page.getByText('太长了，最多 20 个汉字')).toBeVisible();
  await name.blur();
  await expect(name).toHaveValue(before.name.text);
  await name.fill('青山茶事');
  await page.getByLabel('英文名', { exact: true }).fill('Green Hill');
  await page.getByLabel('标语', { exact: true }).fill('每天现焙');
  await openPanel(page, '字体');
  const lines = page.getByRole('group', { name: '改哪一行' });
  for (const [line, font] of [
    ['品牌名', '站酷小薇体'],
    ['标语', '马善政楷书'],
  ] as const) {
    await lines.getByRole('button', { name: line }).click();
    await page.getByRole('button', { name: font }).click();
    await page.getByRole('textbox', { name: '字号' }).fill('130');
    await page.getByRole('textbox', { name: '字号' }).press('Enter');
  }
  await test.step('[S1.4] the panel offers eleven Chinese fonts', () =>
    expect(page.getByRole('region', { name: editorMessages.zh.hanziFonts }).getByRole('listitem')).toHaveCount(11));
  await openPanel(page, '颜色');
  await page.getByLabel('品牌名色值').fill('#7A1F12');
  await page.getByLabel('标语色值').fill('#224466');
  await openPanel(page, '背景');
  await page.getByLabel('背景颜色色值').fill('#FFF4E0');
  await expect.poll(async () => (await stored(page)).doc.background).toBe('#fff4e0');
  const { doc } = await stored(page);
  expect(doc.name).toMatchObject({ text: '青山茶事', font: 'zcool-xiaowei.ttf', color: '#7a1f12', size: 1.3 });
  expect(doc.slogan).toMatchObject({ text: '每天现焙', font: 'ma-shan-zheng.ttf', color: '#224466', size: 1.3 });
  expect(doc.secondName?.text).toBe('Green Hill');
  await expect.poll(() => hasColor(page, '#7a1f12')).toBe(true);
  await page.getByRole('button', { name: '透明' }).click();
  await expect.poll(async () => (await stored(page)).doc.background).toBe('transparent');
});

for (const language of journeysIn('en')) {
  const m = editorMessages[language];

  test(`${language}: the whole catalogue is searched by words, and a mark of one's own is uploaded into the logo`, async ({
    page,
  }) => {
    await openEditor(page, { language });
    await openPanel(page, m.tabs.similar);
    const before = await stored(page);
    const search = page.getByRole('searchbox', { name: m.markSearch });
    await search.fill(language === 'zh' ? '狐狸' : 'fox');
    const found = page.getByRole('tabpanel').getByRole('button', { name: language === 'zh' ? /^换成：/ : /^Use: / });
    await expect(found.first()).toBeVisible();
    await found.first().click();
    await expect.poll(async () => (await stored(page)).doc.mark?.source.id).not.toBe(before.doc.mark?.source.id);
    expect((await stored(page)).doc.mark?.source.id).toMatch(/fox/);
    await search.fill('zxqvw');
    await expect(page.getByText(m.markNotFound('zxqvw'))).toBeVisible();
    await expect(found).toHaveCount(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await search.fill('');

    const choose = page.getByRole('tabpanel').locator('input[type=file]');
    await choose.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('tabpanel').getByRole('alert')).not.toBeEmpty();
    const star =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 5 62 38 97 38 69 59 79 93 50 72 21 93 31 59 3 38 38 38Z" fill="#7a1fa2"/></svg>';
    await choose.setInputFiles({ name: 'star.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(star) });
    await expect.poll(async () => (await stored(page)).doc.mark?.source.id).not.toMatch(/fox/);
    await expect.poll(() => hasColor(page, '#7a1fa2')).toBe(true);
    await page.getByRole('button', { name: m.undo, exact: true }).click();
    await expect.poll(async () => (await stored(page)).doc.mark?.source.id).toMatch(/fox/);
  });
}

test('uses follow the logo; low contrast and missing characters are pointed out and mended with one click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { background } = await openEditor(page);
  const uses = page.getByRole('complementary', { name: '效果图' });
  const sign = uses.getByRole('img', { name: '标志用在：门头（白天）', exact: true });
  await expect(sign).toHaveAttribute('data-drawn', 'true');
  const before = await pixelsOf(sign);
  for (const thing of ['外带杯', '纸袋', '橱窗贴字', '围裙']) {
    await expect(uses.getByRole('img', { name: `标志用在：${thing}`, exact: true })).toBeAttached();
  }
  await expect(uses.getByRole('img', { name: '图形 16 像素' })).toHaveJSProperty('clientWidth', 16);
  await openPanel(page, '颜色');
  await page.getByLabel('品牌名色值').fill(background);
  await expect.poll(() => pixelsOf(sign)).not.toBe(before);
  const warnings = page.getByRole('list', { name: '提醒' });
  await expect(warnings.getByText(/品牌名在背景上看不清/)).toBeVisible();
  await warnings.getByRole('button', { name: '修复', exact: true }).click();
  await expect(warnings.getByText(/品牌名在背景上看不清/)).toBeHidden();
  await expect.poll(async () => (await stored(page)).doc.name.color).not.toBe(background);
  await openPanel(page, '文字');
  await page.getByLabel('品牌名', { exact: true }).fill('青玥茶');
  await openPanel(page, '字体');
  await page.getByRole('group', { name: '改哪一行' }).getByRole('button', { name: '品牌名' }).click();
  await page
    .getByRole('button', { name: /写不出「玥」/ })
    .first()
    .click();
  await expect(warnings.getByText(/写不出「玥」/)).toBeVisible();
  await warnings.getByRole('button', { name: /^换成/ }).click();
  await expect(warnings.getByText(/写不出「玥」/)).toBeHidden();
});

for (const language of journeysIn('en')) {
  test(`the editor in ${language} fits every width and can be read by everyone`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    await openEditor(page, { language });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const tab of await page.getByRole('tab').all()) {
        if (!(await tab.isVisible())) continue;
        await tab.click();
        expect(await widthOverflow(page), `${width} px`).toBe(0);
      }
      if (width !== 768) expect(await findAccessibilityFaults(page), `${width} px`).toEqual([]);
    }
  });
}

sweepJourney(
  'a mark chosen where letters stand in for it is shown, and an English name gets letters that can be read',
  async ({ page }) => {
    await openEditor(page, { brief: 'name=青岚茶事&description=茶&size=1' });
    await openPanel(page, '布局');
    await page.getByRole('button', { name: '首字', exact: true }).click();
    await openPanel(page, '图形');
    await expect(page.getByText('这个布局用文字代替图形')).toBeVisible();
    await expect(page.getByRole('button', { name: '去掉图形' })).toBeHidden();
    await page.getByRole('button', { name: '选一个图形' }).click();
    await page
      .getByRole('button', { name: /^换成：/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: '选中图形' })).toBeVisible();
    await openPanel(page, '字体');
    await page.getByRole('button', { name: '马善政楷书' }).click();
    await openPanel(page, '文字');
    await page.getByLabel('英文名', { exact: true }).fill('Green Hill');
    await expect.poll(async () => (await stored(page)).doc.secondName?.text).toBe('Green Hill');
    expect((await stored(page)).doc.secondName?.font).not.toBe('ma-shan-zheng.ttf');
  },
);
