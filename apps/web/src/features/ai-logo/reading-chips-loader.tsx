import { Suspense, lazy, type ComponentProps } from 'react';
import { loadChunk } from '../../lib/load-chunk.ts';

const Loaded = lazy(() => loadChunk(async () => ({ default: (await import('./reading-chips.tsx')).ReadingChips })));

/** The chips and their menus come with the first reading: before it they would be a sixth of the page's script. */
export const ReadingChips = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={<div className="h-10" />}>
    <Loaded {...props} />
  </Suspense>
);
