import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { isAlive } from '../apps/web/src/when-alive.ts';

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

/** What answers this address does not arrive until it is let go. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** A page drawn by the server comes alive in pieces, sooner when somebody stirs: does so, and waits until it answers. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await expect.poll(() => page.locator('#root button').first().evaluate(isAlive)).toBe(true);
}

/** Everything the browser complained about while a page was open. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

type AxeRule = { id: string; enabled: boolean; impact: string; tags: string[] };
type AxeOptions = { resultTypes: ['violations']; preload: false; runOnly: string[] };
type Axe = { run(options: AxeOptions): Promise<AxeResult> };
type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };

/** Half the size of the one that `axe.source` holds, which every page would read. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What axe itself leaves out where nobody asks for it. */
const NOT_ASKED = new Set(['experimental', 'deprecated']);

/** What is found by a rule is of that rule's weight: those of less are not asked. */
const HEAVY_RULES = (axe as unknown as { _audit: { rules: AxeRule[] } })._audit.rules
  .filter(({ enabled, impact }) => enabled && ['serious', 'critical'].includes(impact))
  .filter(({ tags }) => !tags.some((tag) => NOT_ASKED.has(tag)))
  .map(({ id }) => id);

/** What fades in or slides is looked at where it comes to rest; what turns for ever has no such place. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
  });

/** Serious and critical accessibility violations, each with the element it was found on. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  // Injected through evaluate: the page's content policy rightly refuses a script tag. A page that was looked at has it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
  await endTransitions(page);
  const result = await page.evaluate((options) => (globalThis as unknown as { axe: Axe }).axe.run(options), {
    resultTypes: ['violations'],
    preload: false,
    runOnly: HEAVY_RULES,
  } satisfies AxeOptions);
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
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

/** The least that a finger hits, by WCAG 2.2; links within a sentence are as high as its line. */
const LEAST_TARGET = 24;

/** What is pressed by touch and smaller than a finger, each with its size. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed = document.querySelectorAll<HTMLElement>('button:not([role=checkbox], [role=switch]), a[href]');
    return Array.from(pressed, (target) => {
      const { width, height } = target.getBoundingClientRect();
      const isSeen = target.offsetParent !== null && width > 1;
      if (!isSeen || getComputedStyle(target).display === 'inline' || Math.min(width, height) >= least) return '';
      return `${target.ariaLabel ?? target.textContent}: ${Math.round(width)} × ${Math.round(height)}`;
    }).filter((small) => small !== '');
  }, LEAST_TARGET);
