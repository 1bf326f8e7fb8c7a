import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../../lib/load-chunk.ts';

/** Where the sections stand in the server's markup. */
export const SECTIONS_ID = 'home-sections';

const load = async () => (await import('./home-sections.tsx')).HomeSections;

/** Any of these means that somebody is about to look further down. */
const STIRRINGS = ['scroll', 'wheel', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

const firstStirring = (): Promise<void> =>
  new Promise((resolve) => {
    const awake = () => {
      for (const name of STIRRINGS) window.removeEventListener(name, awake, true);
      resolve();
    };
    for (const name of STIRRINGS) window.addEventListener(name, awake, { capture: true, passive: true });
  });

/** Sections that the server has drawn can be read without their script: it waits until the visitor stirs. */
const whenWanted = (): Promise<void> => (document.getElementById(SECTIONS_ID) ? firstStirring() : Promise.resolve());

export const BelowTheFold: ComponentType = import.meta.env.SSR
  ? await load()
  : lazy(async () => {
      await whenWanted();
      return { default: await loadChunk(load) };
    });

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
