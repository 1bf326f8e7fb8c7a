import { Suspense, lazy, useState } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';
import { useMenu } from '../stores/dialogs.ts';

const Loaded = lazy(() => loadChunk(async () => ({ default: (await import('./mobile-drawer.tsx')).MobileDrawer })));

/** The drawer's code arrives with its first opening. */
export function MobileDrawer() {
  const open = useMenu((menu) => menu.open);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <Loaded />
    </Suspense>
  ) : null;
}
