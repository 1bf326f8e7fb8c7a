import type { Page } from '@playwright/test';

/** What the flow and its list say, by language. */
export const WORDS = {
  zh: {
    name: '品牌名',
    story: '一句话说说你的店',
    slogan: '标语',
    see: '开始设计',
    next: '下一步',
    back: '上一步',
    finish: '看看方案',
    bakery: '烘焙甜品',
    warm: '暖色调',
    anyFont: '由系统选择',
    nameBlank: '请输入标志名称',
    keywords: '请选择关键词，或写一句话',
    color: '请选择颜色',
    font: '请选择字体',
    list: '标志方案列表',
    use: '用这个',
    undo: '撤销',
    noMore: '没有更多操作记录',
  },
  en: {
    name: 'Brand name',
    story: 'Your shop in one sentence',
    slogan: 'Slogan',
    see: 'Start',
    next: 'Next',
    back: 'Back',
    finish: 'See my logos',
    bakery: 'Bakery & sweets',
    warm: 'Warm colours',
    anyFont: 'Choose for me',
    nameBlank: 'Please enter your logo name',
    keywords: 'Please select keywords, or write one sentence',
    color: 'Please select a colour',
    font: 'Please select a font',
    list: 'Logos',
    use: 'Use this',
    undo: 'Undo',
    noMore: 'No more operation records',
  },
};
export type Words = (typeof WORDS)['zh'];

export const FLOW_KEY = 'markwright.create-logo';

const BRIEF = {
  currentPage: 4,
  logoName: '半山面包',
  otherName: 'Half Hill Bakery',
  slogan: '',
  description: '山里的面包店',
  chosenTags: [],
  color: 0,
  fontList: [],
  anyFont: true,
  logoType: 'online',
};

/** Opens a page as somebody who has answered the flow before; later loads keep what happened since. */
export async function openWith(page: Page, path: string, brief: Partial<typeof BRIEF> = {}): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, text);
    },
    [FLOW_KEY, JSON.stringify({ ...BRIEF, ...brief })] as const,
  );
  await page.goto(path);
}

export const cards = (page: Page, words: Words = WORDS.zh) =>
  page.getByRole('list', { name: words.list }).getByRole('listitem');

/** Cards whose logo has been drawn. */
export const drawn = (page: Page, words: Words = WORDS.zh) =>
  page.getByRole('list', { name: words.list }).locator('[data-drawn="true"]');
