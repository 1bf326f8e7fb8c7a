import { Suspense, lazy } from 'react';
import { loadChunk } from '../lib/load-chunk.ts';

const Menu = lazy(() =>
  loadChunk(async () => ({ default: (await import('./account-menu-panel.tsx')).AccountMenuPanel })),
);

/** Avatar and nickname; the menu behind them loads for signed-in users only. */
export function AccountMenu() {
  return (
    <Suspense fallback={<span className="size-9" />}>
      <Menu />
    </Suspense>
  );
}
