import type { ComponentType } from 'react';
import { loadWhenStirred } from '../../lib/when-stirred.ts';

/** Where the sections stand in the server's markup. */
export const SECTIONS_ID = 'home-sections';

const load = async () => (await import('./home-sections.tsx')).HomeSections;

export const BelowTheFold: ComponentType = import.meta.env.SSR ? await load() : loadWhenStirred(SECTIONS_ID, load);

/** Idle or not, nobody waits longer for the page to have its real height. */
const LONGEST_WAIT_MS = 1500;

/**
 * Sections that were never near have a guessed height. They are laid out as soon as the browser has nothing else to do:
 * later, the page would change its height under somebody who jumps to its end and presses a link there.
 */
export function layOutWhenIdle(sections: HTMLElement): () => void {
  const layOut = () => sections.classList.add('laid-out');
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (!requestIdleCallback) {
    const timer = setTimeout(layOut, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(layOut, { timeout: LONGEST_WAIT_MS });
  return () => window.cancelIdleCallback(request);
}
