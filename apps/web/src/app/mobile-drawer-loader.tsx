import { Suspense, lazy, useState } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';

const Loaded = lazy(() => loadChunk(async () => ({ default: (await import('./mobile-drawer.tsx')).MobileDrawer })));

export type MobileDrawerProps = { open: boolean; onClose: () => void };

/** The drawer's code arrives with its first opening. */
export function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <Loaded open={open} onClose={onClose} />
    </Suspense>
  ) : null;
}
