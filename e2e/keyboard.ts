import type { Locator, Page } from '@playwright/test';

/** More stops than any page has before what is looked for. */
const STOPS_MAX = 200;

/** Tab and Enter alone; what cannot be reached that way fails here. */
export function keyboardOf(page: Page) {
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let presses = 0; presses < STOPS_MAX; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`No tab leads to ${target.toString()}`);
  }
  return {
    reach,
    press: async (target: Locator): Promise<void> => {
      await reach(target);
      const type = await target.getAttribute('type');
      await page.keyboard.press(type === 'radio' || type === 'checkbox' ? 'Space' : 'Enter');
    },
    write: async (target: Locator, text: string): Promise<void> => {
      await reach(target);
      await page.keyboard.insertText(text);
    },
  };
}
