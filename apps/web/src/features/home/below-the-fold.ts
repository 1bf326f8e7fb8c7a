import type { ComponentType } from 'react';
import { firstStirring } from '../../lib/stirring.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { loadWhenStirred } from '../../lib/when-stirred.ts';

/** Where the sections stand in the server's markup. */
export const SECTIONS_ID = 'home-sections';

const load = async () => (await import('./home-sections.tsx')).HomeSections;

export const BelowTheFold: ComponentType = import.meta.env.SSR ? await load() : loadWhenStirred(SECTIONS_ID, load);

/** Idle or not, nobody waits longer for the page to have its real height. */
const LONGEST_WAIT_MS = 1500;
const NEXT_WAIT_MS = 100;

/**
 * Sections that were never near have a guessed height. Once the visitor stirs they are laid out as soon as the browser
 * has nothing else to do: later, the page would change its height under somebody who jumps to its end and presses a link
 * there. One at a time, since all of them at once hold up a slow phone.
 */
export function layOutWhenIdle(sections: HTMLElement): () => void {
  let wanted = true;
  const layOutNext = () => {
    const next = sections.querySelector(':scope > section:not(.laid-out)');
    (next ?? sections).classList.add('laid-out');
    if (next) cancel = whenIdle(layOutNext, NEXT_WAIT_MS);
  };
  let cancel = () => {};
  void firstStirring().then(() => {
    if (wanted) cancel = whenIdle(layOutNext, LONGEST_WAIT_MS);
  });
  return () => {
    wanted = false;
    cancel();
  };
}
