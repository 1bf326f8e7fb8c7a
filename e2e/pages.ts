import AxeBuilderSource from 'axe-core';
import type { Page } from '@playwright/test';

/** Every route of the specification's section 2, with a heading a visitor sees in each language. */
export const ROUTES = [
  '/',
  '/aiLogo',
  '/aiFont',
  '/article',
  '/createLogo',
  '/createLogo/artList',
  '/createLogo/logoList',
  '/createLogo/taglist',
  '/createOrder',
  '/edit',
  '/information',
  '/news/',
  '/made',
  '/matting',
  '/perInfo',
  '/userShare?creationId=none',
] as const;

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A journey is made in one language, by turns over the files: the texts of the other are held by the compiler. A test
 * that is about language names LANGUAGES. `E2E_LANGUAGES=both` makes every journey in both.
 */
export const journeysIn = (language: Language): readonly Language[] =>
  process.env.E2E_LANGUAGES === 'both' ? LANGUAGES : [language];

export const inLanguage = (route: string, language: Language): string =>
  language === 'zh' ? route : `${route}${route.includes('?') ? '&' : '?'}lang=en`;

/** Everything the browser complained about while a page was open. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

type Axe = { run(options: { resultTypes: ['violations'] }): Promise<AxeResult> };
type AxeResult = { violations: { id: string; impact: string | null; nodes: { html: string }[] }[] };

/** Serious and critical accessibility violations, each with the element it was found on. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  // Injected through evaluate: the page's content policy rightly refuses a script tag.
  await page.evaluate(AxeBuilderSource.source);
  const result = await page.evaluate(() =>
    (globalThis as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

export const widthOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Hints in fields that end before they are read, each with what is missing in pixels. */
export const cutHints = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ruler = document.createElement('canvas').getContext('2d');
    return Array.from(document.querySelectorAll<HTMLInputElement>('input[placeholder]'), (field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (!ruler || field.offsetParent === null) return '';
      ruler.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const missing = Math.ceil(ruler.measureText(field.placeholder).width - room);
      return missing > 0 ? `${field.placeholder}: ${missing}` : '';
    }).filter((cut) => cut !== '');
  });
