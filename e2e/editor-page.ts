import { expect, type Locator, type Page } from '@playwright/test';
import { inLanguage, type Language } from './pages.ts';
import { callApi } from './sign-in.ts';

type Line = { text: string; font: string; color: string; size: number; spacing: number; letterCase: string } | null;
export type Doc = {
  name: NonNullable<Line>;
  secondName: Line;
  slogan: Line;
  background: string;
  layout: { id: string; nudge?: Record<string, { x: number; y: number }> };
  mark: { source: { id: string } } | null;
};
/**
 * A desk on which the editor has no strip of photographs beside it: drawing them anew with every edit is a third of what
 * its page works, and the journeys about them ask for a wider window.
 */
export const WITHOUT_PHOTOGRAPHS = { viewport: { width: 1200, height: 720 } };

type Card = { iconId: string; doc: Doc };

const BRIEF = 'name=青岚茶事&secondName=Qinglan Teahouse&slogan=山里采的茶&description=茶&size=1';
const KEY = 'markwright.current-logo';
const known = new Map<string, Card>();

/** The first logo of a brief's list; asked for once in a worker. */
async function firstLogo(page: Page, brief: string): Promise<Card> {
  const seen = known.get(brief);
  if (seen) return seen;
  const { list } = await callApi<{ list: Card[] }>(page.request, 'get', `/api/icon/list?${brief}`);
  const [card] = list;
  if (!card) throw new Error('The list is empty');
  known.set(brief, card);
  return card;
}

/** Opens the editor on a logo, as the list itself hands it over. */
export async function openEditor(page: Page, { language = 'zh' as Language, brief = BRIEF } = {}): Promise<Doc> {
  const card = await firstLogo(page, brief);
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('handed-over')) return;
      sessionStorage.setItem('handed-over', 'yes');
      localStorage.setItem(key, value);
      // A tab that has been here before goes by its own.
      sessionStorage.setItem(key, value);
    },
    [KEY, JSON.stringify({ currJson: JSON.stringify(card.doc), iconId: card.iconId, creationId: '' })] as const,
  );
  await page.goto(inLanguage('/edit', language));
  await expect(page.getByTestId('artboard')).toHaveAttribute('data-painted');
  return card.doc;
}

/** The document and ids as the browser keeps them. */
export async function stored(page: Page): Promise<{ doc: Doc; iconId: string; creationId: string }> {
  // The draft is written when the hand rests: before the first edit has been, there is none.
  const found = await page.waitForFunction((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<
      Record<'currJson' | 'iconId' | 'creationId', string>
    >;
    return kept.currJson ? kept : undefined;
  }, KEY);
  const { currJson = '', iconId = '', creationId = '' } = (await found.jsonValue()) ?? {};
  return { doc: JSON.parse(currJson) as Doc, iconId, creationId };
}

export const openPanel = (page: Page, tab: string) => page.getByRole('tab', { name: tab, exact: true }).click();
/** A canvas as a PNG: equal pictures are equal texts. */
export const pixelsOf = (canvas: Locator) => canvas.evaluate((each: HTMLCanvasElement) => each.toDataURL());
export const artboard = (page: Page) => pixelsOf(page.getByTestId('artboard'));

/** Whether some pixel of the artboard is painted in just this colour. */
export const hasColor = (page: Page, hex: string) =>
  page.getByTestId('artboard').evaluate((canvas: HTMLCanvasElement, wanted) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true;
    return false;
  }, hex);
