import { lazy, type ComponentType } from 'react';
import { loadChunk } from './load-chunk.ts';
import { firstStirring } from './stirring.ts';

/**
 * A part that the server has drawn can be read without its script: that waits until the visitor stirs. `id` is the drawn
 * part's; where it is not in the page, the visitor came by a move inside the site and the part is loaded at once. So it is
 * for somebody who has `begun` before.
 */
export const loadWhenStirred = <Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  begun = () => false,
): ComponentType<Props> =>
  lazy(async () => {
    if (document.getElementById(id) && !begun()) await firstStirring();
    return { default: await loadChunk(load) };
  }) as unknown as ComponentType<Props>;
