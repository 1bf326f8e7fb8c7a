import { expect } from '@playwright/test';
import { collectComplaints, inLanguage, LANGUAGES } from './pages.ts';
import { test } from './test.ts';

const SECTIONS = {
  zh: ['快速设计', '在线设计', '个性品牌', '优秀案例', 'AI 标志', 'AI 艺术字', 'AI 信息'],
  en: [
    'Quick design',
    'Online design',
    'A brand of your own',
    'Excellent cases',
    'AI logo',
    'AI art font',
    'AI information',
  ],
};
const TABS = { zh: ['国内', '国外', '论文'], en: ['In China', 'Abroad', 'Papers'] };

for (const language of LANGUAGES) {
  test(`[S2.15] home in ${language} has its sections, and every piece of AI information leads to its original`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    await page.goto(inLanguage('/', language));
    for (const name of SECTIONS[language]) {
      const section = page.getByRole('region', { name, exact: true });
      await section.scrollIntoViewIfNeeded();
      await expect(section).toBeVisible();
    }
    const information = page.getByRole('region', { name: SECTIONS[language][6] ?? '', exact: true });
    for (const tab of TABS[language]) {
      await information.getByRole('tab', { name: tab }).click();
      const items = information.getByRole('tabpanel').getByRole('listitem');
      await expect(items).toHaveCount(5);
      for (const link of await items.getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    }
    const slider = page.getByRole('slider');
    await slider.focus();
    const hand = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect(slider).not.toHaveAttribute('aria-valuetext', hand ?? '');
    expect(complaints).toEqual([]);
  });
}

test('[S2.15] what is typed hangs on the wall at once, stays while the next is drawn, and goes to the editor or the flow', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('textbox', { name: '品牌名' });
  const wall = page.locator('ul[data-name], ul[aria-label^="同一个名字"]').first();
  await box.pressSequentially('老陈面馆', { delay: 20 });
  await expect(wall).toHaveAttribute('data-name', '老陈面馆');
  await expect(wall.getByRole('button')).toHaveCount(6);
  const logo = wall.locator('img').first();
  const drawn = await logo.getAttribute('src');
  expect(drawn).toContain('data:image/webp');

  // A slow reply leaves the wall before it hanging; what cannot be drawn is said, and the wall stays.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/icon\/wall/, async (route) => {
    await held;
    await route.continue();
  });
  await box.fill('一'.repeat(20));
  await expect(wall).toHaveAttribute('data-name', '老陈面馆');
  expect(await logo.getAttribute('src')).toBe(drawn);
  release();
  await expect(wall).toHaveAttribute('data-name', '一'.repeat(20));
  await box.fill('面🍞');
  await expect(page.getByRole('alert')).toContainText(/表情|emoji/i);
  await expect(wall).toHaveAttribute('data-name', '一'.repeat(20));
  await box.fill('');
  await expect(wall).not.toHaveAttribute('data-name');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: '开始设计' }).click();
  await expect(page.getByRole('alert')).toHaveText('请输入名称');

  await page.getByRole('button', { name: '海盐咖啡', exact: true }).click();
  await expect(wall).toHaveAttribute('data-name', '海盐咖啡');
  await wall.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/edit/);
  await expect(page.getByTestId('artboard')).toHaveAccessibleName('海盐咖啡');
  await page.goBack();
  await page.getByRole('textbox', { name: '品牌名' }).fill('Blue Fox');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blue Fox');
});
